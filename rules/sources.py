"""Where effects come from: what is attached to a Pokémon, what attacks left on it, and its Powers that work.

Each source is its name and its effects, as :func:`rules.effects.act` takes them.
"""

from collections.abc import Iterator

from rules.cards import Effect
from rules.conditions import off
from rules.edition import Edition
from rules.state import Game, Pokemon

Source = tuple[str, tuple[Effect, ...]]
"""The name of a card, an attack or a Power, and its effects."""


def attached(pokemon: Pokemon) -> Iterator[Source]:
    """The Energy and Trainer cards attached to a Pokémon."""
    return ((card.name, card.effects) for card in pokemon.attached if card.effects)


def left(pokemon: Pokemon) -> Iterator[Source]:
    """What attacks left on a Pokémon."""
    return ((each.attack, (each.effect,)) for each in pokemon.effects)


def powers(pokemon: Pokemon, edition: Edition) -> Iterator[Source]:
    """The Powers of a Pokémon that work now, in an edition.

    >>> from rules import EDITIONS, pokemon
    >>> [[name for name, _ in powers(pokemon(each), EDITIONS["base"])] for each in ("Mr. Mime", "Mr. Mime {Asleep}")]
    [['Invisible Wall'], []]
    """
    return (
        (power.name, power.effects)
        for power in pokemon.powers
        if not any(each in pokemon.conditions for each in off(power.kind, edition))
    )


def stadium(game: Game) -> tuple[Source, ...]:
    """The card that affects the whole play area, if there is one."""
    return () if game.stadium is None else ((game.stadium.name, game.stadium.effects),)


def on(pokemon: Pokemon, edition: Edition) -> list[Source]:
    """Everything on a Pokémon, in an edition: what attacks left on it, the cards attached to it, and its Powers."""
    found = [*left(pokemon)] if pokemon.effects else []
    if pokemon.energy or pokemon.trainers:
        found += attached(pokemon)
    if pokemon.powers:
        found += powers(pokemon, edition)
    return found
