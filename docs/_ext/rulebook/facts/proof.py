"""What was measured about the examples: which changes of the rules they notice. ``docs/proof.json`` keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from rulebook.facts import engine
from rules.editions import EDITIONS

FILE = "proof.json"
OUTCOME, TRACE, UNNOTICED = "outcome", "trace", "unnoticed"
"""The verdicts: an example fails because something else happens; only because it is told otherwise; or none fails."""
DECLARED = "declared"
"""Nothing else can happen, and an example is not asked for."""


def change(edition: str, chapter: str, kind: str, what: str) -> str:
    """The name of a change to a list of steps, or to a number of an edition."""
    return f"{edition} {chapter}: {kind} {what}"


def pair(one: str, other: str) -> str:
    """Two steps, in the order of the edition."""
    return f"{one}, {other}"


class Found(NamedTuple):
    """What became of a change."""

    verdict: str
    example: str = ""
    """The shortest example that notices it."""
    positions: int = 0
    """On how many positions a declaration was tried."""
    reason: str = ""
    """Why nothing else can happen, where that is declared; in English."""


Answers = dict[Found, list[str]]
"""The editions in which a change comes to the same."""


class Proof:
    """Everything that was measured."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.lists = {name: Found(*found) for name, found in data.get("lists", {}).items()}

    def without(self, rule: str, chapter: str) -> Answers:
        """What becomes of leaving a step out, in the editions that have it."""
        names = {key: change(key, chapter, "drop", rule) for key in EDITIONS}
        return self._together(names)

    def swapped(self, one: str, other: str, chapter: str) -> Answers:
        """What becomes of two neighbouring steps in the other order, in the editions in which they are neighbours."""
        return self._together({key: change(key, chapter, "swap", pair(one, other)) for key in EDITIONS})

    def _together(self, names: dict[str, str]) -> Answers:
        found: dict[Found, list[str]] = {}
        for key, name in names.items():
            if name in self.lists:
                found.setdefault(self.lists[name]._replace(positions=0), []).append(key)
        # The editions of a declaration were tried one after the other.
        tried = [sum(self.lists[names[key]].positions for key in keys) for keys in found.values()]
        return {each._replace(positions=count): keys for (each, keys), count in zip(found.items(), tried, strict=True)}


def read(folder: Path) -> Proof:
    """What was measured; nothing where no file tells it."""
    path = folder / FILE
    return Proof(json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {})


def neighbours(chapter: str) -> Iterator[tuple[str, str]]:
    """Every two steps that are neighbours in some edition, each pair once."""
    yield from dict.fromkeys(each for key in EDITIONS for each in pairwise(engine.steps(key, chapter)))
