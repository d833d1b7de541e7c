"""Cards of the kinds that the rulings speak of: what protects, ends, answers, heals or changes a Weakness.

What each does is printed on cards of the time, outside the texts; where it acts follows from the texts.
"""

import pytest
from situations import attack, damage, does, hit, mon, power

from rules import (
    Attack,
    Effect,
    EndTurn,
    Evolve,
    Lasting,
    Pokemon,
    Refused,
    Retreat,
    TrainerCard,
    UseAttack,
    UsePower,
    endings,
    play,
    pokemon,
    table,
)  # fmt: skip
from rules.catalogue.base import SAND

AGILITY = (Lasting("Agility", Effect("damage.last_effects", "prevent_all")),)
SHIELD = (power("damage.last_effects", "prevent_all", "Evolved"),)
GHOST = (power("damage.last_effects", "flip_to_prevent_all", name="Transparency"),)
REDUCED = Effect("damage.last_effects", "reduce_from_opponent", (10,))


def active(found: Pokemon | None) -> Pokemon:
    """The Active Pokémon, which is there."""
    assert found is not None
    return found


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
    after = active(attack(attacker, mon(powers=SHIELD, conditions=conditions)).opponent.active)
    assert (damage(after), tuple(each for each in after.conditions if each != "Asleep")) == expected


def test_a_pokemon_is_not_protected_from_its_own_attack() -> None:
    own = mon("L", 200, hit(30, does("damage_itself", 40)), stage="Stage 1", powers=SHIELD)
    assert damage(attack(own, mon()).player.active) == 40


@pytest.mark.parametrize(("coin", "expected"), [("H", (0, ())), ("T", (30, ("Confused",)))])
def test_one_coin_decides_about_damage_and_everything_else(coin: str, expected: tuple[object, ...]) -> None:
    after = active(
        attack(mon("L", 60, hit(30, does("inflict", "Confused"))), mon(powers=GHOST), coins=coin).opponent.active
    )
    assert (damage(after), after.conditions) == expected


def test_the_coin_is_flipped_too_for_an_attack_without_damage_but_not_where_nothing_happens() -> None:
    after = attack(mon("L", 60, hit(None, does("inflict", "Confused"))), mon(powers=GHOST), coins="H")
    assert active(after.opponent.active).conditions == ()
    attack(mon("L", 60, hit(None, does("heal_itself", 1)), counters=1), mon(powers=GHOST))


POUNCE = hit(30, does("leave_on_itself", REDUCED, 2, True), name="Pounce")


def after_pounce() -> Pokemon:
    """A Pokémon that used Pounce last turn."""
    return active(attack(mon("C", 70, POUNCE), mon()).player.active)._replace(
        effects=(Lasting("Pounce", REDUCED, 1, tied=True),)
    )


def test_pounce_lasts_while_both_stay() -> None:
    game = play(
        table(mon("C", 70, POUNCE), mon("F", 60, hit(30), name="Foe"), opponent_bench="Rattata"), UseAttack("Pounce")
    )
    game = play(game.game, EndTurn())
    stays = play(game.game, UseAttack("Hit")).game
    assert damage(stays.opponent.active) == 20
    leaves = play(game.game, Retreat("Rattata")).game
    assert active(leaves.opponent.active).effects == ()
    back = play(leaves, Retreat("Foe")).game
    assert damage(play(back, UseAttack("Hit")).game.opponent.active) == 30


def test_pounce_ends_when_the_attacker_evolves_or_is_knocked_out() -> None:
    game = table("Machop", after_pounce(), hand="Machoke")
    assert active(play(game, Evolve("Machoke", "Machop")).game.opponent.active).effects == ()
    dies = mon("C", 20, hit(10, does("damage_itself", 20)))
    assert active(attack(dies, after_pounce(), bench="Rattata").opponent.active).effects == ()


def test_harden_does_not_end_when_the_attacker_leaves() -> None:
    game = play(table("Rattata", "Onix <Harden>", bench="Machop"), Retreat("Machop")).game
    assert active(game.opponent.active).effects != ()


@pytest.mark.parametrize(
    ("edition", "step", "expected"),
    [
        ("base", "damage.attacker_base", 40),  # (30 − 10) × 2
        ("base", "damage.attacker_cards", 50),  # 30 × 2 − 10
        ("neo", "damage.attacker_cards", 50),
        ("dp", "damage.attacker_effects", 40),
        ("dp", "damage.attacker_base", 40),
        ("dp", "damage.attacker_cards", 50),
        ("base", "damage.attacker_effects", 40),
    ],
)
def test_growl_before_or_after_weakness_as_it_is_printed(edition: str, step: str, expected: int) -> None:
    growled = (Lasting("Growl", Effect(step, "reduce", (10,))),)
    assert damage(attack(mon("F", 60, hit(30), left=growled), mon(weak="F"), edition).opponent.active) == expected


