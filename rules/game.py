"""Playing: carrying out an action in a game."""

from collections.abc import Sequence

from rules import attack, turn
from rules.actions import Action, AttachEnergy, Retreat, UseAttack
from rules.questions import check_coins, check_used_up
from rules.state import Game
from rules.steps import Play, run


def play(game: Game, action: Action, coins: str = "", choices: Sequence[str] = ()) -> Play:
    """Carry out an action, with all its questions answered beforehand.

    :param game: the game; it is not changed.
    :param action: what the player whose turn it is does.
    :param coins: the coins, in the order in which they are flipped: ``HT`` is heads, then tails.
    :param choices: the choices, in the order in which they are made.
    :returns: the play: the game afterwards in its ``game``, and what happened in its ``trace``.
    :raises rules.refusals.Refused: when the rules do not allow it. The game stays as it was.
    :raises rules.questions.Need: when a coin or a choice is missing.
    :raises rules.questions.WrongAnswer: when a coin or a choice is not needed, or not one of the options.

    >>> from rules import UseAttack, table
    >>> play(table("Hitmonchan [F]", "Chansey"), UseAttack("Jab")).game.opponent.active
    pokemon('Chansey c=4')
    """
    check_coins(coins)
    if not isinstance(action, Action):
        raise TypeError(f"an action is one such as UseAttack('Jab') or Retreat('Rattata', 'F'), not {action!r}")
    side = game.on_turn
    start = turn.over(Play(game, coins, tuple(choices), attacker=(side, 0), target=(1 - side, 0)))
    match action:
        case UseAttack(name):
            # Too little Energy is found out before any coin is flipped, the Baby Pokémon flip included.
            start = start._replace(attack=attack.find(start, name))
            end = turn.attack(run(game.edition.attack, start))
        case Retreat(to, paying):
            end = run(game.edition.retreat, start._replace(chosen=to, payment=tuple(paying.split())))
        case AttachEnergy(symbol, to):
            end = turn.attach_energy(start._replace(payment=(symbol,), chosen=to))
    check_used_up(end)
    return end
