"""What attacks do beside their damage: heal, discard, copy, aim at several Pokémon, and reckon their own damage.

What each does is printed on cards of the time, outside the texts; where it acts follows from the texts.
"""

from typing import Any

import pytest
from in_play import active_pokemon
from own_cards import AGILITY
from situations import attack, damage, does, hit, mon, power

from rules import (
    Attack,
    Effect,
    EndTurn,
    Pokemon,
    UseAttack,
    endings,
    play,
    table,
)  # fmt: skip


def test_mirror_move_gives_back_the_damage_and_the_condition() -> None:
    mirror = Attack("Mirror Move", "", None, effects=(
        does("same_damage", step="damage.base"), does("same_conditions"),
    ))  # fmt: skip
    bird = mon("C", 80, mirror, weak="F", name="Bird")
    foe = mon("F", 90, hit(20, does("flip_to_inflict", "Poisoned")), weak="C")
    game = play(play(table(foe, bird), UseAttack("Hit"), "H").game, EndTurn()).game
    after = play(game, UseAttack("Mirror Move")).game
    assert damage(after.opponent.active) == 40  # 20 × 2 was done to it; Weakness does not count again
    assert active_pokemon(after.opponent).conditions == ("Poisoned",)
    assert damage(attack(bird, foe).opponent.active) == 0  # nothing was done to it before


def test_a_body_strikes_back_while_it_is_asleep_and_a_power_does_not() -> None:
    for kind, expected in (("Poké-Body", 10), ("Poké-Power", 0)):
        spiky = (power("damage.counters", "strike_back", 10, kind=kind),)
        assert (
            damage(attack(mon("C", 60, hit(10)), mon(powers=spiky, conditions=("Asleep",)), "dp").player.active)
            == expected
        )


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        ((does("heal_itself", 2),), 3),
        ((does("heal_all_itself"),), 0),
        ((does("heal_by_damage"),), 2),
        ((does("heal_by_damage", 2),), 3),
    ],
)
def test_taking_damage_counters_off_itself(effects: tuple[Effect, ...], expected: int) -> None:
    """Of 5 counters, by an attack of 30; half of 30, rounded up, is 20."""
    assert active_pokemon(attack(mon("G", 90, hit(30, *effects), counters=5), mon()).player).counters == expected
    prevented = attack(mon("G", 90, hit(30, *effects), counters=5), mon(left=AGILITY))
    assert active_pokemon(prevented.player).counters == 5


def test_an_attack_that_only_heals_heals() -> None:
    assert (
        active_pokemon(attack(mon("G", 90, hit(None, does("heal_itself", 2)), counters=5), mon()).player).counters == 3
    )


@pytest.mark.parametrize(
    ("effect", "choices", "left"),
    [
        (does("discard_defending_energy"), ["CC"], "F W"),
        (does("discard_defending_energy", "F"), [], "CC W"),
        (does("discard_defending_energy", "C", 2), ["F", "W"], "CC"),
        (does("discard_defending_energy", "C", 9), ["F", "W"], ""),
        (does("discard_defending_energy", "L"), [], "F CC W"),
    ],
)
def test_energy_of_the_defending_pokemon(effect: Effect, choices: list[str], left: str) -> None:
    after = active_pokemon(attack(mon("C", 60, hit(10, effect)), mon(energy="F CC W"), choices=choices).opponent)
    assert " ".join(card.symbol for card in after.energy) == left


def test_a_cost_of_two_types_offers_only_what_leaves_enough_for_the_other() -> None:
    both = hit(60, does("discard_each", "R", "W", step="attack.pay"))
    after = attack(mon("C", 60, both, energy="* R F"), mon())
    assert " ".join(card.symbol for card in active_pokemon(after.player).energy) == "F"


def test_after_the_damage_as_many_cards_are_discarded_as_possible() -> None:
    """001 and 003 say of cards in the deck: do what can be done. So the Rainbow card stands for the missing Water."""
    both = hit(60, does("discard_each", "R", "W"))
    for energy in ("* R F", "R * F", "R F", "F"):
        after = attack(mon("C", 60, both, energy=energy), mon())
        assert " ".join(card.symbol for card in active_pokemon(after.player).energy) == "F"


def test_several_targets() -> None:
    shots = hit(20, does("choose_targets", 2, step="attack.choose"), does("damage_others", 20))
    frail = mon(weak="L", name="Frail")
    after = attack(mon("L", 60, shots), frail, choices=["Frail 2", "Frail"], opponent_bench=(frail, frail))
    assert [damage(each) for each in after.opponent.in_play] == [40, 20, 0]


@pytest.mark.parametrize(("coin", "others", "own"), [("H", 50, 0), ("T", 30, 10)])
def test_one_coin_for_more_damage_or_for_damage_to_itself(coin: str, others: int, own: int) -> None:
    either = does(
        "flip_to_do", (does("more", 20, step="damage.base"),), (does("damage_itself", 10),), step="damage.base"
    )
    after = attack(mon("L", 60, hit(30, either)), mon(), coins=coin)
    assert (damage(after.opponent.active), damage(after.player.active)) == (others, own)


def test_base_damage_from_energy_bench_and_coins() -> None:
    def dealt(attacker: Pokemon, coins: str = "", **lying: Any) -> int:
        return damage(attack(attacker, mon(), coins=coins, **lying).opponent.active)

    assert dealt(mon("W", 60, hit(10, does("plus_own_energy", 10, "W", step="damage.base")), energy="W F *")) == 30
    assert dealt(mon("C", 60, hit(10, does("plus_bench", 10, step="damage.base"))), bench=(mon(), mon())) == 30
    assert dealt(mon("C", 60, hit(10, does("times_heads_until_tails", 20, step="damage.base"))), "HHT") == 40


def test_damage_to_ones_own_bench() -> None:
    quake = mon("F", 60, hit(40, does("damage_bench", 10, "own")))
    after = attack(quake, mon(), bench=(mon(), mon()), opponent_bench=mon())
    assert [damage(each) for each in after.player.in_play] == [0, 10, 10]
    assert [damage(each) for each in after.opponent.in_play] == [40, 0]


def test_solid_rage_works_on_an_evolved_baby_pokemon() -> None:
    """000: a Pikachu that evolved from Pichu is an Evolved Pokémon."""
    game = table("Pichu@neo>Pikachu [L] +Solid Rage", mon(), "dp", prizes=4, opponent_prizes=3)
    assert damage(play(game, UseAttack("Gnaw")).game.opponent.active) == 10 + 20


def test_nobody_flips_for_confusion_once_an_attack_does_nothing() -> None:
    """One meaning of the words, as after a failed Sand-attack: no later step is carried out. An open question."""
    game = table("Clefairy [CC F] {Confused}", "Haunter")
    found = endings(game, UseAttack("Metronome"), choices=["Dream Eater"])
    counters = {each.coins: active_pokemon(each.play.game.player).counters for each in found}
    assert counters == {"": 0}
