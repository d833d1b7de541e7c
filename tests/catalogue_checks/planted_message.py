"""How a test asks the checks about a message that it planted in a catalogue."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from project.problems import Problem
from translations import checking

Plant = Callable[..., Path]


def run(name: str, root: Path, language: str) -> list[Problem]:
    if reason := checking.unavailable(name, language):
        pytest.skip(reason)
    return list({**checking.TRANSLATION_CHECKS, **checking.TEXT_CHECKS}[name](root, language))


def told(problems: Iterator[Problem] | list[Problem]) -> str:
    return "\n".join(map(str, problems))
