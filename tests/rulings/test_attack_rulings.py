"""Rulings about the order of an attack: what is flipped, paid, lost and done, each asserted as a player would see it.

Texts are named by number (000, 002, 003, 004), other sources by what they are. Every coin given is asked for, and no
other: a coin too few or too many fails the test.
"""

from typing import Any

import pytest
from situations import attack, case, damage, does, hit, mon, power

from rules import EndTurn, Game, Lasting, Pokemon, Refused, UseAttack, UsePower, legal_actions, play, pokemon, table
from rules.catalogue.base import SAND

EMBER = hit(30, does("discard_energy", "R", step="attack.pay"), cost="RC")
BABY = mon("L", 30, name="Baby", stage="Baby", edition="neo")
SANDY = (Lasting("Sand-attack", SAND),)
CONFUSED = ("Confused",)


def ember(**more: Any) -> Pokemon:
    """A Fire Pokémon with 50 HP and two Fire Energy cards; its attack does 30 and costs one of them."""
    return mon("R", 50, EMBER, energy="R R", **more)


def attached(game: Game) -> str:
    """The Energy left on the attacking Pokémon."""
    assert game.player.active is not None
    return " ".join(card.symbol for card in game.player.active.energy)


# Each row: edition, attacker, defender, coins; then the Energy left, the damage on the attacker and on the defender.
@pytest.mark.parametrize(
    ("edition", "attacker", "defender", "coins", "energy", "own", "others"),
    [
        # 000: before anything else.
        pytest.param("neo", ember(), BABY, "T", "R R", 0, 0, id="A01"),
        # 000, 002: the turn ends; no Confusion coin.
        pytest.param("neo", ember(conditions=CONFUSED), BABY, "T", "R R", 0, 0, id="A09"),
        # 003, 004, another project's test, the official Game Boy game: the cost comes before the Confusion coin.
        pytest.param("base", ember(conditions=CONFUSED), mon(), "T", "R", 20, 0, id="A11"),
        pytest.param("base", ember(conditions=CONFUSED), mon(), "H", "R", 0, 30, id="A12"),
        # 000, 003: and before the coin of Sand-attack.
        pytest.param("base", ember(left=SANDY), mon(), "T", "R", 0, 0, id="A13"),
        # 000, 003: Sand-attack first, then Confusion.
        pytest.param(
            "base", mon("F", 50, hit(20), left=SANDY, conditions=CONFUSED), mon(), "HT", "", 20, 0, id="A14",
        ),
        # 003, the official Game Boy game: an attack that does nothing needs no Confusion coin.
        pytest.param("base", mon("F", 50, hit(20), left=SANDY, conditions=CONFUSED), mon(), "T", "", 0, 0, id="A15"),
        # 000: Baby, Smokescreen, Confusion.
        pytest.param("neo", ember(left=SANDY, conditions=CONFUSED), BABY, "HHT", "R", 20, 0, id="A17"),
    ],
)  # fmt: skip
def test_coins_and_costs(
    edition: str, attacker: Pokemon, defender: Pokemon, coins: str, energy: str, own: int, others: int
) -> None:
    after = attack(attacker, defender, edition, coins)
    assert attached(after) == energy
    assert damage(after.player.active) == own
    assert damage(after.opponent.active) == others
    assert after.player.active is not None
    assert after.player.active.conditions == attacker.conditions
    assert legal_actions(after) == [EndTurn()]


@case("A02")
def test_heads_for_the_baby_pokemon_and_the_attack_goes_on(case: str) -> None:
    """000."""
    after = attack(ember(), BABY, "neo", "H")
    assert attached(after) == "R"
    assert after.opponent.active is None
    assert len(after.player.prizes) == 5


@case("A05")
def test_no_coin_for_a_baby_pokemon_that_the_attack_brings_in(case: str) -> None:
    """A dated chat answer (2002-05-16)."""
    drag = mon("F", 60, hit(20, does("switch_defending", step="attack.choose")))
    after = attack(drag, mon(), "neo", opponent_bench=BABY)
    assert after.opponent.active is not None
    assert (after.opponent.active.name, damage(after.opponent.active)) == ("Baby", 20)


@case("A07")
def test_no_baby_coin_for_a_power(case: str) -> None:
    """004 and the text on Baby Pokémon: a Power is no attack. Its own coin is the only one, and it ends the turn."""
    user = mon("L", 30, powers=(power("power.use", "flip_to_damage", 20, name="Punch"),))
    after = play(table(user, BABY, "neo"), UsePower("Punch"), "H").game
    assert damage(after.opponent.active) == 20
    assert legal_actions(after) == [EndTurn()]


@case("A19")
def test_the_choice_is_made_before_the_coin(case: str) -> None:
    """000: a target is chosen, then Smokescreen makes it do nothing."""
    picks = mon("P", 30, hit(20, does("choose_target", step="attack.choose")), left=SANDY)
    after = play(table(picks, mon(), "neo", opponent_bench=mon()), UseAttack("Hit"), "T", ["Wanderer 2"])
    assert after.answered == ("Wanderer 2", "T")
    assert [damage(each) for each in after.game.opponent.in_play] == [0, 0]


DISCHARGE = hit(
    30, does("discard_all_energy", "L", step="attack.pay"), does("times_paid_heads", 30, step="damage.base"), cost="L"
)


