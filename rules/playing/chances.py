"""Exact chances: every way in which the coins of an action can fall."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from rules.model.actions import Action
from rules.model.questions import HEADS, TAILS, Need
from rules.model.state import Game
from rules.model.steps import Play
from rules.playing.game import play


class Ending(NamedTuple):
    """One way in which the coins can fall."""

    chance: Fraction
    """How likely it is."""
    coins: str
    """The coins, in the order in which they are flipped."""
    play: Play
    """What happens then."""


def endings(
    game: Game,
    action: Action,
    choices: Sequence[str | int] = (),
    shuffles: Sequence[str] = (),
    progress: Callable[[Fraction], None] | None = None,
) -> list[Ending]:
    """Every ending of an action, with its chance.

    :param game: the game before the action.
    :param action: the action.
    :param choices: the choices, in order; they must be enough for every way in which the coins fall.
    :param shuffles: the shuffles, in order.
    :param progress: is told after each ending how much of all chances has been worked out.
    :returns: the endings, heads before tails; their chances add up to 1.
    :raises rules.Refused: when the rules do not allow the action.
    :raises rules.Need: when a choice or a shuffle is missing.

    >>> from rules import UseAttack, endings, table
    >>> game = table("Charmander [R F] {Confused} <Smokescreen>", "Pichu", "neo")
    >>> [(str(end.chance), end.coins) for end in endings(game, UseAttack("Ember"))]
    [('1/8', 'HHH'), ('1/8', 'HHT'), ('1/4', 'HT'), ('1/2', 'T')]
    """
    found: list[Ending] = []
    open_scripts = [""]
    done = Fraction(0)
    while open_scripts:
        coins = open_scripts.pop()
        try:
            ended = play(game, action, coins, choices, shuffles)
        except Need as need:
            if not need.is_coin:
                raise
            open_scripts += [coins + TAILS, coins + HEADS]
            continue
        chance = Fraction(1, 2 ** len(coins))
        found.append(Ending(chance, coins, ended))
        done += chance
        if progress is not None:
            progress(done)
    return found


def chance(found: Sequence[Ending], wanted: Callable[[Play], bool]) -> Fraction:
    """The chance that an action ends in a certain way.

    :param found: the endings of the action.
    :param wanted: says of a play whether it is one of those meant.
    :returns: the sum of their chances.

    >>> from rules import UseAttack, chance, endings, table
    >>> found = endings(table("Poliwhirl [W W W]", "Chansey"), UseAttack("Doubleslap"))
    >>> str(chance(found, lambda end: end.game.opponent.active.counters >= 3))
    '3/4'
    """
    return sum((end.chance for end in found if wanted(end.play)), Fraction(0))
