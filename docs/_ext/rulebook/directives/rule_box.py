"""The ``rule`` directive: the box under the heading of a rule."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.locale import _

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
            return paragraph(name, " ", _("no such step"), classes=["in-edition"])
        if keys[0] not in self.options:
            return paragraph(name, " ", words, classes=["in-edition"])
        inline, _messages = self.parse_inline(words)
        told = nodes.paragraph(words, "", *inline, classes=["not-in-edition"])
        self.set_source_info(told)
        return nodes.container("", paragraph(name), told, classes=["in-edition"])

    def index(self, rule: str, letters: dict[str, str]) -> addnodes.index:
        """Whoever searches for "DP step e" is led to this section."""
        entries = [
            ("single", f"{engine.SHORT[key]} {step_words(letter)}", rule, "main", None)
            for key, letter in letters.items()
            if letter
        ]
        return addnodes.index(entries=entries)


def setup(app: Sphinx) -> None:
    app.add_directive("rule", RuleDirective)
