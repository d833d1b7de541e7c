"""Verbs that move cards between hands, decks, discard piles and Benches."""

from typing import Literal

from rules.effects.acting import DOING, verb
from rules.effects.trainers import find_in_deck, must_do_something
from rules.model.arguments import CardKind, Number
from rules.model.bench_room import bench_limit
from rules.model.card_kinds import is_card
from rules.model.cards import PokemonCard, without
from rules.model.named import named
from rules.model.questions import choose
from rules.model.refusals import Refused
from rules.model.state import Pokemon, player_name
from rules.model.steps import Play
from rules.piles.drawing import shuffle


@verb(*DOING)
def swap_with_deck(play: Play, rule: str, source: str, kind: CardKind) -> Play:
    """Trade a card of a kind from the hand for one of that kind from the deck, and shuffle."""
    side = play.attacker[0]
    half = play.game.sides[side]
    must_do_something(play, rule, source, bool(half.deck))
    options = named(card for card in half.hand if is_card(card, kind, play.edition))
    if not options:
        raise Refused(rule, "too_few_cards", card=source, cards=1)
    play, chosen = choose(play, rule, tuple(options))
    given = tuple(options.values())[chosen]
    play, found = find_in_deck(
        play, rule, [card for card in half.deck if is_card(card, kind, play.edition)], may_fail=True
    )
    if found is None:
        return shuffle(play.note(rule, "not_found", card=source), side, rule)
    hand, deck = without(half.hand, half.hand.index(given)), without(half.deck, half.deck.index(found))
    half = half._replace(hand=(*hand, found), deck=(*deck, given))
    play = play.with_game(play.game.with_side(side, half)).note(rule, "taken", card=found.name)
    return shuffle(play, side, rule)


@verb(*DOING)
def shuffle_kind_back(
    play: Play, rule: str, source: str, kind: CardKind, whose: Literal["own", "opponent", "both"] = "both"
) -> Play:
    """Let players shuffle every card of a kind from their hands into their decks.

    :param whose: ``own``, ``opponent`` or ``both``; the player whose card it is goes first.
    """
    own = play.attacker[0]
    sides = {"own": (own,), "opponent": (1 - own,), "both": (own, 1 - own)}[whose]
    for side in sides:
        half = play.game.sides[side]
        kept = tuple(card for card in half.hand if not is_card(card, kind, play.edition))
        back = tuple(card for card in half.hand if is_card(card, kind, play.edition))
        if back:
            play = play.with_game(play.game.with_side(side, half._replace(hand=kept, deck=half.deck + back)))
            play = shuffle(play, side, rule)
    return play


@verb(*DOING)
def search_to_bench(play: Play, rule: str, source: str, kind: CardKind = "Basic", count: Number = 1) -> Play:
    """Search the deck for Pokémon, put them on the Bench as far as it has room, and shuffle.

    :param kind: as a search of the deck has it, or ``named`` and the name.
    """
    side = play.attacker[0]
    must_do_something(play, rule, source, bool(play.game.sides[side].deck))
    for _ in range(count):
        half = play.game.sides[side]
        if len(half.bench) >= bench_limit(play.game):
            break
        fitting = [
            card
            for card in half.deck
            if isinstance(card, PokemonCard) and card.is_basic and is_card(card, kind, play.edition)
        ]
        play, found = find_in_deck(play, rule, fitting, may_fail=True)
        if found is None:
            break
        bench = (*half.bench, Pokemon((found,), fresh=True))
        half = half._replace(bench=bench, deck=without(half.deck, half.deck.index(found)))
        play = play.with_game(play.game.with_side(side, half))
        play = play.note(rule, "benched", player=player_name(side), pokemon=found.name)
    return shuffle(play, side, rule)


@verb(*DOING)
def take_from_pile(play: Play, rule: str, source: str, kind: CardKind = "", count: Number = 1) -> Play:
    """Put cards of a kind from the own discard pile into the hand, as many as there are; never what was traded."""
    side = play.attacker[0]
    for number in range(count):
        half = play.game.sides[side]
        pile = half.discard[play.paid :]
        options = named(card for card in pile if is_card(card, kind, play.edition))
        if number == 0:
            must_do_something(play, rule, source, bool(options))
        if not options:
            break
        play, chosen = choose(play, rule, tuple(options))
        found = tuple(options.values())[chosen]
        rest = without(half.discard, play.paid + pile.index(found))
        play = play.with_game(play.game.with_side(side, half._replace(hand=(*half.hand, found), discard=rest)))
        play = play.note(rule, "taken", card=found.name)
    return play


@verb(*DOING)
def look_at_top(play: Play, rule: str, source: str, count: Number) -> Play:
    """Look at the top cards of the deck, as many as there are, and put them back in any order."""
    side = play.attacker[0]
    half = play.game.sides[side]
    must_do_something(play, rule, source, bool(half.deck))
    top, rest = list(half.deck[:count]), half.deck[count:]
    play = play.note(rule, "looked", count=len(top))
    ordered = []
    while top:
        options = named(top)
        play, chosen = choose(play, rule, tuple(options))
        ordered.append(top.pop(top.index(tuple(options.values())[chosen])))
    return play.with_game(play.game.with_side(side, half._replace(deck=(*ordered, *rest))))
