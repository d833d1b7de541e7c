"""What the pages tell agrees with the sessions they show."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from checks import told_names, told_numbers, told_verdicts
from project.problems import Problem
from translations.checking import ROOT

CHECKS: dict[str, Callable[[Path], Iterator[Problem]]] = {
    "sums": told_numbers.check_sums,
    "numbers": told_numbers.check_stories,
    "names": told_names.check_names,
    "answers": told_verdicts.check_answers,
}


@pytest.mark.parametrize("name", CHECKS)
def test_a_page_tells_what_its_session_shows(name: str) -> None:
    found = [str(problem).replace(f"{ROOT}/", "") for problem in CHECKS[name](ROOT)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("told", "value"), [("20 × 2 − 30", 10), ("(20 + 10) × 2", 60), ("20 − 30", -10), ("30 × 2 + 10 × 3", 90), ("4", 4)]
)
def test_a_sum_is_worked_out(told: str, value: int) -> None:
    assert told_numbers.value(told) == value
