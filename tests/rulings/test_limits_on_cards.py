"""Situations in which the engine was once wrong: what a card's own text limits, and what its damage is."""

import pytest
from in_play import active_pokemon, pokemon_card
from own_cards import plays, refused, trainer

from rules import (
    AttachEnergy,
    EndTurn,
    PlayTrainer,
    PokemonCard,
    UseAttack,
    UsePower,
    legal_actions,
    play,
    pokemon,
    table,
)


@pytest.mark.parametrize(("attacks", "left"), [(True, []), (False, ["Strength Charm"])])
def test_strength_charm_goes_at_the_end_of_the_turn_in_which_its_pokemon_attacks(
    attacks: bool, left: list[str]
) -> None:
    game = table("Hitmonchan [F] +Strength Charm", "Chansey", "dp")
    game = play(game, UseAttack("Jab")).game if attacks else game
    ended = play(game, EndTurn()).game.opponent
    assert [each.name for each in active_pokemon(ended).trainers] == left
    assert [each.name for each in ended.discard] == ["Strength Charm"] * attacks


def test_strength_charm_of_a_benched_pokemon_or_of_the_other_player_stays() -> None:
    game = table("Hitmonchan [F]", "Chansey +Strength Charm", "dp", bench="Machop +Strength Charm")
    ended = play(play(game, UseAttack("Jab")).game, EndTurn()).game
    assert [len(each.trainers) for each in (active_pokemon(ended.player), ended.opponent.bench[0])] == [1, 1]


def test_buffer_piece_goes_at_the_end_of_the_opponents_next_turn() -> None:
    game = table("Machop", edition="dp", hand="Buffer Piece")
    game = play(game, PlayTrainer("Buffer Piece", "Machop")).game
    game = play(game, EndTurn()).game
    assert len(active_pokemon(game.opponent).trainers) == 1
    assert active_pokemon(play(game, EndTurn()).game.player).trainers == ()


def test_solid_rage_is_for_evolved_pokemon_that_are_no_pokemon_ex() -> None:
    ex = pokemon(
        "", of=(pokemon_card("Machop", "dp"), PokemonCard("Machoke ex", 90, "F", "Stage 1", "Machop", print="dp"))
    )
    rage = "trainer.carry_out", "not_on_this"
    for holder in (pokemon("Machop", "dp"), ex):
        game = table(holder, edition="dp", hand="Solid Rage")
        assert refused(game, PlayTrainer("Solid Rage", active_pokemon(game.player).name)) == rage
    taken = trainer("Devolution Spray", plays("devolve"))
    game = table("Machop>Machoke +Solid Rage", edition="dp", hand=taken)
    side = play(game, PlayTrainer("Devolution Spray"), choices=["Machoke"]).game.player
    assert (active_pokemon(side).trainers, [each.name for each in side.discard]) == (
        (), ["Devolution Spray", "Solid Rage", "Machoke"],
    )  # fmt: skip


@pytest.mark.parametrize("discard", ["", "CC, Bill", "D*"])
def test_dp_energy_retrieval_for_nothing_is_refused_before_it_is_paid(discard: str) -> None:
    """Answers of 2009 and 2010; so it is no legal action either, and with Energy there at least 1 is taken."""
    game = table("Rattata", edition="dp", hand="Energy Retrieval, W, R", discard=discard)
    assert refused(game, PlayTrainer("Energy Retrieval"), choices=("Water Energy",)) == (
        "trainer.carry_out", "no_effect",
    )  # fmt: skip
    assert PlayTrainer("Energy Retrieval") not in legal_actions(game)
    base = table("Rattata", "Rattata", "base", hand="Energy Retrieval, W", discard="CC, Bill")
    assert play(base, PlayTrainer("Energy Retrieval")).game.player.hand == ()


def test_dp_a_trainer_that_only_shuffles_back_or_draws_up_to_needs_cards() -> None:
    for verb in [("shuffle_back", 2), ("draw_up_to", 3), ("take_from_pile", "Trainer")]:
        game = table("Rattata", edition="dp", hand=trainer("Made", plays(*verb)), deck="")
        assert refused(game, PlayTrainer("Made")) == ("trainer.carry_out", "no_effect")


@pytest.mark.parametrize(("edition", "holder", "counters"), [
    ("neo", "Steelix [M*]", 0), ("neo", "Rattata [M*]", 0), ("neo", "Rattata", 1), ("neo", "Rattata [F]", 1),
    ("dp", "Steelix [M*]", 1),
])  # fmt: skip
def test_rainbow_energy_does_damage_in_neo_and_puts_a_counter_in_dp(edition: str, holder: str, counters: int) -> None:
    """Card texts: 10 damage, from which Metal Energy takes 10; later "put 1 damage counter"."""
    game = table(holder, "Rattata", edition, hand="*")
    name = active_pokemon(game.player).name
    assert active_pokemon(play(game, AttachEnergy("*", name)).game.player).counters == counters


@pytest.mark.parametrize(("holder", "counters"), [
    ("Onix <Harden>", 0), ("Squirtle <Withdraw>", 0), ("Chansey <Scrunch>", 0), ("Mr. Mime", 2),
    ("Chansey +Defender", 2), ("Bonsly@dp <Fake Tears>", 2), ("Rattata [M*]", 1),
])  # fmt: skip
def test_whose_text_speaks_of_any_damage_is_safe_from_powers_too(holder: str, counters: int) -> None:
    """Card texts: "damage done to Onix", but "whenever an attack does damage to Mr. Mime"."""
    game = table("Elekid", holder, "neo")
    assert active_pokemon(play(game, UsePower("Playful Punch"), coins="H").game.opponent).counters == counters
