"""The translations: what is left to do, and everything that is wrong with them.

``python -m translations.checking status`` tells what is left by page and language;
``python -m translations.checking check`` tells what is wrong, without extracting the messages again.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import polib

from project.languages import LANGUAGES, SOURCE, TRANSLATIONS
from project.problems import Problem
from translations import detected_language, forbidden, kept_claims, message_checks, spelling, vocabulary
from translations.messages import INTERFACE, WORDS, Message, catalogue_paths, domain, english, folder, pages, read_all

ROOT = Path(__file__).resolve().parents[3]
CODES = tuple(language.code for language in TRANSLATIONS)
"""The languages that have catalogues."""


def check_complete(root: Path, language: str) -> Iterator[Problem]:
    """Every page has a catalogue and every catalogue a page, wholly translated."""
    known = pages(root)
    for docname, page in known.items():
        path = folder(root, language) / f"{docname}.po"
        if not path.exists():
            yield Problem(page, 1, language, "the page has no catalogue", str(path.relative_to(root)))
    for path in catalogue_paths(root, language):
        if domain(root, path) not in {*known, WORDS, INTERFACE}:
            yield Problem(path, 1, language, "a catalogue without a page", f"docs/{domain(root, path)}.md")
        catalogue = polib.pofile(str(path))
        declared = catalogue.metadata.get("Language", "")
        if declared != language:
            yield Problem(path, 1, language, f"the header says 'Language: {declared}'", language)
        for entry in catalogue:
            for wrong, expected in _unfinished(entry):
                yield Problem(path, entry.linenum, language, f"{wrong}: {entry.msgid[:60]!r}", expected)


def _unfinished(entry: polib.POEntry) -> Iterator[tuple[str, str]]:
    if entry.obsolete:
        yield "an obsolete message", "none; 'make translations' drops it"
    elif entry.fuzzy:
        yield "a fuzzy message", "a translation read again, without the mark 'fuzzy'"
    elif not all(entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]):
        yield "not translated", "a translation"


def check_format(root: Path, language: str) -> Iterator[Problem]:
    """What GNU gettext's own check finds."""
    for path in catalogue_paths(root, language):
        done = subprocess.run(
            ["msgfmt", "--check", "--output-file=/dev/null", str(path)],
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        if done.returncode:
            for line in done.stderr.splitlines():
                if found := re.match(r".*?:(\d+):(?:\d+:)?(?!\s*warning:)\s*(.*)", line):
                    yield Problem(path, int(found[1]), language, found[2], "what 'msgfmt --check' accepts")


def texts(root: Path, language: str) -> list[Message]:
    """All texts of a language; the English ones are those that the translations belong to."""
    if language == SOURCE.code:
        return english(root, [message for code in CODES for message in read_all(root, code)])
    return read_all(root, language)


def _each(root: Path, language: str, check: message_checks.Check) -> Iterator[Problem]:
    for message in texts(root, language):
        yield from check(message)


def check_wording(root: Path, language: str) -> Iterator[Problem]:
    """Forbidden words, in the texts and in the sessions."""
    names, known = vocabulary.foreign(root), forbidden.patterns(root, language)
    yield from _each(root, language, partial(forbidden.in_message, known=known, names=names))
    yield from forbidden.in_sessions(root, language, names)


def check_translated(root: Path, language: str) -> Iterator[Problem]:
    """Texts that are still English."""
    names = vocabulary.foreign(root)
    yield from _each(root, language, partial(message_checks.differs_from_english, names=names))


def check_language(root: Path, language: str) -> Iterator[Problem]:
    """Texts that are not in their language."""
    names = vocabulary.foreign(root)
    yield from _each(root, language, partial(detected_language.is_in_its_language, names=names))


def check_spelling(root: Path, language: str) -> Iterator[Problem]:
    """Words that no dictionary knows."""
    known, names = vocabulary.project_words(root, language), vocabulary.foreign(root)
    yield from spelling.check(texts(root, language), language, known, names)


Check = Callable[[Path, str], Iterator[Problem]]

TRANSLATION_CHECKS: dict[str, Check] = {
    "complete": check_complete,
    "format": check_format,
    "markup": partial(_each, check=message_checks.keeps_markup),
    "numbers": partial(_each, check=message_checks.keeps_numbers),
    "silent losses": partial(_each, check=message_checks.loses_nothing),
    "claims": kept_claims.check,
    "translated": check_translated,
}
"""What is checked of a translation against its English."""

TEXT_CHECKS: dict[str, Check] = {
    "wording": check_wording,
    "language": check_language,
    "spelling": check_spelling,
}
"""What is checked of every text, the English ones too."""


def unavailable(name: str, language: str) -> str:
    """Why a check cannot be made on this machine; nothing when it can."""
    if name == "format" and not shutil.which("msgfmt"):
        return "msgfmt of GNU gettext is not installed"
    return spelling.unavailable(language) if name == "spelling" else ""


def lacking() -> list[str]:
    """What this machine lacks for some check, each once."""
    found = (unavailable(name, each.code) for name in (*TRANSLATION_CHECKS, *TEXT_CHECKS) for each in LANGUAGES)
    return list(dict.fromkeys(filter(None, found)))


class Left(NamedTuple):
    """How far one catalogue is."""

    domain: str
    language: str
    total: int
    todo: int
    obsolete: int


def status(root: Path) -> Iterator[Left]:
    """How far each catalogue of each language is; a page without one has no messages at all."""
    for code in CODES:
        found = {domain(root, path): polib.pofile(str(path)) for path in catalogue_paths(root, code)}
        for name in sorted({*found, *pages(root), WORDS, INTERFACE}):
            entries = found.get(name, polib.POFile())
            todo = sum(not entry.obsolete and any(_unfinished(entry)) for entry in entries)
            obsolete = len(entries.obsolete_entries())
            yield Left(name, code, len(entries) - obsolete, todo, obsolete)


def _print_status(root: Path) -> int:
    everything = list(status(root))
    for left in everything:
        notes = [f"{left.todo} of {left.total} to translate"] if left.todo else []
        notes += [f"{left.obsolete} obsolete"] if left.obsolete else []
        notes += [] if left.total else ["no catalogue"]
        if notes:
            print(f"{left.language:6} {left.domain:40} {', '.join(notes)}")
    for code in CODES:
        mine = [left for left in everything if left.language == code]
        total, todo = sum(left.total for left in mine), sum(left.todo for left in mine)
        print(f"{code:6} {total - todo} of {total} messages translated")
    return 0


def _print_problems(root: Path) -> int:
    found = False
    runs = [(name, check, code) for name, check in TRANSLATION_CHECKS.items() for code in CODES]
    runs += [(name, check, each.code) for name, check in TEXT_CHECKS.items() for each in LANGUAGES]
    for name, check, code in runs:
        if reason := unavailable(name, code):
            print(f"{name} [{code}] is not checked: {reason}")
            found = found or bool(os.environ.get("CI"))
            continue
        for problem in check(root, code):
            found = True
            print(f"{problem} ({name})")
    return int(found)


if __name__ == "__main__":
    commands = {"status": _print_status, "check": _print_problems}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        sys.exit("python -m translations.checking status|check")
    sys.exit(commands[sys.argv[1]](ROOT))
