"""Combinations of cards that change damage, answer it, or keep an attack away."""

from typing import Any

import pytest
from in_play import active_pokemon, pokemon_card
from own_cards import do
from situations import attack, damage, does, hit, mon, power

from rules import (
    Effect,
    EndTurn,
    PlayTrainer,
    Pokemon,
    Resistance,
    UseAttack,
    Weakness,
    pokemon,
    table,
)


def with_weaknesses(
    *, weak: str = "", resists: str = "", energy_: str = "", trainers: str = "", edition: str = "base"
) -> Pokemon:
    """A Pokémon with Weaknesses and Resistances, one letter each."""
    found = mon(energy=energy_, trainers=trainers, edition=edition)
    printed = found.card._replace(weakness=tuple(map(Weakness, weak)), resistance=tuple(map(Resistance, resists)))
    return found._replace(cards=(printed,))


@pytest.mark.parametrize(
    ("edition", "attacker", "defender", "expected"),
    [
        ("base", mon("F", 60, hit(20)), with_weaknesses(weak="F", resists="F"), 10),  # 20 × 2 − 30
        ("base", mon("F", 60, hit(20), trainers="PlusPower,PlusPower"), with_weaknesses(weak="F"), 60),
        ("base", mon("F", 60, hit(50)), with_weaknesses(trainers="Defender,Defender"), 10),
        ("base", mon("F", 60, hit(20)), with_weaknesses(weak="F", resists="F", trainers="Defender"), 0),
        ("dp", mon("FD", 60, hit(20)), with_weaknesses(weak="FD"), 80),  # a Pokémon of two types, each Weakness once
        ("dp", mon("FD", 60, hit(20)), with_weaknesses(weak="F", resists="D"), 10),
        ("dp", mon("FD", 60, hit(70)), with_weaknesses(resists="FD"), 10),
        ("neo", mon("D", 60, hit(20), energy="D* D*"), with_weaknesses(weak="D"), 60),
        ("neo", mon("F", 60, hit(30), energy="D*"), with_weaknesses(resists="F"), 0),
        ("neo", mon("F", 60, hit(50)), with_weaknesses(resists="F", energy_="M*", trainers="Defender"), 0),
        ("dp", mon("D", 60, hit(20), energy="D* D*", edition="dp"), with_weaknesses(resists="D"), 10),
        ("dp", mon("F", 60, hit(20), trainers="PlusPower,PlusPower", edition="dp"), with_weaknesses(resists="F"), 10),
    ],
)
def test_damage(edition: str, attacker: Pokemon, defender: Pokemon, expected: int) -> None:
    """000, 002 and 003: the steps one after the other; card texts."""
    assert damage(attack(attacker, defender, edition).opponent.active) == expected


def test_neo_sprout_tower_reduces_what_a_colorless_pokemon_does_to_itself_and_to_benches() -> None:
    """Card text: all damage done by Colorless Pokémon's attacks."""
    edge = mon("C", 120, hit(80, does("damage_itself", 80), does("damage_bench", 20)))
    ended = attack(edge, mon(), "neo", stadium="Sprout Tower", opponent_bench=mon())
    assert [damage(each) for each in (ended.player.active, *ended.opponent.in_play)] == [50, 50, 0]


@pytest.mark.parametrize(("conditions", "own"), [((), 10), (("Paralyzed",), 0), (("Poisoned",), 10)])
def test_strikes_back_comes_before_what_else_the_attack_does(conditions: tuple[str, ...], own: int) -> None:
    """Another project's test: the attack's own Paralysis comes too late to stop it, also when it Knocks Out."""
    paralyzes = mon("C", 100, hit(10, does("inflict", "Paralyzed")))
    machamp = pokemon("Machamp")._replace(conditions=conditions)
    assert damage(attack(paralyzes, machamp).player.active) == own
    assert damage(attack(paralyzes, machamp._replace(counters=9), opponent_bench="Pidgey").player.active) == own


def test_strikes_back_works_on_the_bench_and_does_not_answer_itself() -> None:
    """Another project's test."""
    assert (
        damage(attack(mon("C", 90, hit(10, does("damage_bench", 20))), mon(), opponent_bench="Machamp").player.active)
        == 10
    )
    ended = do(table("Machamp [F F F F]", "Machamp"), UseAttack("Seismic Toss"))
    assert (damage(ended.player.active), damage(ended.opponent.active)) == (10, 60)


def safeguarded(**fields: Any) -> Pokemon:
    """A Pokémon that nothing reaches that attacks of Pokémon-ex do."""
    return mon("P", 80, powers=(power("damage.last_effects", "prevent_all", "named ex", kind="Poké-Body"),), **fields)


def test_dp_what_is_kept_from_a_pokemon_keeps_it_on_the_bench_too() -> None:
    """A dated answer, 2005-02-24: it is neither switched out nor dragged in. A Trainer card is no attack."""
    drags = mon("F", 90, hit(None, does("switch_defending")), name="Golem ex")
    assert (
        active_pokemon(attack(drags, safeguarded(name="Safe"), "dp", opponent_bench="Starly").opponent).name == "Safe"
    )
    lying = (safeguarded(name="Safe"), mon(name="Other"))
    assert active_pokemon(attack(drags, mon(name="Here"), "dp", opponent_bench=lying).opponent).name == "Other"
    game = table("Starly", mon(name="Here"), "dp", hand="Gust of Wind", opponent_bench=[safeguarded(name="Safe")])
    assert active_pokemon(do(game, PlayTrainer("Gust of Wind")).opponent).name == "Safe"


def test_dp_nothing_takes_a_stage_off_a_pokemon_from_which_attacks_are_kept() -> None:
    """The same: devolving it is an effect of the attack."""
    beam = mon("F", 90, hit(None, does("devolve_opponents")), name="Omastar ex")
    top = pokemon_card("Machoke", "dp")._replace(powers=safeguarded().powers)
    ended = attack(beam, Pokemon((pokemon_card("Machop", "dp"), top)), "dp", opponent_bench="Machop>Machoke")
    assert [each.name for each in ended.opponent.in_play] == ["Machoke", "Machop"]


def test_an_effect_of_an_attack_that_was_used_before_the_knock_out_ends_with_its_turn() -> None:
    """Card text: Agility lasts through the opponent's next turn and no longer."""
    prevents = Effect("damage.last_effects", "prevent_all")
    agility = hit(20, does("flip_to_leave_on_itself", prevents, 2), name="Agility")
    game = do(table(mon("L", 80, agility), mon("F", 60, hit(30))), UseAttack("Agility"), coins="H")
    game = do(game, EndTurn(), UseAttack("Hit"))
    assert damage(game.opponent.active) == 0
    game = do(game, EndTurn(), EndTurn(), UseAttack("Hit"))
    assert damage(game.opponent.active) == 30
