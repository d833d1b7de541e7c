"""Winning the game."""

from rules.state import player_name
from rules.steps import Play


def decide(play: Play) -> Play:
    """See in how many ways each player has won: by taking the last Prize, or because the opponent has no Pokémon left.

    More ways win. With equal numbers the players go on to Sudden Death.

    :param play: the play after Knock Outs, Prizes and replacements.
    :returns: the play, with the number of ways in :attr:`rules.state.Game.ways`.

    From texts 001, 002, 003 and 004.

    >>> from rules import UseAttack, play, table
    >>> play(table("Hitmonchan [F]", "Rattata", prizes=1), UseAttack("Jab")).game.ways
    (2, 0)
    """
    sides = play.game.sides
    first, second = (int(not sides[side].prizes) + int(not sides[1 - side].in_play) for side in (0, 1))
    if not first and not second:
        return play
    play = play._replace(game=play.game._replace(ways=(first, second)))
    if first == second:
        return play.note("winning.decide", "sudden_death", ways=first)
    winner = 0 if first > second else 1
    return play.note("winning.decide", "wins", player=player_name(winner), ways=max(first, second))
