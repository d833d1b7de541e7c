"""Questions that players ask a judge: Energy beyond a cost, and damage to the attacker itself."""

import pytest
from in_play import active_pokemon
from own_cards import names, refused
from situations import attack, damage, does, hit, mon

from rules import (
    AttachEnergy,
    Effect,
    Evolve,
    PokemonCard,
    Power,
    UseAttack,
    play,
    pokemon,
    table,
)


@pytest.mark.parametrize(
    ("cost", "attached", "expected"),
    [
        ("WC", "W W", 20),
        ("WC", "W W F", 30),
        ("WC", "W CC", 20),
        ("WWC", "W W W CC", 40),
        ("WC", "W W W W W F", 40),
        ("WC", "* W F", 30),
        ("WF", "W W F", 30),
    ],
)
def test_energy_of_another_type_may_pay_for_what_may_be_of_any_type(cost: str, attached: str, expected: int) -> None:
    """Card text: 10 more for each Water Energy that is not used to pay, up to 2 of them."""
    gun = hit(20 + 10 * (cost == "WWC"), does("plus_extra_energy", "W", 10, 2, step="damage.base"), cost=cost)
    assert damage(attack(mon("W", 60, gun, energy=attached), mon()).opponent.active) == expected


def test_a_copied_attack_is_paid_for_with_the_cost_of_the_copying_one() -> None:
    """Card text, and another project's test: 3 Colorless are paid, and 1 Water is left over."""
    pump = hit(40, does("plus_extra_energy", "W", 10, 2, step="damage.base"), cost="WWW", name="Hydro Pump")
    game = table("Clefairy [CC W W]", mon("W", 100, pump))
    assert damage(play(game, UseAttack("Metronome")).game.opponent.active) == 50


def test_neo_metal_energy_reduces_what_strikes_back() -> None:
    """Card text: damage done to the Pokémon, not only by attacks."""
    assert damage(attack(mon("M", 60, hit(10), energy="M*", edition="neo"), "Machamp", "neo").player.active) == 0
    assert damage(attack(mon("M", 60, hit(10), trainers="Defender"), "Machamp", "neo").player.active) == 10


@pytest.mark.parametrize(("tool", "own"), [("Strength Charm", 30), ("PlusPower", 20)])
def test_dp_strength_charm_makes_damage_to_oneself_greater_too(tool: str, own: int) -> None:
    """A dated answer, 2004-03-25; the card speaks of the Active Pokémon, and not of the Bench."""
    flips = hit(30, does("damage_itself", 20), does("damage_bench", 10))
    attacker = mon("C", 90, flips, trainers=tool, edition="dp")
    ended = attack(attacker, mon(), "dp", opponent_bench=mon())
    assert [damage(each) for each in (ended.player.active, *ended.opponent.in_play)] == [own, 40, 10]


def test_energy_that_hurts_may_knock_out_and_gives_a_prize() -> None:
    """Card text of Rainbow Energy: damage counters Knock Out like any other."""
    game = play(table("Rattata c=2", bench="Machop", hand="*"), AttachEnergy("*", "Rattata")).game
    assert (active_pokemon(game.player).name, len(game.opponent.prizes)) == ("Machop", 5)
    assert names(game.player.discard) == ["*", "Rattata"]


def test_dp_a_knocked_out_pokemon_may_leave_conditions_on_the_attacker() -> None:
    """A dated answer, 2005-09-22: what a Knock Out triggers happens too."""
    effects = tuple(Effect("knock_out.retaliate", "inflict_itself", (each,)) for each in ("Confused", "Poisoned"))
    koffing = mon("G", 50, powers=(Power("Knockout Gas", "Poké-Body", effects),), conditions=("Asleep",))
    ended = attack(mon("F", 80, hit(100)), koffing, "dp", opponent_bench="Starly")
    assert active_pokemon(ended.player).conditions == ("Confused", "Poisoned")


def test_neo_a_baby_pokemon_evolves_into_the_printed_basic_pokemon_and_not_past_it() -> None:
    """Dated answers, 2001: not into an owner's Pokémon; and the Stage 1 card needs the Basic one first."""
    raichu = PokemonCard("Dark Raichu", 70, "L", "Stage 1", "Pikachu")
    surge = PokemonCard("Lt. Surge's Pikachu", 50, "L")
    game = table(pokemon("Pichu", "neo"), edition="neo", hand=(raichu, surge))
    assert refused(game, Evolve("Dark Raichu", "Pichu")) == ("evolve.name", "other_name")
    assert refused(game, Evolve("Lt. Surge's Pikachu", "Pichu")) == ("evolve.name", "basic")
