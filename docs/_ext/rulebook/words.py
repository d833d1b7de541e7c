"""The words of the engine and of the interface: found, and noticed when they change."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords
from sphinx.application import Sphinx
from sphinx.builders.gettext import MessageCatalogBuilder, MsgOrigin
from sphinx.config import Config

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


def interface_words() -> Iterator[tuple[str, int, str]]:
    """The texts that our directives write, each with its file and line. The templates' are found by Sphinx."""
    folder = Path(__file__).parent
    for file, line, text, _comments, _context in extract_from_dir(str(folder), keywords={"_": None}):
        yield str(folder / file), line, str(text)


def catalogue(code: str, domain: str, root: Path = ROOT) -> Path:
    """The file of a language's translations for the engine or for the interface."""
    return root / "locales" / code / "LC_MESSAGES" / f"{domain}.po"


def add_interface_words(app: Sphinx) -> None:
    """Let the extraction of the pages' texts take those of the directives along."""
    if isinstance(app.builder, MessageCatalogBuilder):
        for file, line, text in interface_words():
            app.builder.catalogs["sphinx"].add(text, MsgOrigin(file, line))


def note_interface(app: Sphinx, config: Config) -> None:
    """Sphinx builds a page again when its own translation changes, not when the interface's does."""
    path = catalogue(config.language, "sphinx")
    config["rulebook_interface"] = hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""
    # Nor when the directives themselves change.
    code = b"".join(each.read_bytes() for each in sorted(Path(__file__).parent.glob("*.py")))
    config["rulebook_code"] = hashlib.sha256(code).hexdigest()


def setup(app: Sphinx) -> None:
    app.add_config_value("rulebook_interface", "", "env", str)
    app.add_config_value("rulebook_code", "", "env", str)
    app.connect("config-inited", note_interface)
    app.connect("builder-inited", add_interface_words)
