"""Cards that change a rule for others: Powers that stop Powers or evolving, and attacks that cost more or less."""

from typing import Any

import pytest
from in_play import active_pokemon
from own_cards import SEEDOT, names, pass_turns, plays, refused, trainer
from situations import attack, damage, does, hit, mon, power

from rules import (
    Effect,
    Evolve,
    Game,
    PlayTrainer,
    Pokemon,
    PokemonCard,
    Power,
    Retreat,
    UseAttack,
    UsePower,
    card,
    legal_actions,
    play,
    retreat,
    table,
)

LEVELED = PokemonCard("Machoke LV.X", 110, "F", "LV.X", "Machoke", print="dp")
GAS = Power("Toxic Gas", effects=(Effect("power.condition", "ignore_powers"),))
MUK = mon("G", 70, name="Muk", powers=(GAS,))


def drawing(bench: tuple[Pokemon, ...], opponent: Pokemon | str = "Rattata", **fields: Any) -> Game:
    """A player with a Power that draws a card."""
    return table(mon(powers=(power("power.use", "draw", 1),)), opponent, bench=bench, **fields)


@pytest.mark.parametrize("own", [True, False])
def test_toxic_gas_ends_every_power_of_both_players_but_itself(own: bool) -> None:
    """Card text."""
    game = drawing((MUK,)) if own else drawing((), opponent_bench=[MUK])
    assert refused(game, UsePower("Gift")) == ("power.condition", "ignored")
    assert not any(isinstance(each, UsePower) for each in legal_actions(game))
    assert damage(attack(mon("F", 60, hit(30)), "Mr. Mime", bench=[MUK]).opponent.active) == 30
    assert damage(attack(mon("F", 60, hit(30)), "Machamp", opponent_bench=[MUK]).player.active) == 0
    assert retreat.cost(table("Machoke", bench=["Dodrio", MUK]), 0) == 3


def test_toxic_gas_stops_while_its_pokemon_is_asleep_but_not_because_of_another_toxic_gas() -> None:
    """Card text."""
    asleep = MUK._replace(conditions=("Asleep",))
    assert len(play(drawing((), asleep), UsePower("Gift")).game.player.hand) == 1
    assert refused(drawing((MUK,), asleep), UsePower("Gift"))[1] == "ignored"
    assert refused(drawing((MUK,), MUK), UsePower("Gift"))[1] == "ignored"


def test_energy_of_every_type_may_be_moved_as_grass_energy_and_does_not_hurt_again() -> None:
    """A dated answer, 2000-06-22: Rainbow Energy can be moved."""
    trans = power("power.use", "move_own_energy", "G")
    game = table(mon("G", 80, name="Venusaur", powers=(trans,), energy="* R"), bench="Rattata")
    moved = play(game, UsePower("Gift")).game
    assert (names(moved.player.bench[0].energy), moved.player.bench[0].counters) == (["*"], 0)
    assert "turn.attach_energy" not in moved.done
    assert refused(table(mon(powers=(trans,), energy="R"), bench="Rattata"), UsePower("Gift"))[1] == "no_own_energy"


def test_a_damage_counter_may_be_moved_but_not_to_knock_out() -> None:
    """Card text: as often as one likes, as long as it Knocks Out nobody."""
    swap = (power("power.use", "move_own_counter"),)
    game = table(mon("P", 80, name="Alakazam", powers=swap, counters=3), bench="Rattata, Machop c=4")
    once = play(game, UsePower("Gift"), choices=("Alakazam",)).game
    twice = play(once, UsePower("Gift"), choices=("Alakazam",)).game
    assert [each.counters for each in twice.player.in_play] == [1, 2, 4]
    only = table(mon(powers=swap, counters=1), bench="Rattata c=2")
    assert active_pokemon(play(only, UsePower("Gift")).game.player).counters == 2
    full = table(mon(powers=swap, counters=0), bench="Rattata")
    assert refused(full, UsePower("Gift")) == ("power.use", "no_own_counter")


