"""A translated session has the code, the steps and the numbers of the English one, and exists only where needed."""

import pytest

from example_sessions.planted_library import DUTCH, NUMBERS, WORDS, fault, plant
from sessions.files import Library
from sessions.twins import check


def test_changed_code(library: Library) -> None:
    plant(library, DUTCH, WORDS.format("nl").replace("2", "3"))
    told = fault(library)
    assert told.startswith(f"{DUTCH}:2 [nl]: the code differs; expected the code of examples/retreat/words.pycon:2")
    assert "->>> print('a) 2', current())\n+>>> print('a) 3', current())" in told


def test_statement_left_out(library: Library) -> None:
    plant(library, DUTCH, ">>> from rules.words.language import current\n>>> current()\n'nl'\n>>> 1\n1\n")
    assert f"{DUTCH}:2 [nl]: the code differs" in fault(library)


def test_missing_twin(library: Library) -> None:
    library.twin_path("retreat/words", "nl").unlink()
    told = fault(library)
    assert told.startswith("examples/retreat/words.pycon:2 [nl]: the output is words and has no file in nl yet")
    assert "run `make accept retreat/words`" in told
    assert "+a) 2 nl" in told


def test_needless_twin(library: Library) -> None:
    name = "locales/nl/examples/retreat/numbers.pycon"
    plant(library, name, NUMBERS)
    told = fault(library, "retreat/numbers")
    assert told.startswith(f"{name}:1 [nl]: equal to examples/retreat/numbers.pycon")
    assert "delete it" in told


@pytest.mark.parametrize(("english", "dutch"), [("a) 2", "b) 2"), ("20 and 30", "20 en 40"), ("1\n2", "2\n1")])
def test_other_steps_or_numbers(library: Library, english: str, dutch: str) -> None:
    printed = f"{{'nl': {dutch!r}}}.get(current(), {english!r})"
    code = f">>> from rules.words.language import current\n>>> print({printed})\n"
    plant(library, "examples/retreat/words.pycon", f"{code}{english}\n")
    plant(library, DUTCH, f"{code}{dutch}\n")
    assert f"{DUTCH}:2 [nl]: other steps or numbers than examples/retreat/words.pycon:2" in fault(library)


def test_a_sentence_may_turn_its_numbers_round(library: Library) -> None:
    code = ">>> from rules.words.language import current\n>>> print({'nl': '3 van 4'}.get(current(), 'of 4, 3'))\n"
    plant(library, "examples/retreat/words.pycon", f"{code}of 4, 3\n")
    plant(library, DUTCH, f"{code}3 van 4\n")
    check(library, "retreat/words", "nl")
