"""A game that is stepped through: a frame for each step, and the buttons for back and forth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.writers.html5 import HTML5Translator

from rulebook.site.happenings import Happenings
from rulebook.site.markup import paragraph
from rules.pictures import View
from rules.terminal.dialogue import action_in_words
from sessions.scenes import Scene


class stepper(nodes.General, nodes.Element):  # noqa: N801  (nodes are named as their elements)
    """The buttons for back and forth."""


def frames(happenings: Happenings, scenes: Sequence[Scene], turn: int) -> list[nodes.Node]:
    """The frames of one turn of a recorded game: the action, the board after it, and what happened.

    The first turn begins with the set-up. Frames are numbered through the whole game: ``s1``, ``s2``.
    """
    return [
        frame(happenings, scene, number, len(scenes))
        for number, scene in enumerate(scenes, 1)
        if (scene.before.turn if scene.before is not None else 1) == turn
    ]


def frame(happenings: Happenings, scene: Scene, number: int, count: int) -> nodes.container:
    """One frame."""
    # Only the first is seen until the script takes over.
    box = nodes.container(ids=[f"s{number}"], classes=["frame", *(["now"] if number == 1 else [])])
    words = _("Step {number} of {count}").format(number=number, count=count)
    box += paragraph(words, classes=["frame-number"])
    told = nodes.container(classes=["frame-told"])
    if scene.action is not None:
        told += paragraph(*happenings.words(action_in_words(scene.action)), classes=["action"])
    if scene.events:
        told += happenings.list_of(scene)
    board = happenings.picture("", scene.last, scene.before, View("board"))
    box += nodes.container("", board, told, classes=["pictures"])
    return box


def visit(self: HTML5Translator, node: nodes.Element) -> None:
    group, back, forth, every = _("Steps of the game"), _("Back"), _("Next step"), _("Show all steps")
    self.body.append(
        f'<div class="stepper" role="group" aria-label="{self.attval(group)}" hidden>\n'
        f'<button class="btn back" type="button">‹ {self.encode(back)}</button>\n'
        '<span class="place"></span>\n'
        f'<button class="btn main forth" type="button">{self.encode(forth)} ›</button>\n'
        f'<button class="btn all-steps" type="button" aria-pressed="false">{self.encode(every)}</button>\n'
        '<p class="vh" role="status"></p></div>\n'
    )
    raise nodes.SkipNode


def skip(self: Any, node: nodes.Element) -> None:
    """In plain text everything stands below each other."""
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    app.add_node(stepper, html=(visit, None), text=(skip, None))
