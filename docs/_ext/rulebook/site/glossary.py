"""The glossary in the order of its language, and its explanations where its words are used."""

from __future__ import annotations

import unicodedata
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform

from rulebook.site.example_homes import first_sentence


def alphabetical(word: str) -> str:
    """A key to sort words by: letters with accents stand among those without."""
    return "".join(each for each in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(each))


class SortGlossary(SphinxTransform):
    """Put the words in the order of the language they are in now."""

    # After the translation (20).
    default_priority = 30

    def apply(self, **kwargs: Any) -> None:
        for glossary in self.document.findall(addnodes.glossary):
            for words in glossary.findall(nodes.definition_list):
                words.children.sort(key=lambda item: alphabetical(next(item.findall(nodes.term)).astext()))


Definitions = dict[str, str]
"""The first sentence about each word, by the anchor of the word."""


def collect(env: BuildEnvironment) -> Definitions:
    """What the glossary says, in the language of the site."""
    objects = env.domains.standard_domain.objects
    pages = sorted({docname for (kind, _name), (docname, _anchor) in objects.items() if kind == "term"})
    return {
        anchor: first_sentence(definition.astext())
        for page in pages
        for item in env.get_doctree(page).findall(nodes.definition_list_item)
        for definition in item.findall(nodes.definition)
        for term in item.findall(nodes.term)
        for anchor in term["ids"]
    }


def note_definitions(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Remember what the glossary says; when it says something else, every page is written again."""
    found = collect(env)
    before: Definitions = getattr(env, "rulebook_definitions", {})
    env.rulebook_definitions = found  # type: ignore[attr-defined]
    return [] if found == before else sorted(env.found_docs)


class ExplainTerms(SphinxPostTransform):
    """Give each link to a word its explanation, which is shown under the pointer and on focus."""

    # After links are followed (10).
    default_priority = 20
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        definitions: Definitions = getattr(self.env, "rulebook_definitions", {})
        for link in self.document.findall(nodes.reference):
            if any("std-term" in inner["classes"] for inner in link.findall(nodes.inline)):
                anchor = link.get("refid") or link.get("refuri", "").partition("#")[2]
                if anchor in definitions:
                    link["reftitle"] = definitions[anchor]
                    link["classes"].append("explained")


def setup(app: Sphinx) -> None:
    app.add_transform(SortGlossary)
    app.add_post_transform(ExplainTerms)
    app.connect("env-get-updated", note_definitions)
