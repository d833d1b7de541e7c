"""Words and turns of phrase that a language's texts must not contain."""

import csv
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from project.problems import Problem
from translations.message_checks import without
from translations.message_markup import markup
from translations.messages import Message


class Pattern(NamedTuple):
    """One thing not to write, and what to write."""

    regex: re.Pattern[str]
    use_instead: str
    why: str


@cache
def patterns(root: Path, language: str) -> tuple[Pattern, ...]:
    """The patterns for a language; those for ``*`` are for all."""
    with (root / "locales" / "forbidden.csv").open(encoding="utf-8", newline="") as file:
        return tuple(
            Pattern(re.compile(row["pattern"]), row["use_instead"], row["why"])
            for row in csv.DictReader(file)
            if row["lang"] in ("*", language)
        )


def in_text(text: str, known: Iterable[Pattern]) -> Iterator[tuple[str, str]]:
    """What is wrong in a readable text, and what is expected."""
    for pattern in known:
        for found in pattern.regex.finditer(text):
            yield f"{found[0]!r} ({pattern.why})", pattern.use_instead


def in_message(message: Message, known: Iterable[Pattern], names: Iterable[str]) -> Iterator[Problem]:
    """What must not be written in a message."""
    for wrong, expected in in_text(without(markup(message.text).text, names), known):
        yield message.problem(wrong, expected)


_CODE = re.compile(r"\b\w+\((['\"]).*?\1\)")
"""What a session prints in Python and not in words: ``card('R')``."""


def in_sessions(root: Path, language: str, names: Iterable[str]) -> Iterator[Problem]:
    """What must not be written in the output of a language's example sessions."""
    known = patterns(root, language)
    for path in sorted((root / "locales" / language / "examples").rglob("*.pycon")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.startswith((">>>", "...")):
                for wrong, expected in in_text(without(_CODE.sub("·", line), names), known):
                    yield Problem(path, number, language, wrong, expected)
