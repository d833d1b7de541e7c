"""Verbs that act when a Pokémon is damaged or would be Knocked Out."""

from rules.effects.acting import verb
from rules.effects.shields import off_any_damage
from rules.model.arguments import Points
from rules.model.questions import flip
from rules.model.steps import Play
from rules.piles.discards import discard_attached


@verb("damage.counters")
def strike_back(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Put damage on an opponent's Pokémon whose attack did damage, without Weakness and Resistance."""
    attacker = play.game.at(play.attacker)
    if play.damage <= 0 or play.attacker[0] == play.target[0] or play.power is not None:
        return play
    # What takes something off any damage takes it off this too.
    count = max(0, amount - off_any_damage(attacker)) // 10
    play = play.add_counters(play.attacker, count)
    return play.note(rule, "struck_back", count=count, pokemon=attacker.name, source=source)


@verb("knock_out.prevent")
def stays_at_ten(play: Play, rule: str, source: str) -> Play:
    """A Pokémon that damage would Knock Out keeps 10 Hit Points."""
    pokemon = play.game.at(play.subject)
    play = play.put(play.subject, pokemon._replace(counters=pokemon.hp // 10 - 1))
    return play.note(rule, "saved", pokemon=pokemon.name, source=source)


@verb("knock_out.prevent")
def flip_to_stay_at_ten(play: Play, rule: str, source: str) -> Play:
    """Flip a coin; if heads, the Pokémon keeps 10 Hit Points; a Trainer card that does it is discarded."""
    play, heads = flip(play, rule)
    if not heads:
        return play
    play = stays_at_ten(play, rule, source)
    if all(card.name != source for card in play.game.at(play.subject).trainers):
        return play
    return discard_attached(play, play.subject, source)


@verb("knock_out.retaliate")
def take_along(play: Play, rule: str, source: str) -> Play:
    """Knock Out the attacking Pokémon that Knocked this one Out."""
    if play.subject[0] == play.attacker[0]:
        return play
    attacker = play.game.at(play.attacker)
    play = play.put(play.attacker, attacker._replace(counters=max(attacker.counters, attacker.hp // 10)))
    return play.note(rule, "taken_along", pokemon=attacker.name, source=source)
