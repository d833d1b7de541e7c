"""Verbs of the step ``trainer.carry_out``: what Trainer cards do when they are played."""

from collections.abc import Sequence
from typing import Literal, TypeVar

from rules.effects.acting import DOING, verb
from rules.model import conditions
from rules.model.arguments import CardKind, Number
from rules.model.card_kinds import is_card
from rules.model.cards import Card, EnergyCard, TrainerCard, without
from rules.model.named import named
from rules.model.questions import choose, choose_or_decline
from rules.model.refusals import Refused
from rules.model.state import Place, player_name
from rules.model.steps import Play
from rules.piles.discards import discard_energy, discard_hand_card, to_discard_pile
from rules.piles.drawing import draw as draw_cards
from rules.piles.drawing import shuffle

_Kind = TypeVar("_Kind", bound=Card)


@verb(*DOING)
def draw(play: Play, rule: str, source: str, count: Number) -> Play:
    """Draw cards, as many as there are."""
    side = play.attacker[0]
    must_do_something(play, rule, source, bool(play.game.sides[side].deck))
    return draw_cards(play, side, count, rule)


def must_do_something(play: Play, rule: str, source: str, possible: bool) -> None:
    """Refuse a Trainer card that cannot do what it says, where the edition does not let it be played for nothing.

    :param play: the play.
    :param rule: the id of the rule of the step; Powers and attacks may come to nothing.
    :param source: the name of the card.
    :param possible: whether it can do anything.
    :raises rules.Refused: when it cannot.

    Diamond & Pearl only, from outside the texts: dated answers of 2008.
    """
    if rule == PLAYED and play.edition.trainers_must_do_something and not possible:
        raise Refused(rule, "no_effect", card=source)


@verb(*DOING)
def discard_hand(play: Play, rule: str, source: str) -> Play:
    """Discard the whole hand, also where it is empty."""
    side = play.attacker[0]
    half = play.game.sides[side]
    play = play.with_game(play.game.with_side(side, half._replace(hand=())))
    play = to_discard_pile(play, side, half.hand, from_play=False)
    return play.note(rule, "hand_discarded", player=player_name(side), count=len(half.hand))


@verb(*DOING)
def discard_others(play: Play, rule: str, source: str, count: Number) -> Play:
    """Discard other cards from the hand in order to play this one."""
    side = play.attacker[0]
    if len(play.game.sides[side].hand) < count:
        raise Refused(rule, "too_few_cards", card=source, cards=count)
    for _ in range(count):
        options = named(play.game.sides[side].hand)
        play, chosen = choose(play, rule, tuple(options))
        card = tuple(options.values())[chosen]
        play = discard_hand_card(play, side, card)
        play = play.note(rule, "from_hand", player=player_name(side), card=card.name)
    return play


@verb("trainer.carry_out")
def attach_itself(play: Play, rule: str, source: str, where: Literal["", "active"] = "") -> Play:
    """Attach the card to the Pokémon it is played on; one that goes on the Active Pokémon needs no name."""
    if where == "active" and not play.chosen:
        play = play._replace(chosen=play.game.sides[play.attacker[0]].names[0])
    place = played_on(play, rule)
    if where == "active" and place[1] != 0:
        raise Refused(rule, "active_only", card=source)
    pokemon, card = play.game.at(place), play.card
    assert isinstance(card, TrainerCard)
    game = play.game.with_pokemon(place, pokemon._replace(trainers=(*pokemon.trainers, card)))
    play = play._replace(game=game, subject=place, card=None)
    return play.note(rule, "attached", card=source, pokemon=pokemon.name)


@verb("trainer.carry_out")
def enter_play_area(play: Play, rule: str, source: str) -> Play:
    """Put the card into the play area in place of the Stadium that lies there."""
    card, old, owner = play.card, play.game.stadium, play.game.stadium_side
    assert isinstance(card, TrainerCard)
    if old is not None and old.name == card.name and not play.edition.same_stadium:
        raise Refused(rule, "same_stadium", card=source)
    if old is not None:
        play = to_discard_pile(play, owner, (old,))
    game = play.game._replace(stadium=card, stadium_side=play.attacker[0])
    return play._replace(game=game, card=None).note(rule, "stadium", card=source)


@verb("trainer.carry_out", "power.use")
def heal(play: Play, rule: str, source: str, count: Number) -> Play:
    """Take damage counters off the Pokémon it is played on, as many as there are."""
    place = played_on(play, rule)
    pokemon = play.game.at(place)
    healed = min(count, pokemon.counters)
    must_do_something(play, rule, source, healed > 0)
    if not healed:
        return play.note(rule, "protected", pokemon=pokemon.name)
    play = play.add_counters(place, -healed)
    return play.note(rule, "healed", count=healed, pokemon=pokemon.name)


