"""Winning the game."""

from rules.model.state import player_name
from rules.model.steps import Play


def ways(play: Play) -> tuple[int, int]:
    """In how many ways each player has won right now.

    A player wins by taking the last Prize, and when the opponent has no Pokémon left to replace the Active one.

    :param play: the play after Knock Outs, Prizes and replacements.
    :returns: the number of ways for side 0 and for side 1, each from 0 to 2.

    From texts 001, 002, 003 and 004.
    """
    first, second = play.game.sides
    return (not first.prizes) + (second.active is None), (not second.prizes) + (first.active is None)


def decide(play: Play) -> Play:
    """End the game when somebody has won. More ways win; with equal numbers of ways Sudden Death follows.

    :param play: the play after Knock Outs, Prizes and replacements.
    :returns: the play, with the number of ways in :attr:`rules.model.state.Game.ways`.

    From texts 001, 002, 003 and 004; two ways against two is our reading.

    >>> from rules import UseAttack, play, table
    >>> play(table("Hitmonchan [F]", "Rattata", prizes=1), UseAttack("Jab")).game.ways
    (2, 0)
    """
    counted = ways(play)
    if counted == (0, 0):
        return play
    play = play.with_game(play.game._replace(ways=counted))
    if counted[0] == counted[1]:
        return play.note("winning.decide", "sudden_death", ways=counted[0])
    return play.note("winning.decide", "wins", player=player_name(int(counted[1] > counted[0])), ways=max(counted))
