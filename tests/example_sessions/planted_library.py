"""A small library of examples in which a test plants a fault, and what that fault is told as."""

from pathlib import Path

import pytest

from sessions import pytest_plugin
from sessions.files import Library, SessionError
from sessions.twins import check

EXTENSIONS = Path(pytest_plugin.__file__).parents[1]

NUMBERS = ">>> 1 + 1\n2\n"
# What the engine's language is at the time of the run: the shortest output that is words.
WORDS = ">>> from rules.words.language import current\n>>> print('a) 2', current())\na) 2 {}\n"
DUTCH = "locales/nl/examples/retreat/words.pycon"


def write(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def plant(library: Library, name: str, text: str) -> None:
    write(library.root, name, text)


def fault(library: Library, identity: str = "retreat/words", language: str = "nl") -> str:
    with pytest.raises(SessionError) as caught:
        check(library, identity, language)
    return str(caught.value)
