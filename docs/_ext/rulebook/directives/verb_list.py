"""The ``verbs`` directive: the verbs that cards may use, written from the engine's own register."""

from __future__ import annotations

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.locale import _

from rulebook.directives.engine_directive import EngineDirective
from rulebook.facts import engine, verbs
from rulebook.site.example_homes import homes, link_to_example
from rulebook.site.markup import bullets, link, paragraph
from rulebook.site.placeholders import FILLS, later, place
from rules.model.vocabulary import ONE_OF, Parameter, Word
from rules.words.language import text
from sessions.files import Library

MOST = 3
"""How many examples are named where no card of the catalogue uses a verb."""


class VerbsDirective(EngineDirective):
    """``.. verbs:: base_damage``: each verb of a module of the effects, or of the ``markers``."""

    def run(self) -> list[nodes.Node]:
        engine.depend_on_engine(self.env)
        words = self.known(verbs.group, self.arguments[0])
        return [nodes.definition_list("", *map(self.word, words), classes=["verbs"])]

    def word(self, word: Word) -> nodes.definition_list_item:
        """A verb with everything that a card needs to know of it."""
        described = verbs.describe(word)
        call = f"{word.name}({', '.join(map(str, word.parameters))})"
        name = f"verb-{word.name}"
        target = nodes.term("", "", nodes.literal("", call), ids=[name], translatable=False)
        arguments = [self.argument(each, described.arguments.get(each.name, "")) for each in word.parameters]
        return nodes.definition_list_item(
            "",
            target,
            nodes.definition(
                "",
                *self.described(described.what, word),
                *([nodes.bullet_list("", *arguments)] if arguments else []),
                paragraph(_("Steps:"), " ", *self.steps(word)),
                place(self.env, "verb-uses", verb=word.name),
            ),
        )

    def described(self, words: str, word: Word) -> list[nodes.Node]:
        """What a verb does: the docstring of a function, which the page translates, or the engine's own words."""
        if word.is_marker:
            return [paragraph(text(words, language=self.config.language))]
        lines = StringList(words.splitlines(), source=f"docstring of the verb {word.name}")
        return self.parsed(lines)

    def parsed(self, lines: StringList) -> list[nodes.Node]:
        inside = nodes.Element()
        self.state.nested_parse(lines, 0, inside)
        return inside.children

    def argument(self, parameter: Parameter, words: str) -> nodes.list_item:
        kind = parameter.kind
        meaning = text(kind.meaning, language=self.config.language)
        if kind.meaning == ONE_OF:
            meaning = ", ".join(f"‘{each}’" for each in kind.words if each)
        parts: list[nodes.Node | str] = [nodes.literal("", str(parameter).lstrip("*")), ": ", meaning]
        if parameter.several:
            parts += ["; ", _("any number of them")]
        item = nodes.list_item("", paragraph(*parts))
        if words:
            item += self.parsed(StringList([words], source=f"docstring of {parameter.name}"))
        return item

    def steps(self, word: Word) -> list[nodes.Node | str]:
        known = engine.functions()
        found: list[nodes.Node | str] = []
        for step in word.steps:
            named: nodes.Node = nodes.literal("", step)
            if step in known:
                named = link(self.env.docname, "std", "ref", step, named)
            found += [", ", named]
        return found[1:]


def fill_uses(app: Sphinx, node: later) -> list[nodes.Node]:
    """The first card of the catalogue that uses a verb, or else some examples with a card of their own."""
    verb, language = node["verb"], app.config.language
    card = verbs.cards().get(verb)
    if card is not None:
        return [paragraph(_("Card:"), " ", text(card.name, language=language))]
    known = homes(app.env)
    using = [known[each] for each in verbs.examples(Library(), verb) if each in known][:MOST]
    if not using:
        return []
    return [paragraph(_("Examples:")), bullets([[link_to_example(app, node["docname"], each)] for each in using])]


def setup(app: Sphinx) -> None:
    app.setup_extension("rulebook.site.placeholders")
    app.add_directive("verbs", VerbsDirective)
    FILLS["verb-uses"] = fill_uses
