"""Rulings on Knock Outs, Prizes, and who has won."""

from typing import Any

import pytest
from in_play import active_pokemon, pokemon_card
from own_cards import FOSSIL, after, hits, names, plays, refused, trainer
from ruling_ids import ruling

from rules import (
    Effect,
    EndTurn,
    Game,
    Play,
    PlayTrainer,
    Pokemon,
    PokemonCard,
    Power,
    UseAttack,
    UsePower,
    energy,
    play,
    table,
)

EDITIONS = ["base", "neo", "dp"]
BLAST = hits("Blaster", 80, 80, *after("damage_itself", 80))
"""80, and 80 to itself: both Active Pokémon are Knocked Out."""
A, B, SUDDEN_DEATH, GOES_ON = 0, 1, None, "goes on"


def both_knocked_out(edition: str = "base", **fields: Any) -> Play:
    """Both Active Pokémon are Knocked Out by A's attack."""
    return play(table(BLAST, BLAST, edition, **fields), UseAttack("Hit"))


@pytest.mark.parametrize("edition", EDITIONS)
@ruling("K01")
def test_both_knocked_out_the_player_on_turn_comes_last(edition: str) -> None:
    """004, 002. The official game lets the attacker take Prizes first; the texts beat it."""
    game = table(
        BLAST, BLAST, edition,
        prizes=4, opponent_prizes=4, bench="Rattata, Pidgey", opponent_bench="Machop, Pikachu",
    )  # fmt: skip
    ended = play(game, UseAttack("Hit"), choices=("Pikachu", "Pidgey"))
    rules = ("knock_out.take_prizes", "knock_out.replace")
    told = [(event.what, event.value("player")) for event in ended.trace if event.rule in rules]
    assert told == [("taken", "B"), ("taken", "A"), ("replaced", "B"), ("replaced", "A")]
    assert [len(side.prizes) for side in ended.game.sides] == [3, 3]
    assert [active_pokemon(side).name for side in ended.game.sides] == ["Pidgey", "Pikachu"]


# Who took the last Prize, and who cannot replace the Active Pokémon: A and B each, and what comes of it.
# From 001, 002 and 003, and the official game's own table of sixteen.
WAYS = [
    ("", "", GOES_ON, "nobody"),
    ("A", "", A, "K02"),
    ("", "B", A, "B-cannot-replace"),
    ("B", "", B, "K04"),
    ("", "A", B, "A-cannot-replace"),
    ("AB", "", SUDDEN_DEATH, "both-last-Prizes"),
    ("A", "A", SUDDEN_DEATH, "K06"),
    ("B", "B", SUDDEN_DEATH, "B-last-Prize-and-cannot-replace"),
    ("", "AB", SUDDEN_DEATH, "K08"),
    ("A", "B", A, "K09"),
    ("B", "A", B, "B-in-two-ways"),
    ("AB", "B", A, "K11"),
    ("A", "AB", A, "A-two-to-one-without-Pokemon"),
    ("AB", "A", B, "B-two-to-one-with-Prizes"),
    ("B", "AB", B, "K13"),
    ("AB", "AB", SUDDEN_DEATH, "K14"),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("last_prize", "alone", "result"), [row[:3] for row in WAYS], ids=[row[3] for row in WAYS])
def test_the_sixteen_ways_in_which_an_attack_can_end(last_prize: str, alone: str, result: object, edition: str) -> None:
    game = both_knocked_out(
        edition,
        prizes=1 if "A" in last_prize else 6,
        opponent_prizes=1 if "B" in last_prize else 6,
        bench="" if "A" in alone else "Rattata",
        opponent_bench="" if "B" in alone else "Rattata",
    ).game
    assert game.over == (result != GOES_ON)
    if game.over:
        assert game.winner == result
        assert game.ways == (("A" in last_prize) + ("B" in alone), ("B" in last_prize) + ("A" in alone))


def test_the_table_of_sixteen_is_complete() -> None:
    assert len({row[:2] for row in WAYS}) == len(WAYS) == 16


@ruling("K17")
def test_dp_more_prizes_than_are_left_are_no_second_way() -> None:
    """Community: there is nothing below zero."""
    big = hits("Big ex", 100, 100, *after("damage_itself", 100), prizes=2)
    small = hits("Small", 60, 10)
    game = table(big, small, "dp", prizes=1, opponent_prizes=1, bench="Starly", opponent_bench="Starly")
    ended = play(game, UseAttack("Hit")).game
    assert (ended.ways, ended.winner) == ((1, 1), SUDDEN_DEATH)


def own_power(name: str, verb: str, *args: object, prizes: int = 1, kind: str = "Poké-Power") -> Pokemon:
    """A Pokémon with a Power that Knocks itself Out."""
    power = Power("Boom", kind, (Effect("power.use", verb, args),))
    return Pokemon((hits(name, 80, 10, powers=(power,), prizes=prizes),), energy("L"))


@ruling("K19")
def test_dp_who_gives_away_the_last_prize_cannot_attack_any_more() -> None:
    """Community, about later cards: the game is looked at as soon as the Power is done."""
    game = table(own_power("Voltorb", "knocked_out"), "Starly", "dp", bench="Machop [F]", prizes=1, opponent_prizes=1)
    ended = play(game, UsePower("Boom")).game
    assert ended.winner == B
    assert refused(ended, UseAttack("Low Kick")) == ("turn.over", "game")


@ruling("K20")
def test_damage_equal_to_the_hit_points_knocks_out() -> None:
    """004 and 003: 4 counters on 40."""
    game = play(table(hits("Nudge", 60, 10), "Pikachu c=3", opponent_bench="Pidgey"), UseAttack("Hit")).game
    assert names(game.opponent.discard) == ["Pikachu"]


