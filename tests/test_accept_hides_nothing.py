"""Break a rule or a card and let `make accept` rewrite the examples: something that it cannot rewrite stays red."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]


class Break(NamedTuple):
    """A wrong rule or card, the example that accept rewrites for it, and the tests that notice it all the same."""

    file: str
    right: str
    wrong: str
    example: str
    tests: str


BREAKS = {
    "Weakness times three": Break(
        "rules/damage.py", "damage=2 * before", "damage=3 * before",
        "damage/weakness-doubles", "tests/rulings/test_damage_rulings.py",
    ),
    "Poison of 20": Break(
        "rules/between_turns.py", '"Poisoned": 1', '"Poisoned": 2',
        "between-turns/poison-after-each-turn", "tests/rulings/test_between_turns_rulings.py",
    ),
    "a second retreat in Diamond & Pearl": Break(
        "rules/retreat.py", 'if "retreat.once_a_turn" in play.game.done:', "if False:",
        "retreat/again-in-each-edition", "tests/test_retreat.py",
    ),
    "Rattata with 40 HP": Break(
        "rules/catalogue/base.py", '"Rattata", 30,', '"Rattata", 40,',
        "learn/not-yet", "tests/card_facts/test_card_facts.py",
    ),
    "Jab for 30": Break(
        "rules/catalogue/base.py", 'Attack("Jab", "F", 20)', 'Attack("Jab", "F", 30)',
        "damage/weakness-doubles", "tests/card_facts/test_card_facts.py",
    ),
    "a free retreat of Chansey": Break(
        "rules/catalogue/base.py", 'retreat_cost=1,\n        attacks=(\n            Attack("Scrunch"',
        'attacks=(\n            Attack("Scrunch"',
        "retreat/free-retreat", "tests/card_facts/test_card_facts.py",
    ),
}  # fmt: skip


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment["PYTHONPATH"] = os.pathsep.join(("docs/_ext", "."))
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8"
    )


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all that the engine, its examples and these tests consist of."""
    copy = tmp_path_factory.mktemp("accept") / "project"
    for folder in ("rules", "examples", "locales", "tests", "docs"):
        copytree(ROOT / folder, copy / folder, ignore=ignore_patterns("__pycache__"))
    (copy / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return copy


@pytest.mark.parametrize("name", BREAKS)
def test_a_break_stays_red_after_accept(project: Path, name: str) -> None:
    broken = BREAKS[name]
    path = project / broken.file
    before = path.read_text(encoding="utf-8")
    assert before.count(broken.right) == 1
    path.write_text(before.replace(broken.right, broken.wrong), encoding="utf-8")
    try:
        # Where the example does not show the break, accept has nothing to write; it never complains of it.
        accepted = run(project, "-m", "sessions.accept", "--english", broken.example)
        assert accepted.returncode == 0, accepted.stdout + accepted.stderr
        told = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", broken.tests)
        assert told.returncode == 1, told.stdout + told.stderr
    finally:
        path.write_text(before, encoding="utf-8")


def test_without_a_break_the_same_tests_are_green(project: Path) -> None:
    told = run(
        project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", *{each.tests for each in BREAKS.values()}
    )
    assert told.returncode == 0, told.stdout + told.stderr
