"""Every case about damage and attacks has exactly one test, or a reason why it cannot have one."""

from collections import Counter
from collections.abc import Iterator
from types import ModuleType

import test_attack_rulings
import test_damage_elsewhere_rulings
import test_damage_rulings
from damage_and_attack_ids import CASES, OPEN, OUTSIDE


def ids_in(module: ModuleType) -> Iterator[str]:
    """The ids in the test ids of a module."""
    for function in vars(module).values():
        for mark in getattr(function, "pytestmark", ()):
            if mark.name == "parametrize":
                yield from (row.id for row in mark.args[1])


def test_each_case_is_there_once() -> None:
    modules = (test_attack_rulings, test_damage_rulings, test_damage_elsewhere_rulings)
    found = Counter(identity for module in modules for identity in ids_in(module))
    found.update(OUTSIDE.keys())
    assert found == Counter(CASES + OPEN)
