"""The words of the engine: found, and compiled for use."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from project.languages import TRANSLATIONS
from rules.catalogue import printed_names

ROOT = Path(__file__).resolve().parents[3]
KEYWORDS = parse_keywords(["N_:1,1t", "N_:1,2,2t", "text:1,1t", "text:1,2,3t"])
"""How the engine marks a text: alone, or with a plural."""


def engine_words(root: Path = ROOT) -> Catalog:
    """The texts that the engine marks for translation, and the names printed on its cards."""
    words = Catalog(project="Expert Rules")
    for file, line, text, _comments, context in extract_from_dir(str(root / "rules"), keywords=KEYWORDS):
        words.add(text, locations=[(f"rules/{file}", line)], context=context)
    for name in printed_names():
        words.add(name, auto_comments=["A name printed on a card, or a Special Condition."])
    return words


def catalogue(code: str, domain: str, root: Path = ROOT) -> Path:
    """The file of a language's translations for the engine or for the interface."""
    return root / "locales" / code / "LC_MESSAGES" / f"{domain}.po"


def compile_words(root: Path = ROOT) -> None:
    """Put the engine's words where the engine reads them. Files that are right already stay untouched."""
    for language in TRANSLATIONS:
        with catalogue(language.code, "words", root).open("rb") as file:
            messages = read_po(file, locale=language.code, abort_invalid=True)
        compiled = BytesIO()
        write_mo(compiled, messages)
        target = root / "rules" / "locales" / language.code / "LC_MESSAGES" / "words.mo"
        if not target.exists() or target.read_bytes() != compiled.getvalue():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(compiled.getvalue())


if __name__ == "__main__":
    try:
        compile_words()
    except (OSError, ValueError) as problem:
        sys.exit(f"the words of the engine cannot be compiled: {problem}")
