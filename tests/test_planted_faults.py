"""A fault of each kind is planted in a copy of the project, and the project's own checks refuse it.

Each message names the file, the line, and the language where one is involved. A copy has many faults that have
nothing to do with each other, so that it is copied, built and checked once; whatever else is told there fails, too.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest
from planted import catalogues as in_catalogues
from planted import claims, code, sessions, site, told
from planted.faults import Fault, Place, split
from planted.project import Copy
from planted.summary import PLANTED, REFUSED

from checks import engine_code, page_checks, told_names, told_numbers, told_verdicts, unread_examples
from project.languages import LANGUAGES, SOURCE, Language, by_code
from sessions.files import Library, SessionError
from sessions.twins import check
from translations import checking, freshness

CODES = [language.code for language in LANGUAGES]


def run(copy: Copy, *command: str) -> str:
    """What a command says in a copy, as it would say it to anybody."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "PYTHONPATH"))}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=copy.root, env=environment, capture_output=True, text=True
    )
    return done.stdout + done.stderr


def told_of_sessions(copy: Copy) -> list[str]:
    library = Library(copy.root)
    told = [*unread_examples.misplaced(library), *unread_examples.stray_prompts(copy.root)]
    for identity in library.ids():
        for language in CODES:
            try:
                check(library, identity, language)
            except SessionError as error:
                told.append(str(error))
    return told


def told_of_catalogues(copy: Copy) -> list[str]:
    (copy.root / "docs" / "others.md").unlink()
    runs = [(name, check, code) for name, check in checking.TRANSLATION_CHECKS.items() for code in checking.CODES]
    runs += [(name, check, code) for name, check in checking.TEXT_CHECKS.items() for code in CODES]
    return [
        str(problem)
        for name, check, code in runs
        if not checking.unavailable(name, code)
        for problem in check(copy.root, code)
    ]


def told_of_pages(copy: Copy) -> list[str]:
    checks = (told_numbers.check_sums, told_numbers.check_stories, told_names.check_names, told_verdicts.check_answers)
    return [str(problem) for check in checks for problem in check(copy.root)]


def told_of_extraction(copy: Copy) -> list[str]:
    (copy.root / "docs" / "others.md").unlink()
    extracted = freshness.extract(copy.root, copy.root / "scratch")
    return list(map(str, freshness.check(copy.root, extracted, checking.CODES)))


def told_of_site(copy: Copy) -> list[str]:
    """Each language is built as `make site` does it."""
    options = ("-c", ".", "-b", "dirhtml", "-n", "-W", "--keep-going", "-q")

    def build(language: Language) -> str:
        folders = (f"_build/doctrees/{language.code}", "docs", f"_build/site/{language.folder}")
        return run(copy, "sphinx", *options, "-D", f"language={language.code}", "-d", *folders)

    with ThreadPoolExecutor() as side_by_side:
        told = [message for output in side_by_side.map(build, LANGUAGES) for message in split(output)]
    told += [str(problem) for check in page_checks.CHECKS.values() for problem in check(copy.root)]
    for language in LANGUAGES:
        told += unread_examples.not_shown(Library(copy.root), copy.root / "_build/site", language)
    return told


def told_of_code(copy: Copy) -> list[str]:
    told = [str(problem) for check in engine_code.CHECKS.values() for problem in check(copy.root)]
    return told + unread_examples.stray_prompts(copy.root)


def told_of_runs(copy: Copy) -> list[str]:
    items = [f"examples/retreat/{name}.pycon" for name in ("once-a-turn", "free-retreat", "asleep-or-paralyzed")]
    told = list(split(run(copy, "pytest", "-p", "no:cacheprovider", *items)))
    collected = run(copy, "pytest", "-p", "no:cacheprovider", "--collect-only", "-q", "examples")
    return told + unread_examples.not_run(Library(copy.root), collected.splitlines())


