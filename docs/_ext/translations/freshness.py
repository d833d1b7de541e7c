"""Whether the catalogues have the messages that the sources have now."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import polib
from babel.messages.extract import extract_from_dir

from project.problems import Problem
from rules.catalogue import printed_names
from translations.engine_words import KEYWORDS
from translations.messages import WORDS, folder

Text = tuple[str, str]
"""An English text and its plural, if it has one."""

Places = dict[Text, tuple[str, int]]
"""English texts, each with the file and line it comes from."""


def extract(root: Path, scratch: Path) -> dict[str, Places]:
    """The English texts of every catalogue, extracted again in a folder in which nothing old can lie."""
    output = scratch / "gettext"
    command = [sys.executable, "-m", "sphinx", "-b", "gettext", "-q", "-E"]
    command += ["-D", "gettext_location=1", "-c", str(root), "-d", str(scratch / "doctrees")]
    done = subprocess.run(
        [*command, str(root / "docs"), str(output)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=root,
        env={**os.environ, "EXPERT_RULES_LANGUAGE": "en"},
    )
    if done.returncode:
        raise RuntimeError(f"the messages of the pages cannot be extracted:\n{done.stdout}{done.stderr}")
    domains = {
        path.relative_to(output).with_suffix("").as_posix(): _places(path, root, output)
        for path in sorted(output.rglob("*.pot"))
    }
    return {**domains, WORDS: engine_words(root)}


def _places(template: Path, root: Path, output: Path) -> Places:
    places: Places = {}
    for entry in polib.pofile(str(template)):
        file, line = entry.occurrences[0] if entry.occurrences else (str(template), "0")
        path = (output / file).resolve()
        inside = path.is_relative_to(root.resolve())
        places[_text(entry)] = (str(path.relative_to(root.resolve()) if inside else path), int(line or 0))
    return places


def engine_words(root: Path) -> Places:
    """The texts that the engine marks for translation, as ``pybabel extract`` finds them, and its cards' names."""
    places: Places = {}
    found = extract_from_dir(str(root / "rules"), keywords=KEYWORDS)
    for file, line, text, _, _ in found:
        key = (text, "") if isinstance(text, str) else (text[0], text[1])
        places.setdefault(key, (f"rules/{file}", line))
    for name in printed_names():
        places.setdefault((name, ""), ("rules/catalogue/__init__.py", 0))
    return places


def _text(entry: polib.POEntry) -> Text:
    return entry.msgid, entry.msgid_plural


def check(root: Path, extraction: dict[str, Places], languages: Iterable[str]) -> Iterator[Problem]:
    """English texts that a catalogue lacks, and texts in it that are no longer English ones."""
    for language in languages:
        for domain, places in extraction.items():
            path = folder(root, language) / f"{domain}.po"
            entries = {_text(entry): entry for entry in polib.pofile(str(path))} if path.exists() else {}
            for text, (file, line) in places.items():
                if text not in entries:
                    wrong = f"{path.relative_to(root)} lacks {_short(text)}"
                    yield Problem(root / file, line, language, wrong, "'make translations', then a translation")
            for text, entry in entries.items():
                if text not in places and not entry.obsolete:
                    wrong = f"{_short(text)} is no longer in the sources of {domain}"
                    yield Problem(path, entry.linenum, language, wrong, "'make translations' to drop it")


def _short(text: Text) -> str:
    return " / ".join(repr(form if len(form) < 60 else f"{form[:57]}...") for form in text if form)
