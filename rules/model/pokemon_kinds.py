"""Kinds of Pokémon: what a card's text means when it says which Pokémon it is about."""

import re
from functools import cache

from rules.model.cards import LEVEL_UP, TYPES, PokemonCard
from rules.model.state import Pokemon

NAMED = "named "
"""How a kind begins that goes by a word of the name: ``named Dark``."""


def is_kind(pokemon: Pokemon, kind: str) -> bool:
    """Whether a Pokémon in play is one of those that a text means.

    :param pokemon: the Pokémon in play.
    :param kind: ``Basic``, ``Evolved``, a stage such as ``Stage 2``, the letter of a type, or ``named`` and a word:
        ``D`` means Darkness Pokémon, ``named Dark`` those with Dark in their name.
    :returns: whether it is of that kind.

    From text 000: an evolved Baby Pokémon is an Evolved one, and Darkness Pokémon are not those named Dark.

    >>> from rules import pokemon
    >>> is_kind(pokemon("Pichu>Pikachu"), "Basic"), is_kind(pokemon("Dark Charmeleon"), "D")
    (False, False)
    """
    if kind == "Basic":
        return pokemon.is_basic
    if kind == "Evolved":
        return pokemon.evolved
    if kind.startswith(NAMED):
        return f" {kind.removeprefix(NAMED)} " in f" {pokemon.name} "
    if kind in TYPES:
        return kind in pokemon.card.type
    # A raised level changes no stage.
    below = [card.stage for card in pokemon.cards if card.stage != LEVEL_UP]
    return kind in (pokemon.card.stage, *below[-1:])


def fits(card: PokemonCard, pokemon: Pokemon) -> bool:
    """Whether a card evolves from a Pokémon, by the names that are printed.

    :param card: the card that would go on top.
    :param pokemon: the Pokémon in play.
    :returns: whether the names match to the letter.
    """
    if card.stage == pokemon.card.stage == LEVEL_UP:
        return False
    if card.evolves_from:
        return real_name(card.evolves_from) == real_name(pokemon.name)
    return real_name(card.name) in pokemon.card.evolves_into


@cache
def real_name(printed: str) -> str:
    """A Pokémon's name without what is no part of it: the level, and the sign of a Delta Species.

    :param printed: the name as the card has it.
    :returns: the name that counts when it evolves, and for the number of cards in a deck.

    From the rulebooks, outside the texts; an owner's name, ``Dark`` and ``ex`` are parts of the name.

    >>> real_name("Machoke LV.X"), real_name("Dratini δ"), real_name("Dark Machoke")
    ('Machoke', 'Dratini', 'Dark Machoke')
    """
    return re.sub(r" (δ|LV\. ?\w+)(?= |$)", "", printed)
