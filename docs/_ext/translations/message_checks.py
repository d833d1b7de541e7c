"""Checks that need nothing but a message: its translation keeps all that its English has."""

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from functools import cache

from project.problems import Problem
from translations.message_markup import HOLE, markup, words
from translations.messages import Message

Check = Callable[[Message], Iterator[Problem]]

_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
VERSION = re.compile(r"(?:\b[A-Z][\w-]*|\bversion) (\d+(?:\.\d+)+)")
"""As in "Python 3.11" and "CC BY-SA 4.0"."""
_BLOCK = re.compile(
    r"(?P<start>\d+[.)]\s|#\.\s|[-+*•]\s|\#{1,6}\s|>|`{3,}(?![^`\n]*`)|~{3,}|:{3,}|\|\s|\.\.\s|%\s|\+{3}"
    r"|(?:[-*_]\s*){3,}$|={3,}\s*$|-{2,}\s*$|\t|\ {4,}|\([\w.-]+\)=|\$\$|\[[^\]\n]+\]:\s)",
    re.MULTILINE,
)

_IN_WORDS = {"one": "1", "once": "1", "both": "2", "two": "2", "twice": "2", "three": "3", "four": "4"}


def _told(things: Counter[str]) -> str:
    return ", ".join(thing if count == 1 else f"{count} × {thing}" for thing, count in sorted(things.items()))


def _same(message: Message, kind: str, source: Counter[str], text: Counter[str]) -> Iterator[Problem]:
    missing, surplus = source - text, text - source
    if missing or surplus:
        found = [f"{kind} missing: {_told(missing)}"] if missing else []
        found += [f"{kind} not in the English: {_told(surplus)}"] if surplus else []
        yield message.problem("; ".join(found), f"exactly {_told(source) or 'none'}")


def keeps_markup(message: Message) -> Iterator[Problem]:
    """The same roles with the same targets, placeholders, code, links, HTML and emphasis."""
    source, text = markup(message.source), markup(message.text)
    yield from _same(message, "role", source.roles, text.roles)
    yield from _same(message, "code", source.code, text.code)
    yield from _same(message, "link", source.links, text.links)
    yield from _same(message, "placeholder", source.placeholders, text.placeholders)
    yield from _same(message, "raw HTML", source.tags, text.tags)
    for kind in ("strong", "emphasis"):
        wanted, got = getattr(source, kind), getattr(text, kind)
        if wanted != got:
            yield message.problem(f"{kind}: {got}", f"{wanted}, as in the English")


def plain_number(number: str, language: str, versions: Container[str] = ()) -> str:
    """A number written alike whatever the language; a version stays as it is."""
    if number in versions:
        return number
    group, point = (",", ".") if language == "en" else (".", ",")
    plain = re.sub(rf"\{group}(?=\d{{3}}(?!\d))", "", number)
    return plain + f" (not written as in '{language}')" if group in plain else plain.replace(point, ".")


def numbers(text: str, language: str, versions: Container[str] = ()) -> Counter[str]:
    """The numbers in a readable text, written alike whatever the language."""
    return Counter(plain_number(number, language, versions) for number in _NUMBER.findall(text))


def keeps_numbers(message: Message) -> Iterator[Problem]:
    """The same numbers, each written as its language does.

    A number for a number word is let pass: for "both cards" Portuguese says "as 2 cartas".
    """
    readable = markup(message.source).text
    versions = set(VERSION.findall(readable))
    source = numbers(readable, "en", versions)
    text = numbers(markup(message.text).text, message.language, versions)
    in_words = Counter(_IN_WORDS[word] for word in words(readable.lower()) if word in _IN_WORDS)
    yield from _same(message, "number", source, text - ((text - source) & in_words))


def loses_nothing(message: Message) -> Iterator[Problem]:
    """Nothing in the text makes the site drop a part of it or show it as something else."""
    source, text = message.source, message.text
    known = {found["start"].strip() for found in map(_BLOCK.match, source.splitlines()) if found}
    for line in text.splitlines():
        found = _BLOCK.match(line)
        if found and found["start"].strip() not in known:
            yield message.problem(
                f"a line begins with {found['start']!r}, which starts a new block, and it would be lost",
                "running text; rewrite the beginning",
            )
    if re.search(r"\n\s*\n", text) and not re.search(r"\n\s*\n", source):
        yield message.problem("a second paragraph, which would be lost", "one paragraph, as in the English")
    if text != text.strip() and source == source.strip():
        yield message.problem("white space around the text", "none")
    if ">>>" in text:
        yield message.problem("'>>>' in a text", "examples only in examples/")
    if markup(text).loose_ticks > markup(source).loose_ticks:
        yield message.problem("a backtick without its partner", "backticks in pairs")
    if text.count("**") % 2 > source.count("**") % 2:
        yield message.problem("'**' without its partner", "'**' in pairs")


def differs_from_english(message: Message, names: Iterable[str] = ()) -> Iterator[Problem]:
    """A text of four words or more that are not names has been translated."""
    if message.text == message.source and len(words(without(markup(message.text).text, names))) >= 4:
        yield message.problem("the text is still the English one", "a translation")


def without(text: str, names: Iterable[str]) -> str:
    """A readable text without names of cards and attacks, which belong to no language."""
    regex = _any_of(frozenset(names))
    return regex.sub(HOLE, text) if regex else text


@cache
def _any_of(names: frozenset[str]) -> re.Pattern[str] | None:
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)") if names else None
