"""The verbs of which the text of a card is made, and where each of them is used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulebook.facts.engine import Unknown
from rules.catalogue import CARDS
from rules.effects import VERBS
from rules.model.cards import Card, Effect
from rules.model.vocabulary import VOCABULARY, Word
from sessions.files import Library

MARKERS = "markers"
"""The group of the verbs that no step carries out."""


class Description(NamedTuple):
    """What a verb says of itself."""

    what: str
    """What it does."""
    arguments: dict[str, str]
    """What is said of an argument, by its name."""


def groups() -> dict[str, list[Word]]:
    """The verbs by the module in which they stand, in its order."""
    found: dict[str, list[Word]] = {MARKERS: [word for word in VOCABULARY.values() if word.is_marker]}
    for name, function in VERBS.items():
        found.setdefault(function.__module__.rpartition(".")[2], []).append(VOCABULARY[name])
    return found


def group(name: str) -> list[Word]:
    """The verbs of a group that a page names."""
    known = groups()
    if name not in known:
        raise Unknown(f"there are no verbs {name!r}; expected some of: {', '.join(known)}")
    return known[name]


def describe(word: Word) -> Description:
    """What is written about a verb, taken apart."""
    what, *fields = word.meaning.split("\n:param ")
    parts = (field.partition(":") for field in fields)
    return Description(what.strip(), {name: " ".join(words.split()) for name, _, words in parts})


@cache
def cards() -> dict[str, Card]:
    """For each verb that the catalogue uses the first card that does, by the verb."""
    found: dict[str, Card] = {}
    for card in CARDS:
        for effect in _effects(card):
            found.setdefault(effect.verb, card)
    return found


def _effects(part: object) -> Iterator[Effect]:
    """The effects in a card, an attack, a Power, or in an effect itself."""
    if isinstance(part, Effect):
        yield part
    if isinstance(part, tuple):
        for each in part:
            yield from _effects(each)


def examples(library: Library, verb: str) -> list[str]:
    """The examples that make a card with a verb."""
    wanted = f'"{verb}"'
    return [each for each in library.ids() if wanted in library.read_english(each, outputs=False).text]