@pytest.mark.parametrize("coin", ["H", "T"])
def test_an_attack_that_is_used_once_stays_used_on_the_bench(coin: str) -> None:
    """Card text of Leek Slap: as long as the Pokémon stays in play, even on the Bench, and whatever the coin was."""
    slap = hit(30, does("once_in_play", step="attack.pay"), does("flip_for_nothing", step="damage.base"), name="Slap")
    game = table(mon("C", 50, slap, name="Duck"), mon(), bench="Doduo")
    game = pass_turns(play(game, UseAttack("Slap"), coin).game, 2)
    assert refused(game, UseAttack("Slap")) == ("attack.announce", "forbidden")
    back = play(play(game, Retreat("Doduo")).game, Retreat("Duck")).game
    assert refused(back, UseAttack("Slap")) == ("attack.announce", "forbidden")


def test_dp_a_card_takes_colorless_energy_off_a_cost_and_no_other() -> None:
    """Dated answers, 2009-02-12 and 2009-06-04: an attack that costs 1 Colorless Energy needs none."""
    gain = trainer(
        "Energy Gain", plays("attach_itself"), Effect("attack.announce", "attack_costs_less", (1,)), kind="Pokémon Tool"
    )
    for cost, attached, enough in (("C", "", True), ("R", "", False), ("RC", "R", True), ("RR", "R", False)):
        active = mon("R", 60, hit(20, cost=cost), energy=attached)._replace(trainers=(gain,))
        game = table(active, mon(), "dp")
        assert (UseAttack("Hit") in legal_actions(game)) == enough
        if enough:
            assert damage(play(game, UseAttack("Hit")).game.opponent.active) == 20
        else:
            assert refused(game, UseAttack("Hit")) == ("attack.announce", "energy")


@pytest.mark.parametrize(("kind", "enough"), [("Evolved", True), ("Basic", False)])
def test_a_stadium_or_an_attack_may_make_attacks_cost_more(kind: str, enough: bool) -> None:
    """Card text; it is for Pokémon of a kind, and goes with the card."""
    more = Effect("attack.announce", "attack_costs_more", (1, kind))
    gym = trainer("Gym", more, kind="Stadium")
    game = table("Hitmonchan [F]", mon(), stadium=gym)
    assert (UseAttack("Jab") in legal_actions(game)) == enough
    assert UseAttack("Jab") in legal_actions(game._replace(stadium=None))
    slowed = attack(mon("C", 60, hit(10, does("leave_on_defending", more))), "Hitmonchan [F]")
    assert (UseAttack("Jab") in legal_actions(pass_turns(slowed, 1))) == enough
    assert UseAttack("Jab") in legal_actions(pass_turns(slowed, 3))


def test_prehistoric_power_lets_nobody_evolve_from_the_hand() -> None:
    """Card text, and dated answers, 2003: a card that evolves from the deck is not stopped; Toxic Gas ends it."""
    old = mon("F", 60, name="Aerodactyl", powers=(power("evolve.this_turn", "no_evolution"),))
    wally = trainer("Wally", plays("evolve_from_deck"))
    game = table("Machop", edition="dp", hand=(card("Machoke", "dp"), wally), deck="Machoke", opponent_bench=[old])
    assert refused(game, Evolve("Machoke", "Machop")) == ("evolve.this_turn", "forbidden")
    assert not any(isinstance(each, Evolve) for each in legal_actions(game))
    assert active_pokemon(play(game, PlayTrainer("Wally"), shuffles=[""]).game.player).name == "Machoke"
    stopped = table("Machop", hand="Machoke", bench=[MUK], opponent_bench=[old])
    assert active_pokemon(play(stopped, Evolve("Machoke", "Machop")).game.player).name == "Machoke"
    leveled = table("Seedot", edition="dp", hand=SEEDOT, opponent_bench=[old])
    assert active_pokemon(play(leveled, Evolve("Seedot LV.X", "Seedot")).game.player).name == "Seedot LV.X"


