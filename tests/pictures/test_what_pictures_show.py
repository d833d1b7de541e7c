"""Pictures and words of single things, as a player would check them."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rules
from rules import UseAttack, card, table
from rules.pictures import (
    View,
    card_parts,
    card_picture,
    picture,
    smallest_view,
    step_chart,
    words,
)
from rules.terminal.commands import main


def test_a_counter_lies_in_each_ring_that_is_full() -> None:
    svg = picture(table("Hitmonchan [F] c=3"), view="one")
    assert svg.count("#pic-counter") == 3
    assert svg.count("#pic-free") == 4


def test_new_counters_are_marked_and_told() -> None:
    before, after = table("Hitmonchan [F]", "Rattata c=1"), table("Hitmonchan [F]", "Rattata c=2")
    assert smallest_view(before, after) == View("one", 1, 0)
    svg = picture(after, before, "smallest")
    assert (svg.count("#pic-counter"), svg.count('href="#pic-new"'), svg.count("+1<")) == (2, 1, 1)
    assert words(after, before, "smallest").endswith("What has changed: Rattata (B): +1 damage counter.")


def test_a_double_energy_is_one_frame_round_two_symbols() -> None:
    svg = picture(table("Hitmonchan [F CC]"), view="one")
    assert svg.count("pic-double") == 1
    assert svg.count('#pic-C"') == 2


@pytest.mark.parametrize(("condition", "angle"), [("Asleep", -90), ("Paralyzed", 90), ("Confused", 180)])
def test_a_card_is_turned_and_its_words_are_not(condition: str, angle: int) -> None:
    svg = picture(table(f"Hitmonchan [F] {{{condition}}}"), view="one")
    assert re.findall(r"rotate\(([-\d]+)\)", svg) == [str(angle)]
    assert f">{condition}</text>" in svg


def test_a_retreat_is_told() -> None:
    before = table("Hitmonchan [F F CC]", bench="Rattata")
    after = rules.play(before, rules.Retreat("Rattata", "F CC")).game
    assert smallest_view(before, after) == View("own", 0, 0)
    changed = words(after, before, "smallest").splitlines()[-1]
    assert changed == (
        "What has changed: Rattata (A): now the Active Pokémon; "
        "Hitmonchan (A): now on the Bench, −1 Fighting Energy, −1 Double Colorless Energy; Discard pile (A): +2 cards."
    )


def test_an_attack_that_only_does_damage_needs_one_pokemon_and_a_knock_out_the_board() -> None:
    game = table("Hitmonchan [F]", "Chansey")
    assert smallest_view(game, rules.play(game, UseAttack("Jab")).game).kind == "one"
    game = table("Hitmonchan [F]", "Rattata", opponent_bench="Chansey")
    assert smallest_view(game, rules.play(game, UseAttack("Jab")).game).kind == "board"


def test_the_parts_of_a_card_have_their_numbers() -> None:
    parts = card_parts(card("Hitmonchan"))
    assert [part.key for part in parts] == [
        "stage", "name", "hp", "type", "cost", "damage", "weakness", "resistance", "retreat",
    ]  # fmt: skip
    assert card_picture(card("Hitmonchan"), numbered=True).count("pic-number-words") == 9
    assert parts[6].words == "A Psychic Pokémon does twice as much damage to it."


def test_a_chart_has_the_letters_of_its_edition() -> None:
    base, neo = step_chart("attack", "base", "attack.pay"), step_chart("attack", "neo", "attack.pay")
    assert ">c)</text>" in re.findall(r"pic-step-here-words.*?</text>", base)[0]
    assert ">d)</text>" in re.findall(r"pic-step-here-words.*?</text>", neo)[0]


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"“whole” is not one of: one, duel, own, board, wide, smallest"):
        picture(table("Rattata"), view="whole")
    with pytest.raises(ValueError, match=r"“attack\.baby_flip” is not one of: attack\.announce"):
        step_chart("attack", "base", "attack.baby_flip")
    with pytest.raises(ValueError, match="“xy” is not one of: base, neo, dp"):
        step_chart("attack", "xy")


def test_the_terminal_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position, drawing = tmp_path / "position.txt", tmp_path / "position.svg"
    position.write_text("A active: Hitmonchan [F]\nB active: Rattata c=1\n", encoding="utf-8")
    assert main(["show", str(position), "-o", str(drawing), "--view", "duel"]) == 0
    assert capsys.readouterr().out == f"The picture is in {drawing}.\n"
    assert ElementTree.parse(drawing).getroot().get("viewBox", "").startswith("0 0 320")
    position.write_text("A active: Hitmonchan [Q]\nB active: Rattata\n", encoding="utf-8")
    assert main(["show", str(position)]) == 1
    assert capsys.readouterr().err.startswith("line 1:")


def test_a_deck_and_the_prizes_are_only_on_the_board() -> None:
    game = table("Hitmonchan [F]", hand="Bill")
    assert smallest_view(game, rules.play(game, rules.PlayTrainer("Bill")).game) == View("board")
    assert smallest_view(game, table("Hitmonchan [F]", hand="Bill", prizes=5)) == View("board")
    assert smallest_view(game, table("Hitmonchan [F]")) == View("own", 0)
