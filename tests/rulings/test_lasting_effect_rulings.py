"""What an attack leaves on a Pokémon for a later turn, and when it ends.

What each does is printed on cards of the time, outside the texts; where it acts follows from the texts.
"""

import pytest
from in_play import active_pokemon
from situations import attack, damage, does, hit, mon

from rules import (
    Effect,
    EndTurn,
    Evolve,
    Lasting,
    Pokemon,
    Refused,
    Retreat,
    UseAttack,
    play,
    pokemon,
    table,
)  # fmt: skip

REDUCED = Effect("damage.last_effects", "reduce_from_opponent", (10,))


POUNCE = hit(30, does("leave_on_itself", REDUCED, 2, True), name="Pounce")


def after_pounce() -> Pokemon:
    """A Pokémon that used Pounce last turn."""
    return active_pokemon(attack(mon("C", 70, POUNCE), mon()).player)._replace(
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
    assert active_pokemon(leaves.opponent).effects == ()
    back = play(leaves, Retreat("Foe")).game
    assert damage(play(back, UseAttack("Hit")).game.opponent.active) == 30


def test_pounce_ends_when_the_attacker_evolves_or_is_knocked_out() -> None:
    game = table("Machop", after_pounce(), hand="Machoke")
    assert active_pokemon(play(game, Evolve("Machoke", "Machop")).game.opponent).effects == ()
    dies = mon("C", 20, hit(10, does("damage_itself", 20)))
    assert active_pokemon(attack(dies, after_pounce(), bench="Rattata").opponent).effects == ()


def test_harden_does_not_end_when_the_attacker_leaves() -> None:
    game = play(table("Rattata", "Onix <Harden>", bench="Machop"), Retreat("Machop")).game
    assert active_pokemon(game.opponent).effects != ()


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


@pytest.mark.parametrize("order", [("Charm", "Growl"), ("Growl", "Charm")])
def test_what_is_taken_off_twice_in_one_step_is_not_brought_back(order: tuple[str, str]) -> None:
    """20 − 20 − 20 + 10 is less than 0, whatever comes first: Diamond & Pearl, damage step b."""
    step = "damage.attacker_effects"
    left = tuple(Lasting(name, Effect(step, "reduce", (20,))) for name in order)
    charmed = pokemon("Machop [F] +Strength Charm", "dp")._replace(effects=left)
    assert active_pokemon(play(table(charmed, "Chansey", "dp"), UseAttack("Low Kick")).game.opponent).counters == 0
