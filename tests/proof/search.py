"""Looking for a position that tells two sets of rules apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from proof.outcome import plain, problem
from rules.model.actions import Action
from rules.model.edition import Edition
from rules.model.questions import Need
from rules.model.state import Game, Side
from rules.model.steps import Play, run
from rules.playing.game import carry_out, start
from rules.turn import draw

DEPTH = 6
"""How many questions of one action are followed in every direction; after those every coin is tails."""

Path = tuple[object, ...]
"""Who was asked what by which rule, and what was answered."""


class ByHand(NamedTuple):
    """The steps of an attack, carried out by hand: what :func:`rules.play` looks at before them is not looked at."""

    name: str


class Position(NamedTuple):
    """A game and what is done in it."""

    text: str
    """How to write it in a session."""
    game: Game
    actions: tuple[Action | ByHand, ...]
    """What is done, one after the other; without any, the decks of the game are set up."""


def ways(position: Position, edition: Edition) -> dict[Path, object]:
    """Everything that a position can come to by the rules of an edition: every coin and every choice, both ways."""
    return dict(_ways(position.game._replace(edition=edition), position.actions, ()))


def _ways(game: Game, actions: tuple[Action | ByHand, ...], path: Path) -> Iterator[tuple[Path, object]]:
    open_scripts: list[tuple[Path, str, tuple[str, ...], tuple[str, ...]]] = [(path, "", (), ())]
    while open_scripts:
        asked, coins, choices, shuffles = open_scripts.pop()
        begin = start(game, coins, choices, shuffles)
        try:
            after = _done(begin, actions[0]) if actions else _set_up(begin)
        except Need as need:
            options = need.options if len(asked) - len(path) < DEPTH else need.options[-1:]
            for option in options:
                answer = (*asked, (problem(need), option))
                if need.is_coin:
                    open_scripts.append((answer, coins + option, choices, shuffles))
                elif need.is_shuffle:
                    open_scripts.append((answer, coins, choices, (*shuffles, str(len(shuffles)))))
                else:
                    open_scripts.append((answer, coins, (*choices, option), shuffles))
        except Exception as error:
            yield asked, problem(error)
        else:
            # Answers that an action does not use, an earlier one of the same position would have.
            if len(actions) > 1 and not after.game.over:
                yield from _ways(after.game, actions[1:], asked)
            else:
                yield asked, plain(after.game)


def _done(begin: Play, action: Action | ByHand) -> Play:
    if not isinstance(action, ByHand):
        return carry_out(begin, action)
    attacks = begin.game.at(begin.attacker).attacks
    return run(begin.game.edition.attack, begin._replace(attack=next(a for a in attacks if a.name == action.name)))


def _set_up(begin: Play) -> Play:
    return draw(run(begin.game.edition.setup, begin._replace(paid=len(begin.game.sides[0].prizes) or 6)))


def dealt(edition: Edition, first: Side, second: Side) -> Game:
    """A game that is still to be set up."""
    return Game(edition, (first, second), turn=0)


def told_apart(positions: Iterable[tuple[Position, dict[Path, object]]], other: Edition) -> Position | None:
    """The first position that comes to something else by other rules; ``None`` where all come to the same."""
    return next((each for each, before in positions if ways(each, other) != before), None)
