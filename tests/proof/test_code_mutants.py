"""What is declared to change nothing is there, and no worked example ends differently by it."""

from functools import cache

import pytest

from project.languages import SOURCE
from proof.equivalents import REASONS, declared
from proof.suite import Suite
from rulebook.facts.proof import OUTCOME


@cache
def suite() -> Suite:
    return Suite()


def test_what_is_declared_is_a_change_of_the_code() -> None:
    assert declared().keys() == REASONS.keys()


@pytest.mark.parametrize("name", REASONS)
def test_no_example_ends_differently(name: str) -> None:
    verdict = suite().verdicts(declared()[name], [SOURCE.code])[SOURCE.code]
    assert verdict.kind != OUTCOME, f"{REASONS[name]}, but {verdict.example} tells it apart"
