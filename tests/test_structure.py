"""The house: described, short, with imports that point downward, and nothing built in git."""

from pathlib import Path

import pytest

from rulebook import house

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", house.CHECKS)
def test_the_engine_is_well_kept(name: str) -> None:
    found = [str(problem).replace(f"{ROOT}/", "") for problem in house.CHECKS[name](ROOT)]
    assert not found, "\n".join([f"problems: {len(found)}", *found])
