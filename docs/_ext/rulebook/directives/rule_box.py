"""The ``rule`` directive: the box under the heading of a rule."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.transforms import SphinxTransform

from rulebook.directives.engine_directive import EngineDirective
from rulebook.directives.step_chart import step_words
from rulebook.facts import engine, source_texts
from rulebook.site.markup import link, link_to_label, paragraph
from rules.editions import EDITIONS


class RuleDirective(EngineDirective):
    """``{rule} damage.weakness``: its letter in each edition, its function, the texts it comes from."""

    def run(self) -> list[nodes.Node]:
        rule = self.arguments[0]
        origin = self.known(source_texts.of, rule)
        engine.depend_on_engine(self.env)
        letters = {key: engine.letter(rule, key) for key in EDITIONS}
        name = f"rules.{rule}"
        function = link(self.env.docname, "py", "func", name, nodes.literal("", name))
        return [
            self.index(rule, letters),
            nodes.container(
                "",
                *self.steps(letters),
                paragraph(_("Function:"), " ", function, " · ", _("Sources:"), " ", *self.origin(origin)),
                classes=["rule"],
                rule=rule,
            ),
        ]

    def steps(self, letters: dict[str, str]) -> list[nodes.Node]:
        """Nothing where the rule is no step of any list."""
        if not any(letters.values()):
            return []
        steps = nodes.bullet_list("", classes=["rule-steps"])
        for key, letter in letters.items():
            words = paragraph(*self.place(key, letter))
            steps.append(nodes.list_item("", words, editions=[key], no_step=not letter))
        return [steps]

    def origin(self, origin: source_texts.Sources) -> list[nodes.Node | str]:
        here = self.env.docname
        texts = link_to_label(here, "sources-texts", ", ".join(origin.texts))
        outside = link_to_label(here, "sources-outside", _("outside the texts"))
        if not origin.texts:
            return [outside]
        return [texts, "; ", outside] if origin.outside else [texts]

    def place(self, key: str, letter: str) -> list[nodes.Node | str]:
        edition = nodes.strong("", engine.SHORT[key])
        return [edition, " ", step_words(letter) if letter else _("no such step")]

    def index(self, rule: str, letters: dict[str, str]) -> addnodes.index:
        """Whoever searches for "DP step e" is led to this section."""
        entries = [
            ("single", f"{engine.SHORT[key]} {step_words(letter)}", rule, "main", None)
            for key, letter in letters.items()
            if letter
        ]
        return addnodes.index(entries=entries)


class LeaveToText(SphinxTransform):
    """Where the text below a box tells what an edition does instead, the box does not say "no such step"."""

    # Before anything is added to the section.
    default_priority = 700

    def apply(self, **kwargs: Any) -> None:
        for box in self.document.findall(nodes.container):
            if "rule" in box:
                blocks = [each for each in box.parent.findall(nodes.container) if "edition" in each["classes"]]
                told = {key for block in blocks for key in block["editions"]}
                for item in list(box.findall(nodes.list_item)):
                    if item["no_step"] and told.issuperset(item["editions"]):
                        item.parent.remove(item)


def setup(app: Sphinx) -> None:
    app.add_transform(LeaveToText)
    app.add_directive("rule", RuleDirective)
