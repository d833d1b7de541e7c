"""Rulings about damage elsewhere: on the attacker itself, on the Bench, and what Powers and earlier attacks do to it.

Texts are named by number (000, 002, 003, 004), other sources by what they are. The last part are open questions:
there the sources disagree or are silent, and the test says what the engine does and for what reason.
"""

from typing import Any

import pytest
from situations import attack, case, damage, does, hit, mon, power

from rules import Effect, Lasting, Pokemon

BLAST = hit(80, does("damage_itself", 80))
POWERS_10 = (power("damage.counters", "strike_back", 10),)


@case("D10")
def test_ones_own_defender_reduces_damage_to_oneself(case: str) -> None:
    """Another project's test, the official Game Boy game, card text: 80 − 20."""
    after = attack(mon("C", 120, BLAST, counters=2, trainers="Defender"), mon())
    assert damage(after.player.active) == 20 + 60
    assert damage(after.opponent.active) == 80


@case("D11")
def test_defender_works_on_the_bench(case: str) -> None:
    """Another project's test, the official Game Boy game: 20 − 20 on one, 20 on the other, and on one's own."""
    splash = mon("L", 120, hit(80, does("damage_all_benched", 20)))
    bench = (mon(weak="L", trainers="Defender"), mon(weak="L", resists="L"))
    after = attack(splash, mon(), opponent_bench=bench, bench=mon())
    assert [damage(each) for each in after.opponent.bench] == [0, 20]
    assert damage(after.player.bench[0]) == 20


@case("D30")
def test_a_power_that_is_switched_off_prevents_nothing(case: str) -> None:
    """Card text: not while it is Asleep. 40 damage to 40 HP is a Knock Out."""
    wall = (power("damage.last_effects", "prevent_from", 30),)
    after = attack(mon("P", 60, hit(20)), mon("P", 40, weak="P", powers=wall, conditions=("Asleep",)))
    assert after.opponent.active is None
    assert len(after.player.prizes) == 5


UNTOUCHED_ACTIVE = (does("choose_target", step="attack.choose"), does("untouched_if_active", step="damage.base"))
TELEKINESIS = (does("choose_target", step="attack.choose"), does("no_weakness", step="damage.base"))


@pytest.mark.parametrize(
    ("effects", "chosen", "expected"),
    [
        # Dated chat answers (2001-02-08 among them), card text: nothing on the Defending Pokémon counts.
        pytest.param(UNTOUCHED_ACTIVE, "Wanderer", [20, 0], id="D48"),
        # The same answers: a Benched Pokémon is not the Defending Pokémon, so its Metal Energy counts.
        pytest.param(UNTOUCHED_ACTIVE, "Wanderer 2", [0, 10], id="D49"),
        # Card text, 000: an attack without Weakness and Resistance meets Metal Energy all the same.
        pytest.param(TELEKINESIS, "Wanderer 2", [0, 10], id="D51"),
    ],
)
def test_a_chosen_pokemon_with_metal_energy(effects: tuple[Effect, ...], chosen: str, expected: list[int]) -> None:
    target = mon("R", weak="D", energy="M*", edition="neo")
    after = attack(mon("D", 60, hit(20, *effects)), target, "neo", choices=[chosen], opponent_bench=target)
    assert [damage(each) for each in after.opponent.in_play] == expected


CONFUSED = ("Confused",)


