"""Drawing cards and shuffling decks."""

import random

from rules.model.cards import Card
from rules.model.named import find
from rules.model.questions import Need, WrongAnswer
from rules.model.state import player_name
from rules.model.steps import Play


def draw(play: Play, side: int, count: int, rule: str) -> Play:
    """Draw cards from the top of a deck, or as many as there are.

    :param play: the play.
    :param side: the number of the side that draws.
    :param count: how many cards.
    :param rule: the id of the rule because of which it draws.
    :returns: the play with the cards in the hand. An empty deck does not lose the game here.
    """
    half = play.game.sides[side]
    drawn = half.deck[:count]
    half = half._replace(hand=half.hand + drawn, deck=half.deck[count:])
    play = play.with_game(play.game.with_side(side, half))
    return play.note(rule, "drawn", player=player_name(side), count=len(drawn))


def shuffle(play: Play, side: int, rule: str) -> Play:
    """Shuffle a deck.

    :param play: the play. Its script gives the names of the cards that come to lie on top, with commas
        between them, or a number, which always shuffles the same cards the same way.
    :param side: the number of the side whose deck it is.
    :param rule: the id of the rule because of which it is shuffled.
    :returns: the play with the deck in another order.
    :raises rules.Need: when the script has no shuffle left.
    :raises rules.WrongAnswer: when a named card is not in the deck.
    """
    if not play.shuffles:
        raise Need(rule, ("shuffle",), side)
    answer = play.shuffles[0]
    half = play.game.sides[side]
    game = play.game.with_side(side, half._replace(deck=_order(half.deck, answer, rule)))
    return play._replace(game=game, shuffles=play.shuffles[1:], answered=(*play.answered, f"#{answer}"))


def _order(deck: tuple[Card, ...], answer: str, rule: str) -> tuple[Card, ...]:
    rest = list(deck)
    if answer.isdecimal():
        random.Random(int(answer)).shuffle(rest)
        return tuple(rest)
    top = []
    for name in (part.strip() for part in answer.split(",") if part.strip()):
        index = find(rest, name, symbols=True)
        if index is None:
            raise WrongAnswer(f"{rule}: {name!r} is not in the deck that is shuffled")
        top.append(rest.pop(index))
    return (*top, *rest)
