"""The words of the interface: taken along with those of the pages, and noticed when they change."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from babel.messages.extract import extract_from_dir, extract_from_file
from sphinx.application import Sphinx
from sphinx.builders.gettext import MessageCatalogBuilder, MsgOrigin
from sphinx.config import Config

import rulebook
from translations.engine_words import catalogue

DECLARATIONS = Path("tests/proof/equal_orders.py")
"""Where the reasons are written that pages show out of ``docs/proof.json``, marked with ``N_``."""


def interface_words() -> Iterator[tuple[str, int, str]]:
    """The texts that our directives write, each with its file and line. The templates' are found by Sphinx."""
    folder = Path(rulebook.__file__).parent
    reasons = folder.parents[2] / DECLARATIONS
    for line, text, _comments, _context in extract_from_file("python", reasons, keywords={"N_": None}):
        yield str(reasons), line, str(text)
    for file, line, text, _comments, _context in extract_from_dir(str(folder), keywords={"_": None}):
        yield str(folder / file), line, str(text)


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
    code = b"".join(each.read_bytes() for each in sorted(Path(rulebook.__file__).parent.rglob("*.py")))
    config["rulebook_code"] = hashlib.sha256(code).hexdigest()


def setup(app: Sphinx) -> None:
    app.add_config_value("rulebook_interface", "", "env", str)
    app.add_config_value("rulebook_code", "", "env", str)
    app.connect("config-inited", note_interface)
    app.connect("builder-inited", add_interface_words)