def test_a_pokemon_that_cannot_attack_in_its_next_turn() -> None:
    wag = hit(None, does("leave_on_defending", Effect("attack.announce", "cannot_attack"), 2, True), name="Tail Wag")
    game = play(table(mon("C", 50, wag), mon("F", 60, hit(30)), opponent_bench="Rattata [F]"), UseAttack("Tail Wag"))
    game = play(game.game, EndTurn())
    with pytest.raises(Refused, match="because of Tail Wag"):
        play(game.game, UseAttack("Hit"))
    assert damage(play(play(game.game, Retreat("Rattata")).game, UseAttack("Bite")).game.opponent.active) == 20


def test_a_raised_attack_does_not_raise_what_a_confused_pokemon_does_to_itself() -> None:
    game = table(pokemon("Scyther [G CC] {Confused} <Swords Dance>"), "Chansey")
    assert damage(play(game, UseAttack("Slash"), "T").game.player.active) == 20


def test_mirror_move_gives_back_the_damage_and_the_condition() -> None:
    mirror = Attack("Mirror Move", "", None, effects=(
        does("same_damage", step="damage.base"), does("same_conditions"),
    ))  # fmt: skip
    bird = mon("C", 80, mirror, weak="F", name="Bird")
    foe = mon("F", 90, hit(20, does("flip_to_inflict", "Poisoned")), weak="C")
    game = play(play(table(foe, bird), UseAttack("Hit"), "H").game, EndTurn()).game
    after = play(game, UseAttack("Mirror Move")).game
    assert damage(after.opponent.active) == 40  # 20 × 2 was done to it; Weakness does not count again
    assert active(after.opponent.active).conditions == ("Poisoned",)
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
    assert active(attack(mon("G", 90, hit(30, *effects), counters=5), mon()).player.active).counters == expected
    prevented = attack(mon("G", 90, hit(30, *effects), counters=5), mon(left=AGILITY))
    assert active(prevented.player.active).counters == 5


def test_an_attack_that_only_heals_heals() -> None:
    assert (
        active(attack(mon("G", 90, hit(None, does("heal_itself", 2)), counters=5), mon()).player.active).counters == 3
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
    after = active(attack(mon("C", 60, hit(10, effect)), mon(energy="F CC W"), choices=choices).opponent.active)
    assert " ".join(card.symbol for card in after.energy) == left


def test_a_cost_of_two_types_offers_only_what_leaves_enough_for_the_other() -> None:
    both = hit(60, does("discard_each", "R", "W", step="attack.pay"))
    after = attack(mon("C", 60, both, energy="* R F"), mon())
    assert " ".join(card.symbol for card in active(after.player.active).energy) == "F"


def test_after_the_damage_as_many_cards_are_discarded_as_possible() -> None:
    """001 and 003 say of cards in the deck: do what can be done. So the Rainbow card stands for the missing Water."""
    both = hit(60, does("discard_each", "R", "W"))
    for energy in ("* R F", "R * F", "R F", "F"):
        after = attack(mon("C", 60, both, energy=energy), mon())
        assert " ".join(card.symbol for card in active(after.player.active).energy) == "F"


def test_several_targets() -> None:
    shots = hit(20, does("choose_targets", 2, step="attack.choose"), does("damage_others", 20))
    frail = mon(weak="L", name="Frail")
    after = attack(mon("L", 60, shots), frail, choices=["Frail 2", "Frail"], opponent_bench=(frail, frail))
    assert [damage(each) for each in after.opponent.in_play] == [40, 20, 0]


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Effect("damage.weakness", "remove_weakness"), 20),
        (Effect("damage.weakness", "remove_weakness", ("C",)), 20),
        (Effect("damage.weakness", "remove_weakness", ("L",)), 40),
        (Effect("damage.weakness", "weakness_becomes", ("W",)), 20),
        (Effect("damage.resistance", "resistance_becomes", ("F", 10)), 30),
        (Effect("damage.play_area", "reduce_if_attacker", ("F", 10)), 30),
        (Effect("damage.attacker_effects", "add_if_attacker", ("F", 10)), 60),
    ],
)
@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_stadiums(edition: str, effect: Effect, expected: int) -> None:
    """20 to a Colorless Pokémon with Weakness, and a card that affects the whole play area."""
    game = table(mon("F", 60, hit(20)), mon(weak="F"), edition)
    game = game._replace(stadium=TrainerCard("Gym", "Stadium", (effect,)))
    assert damage(play(game, UseAttack("Hit")).game.opponent.active) == expected


