"""Let any one step of the rules do nothing, and a worked example fails in every language."""

from pathlib import Path

import pytest

import rules
from rulebook import house
from rulebook.languages import LANGUAGES
from rulebook.sessions import Library, SessionError
from rulebook.twins import check
from rules import EDITIONS, Play, rule_id
from rules.edition import Step
from rules.editions import CHAPTERS

LIBRARY = Library(Path(__file__).parents[1])


def idle(step: Step) -> Step:
    """A step that keeps its place and its letter, and does nothing."""

    def nothing(play: Play) -> Play:
        return play

    nothing.__module__, nothing.__name__ = step.__module__, step.__name__
    return nothing


def failing(language: str) -> SessionError | None:
    """The first example that no longer holds in a language, if there is one."""
    for identity in LIBRARY.ids():
        try:
            check(LIBRARY, identity, language)
        except SessionError as error:
            return error
    return None


@pytest.mark.parametrize("step", house.STEPS)
def test_an_example_fails_when_this_step_does_nothing(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for key, edition in EDITIONS.items():
        rest = {name: tuple(idle(s) if rule_id(s) == step else s for s in getattr(edition, name)) for name in CHAPTERS}
        monkeypatch.setitem(rules.EDITIONS, key, edition._replace(**rest))
    for language in LANGUAGES:
        error = failing(language.code)
        assert error is not None, f"no example notices that {step} does nothing [{language.code}]"
        assert f"[{language.code}]" in str(error)
        assert ".pycon:" in str(error)


def test_every_example_holds_with_all_steps() -> None:
    """What the other test relies on: it is the idle step that the examples notice."""
    assert {language.code: failing(language.code) for language in LANGUAGES} == dict.fromkeys(
        language.code for language in LANGUAGES
    )
