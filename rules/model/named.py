"""What cards are called where one of several is chosen: two different cards of one name are two choices."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rules.model.cards import Card, EnergyCard
from rules.words.typed import key

_Kind = TypeVar("_Kind", bound=Card)

_AGES = ("base", "neo", "dp")


def short(card: Card, symbols: bool = False) -> str:
    """The name of a card, or an Energy card's symbol.

    :param card: the card.
    :param symbols: whether Energy cards go by their symbols.
    """
    return card.symbol if symbols and isinstance(card, EnergyCard) else card.name


def named(cards: Iterable[_Kind], symbols: bool = False) -> dict[str, _Kind]:
    """The different ones of some cards, each by a name of its own.

    :param cards: the cards; equal ones count once.
    :param symbols: whether Energy cards go by their symbols.
    :returns: the cards in their order. Where a name has several prints, the newest has the bare name, and an older one
        its print behind it: ``Machop@base``. What is still the same gets a number.

    >>> from rules import card
    >>> list(named([card("Machop"), card("Machop"), card("Machop", "dp")]))
    ['Machop@base', 'Machop']
    """
    different = _different(cards)
    newest: dict[str, _Kind] = {}
    for card in different:
        name = short(card, symbols)
        if name not in newest or _age(card) > _age(newest[name]):
            newest[name] = card
    result: dict[str, _Kind] = {}
    for card in different:
        name = short(card, symbols)
        label = name if _age(card) == _age(newest[name]) else f"{name}@{card.print}"
        number = 1 + sum(_age(other) == _age(card) and short(other, symbols) == name for other in result.values())
        result[label if number == 1 else f"{label} {number}"] = card
    return result


def find(cards: Sequence[_Kind], wanted: str, symbols: bool = False) -> int | None:
    """The position of a card that is named.

    :param cards: the cards.
    :param wanted: a name as :func:`named` gives it, or as the catalogue takes it.
    :param symbols: whether Energy cards go by their symbols; their names will do as well, in any case.
    :returns: the position; ``None`` where there is no such card.

    >>> from rules import card
    >>> find([card("Machop"), card("Machop", "dp")], "Machop@dp")
    1
    """
    exact = named(cards, symbols).get(wanted)
    if exact is not None:
        return cards.index(exact)
    for index, card in enumerate(cards):
        names = (card.name, short(card, symbols))
        if wanted in (*names, *(f"{name}@{card.print}" for name in names)):
            return index
    alike = [index for index, card in enumerate(cards) if key(wanted) == key(card.name)]
    return alike[0] if alike else None


def _different(cards: Iterable[_Kind]) -> tuple[_Kind, ...]:
    found: list[_Kind] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return tuple(found)


def _age(card: Card) -> int:
    return _AGES.index(card.print) if card.print in _AGES else len(_AGES)
