"""The game at a terminal, in three languages."""

import builtins
import io
import random
import runpy
import sys
from fractions import Fraction

import pytest

from locales.compile import compile_words
from rules import EndTurn, card, pokemon, table
from rules.__main__ import main
from rules.model.questions import Need
from rules.playing.record import read_record, replay
from rules.terminal.dialogue import ask_action, ask_answer, pokemon_in_words, progress_bar, table_in_words
from rules.words.language import LANGUAGES, text, use


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    compile_words()


@pytest.fixture
def keys(monkeypatch):
    """Let the player type these lines, and then end the input."""

    def typed(lines) -> None:
        left = iter(lines)

        def answer(prompt: str = "") -> str:
            try:
                found = next(left)
            except StopIteration:
                raise EOFError from None
            if isinstance(found, BaseException):
                raise found
            return found

        monkeypatch.setattr(builtins, "input", answer)

    return typed


def numbers(seed: int):
    """Numbers of which some are too large, for ever."""
    luck = random.Random(seed)
    while True:
        yield str(luck.randint(1, 9))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_a_game_to_its_end_and_its_record(keys, capsys, tmp_path, language: str, edition: str) -> None:
    keys(numbers(1))
    file = tmp_path / "record.txt"
    options = ["--edition", edition, "--seed", "1", "--language", language, "--record", str(file)]
    assert main(["play", *options]) == 0
    out = capsys.readouterr().out
    assert text("The record is in {file}.").format(file=file) in out
    assert text("Hand: {cards}").partition("{")[0] in out
    assert text("Expected a number from 1 to {count}.").partition("{")[0] in out

    written = file.read_text(encoding="utf-8")
    ended = list(replay(written))[-1].game
    assert ended.winner is not None
    assert len(read_record(written).moves) > 20

    assert main(["replay", str(file), "--language", language]) == 0
    again = capsys.readouterr().out.strip()
    told = iter(out.splitlines())
    assert all(line in told for line in again.splitlines())
    winner = "AB"[ended.winner]
    assert text("{player} wins the game.").format(player=winner) in again.splitlines()[-1]


def test_two_at_the_keyboard_and_coins_of_ones_own(monkeypatch, capsys) -> None:
    coins, rest = iter("x" + 999 * "h"), iter(200 * "1")

    def answer(prompt: str) -> str:
        if found := next(coins if prompt == "H/T> " else rest, ""):
            return found
        raise EOFError

    monkeypatch.setattr(builtins, "input", answer)
    main(["play", "--seed", "2", "--against", "human", "--ask-coins"])
    out = capsys.readouterr().out
    assert "A – Who begins?\nExpected H (heads) or T (tails).\n" in out
    assert "Turn 2, player B\n" in out
    assert "\nB: " in out


