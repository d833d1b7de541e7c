"""Verbs that let a Benched Pokémon and the Active Pokémon change places. None of them is a retreat."""

from rules.effects.acting import DOING, verb
from rules.effects.shields import always_shielded, shielded
from rules.model import conditions
from rules.model.questions import choose
from rules.model.refusals import Refused
from rules.model.state import player_name
from rules.model.steps import Play


def _switch(play: Play, rule: str, side: int, by: int | None = None) -> Play:
    names = play.game.sides[side].names
    # An opponent's attack cannot drag a Pokémon off the Bench that is kept from it.
    slots = [slot for slot in range(1, len(names)) if by is not None or not always_shielded(play, (side, slot))]
    if not slots:
        return play
    play, chosen = choose(play, rule, tuple(names[slot] for slot in slots), by)
    old = play.game.at((side, 0)).name
    play = play.with_game(conditions.switch(play.game, side, slots[chosen]))
    if play.attacker == (side, 0):
        # What is still to be done to the Pokémon that attacks is done to it, and not to the one that came in its place.
        play = play._replace(attacker=(side, slots[chosen]))
    return play.note(rule, "switched", player=player_name(side), old=old, new=play.game.at((side, 0)).name)


@verb("attack.choose", "damage.base", *DOING)
def switch_defending(play: Play, rule: str, source: str) -> Play:
    """Switch the opponent's Active Pokémon with a chosen one of the opponent's Bench, if there is any."""
    play, safe = shielded(play, rule, (1 - play.attacker[0], 0))
    return play if safe else _switch(play, rule, 1 - play.attacker[0])


@verb("damage.base", *DOING)
def opponent_switches(play: Play, rule: str, source: str) -> Play:
    """Let the opponent choose a Benched Pokémon to switch with the Defending Pokémon, if there is any."""
    play, safe = shielded(play, rule, (1 - play.attacker[0], 0))
    return play if safe else _switch(play, rule, 1 - play.attacker[0], by=1 - play.attacker[0])


@verb(*DOING)
def switch_itself(play: Play, rule: str, source: str) -> Play:
    """Switch the Pokémon that uses it with one of its player's Benched Pokémon, if there is any."""
    return _switch(play, rule, play.attacker[0])


@verb("attack.announce")
def needs_opponents_bench(play: Play, rule: str, source: str) -> Play:
    """Refuse the attack where the opponent has no Benched Pokémon."""
    if not play.game.sides[1 - play.attacker[0]].bench:
        raise Refused(rule, "no_bench", attack=source)
    return play


@verb("trainer.carry_out")
def must_switch(play: Play, rule: str, source: str) -> Play:
    """Refuse to play a card that switches one's own Pokémon where there is none on the Bench."""
    if not play.game.sides[play.attacker[0]].bench:
        raise Refused(rule, "no_bench", card=source)
    return _switch(play, rule, play.attacker[0])


@verb("trainer.carry_out")
def must_switch_defending(play: Play, rule: str, source: str) -> Play:
    """Refuse to play a card that switches the opponent's Pokémon where there is none on the opponent's Bench."""
    if not play.game.sides[1 - play.attacker[0]].bench:
        raise Refused(rule, "no_bench", card=source)
    return _switch(play, rule, 1 - play.attacker[0])
