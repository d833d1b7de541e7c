"""What stands around the text of every page: the groups of the menu, the sections of the page, the editions.

The frame is the templates in ``docs/_templates`` on Sphinx's ``basic`` theme, with the styles and scripts of
``docs/_style`` and ``docs/_script``. A theme from elsewhere, such as Furo, was left behind: its menu, its styles inside
the pages and its English labels had to be replaced piece by piece, and it is several times the weight of ours.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from textwrap import shorten
from typing import Any, NamedTuple

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.locale import _
from sphinx.util.nodes import clean_astext

from rulebook.facts import engine

DESCRIPTION = 160
"""How many letters of a page's beginning a list of search results shows."""


class Entry(NamedTuple):
    """A page in the menu, and those below it."""

    title: str
    docname: str
    entries: tuple[Entry, ...]

    @property
    def pages(self) -> set[str]:
        """The page and all those below it."""
        return {self.docname, *(page for entry in self.entries for page in entry.pages)}


class Group(NamedTuple):
    """A part of the menu that unfolds."""

    title: str
    entries: tuple[Entry, ...]

    @property
    def pages(self) -> set[str]:
        """All pages of the group."""
        return {page for entry in self.entries for page in entry.pages}


class Choice(NamedTuple):
    """What the edition switch offers."""

    key: str
    name: str
    year: str
    said: str
    """What is read out when it was chosen."""


class Section(NamedTuple):
    """A heading of the page and those below it."""

    title: str
    anchor: str
    sections: tuple[Section, ...]


def groups(env: BuildEnvironment) -> list[Group]:
    """The menu: a group for each list of pages on the first page, by its caption."""
    toctrees = env.tocs[env.config.root_doc].findall(addnodes.toctree)
    return [Group(toctree["caption"], tuple(_entries(env, toctree))) for toctree in toctrees]


def _entries(env: BuildEnvironment, toctree: addnodes.toctree) -> Iterator[Entry]:
    for title, docname in toctree["entries"]:
        below = env.tocs[docname].findall(addnodes.toctree)
        entries = tuple(entry for each in below for entry in _entries(env, each))
        yield Entry(title or clean_astext(env.titles[docname]), docname, entries)


def choices() -> list[Choice]:
    """All editions, and each alone."""
    showing = _("Now showing: {edition}")
    alone = [
        Choice(key, short, engine.FULL[key].rpartition("(")[2].rstrip(")"), showing.format(edition=engine.FULL[key]))
        for key, short in engine.SHORT.items()
    ]
    return [Choice("all", _("All"), "", showing.format(edition=_("All editions"))), *alone]


def sections(parent: nodes.Element, depth: int = 2) -> tuple[Section, ...]:
    """The headings below that of the page."""
    found = (child for child in parent.children if isinstance(child, nodes.section) and child["ids"])

    def below(section: nodes.Element) -> tuple[Section, ...]:
        return sections(section, depth - 1) if depth > 1 else ()

    return tuple(Section(_title(each), each["ids"][0], below(each)) for each in found)


def _title(section: nodes.Element) -> str:
    return clean_astext(section.next_node(nodes.title) or section)


def description(text: nodes.section) -> str:
    """The beginning of a page, for whoever reads about it elsewhere."""
    paragraphs = (child for child in text.children if isinstance(child, nodes.paragraph))
    first = next((each for each in paragraphs if "translated-share" not in each["classes"]), None)
    return shorten(first.astext(), DESCRIPTION, placeholder=" …") if first else ""


def add_frame(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Give the templates what they show."""
    text = next(iter(doctree.findall(nodes.section)), None) if doctree else None
    found = groups(app.env)
    context["groups"] = found
    # Whoever searches, or has only just come, is most often after a rule.
    context["open_group"] = next((group for group in found if pagename in group.pages), next(iter(found[1:]), None))
    context["editions"] = choices()
    context["sections"] = sections(text) if text else ()
    context["description"] = description(text) if text else ""
    context["title_of"] = lambda docname: clean_astext(app.env.titles[docname])


def note_menu(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """When the menu says something else than in the last build, every page is written again."""
    menu = hashlib.sha256(repr(groups(env)).encode()).hexdigest()
    before = getattr(env, "rulebook_menu", menu)
    env.rulebook_menu = menu  # type: ignore[attr-defined]
    return [] if menu == before else sorted(env.found_docs)


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", add_frame)
    app.connect("env-updated", lambda app, env: note_menu(app, env))
