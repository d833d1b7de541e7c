"""The table in words, questions to the player, and the progress bar."""

import io
from fractions import Fraction

import pytest

from rules import EndTurn, card, pokemon, table
from rules.model.questions import Need
from rules.terminal.dialogue import ask_action, ask_answer, pokemon_in_words, progress_bar, table_in_words
from rules.words.language import LANGUAGES, text, use
from terminal.keyboard import Keys


def test_the_table_in_words() -> None:
    game = table(
        "Hitmonchan [F] c=2 {Asleep} <Harden>", "Chansey", "neo",
        bench="Onix, Onix c=1", stadium="Sprout Tower", hand="F, Bill, F",
    )  # fmt: skip
    assert table_in_words(game).splitlines() == [
        "Turn 3, player A",
        "Stadium: Sprout Tower",
        "B – Prizes: 6, deck: 20, discard pile: 0, hand: 0",
        "  Active – Chansey: 120 of 120 HP",
        "A – Prizes: 6, deck: 20, discard pile: 0, hand: 3",
        "  Active – Hitmonchan: 50 of 70 HP [F] Asleep, Harden",
        "  Bench – Onix: 90 of 90 HP",
        "  Bench – Onix 2: 80 of 90 HP",
        "Hand: [F] ×2, Bill",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_and_conditions_are_in_the_language(language: str) -> None:
    use(language)
    found = pokemon_in_words(pokemon("Rattata {Asleep} +Defender"), "Rattata")
    assert found.endswith(f" {text('Asleep')}, {text('Defender')}")
    assert text(card("Defender").name) in found


def test_a_choice_that_is_no_card_is_a_sentence(keys: Keys, capsys: pytest.CaptureFixture[str]) -> None:
    keys(["2"])
    assert ask_answer(Need("between_turns.tools", ("Gold Berry", "wait"), 1)) == "wait"
    assert capsys.readouterr().out == "B – Pokémon Tools\n  1 Gold Berry\n  2 Not now\n"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_progress_bar_is_shown_on_a_terminal_and_wiped() -> None:
    stream = Terminal()
    with progress_bar(stream, delay=0) as progress:
        for number in range(1, 401):
            progress(Fraction(number, 400))
    shown = stream.getvalue()
    assert shown.count("\r[") == 101
    assert f"\r[{'#' * 10:25}]  40 %" in shown
    assert shown.endswith("\r" + " " * 33 + "\r")


def test_no_progress_bar_elsewhere_or_for_what_is_quick() -> None:
    for stream, delay in ((io.StringIO(), 0), (Terminal(), 60)):
        with progress_bar(stream, delay) as progress:
            progress(Fraction(1, 2))
        assert stream.getvalue() == ""


def test_only_one_action_is_not_asked_for(keys: Keys) -> None:
    keys([])
    assert ask_action(table("Rattata"), [EndTurn()]) == EndTurn()
