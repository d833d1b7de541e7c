"""Verbs of Pokémon Tools and special Energy cards between turns."""

from rules.discards import discard_attached
from rules.steps import Play


def remove_counters(play: Play, rule: str, source: str, count: int) -> Play:
    """Take damage counters off the Pokémon, then discard the card."""
    pokemon = play.game.at(play.subject)
    play = play.put(play.subject, pokemon._replace(counters=pokemon.counters - count))
    play = play.note(rule, "healed", count=count, pokemon=pokemon.name)
    return discard_attached(play, play.subject, source)


def remove_conditions(play: Play, rule: str, source: str) -> Play:
    """End every Special Condition of the Pokémon, then discard the card; a Char counter is none."""
    pokemon = play.game.at(play.subject)
    left = tuple(each for each in pokemon.conditions if each == "Char")
    play = play.put(play.subject, pokemon._replace(conditions=left)).note(rule, "cured", pokemon=pokemon.name)
    return discard_attached(play, play.subject, source)


def counter_unless_dark(play: Play, rule: str, source: str) -> Play:
    """Put 1 damage counter on the Pokémon, unless it is a Darkness Pokémon or has Dark in its name."""
    pokemon = play.game.at(play.subject)
    if "D" in pokemon.card.type or "Dark" in pokemon.name.split():
        return play
    play = play.put(play.subject, pokemon._replace(counters=pokemon.counters + 1))
    return play.note(rule, "counters", count=1, pokemon=pokemon.name)
