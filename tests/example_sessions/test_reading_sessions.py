"""Only a plain session is read; what doctest can run is run the same."""

import subprocess
import sys

import pytest

from checks import unread_examples
from example_sessions.planted_library import fault, plant
from project.languages import LANGUAGES, Language
from sessions.files import Library
from sessions.twins import check


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_no_fault(library: Library, language: Language) -> None:
    for identity in library.ids():
        check(library, identity, language.code)
    assert not unread_examples.misplaced(library)
    assert not unread_examples.stray_prompts(library.root)


# Reading


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("", ":1 [en]: no statement", id="empty"),
        pytest.param(">>> 1\n1\n>>> x = 1\n", ":3 [en]: the last statement prints nothing", id="prints nothing"),
        pytest.param(">>> 1  # doctest: +SKIP\n1\n", ":1 [en]: a doctest flag", id="flag"),
        pytest.param(">>> 2\n2\n\n>>> # doctest: +SKIP\n", ":4 [en]: a doctest flag", id="lone flag"),
        pytest.param(">>> 1\n1\n>>>2\n2\n", ":1 [en]: cannot be read", id="no space"),
        pytest.param(">>> 1\n1\t2\n", ":2 [en]: a lone comment or a tab", id="tab"),
        pytest.param(">>> 1\n1\n\n>>> 2 # two\n2\n", ":4 [en]: a comment in the code", id="comment"),
        pytest.param(">>> # two\n>>> 2\n2\n", ":1 [en]: a lone comment", id="lone comment"),
        pytest.param(">>> 1\n1\n\nNow two:\n\n>>> 2\n2\n", ":4 [en]: prose in a session", id="prose"),
        pytest.param(
            "1 + 1\n",
            ":1 [en]: prose in a session; expected it in the page that shows this one, or >>> before",
            id="no prompt",
        ),
        pytest.param(">>> 1\n1\n\n  >>> 2\n  2\n", ":4 [en]: an indented prompt", id="indented"),
        pytest.param(">>> 1\n1", ":2 [en]: no line end", id="no line end"),
    ],
)
def test_only_a_plain_session_is_read(library: Library, text: str, told: str) -> None:
    plant(library, "examples/retreat/words.pycon", text)
    assert f"examples/retreat/words.pycon{told}" in fault(library, language="en")


def test_what_doctest_can_run_is_run_the_same(library: Library) -> None:
    text = (
        ">>> for number in range(2):\n...     print(number)\n...\n0\n1\n\n"
        '>>> print("one\\n\\ntwo")\none\n<BLANKLINE>\ntwo\n\n'
        '>>> raise ValueError("no: it\\ngoes on")\n'
        "Traceback (most recent call last):\n    ...\nValueError: no: it\ngoes on\n"
    )
    plant(library, "examples/retreat/numbers.pycon", text)
    check(library, "retreat/numbers", "nl")
    path = library.english_path("retreat/numbers")
    subprocess.run([sys.executable, "-m", "doctest", path], check=True)
