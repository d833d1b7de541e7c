"""Verbs of the steps ``damage.weakness`` and ``damage.resistance``: what changes a Weakness or a Resistance."""

from rules.model.cards import Resistance, Weakness
from rules.model.pokemon_kinds import is_kind
from rules.model.steps import Play


def doubles(play: Play, rule: str, source: str) -> Play:
    """Every Weakness doubles the damage, whatever number is printed next to it; where there is none, nothing does."""
    return play._replace(weaknesses=tuple(each._replace(plus=None) for each in play.weaknesses))


def remove_weakness(play: Play, rule: str, source: str, kind: str = "") -> Play:
    """The Pokémon that is hit has no Weakness, where it is of a kind."""
    return play if kind and not is_kind(play.game.at(play.target), kind) else play._replace(weaknesses=())


def remove_resistance(play: Play, rule: str, source: str, kind: str = "") -> Play:
    """The Pokémon that is hit has no Resistance, where it is of a kind; also for an attack that ignores it."""
    return play if kind and not is_kind(play.game.at(play.target), kind) else play._replace(resistances=())


def weakness_becomes(play: Play, rule: str, source: str, energy_type: str) -> Play:
    """Where the Pokémon that is hit has a Weakness, it is one to another type."""
    return play._replace(weaknesses=tuple(Weakness(energy_type, each.plus) for each in play.weaknesses[:1]))


def resistance_becomes(play: Play, rule: str, source: str, energy_type: str, minus: int = 30) -> Play:
    """The Pokémon that is hit has one Resistance, to a type, also where it had none."""
    return play._replace(resistances=(Resistance(energy_type, minus),))


def resistance_counts(play: Play, rule: str, source: str, minus: int) -> Play:
    """Every Resistance takes off another number than the printed one."""
    return play._replace(resistances=tuple(each._replace(minus=minus) for each in play.resistances))
