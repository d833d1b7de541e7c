"""The words that a language's texts may use beyond its dictionary, and the names no language translates."""

import csv
import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from project.languages import LANGUAGES
from translations.message_markup import words

Row = dict[str, str]


@cache
def terms(root: Path) -> list[Row]:
    """The rows of the list of terms."""
    with (root / "locales" / "terms.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _names_in(value: object, depth: int = 0) -> Iterator[str]:
    if isinstance(value, dict):
        value = tuple(value.values())
    if not isinstance(value, (tuple, list, frozenset, set)) or depth > 6:
        return
    name = getattr(value, "name", None)
    if isinstance(name, str):
        yield name
    for part in value:
        yield from _names_in(part, depth + 1)


@cache
def engine_names() -> frozenset[str]:
    """The names of all the cards, attacks and Powers that the engine knows."""
    package = importlib.import_module("rules.catalogue")
    modules = [
        package,
        *(importlib.import_module(found.name) for found in pkgutil.iter_modules(package.__path__, "rules.catalogue.")),
    ]
    return frozenset(
        name
        for module in modules
        for key, value in vars(module).items()
        if not key.startswith("__")
        for name in _names_in(value)
    )


def _translated(root: Path) -> set[str]:
    return {row["en"] for row in terms(root) if row["part_of_speech"] != "name"}


@cache
def names(root: Path) -> frozenset[str]:
    """The names of cards, attacks and Powers in every language, unless the list of terms translates them.

    It does translate ``Fighting Energy``, which is also a card.
    """
    listed = {
        name.strip()
        for row in terms(root)
        if row["part_of_speech"] == "name" and "(" not in row["en"]
        for language in LANGUAGES
        for name in row[language.code].split(" / ")
    }
    return frozenset((listed | engine_names()) - _translated(root))


@cache
def foreign(root: Path) -> frozenset[str]:
    """What may stand in a text of another language: names, and a term explained, as in ``Prijs (Prize)``."""
    return names(root) | {f"({term}{plural})" for term in _translated(root) for plural in ("", "s")}


@cache
def project_words(root: Path, language: str) -> frozenset[str]:
    """Words that a dictionary need not know: those of terms, of names and of the project's own list."""
    texts = [*engine_names(), *names(root), *(row[language] for row in terms(root))]
    listed = root / "locales" / f"words-{language}.txt"
    if listed.exists():
        texts += [line.split("#")[0] for line in listed.read_text(encoding="utf-8").splitlines()]
    whole = {word for text in texts for word in words(text)}
    return frozenset(whole | {part for word in whole for part in word.split("-")})
