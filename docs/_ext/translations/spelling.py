"""Spelling, with the dictionaries of hunspell and the project's own words."""

import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache

from project.languages import by_code
from project.problems import Problem
from translations.message_checks import without
from translations.message_markup import markup, words
from translations.messages import Message


@cache
def unavailable(language: str) -> str:
    """Why spelling cannot be checked on this machine; nothing when it can."""
    if not shutil.which("hunspell"):
        return "hunspell is not installed"
    listed = subprocess.run(["hunspell", "-D"], input="", capture_output=True, text=True, encoding="utf-8")
    wanted = by_code(language).dictionary
    known = re.search(rf"[/\\]{wanted}$", listed.stdout + listed.stderr, re.MULTILINE)
    return "" if known else f"the dictionary {wanted} of hunspell is not installed"


def misspelled(found: Iterable[str], language: str) -> set[str]:
    """Those of some words that the dictionary does not know, asked in one go."""
    asked = sorted(set(found))
    answer = subprocess.run(
        ["hunspell", "-l", "-i", "utf-8", "-d", by_code(language).dictionary],
        input="\n".join(asked),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return set(answer.stdout.split())


def _is_known(word: str, known: frozenset[str]) -> bool:
    return word in known or (word[:1].lower() + word[1:]) in known


def _parts(word: str, known: frozenset[str]) -> list[str]:
    """What of a word a dictionary has to be asked about."""
    word = word.replace("’", "'")
    possessive = word.removesuffix("'s").removesuffix("'")
    if _is_known(word, known) or _is_known(possessive, known):
        return []
    return [word] if "-" not in word else [part for part in word.split("-") if not _is_known(part, known)]


def check(
    messages: Iterable[Message], language: str, known: frozenset[str], names: Iterable[str] = ()
) -> Iterator[Problem]:
    """Words that are neither in the dictionary nor among the project's own."""
    asked: list[tuple[Message, str, list[str]]] = [
        (message, word, parts)
        for message in messages
        for word in words(without(markup(message.text).text, names))
        if (parts := _parts(word, known))
    ]
    wrong = misspelled((part for _, _, parts in asked for part in parts), language)
    told: set[tuple[Message, str]] = set()
    for message, word, parts in asked:
        if (message, word) not in told and any(part in wrong for part in parts):
            told.add((message, word))
            yield message.problem(
                f"{word!r} is in no dictionary",
                f"another spelling, or the word in locales/words-{language}.txt",
            )
