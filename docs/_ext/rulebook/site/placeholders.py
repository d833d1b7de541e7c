"""Places that are filled in when every page was read: what stands there depends on other pages or on sessions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform

from rulebook.site.page_records import PageTable


class later(nodes.General, nodes.Element):  # noqa: N801  (nodes are named as their elements)
    """A place to fill in; ``what`` names the function that does it."""


Fill = Callable[[Sphinx, later], list[nodes.Node]]
FILLS: dict[str, Fill] = {}
"""Who fills in what."""

places: PageTable[bool] = PageTable("later")
"""What is filled in later on each page."""


def place(env: BuildEnvironment, what: str, **attributes: Any) -> later:
    """A place on the page that is being read."""
    places.here(env)[what] = True
    return later("", what=what, docname=env.docname, **attributes)


class FillIn(SphinxPostTransform):
    """Fill in the places, before links are followed: what is filled in has links as well.

    Only on the site. When texts are extracted, what would be written here is translated already.
    """

    default_priority = 1

    def run(self, **kwargs: Any) -> None:
        for node in list(self.document.findall(later)):
            node.replace_self(FILLS[node["what"]](self.app, node) if self.app.builder.format == "html" else [])


def always_new(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Write each of these pages again in each build, whatever other pages or sessions have changed."""
    return [docname for docname in places.of(env) if docname in env.found_docs]


def setup(app: Sphinx) -> None:
    app.add_node(later)
    places.connect(app)
    app.add_post_transform(FillIn)
    app.connect("env-get-updated", always_new)
