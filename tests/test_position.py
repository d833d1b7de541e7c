"""A whole game as text reads back to the same game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from in_play import active_pokemon, pokemon_card

from rules import EDITIONS, EndTurn, UseAttack, card, play, table
from rules.catalogue import CARDS, full_name
from rules.model.cards import Card
from rules.notation.pokemon import as_text, cards, cards_as_text, pokemon
from rules.notation.position import read_game, write_game
from rules.playing.players import random_game

editions = st.sampled_from(list(EDITIONS))


@settings(deadline=None, max_examples=20)
@given(editions, st.integers(0, 10**6))
def test_every_position_of_a_game_reads_back(edition: str, seed: int) -> None:
    for game, _, after in random_game(edition, seed):
        for each in (game, after.game):
            assert read_game(write_game(each)) == each


@given(editions, st.lists(st.sampled_from(CARDS)))
def test_cards_read_back_in_their_order(edition: str, found: list[Card]) -> None:
    assert cards(cards_as_text(found, edition), edition) == tuple(found)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("found", CARDS, ids=lambda found: f"{found.name}-{found.print}")
def test_every_card_has_a_name_in_every_edition(found: Card, edition: str) -> None:
    name = full_name(found, edition)
    assert card(name, edition) == found
    assert not set(name) & set(",;|")


def test_bare_names_mean_the_prints_of_the_edition() -> None:
    found = pokemon("Machop@base>Machoke [F] +PlusPower", "dp")
    assert [each.print for each in found.cards] + [each.print for each in found.trainers] == ["base", "dp", "dp"]
    assert as_text(found, "dp") == "Machop@base>Machoke [F] +PlusPower"
    assert as_text(found) == "Machop>Machoke@dp [F] +PlusPower@dp"


def test_all_that_an_attack_leaves_is_one_part_of_the_text() -> None:
    after = play(table("Bonsly", "Machoke", "dp"), UseAttack("Fake Tears"), coins="H").game
    assert len(active_pokemon(after.player).effects) == 1
    assert read_game(write_game(after)) == after
    assert "next turn: trainer.allowed Fake Tears" in write_game(after)
    assert as_text(active_pokemon(after.player)) == "Bonsly <Fake Tears 2>"


WHOLE = """\
edition: neo
turn: 6
on turn: B
done: turn.attach_energy; trainer.supporter
A active: Hitmonchan [F D*] c=2
A bench: Rattata
A bench: Pikachu {Char}
A hand: F*2, D**2, Bill
A deck:
A discard: Potion
A prizes: G, R
A stadium: Sprout Tower
B active: Elekid !
"""


def test_what_stands_in_the_text() -> None:
    game = read_game(WHOLE)
    assert write_game(game) == WHOLE
    assert [each.name for each in game.sides[0].in_play] == ["Hitmonchan", "Rattata", "Pikachu"]
    assert [each.name for each in game.sides[0].hand] == [
        "Fighting Energy", "Fighting Energy", "Darkness Energy", "Darkness Energy", "Bill",
    ]  # fmt: skip
    assert (game.turn, game.on_turn, game.stadium, game.stadium_side) == (6, 1, card("Sprout Tower"), 0)
    assert game.done == ("turn.attach_energy", "trainer.supporter")
    assert (len(game.sides[0].deck), len(game.sides[1].deck), len(game.sides[1].prizes)) == (0, 20, 6)


def test_what_is_left_out_is_as_on_a_table() -> None:
    assert read_game("A active: Rattata\n\n  B active :  Machop \n") == table("Rattata", "Machop")
    assert write_game(table("Rattata", "Machop")) == "edition: base\nA active: Rattata\nB active: Machop\n"


def test_a_game_that_is_over() -> None:
    game = play(table("Hitmonchan [F]", "Rattata"), UseAttack("Jab")).game
    assert "B active: none\n" in write_game(game)
    assert read_game(write_game(game)) == game
    lost = play(table("Rattata", opponent_deck=""), EndTurn()).game
    assert "ways: 1 0\n" in write_game(lost)
    assert read_game(write_game(lost)) == lost


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "“A active” is missing"),
        ("A active: Rattata", "“B active” is missing"),
        ("A active: Rattata\nB active: Missingno", "line 2: there is no card “Missingno”"),
        ("\nA active Rattata", "line 2: “A active Rattata” is not of the form “key: value”"),
        ("A bunch: Rattata", "line 1: “A bunch” is not one of: edition, turn, on turn"),
        ("A active: Rattata\nA active: Machop", "line 2: “A active” is there twice"),
        ("edition: gold", "line 1: “gold” is not one of: base, neo, dp"),
        ("turn: soon", "line 1: “soon” is not a whole number"),
        ("turn: 9999999999", "line 1: “9999999999” is not a whole number"),
        ("on turn: C", "line 1: “C” is not one of: A, B"),
        ("ways: 1", "line 1: “” is not a whole number"),
        ("A active: Rattata [F", "line 1: .*is not Energy"),
        ("A hand: F,, F", "line 1: an empty place in “F,, F”"),
        ("A hand: F*9999", "line 1: there is no card"),
        ("A stadium: Rattata", "line 1: “Rattata” is not a Stadium"),
        ("A stadium: Ecogym\nB stadium: Ecogym", "“stadium” is there twice"),
        ("A active: Rattata c=3\nB active: Rattata", "already Knocked Out"),
        ("A active: Rattata\nB active: Rattata\nB prizes:", "1 to 6 Prizes left, not 0"),
        ("A active: none\nB active: Rattata", "“A active” is missing"),
    ],
)
def test_a_position_that_cannot_be_read_says_where_and_why(text: str, message: str) -> None:
    full = text
    for line in ("A active: Rattata", "B active: Rattata"):
        if message.startswith("line") and line[:8] not in text:
            full += f"\n{line}"
    with pytest.raises(ValueError, match=message):
        read_game(full)


def test_what_cannot_be_written_is_an_error() -> None:
    game = table("Rattata")
    with pytest.raises(ValueError, match="an edition of one’s own"):
        write_game(game._replace(edition=EDITIONS["base"]._replace(year=2000)))
    mine = pokemon_card("Rattata")._replace(hp=60)
    with pytest.raises(ValueError, match="not a card of the catalogue"):
        write_game(table(mine))
