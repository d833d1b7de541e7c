"""What attacks and retreats cost where their Pokémon lie: the printed cost, and what cards make of it."""

from rules.model import effect_sources
from rules.model.arguments import ITSELF
from rules.model.cards import Attack, Effect
from rules.model.markers import (
    ATTACK_COSTS_LESS,
    ATTACK_COSTS_MORE,
    CANNOT_RETREAT,
    COSTS_LESS,
    COSTS_MORE,
    COSTS_NOTHING,
)
from rules.model.pokemon_kinds import is_kind
from rules.model.state import Game, Place

CHANGES = (ATTACK_COSTS_MORE, ATTACK_COSTS_LESS)
"""The verbs of effects that change what an attack costs: by how much Colorless Energy, and for which kind."""


def attack_cost(game: Game, place: Place, attack: Attack) -> str:
    """The cost of a Pokémon's attack: first what adds Colorless Energy to it, then what takes some of it away.

    :param game: the game.
    :param place: the place of the Pokémon.
    :param attack: the attack as printed.
    :returns: the Energy symbols. Energy of a type is never taken away.

    Printed on the cards; from outside the texts.
    """
    pokemon = game.at(place)
    found = [
        each for _, effects in (*effect_sources.on(pokemon, game), *effect_sources.stadium(game)) for each in effects
    ]
    more, less = (
        sum(each.number for each in found if each.verb == verb and all(is_kind(pokemon, kind) for kind in each.words))
        for verb in CHANGES
    )
    return (attack.cost + "C" * more).replace("C", "", less)


def retreat_cost(game: Game, side: int) -> int:
    """The Retreat Cost of an Active Pokémon: first what raises it, then what lowers it, last what takes it away.

    :param game: the game.
    :param side: the number of the side.
    :returns: the cost in Energy, never below 0.

    The printed cost is from text 004; what changes it, and the order, are from the cards, outside the texts.
    """
    result = game.at((side, 0)).card.retreat_cost
    for _, effect in acting_on_retreat(game, side):
        if effect.verb == COSTS_NOTHING:
            return 0
        if effect.verb in (COSTS_MORE, COSTS_LESS):
            result += effect.number * (1 if effect.verb == COSTS_MORE else -1)
    return max(0, result)


def acting_on_retreat(game: Game, side: int) -> list[tuple[str, Effect]]:
    """What acts on the retreat of an Active Pokémon, each with the name of the card or attack that it is from."""
    active = game.at((side, 0))
    found = [(active.name, effect) for effect in active.card.effects]
    found += [(left.attack, left.effect) for left in active.effects]
    found += [(card.name, effect) for card in active.attached for effect in card.effects]
    for number, half in enumerate(game.sides):
        # No Power reaches out from the opponent's Bench.
        for slot, pokemon in enumerate(half.in_play if number == side else half.in_play[:1]):
            if pokemon.powers:
                for name, effects in effect_sources.powers(pokemon, game):
                    found += [(name, each) for each in effects if _reaches(each, number == side, slot == 0)]
    for name, effects in effect_sources.stadium(game):
        for effect in effects:
            if not effect.words or any(is_kind(active, kind) for kind in effect.words):
                found.append((name, effect))
    return found


def _reaches(effect: Effect, own: bool, is_active: bool) -> bool:
    """Whether a Power acts on the Active Pokémon: its own, one of its player's Bench, or the opponent's Active one."""
    if ITSELF in effect.args:
        return own and is_active
    return not own if effect.verb in (COSTS_MORE, CANNOT_RETREAT) else not is_active
