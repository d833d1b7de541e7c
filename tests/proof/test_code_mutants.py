"""What is declared to change nothing is there, and no worked example ends differently by it."""

from functools import cache

import pytest

from proof.code import CodeMutant
from proof.equivalents import REASONS, declared
from proof.suite import Suite
from rulebook.languages import SOURCE
from rulebook.proof import OUTCOME


@cache
def suite() -> Suite:
    return Suite()


def test_what_is_declared_is_a_change_of_the_code() -> None:
    assert {mutant.change for mutant in declared()} == set(REASONS)


@pytest.mark.parametrize("mutant", declared(), ids=lambda mutant: mutant.change)
def test_no_example_ends_differently(mutant: CodeMutant) -> None:
    verdict = suite().verdicts(mutant, [SOURCE.code])[SOURCE.code]
    assert verdict.kind != OUTCOME, f"{REASONS[mutant.change]}, but {verdict.example} tells it apart"
