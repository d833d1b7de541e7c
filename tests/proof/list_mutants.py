"""Mutants of the lists of steps and of the numbers of an edition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any
from unittest import mock

from proof.suite import Suite
from rulebook.facts.proof import change, pair
from rules import EDITIONS, rule_id
from rules.editions import CHAPTERS
from rules.model.edition import Edition, Step

Steps = tuple[Step, ...]

KINDS = ("drop", "swap", "double", "replace", "insert", "number")
"""What is done to a list, or to a number."""


@dataclass(frozen=True)
class ListMutant:
    """An edition with one list or one number changed."""

    edition: str
    chapter: str
    """The chapter of the list, or the name of the number."""
    kind: str
    what: str
    """The steps that it is about: ``damage.weakness, damage.resistance``."""
    value: Any = field(compare=False, repr=False)
    """What the edition has instead."""

    @property
    def name(self) -> str:
        return change(self.edition, self.chapter, self.kind, self.what)

    @property
    def changed(self) -> Edition:
        """The edition with the change."""
        return EDITIONS[self.edition]._replace(**{self.chapter: self.value})

    def applied(self) -> AbstractContextManager[None]:
        changed: AbstractContextManager[None] = mock.patch.dict(EDITIONS, {self.edition: self.changed})
        return changed

    def concerns(self, suite: Suite) -> list[str]:
        """Those that read the list. A number may be asked for anywhere."""
        chapters = [self.chapter] if self.chapter in CHAPTERS else CHAPTERS
        reading = {one for each in chapters for one in suite.readers.get((self.edition, each), ())}
        return [identity for identity in suite.sessions if identity in reading]


def mutants(edition: str) -> list[ListMutant]:
    """Every mutant of an edition's lists and numbers."""
    found = [
        ListMutant(edition, chapter, kind, what, steps)
        for chapter in CHAPTERS
        for kind, what, steps in _lists(getattr(EDITIONS[edition], chapter), _foreign(edition, chapter))
    ]
    return found + [ListMutant(edition, name, "number", f"{value!r}", value) for name, value in _numbers(edition)]


def _foreign(edition: str, chapter: str) -> Steps:
    """The steps that other editions have in a chapter and this one has not."""
    others = (step for other in EDITIONS.values() for step in getattr(other, chapter))
    return tuple(dict.fromkeys(step for step in others if step not in getattr(EDITIONS[edition], chapter)))


def _lists(steps: Steps, foreign: Steps) -> Iterator[tuple[str, str, Steps]]:
    for at, step in enumerate(steps):
        name = rule_id(step)
        yield "drop", name, (*steps[:at], *steps[at + 1 :])
        yield "double", name, (*steps[:at], step, *steps[at:])
        for new in foreign:
            yield "replace", f"{name} by {rule_id(new)}", (*steps[:at], new, *steps[at + 1 :])
            yield "insert", f"{rule_id(new)} before {name}", (*steps[:at], new, *steps[at:])
    for at, (one, other) in enumerate(pairwise(steps)):
        yield "swap", pair(rule_id(one), rule_id(other)), (*steps[:at], other, one, *steps[at + 2 :])
    for new in foreign:
        yield "insert", f"{rule_id(new)} at the end", (*steps, new)


def _numbers(key: str) -> Iterator[tuple[str, object]]:
    """Each number and flag of an edition, changed."""
    edition = EDITIONS[key]
    yield "extra_cards", edition.extra_cards - 1
    yield "extra_cards", edition.extra_cards + 1
    yield "trainers_must_do_something", not edition.trainers_must_do_something
    counters = edition.confusion_counters
    others: Sequence[int | None] = (2, 3) if counters is None else (counters - 1, counters + 1, None)
    for number in others:
        yield "confusion_counters", number
