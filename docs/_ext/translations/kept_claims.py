"""A translation claims what its English does, in whatever sentences; a difference that is meant is declared.

The declaration is a comment above the message, ``# not 1 for 2: why both say the same``, and holds for
exactly this difference.
"""

import csv
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from project.languages import SOURCE
from project.problems import Problem
from translations import sequences, term_labels
from translations.claims import TABLE, Counted, claims
from translations.messages import Message, read_all
from translations.vocabulary import foreign

_FEWEST_WORDS = 3
"""A reason says something."""


class Difference(NamedTuple):
    """Something that a message and its translation claim differently."""

    kind: str
    """A claim of the table, or what comes in another order."""
    here: str
    english: str
    told: str
    """What is wrong."""

    @property
    def declaration(self) -> str:
        """How a translator says that it is meant."""
        return f"{self.kind} {self.here} for {self.english}:"


@cache
def groups(root: Path) -> dict[str, tuple[str, ...]]:
    """For a claim that a free translation may drop: those that it must not be exchanged for."""
    with (root / TABLE).open(encoding="utf-8", newline="") as file:
        rows = [(row["claim"], row["exchanged"]) for row in csv.DictReader(file) if row["exchanged"]]
    return {
        claim: tuple(dict.fromkeys(other for other, name in rows if name == group and other != claim))
        for claim, group in rows
    }


def _told(count: Counted) -> str:
    return ", ".join(f"“{word}”" for word in count.words) or "nothing"


def in_words(root: Path, message: Message) -> Iterator[Difference]:
    """Words that turn a meaning round: not, before, heads …"""
    names = foreign(root)
    english = claims(root, message.source, SOURCE.code, names)
    here = claims(root, message.text, message.language, names)
    for claim in sorted({*english, *here}):
        wanted, got = english.get(claim, Counted()), here.get(claim, Counted())
        differs = wanted.fewest > got.most or got.fewest > wanted.most
        if others := groups(root).get(claim):
            # It is said less often, and something else of its kind more often.
            differs = wanted.fewest > got.most and any(
                english.get(other, Counted()).most < here.get(other, Counted()).fewest for other in others
            )
        if differs:
            told = f"“{claim}” is said here by {_told(got)}, in the English by {_told(wanted)}"
            yield Difference(claim, str(got), str(wanted), told)


def in_order(root: Path, message: Message) -> Iterator[Difference]:
    """Numbers, names, players and placeholders that come in another order."""
    for kind, listed in ORDERED.items():
        if kind == "numbers":
            wanted, got = sequences.numbers_fit(message.source, message.text, message.language, root)
            # Other numbers are told by a check of their own.
            differs = wanted != got and sorted(wanted) == sorted(got)
        else:
            wanted, got = listed(root, message.source, SOURCE.code), listed(root, message.text, message.language)
            differs = wanted != got if kind == "placeholders" else not sequences.same_order(wanted, got)
        if differs:
            here, english = (", ".join(each) or "none" for each in (got, wanted))
            yield Difference(kind, here, english, f"other {kind}, or in another order: {here}")


ORDERED: dict[str, Callable[[Path, str, str], list[str]]] = {
    "numbers": sequences.numbers,
    "names": sequences.named,
    "players": sequences.players,
    "placeholders": sequences.placeholders,
}


def in_labels(root: Path, message: Message) -> Iterator[Difference]:
    """Links to the glossary whose words are those of another entry."""
    for key, label in term_labels.wrong(root, message):
        told = f"the link to “{key}” is called “{label}”"
        yield Difference("term", label, key, told)


def check(root: Path, language: str) -> Iterator[Problem]:
    """Everything that a translation claims differently and does not declare, and declarations without need."""
    used: set[tuple[Path, int, str]] = set()
    declared: dict[tuple[Path, int, str], Message] = {}
    for message in read_all(root, language):
        reasons = _reasons(root, message)
        declared |= {(message.path, message.line, declaration): message for declaration in reasons}
        for find in (in_words, in_order, in_labels):
            for each in find(root, message):
                used.add((message.path, message.line, each.declaration))
                if len(reasons.get(each.declaration, "").split()) < _FEWEST_WORDS:
                    expected = f"{each.english} as in the English, or the comment ‘# {each.declaration} <reason>’"
                    yield message.problem(each.told, expected)
    for place, message in declared.items():
        if place not in used:
            yield message.problem(f"a difference declared that is not there: {place[2]}", "no such comment")


def _reasons(root: Path, message: Message) -> dict[str, str]:
    """The declarations above a message, each with its reason."""
    if not message.notes:
        return {}
    kinds = "|".join(map(re.escape, ("term", *ORDERED, *_claims(root))))
    parts = re.split(rf"((?<!\S)(?:{kinds}) [^:]+ for [^:]+:)", message.notes)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@cache
def _claims(root: Path) -> list[str]:
    with (root / TABLE).open(encoding="utf-8", newline="") as file:
        return sorted({row["claim"].removesuffix("?") for row in csv.DictReader(file)})
