"""The Sphinx extension: what a page can say beyond ordinary Markdown, and what the build adds to every page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PARTS = (
    "site.warning_lines",
    "site.style_and_script",
    "site.html_writer",
    "site.page_frame",
    "site.anchors",
    "directives.edition_block",
    "directives.rule_box",
    "directives.step_chart",
    "directives.comparison",
    "directives.card_list",
    "directives.verb_list",
    "directives.terms",
    "site.glossary",
    "site.untranslated",
    "site.english_names",
    "directives.example",
    "directives.exercise",
    "directives.stepper",
    "directives.progress",
    "directives.rule_examples",
    "directives.rule_details",
    "directives.whole_law",
    "directives.gallery",
    "directives.step_order",
    "directives.coverage",
    "site.reference",
    "site.search",
    "site.language_links",
    "site.interface_words",
)


def setup(app: Sphinx) -> dict[str, Any]:
    for part in PARTS:
        app.setup_extension(f"{__name__}.{part}")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
