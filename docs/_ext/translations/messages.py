"""The messages of the translation catalogues, and how a problem with one is told."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import polib

from project.problems import Problem

WORDS, INTERFACE = "words", "sphinx"
"""The catalogues that belong to no page: the engine's words and the interface's."""


class Message(NamedTuple):
    """One English text and its translation."""

    path: Path
    line: int
    language: str
    source: str
    text: str
    notes: str = ""
    """What the translator wrote above the message."""

    def problem(self, wrong: str, expected: str) -> Problem:
        """A problem with this message."""
        return Problem(self.path, self.line, self.language, wrong, expected)


def folder(root: Path, language: str) -> Path:
    """The folder of a language's catalogues."""
    return root / "locales" / language / "LC_MESSAGES"


def catalogue_paths(root: Path, language: str) -> list[Path]:
    """Every catalogue of a language."""
    return sorted(folder(root, language).rglob("*.po"))


def domain(root: Path, path: Path) -> str:
    """What a catalogue translates: a docname, ``words`` or ``sphinx``."""
    language = path.relative_to(root / "locales").parts[0]
    return path.relative_to(folder(root, language)).with_suffix("").as_posix()


def pages(root: Path) -> dict[str, Path]:
    """Every page of the site by its docname."""
    docs = root / "docs"
    return {
        path.relative_to(docs).with_suffix("").as_posix(): path
        for suffix in ("md", "rst")
        for path in sorted(docs.rglob(f"*.{suffix}"))
        if not any(part.startswith(("_", ".")) for part in path.relative_to(docs).parts)
    }


def read(path: Path, language: str) -> Iterator[Message]:
    """The translated messages of one catalogue; each form of a plural is a message."""
    for entry in polib.pofile(str(path)):
        if entry.obsolete:
            continue
        pairs = [(entry.msgid, entry.msgstr)]
        if entry.msgid_plural:
            forms = sorted(entry.msgstr_plural.items())
            pairs = [(entry.msgid_plural if int(form) else entry.msgid, text) for form, text in forms]
        for source, text in pairs:
            if text:
                yield Message(path, entry.linenum, language, source, text, " ".join(entry.tcomment.split()))


def read_all(root: Path, language: str) -> list[Message]:
    """The translated messages of all of a language's catalogues."""
    return [message for path in catalogue_paths(root, language) for message in read(path, language)]


def english(root: Path, messages: Iterable[Message]) -> list[Message]:
    """The English texts behind translated messages, each once, as messages of their own.

    They carry the place in our sources, because that is where they have to be mended. The interface
    words that come with Sphinx have no such place and are left out.
    """
    found: dict[str, Message] = {}
    for message in messages:
        if message.source not in found:
            name = domain(root, message.path)
            path, line = _place(root, name, message.source) or (message.path, message.line)
            if path != message.path or name != INTERFACE:
                found[message.source] = Message(path, line, "en", message.source, message.source)
    return list(found.values())


def _place(root: Path, name: str, text: str) -> tuple[Path, int] | None:
    """Where the sources say a text. The catalogues do not tell, so that no moved line changes them."""
    opening = text[:_OPENING]
    for path in _sources(root, name):
        for number, line in enumerate(_lines(path), start=1):
            if opening in line:
                return path, number
    return None


_OPENING = 20
"""Letters at the beginning of a text that are enough to find it, and that few line breaks interrupt."""


@cache
def _sources(root: Path, name: str) -> list[Path]:
    engine = sorted((root / "rules").rglob("*.py"))
    if name == WORDS:
        return engine
    if name == INTERFACE:
        docs = root / "docs"
        return sorted([*docs.glob("_templates/**/*.html"), *docs.glob("_ext/rulebook/**/*.py")])
    page = pages(root).get(name)
    # The pages in reStructuredText show the docstrings of the engine.
    return ([page] if page else []) + (engine if page and page.suffix == ".rst" else [])


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
