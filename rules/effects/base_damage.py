"""Verbs of the step ``damage.base``: attacks whose text says how much damage they do."""

from typing import Literal

from rules.effects.acting import verb
from rules.model.arguments import Condition, EnergyType, Number, Points
from rules.model.costs_in_play import attack_cost, retreat_cost
from rules.model.energy_in_play import given, units
from rules.model.questions import flip
from rules.model.steps import Play
from rules.piles.discards import gives


@verb("damage.base")
def no_weakness(play: Play, rule: str, source: str) -> Play:
    """The attack's damage is not changed by Weakness and Resistance."""
    return play._replace(weakness=False)


@verb("damage.base")
def untouched(play: Play, rule: str, source: str) -> Play:
    """The attack's damage is not changed by anything on the Pokémon that is hit."""
    return play._replace(weakness=False, untouched=True)


@verb("damage.base")
def untouched_if_active(play: Play, rule: str, source: str) -> Play:
    """The damage is not changed by Weakness and Resistance, nor by anything on the Defending Pokémon."""
    return play._replace(weakness=False, untouched=play.target[1] == 0)


@verb("damage.base")
def half_hp_left_up(play: Play, rule: str, source: str) -> Play:
    """Half of the Hit Points that the Defending Pokémon has left, rounded up to a multiple of 10."""
    return _base(play, (play.game.at(play.target).hp_left + 10) // 20 * 10)


@verb("damage.base")
def plus_extra_energy(play: Play, rule: str, source: str, energy_type: EnergyType, each: Points, most: Number) -> Play:
    """The printed number and an amount more for each Energy of a type beyond the cost, up to a number of them."""
    assert play.attack is not None
    provided = [each for card in given(play.game, play.attacker) for each in units(card.provides)]
    attached = sum(energy_type in each or "*" in each for each in provided)
    cost = attack_cost(play.game, play.attacker, play.attack)
    # Energy of other types pays for what may be of any type.
    extra = min(attached - cost.count(energy_type), len(provided) - len(cost))
    return _base(play, play.damage + each * min(most, max(0, extra)))


@verb("damage.base")
def plus_own_counters(play: Play, rule: str, source: str, each: Points) -> Play:
    """The printed number and an amount more for each damage counter on the attacking Pokémon."""
    return _base(play, play.damage + each * play.game.at(play.attacker).counters)


@verb("damage.base")
def flip_for_more(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Flip a coin; if heads, an amount more than the printed number."""
    play, heads = flip(play, rule)
    return _base(play, play.damage + amount * heads)


@verb("damage.base")
def flip_for_nothing(play: Play, rule: str, source: str) -> Play:
    """Flip a coin; if tails, the attack does nothing."""
    play, heads = flip(play, rule)
    return play if heads else _nothing(play)


@verb("damage.base")
def only_if(play: Play, rule: str, source: str, condition: Condition) -> Play:
    """The attack does nothing unless the Defending Pokémon has a Special Condition."""
    return play if condition in play.game.at(play.target).conditions else _nothing(play)


def _nothing(play: Play) -> Play:
    """The attack does nothing: neither damage nor any other effect."""
    assert play.attack is not None
    return _base(play._replace(attack=play.attack._replace(effects=())), 0)


def _heads(play: Play, rule: str, coins: int) -> tuple[Play, int]:
    total = 0
    for _ in range(coins):
        play, heads = flip(play, rule)
        total += heads
    return play, total


def _base(play: Play, amount: int) -> Play:
    return play._replace(base=amount, damage=amount)


@verb("damage.base")
def times_heads(play: Play, rule: str, source: str, coins: Number, each: Points) -> Play:
    """Flip some coins; the base damage is an amount for each heads."""
    play, heads = _heads(play, rule, coins)
    return _base(play, each * heads)


@verb("damage.base")
def times_paid_heads(play: Play, rule: str, source: str, each: Points) -> Play:
    """Flip a coin for each card that was discarded to use the attack; an amount for each heads."""
    return times_heads(play, rule, source, play.paid, each)


@verb("damage.base")
def plus_defender_energy(play: Play, rule: str, source: str, each: Points) -> Play:
    """The printed number and an amount more for each Energy card attached to the Defending Pokémon."""
    return _base(play, play.damage + each * len(play.game.at(play.target).energy))


@verb("damage.base")
def plus_defender_counters(play: Play, rule: str, source: str, each: Points) -> Play:
    """The printed number and an amount more for each damage counter on the Defending Pokémon."""
    return _base(play, play.damage + each * play.game.at(play.target).counters)


@verb("damage.base")
def minus_own_counters(play: Play, rule: str, source: str, each: Points) -> Play:
    """The printed number less an amount for each damage counter on the attacking Pokémon."""
    return _base(play, max(0, play.damage - each * play.game.at(play.attacker).counters))


@verb("damage.base")
def half_hp_left(play: Play, rule: str, source: str) -> Play:
    """Half of the Hit Points that the Defending Pokémon has left, rounded down to a multiple of 10."""
    return _base(play, play.game.at(play.target).hp_left // 20 * 10)


@verb("damage.base")
def more(play: Play, rule: str, source: str, amount: Points) -> Play:
    """An amount more than the number so far, or less where it is below 0."""
    return _base(play, max(0, play.damage + amount))


@verb("damage.base")
def plus_own_energy(play: Play, rule: str, source: str, each: Points, energy_type: EnergyType = "C") -> Play:
    """An amount more for each Energy card of a type attached to the attacking Pokémon; ``C`` means any type."""
    return _base(play, play.damage + each * sum(gives(c, energy_type) for c in play.game.at(play.attacker).energy))


@verb("damage.base")
def plus_bench(play: Play, rule: str, source: str, each: Points, whose: Literal["own", "opponent"] = "own") -> Play:
    """An amount more for each Benched Pokémon of one player: ``own`` or ``opponent``."""
    side = play.attacker[0] if whose == "own" else 1 - play.attacker[0]
    return _base(play, play.damage + each * len(play.game.sides[side].bench))


@verb("damage.base")
def plus_retreat_cost(
    play: Play, rule: str, source: str, each: Points, whose: Literal["opponent", "own"] = "opponent"
) -> Play:
    """An amount more for each Energy in the Retreat Cost, as it is now, of a player's Active Pokémon.

    :param whose: ``opponent`` or ``own``.
    """
    side = play.attacker[0] if whose == "own" else 1 - play.attacker[0]
    return _base(play, play.damage + each * retreat_cost(play.game, side))


@verb("damage.base")
def times_heads_until_tails(play: Play, rule: str, source: str, each: Points) -> Play:
    """Flip a coin until it is tails; an amount for each heads."""
    total = 0
    play, heads = flip(play, rule)
    while heads:
        total += 1
        play, heads = flip(play, rule)
    return _base(play, each * total)
