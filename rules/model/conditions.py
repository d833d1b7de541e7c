"""Special Conditions and the other things that do not stay with a Pokémon."""

from rules.model.edition import Edition
from rules.model.markers import NEVER_AGAIN
from rules.model.state import CHAR, CONDITIONS, SPECIAL_CONDITIONS, Game, Pokemon
from rules.words.language import text

POISONS = frozenset({"Poisoned", "Toxic"})
"""Two strengths of one condition: the new one replaces the old one."""

EXCLUSIVE = frozenset({"Asleep", "Confused", "Paralyzed"})
"""The conditions of which a Pokémon has at most one; a new one replaces the old one. From outside the texts."""


def off(kind: str, edition: Edition) -> tuple[str, ...]:
    """The Special Conditions in which a Power does not work.

    :param kind: ``Pokémon Power``, ``Poké-Power`` or ``Poké-Body``.
    :param edition: the edition that is played.
    :returns: the conditions: those of the edition for a Pokémon Power, all for a Poké-Power, none for a Poké-Body.

    From the cards, outside the texts.
    """
    if kind == "Poké-Body":
        return ()
    return edition.powers_off if kind == "Pokémon Power" else SPECIAL_CONDITIONS


def inflict(pokemon: Pokemon, condition: str) -> Pokemon:
    """Give a Pokémon a Special Condition.

    :param pokemon: the Pokémon in play.
    :param condition: one of :data:`rules.model.state.CONDITIONS`.
    :returns: the Pokémon with the condition.
    :raises ValueError: when there is no such condition.

    >>> from rules import pokemon
    >>> inflict(pokemon("Rattata {Asleep, Poisoned}"), "Confused")
    pokemon('Rattata {Confused, Poisoned}')
    """
    if condition not in CONDITIONS:
        problem = text("“{key}” is not one of: {known}")
        raise ValueError(problem.format(key=condition, known=", ".join(CONDITIONS)))
    replaced = next((group for group in (EXCLUSIVE, POISONS) if condition in group), frozenset())
    kept = {condition, *(old for old in pokemon.conditions if old not in replaced)}
    return pokemon._replace(conditions=tuple(each for each in CONDITIONS if each in kept))


def leave_active_spot(pokemon: Pokemon) -> Pokemon:
    """What is left of a Pokémon that goes to the Bench.

    It keeps its cards and damage counters; conditions and effects of attacks end.

    :param pokemon: the Pokémon as it was in the Active spot.
    :returns: the Pokémon as it arrives on the Bench.
    """
    stay = tuple(left for left in pokemon.effects if left.effect.verb == NEVER_AGAIN)
    return pokemon._replace(conditions=counters(pokemon), effects=stay)


def counters(pokemon: Pokemon) -> tuple[str, ...]:
    """What stays of a Pokémon's conditions on the Bench and when it evolves: a Char counter.

    :param pokemon: the Pokémon in play.
    :returns: the conditions that remain.
    """
    return tuple(each for each in pokemon.conditions if each == CHAR)


def switch(game: Game, side: int, slot: int) -> Game:
    """Let a Benched Pokémon and the Active Pokémon change places.

    :param game: the game.
    :param side: the number of the side.
    :param slot: the slot of the Benched Pokémon, 1 and up.
    :returns: the game with the two in each other's place.
    """
    half = game.sides[side]
    assert half.active is not None
    bench = list(half.bench)
    newcomer, bench[slot - 1] = bench[slot - 1], leave_active_spot(half.active)
    return untie(game.with_side(side, half._replace(active=newcomer, bench=tuple(bench))), side)


def untie(game: Game, side: int) -> Game:
    """End what is tied to the Active Pokémon of a side, when that one leaves its place or evolves.

    :param game: the game.
    :param side: the number of the side whose Active Pokémon it was.
    :returns: the game without the effects on the other Active Pokémon that say that either one ends them.

    Printed on the cards; from outside the texts.
    """
    other = game.sides[1 - side].active
    if other is None:
        return game
    kept = tuple(left for left in other.effects if not left.tied)
    return game.with_pokemon((1 - side, 0), other._replace(effects=kept))
