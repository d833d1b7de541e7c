"""The first word of an answer is what its session shows: yes where something is allowed, no where it is refused."""

import re
from collections.abc import Iterator
from pathlib import Path

from checks.stories import stories
from project.languages import SOURCE
from project.problems import Problem
from sessions.files import Library, Session
from sessions.running import raised
from translations.messages import pages

_SECTION = re.compile(r"^## [^\n]*\?\n\n(?P<answer>.*?)(?=^\([\w.-]+\)=$|\Z)", re.MULTILINE | re.DOTALL)
_EXAMPLE = re.compile(r"^```\{example\} (\S+)", re.MULTILINE)
_FIRST = re.compile(r"(Yes|No)\b|(\d+)\b")


def _says_no(session: Session) -> bool:
    """Whether something in a session is refused, or is false by itself and not in a line about several things."""
    return any(
        "Refused" in raised(want) or re.search(r"(?:^|, )False\)?$", want, re.MULTILINE) for want in session.wants
    )


def _wrong(answer: str, session: Session) -> tuple[str, str] | None:
    """What an answer begins with and what it should begin with, where they differ."""
    first = _FIRST.match(answer)
    if not first:
        return None
    if first[1]:
        right = "No" if _says_no(session) else "Yes"
        return None if first[1] == right else (first[1], right)
    printed = re.findall(r"\d+", "".join(session.wants))
    printed += [str(want.count("card(") + want.count("pokemon(")) for want in session.wants]
    return None if first[2] in printed else (first[2], f"a number that the session prints: {', '.join(printed)}")


def answers(root: Path) -> Iterator[tuple[Path, int, str, str]]:
    """The answers of exercises and of the common questions, each with its place and its session."""
    for story in stories(root):
        if story.kind == "exercise" and story.example:
            yield story.path, story.line_of(story.answer.splitlines()[0]), story.answer, story.example
    for name, path in pages(root).items():
        if name.startswith("questions/") and name != "questions/open":
            text = path.read_text(encoding="utf-8")
            for section in _SECTION.finditer(text):
                if shown := _EXAMPLE.search(section["answer"]):
                    yield path, text.count("\n", 0, section.start("answer")) + 1, section["answer"], shown[1]


def check_answers(root: Path) -> Iterator[Problem]:
    """Each answer that begins with yes, no or a number agrees with its session."""
    library = Library(root)
    for path, line, answer, example in answers(root):
        if library.english_path(example).is_file() and (wrong := _wrong(answer, library.read_english(example))):
            told = f"the answer begins with “{wrong[0]}”, and {example} shows otherwise"
            yield Problem(path, line, SOURCE.code, told, wrong[1])
