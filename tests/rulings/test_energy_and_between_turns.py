"""Situations that could not be told to the engine: Energy that depends, cards that act between turns."""

import pytest
from in_play import active_pokemon
from own_cards import refused
from situations import attack, damage, does, hit, mon, power

from rules import (
    Effect,
    EndTurn,
    EnergyCard,
    Evolve,
    PlayTrainer,
    Pokemon,
    Retreat,
    TrainerCard,
    UseAttack,
    card,
    legal_actions,
    play,
    pokemon,
    retreat,
    table,
)

MULTI = EnergyCard("Multi Energy", "A*", "*", basic=False, print="dp",
                   effects=(Effect("energy", "colorless_beside_special"),))  # fmt: skip
EITHER = EnergyCard("Blend Energy", "RW", "R/W", basic=False, print="dp")
SCRAMBLE = EnergyCard("Scramble Energy", "S*", "C", basic=False, print="dp",
                      effects=(Effect("energy", "gives_when_behind", ("***",)),))  # fmt: skip


def user(cost: str, *cards: EnergyCard, stage: str = "Basic") -> Pokemon:
    return mon("R", 60, hit(10, cost=cost), stage=stage)._replace(energy=cards)


@pytest.mark.parametrize(("cost", "cards", "enough"), [
    ("R", (MULTI,), True), ("RW", (MULTI,), False), ("R", (MULTI, card("CC")), False),
    ("CCC", (MULTI, card("CC")), True),
    ("R", (MULTI, MULTI), False), ("RF", (MULTI, card("F")), True), ("R", (EITHER,), True), ("W", (EITHER,), True),
    ("RW", (EITHER,), False), ("RW", (EITHER, EITHER), True), ("RR", (EITHER, card("W")), False),
    ("RW", (EITHER, card("R")), True), ("RWG", (EITHER, EITHER, card("G")), True), ("C", (EITHER,), True),
    ("CC", (EITHER,), False), ("RRC", (EITHER, card("*"), card("F")), True), ("CCC", (SCRAMBLE,), False),
])  # fmt: skip
def test_energy_that_depends_on_what_else_is_attached(cost: str, cards: tuple[EnergyCard, ...], enough: bool) -> None:
    game = table(user(cost, *cards), edition="dp")
    assert (UseAttack("Hit") in legal_actions(game)) == enough


def test_energy_of_two_types_is_one_energy_for_a_retreat_and_scramble_energy_can_be_three() -> None:
    one = mon("R", 60)
    one = one._replace(cards=(one.card._replace(retreat_cost=1),), energy=(EITHER, EITHER))
    assert retreat.payments(table(one, edition="dp", bench="Rattata")) == [("RW",)]
    behind = user("RWG", SCRAMBLE, stage="Stage 1")
    assert UseAttack("Hit") in legal_actions(table(behind, edition="dp", prizes=4, opponent_prizes=3))
    assert UseAttack("Hit") not in legal_actions(table(behind, edition="dp", prizes=3, opponent_prizes=3))


def test_any_card_can_act_between_turns() -> None:
    """A Power that heals, a Tool that hurts, and a Stadium that acts on every Pokémon."""
    heals = power("between_turns.cards", "heal_holder", 1, kind="Poké-Body")
    hurts = TrainerCard("Thorn", "Pokémon Tool", (Effect("between_turns.cards", "hurt_holder", (2,)),))
    one = mon(powers=(heals,), counters=3)
    game = table(one, mon(counters=1)._replace(trainers=(hurts,)), "dp", bench=[mon(powers=(heals,))])
    ended = play(game, EndTurn()).game
    assert [each.counters for each in (*ended.opponent.in_play, *ended.player.in_play)] == [2, 0, 3]
    spring = TrainerCard("Spring", "Stadium", (Effect("between_turns.cards", "heal_holder", (1,)),))
    game = table("Rattata c=1", "Onix c=3", "dp", bench="Machop c=2", stadium=spring)
    ended = play(game, EndTurn()).game
    assert [each.counters for each in (*ended.opponent.in_play, *ended.player.in_play)] == [0, 1, 2]
    poisonous = TrainerCard("Sting", "Pokémon Tool", (Effect("between_turns.poison", "hurt_holder", (1,)),))
    game = table(mon(conditions=("Poisoned",))._replace(trainers=(poisonous,)), mon(), "dp")
    assert active_pokemon(play(game, EndTurn()).game.opponent).counters == 2


def test_a_power_that_acts_between_turns_is_off_with_its_conditions() -> None:
    heals = power("between_turns.cards", "heal_holder", 1, kind="Poké-Power")
    game = table(mon(powers=(heals,), counters=3, conditions=("Paralyzed",)), mon(), "dp")
    asleep = table(mon(powers=(heals,), counters=3, conditions=("Asleep",)), mon(), "dp")
    assert active_pokemon(play(asleep, EndTurn(), coins="T").game.opponent).counters == 3
    assert active_pokemon(play(game, EndTurn()).game.opponent).counters == 2  # it has recovered by then


