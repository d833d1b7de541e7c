"""`make bench`: how much the engine does in a second of processor time, measured beside python-chess in one run.

Figures of one machine mean little; the ratios hold longer.
"""

import argparse
import random
import time
from collections.abc import Callable

import chess

from rules import EDITIONS, EndTurn, UseAttack, endings, play, table
from rules.playing.players import random_game


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many pieces of work are done in a second of processor time, best of three."""
    best = 0.0
    for _ in range(3):
        done, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def chess_moves() -> int:
    """One random game of python-chess: list the legal moves, pick one, make it."""
    pick = random.Random(1)
    board = chess.Board()
    moves = 0
    while moves < 200 and not board.is_game_over():
        board.push(pick.choice(list(board.legal_moves)))
        moves += 1
    return moves


def attacks() -> int:
    game = table("Hitmonchan [F]", "Chansey", bench="Pidgey", opponent_bench="Rattata")
    for _ in range(500):
        play(game, UseAttack("Jab"))
    return 500


def turns() -> int:
    """An attack, everything between turns, and the next player's card."""
    game = table("Hitmonchan [F]", "Chansey", bench="Pidgey", opponent_bench="Rattata")
    for _ in range(500):
        play(play(game, UseAttack("Jab")).game, EndTurn())
    return 500


class Seeds:
    """A new random game each time."""

    def __init__(self, edition: str) -> None:
        self.edition, self.seed = edition, 0

    def actions(self) -> int:
        self.seed += 1
        return sum(1 for _ in random_game(self.edition, self.seed))

    def games(self) -> int:
        self.actions()
        return 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor seconds for each figure and try")
    seconds = parser.parse_args().seconds
    moves = rate(chess_moves, seconds)
    rows = [
        ("python-chess: random moves", moves),
        ("attacks with their full trace", rate(attacks, seconds)),
        ("turns: attack, between turns, draw", rate(turns, seconds)),
    ]
    for edition in EDITIONS:
        rows.append((f"{edition}: random actions", rate(Seeds(edition).actions, seconds)))
        rows.append((f"{edition}: random games, set-up to end", rate(Seeds(edition).games, seconds)))
    for name, found in rows:
        print(f"{name:<40} {found:>10,.0f} a second   {found / moves:>7.2f} × python-chess")
    print("endings of an attack, by the number of coins:")
    for conditions, coins in [("", 2), (" {Confused}", 3), (" {Confused} <Smokescreen>", 4)]:
        game = table(f"Poliwhirl [W W W]{conditions}", "Chansey", "neo")
        begin = time.process_time()
        ends = endings(game, UseAttack("Doubleslap"))
        each = 1e6 * (time.process_time() - begin) / len(ends)
        print(f"  at most {coins} coins: {len(ends)} endings, {each:,.0f} µs each")


if __name__ == "__main__":
    main()
