"""Verbs that exchange hands and decks: draw and put back, shuffle away and draw anew."""

from typing import Literal

from rules.effects.acting import DOING, verb
from rules.effects.trainers import must_do_something
from rules.model.arguments import Number
from rules.model.cards import Card
from rules.model.named import named
from rules.model.questions import choose
from rules.model.steps import Play
from rules.piles.drawing import draw, shuffle


@verb(*DOING)
def draw_and_keep(play: Play, rule: str, source: str, count: Number, keep: Number = 1) -> Play:
    """Draw cards, keep a number of them and put the others on the bottom of the deck; with too few, keep those."""
    side = play.attacker[0]
    before = len(play.game.sides[side].hand)
    must_do_something(play, rule, source, bool(play.game.sides[side].deck))
    play = draw(play, side, count, rule)
    drawn = list(play.game.sides[side].hand[before:])
    kept: list[Card] = []
    while len(kept) < keep and drawn:
        options = named(drawn)
        play, chosen = choose(play, rule, tuple(options))
        kept.append(drawn.pop(drawn.index(tuple(options.values())[chosen])))
    half = play.game.sides[side]
    half = half._replace(hand=(*half.hand[:before], *kept), deck=(*half.deck, *drawn))
    return play.with_game(play.game.with_side(side, half))


@verb(*DOING)
def shuffle_hand_and_draw(play: Play, rule: str, source: str, count: Number) -> Play:
    """Shuffle the hand into the deck, then draw cards, as many as there are."""
    side = play.attacker[0]
    half = play.game.sides[side]
    must_do_something(play, rule, source, bool(half.hand or half.deck))
    return _shuffle_and_draw(play, side, rule, count)


@verb(*DOING)
def shuffle_hands_and_draw(play: Play, rule: str, source: str, own: Number, opponents: Number) -> Play:
    """Let both players shuffle their hands into their decks and draw: each as far as possible, if anybody can draw."""
    must_do_something(play, rule, source, any(side.hand or side.deck for side in play.game.sides))
    side = play.attacker[0]
    return _shuffle_and_draw(_shuffle_and_draw(play, side, rule, own), 1 - side, rule, opponents)


@verb(*DOING)
def opponent_shuffles_and_draws(play: Play, rule: str, source: str, count: Number) -> Play:
    """Let the opponent shuffle the hand into the deck and draw cards, as many as there are."""
    side = play.game.sides[1 - play.attacker[0]]
    must_do_something(play, rule, source, bool(side.hand or side.deck))
    return _shuffle_and_draw(play, 1 - play.attacker[0], rule, count)


def _shuffle_and_draw(play: Play, side: int, rule: str, count: int) -> Play:
    half = play.game.sides[side]
    # A hand of no cards is shuffled into the deck too; where all of it is drawn, its order does not matter.
    if half.hand or len(half.deck) > count:
        half = half._replace(hand=(), deck=half.deck + half.hand)
        play = shuffle(play.with_game(play.game.with_side(side, half)), side, rule)
    return draw(play, side, count, rule)


@verb(*DOING)
def draw_up_to(play: Play, rule: str, source: str, most: Number, whose: Literal["own", "opponent"] = "own") -> Play:
    """Let a player, ``own`` or ``opponent``, draw as many cards as wanted, up to a number and to those that there are.

    Where a card may not be played for nothing, at least 1 is drawn if there is any.
    """
    side = play.attacker[0] if whose == "own" else 1 - play.attacker[0]
    there = min(most, len(play.game.sides[side].deck))
    must_do_something(play, rule, source, there > 0)
    least = min(there, int(play.edition.trainers_must_do_something))
    counts = range(least, there + 1)
    play, chosen = choose(play, rule, tuple(str(count) for count in counts), side)
    return draw(play, side, counts[chosen], rule)


@verb(*DOING)
def shuffle_back(play: Play, rule: str, source: str, count: Number) -> Play:
    """Shuffle chosen cards of the hand into the deck, a number or as many as there are."""
    side = play.attacker[0]
    must_do_something(play, rule, source, bool(play.game.sides[side].hand))
    for _ in range(min(count, len(play.game.sides[side].hand))):
        half = play.game.sides[side]
        options = named(half.hand)
        play, chosen = choose(play, rule, tuple(options))
        index = half.hand.index(tuple(options.values())[chosen])
        half, card = half.take(index)
        half = half._replace(deck=(*half.deck, card))
        play = play.with_game(play.game.with_side(side, half))
    return shuffle(play, side, rule)
