"""Output that differs from the file is told with its file, line, language and difference."""

import pytest

from example_sessions.planted_library import DUTCH, WORDS, fault, plant
from project.languages import TRANSLATIONS
from sessions.files import Library
from sessions.twins import check


def test_changed_output_names_file_line_language_and_difference(library: Library) -> None:
    plant(library, DUTCH, WORDS.format("Nederlands"))
    assert fault(library) == (
        f"{DUTCH}:2 [nl]: the output differs from the file; "
        "if the change is meant, run `make accept retreat/words`\n"
        "    >>> print('a) 2', current())\n"
        "expected:\n    a) 2 Nederlands\n"
        "got:\n    a) 2 nl\n"
        f"--- {DUTCH}\n+++ the run in nl\n@@ -1,3 +1,3 @@\n"
        " >>> from rules.words.language import current\n >>> print('a) 2', current())\n"
        "-a) 2 Nederlands\n+a) 2 nl"
    )


def test_changed_english_output(library: Library) -> None:
    plant(library, "examples/retreat/numbers.pycon", ">>> 1 + 1\n3\n")
    told = fault(library, "retreat/numbers", "en")
    assert told.startswith(
        "examples/retreat/numbers.pycon:1 [en]: the output differs from the file; correct the rule, "
        "or, if the new output is right, run `make accept ENGLISH=1 retreat/numbers`\n"
    )


def test_a_wrong_english_session_whose_twins_hold_is_told_once(library: Library) -> None:
    plant(library, "examples/retreat/words.pycon", WORDS.format("en").replace("\na) 2", "\nb) 3"))
    fault(library, "retreat/words", "en")
    for language in TRANSLATIONS:
        check(library, "retreat/words", language.code)


def test_a_wrong_session_without_twins_leads_every_language_to_the_english_one(library: Library) -> None:
    plant(library, "examples/retreat/numbers.pycon", ">>> 1 + 1\n3\n")
    fault(library, "retreat/numbers", "en")
    for language in TRANSLATIONS:
        told = fault(library, "retreat/numbers", language.code)
        assert f"numbers.pycon:1 [{language.code}]: the English output does not hold either: begin there" in told


def test_a_translation_that_differs_too_leads_to_the_english_session(library: Library) -> None:
    plant(library, "examples/retreat/words.pycon", WORDS.format("English"))
    plant(library, DUTCH, WORDS.format("Nederlands"))
    assert f"{DUTCH}:2 [nl]: the output differs from the file; the English output does, too" in fault(library)


@pytest.mark.parametrize(("printed", "expected"), [("True", "1"), ("1 2", "1  2"), ("1 2 3", "1 ... 3")])
def test_output_is_exact(library: Library, printed: str, expected: str) -> None:
    plant(library, "examples/retreat/numbers.pycon", f">>> print('{printed}')\n{expected}\n")
    assert f"expected:\n    {expected}\ngot:\n    {printed}\n" in fault(library, "retreat/numbers", "en")


def test_unexpected_exception_shows_where_it_came_from(library: Library) -> None:
    plant(library, "examples/retreat/numbers.pycon", ">>> int('x')\n1\n")
    told = fault(library, "retreat/numbers", "en")
    assert "got:\n    Traceback (most recent call last):\n      File" in told
    assert "ValueError: invalid literal" in told


def test_expected_exception_that_does_not_come(library: Library) -> None:
    text = ">>> print(1)\nTraceback (most recent call last):\n    ...\nValueError: 1\n"
    plant(library, "examples/retreat/numbers.pycon", text)
    assert "got:\n    1\n" in fault(library, "retreat/numbers", "en")
