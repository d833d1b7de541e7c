"""Rulings about damage on the Pokémon that is attacked, one row each; the numbers are the ruling's, worked by hand.

Texts are named by number (000, 002, 003, 004), other sources by what they are. Only what a question needs is on a card.
"""

from typing import Any

import pytest
from situations import attack, case, damage, does, hit, mon, power

from rules import Effect, EnergyCard, Lasting, Pokemon, TrainerCard, UseAttack, explain, play, pokemon, table

SWORDS = Lasting("Swords Dance", Effect("damage.attacker_base", "base_becomes", ("Slash", 60)))
HALVES = (power("damage.last_effects", "halve"),)
WALL = (power("damage.last_effects", "prevent_from", 30),)
POUNCE = Lasting("Pounce", Effect("damage.last_effects", "reduce_from_opponent", (10,)), 1, tied=True)
BEHIND = {"prizes": 4, "opponent_prizes": 3}
EVEN = {"prizes": 3, "opponent_prizes": 3}


def wall(**more: Any) -> Pokemon:
    """40 HP, Weakness to Psychic, and a Power against damage of 30 or more."""
    return mon("P", 40, weak="P", powers=WALL, **more)


def slash(**more: Any) -> Pokemon:
    """A Grass Pokémon whose Slash was raised from 30 to 60 last turn."""
    return mon("G", 70, hit(30, name="Slash"), left=(SWORDS,), **more)


# Each row: attacker, defender, what else lies on the table, coins, damage.
BASE = [
    # 004: Weakness doubles.
    pytest.param(mon("W", 40, hit(20)), mon("R", 50, weak="W"), {}, "", 40, id="D01"),
    # 003: Resistance takes 30 off; the other Weakness does not matter.
    pytest.param(mon("F", 70, hit(40)), mon("G", 70, weak="R", resists="F"), {}, "", 10, id="D03"),
    pytest.param(mon("F", 70, hit(70)), mon("R", 120, weak="W", resists="F"), {}, "", 40, id="D04"),
    # 003, another project's test, the official Game Boy game: 10 − 30 + 10 is still nothing.
    pytest.param(mon("P", 60, hit(10), trainers="PlusPower"), mon(resists="P"), {}, "", 0, id="D06"),
    # 003: the raised base is doubled, PlusPower is not.
    pytest.param(slash(trainers="PlusPower"), mon(weak="G"), {}, "", 130, id="D15"),
    # 003: an attack without damage gets none from PlusPower; its coin is flipped as ever.
    pytest.param(
        mon("W", 40, hit(None, does("flip_to_leave_on_itself", Effect("damage.last_effects", "prevent_from", (10,)))),
            trainers="PlusPower, PlusPower"), mon(), {}, "H", 0, id="D18",
    ),
    # Card text, another project's test: a double Energy card is one card.
    pytest.param(
        mon("P", 60, hit(10, does("plus_defender_energy", 10, step="damage.base"))), mon(energy="CC W"),
        {}, "", 30, id="D19",
    ),
    # Card text; 003 puts Powers last: halved, rounded down to a multiple of 10.
    pytest.param(mon("C", 60, hit(30)), mon("F", 30, powers=HALVES), {}, "", 10, id="D23"),
    pytest.param(mon("G", 60, hit(20)), mon("F", 30, weak="G", powers=HALVES), {}, "", 20, id="D25"),
    pytest.param(mon("C", 60, hit(50)), mon("F", 30, powers=HALVES, trainers="Defender"), {}, "", 10, id="D26"),
    # Card text; 003: the Power looks at the damage after Trainer cards.
    pytest.param(mon("C", 60, hit(20), trainers="PlusPower"), wall(), {}, "", 0, id="D27"),
    pytest.param(mon("P", 60, hit(20)), wall(), {}, "", 0, id="D28"),
    pytest.param(mon("P", 60, hit(20)), wall(trainers="Defender"), {}, "", 20, id="D29"),
    # Card text (Pounce); 003: what its last attack left comes after Weakness.
    pytest.param(mon("F", 60, hit(30)), mon("C", 70, weak="F", left=(POUNCE,)), {}, "", 50, id="D60"),
]  # fmt: skip

