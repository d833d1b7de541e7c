"""Each ruling has one test, or a reason why it cannot have one."""

import re
from collections import Counter
from types import ModuleType

import test_between_turns_rulings
import test_evolving_rulings
import test_knock_out_and_winning_rulings
import test_retreat_rulings
import test_setup_rulings
import test_tool_and_power_rulings
from ruling_ids import IDS, OUTSIDE

MODULES = (
    test_retreat_rulings,
    test_between_turns_rulings,
    test_knock_out_and_winning_rulings,
    test_setup_rulings,
    test_evolving_rulings,
    test_tool_and_power_rulings,
)


def ids_in(module: ModuleType) -> list[str]:
    """The ids of the rulings in the ids of a module's tests."""
    found = []
    for name, test in vars(module).items():
        for mark in getattr(test, "pytestmark", ()) if name.startswith("test_") else ():
            names, rows = mark.args[0], mark.args[1]
            given = mark.kwargs.get("ids") or [getattr(row, "id", None) for row in rows]
            assert len(given) == len(rows), names
            found += [each for each in given if each and re.fullmatch(r"[A-Z]\d\d", each)]
    return found


def test_every_ruling_is_covered_exactly_once() -> None:
    covered = Counter(each for module in MODULES for each in ids_in(module))
    assert len(set(IDS)) == len(IDS)
    assert not set(OUTSIDE) & set(covered)
    assert covered + Counter(OUTSIDE.keys()) == Counter(IDS)
    assert all(len(reason) > 40 for reason in OUTSIDE.values())
