"""The ``edition`` directive: text for readers of some editions only."""

from __future__ import annotations

from collections.abc import Sequence

from docutils import nodes
from sphinx.application import Sphinx

from rulebook.directives.engine_directive import EngineDirective
from rulebook.facts import engine
from rulebook.site.markup import paragraph


def edition_block(keys: Sequence[str], *children: nodes.Node) -> nodes.container:
    """A block for some editions, under their names. A reader who chose another edition does not see it.

    Without a choice, without scripts and on paper, all blocks are shown.
    """
    names = [nodes.inline("", engine.FULL[key], classes=["ed", f"ed-{key}"]) for key in keys]
    separated = [part for name in names for part in (nodes.Text(" "), name)][1:]
    head = paragraph(*separated, classes=["edition-head"])
    return nodes.container("", head, *children, classes=["edition"], editions=list(keys))


class EditionDirective(EngineDirective):
    """``{edition} base neo``: the body is for those editions."""

    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[nodes.Node]:
        keys = self.known(engine.editions, self.arguments[0])
        self.assert_has_content()
        return [edition_block(keys, *self.parse_content_to_nodes())]


def setup(app: Sphinx) -> None:
    app.add_directive("edition", EditionDirective)