NEO = [
    # 000: Resistance, then the Metal Energy card on the defender: 60 − 30 − 10.
    pytest.param(slash(), mon("M", 110, weak="R", resists="G", energy="M*", edition="neo"), {}, "", 20, id="D16"),
    # 000: the Tower comes before the Defending Pokémon's Trainer cards: 60 − 30 − 20.
    pytest.param(
        mon("C", 60, hit(60)), mon(trainers="Defender"), {"stadium": "Sprout Tower"}, "", 10, id="D33",
    ),
    # Card text: the attacker's type counts, not what was paid.
    pytest.param(
        mon("G", 60, hit(30, cost="CC"), energy="F F"), mon(), {"stadium": "Sprout Tower"}, "", 30, id="D36",
    ),
    # 000. The case it refers to is not given; 40 doubled by Weakness, less 10 for each of two cards, is its 60.
    pytest.param(mon("R", 60, hit(40)), mon("M", weak="R", energy="M* M*", edition="neo"), {}, "", 60, id="D38"),
    # 000: Darkness Energy after Weakness.
    pytest.param(mon("D", 60, hit(20), energy="D*", edition="neo"), mon(weak="D"), {}, "", 50, id="D43"),
    # 000: base damage 0 stops everything.
    pytest.param(
        mon("D", 60, hit(30, does("times_heads", 2, 30, step="damage.base")), energy="D*", edition="neo"),
        mon(weak="D"), {}, "TT", 0, id="D47",
    ),
    # 000: 30 doubled, then +10. (The case beside it: 80 in Diamond & Pearl.)
    pytest.param(mon("D", 60, hit(30), energy="D*", edition="neo"), mon(weak="D"), {}, "", 70, id="D71"),
]  # fmt: skip

SOLID_RAGE = mon("F", 80, hit(40), stage="Stage 1", trainers="Solid Rage", edition="dp")
LAKE = {"stadium": "Lake Boundary"}
NO_WEAKNESS = Lasting("Cover", Effect("damage.weakness", "remove_weakness"))

DP = [
    # The card of 2007: nothing for a Pokémon that is not Darkness.
    pytest.param(mon("F", 60, hit(30), energy="D*", edition="dp"), mon(), {}, "", 30, id="D46"),
    # 002: the printed numbers.
    pytest.param(mon("F", 60, hit(30)), mon(weak="F20"), {}, "", 50, id="D65"),
    pytest.param(mon("F", 60, hit(30)), mon(resists="F20"), {}, "", 10, id="D66"),
    pytest.param(mon("F", 60, hit(10)), mon(resists="F20", counters=2), {}, "", 0, id="D67"),
    # 002: base damage 0 stops before Weakness.
    pytest.param(
        mon("F", 60, hit(30, does("times_heads", 2, 30, step="damage.base"))), mon(weak="F30"), {}, "TT", 0, id="D68",
    ),
    # 002: 30 + 10, then + 20.
    pytest.param(mon("D", 60, hit(30), energy="D*", edition="dp"), mon(weak="D20"), {}, "", 60, id="D69"),
    # 002: 60 + 20, then − 10.
    pytest.param(mon("F", 60, hit(60)), mon("M", weak="F20", energy="M*", edition="dp"), {}, "", 70, id="D73"),
    # Card text (Charm); 002: 20 − 20 before Weakness is 0, and that is that.
    pytest.param(
        mon("F", 60, hit(20), left=(Lasting("Charm", Effect("damage.attacker_effects", "reduce", (20,))),)),
        mon(weak="F10"), {}, "", 0, id="D74",
    ),
    # Card text (asked about 2003–2006, the step is the same in 002): (40 + 20) × 2.
    pytest.param(SOLID_RAGE, mon(weak="F"), BEHIND, "", 120, id="D79"),
    # The case it refers to is not given; 40 with a Weakness of +20 and no bonus is its 60.
    pytest.param(SOLID_RAGE, mon(weak="F20"), EVEN, "", 60, id="D81"),
    # Dated answers (2007) about the Stadium: numbers become a doubling, for better or worse, and nothing stays nothing.
    pytest.param(mon("F", 60, hit(20)), mon(weak="F30"), LAKE, "", 40, id="D86"),
    pytest.param(mon("F", 60, hit(50)), mon(weak="F30", left=(NO_WEAKNESS,)), LAKE, "", 50, id="D87"),
]  # fmt: skip

ROWS = [(edition, each) for edition, rows in (("base", BASE), ("neo", NEO), ("dp", DP)) for each in rows]


@pytest.mark.parametrize(
    ("edition", "attacker", "defender", "lying", "coins", "expected"),
    [pytest.param(edition, *row.values, id=row.id) for edition, row in ROWS],
)
def test_so_much_damage(
    edition: str, attacker: Pokemon, defender: Pokemon, lying: dict[str, Any], coins: str, expected: int
) -> None:
    hurt = attack(attacker, defender, edition, coins, **lying).opponent.active
    if hurt is None:
        pytest.fail("it was Knocked Out")
    assert damage(hurt) - damage(defender) == expected


