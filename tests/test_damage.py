"""Figuring out damage: numbers worked out by hand, step by step."""

from typing import Any

import pytest
from in_play import active_pokemon

from rules import UseAttack, attacking, damage, play, table

HITMONCHAN = {"Jab": "Hitmonchan [F]", "Special Punch": "Hitmonchan [F F F]"}


def counters(attacker: str, attack: str, defender: str, edition: str = "base", **options: Any) -> int:
    """How many damage counters the attack puts on the Pokémon that is hit."""
    answers: dict[str, Any] = {key: options.pop(key) for key in ("coins", "choices") if key in options}
    after = play(table(attacker, defender, edition, **options), UseAttack(attack), **answers)
    placed = [event.value("count") for event in after.trace if event.what == "placed"]
    return int(str(placed[0])) if placed else 0


@pytest.mark.parametrize(
    ("trainers", "attack", "defender", "expected"),
    [
        ("", "Jab", "Rattata", 4),  # 20 × 2
        ("", "Special Punch", "Pidgey", 1),  # 40 − 30
        ("", "Jab", "Pidgey", 0),  # 20 − 30
        ("+PlusPower", "Jab", "Pidgey", 0),  # PlusPower needs damage to add to
        ("+PlusPower +PlusPower", "Jab", "Pidgey", 0),
        ("+PlusPower", "Jab", "Rattata", 5),  # 20 × 2 + 10
        ("", "Jab", "Chansey +Defender", 2),  # 20 × 2 − 20
        ("+PlusPower", "Jab", "Chansey +Defender", 3),  # 20 × 2 + 10 − 20
        ("", "Jab", "Onix <Harden>", 0),  # 20 is at most 30
        ("", "Special Punch", "Onix <Harden>", 4),  # 40 is more than 30
        ("", "Special Punch", "Onix +Defender <Harden>", 0),  # 40 − 20, prevented
        ("+PlusPower", "Jab", "Onix <Harden>", 0),  # 30 is at most 30
        ("+PlusPower +PlusPower", "Jab", "Onix <Harden>", 4),
        ("", "Special Punch", "Kabuto", 2),  # half of 40
        ("+PlusPower", "Jab", "Kabuto", 1),  # half of 30 is 15, rounded down
        ("", "Special Punch", "Kabuto +Defender", 1),  # 40 − 20, halved
        ("+PlusPower", "Jab", "Mr. Mime", 0),  # 30 is prevented
        ("", "Jab", "Mr. Mime", 2),
        ("", "Special Punch", "Mr. Mime {Asleep}", 4),  # its Power does not work
    ],
)
def test_hitmonchan_in_base(trainers: str, attack: str, defender: str, expected: int) -> None:
    assert counters(f"{HITMONCHAN[attack]} {trainers}", attack, defender) == expected


@pytest.mark.parametrize(
    ("scyther", "expected"),
    [("<Swords Dance>", 12), ("+PlusPower", 7), ("+PlusPower <Swords Dance>", 13), ("", 6)],
)
def test_swords_dance_is_doubled_and_pluspower_is_not(scyther: str, expected: int) -> None:
    assert counters(f"Scyther [G CC] {scyther}", "Slash", "Onix") == expected


@pytest.mark.parametrize(
    ("attacker", "attack", "defender", "options", "expected"),
    [
        ("Hitmonchan [F D*]", "Jab", "Rattata", {}, 5),
        ("Hitmonchan [F D* D*]", "Jab", "Rattata", {}, 6),
        ("Farfetch'd [G G G]", "Pot Smash", "Chansey", {"stadium": "Sprout Tower"}, 0),
        ("Farfetch'd [G G G] +PlusPower", "Pot Smash", "Chansey", {"stadium": "Sprout Tower"}, 1),
        ("Hitmonchan [F]", "Jab", "Chansey", {"stadium": "Sprout Tower"}, 4),  # no Colorless Pokémon
        ("Chansey [CC CC]", "Double-edge", "Mewtwo +Defender", {"stadium": "Sprout Tower"}, 3),
        ("Hitmonchan [F F F]", "Special Punch", "Steelix [M*]", {}, 3),
        ("Hitmonchan [F F F]", "Special Punch", "Steelix [M* M* M*]", {}, 1),
        ("Hitmonchan [F M*]", "Jab", "Rattata", {}, 2),  # (20 − 10) × 2
        ("Steelix [M* M*]", "Tackle", "Rattata", {}, 2),  # a Metal Pokémon loses nothing
        ("Charmander [R F]", "Ember", "Steelix [M* M*]", {}, 4),
        ("Scizor [M*]", "False Swipe", "Chansey c=7", {}, 2),  # half of 50, rounded down
        ("Scizor [M*]", "False Swipe", "Chansey c=6", {}, 3),
    ],
)  # fmt: skip
def test_neo(attacker: str, attack: str, defender: str, options: dict[str, object], expected: int) -> None:
    assert counters(attacker, attack, defender, "neo", **options) == expected


