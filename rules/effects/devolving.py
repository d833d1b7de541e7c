"""Verbs that take stages off Pokémon."""

from typing import Literal

from rules.effects.acting import DOING, verb
from rules.effects.shields import shielded
from rules.model import conditions
from rules.model.cards import LEVEL_UP, PokemonCard
from rules.model.questions import choose
from rules.model.refusals import Refused
from rules.model.state import Place, Pokemon
from rules.model.steps import Play
from rules.piles.discards import check_attached, to_discard_pile


@verb(*DOING)
def devolve(
    play: Play,
    rule: str,
    source: str,
    to: Literal["discard", "hand"] = "discard",
    how: Literal["highest", "chosen"] = "highest",
) -> Play:
    """Take stages off one of one's own Evolved Pokémon: the highest one, or down to a chosen card.

    :param to: ``discard`` or ``hand``: where the cards go.
    :param how: ``highest`` or ``chosen``.
    """
    side = play.attacker[0]
    half = play.game.sides[side]
    slots = [slot for slot, pokemon in enumerate(half.in_play) if _may_be_left(pokemon)]
    if not slots:
        raise Refused(rule, "none_evolved", card=source)
    play, index = choose(play, rule, tuple(half.names[slot] for slot in slots))
    place = (side, slots[index])
    cards = _may_be_left(play.game.at(place))
    left = len(cards)
    if how == "chosen":
        play, index = choose(play, rule, tuple(card.name for card in cards))
        left = index + 1
    return _devolve(play, place, rule, left, to)


@verb(*DOING)
def devolve_opponents(
    play: Play, rule: str, source: str, to: Literal["hand", "discard"] = "hand", where: Literal["all", "active"] = "all"
) -> Play:
    """Take the highest stage off the opponent's Evolved Pokémon: off all of them, or the Active one alone."""
    side = 1 - play.attacker[0]
    for slot, pokemon in enumerate(play.game.sides[side].in_play):
        left = len(_may_be_left(pokemon))
        if left and (where == "all" or slot == 0):
            play, safe = shielded(play, rule, (side, slot))
            if safe:
                continue
            play = _devolve(play, (side, slot), rule, left, to)
    return play


def _may_be_left(pokemon: Pokemon) -> tuple[PokemonCard, ...]:
    """The cards below the highest stage: all that can be left when stages are taken off. A raised level goes along."""
    return tuple(card for card in pokemon.cards if card.stage != LEVEL_UP)[:-1]


def _devolve(play: Play, place: Place, rule: str, left: int, to: str) -> Play:
    old = play.game.at(place)
    new = old._replace(cards=old.cards[:left], conditions=conditions.counters(old), effects=())
    play = play.put(place, new).note(rule, "devolved", old=old.name, new=new.name)
    if place[1] == 0:
        play = play.with_game(conditions.untie(play.game, place[0]))
    off = tuple(reversed(old.cards[left:]))
    if to == "discard":
        return check_attached(to_discard_pile(play, place[0], off))
    half = play.game.sides[place[0]]
    return check_attached(play.with_game(play.game.with_side(place[0], half._replace(hand=(*half.hand, *off)))))
