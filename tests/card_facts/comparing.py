"""Comparing two cards, or all of them, field by field."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from card_facts.reading import PRINTS, Row, Where, read
from rules.model.cards import Card, PokemonCard

Key = tuple[str, str, str]
"""The kind, the print and the name of a card."""


def table() -> list[Row]:
    """The rows of all tables."""
    return [row for edition in PRINTS for row in read(edition)]


def key(card: Card) -> Key:
    return (type(card).__name__, card.print, card.name)


def differences(cards: Iterable[Card], rows: Iterable[Row]) -> Iterator[str]:
    """What the catalogue and the tables do not have in common, a message for each fact."""
    by_key: dict[Key, tuple[list[Card], list[Row]]] = defaultdict(lambda: ([], []))
    for card in cards:
        by_key[key(card)][0].append(card)
    for row in rows:
        by_key[key(row.card)][1].append(row)
    for found, typed in by_key.values():
        for one, other in zip_longest(found, typed):
            if other is None:
                yield f"tests/card_facts/{one.print}.txt:1: {_name(one)} is in the catalogue and in no row of the table"
            elif one is None:
                yield f"{other.place()}: {_name(other.card)} is in the table and not in the catalogue"
            else:
                yield from of_one(one, other)


def of_one(card: Card, row: Row) -> Iterator[str]:
    """What a card of the catalogue and its row do not have in common."""
    for where, ours, theirs in _facts(card, row.card, ()):
        told = f"{_name(card)}, {', '.join(_told(where, row.card))}"
        yield f"{row.place(where)}: {told}: {ours!r} in the catalogue, {theirs!r} in the table"
    if isinstance(card, PokemonCard):
        names = {each.name for each in card.attacks} | {each.name for each in card.powers}
        for name, line in row.left_out:
            if name in names:
                place = f"tests/card_facts/{row.path.name}:{line}"
                yield f"{place}: {_name(card)}, {name}: in the catalogue, and not played in the table"


def _facts(one: object, other: object, where: Where) -> Iterator[tuple[Where, object, object]]:
    if one == other and type(one) is type(other):
        return
    if type(one) is type(other) and hasattr(one, "_fields"):
        for name in one._fields:
            yield from _facts(getattr(one, name), getattr(other, name), (*where, name))
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for index, pair in enumerate(zip(one, other, strict=True)):
            yield from _facts(*pair, (*where, index))
    else:
        yield where, one, other


def _name(card: Card) -> str:
    return f"{card.name} ({card.print})"


def _told(where: Where, card: object) -> Iterator[str]:
    """The names of what leads to a fact: ``Bubble, damage``."""
    at = card
    for name, next_one in zip_longest(where, where[1:]):
        at = getattr(at, name) if isinstance(name, str) else at[name]  # type: ignore[index]
        if isinstance(name, int):
            yield str(getattr(at, "name", name + 1))
        elif not (isinstance(next_one, int) and hasattr(at[next_one], "name")):
            yield name.replace("_", " ")
