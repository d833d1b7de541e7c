"""How the pages become HTML, where the usual way is not enough."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.writers.html5 import HTML5Translator

WIDE = 4
"""Tables with so many columns do not fit on a phone; they scroll in a box of their own."""


class Writer(HTML5Translator):
    """Any element can be for some editions only, and a wide table has a box that scrolls."""

    def starttag(
        self, node: nodes.Element, tagname: str, suffix: str = "\n", empty: bool = False, **attributes: Any
    ) -> str:
        if editions := node.get("editions") if isinstance(node, nodes.Element) else None:
            attributes["data-ed"] = " ".join(editions)
        tag: str = super().starttag(node, tagname, suffix, empty, **attributes)
        return tag

    def visit_table(self, node: nodes.table) -> None:
        columns = next(iter(node.findall(nodes.tgroup)))["cols"]
        if columns >= WIDE:
            label = self.attval(_("Table: {heading}").format(heading=_heading(node)))
            # By keyboard, too, it must be possible to scroll.
            self.body.append(f'<div class="scroll" role="group" tabindex="0" aria-label="{label}">\n')
        else:
            self.body.append("<div>\n")
        super().visit_table(node)

    def depart_table(self, node: nodes.table) -> None:
        super().depart_table(node)
        self.body.append("</div>\n")


def _heading(node: nodes.Node) -> str:
    """The heading that a table stands under."""
    parent = node.parent
    while parent is not None and not isinstance(parent, nodes.section):
        parent = parent.parent
    return parent[0].astext() if parent is not None else ""


def setup(app: Sphinx) -> None:
    app.set_translator("dirhtml", Writer)
    app.set_translator("html", Writer)