@verb(*DOING)
def cure(play: Play, rule: str, source: str) -> Play:
    """End every Special Condition of one's own Active Pokémon; a Char counter is none."""
    place = (play.attacker[0], 0)
    pokemon = play.game.at(place)
    left = conditions.counters(pokemon)
    must_do_something(play, rule, source, left != pokemon.conditions)
    play = play.put(place, pokemon._replace(conditions=left))
    return play.note(rule, "cured", pokemon=pokemon.name)


@verb(*DOING)
def remove_energy(play: Play, rule: str, source: str) -> Play:
    """Discard one chosen Energy card from one of the opponent's Pokémon."""
    side = 1 - play.attacker[0]
    half = play.game.sides[side]
    where = [slot for slot, pokemon in enumerate(half.in_play) if pokemon.energy]
    if not where:
        raise Refused(rule, "no_energy", card=source)
    play, index = choose(play, rule, tuple(half.names[slot] for slot in where))
    place = (side, where[index])
    pokemon = play.game.at(place)
    options = named(pokemon.energy, symbols=True)
    play, chosen = choose(play, rule, tuple(options))
    card = tuple(options.values())[chosen]
    play = discard_energy(play, place, card, play.attacker[0])
    return play.note(rule, "energy", card=card.symbol, pokemon=pokemon.name)


@verb(*DOING)
def retrieve_energy(play: Play, rule: str, source: str, count: Number) -> Play:
    """Take up to a number of basic Energy cards from the discard pile; never the card that was traded for them.

    Where a Trainer card has to do something, that is at least 1.
    """
    side = play.attacker[0]
    for number in range(count):
        half = play.game.sides[side]
        pile = half.discard[play.paid :]
        options = named((c for c in pile if isinstance(c, EnergyCard) and c.basic), symbols=True)
        if number == 0:
            must_do_something(play, rule, source, bool(options))
        at_least_one = number == 0 and options and rule == PLAYED and play.edition.trainers_must_do_something
        play, chosen = choose(play, rule, tuple(options) if at_least_one else (*options, STOP))
        if chosen == len(options):
            break
        found = tuple(options.values())[chosen]
        index = play.paid + pile.index(found)
        half = half._replace(hand=(*half.hand, found), discard=without(half.discard, index))
        play = play.with_game(play.game.with_side(side, half)).note(rule, "taken", card=found.name)
    return play


STOP = "stop"
"""The choice to take no more, where a card says "up to"."""

NONE = "none"
"""The choice to find no card in a deck that only its player looks through."""

PLAYED = "trainer.carry_out"
"""The step in which a Trainer card does what it says."""


@verb(*DOING)
def trade_one(play: Play, rule: str, source: str) -> Play:
    """Give up one other card of the hand, which cannot come back with what it is traded for."""
    return discard_others(play, rule, source, 1)._replace(paid=1)


@verb(*DOING)
def needs_deck(play: Play, rule: str, source: str) -> Play:
    """Find out whether there is a deck to search before anything is paid for it."""
    must_do_something(play, rule, source, bool(play.game.sides[play.attacker[0]].deck))
    return play


@verb(*DOING)
def search(play: Play, rule: str, source: str, kind: CardKind = "", count: Number = 1) -> Play:
    """Search the deck for a number of cards, put them into the hand and shuffle; with fewer there, those.

    A search for cards of a kind may find none where the edition says so: the others do not see the deck.
    """
    side = play.attacker[0]
    must_do_something(play, rule, source, bool(play.game.sides[side].deck))
    for number in range(count):
        deck = play.game.sides[side].deck
        play, found = find_in_deck(
            play, rule, [card for card in deck if is_card(card, kind, play.edition)], may_fail=bool(kind)
        )
        if found is None:
            play = play if number else play.note(rule, "not_found", card=source)
            break
        half = play.game.sides[side]
        half = half._replace(hand=(*half.hand, found), deck=without(deck, deck.index(found)))
        play = play.with_game(play.game.with_side(side, half)).note(rule, "taken", card=found.name)
    return shuffle(play, side, rule)


def find_in_deck(play: Play, rule: str, fitting: Sequence[_Kind], *, may_fail: bool) -> tuple[Play, _Kind | None]:
    """Choose one of the cards of a deck for which it is searched.

    :param play: the play.
    :param rule: the id of the rule of the step.
    :param fitting: the cards of the deck that may be found.
    :param may_fail: whether it is a search for a kind of card, so that the player may find none in some editions.
    :returns: the play, and the card; ``None`` where there is none, or none is found on purpose.
    """
    options = named(fitting)
    if not options:
        return play, None
    if may_fail and play.edition.searches_may_fail:
        play, chosen = choose_or_decline(play, rule, tuple(options), NONE)
    else:
        play, chosen = choose(play, rule, tuple(options))
    return play, None if chosen is None else tuple(options.values())[chosen]


def played_on(play: Play, rule: str) -> Place:
    """The place of the Pokémon that a card is played on."""
    side = play.attacker[0]
    names = play.game.sides[side].names
    if play.chosen not in names:
        raise Refused(rule, "not_in_play", pokemon=play.chosen)
    return side, names.index(play.chosen)
