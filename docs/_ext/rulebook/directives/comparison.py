"""The ``compare`` directive: a chapter's steps side by side in every edition, and what changes between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _

from rulebook.directives.engine_directive import EngineDirective
from rulebook.facts import engine
from rulebook.site.folded import folded
from rulebook.site.markup import bullets, link_to_label, paragraph, table
from rules.editions import EDITIONS


def merged(lists: Sequence[Sequence[str]]) -> list[str]:
    """One order that every list fits into: a step that is new goes before the next one that is known."""
    order: list[str] = []
    for steps in lists:
        for index, step in enumerate(steps):
            if step not in order:
                later = (order.index(each) for each in steps[index:] if each in order)
                order.insert(next(later, len(order)), step)
    return order


def only_in(one: Sequence[str], other: Sequence[str]) -> list[str]:
    """The steps that the other list does not have."""
    return [step for step in one if step not in other]


def same_order(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the steps that both lists have come in the same order."""
    return [step for step in one if step in other] == [step for step in other if step in one]


class CompareDirective(EngineDirective):
    """``{compare} attack``: a table of letters; the same differences in sentences are folded below it."""

    def run(self) -> list[nodes.Node]:
        chapter = self.known(engine.chapter, self.arguments[0])
        engine.depend_on_engine(self.env)
        lists = {key: engine.steps(key, chapter) for key in EDITIONS}
        pairs: list[nodes.Node] = []
        for one, other in combinations(lists, 2):
            titles = {"one": engine.FULL[one], "other": engine.FULL[other]}
            pairs.append(paragraph(nodes.strong("", _("{one} and {other}").format(**titles))))
            pairs.append(bullets(self.differences(lists, one, other)))
        matrix = self.matrix(merged(list(lists.values())))
        return [matrix, folded(_("In words, two editions at a time"), *pairs)]

    def matrix(self, order: list[str]) -> nodes.table:
        head = [paragraph(_("Step")), *(paragraph(engine.FULL[key]) for key in EDITIONS)]
        body = [[paragraph(self.title(rule)), *(paragraph(self.cell(rule, key)) for key in EDITIONS)] for rule in order]
        return table(head, body, classes=["compare"])

    def cell(self, rule: str, key: str) -> str:
        letter = engine.letter(rule, key)
        return f"{letter})" if letter else "–"

    def title(self, rule: str) -> nodes.Node:
        return link_to_label(self.env.docname, rule, engine.rule_title(rule, self.config.language))

    def differences(self, lists: dict[str, list[str]], one: str, other: str) -> list[list[nodes.Node | str]]:
        sentences = [
            self.sentence(rule, key)
            for key, without in ((one, other), (other, one))
            for rule in only_in(lists[key], lists[without])
        ]
        if not same_order(lists[one], lists[other]):
            sentences.append([_("The steps that both have come in another order.")])
        return sentences or [[_("Both have the same steps in the same order.")]]

    def sentence(self, rule: str, key: str) -> list[nodes.Node | str]:
        words = _("Only {edition} has this, as step {letter}):")
        words = words.format(edition=engine.FULL[key], letter=engine.letter(rule, key))
        return [words, " ", self.title(rule)]


def setup(app: Sphinx) -> None:
    app.add_directive("compare", CompareDirective)
