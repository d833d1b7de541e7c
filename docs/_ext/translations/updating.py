"""`make translations`: bring every catalogue up to date with the English texts, and tell what is left."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import polib
from babel.messages.pofile import write_po
from sphinx_intl.basic import update

from project.languages import TRANSLATIONS
from translations.engine_words import ROOT, engine_words

TEMPLATES = ROOT / "_build" / "gettext"
LOCALES = ROOT / "locales"
HEADERS = (
    "Project-Id-Version",
    "Language",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
    "Plural-Forms",
)
"""What a catalogue says about itself; dates and tools would change with every run."""

FORMATS = ("words", "sphinx")
"""The catalogues whose texts are filled in by a program."""


def extract() -> None:
    """Every English text, in a folder in which nothing old can lie."""
    shutil.rmtree(TEMPLATES, ignore_errors=True)
    doctrees = TEMPLATES.with_name("doctrees") / "gettext"
    command = [sys.executable, "-m", "sphinx", "-b", "gettext", "-q"]
    subprocess.run([*command, "-c", ROOT, "-d", doctrees, ROOT / "docs", TEMPLATES], check=True)
    with (TEMPLATES / "words.pot").open("wb") as file:
        write_po(file, engine_words(), sort_output=True, include_lineno=False)


def merge() -> None:
    """Add new texts to the catalogues, mark those whose English changed, drop what is no longer used."""
    with redirect_stdout(StringIO()) as told:
        update(str(LOCALES), str(TEMPLATES), [language.code for language in TRANSLATIONS], ignore_obsolete=True)
    changed = [line for line in told.getvalue().splitlines() if not line.startswith("Not Changed")]
    for line in sorted(changed):
        print(line.replace(f"{ROOT}/", ""))
    for language in TRANSLATIONS:
        folder = LOCALES / language.code / "LC_MESSAGES"
        for path in sorted(folder.rglob("*.po")):
            if (TEMPLATES / path.relative_to(folder)).with_suffix(".pot").exists():
                tidy(path, language.code)
            else:
                print(f"Remove: {path.relative_to(ROOT)}, whose page is gone")
                path.unlink()


def tidy(path: Path, code: str) -> None:
    """Write a catalogue in the one form that gives small differences between versions."""
    messages = polib.pofile(str(path))
    messages.header = ""
    messages.metadata = {key: messages.metadata[key] for key in HEADERS if key in messages.metadata}
    messages.metadata["Language"] = code
    messages.metadata["Project-Id-Version"] = "Expert Rules"
    messages.metadata_is_fuzzy = False
    for entry in messages:
        entry.occurrences = [(file, "") for file, _line in entry.occurrences]
        # In a page, braces are prose or markup, whatever they look like; percent signs are so everywhere.
        prose = "python-format" if path.stem in FORMATS else "-format"
        entry.flags = [flag for flag in entry.flags if not flag.endswith(prose)]
    text = f"{messages}\n" if not str(messages).endswith("\n") else str(messages)
    if text != path.read_text(encoding="utf-8"):
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        extract()
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.returncode)
    merge()
