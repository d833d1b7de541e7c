"""The ``steps`` directive, a chart of the steps of a chapter, and the ``step`` role, one step in a sentence."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util import logging
from sphinx.util.docutils import SphinxRole

from rulebook.directives.comparison import merged, same_order
from rulebook.directives.edition_block import edition_block
from rulebook.directives.engine_directive import EngineDirective
from rulebook.facts import engine
from rulebook.site.markup import link_to_label, paragraph
from rules.editions import EDITIONS

logger = logging.getLogger(__name__)


def step_words(letter: str) -> str:
    """A step as a sentence names it."""
    return _("step {letter})").format(letter=letter)


class Charts:
    """The chart of a chapter for each edition, for a page and in its language."""

    def __init__(self, docname: str, language: str) -> None:
        self.docname = docname
        self.language = language

    def of(self, chapter: str, marked: str = "") -> list[nodes.Node]:
        """One chart for all editions with the same steps, side by side where there is room."""
        alike: dict[tuple[str, ...], list[str]] = {}
        for key in EDITIONS:
            alike.setdefault(tuple(engine.steps(key, chapter)), []).append(key)
        charts = [edition_block(keys, *self.chart(chapter, steps, keys[0], marked)) for steps, keys in alike.items()]
        return [nodes.container("", *charts, classes=["charts"])]

    def together(self, chapter: str) -> list[nodes.Node]:
        """One list for all editions, where one order fits into every list: each step with its letters."""
        lists = {key: engine.steps(key, chapter) for key in EDITIONS}
        if not all(same_order(one, other) for one, other in combinations(lists.values(), 2)):
            return self.of(chapter)
        chart = nodes.bullet_list("", classes=["steps", "together"])
        for rule in merged(list(lists.values())):
            having: dict[str, list[str]] = {}
            for key in EDITIONS:
                if rule in lists[key]:
                    having.setdefault(engine.letter(rule, key, chapter), []).append(key)
            chart.append(self.row(rule, having))
        return [chart]

    def row(self, rule: str, having: dict[str, list[str]]) -> nodes.list_item:
        """A step with its letter; with the names of its editions where they are not all alike."""
        keys = [key for each in having.values() for key in each]
        words: list[nodes.Node | str] = []
        for letter, editions in having.items():
            words += [nodes.inline("", f"{letter})", classes=["letter"], editions=editions), " "]
            if editions != list(EDITIONS):
                for key in editions:
                    words += [nodes.inline("", engine.SHORT[key], classes=["ed", f"ed-{key}"], editions=[key]), " "]
        words.append(link_to_label(self.docname, rule, engine.rule_title(rule, self.language)))
        item = nodes.list_item("", paragraph(*words))
        if keys != list(EDITIONS):
            item["editions"] = keys
        return item

    def chart(self, chapter: str, steps: tuple[str, ...], edition: str, marked: str) -> list[nodes.Node]:
        """The steps that share a letter share an item."""
        items: dict[str, list[str]] = {}
        for rule in steps:
            items.setdefault(engine.letter(rule, edition, chapter), []).append(rule)
        chart = nodes.enumerated_list("", enumtype="loweralpha", prefix="", suffix=")", classes=["steps"])
        for letter, rules in items.items():
            chart.append(self.item(letter, rules, marked))
        if not marked or marked in steps:
            return [chart]
        return [chart, paragraph(_("This edition does not have the step of this section."), classes=["steps-note"])]

    def item(self, letter: str, rules: list[str], marked: str) -> nodes.list_item:
        words: list[nodes.Node | str] = [nodes.inline("", f"{letter})", classes=["letter"])]
        for rule in rules:
            title = engine.rule_title(rule, self.language)
            words += [" " if rule == rules[0] else "; ", link_to_label(self.docname, rule, title)]
        if marked not in rules:
            return nodes.list_item("", paragraph(*words))
        words += [" ", nodes.inline("", _("this step"), classes=["step-here"])]
        return nodes.list_item("", paragraph(*words), classes=["step-marked"])


class StepsDirective(EngineDirective):
    """``{steps} damage``: the steps in each edition; ``:mark:`` points at one of them."""

    option_spec: ClassVar = {"mark": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        marked = self.options.get("mark", "")
        chapter = self.known(engine.chapter, self.arguments[0])
        if marked:
            self.known(engine.function, marked)
        engine.depend_on_engine(self.env)
        charts = Charts(self.env.docname, self.config.language)
        # A sheet is printed for one edition; in a chapter one list is easier to take in than three.
        together = self.env.docname.startswith("rules/") and not marked
        return charts.together(chapter) if together else charts.of(chapter, marked)


class StepRole(SphinxRole):
    """``{step}`damage.weakness@dp```: the step by its letter, with a link."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        rule, _at, edition = self.text.partition("@")
        try:
            engine.function(rule)
            (key,) = engine.editions(edition)
            letter = engine.letter(rule, key)
            if not letter:
                raise engine.Unknown(f"edition {key!r} does not have the rule {rule!r}")
        except ValueError as problem:
            logger.warning(
                "%s; expected a rule and one edition: damage.weakness@dp", problem, location=self.get_location()
            )
            return [], []
        engine.depend_on_engine(self.env)
        return [link_to_label(self.env.docname, rule, step_words(letter))], []


def setup(app: Sphinx) -> None:
    app.add_directive("steps", StepsDirective)
    app.add_role("step", StepRole())
