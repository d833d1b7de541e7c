"""Verbs of Pokémon Tools and special Energy cards between turns."""

from rules.effects.acting import BETWEEN_TURNS, verb
from rules.effects.shields import off_any_damage
from rules.model import conditions
from rules.model.arguments import Number, Points
from rules.model.cards import TOOL
from rules.model.questions import choose
from rules.model.refusals import Refused
from rules.model.state import player_name
from rules.model.steps import Play
from rules.piles.discards import discard_attached


@verb("between_turns.tools")
def remove_counters(play: Play, rule: str, source: str, count: Number) -> Play:
    """Take damage counters off the Pokémon, then discard the card."""
    pokemon = play.game.at(play.subject)
    play = play.add_counters(play.subject, -count)
    play = play.note(rule, "healed", count=count, pokemon=pokemon.name)
    return discard_attached(play, play.subject, source)


@verb("between_turns.tools")
def remove_conditions(play: Play, rule: str, source: str) -> Play:
    """End every Special Condition of the Pokémon, then discard the card; a Char counter is none."""
    pokemon = play.game.at(play.subject)
    left = conditions.counters(pokemon)
    play = play.put(play.subject, pokemon._replace(conditions=left)).note(rule, "cured", pokemon=pokemon.name)
    return discard_attached(play, play.subject, source)


@verb("turn.attach_energy", "between_turns.darkness_energy")
def counter_unless_dark(play: Play, rule: str, source: str) -> Play:
    """Put 1 damage counter on the Pokémon, unless it is a Darkness Pokémon or has Dark in its name."""
    pokemon = play.game.at(play.subject)
    if "D" in pokemon.card.type or "Dark" in pokemon.name.split():
        return play
    return hurt_holder(play, rule, source, 1)


@verb(*BETWEEN_TURNS)
def heal_holder(play: Play, rule: str, source: str, count: Number) -> Play:
    """Take damage counters off the Pokémon on which the card acts, as many as there are; the card stays."""
    pokemon = play.game.at(play.subject)
    healed = min(count, pokemon.counters)
    if not healed:
        return play
    play = play.add_counters(play.subject, -healed)
    return play.note(rule, "healed", count=healed, pokemon=pokemon.name)


@verb("turn.attach_energy", *BETWEEN_TURNS)
def hurt_holder(play: Play, rule: str, source: str, count: Number) -> Play:
    """Put damage counters on the Pokémon that the card was attached to from the hand, which is no attack."""
    pokemon = play.game.at(play.subject)
    play = play.add_counters(play.subject, count)
    return play.note(rule, "counters", count=count, pokemon=pokemon.name)


@verb("turn.attach_energy", *BETWEEN_TURNS)
def damage_holder(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do damage to the Pokémon that the card was attached to from the hand, without Weakness and Resistance.

    It is damage, though of no attack: what takes something off any damage takes it off this too.
    """
    pokemon = play.game.at(play.subject)
    return hurt_holder(play, rule, source, max(0, amount - off_any_damage(pokemon)) // 10)


@verb("trainer.carry_out", "power.use")
def remove_tool(play: Play, rule: str, source: str) -> Play:
    """Discard one chosen Pokémon Tool from any Pokémon in play."""
    found = [
        (place, play.game.sides[place[0]].names[place[1]], card.name)
        for place in play.game.places(1 - play.attacker[0])
        for card in play.game.at(place).trainers
        if card.kind == TOOL
    ]
    if not found:
        raise Refused(rule, "no_tool", card=source)
    options = tuple(f"{player_name(place[0])}: {name}" for place, name, _ in found)
    play, chosen = choose(play, rule, options)
    place, name, tool = found[chosen]
    play = discard_attached(play, place, tool)
    return play.note(rule, "tool", card=tool, pokemon=name)
