"""Asking the engine as somebody would who builds cards and positions: with little to write, and nothing to look up."""

import pytest

import rules
from rules import (
    AttachEnergy,
    Attack,
    Effect,
    EndTurn,
    EnergyCard,
    PlayTrainer,
    PokemonCard,
    Retreat,
    UseAttack,
    WrongAnswer,
    energy,
    play,
    pokemon,
    table,
)
from rules.notation.position import read_game, write_game

MINE = PokemonCard("Mine", 60, "F", attacks=(Attack("Tap", "F", 20),))
MORE = PokemonCard("More", 90, "F", stage="Stage 1", evolves_from="Mine")


def test_a_card_of_ones_own_in_the_notation() -> None:
    found = pokemon("[F F] +PlusPower c=2 {Poisoned}", of=MINE)
    assert (found.name, found.hp_left, found.counters, found.conditions) == ("Mine", 40, 2, ("Poisoned",))
    assert [each.name for each in found.attached] == ["Fighting Energy", "Fighting Energy", "PlusPower"]
    # 20 × 2 for Chansey's Weakness and 10 for PlusPower: 5 counters.
    assert play(table(found, "Chansey"), UseAttack("Tap")).game.sides[1].active == pokemon("Chansey c=5")


def test_an_evolved_card_of_ones_own() -> None:
    assert pokemon("c=1", of=(MINE, MORE)).hp_left == 80
    assert pokemon("", of=MINE) == rules.Pokemon((MINE,))


def test_a_name_beside_a_card_of_ones_own() -> None:
    with pytest.raises(ValueError, match="“Machop” is named, and its cards are given too"):
        pokemon("Machop [F]", of=MINE)


def test_player_b_is_on_turn() -> None:
    game = table("Hitmonchan [F]", "Chansey", on_turn="B", discard="Bill", opponent_discard="Potion")
    assert (game.on_turn, game.sides[1].active, game.sides[0].active) == (
        1,
        pokemon("Hitmonchan [F]"),
        pokemon("Chansey"),
    )
    assert [side.discard[0].name for side in game.sides] == ["Potion", "Bill"]
    after = play(game, UseAttack("Jab"))
    assert after.game.sides[0].active == pokemon("Chansey c=4")
    assert read_game(write_game(game)) == game


@pytest.mark.parametrize(("on_turn", "stadium_of", "side"), [("A", "", 0), ("B", "", 1), ("A", "B", 1), ("B", "A", 0)])
def test_whose_stadium_it_is(on_turn: str, stadium_of: str, side: int) -> None:
    game = table("Hitmonchan", edition="neo", stadium="Sprout Tower", stadium_of=stadium_of, on_turn=on_turn)
    assert game.stadium_side == side


def test_a_player_who_does_not_exist() -> None:
    with pytest.raises(ValueError, match="“C” is not one of: A, B"):
        table("Rattata", on_turn="C")


def test_damage_by_place() -> None:
    # Selfdestruct: 40 to the Defending Pokémon and to itself, 10 to each Benched Pokémon, two of them Rattata.
    game = table("Magnemite [L L]", "Chansey", bench="Rattata, Rattata", opponent_bench="Pikachu")
    done = play(game, UseAttack("Selfdestruct"), choices=["Rattata"]).damage_done
    assert done == {(1, 0): 40, (0, 0): 40, (0, 1): 10, (0, 2): 10, (1, 1): 10}


def test_damage_that_came_to_nothing() -> None:
    # Pidgey's Resistance to Fighting: 20 − 30.
    assert play(table("Hitmonchan [F]", "Pidgey"), UseAttack("Jab")).damage_done == {(1, 0): 0}
    assert play(table("Hitmonchan [F]", "Pidgey"), EndTurn()).damage_done == {}


@pytest.mark.parametrize("written", ["F F CC", "F, F, CC", "Fighting Energy, F, Double Colorless Energy"])
def test_one_separator_for_lists(written: str) -> None:
    assert [each.provides for each in energy(written)] == ["F", "F", "CC"]
    active = pokemon(f"Hitmonchan [{written}]")
    assert play(table(active, bench="Rattata"), Retreat("Rattata", "F, F")).game.player.names == (
        "Rattata",
        "Hitmonchan",
    )


@pytest.mark.parametrize("paying", ["CC", "Double Colorless Energy"])
def test_a_retreat_is_paid_by_symbol_or_name(paying: str) -> None:
    game = play(table("Hitmonchan [F F CC]", bench="Rattata"), Retreat("Rattata", paying)).game
    assert game.player.bench == (pokemon("Hitmonchan [F F]"),)


def test_an_energy_card_of_ones_own_pays_by_its_name() -> None:
    odd = EnergyCard("Odd Energy", "O", "CC", basic=False)
    active = pokemon("Hitmonchan")._replace(energy=(odd,))
    game = play(table(active, bench="Rattata"), Retreat("Rattata", "Odd Energy")).game
    assert game.player.discard == (odd,)


@pytest.mark.parametrize("named", ["F", "Fighting Energy"])
def test_an_energy_card_is_attached_by_symbol_or_name(named: str) -> None:
    game = play(table("Hitmonchan", hand="F"), AttachEnergy(named, "Hitmonchan")).game
    assert game.player.active == pokemon("Hitmonchan [F]")


def test_a_single_option_may_be_named() -> None:
    game = table("Hitmonchan [F]", bench="Rattata", hand="Switch")
    for choices in ((), ("Rattata",)):
        assert play(game, PlayTrainer("Switch"), choices=choices).game.player.names == ("Rattata", "Hitmonchan")
    with pytest.raises(WrongAnswer, match="1 choice was not needed: Pikachu"):
        play(game, PlayTrainer("Switch"), choices=("Pikachu",))


def test_waiting_until_after_a_step() -> None:
    # 3 counters, 2 more by Char: then the Berry takes 4 off; Darkness Energy puts 1 on.
    game = table("Rattata", "Electabuzz [D*] c=3 {Char, Poisoned} +Gold Berry", "neo")
    each_time = ("wait", "wait", "Gold Berry")
    once = ("wait until after between_turns.char", "Gold Berry")
    ends = [play(game, EndTurn(), coins="T", choices=choices) for choices in (each_time, once)]
    assert ends[0].game == ends[1].game
    # 3 + 1 Poison + 2 Char − 4 + 1 Darkness Energy = 3.
    assert ends[1].game.player.active == pokemon("Electabuzz [D*] c=3 {Poisoned, Char}")
    # What was answered is a script without the short form.
    assert ends[1].answered == ends[0].answered


def test_waiting_until_after_a_step_that_the_edition_lacks() -> None:
    game = table("Rattata", "Electabuzz c=4 +Gold Berry", "neo")
    with pytest.raises(WrongAnswer, match=r"“wait until after between_turns\.burn” cannot be chosen"):
        play(game, EndTurn(), choices=("wait until after between_turns.burn", "Gold Berry"))


def test_match_is_there_beside_its_module() -> None:
    import rules.playing.match as module

    assert rules.match is module.match
    assert "match" in rules.__all__


def test_an_effect_of_ones_own_attack() -> None:
    card = MINE._replace(attacks=(Attack("Pull", "F", effects=(Effect("damage.other_effects", "draw", (2,)),)),))
    assert len(play(table(pokemon("[F]", of=card)), UseAttack("Pull")).game.sides[0].hand) == 2
