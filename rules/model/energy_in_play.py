"""What the Energy cards attached to a Pokémon give where they lie: it may depend on everything else."""

import re
from functools import cache

from rules.model.cards import EnergyCard
from rules.model.markers import COLORLESS_BESIDE_SPECIAL, ENERGY_BECOMES, GIVES_WHEN_BEHIND
from rules.model.state import Game, Place


@cache
def units(provides: str) -> tuple[str, ...]:
    """The Energy that a card gives, one by one.

    :param provides: what it gives, as on :class:`rules.model.cards.EnergyCard`: ``R/W`` is 1 Energy of either type.
    :returns: for each Energy the letters of the types that it can be, ``*`` for every type.

    >>> units("CC"), units("R/W")
    (('C', 'C'), ('RW',))
    """
    return tuple(each.replace("/", "") for each in re.findall(r"[A-Z*](?:/[A-Z*])*", provides))


def amount(cards: tuple[EnergyCard, ...]) -> int:
    """How much Energy some cards give together.

    :param cards: the cards, as :func:`given` has them.
    """
    return sum(len(units(card.provides)) for card in cards)


def beside(cards: tuple[EnergyCard, ...]) -> tuple[EnergyCard, ...]:
    """Some Energy cards that are attached together, each with what it gives beside the others.

    :param cards: the cards.
    :returns: the cards in their order; Energy of several types gives 1 Colorless beside another special Energy card.
    """
    if all(card.basic or not card.effects for card in cards):
        return cards
    result = []
    for card in cards:
        shy = any(effect.verb == COLORLESS_BESIDE_SPECIAL for effect in card.effects)
        others = sum(not other.basic for other in cards) - 1
        result.append(card._replace(provides="C") if shy and others > 0 else card)
    return tuple(result)


def given(game: Game, place: Place, cards: tuple[EnergyCard, ...] | None = None) -> tuple[EnergyCard, ...]:
    """The Energy cards attached to a Pokémon, each with what it gives there.

    :param game: the game.
    :param place: the place of the Pokémon.
    :param cards: the cards; by default all that are attached.
    :returns: the cards in their order.

    Printed on the cards; from outside the texts.
    """
    pokemon = game.at(place)
    cards = beside(pokemon.energy if cards is None else cards)
    types = [str(left.effect.args[0]) for left in pokemon.effects if left.effect.verb == ENERGY_BECOMES]
    if types:
        return tuple(card._replace(provides=types[-1] * len(units(card.provides))) for card in cards)
    if all(effect.verb != GIVES_WHEN_BEHIND for card in cards for effect in card.effects):
        return cards
    behind = len(game.sides[place[0]].prizes) > len(game.sides[1 - place[0]].prizes)
    result = []
    for card in cards:
        more = [str(effect.args[0]) for effect in card.effects if effect.verb == GIVES_WHEN_BEHIND]
        result.append(card._replace(provides=more[0]) if more and behind and pokemon.evolved else card)
    return tuple(result)