@pytest.mark.parametrize(
    ("attacker", "attack", "defender", "options", "expected"),
    [
        ("Machop [F]", "Low Kick", "Pachirisu", {}, 4),
        ("Machop [F]", "Low Kick", "Starly", {}, 0),
        ("Stunky [D*]", "Scratch", "Haunter", {}, 4),
        ("Stunky [D]", "Scratch", "Haunter", {}, 3),  # a basic Darkness Energy card adds nothing
        ("Machop [F D*]", "Low Kick", "Chansey", {}, 4),  # not a Darkness Pokémon; an older card doubles
        ("Machoke [F F F] +Solid Rage", "Seismic Toss", "Pachirisu", {"prizes": 4, "opponent_prizes": 3}, 10),
        ("Machoke [F F F] +Solid Rage", "Seismic Toss", "Pachirisu", {"prizes": 3, "opponent_prizes": 3}, 8),
        ("Machop [F] +Solid Rage", "Low Kick", "Pachirisu", {"prizes": 4, "opponent_prizes": 3}, 4),  # not Evolved
        ("Machoke [F F F]", "Seismic Toss", "Steelix [M*]", {}, 5),
        ("Machoke [F F F]", "Seismic Toss", "Steelix [M*] +Buffer Piece", {}, 3),
        ("Machoke [F F F]", "Seismic Toss", "Bonsly <Fake Tears>", {}, 3),
        ("Hitmonchan [F] +PlusPower", "Jab", "Stunky", {}, 4),  # 20 + 10 + 10
        ("Hitmonchan [F] +PlusPower", "Jab", "Raticate", {}, 6),  # (20 + 10) × 2
        ("Machop [F] +PlusPower", "Low Kick", "Starly", {}, 1),  # 20 + 10 − 20
    ],
)
def test_dp(attacker: str, attack: str, defender: str, options: dict[str, object], expected: int) -> None:
    assert counters(attacker, attack, defender, "dp", **options) == expected


@pytest.mark.parametrize(("edition", "attack"), [("base", "Fury Attack"), ("neo", "Fury Attack")])
def test_a_base_of_zero_stops_before_pluspower(edition: str, attack: str) -> None:
    after = play(table("Doduo [G] +PlusPower +PlusPower", "Rattata", edition), UseAttack(attack), coins="TT")
    assert active_pokemon(after.game.opponent).counters == 0
    assert after.trace[-1].rule == "damage.stop_at_zero"


def test_darkness_energy_does_not_lift_a_base_of_zero_in_diamond_and_pearl() -> None:
    after = play(table("Sneasel [D*]", "Chansey", "dp"), UseAttack("Double Slap"), coins="TT")
    assert active_pokemon(after.game.opponent).counters == 0


def test_an_attack_without_damage_still_has_its_effect() -> None:
    after = play(table("Poliwhirl [W W] +PlusPower", "Pikachu"), UseAttack("Amnesia"), choices=["Gnaw"])
    assert (active_pokemon(after.game.opponent).counters, active_pokemon(after.game.opponent).effects[0].attack) == (
        0,
        "Amnesia",
    )


def test_no_weakness_resistance_or_pluspower_on_the_bench_but_defender_works() -> None:
    game = table("Magnemite [L L] +PlusPower", "Chansey", opponent_bench="Pidgey, Pidgey +Defender")
    bench = play(game, UseAttack("Selfdestruct")).game.opponent.bench
    assert [pokemon.counters for pokemon in bench] == [1, 0]


@pytest.mark.parametrize(("points", "expected"), [(30, 3), (70, 7), (0, 0), (-10, 0)])
def test_one_counter_for_each_ten_points(points: int, expected: int) -> None:
    start = attacking("Hitmonchan [F]", "Jab", "Chansey c=1", damage=points)
    assert active_pokemon(damage.counters(start).game.opponent).counters == 1 + expected


@pytest.mark.parametrize(("own", "expected"), [(0, 10), (3, 4), (5, 0)])
def test_karate_chop_loses_ten_for_each_counter(own: int, expected: int) -> None:
    """50 − 10 for each counter, doubled against Rattata."""
    assert counters(f"Machoke [F F F] c={own}", "Karate Chop", "Rattata") == expected


def test_psychic_counts_energy_cards_not_energy() -> None:
    assert counters("Mewtwo [P P]", "Psychic", "Hitmonchan [F CC W]") == 4 * 2  # Weakness to Psychic
    assert counters("Mewtwo [P P]", "Psychic", "Pikachu [L CC]") == 3


def test_damage_to_itself_is_reduced_by_its_own_defender() -> None:
    game = table("Chansey [CC CC] c=2 +Defender", "Hitmonchan", opponent_bench="Rattata")
    assert active_pokemon(play(game, UseAttack("Double-edge")).game.player).counters == 8  # 2 + (80 − 20)
