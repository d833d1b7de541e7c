"""The ``rule`` directive: the box under the heading of a rule."""

from __future__ import annotations

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.locale import _

from rulebook.directives.engine_directive import EngineDirective
from rulebook.directives.step_chart import step_words
from rulebook.facts import engine, source_texts
from rulebook.site.markup import bullets, link, link_to_label, paragraph
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
        steps = bullets([self.place(key, letter) for key, letter in letters.items()])
        steps["classes"].append("rule-steps")
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


def setup(app: Sphinx) -> None:
    app.add_directive("rule", RuleDirective)
