"""Sessions in the wrong place are found: nothing would run them."""

import pytest

from checks import unread_examples
from example_sessions.planted_library import NUMBERS, plant
from project.languages import Language
from sessions.files import Library


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "locales/nl/examples/retreat/gone.pycon",
            "locales/nl/examples/retreat/gone.pycon:1: [nl] no English session; expected examples/retreat/gone.pycon",
        ),
        (
            "locales/fr/examples/retreat/words.pycon",
            "locales/fr/examples/retreat/words.pycon:1: [fr] no language; expected one of the project: nl, pt_BR",
        ),
        (
            "examples/retreat/late.pycom",
            "examples/retreat/late.pycom:1: no session is here; expected examples/<chapter>/<id>.pycon",
        ),
        ("examples/late.pycon", "examples/late.pycon:1: no session is here; expected examples/<chapter>/<id>.pycon"),
        (
            "examples/retreat/Late.pycon",
            "examples/retreat/Late.pycon:1: no session is here; expected examples/<chapter>/<id>.pycon",
        ),
    ],
)
def test_misplaced_file(library: Library, name: str, told: str) -> None:
    plant(library, name, NUMBERS)
    (found,) = unread_examples.misplaced(library)
    assert found.startswith(told)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("docs/page.md", ""),
        ("docs/part/page.rst", ""),
        ("locales/nl/LC_MESSAGES/page.po", " [nl]"),
        ("locales/terms.csv", ""),
        ("README.md", ""),
    ],
)
def test_stray_session(library: Library, name: str, language: Language) -> None:
    plant(library, name, "One.\n\n>>> 1\n1\n")
    assert unread_examples.stray_prompts(library.root) == [
        f"{name}:3:{language} a session that nothing runs; expected it in examples/"
    ]


@pytest.mark.parametrize(("text", "stray"), [("Begin with `>>> `.\n", 0), ("Write `>>> 1`.\n", 1)])
def test_a_text_may_name_the_prompt(library: Library, text: str, stray: int) -> None:
    plant(library, "README.md", text)
    assert len(unread_examples.stray_prompts(library.root)) == stray


def test_session_of_the_engine_outside_a_docstring(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(library, "rules/planted_fault.py", '"""Text.\n\n>>> 1\n1\n"""\n\nx = 1\n"""\n>>> x\n1\n"""\n')
    monkeypatch.setattr("rules.__path__", [str(library.root / "rules")])
    assert unread_examples.stray_prompts(library.root) == [
        "rules/planted_fault.py:9: a session that doctest does not find; expected it in a docstring"
    ]
