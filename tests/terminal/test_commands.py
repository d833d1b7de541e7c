"""The chances of a position, and what is said when a command, a file or a position is wrong."""

import io
import runpy
import sys
from pathlib import Path

import pytest

from rules.terminal.commands import main


def test_chances(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_chances_of_what_cannot_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, position: str, action: str, message: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(position))
    assert main(["chances", "-", action]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.startswith(message)


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/nowhere/record.txt"]) == 1
    assert "No such file" in capsys.readouterr().err


def test_ctrl_c_ends_other_commands_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(io.StringIO):
        def read(self, size: int | None = -1) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["replay", "-"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["--language", "nl", "chances", "--help"]])
def test_help(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("usage: expert-rules ")


@pytest.mark.parametrize(
    "arguments", [[], ["jump"], ["play", "--edition", "gold"], ["deal", "--prizes", "0"], ["--language", "fr", "deal"]]
)
def test_what_is_no_command(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert "error: " in capsys.readouterr().err


def test_it_is_run_by_the_name_of_the_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["rules", "deal", "--seed", "1"])
    monkeypatch.delitem(sys.modules, "rules.__main__", raising=False)
    with pytest.raises(SystemExit) as stop:
        runpy.run_module("rules", run_name="__main__")
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("edition: base\n")
