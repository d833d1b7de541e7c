"""What a page of the rulebook can say beyond ordinary Markdown, and the tools that build the site."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# Whoever runs one of the tools needs no Sphinx, so nothing of it is imported until the site is built.
PARTS = (
    "warned",
    "bundle",
    "writer",
    "frame",
    "anchors",
    "editions",
    "rule",
    "steps",
    "compare",
    "cards",
    "terms",
    "glossary",
    "untranslated",
    "example",
    "exercise",
    "more",
    "law",
    "gallery",
    "order",
    "coverage",
    "reference",
    "search",
    "switch",
    "words",
)


def setup(app: Sphinx) -> dict[str, Any]:
    for part in PARTS:
        app.setup_extension(f"{__name__}.{part}")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
