"""Cards that protect a Pokémon from an attack: from everything, from some Pokémon, from damage alone.

What each does is printed on cards of the time, outside the texts; where it acts follows from the texts.
"""

import pytest
from in_play import active_pokemon
from own_cards import AGILITY
from situations import attack, damage, does, hit, mon, power

from rules import (
    Effect,
    UsePower,
    play,
    table,
)  # fmt: skip
from rules.catalogue.base import SAND

SHIELD = (power("damage.last_effects", "prevent_all", "Evolved"),)
GHOST = (power("damage.last_effects", "flip_to_prevent_all", name="Transparency"),)


@pytest.mark.parametrize(
    ("effect", "coins"),
    [
        (does("inflict", "Paralyzed"), ""),
        (does("flip_to_inflict", "Asleep"), "H"),
        (does("leave_on_defending", SAND), ""),
        (does("discard_defending_energy"), ""),
        (does("switch_defending"), ""),
        (does("flip_for_char_counter"), "H"),
    ],
)
def test_agility_prevents_everything_that_an_attack_does(effect: Effect, coins: str) -> None:
    target = mon(energy="F", left=AGILITY, name="Runner")
    after = attack(mon("L", 60, hit(30, effect)), target, coins=coins, opponent_bench=mon())
    assert after.opponent.active == target


def test_agility_does_not_prevent_an_attack_that_nothing_on_the_defending_pokemon_changes() -> None:
    assert (
        damage(attack(mon("L", 60, hit(30, does("untouched", step="damage.base"))), mon(left=AGILITY)).opponent.active)
        == 30
    )


def test_agility_prevents_neither_a_power_nor_damage_to_the_bench() -> None:
    user = mon("L", 30, powers=(power("power.use", "flip_to_damage", 20, name="Punch"),))
    assert damage(play(table(user, mon(left=AGILITY)), UsePower("Punch"), "H").game.opponent.active) == 20
    after = attack(mon("L", 60, hit(30, does("damage_bench", 10))), mon(left=AGILITY), opponent_bench=mon())
    assert [damage(each) for each in after.opponent.in_play] == [0, 10]


@pytest.mark.parametrize(
    ("stage", "conditions", "expected"),
    [("Stage 1", (), (0, ())), ("Basic", (), (30, ("Confused",))), ("Stage 1", ("Asleep",), (30, ("Confused",)))],
)
def test_protection_from_some_pokemon_only(
    stage: str, conditions: tuple[str, ...], expected: tuple[object, ...]
) -> None:
    attacker = mon("L", 60, hit(30, does("inflict", "Confused")), stage=stage)
    after = active_pokemon(attack(attacker, mon(powers=SHIELD, conditions=conditions)).opponent)
    assert (damage(after), tuple(each for each in after.conditions if each != "Asleep")) == expected


def test_a_pokemon_is_not_protected_from_its_own_attack() -> None:
    own = mon("L", 200, hit(30, does("damage_itself", 40)), stage="Stage 1", powers=SHIELD)
    assert damage(attack(own, mon()).player.active) == 40


@pytest.mark.parametrize(("coin", "expected"), [("H", (0, ())), ("T", (30, ("Confused",)))])
def test_one_coin_decides_about_damage_and_everything_else(coin: str, expected: tuple[object, ...]) -> None:
    after = active_pokemon(
        attack(mon("L", 60, hit(30, does("inflict", "Confused"))), mon(powers=GHOST), coins=coin).opponent
    )
    assert (damage(after), after.conditions) == expected


def test_the_coin_is_flipped_too_for_an_attack_without_damage_but_not_where_nothing_happens() -> None:
    after = attack(mon("L", 60, hit(None, does("inflict", "Confused"))), mon(powers=GHOST), coins="H")
    assert active_pokemon(after.opponent).conditions == ()
    attack(mon("L", 60, hit(None, does("heal_itself", 1)), counters=1), mon(powers=GHOST))


def test_prevention_of_damage_by_kind() -> None:
    safe = (power("damage.last_effects", "prevent_if_attacker", "Basic", kind="Poké-Body"),)
    hurts = hit(30, does("inflict", "Confused"))
    after = active_pokemon(attack(mon("F", 60, hurts), mon(powers=safe), "dp").opponent)
    assert (damage(after), after.conditions) == (0, ("Confused",))
    assert damage(attack(mon("F", 60, hurts, stage="Stage 1"), mon(powers=safe), "dp").opponent.active) == 30
