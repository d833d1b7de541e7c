"""The ``terms`` directive: the words of the game in all languages of the site."""

from __future__ import annotations

import csv
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from project.languages import LANGUAGES, Language, by_code
from rulebook.site.glossary import alphabetical
from rulebook.site.markup import paragraph, table

TERMS = Path(__file__).parents[4] / "locales" / "terms.csv"


def read_terms() -> list[dict[str, str]]:
    """The rows that have a word in every language; a row about all names of a kind has none."""
    with TERMS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [row for row in rows if not any(row[language.code].startswith("(") for language in LANGUAGES)]


def in_language(language: Language, text: str) -> nodes.paragraph:
    """Text in a language that need not be the page's; the class becomes the lang attribute."""
    return paragraph(nodes.inline("", text, classes=[f"language-{language.tag}"]))


class TermsDirective(SphinxDirective):
    """``{terms}``: one row for each term, the page's own language first and sorted by it."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(TERMS))
        own = by_code(self.config.language)
        columns = sorted(LANGUAGES, key=lambda language: language != own)
        rows = sorted(read_terms(), key=lambda row: alphabetical(row[own.code]))
        head = [in_language(language, language.name) for language in columns]
        body = [[in_language(language, row[language.code]) for language in columns] for row in rows]
        return [table(head, body, classes=["terms"])]


def setup(app: Sphinx) -> None:
    app.add_directive("terms", TermsDirective)