@pytest.mark.parametrize(
    ("attacker", "coins", "energy", "own", "others"),
    [
        # 000, card text: a coin for each card discarded.
        pytest.param(mon("L", 60, DISCHARGE, energy="L L L"), "HTH", "", 0, 60, id="A20"),
        # 000: neither the Darkness Energy card nor PlusPower adds anything to a base damage of 0.
        pytest.param(
            mon("L", 60, DISCHARGE, energy="L L L D*", trainers="PlusPower", edition="neo"), "TTT", "D*", 0, 0,
            id="A21",
        ),
        # 000: the cards are gone before the Confusion coin.
        pytest.param(mon("L", 60, DISCHARGE, energy="L L L", conditions=CONFUSED), "T", "", 20, 0, id="A22"),
    ],
)  # fmt: skip
def test_all_lightning_is_discarded(attacker: Pokemon, coins: str, energy: str, own: int, others: int) -> None:
    after = attack(attacker, mon(), "neo", coins)
    assert attached(after) == energy
    assert len(after.player.discard) == 3
    assert (damage(after.player.active), damage(after.opponent.active)) == (own, others)


@case("A27")
def test_an_asleep_or_paralyzed_pokemon_cannot_attack_so_there_is_no_coin(case: str) -> None:
    """The booklet, 004. Played by the rules of 2000, since Base has no Baby Pokémon."""
    for condition in ("Asleep", "Paralyzed"):
        game = table(ember(conditions=(condition,)), BABY, "neo")
        with pytest.raises(Refused, match=f"is {condition} and cannot attack"):
            play(game, UseAttack("Hit"))


@case("A30")
def test_energy_is_discarded_by_the_attack_before_the_knock_out(case: str) -> None:
    """CORRECTED. Chat answers of 2001 (01-11, 08-09) say: Knocked Out first, so Ecogym returns nothing.

    Texts 000, 002 and 003 all say damage, then other effects, and Knock Outs last: the attack itself discards the
    card, so it goes back to the hand. Played by the rules of 2000, which have the Stadium.
    """
    beam = mon("C", 60, hit(30, does("discard_defending_energy")))
    after = attack(beam, mon("C", 50, counters=3, energy="R"), "neo", stadium="Ecogym")
    assert after.opponent.active is None
    assert [card.name for card in after.opponent.hand] == ["Fire Energy"]


@case("A31")
def test_too_little_energy(case: str) -> None:
    """003, 004."""
    with pytest.raises(Refused, match=r"costs RC, but only \[R\] is attached"):
        attack(mon("R", 50, hit(30, cost="RC"), energy="R"), mon())


@case("A33")
def test_energy_is_needed_and_not_discarded(case: str) -> None:
    """004: two Fire and a double Colorless card are enough for two Fire and one Colorless."""
    after = attack(mon("R", 50, hit(30, cost="RRC"), energy="R R CC"), mon())
    assert damage(after.opponent.active) == 30
    assert attached(after) == "R R CC"


@case("A37")
def test_one_rainbow_card_is_not_two_energy(case: str) -> None:
    """A dated answer (2008-12-11)."""
    both = hit(60, does("discard_each", "R", "W", step="attack.pay"), cost="CC")
    with pytest.raises(Refused, match=r"asks for \[W\] to be discarded, and none is attached"):
        attack(mon("C", 60, both, energy="* CC"), mon(), "dp")
    assert attached(attack(mon("C", 60, both, energy="* W CC"), mon(), "dp")) == "CC"


@case("A38")
def test_a_rainbow_card_is_discarded_as_lightning(case: str) -> None:
    """A dated answer (2004-02-12); nothing in 002 is against it."""
    every = hit(60, does("discard_all_energy", "L", step="attack.pay"), cost="L")
    assert attached(attack(mon("L", 60, every, energy="L L F L *"), mon(), "dp")) == "F"


@case("A39")
def test_energy_that_is_discarded_afterwards_still_adds_its_damage(case: str) -> None:
    """A dated answer (2014-08-28); 002 has the same order: damage first, then everything else."""
    loses = does("discard_energy", "D")
    after = attack(mon("D", 60, hit(30, loses), energy="D*", edition="dp"), mon(), "dp")
    assert (attached(after), damage(after.opponent.active)) == ("", 40)
    pays = loses._replace(step="attack.pay")
    after = attack(mon("D", 60, hit(30, pays), energy="D*", edition="dp"), mon(), "dp")
    assert (attached(after), damage(after.opponent.active)) == ("", 30)


@case("A40")
def test_a_copied_attack_costs_nothing_more(case: str) -> None:
    """Another project's test, card text: no discard; it stays Colorless, so Weakness to Fire does not matter."""
    copies = hit(None, does("copy_attack", step="attack.choose"), cost="CCC", name="Copy")
    spin = hit(100, does("discard_energy", "C", 2, step="attack.pay"), cost="RRRR", name="Spin")
    after = attack(mon("C", 40, copies, energy="W W W"), mon("R", 120, spin, weak="R"))
    assert attached(after) == "W W W"
    assert damage(after.opponent.active) == 100


@case("A28")
def test_open_the_switch_comes_before_the_knock_out(case: str) -> None:
    """By 000 and 003, Knock Outs last: it is switched and falls on the Bench. Chat answers of 2001 say: no switch."""
    whirlwind = mon("C", 60, hit(20, does("switch_defending")))
    after = attack(whirlwind, mon(hp=40, counters=2), opponent_bench=mon(name="Other"))
    assert [each.name for each in after.opponent.in_play] == ["Other"]
    assert after.opponent.active is not None
    assert damage(after.opponent.active) == 0
    assert len(after.player.prizes) == 5


@case("A34")
def test_open_an_attack_without_energy_is_refused_before_the_baby_coin(case: str) -> None:
    """By the order of 000 the coin would come first; the engine flips nothing for what cannot be announced."""
    with pytest.raises(Refused, match="only \\[\\] is attached"):
        play(table(mon("R", 50, EMBER), pokemon("Pichu", "neo"), "neo"), UseAttack("Hit"))
