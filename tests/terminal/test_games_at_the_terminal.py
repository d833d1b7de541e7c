"""Games played and played again at a terminal, in three languages."""

import builtins
import io
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.playing.record import read_record, replay
from rules.terminal.commands import main
from rules.words.language import LANGUAGES, text
from terminal.keyboard import Keys


def numbers(seed: int) -> Iterator[str]:
    """Numbers of which some are too large, for ever."""
    luck = random.Random(seed)
    while True:
        yield str(luck.randint(1, 9))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_a_game_to_its_end_and_its_record(
    keys: Keys, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, edition: str
) -> None:
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


def test_two_at_the_keyboard_and_coins_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
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
short: yes
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
def test_sudden_death_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(DRAWN))
    assert main(["replay", "-", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines.count(text("Sudden Death: a new game with 1 Prize for each player")) == 1
    assert lines[0] == ""
    assert lines[1] == text("Set up a game; Prizes: {prizes}").format(prizes=6)


@pytest.mark.parametrize(("stop", "status"), [(EOFError(), 1), (KeyboardInterrupt(), 130)])
def test_a_game_that_is_left_early_has_a_record_too(
    keys: Keys, capsys: pytest.CaptureFixture[str], tmp_path: Path, stop: BaseException, status: int
) -> None:
    keys(["1", *["x", "0", "999", ""], *["1"] * 9, stop])
    file = tmp_path / "record.txt"
    assert main(["play", "--seed", "4", "--record", str(file)]) == status
    out = capsys.readouterr().out
    assert out.count("Expected a number from 1 to ") >= 4
    assert "The game ends here, before anybody has won." in out
    assert "Turn 1, player A\n" in out
    assert list(replay(file.read_text(encoding="utf-8")))[-1].game.winner is None


def test_the_same_seed_gives_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for seed in ("5", "5", "6"):
        assert main(["deal", "--seed", seed, "--edition", "neo", "--prizes", "4"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != outputs[2]
    assert main(["deal"]) == 0
