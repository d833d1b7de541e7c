"""Blocks that are folded until a reader opens them: ``<details>``, which need no script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.writers.html5 import HTML5Translator


class details(nodes.General, nodes.Element):  # noqa: N801  (nodes are named as their elements)
    """A folded block. Its first child is the summary."""


class summary(nodes.General, nodes.TextElement):  # noqa: N801
    """The line that opens a folded block."""


def folded(words: str, *children: nodes.Node, classes: Sequence[str] = ()) -> details:
    """A folded block under a line in the language of the site."""
    return details("", summary("", words, translatable=False), *children, classes=list(classes))


def visit_details(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "details"))


def depart_details(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append("</details>\n")


def visit_summary(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "summary", suffix=""))


def depart_summary(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append("</summary>\n")


def pass_by(self: Any, node: nodes.Node) -> None:
    """In plain text everything lies open."""


def begin_text(self: Any, node: nodes.Node) -> None:
    self.new_state(0)


def end_text(self: Any, node: nodes.Node) -> None:
    self.end_state()


def setup(app: Sphinx) -> None:
    app.add_node(details, html=(visit_details, depart_details), text=(pass_by, pass_by))
    app.add_node(summary, html=(visit_summary, depart_summary), text=(begin_text, end_text))
