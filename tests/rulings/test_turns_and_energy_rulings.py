"""What a player may still do in a turn, and where Energy goes."""

import pytest
from in_play import active_pokemon
from own_cards import do, names, pass_turns, refused
from situations import attack, damage, hit, mon

from rules import (
    AttachEnergy,
    Evolve,
    PlayTrainer,
    PutOnBench,
    Retreat,
    UseAttack,
    UsePower,
    card,
    energy,
    legal_actions,
    pokemon,
    retreat,
    table,
)


@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_the_first_turn(edition: str) -> None:
    """004, and booklets: one may attack, retreat and attach, but not evolve; in 2007 no Trainer for the first."""
    game = table("Doduo", mon(), edition, bench="Hitmonchan [F]", hand="F, Machop, Bill", turn=1)
    actions = legal_actions(game)
    assert {type(each) for each in actions} >= {AttachEnergy, PutOnBench, Retreat}
    assert (PlayTrainer("Bill") in actions) == (edition != "dp")
    assert PlayTrainer("Bill") in legal_actions(game._replace(turn=2))
    assert damage(do(game, Retreat("Hitmonchan"), UseAttack("Jab")).opponent.active) == 20
    second = table("Machop", edition=edition, hand="Machoke", turn=2)
    assert refused(second, Evolve("Machoke", "Machop")) == ("evolve.first_turn", "first_turn")


@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_a_switch_beside_a_retreat(edition: str) -> None:
    """004: a Trainer card that switches is no retreat, before or after one; a second retreat is for Base and Neo."""
    game = table("Doduo", edition=edition, bench="Scyther, Marill", hand="Switch")
    switched = do(game, PlayTrainer("Switch"), choices=("Scyther",))
    assert active_pokemon(do(switched, Retreat("Doduo")).player).name == "Doduo"
    retreated = do(game, Retreat("Scyther"))
    assert active_pokemon(do(retreated, PlayTrainer("Switch"), choices=("Marill",)).player).name == "Marill"
    assert (Retreat("Doduo") in legal_actions(retreated)) == (edition != "dp")


def test_each_dodrio_on_the_bench_helps_and_the_opponents_do_not() -> None:
    """Card text, and the official Game Boy game: 1 less for each, never below 0."""
    costs = [retreat.cost(table("Machoke", bench=", ".join(["Dodrio"] * count)), 0) for count in range(5)]
    assert costs == [3, 2, 1, 0, 0]
    assert retreat.cost(table("Machoke", opponent_bench="Dodrio"), 0) == 3


def test_full_heal_does_not_give_the_retreat_back() -> None:
    """A booklet: after tails it cannot try again this turn. In its next turn it can."""
    failed = do(table("Doduo {Confused}", bench="Rattata", hand="Full Heal"), Retreat("Rattata"), coins="T")
    assert refused(do(failed, PlayTrainer("Full Heal")), Retreat("Rattata")) == ("retreat.confusion", "again")
    assert Retreat("Rattata") in legal_actions(pass_turns(failed, 2))


def test_neo_a_coin_for_each_and_the_attack_goes_ahead_only_if_each_is_heads() -> None:
    """000: Baby Pokémon, Sand-attack and Smokescreen each ask for a coin, then Confusion."""
    attacker = "Hitmonchan [F] {Confused} <Sand-attack> <Smokescreen>"
    baby = pokemon("Pichu", "neo")
    game = table(attacker, baby, "neo")
    assert damage(do(game, UseAttack("Jab"), coins="HHHH").opponent.active) == 20
    assert damage(do(game, UseAttack("Jab"), coins="HHHT").player.active) == 20
    for coins in ("T", "HT", "HHT"):
        assert do(game, UseAttack("Jab"), coins=coins).player == game.player


@pytest.mark.parametrize(
    ("symbol", "stadium", "hand"),
    [("C*", "", ["C*"]), ("*", "Ecogym", ["*"]), ("CC", "Ecogym", []), ("F", "Ecogym", ["F"]), ("F", "", [])],
)
def test_neo_where_energy_goes_that_the_opponent_removes(symbol: str, stadium: str, hand: list[str]) -> None:
    """Dated answers, 2000-12-21: Ecogym gives back all but Colorless Energy; Recycle Energy always returns."""
    target = mon(energy=symbol, edition="neo")
    game = table("Machop", target, "neo", hand="Energy Removal", stadium=stadium)
    assert names(do(game, PlayTrainer("Energy Removal")).opponent.hand) == hand
    assert names(attack(mon("F", 60, hit(200)), target, "neo", opponent_bench="Doduo").opponent.hand) == (
        ["C*"] if symbol == "C*" else []
    )


def test_rain_dance_attaches_basic_water_energy_and_leaves_the_turns_own_energy() -> None:
    """A dated answer, 2000-06-22: Rainbow Energy in the hand is of no type."""
    game = table("Blastoise", hand=(*energy("W *"), card("F")), bench="Squirtle, Rattata")
    danced = do(game, UsePower("Rain Dance"), choices=("Squirtle",))
    assert names(danced.player.bench[0].energy) == ["W"]
    assert refused(danced, UsePower("Rain Dance")) == ("power.use", "no_card")
    assert names(do(danced, AttachEnergy("F", "Rattata")).player.bench[1].energy) == ["F"]
