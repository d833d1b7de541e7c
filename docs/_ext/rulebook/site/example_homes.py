"""Where the examples are shown: their homes in the order in which the pages are read, and links to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

from rulebook.site.page_records import PageTable
from sessions.manifest import anchor

_SENTENCE = re.compile(r"(.+?[.!?…])(?:\s|$)", re.DOTALL)


class Shown(NamedTuple):
    """An example as a page shows it."""

    path: str
    """The session file."""
    title: str = ""
    """Its title in the language of the page."""
    section: str = ""
    """The label of the section it stands in."""


rendered: PageTable[Shown] = PageTable("examples")
"""Which examples each page shows."""


class Home(NamedTuple):
    """Where a reader is best sent for an example."""

    identity: str
    docname: str
    section: str
    title: str


def first_sentence(text: str) -> str:
    """The first sentence of a text, in one line."""
    found = _SENTENCE.match(text)
    return " ".join((found[1] if found else text).split())


def reading_order(env: BuildEnvironment) -> list[str]:
    """The pages as the navigation lists them, then those that it does not list."""

    def walk(docname: str) -> Iterator[str]:
        yield docname
        for child in env.toctree_includes.get(docname, []):
            yield from walk(child)

    return list(dict.fromkeys([*walk(env.config.root_doc), *sorted(env.found_docs)]))


def homes(env: BuildEnvironment) -> dict[str, Home]:
    """One place for each example that is shown; a chapter of the rules comes before other pages."""
    pages = sorted(reading_order(env), key=lambda docname: not docname.startswith("rules/"))
    result: dict[str, Home] = {}
    for docname in pages:
        for identity, each in rendered.of(env).get(docname, {}).items():
            result.setdefault(identity, Home(identity, docname, each.section, first_sentence(each.title)))
    return result


def link_to_example(app: Sphinx, docname: str, home: Home) -> nodes.reference:
    """A link from a page to an example, by its title."""
    return make_refnode(app.builder, docname, home.docname, anchor(home.identity), nodes.inline("", home.title))
