"""The order of an attack: what is lost, which coins are flipped, who ends up with how much damage."""

from typing import Any

import pytest
from in_play import active_pokemon

from rules import Game, Need, Pokemon, Refused, UseAttack, WrongAnswer, energy, enough_energy, play, table


def active(position: Game, **answers: Any) -> tuple[Pokemon, Pokemon]:
    """Both Active Pokémon after an attack."""
    game = play(position, UseAttack(answers.pop("attack", "Ember")), **answers).game
    return active_pokemon(game.player), active_pokemon(game.opponent)


@pytest.mark.parametrize(
    ("attached", "enough"),
    [("F F W", True), ("F W W", False), ("F CC", False), ("F F CC", True), ("F F", False), ("F F F", True)],
)
def test_what_pays_for_fighting_fighting_colorless(attached: str, enough: bool) -> None:
    assert enough_energy("FFC", energy(attached)) is enough


@pytest.mark.parametrize(
    ("coins", "energy_left", "counters", "hit"),
    [("T", 2, 0, 0), ("HT", 1, 0, 0), ("HHT", 1, 2, 0), ("HHH", 1, 0, 3)],
)
def test_three_coins_in_a_row(coins: str, energy_left: int, counters: int, hit: int) -> None:
    """Text 000: Baby Pokémon, then the payment, then Smokescreen, then Confusion."""
    game = table("Charmander [R F] {Confused} <Smokescreen>", "Pichu", "neo", opponent_bench="Rattata")
    after = play(game, UseAttack("Ember"), coins=coins)
    attacker = active_pokemon(after.game.player)
    assert (len(attacker.energy), attacker.counters) == (energy_left, counters)
    placed = [e.value("count") for e in after.trace if e.what == "placed" and e.value("pokemon") == "Pichu"]
    assert placed == ([hit] if hit else [])


def test_a_coin_too_many_and_a_coin_too_few_name_themselves() -> None:
    game = table("Charmander [R F] <Sand-attack>", "Sandshrew")
    with pytest.raises(WrongAnswer, match="1 coin was not needed: H"):
        play(game, UseAttack("Ember"), coins="TH")
    with pytest.raises(Need, match=r"attack\.alter_or_cancel: a coin is needed") as need:
        play(game, UseAttack("Ember"))
    assert need.value.is_coin
    with pytest.raises(WrongAnswer, match="not “X”"):
        play(game, UseAttack("Ember"), coins="X")


def test_choices_too_few_too_many_and_impossible_name_themselves() -> None:
    game = table("Poliwhirl [W W]", "Pikachu")
    with pytest.raises(Need, match=r"attack\.choose: a choice is needed: Gnaw, Thunder Jolt") as need:
        play(game, UseAttack("Amnesia"))
    assert need.value.options == ("Gnaw", "Thunder Jolt")
    with pytest.raises(WrongAnswer, match="“Surf” cannot be chosen"):
        play(game, UseAttack("Amnesia"), choices=["Surf"])
    with pytest.raises(WrongAnswer, match="1 choice was not needed: Surf"):
        play(game, UseAttack("Amnesia"), choices=["Gnaw", "Surf"])


def test_too_little_energy_is_refused_before_the_baby_flip() -> None:
    game = table("Charmander [F]", "Pichu", "neo")
    with pytest.raises(Refused) as refused:
        play(game, UseAttack("Ember"), coins="H")
    assert refused.value.rule == "attack.announce"
    assert game == table("Charmander [F]", "Pichu", "neo")


@pytest.mark.parametrize("condition", ["Asleep", "Paralyzed"])
def test_an_asleep_or_paralyzed_pokemon_cannot_attack(condition: str) -> None:
    with pytest.raises(Refused, match=f"Charmander is {condition}"):
        play(table(f"Charmander [R F] {{{condition}}}"), UseAttack("Ember"))


def test_an_attack_that_the_pokemon_does_not_have() -> None:
    with pytest.raises(Refused, match="has no attack “Jab”"):
        play(table("Charmander [R F]"), UseAttack("Jab"))


def test_a_failed_attack_hits_its_own_weakness_in_base_but_not_in_dp() -> None:
    """Mewtwo has Weakness to its own type: 20 × 2 = 40 in Base, 3 counters in Diamond & Pearl."""
    for edition, counters in [("base", 4), ("neo", 4), ("dp", 3)]:
        game = table("Mewtwo [P P] {Confused}", "Rattata", edition)
        assert active_pokemon(play(game, UseAttack("Psychic"), coins="T").game.player).counters == counters


