"""Kinds of cards: what a card's text means when it says which cards it is about."""

from rules.model.cards import DOLL, LEVEL_UP, Card, EnergyCard, PokemonCard, TrainerCard
from rules.model.edition import Edition
from rules.model.pokemon_kinds import NAMED

CLASSES = ("Supporter", "Stadium")
"""The kinds of cards that are Trainer cards in some editions, and classes of their own in others."""


def is_card(card: Card, kind: str, edition: Edition) -> bool:
    """Whether a card is of a kind for which a text looks: ``Basic``, ``Pokémon``, ``Evolution``, ``Energy``,
    ``basic Energy`` ``Trainer``, or ``named`` and the whole name; empty for any card."""
    if kind.startswith(NAMED):
        return card.name == kind.removeprefix(NAMED)
    match kind:
        case "Basic":
            return isinstance(card, PokemonCard) and card.is_basic
        case "Pokémon":
            return isinstance(card, PokemonCard) and card.stage != DOLL
        case "Evolution":
            return isinstance(card, PokemonCard) and card.evolves_from != "" and card.stage != LEVEL_UP
        case "Energy":
            return isinstance(card, EnergyCard)
        case "basic Energy":
            return isinstance(card, EnergyCard) and card.basic
        case "Trainer":
            if isinstance(card, TrainerCard):
                return edition.supporters_are_trainers or card.kind not in CLASSES
            return isinstance(card, PokemonCard) and card.stage == DOLL
        case "Supporter" | "Stadium" | "Pokémon Tool":
            return isinstance(card, TrainerCard) and card.kind == kind
    return True
