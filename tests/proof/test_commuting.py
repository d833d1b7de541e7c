"""What is declared to come to the same does so in every position that is tried."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from proof.declarations import SAME, disproof
from proof.lists import ListMutant

MOST = 600
"""How many positions of each kind are tried here; `make mutants` tries more."""
GAMES = 2


@pytest.mark.parametrize("mutant", SAME, ids=lambda mutant: mutant.name)
def test_no_position_tells_them_apart(mutant: ListMutant, record_property: Callable[[str, object], None]) -> None:
    count, position = disproof(mutant, MOST, GAMES)
    record_property("positions", count)
    assert position is None, f"{mutant.name}: declared to come to the same, but told apart by {position.text}"
