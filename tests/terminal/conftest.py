"""A player at the keyboard who types what the test says, and the engine's words in every language."""

import builtins
from collections.abc import Iterable

import pytest

from locales.compile import compile_words
from terminal.keyboard import Keys


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    compile_words()


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Keys:
    """Let the player type these lines, and then end the input."""

    def typed(lines: Iterable[str | BaseException]) -> None:
        left = iter(lines)

        def answer(prompt: str = "") -> str:
            try:
                found = next(left)
            except StopIteration:
                raise EOFError from None
            if isinstance(found, BaseException):
                raise found
            return found

        monkeypatch.setattr(builtins, "input", answer)

    return typed
