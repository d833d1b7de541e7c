"""The words of the engine, found where it marks them."""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords

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