def test_the_changed_retreat_cost_and_the_changed_attack_cost_are_the_ones_that_count() -> None:
    more = TrainerCard("Gravity", "Pokémon Tool", (Effect("retreat.pay", "costs_more", (1,)),))
    defender = mon()._replace(trainers=(more,))
    defender = defender._replace(cards=(defender.card._replace(retreat_cost=2),))
    kick = mon("F", 60, hit(10, does("plus_retreat_cost", 20, step="damage.base")))
    assert damage(attack(kick, defender, "dp").opponent.active) == 10 + 3 * 20
    heavy = TrainerCard("Heavy", "Stadium", (Effect("attack.announce", "attack_costs_more", (1,)),))
    pump = pokemon("Blastoise [W W W W]")
    for game, dealt in [(table(pump, mon()), 50), (table(pump, mon(), stadium=heavy), 40)]:
        assert damage(play(game, UseAttack("Hydro Pump")).game.opponent.active) == dealt


@pytest.mark.parametrize(("which", "left"), [("each", [1, 0, 3]), ("others", [3, 0, 3]), ("bench", [3, 0, 3])])
def test_an_attack_can_heal_several_pokemon_each_at_most_its_damage(which: str, left: list[int]) -> None:
    breath = hit(None, does("heal_own", 2, which))
    game = table(mon("W", 60, breath)._replace(counters=3), bench=[mon(counters=1), mon(counters=5)])
    assert [each.counters for each in play(game, UseAttack("Hit")).game.player.in_play] == left


def test_a_doll_can_get_a_char_counter_but_no_special_condition() -> None:
    """Card text: it cannot be Asleep, Confused, Paralyzed or Poisoned; a Char counter is none of these."""
    game = table("Quilava [R R R]", "Clefairy Doll", "neo", opponent_bench="Rattata")
    char = mon("R", 60, hit(None, does("flip_for_char_counter")))
    marked = table(char, "Clefairy Doll", "neo", opponent_bench="Rattata")
    assert active_pokemon(play(marked, UseAttack("Hit"), coins="H").game.opponent).conditions == ("Char",)
    sleepy = mon("P", 60, hit(None, does("inflict", "Asleep")))
    safe = table(sleepy, "Clefairy Doll", "neo", opponent_bench="Rattata")
    assert active_pokemon(play(safe, UseAttack("Hit")).game.opponent).conditions == ()
    assert active_pokemon(game.opponent).card.prizes == 0


def test_who_took_the_last_prize_has_won_before_the_other_draws() -> None:
    """Texts 001 to 004: a player loses at the start of a turn, and the game is over before that."""
    for deck_ in ("", "F"):
        game = table("Hitmonchan [F]", "Rattata", opponent_bench="Pidgey", opponent_deck=deck_, prizes=1)
        won = play(game, UseAttack("Jab")).game
        assert (won.ways, won.winner) == ((1, 0), 0)
        assert refused(won, EndTurn()) == ("turn.over", "game")


AGAIN = ("retreat.confusion", "again")


def test_a_failed_confused_retreat_belongs_to_the_pokemon_and_ends_when_it_evolves() -> None:
    hand = "Ninetales, Full Heal, Switch, Switch"
    game = table("Vulpix [R R R] {Confused}", bench="Rattata", hand=hand)
    failed = play(game, Retreat("Rattata", "R"), coins="T").game
    assert refused(failed, Retreat("Rattata", "R")) == AGAIN
    assert refused(play(failed, PlayTrainer("Full Heal")).game, Retreat("Rattata", "R")) == AGAIN
    switched = play(failed, PlayTrainer("Switch")).game
    assert refused(play(switched, PlayTrainer("Switch")).game, Retreat("Rattata", "R")) == AGAIN
    other = play(switched, Retreat("Vulpix"))
    assert active_pokemon(other.game.player).name == "Vulpix"
    evolved = play(failed, Evolve("Ninetales", "Vulpix")).game
    assert active_pokemon(play(evolved, Retreat("Rattata", "R")).game.player).name == "Rattata"
    later = play(play(failed, EndTurn()).game, EndTurn()).game
    assert active_pokemon(play(later, Retreat("Rattata", "R"), coins="H").game.player).name == "Rattata"


def test_a_coin_between_turns_and_several_pokemon_at_once() -> None:
    coin = Effect("between_turns.cards", "flip_to_do", ((Effect("between_turns.cards", "heal_holder", (2,)),),))
    lucky = TrainerCard("Lucky Leaf", "Pokémon Tool", (coin,))
    game = table(mon(counters=3)._replace(trainers=(lucky,)), mon(), "neo")
    assert [active_pokemon(play(game, EndTurn(), coins=each).game.opponent).counters for each in "HT"] == [1, 3]
    asleep = Effect("damage.other_effects", "inflict", ("Asleep",))
    healed = Effect("damage.other_effects", "heal_itself", (1,))
    song = hit(None, does("for_each", "opponents", (asleep,)), does("for_each", "own others", (healed,)))
    game = table(mon("C", 60, song)._replace(counters=2), bench=[mon(counters=2)], opponent_bench=["Rattata", "Onix"])
    ended = play(game, UseAttack("Hit")).game
    assert [each.counters for each in ended.player.in_play] == [2, 1]
    assert all(each.conditions == ("Asleep",) for each in ended.opponent.in_play)


def test_dp_a_trainer_card_that_heals_nobody_is_not_played() -> None:
    center = TrainerCard("Center", effects=(Effect("trainer.carry_out", "heal_own", (9, "each")),))
    assert refused(table("Rattata", edition="dp", hand=center), PlayTrainer("Center")) == (
        "trainer.carry_out", "no_effect",
    )  # fmt: skip
    game = table("Rattata", edition="dp", hand=center, bench="Onix c=3")
    assert play(game, PlayTrainer("Center")).game.player.bench[0].counters == 0