def test_a_failed_attack_is_reduced_by_a_defender_on_its_own_pokemon() -> None:
    game = table("Charmander [R F] {Confused} +Defender", "Rattata")
    assert active_pokemon(play(game, UseAttack("Ember"), coins="T").game.player).counters == 0


def test_pluspower_does_not_add_to_a_failed_attack() -> None:
    """The card speaks of the Defending Pokémon."""
    game = table("Charmander [R F] {Confused} +PlusPower", "Rattata")
    assert active_pokemon(play(game, UseAttack("Ember"), coins="T").game.player).counters == 2


def test_a_failed_attack_can_knock_out_its_own_pokemon() -> None:
    game = table("Charmander [R F] c=3 {Confused}", "Rattata", bench="Pidgey")
    after = play(game, UseAttack("Ember"), coins="T").game
    assert active_pokemon(after.player).name == "Pidgey"
    assert (len(after.opponent.prizes), len(after.opponent.hand)) == (5, 1)


def test_both_knocked_out_and_the_player_on_turn_comes_last() -> None:
    """Text 004: whoever is on turn takes the Prize last and replaces last."""
    game = table("Chansey [CC CC] c=4", "Mewtwo", bench="Pidgey, Rattata", opponent_bench="Doduo, Machop")
    after = play(game, UseAttack("Double-edge"), choices=["Machop", "Rattata"])
    order = [(e.what, e.value("player")) for e in after.trace if e.rule.startswith("knock_out")]
    assert order == [
        ("knocked_out", "B"), ("knocked_out", "A"),
        ("taken", "B"), ("taken", "A"),
        ("replaced", "B"), ("replaced", "A"),
    ]  # fmt: skip
    assert (active_pokemon(after.game.player).name, active_pokemon(after.game.opponent).name) == ("Rattata", "Machop")


def test_a_knocked_out_pokemon_goes_to_the_discard_pile_with_everything_attached() -> None:
    game = table("Hitmonchan [F F F]", "Machop>Machoke [F F] c=4 +PlusPower", opponent_bench="Rattata")
    after = play(game, UseAttack("Special Punch")).game
    assert sorted(card.name for card in after.opponent.discard) == [
        "Fighting Energy", "Fighting Energy", "Machoke", "Machop", "PlusPower",
    ]  # fmt: skip
    assert (len(after.player.prizes), len(after.player.hand)) == (5, 1)


def test_a_pokemon_on_the_bench_is_knocked_out_too() -> None:
    game = table("Magnemite [L L]", "Chansey", bench="Pidgey", opponent_bench="Rattata c=2, Pidgey")
    after = play(game, UseAttack("Selfdestruct")).game
    assert [pokemon.name for pokemon in after.opponent.bench] == ["Pidgey"]
    assert after.opponent.bench[0].counters == 1
    assert (active_pokemon(after.player).name, active_pokemon(after.player).counters) == ("Pidgey", 1)
    assert (len(after.player.prizes), len(after.opponent.prizes)) == (5, 5)


def test_more_ways_to_win_win_and_equal_ways_are_sudden_death() -> None:
    last_prize_and_last_pokemon = play(table("Hitmonchan [F]", "Rattata", prizes=1), UseAttack("Jab"))
    assert last_prize_and_last_pokemon.game.ways == (2, 0)
    assert last_prize_and_last_pokemon.trace[-1].value("player") == "A"
    both = play(table("Chansey [CC CC] c=4", "Mewtwo"), UseAttack("Double-edge"))
    assert both.game.ways == (1, 1)
    assert both.trace[-1].what == "sudden_death"


def test_whirlwind_lets_the_opponent_choose_and_takes_conditions_away() -> None:
    game = table("Pidgey [G G]", "Rattata {Poisoned}", opponent_bench="Machop, Onix")
    after = play(game, UseAttack("Whirlwind"), choices=["Onix"]).game.opponent
    assert active_pokemon(after).name == "Onix"
    assert [(each.name, each.counters, each.conditions) for each in after.bench] == [
        ("Machop", 0, ()),
        ("Rattata", 1, ()),
    ]


def test_two_pokemon_of_one_name_are_told_apart_by_number() -> None:
    game = table("Natu [P P]", "Pidgey", "neo", opponent_bench="Pidgey c=1, Pichu")
    after = play(game, UseAttack("Telekinesis"), choices=["Pidgey 2"]).game.opponent
    assert [pokemon.counters for pokemon in after.in_play] == [0, 3, 0]
