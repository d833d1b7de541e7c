"""A match: games until somebody has won, with Sudden Death after a game that both win."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rules.model.actions import Action, SetUp
from rules.model.cards import Card
from rules.model.questions import ASK, Need
from rules.model.state import Game
from rules.model.steps import Play
from rules.notation.decks import sample_decks
from rules.playing.game import play, set_up
from rules.playing.legal import legal_actions
from rules.playing.players import Player

Answer = Callable[[Need], str]
"""Answers one question: a coin with ``H`` or ``T``, a choice with one of its options, a shuffle with a number."""

SUDDEN_DEATH = SetUp(prizes=1)
"""How a game of Sudden Death begins."""


def settle(attempt: Callable[..., Play], answer: Answer) -> Play:
    """Carry something out, asking for each answer at the moment when it is needed.

    :param attempt: takes the scripts ``coins``, ``choices`` and ``shuffles`` and carries it out from the beginning.
    :param answer: answers the questions.
    :returns: the play, with every question answered.
    :raises rules.Refused: when the rules do not allow it.
    :raises rules.WrongAnswer: when an answer is not one of the options.

    >>> from rules import UseAttack, table
    >>> jab = partial(play, table("Poliwhirl [W W W]", "Chansey"), UseAttack("Doubleslap"))
    >>> settle(jab, lambda need: "H").answered
    ('H', 'H')
    """
    coins = ""
    choices: tuple[str, ...] = ()
    shuffles: tuple[str, ...] = ()
    while True:
        try:
            return attempt(coins=coins, choices=(*choices, ASK), shuffles=shuffles)
        except Need as need:
            given = answer(need)
            if need.is_coin:
                coins += given
            elif need.is_shuffle:
                shuffles += (given,)
            else:
                choices += (given,)


def sudden_death(game: Game) -> bool:
    """Whether Sudden Death follows: the game is over and both players have won in equally many ways.

    :param game: the game.

    From texts 001, 002, 003 and 004.

    >>> from rules import table
    >>> sudden_death(table("Rattata")), sudden_death(table("Rattata")._replace(ways=(1, 1)))
    (False, True)
    """
    return game.over and game.winner is None


def match(
    edition: str,
    players: tuple[Player, Player],
    answer: Answer,
    decks: tuple[Sequence[Card], Sequence[Card]] | None = None,
    prizes: int = 6,
    *,
    short: bool = False,
    mixed: bool = False,
) -> Iterator[tuple[Action | SetUp, Play]]:
    """Play until somebody has won. While both win in equally many ways, a new game with 1 Prize each follows.

    :param edition: ``base``, ``neo`` or ``dp``.
    :param players: player A and player B.
    :param answer: answers the questions; its ``player`` says whose answer it is.
    :param decks: the two decks; by default the edition's sample decks.
    :param prizes: how many Prizes each player has in the first game.
    :param short: whether decks may have any number of cards, for lessons and tests.
    :param mixed: whether decks may have cards that were printed after the edition.
    :returns: each set-up and each action, with the play that carried it out.
    :raises rules.Refused: when a player does what the rules do not allow.

    From texts 001, 002, 003 and 004.
    """
    decks = decks or sample_decks(edition)
    begin = SetUp(prizes)
    while True:
        ended = settle(partial(set_up, *decks, edition, prizes=begin.prizes, short=short, mixed=mixed), answer)
        yield begin, ended
        while not ended.game.over:
            game = ended.game
            action = players[game.on_turn](game, legal_actions(game))
            ended = settle(partial(play, game, action), answer)
            yield action, ended
        if not sudden_death(ended.game):
            return
        begin = SUDDEN_DEATH