class Bench(NamedTuple):
    """Faults in one copy, and who looks for them."""

    faults: tuple[Fault, ...]
    look: Callable[[Copy], list[str]]
    alone: bool = True
    """Whether nothing else may be told."""


BENCHES = {
    "site": Bench(site.FAULTS, told_of_site),
    "catalogues": Bench(in_catalogues.FAULTS, told_of_catalogues),
    "claims": Bench(claims.FAULTS, told_of_catalogues),
    "told pages": Bench(told.FAULTS, told_of_pages),
    "stale catalogues": Bench(in_catalogues.STALE, told_of_extraction),
    "sessions": Bench(sessions.FAULTS, told_of_sessions),
    "code": Bench(code.ENGINE, told_of_code),
    "runs": Bench(code.RUN, told_of_runs, alone=False),
}


@pytest.mark.parametrize("name", BENCHES)
def test_the_checks_refuse_every_planted_fault(
    name: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    bench = BENCHES[name]
    copy = Copy(tmp_path)
    faults = [fault for fault in bench.faults if not missing(fault)]
    places = [fault.plant(copy) for fault in faults]
    told = [message.replace(f"{copy.root}/", "").replace(str(copy.root), ".") for message in bench.look(copy)]
    accepted = [
        lacking for fault, at in zip(faults, places, strict=True) for lacking in not_told(fault, at[0], copy, told)
    ]
    names = {lacking.partition(":")[0] for lacking in accepted}
    record_property(PLANTED, len(faults))
    record_property(REFUSED, len(faults) - len(names))
    known = [each for at in places for place in at for each in starts(place, copy, CODES)]
    others = [message for message in told if not any(map(message.startswith, known))] if bench.alone else []
    assert not accepted, "\n".join(["not refused, or not told well:", *accepted, "", "told:", *first_lines(told)])
    assert not others, "\n".join(["told, and not planted:", *first_lines(others)])


def first_lines(messages: list[str]) -> list[str]:
    return [message.partition("\n")[0] for message in messages]


def missing(fault: Fault) -> str:
    """Why this machine cannot find a fault."""
    return fault.check and "".join(checking.unavailable(fault.check, code) for code in fault.languages.split())


def starts(place: Place, copy: Copy, languages: list[str]) -> list[str]:
    """How a message about a place may begin."""
    folders = dict.fromkeys(by_code(code).folder for code in languages)
    return [
        f"{place.path.format(folder=folder)}:{line}{end}"
        for folder in folders
        for line in place.lines(copy, folder)
        for end in (":", " ")
    ]


def not_told(fault: Fault, place: Place, copy: Copy, told: list[str]) -> list[str]:
    """The languages in which no message tells a fault with its file, its line, its language and what is wrong."""
    left = []
    for language in fault.languages.split() or [""]:
        begin = tuple(starts(place, copy, [language if language in CODES else SOURCE.code]))
        if not any(
            message.startswith(begin)
            and (not language or f"[{language}]" in message.partition("\n")[0])
            and fault.words in message
            for message in told
        ):
            left.append(f"{fault.name}: expected {[*begin, place.path][0]} [{language}] … {fault.words}")
    return left


def test_a_message_that_names_too_little_is_not_enough() -> None:
    fault = Fault("planted", lambda copy: (), "nl", "wrong")
    copy = Copy.__new__(Copy)
    copy.root = Path("/nothing")
    for message, enough in {
        "a.md:1: [nl] wrong": True,
        "a.md:1: [en] wrong": False,
        "a.md: [nl] wrong": False,
        "a.md:11: [nl] wrong": False,
        "b.md:1: [nl] wrong": False,
        "a.md:1: [nl] right": False,
    }.items():
        assert bool(not_told(fault, Place("a.md"), copy, [message])) != enough, message


def test_an_output_is_split_into_messages() -> None:
    assert list(split("a.md:1: one\n  more\nb.md:2: two")) == ["a.md:1: one\n  more", "b.md:2: two"]
