"""Cards taken from the hand, to be played."""

from rules import turn
from rules.model.cards import Card
from rules.model.steps import Play


def taken(begin: Play, name: str, kind: type[Card], rule: str, chosen: str = "") -> Play:
    """The play with a card of the hand taken out of it, to be put somewhere.

    :param begin: a play that has not done anything yet.
    :param name: the card's name, or an Energy card's symbol.
    :param kind: the kind of card that is meant.
    :param rule: the id of the rule by which it is played.
    :param chosen: the Pokémon that it is played on, where it is played on one.
    :returns: the play with the card in :attr:`rules.model.steps.Play.card`.
    :raises rules.Refused: when it is not there, or when it is too late in the turn.
    """
    begin = turn.over(begin)
    side = begin.game.on_turn
    half = begin.game.sides[side]
    index = turn.find_in_hand(half, name, kind, rule)
    left, card = half.take(index)
    return begin._replace(game=begin.game.with_side(side, left), card=card, chosen=chosen)
