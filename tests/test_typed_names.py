"""Names and lists of cards as people type, share and save them."""

from pathlib import Path

import pytest

from rules import PutOnBench, card, deck, play, table
from rules.notation.position import read_game
from rules.playing.record import read_record
from rules.terminal.commands import main


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Farfetch’d", "Farfetch'd"), ("FARFETCH`D", "Farfetch'd"), ("pokedex", "Pokédex"),
        ("Poke\u0301dex", "Pokédex"), ("  hitmonchan ", "Hitmonchan"),
        ("Vuur-Energie", "Fire Energy"), ("Energia de Fogo", "Fire Energy"),
        ("Substituição", "Switch"), ("Substituição (Switch)", "Switch"),
    ],
)  # fmt: skip
def test_a_card_is_found_however_its_name_is_typed(typed: str, name: str) -> None:
    assert card(typed).name == name


@pytest.mark.parametrize(("typed", "nearest"), [("Hitmonchann", "Hitmonchan"), ("Charmandar", "Charmander")])
def test_the_nearest_card_is_named(typed: str, nearest: str) -> None:
    with pytest.raises(ValueError, match=f"no card “{typed}”; the nearest is “{nearest}”"):
        card(typed)


def test_a_card_of_the_hand_is_found_however_it_is_typed() -> None:
    game = table("Rattata", hand="Farfetch'd")
    assert play(game, PutOnBench("farfetch’d")).game.player.bench[0].name == "Farfetch'd"


SHARED = """\ufeffPokémon (9)\r
\r
4 Machop BS 52\r
4x Rattata\r
* 1 Mr. Mime\r
# the rest\r
Energy - 51\r
F*25, R*25,\r
Double Colorless Energy ×1\r
"""


def test_a_list_as_players_share_it() -> None:
    found = deck(SHARED)
    assert len(found) == 60
    assert [sum(each.name == name for each in found) for name in ("Machop", "Rattata", "Mr. Mime")] == [4, 4, 1]
    assert list(deck("1 Machop BS 52, 1 Machop", "dp")) == [card("Machop"), card("Machop", "dp")]
    assert len(deck("M**4, D**3, Hitmonchan*2", "neo")) == 9


def test_a_wrong_line_of_a_list_is_named() -> None:
    with pytest.raises(ValueError, match="line 3: there is no card “Machopp”; the nearest is “Machop”"):
        deck("Pokémon (5)\n4 Rattata\n1 Machopp\n")
    with pytest.raises(ValueError, match="an empty place in “F,,R”"):
        deck("F,,R")


def test_a_position_saved_by_any_editor() -> None:
    game = read_game("\ufeff# ours\r\nEdition: neo\r\na Active: hitmonchan [F]\r\nB ACTIVE: Rattata c=1\r\n")
    assert (game.edition.key, game.player.names, game.opponent.names) == ("neo", ("Hitmonchan",), ("Rattata",))


def test_a_record_with_remarks() -> None:
    written = "\ufeff# played today\nEdition: base\nDeck A: Rattata*4, F*56\nDeck B: Rattata*4, F*56\n"
    assert read_record(written).edition == "base"


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_a_file_in_another_encoding_is_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], encoding: str
) -> None:
    file = tmp_path / "position.txt"
    file.write_bytes("A active: Rattata\nA hand: Pokédex\nB active: Rattata\n".encode(encoding))
    assert main(["chances", str(file), "end", "--language", "nl"]) == 1
    told = capsys.readouterr().err
    assert str(file) in told
    assert "UTF-8" in told


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_bytes("A active: Rattata\r\nB active: Rattata\r\n".encode("utf-8-sig"))
    assert main(["chances", str(file), "end"]) == 0
