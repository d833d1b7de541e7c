"""Verbs of the step ``damage.other_effects`` that leave something behind, which acts in a later turn."""

from rules.effects.acting import DOING, act, verb
from rules.effects.shields import shielded
from rules.model.arguments import Flag, Number, OneEffect
from rules.model.cards import Effect
from rules.model.markers import NEVER_AGAIN, forbidden
from rules.model.questions import flip
from rules.model.state import Lasting, Place
from rules.model.steps import Play


def _leave(play: Play, place: Place, left: Lasting) -> Play:
    pokemon = play.game.at(place)
    kept = tuple(old for old in pokemon.effects if old.attack != left.attack)
    return play.put(place, pokemon._replace(effects=(*kept, left)))


@verb(*DOING)
def leave_on_defending(
    play: Play, rule: str, source: str, effect: OneEffect, turns: Number = 2, tied: Flag = False
) -> Play:
    """Leave an effect on the Defending Pokémon, until the end of its player's next turn.

    :param tied: whether it also ends when the attacking Pokémon leaves its place or evolves.
    """
    play, safe = shielded(play, rule, play.target)
    if safe:
        return play
    play = _leave(play, play.target, Lasting(source, effect, turns, tied))
    return play.note(rule, "left", pokemon=play.game.at(play.target).name, attack=source)


@verb(*DOING)
def leave_on_itself(
    play: Play, rule: str, source: str, effect: OneEffect, turns: Number = 2, tied: Flag = False
) -> Play:
    """Leave an effect on the attacking Pokémon: for 2 ends of a turn, or 3 to include its own next turn.

    :param tied: whether it also ends when the Defending Pokémon leaves its place or evolves.
    """
    play = _leave(play, play.attacker, Lasting(source, effect, turns, tied))
    return play.note(rule, "left", pokemon=play.game.at(play.attacker).name, attack=source)


@verb(*DOING)
def flip_to_leave_on_itself(
    play: Play, rule: str, source: str, effect: OneEffect, turns: Number = 2, *more: OneEffect
) -> Play:
    """Flip a coin; if heads, leave an effect on the attacking Pokémon, and do what else belongs to heads."""
    play, heads = flip(play, rule)
    if not heads:
        return play
    return act(leave_on_itself(play, rule, source, effect, turns), rule, source, more)


@verb("attack.choose", "attack.pay", "damage.other_effects")
def once_in_play(play: Play, rule: str, source: str) -> Play:
    """The attacking Pokémon cannot use this attack again as long as it stays in play, not even after being Benched."""
    return _leave(play, play.attacker, Lasting(source, Effect("attack.announce", NEVER_AGAIN, (source,)), AS_LONG))


AS_LONG = 999
"""So many ends of a turn that no game lasts as long."""


@verb(*DOING)
def no_trainers_next_turn(play: Play, rule: str, source: str) -> Play:
    """The opponent cannot play Trainer cards during the next turn, whatever becomes of the attacking Pokémon."""
    game = play.game
    return play.with_game(game._replace(next_turn=(*game.next_turn, f"trainer.allowed {source}")))


@verb("trainer.carry_out")
def no_more_trainers(play: Play, rule: str, source: str) -> Play:
    """The player cannot play any more Trainer cards this turn."""
    return play.did(f"trainer.allowed {source}")


@verb("damage.other_effects")
def forbid_chosen_attack(play: Play, rule: str, source: str) -> Play:
    """The Defending Pokémon cannot use the chosen attack, if there was one to choose, during its player's next turn."""
    if not play.chosen:
        return play
    return leave_on_defending(play, rule, source, forbidden(play.chosen))
