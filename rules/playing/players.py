"""Players that play by themselves."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence

from rules.model.actions import Action, EndTurn
from rules.model.cards import Card
from rules.model.questions import Need
from rules.model.state import Game
from rules.model.steps import Play
from rules.notation.decks import sample_decks
from rules.playing.game import carry_out, set_up, start
from rules.playing.legal import legal_actions

Player = Callable[[Game, Sequence[Action]], Action]
"""A player: picks one of the legal actions of a game."""

ANSWERS = 64
"""How many coins and choices a random player has at hand for one action; more are never asked for."""


class Luck:
    """Random answers that are the same again for the same seed.

    :param seed: any whole number.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def pick(self, actions: Sequence[Action]) -> Action:
        """Pick one of several actions."""
        return actions[int(self._random.random() * len(actions))]

    def coins(self) -> str:
        """A script of coins."""
        return f"{self._random.getrandbits(ANSWERS):0{ANSWERS}b}".replace("0", "T").replace("1", "H")

    def choices(self) -> tuple[int, ...]:
        """A script of choices, as numbers."""
        return tuple(self._random.getrandbits(ANSWERS * 8).to_bytes(ANSWERS))

    def shuffle(self) -> str:
        """One shuffle, as a number."""
        return str(self._random.getrandbits(32))

    def answer(self, need: Need) -> str:
        """One answer to whatever a play asks for."""
        if need.is_shuffle:
            return self.shuffle()
        return need.options[int(self._random.random() * len(need.options))]


def random_player(luck: Luck) -> Player:
    """A player who picks any legal action.

    :param luck: what decides.
    """
    return lambda game, actions: luck.pick(actions)


def scripted_player(script: Iterable[Action]) -> Player:
    """A player who does what a script says, legal or not, and then only ends turns.

    :param script: the actions, in order.

    >>> from rules import UseAttack
    >>> player = scripted_player([UseAttack("Jab")])
    >>> player(None, []), player(None, [])
    (UseAttack(name='Jab'), EndTurn())
    """
    left = iter(script)
    return lambda game, actions: next(left, EndTurn())


def act(game: Game, action: Action, luck: Luck) -> Play:
    """Carry out an action with random answers.

    :param game: the game.
    :param action: a legal action.
    :param luck: where the answers come from.
    :returns: the play afterwards; :attr:`rules.model.steps.Play.answered` tells the answers that were used.
    """
    try:
        return carry_out(start(game, "", (), ()), action)
    except Need:
        return carry_out(start(game, luck.coins(), luck.choices(), (luck.shuffle(), luck.shuffle())), action)


def deal(edition: str, luck: Luck, decks: tuple[Sequence[Card], Sequence[Card]] | None = None, prizes: int = 6) -> Play:
    """Set up a game with random answers.

    :param edition: ``base``, ``neo`` or ``dp``.
    :param luck: where the answers come from.
    :param decks: the two decks, of any cards; by default the edition's sample decks.
    :param prizes: how many Prizes each player has.
    :returns: the play whose game is at the start of the first turn.
    """
    first, second = decks or sample_decks(edition)
    shuffles = tuple(luck.shuffle() for _ in range(ANSWERS))
    return set_up(
        first,
        second,
        edition,
        prizes=prizes,
        coins=luck.coins(),
        choices=luck.choices(),
        shuffles=shuffles,
        strict=False,
        short=decks is not None,
        mixed=decks is not None,
    )


def random_game(
    edition: str, seed: int, turns: int = 1000, decks: tuple[Sequence[Card], Sequence[Card]] | None = None
) -> Iterator[tuple[Game, Action, Play]]:
    """Play a game in which both players pick any legal action.

    :param edition: ``base``, ``neo`` or ``dp``.
    :param seed: the same number gives the same game.
    :param turns: stop after this many turns where nobody has won.
    :param decks: the two decks; by default the edition's sample decks.
    :returns: each game, the action that was picked in it, and the play that followed.
    """
    luck = Luck(seed)
    game = deal(edition, luck, decks).game
    while not game.over and game.turn <= turns:
        action = luck.pick(legal_actions(game))
        after = act(game, action, luck)
        yield game, action, after
        game = after.game
