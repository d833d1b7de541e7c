"""The ``rule`` directive: the box under the heading of a rule."""

from __future__ import annotations

from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.transforms import SphinxTransform

from rulebook.directives.engine_directive import EngineDirective
from rulebook.directives.step_chart import step_words
from rulebook.facts import engine, source_texts
from rulebook.site.markup import paragraph
from rules.editions import EDITIONS


class RuleDirective(EngineDirective):
    """``{rule} damage.weakness``: in which editions it is a step, and under which letter.

    ``:base:``, ``:neo:`` and ``:dp:`` say what is true in an edition that does not have the step, such as "no limit".
    """

    option_spec: ClassVar = dict.fromkeys(EDITIONS, directives.unchanged_required)

    def run(self) -> list[nodes.Node]:
        rule = self.arguments[0]
        self.known(source_texts.of, rule)
        engine.depend_on_engine(self.env)
        letters = {key: engine.letter(rule, key) for key in EDITIONS}
        for key in self.options:
            if letters[key] or not any(letters.values()):
                raise self.error(f"the rule {rule!r} is a step of the edition {key!r}; expected no words for it here")
        box = nodes.container("", *self.badges(letters), classes=["rule"], rule=rule)
        self.set_source_info(box)
        return [self.index(rule, letters), box]

    def badges(self, letters: dict[str, str]) -> list[nodes.Node]:
        """A badge for each edition with the letter of the step, one for all where it is the same in all."""
        if not any(letters.values()):
            return []
        if len(set(letters.values())) == 1:
            return [self.badge([_("All editions")], list(letters), step_words(next(iter(letters.values()))))]
        return [
            self.badge([engine.SHORT[key]], [key], step_words(letter) if letter else self.options.get(key))
            for key, letter in letters.items()
        ]

    def badge(self, names: list[str], keys: list[str], words: str | None) -> nodes.Element:
        """The words of the page are translated with it."""
        classes = ["ed", *(f"ed-{key}" for key in keys)]
        name = nodes.inline("", names[0], classes=classes)
        if words is None:
            return paragraph_for(keys, name, " ", _("no such step"), no_step=True)
        if keys[0] not in self.options:
            return paragraph_for(keys, name, " ", words)
        inline, _messages = self.parse_inline(words)
        told = nodes.paragraph(words, "", *inline, classes=["not-in-edition"])
        self.set_source_info(told)
        return nodes.container("", paragraph(name), told, classes=["in-edition"], editions=keys)

    def index(self, rule: str, letters: dict[str, str]) -> addnodes.index:
        """Whoever searches for "DP step e" is led to this section."""
        entries = [
            ("single", f"{engine.SHORT[key]} {step_words(letter)}", rule, "main", None)
            for key, letter in letters.items()
            if letter
        ]
        return addnodes.index(entries=entries)


def paragraph_for(keys: list[str], *children: nodes.Node | str, no_step: bool = False) -> nodes.paragraph:
    """A badge; a reader who chose another edition does not see it."""
    result = paragraph(*children, classes=["in-edition"])
    result["no_step"] = no_step
    if keys != list(EDITIONS):
        result["editions"] = keys
    return result


class LeaveToText(SphinxTransform):
    """Where the text below a box tells what an edition does instead, the box does not say "no such step"."""

    # Before anything is added to the section.
    default_priority = 700

    def apply(self, **kwargs: Any) -> None:
        for box in self.document.findall(nodes.container):
            if "rule" in box:
                blocks = [each for each in box.parent.findall(nodes.container) if "edition" in each["classes"]]
                told = {key for block in blocks for key in block["editions"]}
                for badge in list(box.findall(nodes.paragraph)):
                    if badge.get("no_step") and told.issuperset(badge["editions"]):
                        badge.parent.remove(badge)


def setup(app: Sphinx) -> None:
    app.add_transform(LeaveToText)
    app.add_directive("rule", RuleDirective)