def test_dp_a_stadium_lets_pokemon_evolve_at_once_but_not_on_a_first_turn() -> None:
    """A dated answer, 2009-02-12: as much as one likes, whenever the Pokémon came into play. A level still waits."""
    broken = trainer("Broken Time-Space", Effect("evolve.this_turn", "evolve_at_once"), kind="Stadium")
    hand = (card("Machoke", "dp"), card("Machamp"), LEVELED)
    game = table("Starly", edition="dp", bench="Machop !", hand=hand, stadium=broken)
    once = play(game, Evolve("Machoke", "Machop")).game
    assert Evolve("Machamp", "Machoke") in legal_actions(once)
    assert play(once, Evolve("Machamp", "Machoke")).game.player.bench[0].name == "Machamp"
    assert refused(game._replace(turn=2), Evolve("Machoke", "Machop")) == ("evolve.first_turn", "first_turn")
    active = table("Machop !", edition="dp", hand=hand, stadium=broken)
    once = play(active, Evolve("Machoke", "Machop")).game
    assert refused(once, Evolve("Machoke LV.X", "Machoke")) == ("evolve.this_turn", "this_turn")
    assert Evolve("Machoke LV.X", "Machoke") not in legal_actions(once)


HIDEOUT = trainer("Hideout", plays("enter_play_area"), Effect("hp", "more_hp", (20, "named Rocket's")), kind="Stadium")
SNEASEL = mon("D", 90, name="Rocket's Sneasel", counters=10)


def test_dp_hit_points_that_a_stadium_adds_go_with_it() -> None:
    """Card text: a Pokémon that has more damage than its printed Hit Points is Knocked Out then."""
    gym = trainer("Gym", plays("enter_play_area"), kind="Stadium")
    game = table("Starly", SNEASEL._replace(more_hp=20), "dp", hand=gym, opponent_bench="Starly", stadium=HIDEOUT)
    assert [each.hp for each in game.opponent.in_play] == [110, 50]
    assert active_pokemon(pass_turns(game, 2).opponent).name == "Rocket's Sneasel"
    ended = play(game, PlayTrainer("Gym")).game
    assert (active_pokemon(ended.opponent).name, len(ended.player.prizes)) == ("Starly", 5)


def test_dp_what_is_discarded_when_a_stadium_comes_is_discarded_before_it_is_knocked_out() -> None:
    """A dated answer, 2006-07-13: everything the new card does comes before Knock Outs are looked at."""
    stump = trainer("Giant Stump", plays("enter_play_area"), plays("limit_bench", 3), kind="Stadium")
    bench = (SNEASEL, SNEASEL, mon(), mon(), mon())
    game = table("Starly", mon(), "dp", hand=stump, opponent_bench=bench, stadium=HIDEOUT)
    ended = play(game, PlayTrainer("Giant Stump"), choices=("Rocket's Sneasel", "Rocket's Sneasel")).game
    assert (len(ended.player.prizes), len(ended.opponent.bench)) == (6, 3)
    ended = play(game, PlayTrainer("Giant Stump"), choices=("Rocket's Sneasel", "Wanderer 2")).game
    assert (len(ended.player.prizes), len(ended.opponent.bench)) == (5, 2)


def test_a_tool_or_a_power_may_add_hit_points() -> None:
    """Card text: damage equal to all Hit Points Knocks Out; without the Tool those are fewer again."""
    charm = trainer("Charm", plays("attach_itself"), Effect("hp", "more_hp", (10,)), kind="Pokémon Tool")
    held = mon("C", 30, powers=(power("hp", "more_hp", 10),))._replace(trainers=(charm,))
    for amount, left in ((40, 1), (50, 0)):
        ended = attack(mon("F", 60, hit(amount)), held, opponent_bench="Doduo").opponent
        assert (active_pokemon(ended).name == "Wanderer") == bool(left)
    tail = trainer("Tail Wind", plays("remove_tool"))
    game = table("Machop", held._replace(counters=4, more_hp=20), hand=tail, opponent_bench="Doduo")
    assert active_pokemon(play(game, PlayTrainer("Tail Wind")).game.opponent).name == "Doduo"
