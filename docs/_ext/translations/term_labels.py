"""Whether the words of a link to the glossary are those of the entry it leads to."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import polib

from project.languages import SOURCE
from translations.engine_words import catalogue
from translations.message_markup import ROLE, TITLED
from translations.messages import Message
from translations.vocabulary import terms

_SHORTEST = 4
"""Letters that two forms of a word have in common at their beginning."""


@cache
def entries(root: Path, language: str) -> dict[str, tuple[str, ...]]:
    """The words of each term of the game in a language, by its English word."""
    found: dict[str, set[str]] = {}
    for row in terms(root):
        key = re.sub(r" \(.*\)$", "", row["en"]).lower()
        found.setdefault(key, set()).update({row["en"], row[language]} if language == SOURCE.code else {row[language]})
    if language != SOURCE.code:
        path = catalogue(language, "glossary", root)
        for entry in polib.pofile(str(path)) if path.exists() else []:
            if len(entry.msgid) < 40 and not entry.msgid.endswith((".", "?")):
                found.setdefault(entry.msgid.lower(), set()).add(entry.msgstr)
    return {key: tuple(sorted(words)) for key, words in found.items()}


def _parts(text: str) -> list[str]:
    return re.findall(r"\w+", re.sub(r"\(.*?\)", "", text).lower())


def _alike(one: str, other: str) -> bool:
    shared = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return shared >= min(_SHORTEST, len(one), len(other)) and shared * 2 >= min(len(one), len(other))


def likeness(label: str, term: str) -> float:
    """How much of a term is in a label, from 0 to 1, and a little less for each word too many."""
    words, wanted = _parts(label), _parts(term)
    if not wanted or not words:
        return 0
    hit = sum(any(_alike(word, each) for word in words) for each in wanted)
    spare = sum(not any(_alike(word, each) for each in wanted) for word in words)
    return hit / len(wanted) - spare / 20


def wrong(root: Path, message: Message) -> Iterator[tuple[str, str]]:
    """The entry and the words of each link that is called by another term, or by no word of its own."""
    known = entries(root, message.language)
    for found in ROLE.finditer(message.text):
        if found["code"] or (found["myst"] or found["rst"]) != "term":
            continue
        titled = TITLED.fullmatch(found["body"])
        label, key = (titled["title"], titled["target"]) if titled else (found["body"], found["body"])
        mine = {word for each in known if _same_term(each, key.lower()) for word in known[each]} or {key}
        longer = {word for each in known if each.startswith(key.lower()) for word in known[each]}
        others = {word for words in known.values() for word in words} - mine
        own = max(likeness(label, word) for word in mine)
        another = max(likeness(label, word) for word in others)
        called = label.casefold()
        misled = called in map(str.casefold, others - longer) and called not in map(str.casefold, mine)
        if own < 0.4 or own < another - 0.5 or misled:
            yield key, label


def _same_term(one: str, other: str) -> bool:
    """Whether two English words are forms of one: Knock Out, Knocked Out."""
    parts = _parts(one), _parts(other)
    return len(parts[0]) == len(parts[1]) and all(map(_alike, *parts))