def test_a_stadium_that_makes_resistance_smaller_and_an_attack_that_minds_none() -> None:
    gym = TrainerCard("Gym", "Stadium", (Effect("damage.resistance", "resistance_counts", (10,)),))
    game = table(mon("F", 60, hit(20)), mon(resists="F"))._replace(stadium=gym)
    assert damage(play(game, UseAttack("Hit")).game.opponent.active) == 10
    minds_none = hit(20, does("remove_resistance", step="damage.resistance"))
    assert damage(attack(mon("F", 60, minds_none), mon(resists="F", weak="F")).opponent.active) == 40


@pytest.mark.parametrize(("coin", "others", "own"), [("H", 50, 0), ("T", 30, 10)])
def test_one_coin_for_more_damage_or_for_damage_to_itself(coin: str, others: int, own: int) -> None:
    either = does(
        "flip_to_do", (does("more", 20, step="damage.base"),), (does("damage_itself", 10),), step="damage.base"
    )
    after = attack(mon("L", 60, hit(30, either)), mon(), coins=coin)
    assert (damage(after.opponent.active), damage(after.player.active)) == (others, own)


def test_base_damage_from_energy_bench_and_coins() -> None:
    def dealt(attacker: Pokemon, coins: str = "", **lying: object) -> int:
        return damage(attack(attacker, mon(), coins=coins, **lying).opponent.active)

    assert dealt(mon("W", 60, hit(10, does("plus_own_energy", 10, "W", step="damage.base")), energy="W F *")) == 30
    assert dealt(mon("C", 60, hit(10, does("plus_bench", 10, step="damage.base"))), bench=(mon(), mon())) == 30
    assert dealt(mon("C", 60, hit(10, does("times_heads_until_tails", 20, step="damage.base"))), "HHT") == 40


def test_damage_to_ones_own_bench() -> None:
    quake = mon("F", 60, hit(40, does("damage_bench", 10, "own")))
    after = attack(quake, mon(), bench=(mon(), mon()), opponent_bench=mon())
    assert [damage(each) for each in after.player.in_play] == [0, 10, 10]
    assert [damage(each) for each in after.opponent.in_play] == [40, 0]


def test_prevention_of_damage_by_kind() -> None:
    safe = (power("damage.last_effects", "prevent_if_attacker", "Basic", kind="Poké-Body"),)
    hurts = hit(30, does("inflict", "Confused"))
    after = active(attack(mon("F", 60, hurts), mon(powers=safe), "dp").opponent.active)
    assert (damage(after), after.conditions) == (0, ("Confused",))
    assert damage(attack(mon("F", 60, hurts, stage="Stage 1"), mon(powers=safe), "dp").opponent.active) == 30


def test_solid_rage_works_on_an_evolved_baby_pokemon() -> None:
    """000: a Pikachu that evolved from Pichu is an Evolved Pokémon."""
    game = table("Pichu@neo>Pikachu [L] +Solid Rage", mon(), "dp", prizes=4, opponent_prizes=3)
    assert damage(play(game, UseAttack("Gnaw")).game.opponent.active) == 10 + 20


def test_an_attack_that_copies_nothing_is_still_an_attack_of_a_confused_pokemon() -> None:
    """The Confusion check is a step of every attack, after the choices: texts 000, 002 and 003."""
    game = table("Clefairy [CC F] {Confused}", "Haunter")
    found = endings(game, UseAttack("Metronome"), choices=["Dream Eater"])
    counters = {each.coins: each.play.game.player.active.counters for each in found}
    assert counters == {"H": 0, "T": 2}


@pytest.mark.parametrize("order", [("Charm", "Growl"), ("Growl", "Charm")])
def test_what_is_taken_off_twice_in_one_step_is_not_brought_back(order: tuple[str, str]) -> None:
    """20 − 20 − 20 + 10 is less than 0, whatever comes first: Diamond & Pearl, damage step b."""
    step = "damage.attacker_effects"
    left = tuple(Lasting(name, Effect(step, "reduce", (20,))) for name in order)
    charmed = pokemon("Machop [F] +Strength Charm", "dp")._replace(effects=left)
    assert play(table(charmed, "Chansey", "dp"), UseAttack("Low Kick")).game.opponent.active.counters == 0
