"""What the English pages tell in numbers: sums come out, and an example has the numbers of its story."""

import re
from collections.abc import Iterator
from math import prod
from pathlib import Path

from checks.session_facts import Facts, facts
from checks.stories import stories
from project.languages import SOURCE, TRANSLATIONS
from project.problems import Problem
from sessions.files import Library
from translations.messages import pages, read_all

_SUM = re.compile(r"(?P<left>\(?\d[\d ×+−()]*[×+−][\d ×+−()]*\d\)?) = (?P<right>−?\d+)")
_WITH_UNIT = re.compile(r"(?<![\w*])(?P<number>\d+)(?: (?P<unit>damage counters?|HP|damage)\b)?")
_TAKEN_OUT = re.compile(r"\{[\w-]+\}`+[^`]*`+|`+[^`]*`+|[Ll]esson \d+")


def value(told: str) -> int:
    """What a sum of ×, + and − comes to."""
    while brackets := re.search(r"\(([^()]*)\)", told):
        told = told.replace(brackets[0], str(value(brackets[1])).replace("-", "−"))
    total = 0
    for sign, product in re.findall(r"([+−]?) ?(−?\d+(?: × \d+)*)", told):
        factors = map(int, re.findall(r"\d+", product))
        total += prod(factors) * (-1 if sign == "−" else 1)
    return total


def _texts(root: Path) -> Iterator[tuple[Path, int, str, str]]:
    """Every line of the English pages and every translation, with its place and its language."""
    for path in pages(root).values():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield path, number, SOURCE.code, line
    for language in TRANSLATIONS:
        for message in read_all(root, language.code):
            yield message.path, message.line, language.code, message.text


def check_sums(root: Path) -> Iterator[Problem]:
    """A sum on a page or in a translation comes out."""
    for path, line, language, text in _texts(root):
        for found in _SUM.finditer(text):
            right = str(value(found["left"])).replace("-", "−")
            if right != found["right"]:
                yield Problem(path, line, language, f"the sum {found[0]}", f"{found['left']} = {right}")


def _derived(told: str, known: Facts) -> set[int]:
    """What sums of the story make of numbers, and their results in damage counters."""
    results = {abs(value(found["left"])) for found in _SUM.finditer(told)}
    return results | {result // 10 for result in results} | {2} if results else results


def check_stories(root: Path) -> Iterator[Problem]:
    """Each number of a story is one of its session, of the cards in it, or the result of a sum."""
    library = Library(root)
    for story in stories(root):
        if not story.example or not library.english_path(story.example).is_file():
            continue
        known = facts(library.read_english(story.example))
        told = _TAKEN_OUT.sub("_", f"{story.told}\n{story.answer}")
        derived = _derived(told, known)
        for found in _WITH_UNIT.finditer(told):
            allowed = known.of("damage counters" if "counter" in (found["unit"] or "") else found["unit"] or "")
            if int(found["number"]) not in allowed | derived and found["number"] not in story.derived:
                near = ", ".join(map(str, sorted(allowed)))
                yield Problem(
                    story.path,
                    story.line_of(found[0]),
                    SOURCE.code,
                    f"the story of {story.example} says “{found[0]}”, which its session does not show",
                    f"one of {near}; or the sum that makes it, or “:derived: {found['number']}” in its block",
                )
