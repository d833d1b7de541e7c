"""Where effects come from: what is attached to a Pokémon, what attacks left on it, and its Powers that work.

Each source is its name and its effects, as :func:`rules.effects.act` takes them.
"""

from rules.model.cards import Effect, Power
from rules.model.conditions import off
from rules.model.edition import Edition
from rules.model.markers import IGNORE_POWERS
from rules.model.state import Game, Pokemon

Source = tuple[str, tuple[Effect, ...]]
"""The name of a card, an attack or a Power, and its effects."""


def attached(pokemon: Pokemon) -> list[Source]:
    """The Energy and Trainer cards attached to a Pokémon."""
    return [(card.name, card.effects) for card in pokemon.attached if card.effects]


def left(pokemon: Pokemon) -> list[Source]:
    """What attacks left on a Pokémon."""
    return [(each.attack, (each.effect,)) for each in pokemon.effects]


def powers(pokemon: Pokemon, game: Game) -> list[Source]:
    """The Powers of a Pokémon that work now, in a game.

    >>> from rules import table
    >>> games = table("Mr. Mime"), table("Mr. Mime {Asleep}")
    >>> [[name for name, _ in powers(game.player.active, game)] for game in games]
    [['Invisible Wall'], []]
    """
    return [
        (power.name, power.effects)
        for power in pokemon.powers
        if _works(pokemon, power, game.edition) and not ignored(game, power)
    ]


def _works(pokemon: Pokemon, power: Power, edition: Edition) -> bool:
    return not pokemon.conditions or not any(each in pokemon.conditions for each in off(power.kind, edition))


def ignored(game: Game, power: Power) -> str:
    """The name of a Power because of which another one does not work, such as Toxic Gas; empty where there is none.

    A Power of the same name is never ignored. The effect may say which kinds are: ``ignore_powers``.
    """
    for side in game.sides:
        for pokemon in side.in_play:
            for other in pokemon.powers:
                kinds = [each.args or (power.kind,) for each in other.effects if each.verb == IGNORE_POWERS]
                meant = other.name != power.name and any(power.kind in each for each in kinds)
                if meant and _works(pokemon, other, game.edition):
                    return other.name
    return ""


def stadium(game: Game) -> tuple[Source, ...]:
    """The card that affects the whole play area, if there is one."""
    return () if game.stadium is None else ((game.stadium.name, game.stadium.effects),)


def on(pokemon: Pokemon, game: Game) -> list[Source]:
    """Everything on a Pokémon, in a game: what attacks left on it, the cards attached to it, and its Powers."""
    found = left(pokemon) if pokemon.effects else []
    if pokemon.energy or pokemon.trainers:
        found += attached(pokemon)
    if pokemon.powers:
        found += powers(pokemon, game)
    return found
