"""A verb that lets other verbs act on several Pokémon."""

from typing import Literal

from rules.effects.acting import DOING, act, verb
from rules.model.arguments import Effects
from rules.model.steps import Play


@verb(*DOING)
def for_each(
    play: Play,
    rule: str,
    source: str,
    which: Literal["own", "own others", "own bench", "opponents", "opponents bench"],
    effects: Effects,
) -> Play:
    """Do something to several Pokémon, to one after the other.

    What the effects do to the attacking Pokémon they do to each of one's own, and what they do to the Defending
    Pokémon to each of the opponent's.

    :param which: whose Pokémon, and which of them.
    """
    attacker, target = play.attacker, play.target
    own = which.startswith("own")
    side = attacker[0] if own else 1 - attacker[0]
    for slot in range("bench" in which, len(play.game.sides[side].in_play)):
        if which != "own others" or slot != attacker[1]:
            there = play._replace(attacker=(side, slot)) if own else play._replace(target=(side, slot))
            play = act(there, rule, source, effects)._replace(attacker=attacker, target=target)
    return play