@pytest.mark.parametrize(
    ("edition", "attacker", "expected"),
    [
        # The booklet and community pages: an attack of 20 on itself, with its own Resistance.
        pytest.param("base", mon("F", 60, hit(40), resists="F", conditions=CONFUSED), 0, id="D53"),
        # The booklet, the official Game Boy game: 20 − 20.
        pytest.param("base", mon("F", 60, hit(40), trainers="Defender", conditions=CONFUSED), 0, id="D54"),
        # Card text: on a Metal Pokémon only the sentence about damage to it: 20 − 10.
        pytest.param("neo", mon("M", 60, hit(40), energy="M*", edition="neo", conditions=CONFUSED), 10, id="D57"),
        # Outside the texts, later rulebooks: three counters are no damage, so nothing changes them.
        pytest.param(
            "dp", mon("P", 90, hit(40), weak="P", energy="M*", trainers="Defender", edition="dp", conditions=CONFUSED),
            30, id="D59",
        ),
    ],
)  # fmt: skip
def test_a_confused_pokemon_that_fails(edition: str, attacker: Pokemon, expected: int) -> None:
    after = attack(attacker, mon(), edition, "T")
    assert damage(after.player.active) == expected
    assert damage(after.opponent.active) == 0
    assert after.player.active is not None
    assert after.player.active.conditions == CONFUSED


@case("D61")
def test_prevented_damage_does_not_prevent_paralysis(case: str) -> None:
    """Another project's test, card text: only the damage is prevented."""
    withdraw = Lasting("Withdraw", Effect("damage.last_effects", "prevent_from", (10,)))
    after = attack(mon("W", 40, hit(10, does("flip_to_inflict", "Paralyzed"))), mon(left=(withdraw,)), coins="H")
    assert after.opponent.active is not None
    assert damage(after.opponent.active) == 0
    assert after.opponent.active.conditions == ("Paralyzed",)


@case("D63")
def test_what_strikes_back_minds_no_weakness(case: str) -> None:
    """Another project's test, card text: 10 more, not 20."""
    after = attack(mon("C", 40, hit(10), weak="F", counters=1), mon("F", 100, powers=POWERS_10))
    assert damage(after.player.active) == 20
    assert damage(after.opponent.active) == 10


NOT_METAL: dict[str, Any] = {"energy": "M*", "edition": "neo"}


@pytest.mark.parametrize(
    ("edition", "attacker", "defender", "expected"),
    [
        # The printed card asks that the attack does damage after Resistance; summing up step by step would give 10.
        pytest.param("base", mon("F", 60, hit(20), trainers="PlusPower, PlusPower"), mon(resists="F"), 0, id="D12"),
        pytest.param("base", mon("F", 60, hit(30), trainers="PlusPower"), mon(resists="F"), 0, id="D13"),
        # The print of 2000 says "before Weakness": (30 − 10) × 2. By the steps of 000 alone it would be 50.
        pytest.param("neo", mon("R", 60, hit(30), **NOT_METAL), mon(weak="R"), 40, id="D41"),
        # Of 002 we take the attack's own number as the base damage; with the running total it would be 10.
        pytest.param("dp", mon("D", 60, hit(0), energy="D*", edition="dp"), mon(), 0, id="D94"),
    ],
)  # fmt: skip
def test_open_what_the_engine_does_to_the_defending_pokemon(
    edition: str, attacker: Pokemon, defender: Pokemon, expected: int
) -> None:
    assert damage(attack(attacker, defender, edition).opponent.active) == expected


@pytest.mark.parametrize(
    ("edition", "attacker", "stadium", "expected"),
    [
        # PlusPower speaks of the Defending Pokémon, and this is none; the official Game Boy game adds it (30).
        pytest.param("base", mon("F", 60, hit(40), trainers="PlusPower", conditions=CONFUSED), "", 20, id="D55"),
        # As D41, and the sentence about damage to the Pokémon too: (20 − 10) × 2 − 10.
        pytest.param("neo", mon("R", 60, hit(40), weak="R", conditions=CONFUSED, **NOT_METAL), "", 10, id="D58"),
        # The booklet calls it an attack on itself, so the Tower takes 30 off. No source says it.
        pytest.param("neo", mon("C", 60, hit(40), conditions=CONFUSED), "Sprout Tower", 0, id="D92"),
    ],
)
def test_open_what_the_engine_does_to_a_confused_pokemon(
    edition: str, attacker: Pokemon, stadium: str, expected: int
) -> None:
    assert damage(attack(attacker, mon(), edition, "T", stadium=stadium).player.active) == expected
