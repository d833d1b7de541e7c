"""The ``cards`` directive: what is printed on the cards that the engine knows, from its own catalogue."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective

from rulebook.facts import engine
from rulebook.site.markup import bullets, paragraph, table
from rules.catalogue import CARDS, card
from rules.model.cards import Attack, Card, EnergyCard, PokemonCard, Resistance, TrainerCard, Weakness
from rules.words.language import text

NONE = "–"


class CardsDirective(SphinxDirective):
    """``{cards} base``: a table of the Pokémon printed in that edition, then its other cards by name.

    ``:names:`` asks for these Pokémon alone, each as what somebody writes on a piece of paper.
    """

    required_arguments = 1
    option_spec: ClassVar = {"names": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        try:
            (key,) = engine.editions(self.arguments[0])
        except ValueError as problem:
            raise self.error(f"{problem}; expected one edition: base") from problem
        engine.depend_on_engine(self.env)
        if "names" in self.options:
            return [self.papers(self.options["names"].split(", "), key)]
        printed = sorted((card for card in CARDS if card.print == key), key=lambda card: card.name)
        return [
            self.pokemon([card for card in printed if isinstance(card, PokemonCard)]),
            bullets(
                [
                    self.names(_("Trainer cards:"), [card for card in printed if isinstance(card, TrainerCard)]),
                    self.names(_("Energy cards:"), [card for card in printed if isinstance(card, EnergyCard)]),
                ]
            ),
        ]

    def papers(self, names: list[str], edition: str) -> nodes.bullet_list:
        """An item for each Pokémon, with its attacks below it."""
        words = (_("Type"), _("HP"), _("Weakness"), _("Resistance"), _("Retreat Cost"))
        papers = nodes.bullet_list("", classes=["papers"])
        for each in names:
            found = card(each, edition)
            if not isinstance(found, PokemonCard):
                raise self.error(f"{each!r} is no Pokémon; expected names of Pokémon")
            name, hp, kind, weakness, resistance, cost, _attacks = self.cells(found)
            values = (kind, hp, weakness, resistance, cost)
            printed = "; ".join(f"{word}: {value or NONE}" for word, value in zip(words, values, strict=True))
            title = paragraph(nodes.strong("", name))
            attacks = bullets([[self.attack(attack)] for attack in found.attacks])
            papers.append(nodes.list_item("", title, paragraph(printed), attacks))
        return papers

    def pokemon(self, cards: list[PokemonCard]) -> nodes.table:
        words = (
            _("Name"), _("HP"), _("Type"), _("Weakness"), _("Resistance"), _("Retreat Cost"), _("Attacks and Powers"),
        )  # fmt: skip
        return table([paragraph(word) for word in words], [self.row(card) for card in cards], classes=["cards"])

    def row(self, shown: PokemonCard) -> list[nodes.Node]:
        return [paragraph(cell or NONE) for cell in self.cells(shown)]

    def cells(self, shown: PokemonCard) -> tuple[str, ...]:
        stages = {
            "Basic": _("Basic"),
            "Baby": _("Baby"),
            "Stage 1": _("Stage 1"),
            "Stage 2": _("Stage 2"),
            "Doll": _("Doll"),
        }
        kinds = {
            "Pokémon Power": _("Pokémon Power"),
            "Poké-Power": _("Poké-Power"),
            "Poké-Body": _("Poké-Body"),
        }
        powers = [f"{self.word(power.name)} ({kinds[power.kind]})" for power in shown.powers]
        return (
            f"{shown.name} ({stages[shown.stage]})",
            str(shown.hp),
            " ".join(shown.type),
            ", ".join(map(_weakness, shown.weakness)),
            ", ".join(map(_resistance, shown.resistance)),
            str(shown.retreat_cost),
            "; ".join([*powers, *map(self.attack, shown.attacks)]),
        )

    def attack(self, attack: Attack) -> str:
        cost = f"[{attack.cost}]" if attack.cost else ""
        number = "" if attack.damage is None else f"{attack.damage or ''}{attack.sign}"
        return " ".join(part for part in (self.word(attack.name), cost, number) if part)

    def names(self, title: str, cards: list[Card]) -> list[nodes.Node | str]:
        names = dict.fromkeys(self.word(card.name) for card in cards)
        return [nodes.strong("", title), " ", ", ".join(names) or NONE]

    def word(self, name: str) -> str:
        return text(name, language=self.config.language)


def _weakness(printed: Weakness) -> str:
    return f"{printed.type} ×2" if printed.plus is None else f"{printed.type} +{printed.plus}"


def _resistance(printed: Resistance) -> str:
    return f"{printed.type} −{printed.minus}"


def setup(app: Sphinx) -> None:
    app.add_directive("cards", CardsDirective)
