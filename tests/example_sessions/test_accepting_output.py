"""What `make accept` writes, removes and refuses to write."""

import pytest

from example_sessions.planted_library import DUTCH, NUMBERS, WORDS, plant
from project.languages import LANGUAGES
from sessions import accept
from sessions.files import Library
from sessions.twins import check


def accepted(library: Library, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = accept.main(arguments, library)
    return status, capsys.readouterr().out


def test_accept_writes_changed_and_missing_twins(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    library.twin_path("retreat/words", "nl").unlink()
    plant(library, "locales/pt_BR/examples/retreat/words.pycon", WORDS.format("outro"))
    status, output = accepted(library, capsys)
    assert status == 0
    assert "--- /dev/null\n+++ " + DUTCH in output
    assert "-a) 2 outro\n+a) 2 pt_BR" in output
    assert output.endswith("accept: 2 examples in 3 languages; files: 2 written, 0 removed, 2 unchanged, 0 refused\n")
    for language in LANGUAGES:
        check(library, "retreat/words", language.code)


def test_accept_removes_needless_twins(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    plant(library, "locales/nl/examples/retreat/numbers.pycon", NUMBERS)
    status, output = accepted(library, capsys, "retreat/numbers")
    assert status == 0
    assert "+++ /dev/null" in output
    assert "accept: 1 example in 3 languages" in output
    assert "1 removed" in output
    assert not library.twin_path("retreat/numbers", "nl").exists()


def test_accept_does_not_translate_a_wrong_session(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    plant(library, "examples/retreat/words.pycon", WORDS.format("English"))
    plant(library, DUTCH, WORDS.format("oud"))
    status, output = accepted(library, capsys)
    assert status == 1
    assert "examples/retreat/words.pycon:1 [en]: its English output differs" in output
    assert "1 refused" in output
    assert library.twin_path("retreat/words", "nl").read_text() == WORDS.format("oud")


def test_accept_english_keeps_the_code_and_fills_a_draft(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    draft = ">>> from rules.words.language import current\n\n"
    draft += ">>> for _ in 'ab':\n...     print(current(), end='\\n\\n')\n...\n"
    plant(library, "examples/retreat/words.pycon", draft)
    status, output = accepted(library, capsys, "--english", "retreat/words")
    assert status == 0
    assert "+nl\n+<BLANKLINE>\n+nl\n+<BLANKLINE>" in output
    assert library.english_path("retreat/words").read_text() == draft + "en\n<BLANKLINE>\nen\n<BLANKLINE>\n"
    for language in LANGUAGES:
        check(library, "retreat/words", language.code)


def test_accept_keeps_an_expected_exception(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        ">>> from rules.words.language import current\n>>> raise ValueError(current())\n"
        "Traceback (most recent call last):\n    ...\nValueError: {}\n"
    )
    plant(library, "examples/retreat/words.pycon", text.format("en"))
    assert accepted(library, capsys)[0] == 0
    assert library.twin_path("retreat/words", "nl").read_text() == text.format("nl")


def test_accept_english_writes_a_new_refusal(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    draft = '>>> from rules import *\n>>> play(table("Rattata {Asleep}", bench="Machop"), Retreat("Machop"))\n'
    plant(library, "examples/retreat/words.pycon", draft)
    assert accepted(library, capsys, "retreat/words")[0] == 1
    assert accepted(library, capsys, "--english", "retreat/words")[0] == 0
    said = "Traceback (most recent call last):\n    ...\nrules.Refused: retreat.condition: "
    assert library.english_path("retreat/words").read_text() == f"{draft}{said}Rattata is Asleep and cannot retreat.\n"
    assert library.twin_path("retreat/words", "nl").read_text().startswith(f"{draft}{said}Rattata is In Slaap")


def test_accept_refuses_a_refusal_where_there_was_none(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        '>>> from rules import *\n>>> play(table("Rattata {Asleep}", bench="Machop"), Retreat("Machop")).game.turn\n3\n'
    )
    plant(library, "examples/retreat/words.pycon", text)
    status, output = accepted(library, capsys, "--english", "retreat/words")
    assert status == 1
    assert "expected no exception, got rules.Refused; nothing is written" in output


@pytest.mark.parametrize("arguments", [(), ("--english",)])
def test_accept_writes_no_unexpected_exception(
    library: Library, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    text = ">>> from rules.words.language import current\n>>> {'en': 1, 'pt_BR': 2}[current()]\n1\n"
    plant(library, "examples/retreat/words.pycon", text)
    before = library.twin_path("retreat/words", "pt_BR").read_text()
    status, output = accepted(library, capsys, *arguments)
    assert status == 1
    assert "examples/retreat/words.pycon:2 [nl]: expected no exception, got KeyError; nothing is written" in output
    assert library.twin_path("retreat/words", "pt_BR").read_text() == before


def test_accept_knows_its_examples(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        accept.main(["retreat/gone"], library)
    assert "no such example: retreat/gone" in capsys.readouterr().err
