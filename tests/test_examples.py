"""No worked example goes unread: each is run, shown and translated, and nothing else looks like one.

That a session prints what it says, and a translation the same steps and numbers, is an item of its own per language:
`pytest examples`.
"""

import os
import subprocess
import sys

import pytest

from checks.unread_examples import misplaced, not_run, not_shown, stray_prompts
from project.languages import LANGUAGES, Language
from sessions.files import Library

# Exactly: an example that goes, and one that comes, is noticed here.
EXAMPLES = 459

LIBRARY = Library()
SITE = LIBRARY.root / "_build" / "site"


@pytest.fixture(scope="module")
def collected() -> list[str]:
    """What a plain `pytest` runs, whatever part of it is being run now."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0"],
        cwd=LIBRARY.root,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_no_example_is_lost() -> None:
    assert len(LIBRARY.ids()) == EXAMPLES


def test_every_session_is_run_in_every_language(collected: list[str]) -> None:
    assert not not_run(LIBRARY, collected)


def test_docstrings_of_the_engine_are_run(collected: list[str]) -> None:
    assert any(item.startswith("rules/") for item in collected)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_every_session_is_shown(language: Language) -> None:
    assert not not_shown(LIBRARY, SITE, language)


def test_every_file_has_its_place() -> None:
    assert not misplaced(LIBRARY)


def test_nothing_else_looks_like_a_session() -> None:
    assert not stray_prompts(LIBRARY.root)