@ruling("K22")
def test_a_benched_pokemon_that_is_knocked_out_gives_a_prize_and_needs_no_replacement() -> None:
    """Community and another project's test."""
    splash = hits("Splash", 60, 10, *after("damage_one_benched", 20))
    ended = play(table(splash, "Chansey", opponent_bench="Pikachu c=2, Pidgey"), UseAttack("Hit"), choices=("Pikachu",))
    assert (active_pokemon(ended.game.opponent).name, ended.game.opponent.bench) == (
        "Chansey",
        (Pokemon((pokemon_card("Pidgey"),)),),
    )
    assert len(ended.game.player.prizes) == 5


@ruling("K23")
def test_a_power_that_makes_its_pokemon_an_energy_card_gives_a_prize() -> None:
    """Card text and another project's test."""
    electrode = own_power("Electrode", "become_energy", kind="Pokémon Power")
    game = table("Machop", "Chansey", bench=[electrode, "Pikachu"])
    ended = play(game, UsePower("Boom"), choices=("Pikachu", "L")).game
    assert len(ended.opponent.prizes) == 5
    (pikachu,) = ended.player.bench
    assert [each.provides for each in pikachu.energy] == ["LL"]
    assert names(ended.player.discard) == ["L"]


@ruling("K24")
def test_dp_two_prizes_are_taken_and_nobody_is_asked() -> None:
    """A dated answer, 2005-02-10: Prizes cannot be declined."""
    game = table(own_power("Electrode ex", "knocked_out", prizes=2), "Starly", "dp", bench="Machop")
    ended = play(game, UsePower("Boom"))
    assert ended.answered == ()
    assert (len(ended.game.opponent.prizes), len(ended.game.opponent.hand)) == (4, 2)


@pytest.mark.parametrize("doll", ["Clefairy Doll", FOSSIL])
@ruling("K25")
def test_base_no_prize_for_a_trainer_card_in_play_as_a_pokemon(doll: str | PokemonCard) -> None:
    """Card text. It is replaced like any other, and with nobody to replace it the game is lost."""
    game = play(table("Machop [F]", doll, opponent_bench="Pidgey"), UseAttack("Low Kick")).game
    assert (len(game.player.prizes), active_pokemon(game.opponent).name) == (6, "Pidgey")
    assert play(table("Machop [F]", doll), UseAttack("Low Kick")).game.winner == A


@ruling("K27")
def test_dp_a_stadium_that_empties_benches_gives_no_prize() -> None:
    """A dated answer, 2006-02-16: discarded is not Knocked Out."""
    stump = trainer("Giant Stump", plays("enter_play_area"), plays("limit_bench", 3), kind="Stadium")
    game = table("Machop", "Starly", "dp", bench="Machop, Marill [W], Seedot, Starly", hand=stump)
    ended = play(game, PlayTrainer("Giant Stump"), choices=("Marill",)).game
    assert [pokemon.name for pokemon in ended.player.bench] == ["Machop", "Seedot", "Starly"]
    assert names(ended.player.discard) == ["Marill", "W"]
    assert [len(side.prizes) for side in ended.sides] == [6, 6]


@ruling("K30")
def test_destiny_bond_with_one_prize_each_is_sudden_death() -> None:
    """Card text and another project's test."""
    game = table("Charmander [R F]", "Gastly c=2 <Destiny Bond>", bench="Pidgey", opponent_bench="Pidgey",
                 prizes=1, opponent_prizes=1)  # fmt: skip
    ended = play(game, UseAttack("Ember")).game
    assert (ended.ways, ended.winner) == ((1, 1), SUDDEN_DEATH)


@ruling("K32")
def test_four_knock_outs_at_once_are_sudden_death() -> None:
    """003 and another project's test: two Prizes each, and nobody has a Pokémon left."""
    magneton = hits("Magneton", 60, 80, *after("damage_all_benched", 20), *after("damage_itself", 80))
    game = table(magneton, "Rattata", bench="Machop c=4", opponent_bench="Pikachu c=3")
    ended = play(game, UseAttack("Hit")).game
    assert [len(side.prizes) for side in ended.sides] == [4, 4]
    assert [side.in_play for side in ended.sides] == [(), ()]
    assert (ended.ways, ended.winner) == ((1, 1), SUDDEN_DEATH)


def knocked_out_with_a_tool(*choices: str) -> Game:
    """A's attack Knocks Out a Pokémon with Energy; a Benched one has a Tool that may take some of it."""
    tool = trainer("Exp.All", plays("attach_itself"), Effect("knock_out.discard", "take_energy"), kind="Pokémon Tool")
    holder = Pokemon((pokemon_card("Marill"),), trainers=(tool,))
    game = table("Machop [F]", "Pachirisu [L] c=6", "dp", opponent_bench=[holder, "Starly"])
    return play(game, UseAttack("Low Kick"), choices=choices).game


@ruling("K33")
def test_dp_what_a_tool_saves_it_saves_before_the_replacement() -> None:
    """A dated answer, 2016-10-27, about later cards: the Knock Out is done with before anybody is promoted."""
    saved = knocked_out_with_a_tool("L", "Starly")
    assert active_pokemon(saved.opponent).name == "Starly"
    assert names(saved.opponent.bench[0].energy) == ["L"]
    too_late = knocked_out_with_a_tool("no", "Starly")
    assert "L" in names(too_late.opponent.discard)
    assert too_late.opponent.bench[0].energy == ()
    assert play(too_late, EndTurn()).answered == ()
