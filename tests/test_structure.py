"""The code: described, short, with imports that point downward, and nothing built in git."""

from pathlib import Path

import pytest

from checks import engine_code

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", engine_code.CHECKS)
def test_the_engine_is_well_kept(name: str) -> None:
    found = [str(problem).replace(f"{ROOT}/", "") for problem in engine_code.CHECKS[name](ROOT)]
    assert not found, "\n".join([f"problems: {len(found)}", *found])
