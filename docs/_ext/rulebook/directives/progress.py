"""The ``progress`` directive: how many lessons a reader has done, and where to go on. A script fills it in."""

from __future__ import annotations

from typing import Any, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective
from sphinx.writers.html5 import HTML5Translator

from rulebook.site.example_homes import reading_order
from rulebook.site.page_records import PageTable
from rulebook.site.placeholders import FILLS, later, place
from rulebook.site.tries import trying


class Lesson(NamedTuple):
    """A page with questions."""

    title: str
    address: str
    keys: str
    """What the script calls its questions, with spaces between."""


class progress(nodes.General, nodes.Element):  # noqa: N801  (nodes are named as their elements)
    """What a script fills in. Its attribute is ``lessons``."""


questions: PageTable[bool] = PageTable("questions")
"""The questions of each page that a reader can answer."""


class ProgressDirective(SphinxDirective):
    """``{progress}``: nothing is seen of it without a script, or before the first question is solved."""

    def run(self) -> list[nodes.Node]:
        return [place(self.env, "progress")]


def note_questions(app: Sphinx, doctree: nodes.document) -> None:
    """Keep which questions a page has."""
    for form in doctree.findall(trying):
        questions.here(app.env)[form["key"]] = True


def fill(app: Sphinx, node: later) -> list[nodes.Node]:
    """The lessons in the order of reading."""
    asked = questions.of(app.env)
    here = node["docname"]
    lessons = [
        Lesson(app.env.titles[name].astext(), app.builder.get_relative_uri(here, name), " ".join(asked[name]))
        for name in reading_order(app.env)
        if asked.get(name)
    ]
    return [progress("", lessons=lessons)]


def visit(self: HTML5Translator, node: nodes.Element) -> None:
    done = self.attval(_("{done} of {all} lessons done"))
    self.body.append(f'<div class="progress" data-done="{done}" hidden>\n<p class="done"></p>\n')
    for lesson in node["lessons"]:
        words = self.encode(_("Continue: {lesson}").format(lesson=lesson.title))
        where = f'href="{self.attval(lesson.address)}" data-questions="{lesson.keys}"'
        self.body.append(f'<a class="btn main" {where} hidden>{words}</a>\n')
    clear = _("Clear my ticks")
    self.body.append(f'<button class="btn" type="button">{self.encode(clear)}</button>\n</div>\n')
    raise nodes.SkipNode


def skip(self: Any, node: nodes.Element) -> None:
    """In plain text nobody solves anything."""
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    for part in ("placeholders", "tries"):
        app.setup_extension(f"rulebook.site.{part}")
    app.add_node(progress, html=(visit, None), text=(skip, None))
    app.add_directive("progress", ProgressDirective)
    questions.connect(app)
    app.connect("doctree-read", note_questions)
    FILLS["progress"] = fill
