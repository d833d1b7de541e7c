"""Verbs that change the damage while it is being figured out."""

from typing import Literal

from rules.effects.acting import CHANGING, verb
from rules.effects.shields import applies, shield
from rules.model.arguments import Kind, Name, Points
from rules.model.pokemon_kinds import is_kind
from rules.model.steps import Play


def _change(play: Play, rule: str, source: str, damage: int) -> Play:
    # Cards change the damage of attacks, and a Power is none.
    return play if play.power is not None else _changed(play, rule, source, damage)


def _changed(play: Play, rule: str, source: str, damage: int) -> Play:
    return play._replace(damage=damage).note(rule, "changed", source=source, before=play.damage, after=damage)


def _against_defending(play: Play) -> bool:
    return play.target == (1 - play.attacker[0], 0)


@verb(*CHANGING)
def add(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do more damage to the Defending Pokémon."""
    return _change(play, rule, source, play.damage + amount) if _against_defending(play) else play


@verb(*CHANGING)
def add_to_active(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do more damage to an Active Pokémon, also to the attacking one itself."""
    return _change(play, rule, source, play.damage + amount) if play.target[1] == 0 else play


@verb(*CHANGING)
def add_if_damage(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do more damage to the Defending Pokémon, where the attack does it damage at all."""
    return add(play, rule, source, amount) if play.damage > 0 else play


@verb(*CHANGING)
def add_if_attacker(play: Play, rule: str, source: str, kind: Kind, amount: Points, *or_kind: Kind) -> Play:
    """Do more damage to the Defending Pokémon, where the attacking Pokémon is of a kind, or of one of several."""
    attacker = play.game.at(play.attacker)
    return add(play, rule, source, amount) if any(is_kind(attacker, each) for each in (kind, *or_kind)) else play


@verb(*CHANGING)
def add_when_behind(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do more damage where the attacking Pokémon is Evolved and its player has more Prizes left than the opponent."""
    side = play.attacker[0]
    behind = len(play.game.sides[side].prizes) > len(play.game.sides[1 - side].prizes)
    evolved = play.game.at(play.attacker).evolved
    return add(play, rule, source, amount) if behind and evolved else play


@verb("damage.attacker_base", "damage.attacker_effects")
def base_becomes(play: Play, rule: str, source: str, attack: Name, amount: Points) -> Play:
    """Another base damage for one of the Pokémon's attacks."""
    assert play.attack is not None
    return _change(play, rule, source, amount) if play.attack.name == attack else play


@verb(*CHANGING)
def reduce_any(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Take an amount off any damage, also that of a Power."""
    return _changed(play, rule, source, play.damage - amount) if play.damage > 0 else play


@verb(*CHANGING)
def reduce(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Take an amount off the damage."""
    # Also below 0: what several cards do in one step comes to the same in any order.
    return play if play.base is None else _change(play, rule, source, play.damage - amount)


@verb(*CHANGING)
def reduce_from_opponent(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Take an amount off the damage of the opponent's attacks."""
    return reduce(play, rule, source, amount) if play.attacker[0] != play.target[0] else play


@verb(*CHANGING)
def reduce_if_attacker(play: Play, rule: str, source: str, kind: Kind, amount: Points) -> Play:
    """Take an amount off the damage done by Pokémon of a kind."""
    return reduce(play, rule, source, amount) if is_kind(play.game.at(play.attacker), kind) else play


@verb(*CHANGING)
def reduce_unless_attacker(play: Play, rule: str, source: str, kind: Kind, amount: Points) -> Play:
    """Take an amount off the damage done by the attacking Pokémon, unless it is of a kind."""
    return play if is_kind(play.game.at(play.attacker), kind) else reduce(play, rule, source, amount)


@verb(*CHANGING)
def reduce_if_defender(play: Play, rule: str, source: str, kind: Kind, amount: Points) -> Play:
    """Take an amount off the damage done to a Pokémon of a kind."""
    return reduce(play, rule, source, amount) if is_kind(play.game.at(play.target), kind) else play


@verb(*CHANGING)
def prevent_up_to(
    play: Play, rule: str, source: str, amount: Points, of: Literal["attacks", "any"] = "attacks"
) -> Play:
    """Prevent the damage where it is at most an amount; of ``attacks``, or ``any`` damage, also that of a Power."""
    change = _change if of == "attacks" else _changed
    return change(play, rule, source, 0) if 0 < play.damage <= amount else play


@verb(*CHANGING)
def prevent_from(play: Play, rule: str, source: str, amount: Points, of: Literal["attacks", "any"] = "attacks") -> Play:
    """Prevent the damage where it is at least an amount; of ``attacks``, or ``any`` damage, also that of a Power."""
    change = _change if of == "attacks" else _changed
    return change(play, rule, source, 0) if play.damage >= amount else play


@verb(*CHANGING)
def halve(play: Play, rule: str, source: str) -> Play:
    """Halve the damage, rounded down to a multiple of 10."""
    return _change(play, rule, source, play.damage // 20 * 10) if play.damage > 0 else play


@verb(*CHANGING)
def prevent_if_attacker(play: Play, rule: str, source: str, kind: Kind) -> Play:
    """Prevent the damage that the attacks of the opponent's Pokémon of a kind do."""
    return _change(play, rule, source, 0) if play.damage > 0 and applies(play, play.target, kind) else play


@verb(*CHANGING)
def prevent_all(play: Play, rule: str, source: str, kind: Kind = "") -> Play:
    """Prevent everything that the opponent's attacks do to the Pokémon, damage included; or those of a kind's attacks.

    Here the damage; what else an attack does asks :func:`rules.effects.shields.shielded`.
    """
    return _change(play, rule, source, 0) if play.damage > 0 and applies(play, play.target, kind) else play


@verb(*CHANGING)
def flip_to_prevent_all(play: Play, rule: str, source: str) -> Play:
    """Flip a coin when an opponent's attack does anything to the Pokémon; if heads, prevent all of it."""
    if play.damage <= 0 or not applies(play, play.target):
        return play
    play, heads = shield(play, rule, play.target, source)
    return _change(play, rule, source, 0) if heads else play
