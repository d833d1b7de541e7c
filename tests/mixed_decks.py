"""Decks of anything in the catalogue, for situations that nobody thought of."""

import random
from collections.abc import Sequence

from rules.catalogue import CARDS, card
from rules.model.cards import Card, PokemonCard
from rules.notation.decks import SIZE

TYPES = "GRWLPFDM"


def mixed_decks(edition: str, seed: int) -> tuple[Sequence[Card], Sequence[Card]]:
    """Two decks that have every kind of card, and that are the same again for the same seed."""
    luck = random.Random(seed)
    return _deck(edition, luck), _deck(edition, luck)


def _deck(edition: str, luck: random.Random) -> list[Card]:
    known = list(dict.fromkeys(card(each.name, edition) for each in CARDS))
    basics = [each for each in known if isinstance(each, PokemonCard) and each.is_basic]
    found: list[Card] = [each for each in luck.sample(basics, 5) for _ in range(2)]
    found += [each for each in luck.sample(known, 15) for _ in range(luck.choice((1, 2)))]
    # What a Pokémon evolves into is worth having.
    names = {each.name for each in found}
    found += [each for each in known if isinstance(each, PokemonCard) and each.evolves_from in names][:8]
    symbols = luck.choices(TYPES, k=3)
    return found[:SIZE] + [card(luck.choice(symbols), edition) for _ in range(SIZE - len(found))]
