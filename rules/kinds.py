"""Kinds of Pokémon: what a card's text means when it says which Pokémon it is about."""

import re
from collections.abc import Iterator
from functools import cache

from rules.cards import LEVEL_UP, TYPES, Card, PokemonCard
from rules.state import Game, Pokemon

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


def path_exists(game: Game, card: PokemonCard, pokemon: Pokemon) -> bool:
    """Whether a Stage 2 card leads back to a Basic Pokémon through a Stage 1 card that exists.

    :param game: the game; its cards and those of the catalogue are the ones that exist.
    :param card: the Stage 2 card.
    :param pokemon: the Basic Pokémon in play.
    :returns: whether there is such a Stage 1 card. Nobody needs to have it.

    From outside the texts: a dated answer (2005-02-10).

    >>> from rules import card, pokemon, table
    >>> path_exists(table("Gastly"), card("Machamp"), pokemon("Machop"))
    True
    """
    above, below = real_name(card.evolves_from), real_name(pokemon.name)
    return any(
        real_name(each.name) == above and real_name(each.evolves_from) == below
        for each in _existing(game)
        if isinstance(each, PokemonCard)
    )


def _existing(game: Game) -> Iterator[Card]:
    from rules.catalogue import CARDS

    yield from CARDS
    for side in game.sides:
        yield from side.cards
