"""Verbs of the steps ``damage.weakness`` and ``damage.resistance``: what changes a Weakness or a Resistance."""

from rules.effects.acting import verb
from rules.model.arguments import EnergyType, Kind, Points
from rules.model.cards import Resistance, Weakness
from rules.model.pokemon_kinds import is_kind
from rules.model.steps import Play


@verb("damage.weakness")
def doubles(play: Play, rule: str, source: str) -> Play:
    """Every Weakness doubles the damage, whatever number is printed next to it; where there is none, nothing does."""
    return play._replace(weaknesses=tuple(each._replace(plus=None) for each in play.weaknesses))


@verb("damage.weakness")
def remove_weakness(play: Play, rule: str, source: str, kind: Kind = "") -> Play:
    """The Pokémon that is hit has no Weakness, where it is of a kind."""
    return play if kind and not is_kind(play.game.at(play.target), kind) else play._replace(weaknesses=())


@verb("damage.resistance")
def remove_resistance(play: Play, rule: str, source: str, kind: Kind = "") -> Play:
    """The Pokémon that is hit has no Resistance, where it is of a kind; also for an attack that ignores it."""
    return play if kind and not is_kind(play.game.at(play.target), kind) else play._replace(resistances=())


@verb("damage.weakness")
def weakness_becomes(play: Play, rule: str, source: str, energy_type: EnergyType) -> Play:
    """Where the Pokémon that is hit has a Weakness, it is one to another type."""
    return play._replace(weaknesses=tuple(Weakness(energy_type, each.plus) for each in play.weaknesses[:1]))


@verb("damage.resistance")
def resistance_becomes(play: Play, rule: str, source: str, energy_type: EnergyType, minus: Points = 30) -> Play:
    """The Pokémon that is hit has one Resistance, to a type, also where it had none."""
    return play._replace(resistances=(Resistance(energy_type, minus),))


@verb("damage.resistance")
def resistance_counts(play: Play, rule: str, source: str, minus: Points) -> Play:
    """Every Resistance takes off another number than the printed one."""
    return play._replace(resistances=tuple(each._replace(minus=minus) for each in play.resistances))