def darkness(*kinds: str) -> EnergyCard:
    """Special Darkness Energy that adds 10 for Pokémon of some kinds."""
    effect = Effect("damage.attacker_effects", "add_if_attacker", (kinds[0], 10, *kinds[1:]))
    return EnergyCard("Darkness Energy", "D*", "D", basic=False, effects=(effect,), print="dp")


def double_rainbow(step: str) -> EnergyCard:
    """An Energy card that takes 10 off the damage, before or after Weakness as it is printed."""
    return EnergyCard("Double Rainbow Energy", "**", "**", basic=False, effects=(Effect(step, "reduce", (10,)),))


def charm(step: str, verb: str) -> TrainerCard:
    """A Tool that adds 10 to the damage, before or after Weakness as it is printed."""
    return TrainerCard("Strength Charm", "Pokémon Tool", (Effect(step, verb, (10,)),), "dp")


BEFORE, AFTER = "damage.attacker_effects", "damage.attacker_cards"


@pytest.mark.parametrize(
    ("attacker", "weak", "attached", "expected"),
    [
        # Card texts: the print of 2003 counts a name with Dark in it, the one of 2007 only the type.
        pytest.param(
            mon("F", 60, hit(30), name="Dark Wanderer"), "",
            [darkness("D", "named Dark"), darkness("D")], [40, 30], id="D72",
        ),
        # Card texts; where the print says "after Weakness", 002's order gives way to it.
        pytest.param(
            mon("F", 60, hit(30)), "F", [charm(BEFORE, "add"), charm(AFTER, "add_if_damage")], [80, 70], id="D82",
        ),
        pytest.param(mon("F", 60, hit(30)), "F", [double_rainbow(BEFORE), double_rainbow(AFTER)], [40, 50], id="D83"),
        # Card texts; an official answer of 2007: an older card without a number doubles.
        pytest.param(
            mon("F", 60, hit(20)), "F",
            [pokemon("Rattata +PlusPower", "dp").trainers[0], pokemon("Rattata +PlusPower").trainers[0]],
            [60, 50], id="D84",
        ),
    ],
)  # fmt: skip
def test_two_prints_of_one_card(
    attacker: Pokemon, weak: str, attached: list[EnergyCard | TrainerCard], expected: list[int]
) -> None:
    found = []
    for each in attached:
        holder = (
            attacker._replace(energy=(each,)) if isinstance(each, EnergyCard) else attacker._replace(trainers=(each,))
        )
        found.append(damage(attack(holder, mon(weak=weak), "dp").opponent.active))
    assert found == expected


def base_damage(attacker: Pokemon, defender: Pokemon) -> object:
    """The base damage that is told."""
    after = play(table(attacker, defender), UseAttack("Hit"))
    return next(event.value("damage") for event in after.trace if event.rule == "damage.base")


HALF = hit(0, does("half_hp_left_up", step="damage.base"))
PUMP = hit(40, does("plus_extra_energy", "W", 10, 2, step="damage.base"), cost="WWW")


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        # Another project's test: half of what is left, rounded up.
        pytest.param([(mon("C", 60, HALF), mon(hp=left)) for left in (50, 30, 10)], [30, 20, 10], id="D89"),
        # Another project's test, card text: two more than the cost at most.
        pytest.param(
            [(mon("W", 100, PUMP, energy=" ".join("W" * count)), mon()) for count in (3, 4, 10)], [40, 50, 60],
            id="D91",
        ),
    ],
)  # fmt: skip
def test_so_much_base_damage(pairs: list[tuple[Pokemon, Pokemon]], expected: list[int]) -> None:
    assert [base_damage(attacker, defender) for attacker, defender in pairs] == expected


@case("D90")
def test_halved_damage_is_rounded_down_each_time(case: str) -> None:
    """A league answer of 2001: 50 becomes 20; 160 halved twice becomes 40."""
    league = TrainerCard("League challenge", "Stadium", (Effect("damage.play_area", "halve"),), "neo")
    told = []
    for number, powers in ((50, ()), (160, HALVES)):
        game = table(mon("G", 60, hit(number)), mon(powers=powers), "neo")._replace(stadium=league)
        after = play(game, UseAttack("Hit"))
        told.append((explain(after, "damage").split("\n")[1:-1], damage(after.game.opponent.active)))
    assert told == [
        (["damage f) League challenge: 50 becomes 20."], 20),
        (["damage f) League challenge: 160 becomes 80.", "damage h) Gift: 80 becomes 40."], 40),
    ]
