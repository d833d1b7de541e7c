"""The small library that every test here begins with."""

from pathlib import Path

import pytest

from example_sessions.planted_library import NUMBERS, WORDS, write
from sessions.files import Library


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Two examples without a fault: one of numbers alone and one of words with its twins."""
    write(tmp_path, "README.md", "Nothing here.\n")
    write(tmp_path, "examples/retreat/numbers.pycon", NUMBERS)
    write(tmp_path, "examples/retreat/words.pycon", WORDS.format("en"))
    for language in ("nl", "pt_BR"):
        write(tmp_path, f"locales/{language}/examples/retreat/words.pycon", WORDS.format(language))
    return Library(tmp_path)
