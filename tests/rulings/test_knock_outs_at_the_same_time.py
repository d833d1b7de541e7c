"""Poison, Prizes and replacements where several things happen at the same time."""

import pytest
from in_play import active_pokemon
from own_cards import after, do, hits, names, refused
from situations import attack, damage, does, hit, mon, power

from rules import (
    EndTurn,
    UseAttack,
    UsePower,
    play,
    table,
)


@pytest.mark.parametrize(("old", "new"), [("Poisoned", "Toxic"), ("Toxic", "Poisoned")])
def test_the_last_poison_counts(old: str, new: str) -> None:
    """Another project's test: ordinary Poison replaces the stronger one as well."""
    ended = attack(mon("C", 60, hit(None, does("inflict", new))), mon(conditions=(old,)))
    assert active_pokemon(ended.opponent).conditions == (new,)


def test_destiny_bond_does_not_answer_poison() -> None:
    """Card text: only the attack that Knocks Gastly Out."""
    game = do(table("Rattata", "Gastly c=2 {Poisoned} <Destiny Bond>", opponent_bench="Pidgey"), EndTurn())
    assert (active_pokemon(game.sides[0]).name, len(game.sides[0].prizes), len(game.sides[1].prizes)) == (
        "Rattata",
        5,
        6,
    )


@pytest.mark.parametrize("coin", ["", "T"])
def test_focus_band_is_for_the_opponents_attacks(coin: str) -> None:
    """Card text: neither for Poison nor for what a Confused Pokémon does to itself."""
    if coin:
        game = do(
            table("Rattata [F] {Confused} c=1 +Focus Band", mon(), "neo", bench="Doduo"), UseAttack("Bite"), coins=coin
        )
    else:
        game = do(table("Rattata {Poisoned} c=2 +Focus Band", mon(), "neo", bench="Doduo"), EndTurn())
    assert "Focus Band" in names(game.sides[0].discard)


def test_the_last_prize_ends_the_game_before_poison() -> None:
    """002 and 004: the game is over at once, and nothing happens between turns."""
    poisoned = mon("F", 20, hit(60), conditions=("Poisoned",), counters=1)
    game = attack(poisoned, "Rattata", opponent_bench="Doduo", prizes=1)
    assert game.winner == 0
    assert refused(game, EndTurn()) == ("turn.over", "game")


def test_two_prizes_for_two_benched_pokemon_and_no_more_than_are_left() -> None:
    """004: one for each, and whoever takes the last one has won."""
    quake = hits("Quake", 60, 10, *after("damage_bench", 30))
    for prizes, left in ((6, 4), (1, 0)):
        game = play(table(quake, "Chansey", opponent_bench="Rattata, Rattata", prizes=prizes), UseAttack("Hit")).game
        assert (len(game.player.prizes), game.winner) == (left, 0 if prizes == 1 else None)


def test_who_is_about_to_play_promotes_first_between_turns() -> None:
    """000 and 002."""
    game = table(
        "Rattata {Poisoned} c=2", "Rattata {Poisoned} c=2", bench="Doduo, Pidgey", opponent_bench="Machop, Onix"
    )
    ended = do(game, EndTurn(), choices=("Onix", "Pidgey"))
    assert [active_pokemon(side).name for side in ended.sides] == ["Pidgey", "Onix"]


def test_a_pokemon_that_knocked_itself_out_by_a_power_is_replaced_and_the_new_one_attacks() -> None:
    """004: a Power is no attack."""
    bomb = mon(name="Bomb", powers=(power("power.use", "knocked_out"),))
    game = do(table(bomb, mon(), bench="Hitmonchan [F]"), UsePower("Gift"), UseAttack("Jab"))
    assert (damage(game.opponent.active), len(game.opponent.prizes)) == (20, 5)