DRAWN = """\
edition: base
deck A: Rattata*4, F*20
deck B: Magnemite*4, L*20
set up with 6 Prizes | #Rattata, F, F, F, F, F, F; #Magnemite, L, L, L, L, L, L; T
attach L to Magnemite
end
end
attach L to Magnemite
attack Selfdestruct
set up with 1 Prize | #Rattata, F, F, F, F, F, F; #Magnemite, L, L, L, L, L, L; T
end
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_sudden_death_is_told(capsys, monkeypatch, language: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(DRAWN))
    assert main(["replay", "-", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines.count(text("Sudden Death: a new game with 1 Prize for each player")) == 1
    assert lines[0] == ""
    assert lines[1] == text("Set up a game; Prizes: {prizes}").format(prizes=6)


@pytest.mark.parametrize(("stop", "status"), [(EOFError(), 1), (KeyboardInterrupt(), 130)])
def test_a_game_that_is_left_early_has_a_record_too(keys, capsys, tmp_path, stop, status: int) -> None:
    keys(["1", *["x", "0", "999", ""], *["1"] * 9, stop])
    file = tmp_path / "record.txt"
    assert main(["play", "--seed", "4", "--record", str(file)]) == status
    out = capsys.readouterr().out
    assert out.count("Expected a number from 1 to ") >= 4
    assert "The game ends here, before anybody has won." in out
    assert "Turn 1, player A\n" in out
    assert list(replay(file.read_text(encoding="utf-8")))[-1].game.winner is None


def test_the_same_seed_gives_the_same_game(capsys) -> None:
    outputs = []
    for seed in ("5", "5", "6"):
        assert main(["deal", "--seed", seed, "--edition", "neo", "--prizes", "4"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != outputs[2]
    assert main(["deal"]) == 0


def test_chances(capsys, tmp_path, monkeypatch) -> None:
    file = tmp_path / "position.txt"
    file.write_text("A active: Poliwhirl [W W W]\nB active: Chansey c=9\n", encoding="utf-8")
    assert main(["chances", str(file), "attack Doubleslap"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["1/4", "HH"], ["1/4", "HT"], ["1/4", "TH"], ["1/4", "TT"]]
    assert lines[0].endswith("B: –  winning: A wins the game.")
    assert lines[3].endswith("A: Poliwhirl [W W W], B: Chansey c=9")

    monkeypatch.setattr(
        sys, "stdin", io.StringIO("A active: Ninetales [R R]\nB active: Onix\nB bench: Onix\nB bench: Onix")
    )
    assert main(["chances", "-", "attack Lure | Onix 2"]) == 0
    assert capsys.readouterr().out.split()[:2] == ["1", "–"]


@pytest.mark.parametrize(
    ("position", "action", "message"),
    [
        ("A active: Rattata", "end", "“B active” is missing\n"),
        ("A active: Rattata\nB active: Nobody", "end", "line 2: there is no card “Nobody”\n"),
        ("A active: Rattata\nB active: Rattata", "jump", "“jump” is no action such as “attack Jab”\n"),
        ("A active: Rattata\nB active: Rattata", "attack Bite", "attack.announce: Bite costs"),
        ("A active: Rattata\nB active: Rattata", "end | H", "expected an action, without coins\n"),
        ("A active: Rattata\nB active: Rattata", "set up with 6 Prizes", "expected an action, without coins\n"),
        ("A active: Ninetales [R R]\nB active: Rattata\nB bench: Onix\nB bench: Machop", "attack Lure",
         "damage.other_effects: a choice is needed: Onix, Machop\n"),
    ],
)  # fmt: skip
def test_chances_of_what_cannot_be(capsys, monkeypatch, position: str, action: str, message: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(position))
    assert main(["chances", "-", action]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.startswith(message)


def test_a_file_that_is_not_there(capsys) -> None:
    assert main(["replay", "/nowhere/record.txt"]) == 1
    assert "No such file" in capsys.readouterr().err


def test_ctrl_c_ends_other_commands_quietly(monkeypatch, capsys) -> None:
    class Interrupted(io.StringIO):
        def read(self, *args):
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["replay", "-"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["--language", "nl", "chances", "--help"]])
def test_help(capsys, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("usage: expert-rules ")


@pytest.mark.parametrize(
    "arguments", [[], ["jump"], ["play", "--edition", "gold"], ["deal", "--prizes", "0"], ["--language", "fr", "deal"]]
)
def test_what_is_no_command(capsys, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert "error: " in capsys.readouterr().err


def test_it_is_run_by_the_name_of_the_package(monkeypatch, capsys) -> None:
    monkeypatch.setattr(sys, "argv", ["rules", "deal", "--seed", "1"])
    monkeypatch.delitem(sys.modules, "rules.__main__")
    with pytest.raises(SystemExit) as stop:
        runpy.run_module("rules", run_name="__main__")
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("edition: base\n")


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


def test_a_choice_that_is_no_card_is_a_sentence(keys, capsys) -> None:
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


def test_only_one_action_is_not_asked_for(keys) -> None:
    keys([])
    assert ask_action(table("Rattata"), [EndTurn()]) == EndTurn()
