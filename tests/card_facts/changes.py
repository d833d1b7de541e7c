"""Every small way in which a card of the catalogue could be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from card_facts.moments import MOMENTS
from card_facts.reading import PRINTS
from rules.catalogue import CARDS
from rules.effects import VERBS
from rules.model.cards import DOLL, LEVEL_UP, TOOL, TYPES, Card, EnergyCard, PokemonCard, TrainerCard
from rules.model.state import CONDITIONS


class Change(NamedTuple):
    """A card with one thing changed."""

    what: str
    """What is changed, and into what."""
    card: Card


_LETTERS = {"type", "cost", "symbol", "provides"}
"""Fields with a letter for each Energy or type."""

_KNOWN = {
    "stage": ("Basic", "Baby", "Stage 1", "Stage 2", LEVEL_UP, DOLL),
    "sign": ("", "×", "−", "+", "?"),
    "print": PRINTS,
}
"""Fields of which each other value is tried."""

_KINDS = {
    TrainerCard: ("Trainer", TOOL, "Stadium", "Supporter"),
    "Power": ("Pokémon Power", "Poké-Power", "Poké-Body"),
}
"""The kinds of Trainer cards and of Powers."""


def changes(card: Card) -> Iterator[Change]:
    """Every change to one card."""
    for what, other in _changed(card):
        yield Change(f"{card.name} ({card.print}), {what}", other)


def _changed(item: Any) -> Iterator[tuple[str, Any]]:
    """A card, or a part of one, with one field changed."""
    for field in item._fields:
        value = getattr(item, field)
        for what, other in _others(item, field, value):
            yield f"{field}{what}", item._replace(**{field: other})


def _others(item: Any, field: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, tuple):
        yield from _lists(field, value)
        return
    for other in dict.fromkeys(_values(item, field, value)):
        if other != value or type(other) is not type(value):
            yield f": {value!r} → {other!r}", other


def _values(item: Any, field: str, value: Any) -> Iterator[Any]:
    """The values that a field might have instead of the one that it has."""
    kinds = _KINDS.get(type(item)) or _KINDS.get(type(item).__name__, ())
    if isinstance(value, bool):
        yield not value
    elif value is None:
        # A card has no other card in it as long as it is only printed.
        yield from () if isinstance(item, EnergyCard) else (0, 10)
    elif isinstance(value, int):
        step = 10 if value >= 10 and value % 10 == 0 else 1
        yield from (value + step, value - step)
        if field in ("damage", "plus"):
            yield None
    elif field in _LETTERS:
        yield from _letters(value)
    elif field in _KNOWN:
        yield from _KNOWN[field]
    elif field == "kind":
        yield from kinds
    elif field == "step":
        yield from _neighbours(value, tuple(MOMENTS.values()))
    elif field == "verb":
        yield from _neighbours(value, _verbs())
    else:
        yield from _words(value)


def _letters(value: str) -> Iterator[str]:
    """Another letter, a letter less, a letter more."""
    for at, letter in enumerate(value):
        before, after = value[:at], value[at + 1 :]
        yield before + after
        if letter in TYPES:
            yield from (before + other + after for other in _neighbours(letter, tuple(TYPES)))
    yield value + "C"


def _words(value: str) -> Iterator[str]:
    """Another name or word: one that is known elsewhere, one without its end, none."""
    for known in (CONDITIONS, tuple(TYPES), _names()):
        if value in known:
            yield from _neighbours(value, known)
    yield value[:-1]
    yield f"{value}s"


def _lists(field: str, value: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """Something left out, doubled, moved, changed."""
    for at, each in enumerate(value):
        name = f" {getattr(each, 'name', '') or getattr(each, 'verb', '') or at + 1}"
        yield f"{name}: left out", (*value[:at], *value[at + 1 :])
        yield f"{name}: twice", (*value[:at], each, *value[at:])
        part = hasattr(each, "_fields")
        for what, changed in _changed(each) if part else _others(None, field, each):
            yield f"{name}{', ' if part else ''}{what}", (*value[:at], changed, *value[at + 1 :])
    for at, (one, two) in enumerate(pairwise(value)):
        if one != two:
            yield f" {at + 1}: after the next", (*value[:at], two, one, *value[at + 2 :])


def _neighbours(value: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The two that stand around a value in an ordered list."""
    at = known.index(value) if value in known else 0
    return (known[at - 1], known[(at + 1) % len(known)])


@cache
def _verbs() -> tuple[str, ...]:
    """All verbs, and the words that only mark a card."""
    used = {effect.verb for card in CARDS for effect in card.effects}
    return tuple(sorted({*VERBS, *used}))


@cache
def _names() -> tuple[str, ...]:
    found = {card.name for card in CARDS}
    for card in CARDS:
        if isinstance(card, PokemonCard):
            found |= {each.name for each in card.attacks} | {each.name for each in card.powers} | {card.evolves_from}
    return tuple(sorted(found - {""}))
