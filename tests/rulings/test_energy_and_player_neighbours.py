"""Situations next to the rulings: what is on a Pokémon, what is on its player, and what is paid for."""

import pytest
from in_play import active_pokemon
from own_cards import card_on_table, names, pass_turns, plays, refused, trainer

from rules import (
    AttachEnergy,
    Attack,
    Effect,
    EndTurn,
    Evolve,
    Need,
    PlayTrainer,
    PokemonCard,
    Retreat,
    UseAttack,
    UsePower,
    legal_actions,
    play,
    table,
)


@pytest.mark.parametrize(
    ("pokemon", "attack"), [("Pidgey [C* C*]", "Whirlwind"), ("Dark Machoke [F F C*]", "Knock Back")]
)
def test_the_opponent_chooses_who_comes_in(pokemon: str, attack: str) -> None:
    game = table(pokemon, "Onix", "neo", opponent_bench="Rattata, Machop")
    with pytest.raises(Need) as asked:
        play(game, UseAttack(attack))
    assert (asked.value.player, asked.value.options) == (1, ("Rattata", "Machop"))


def test_who_owns_the_exp_all_and_the_bench_decides() -> None:
    taking = trainer("Exp.All", plays("attach_itself"), Effect("knock_out.discard", "take_energy"), kind="Pokémon Tool")
    holder = active_pokemon(table("Rattata", "Rattata").opponent)._replace(trainers=(taking,))
    game = table("Hitmonchan [F]", "Onix [F W] c=8", "neo", opponent_bench=(holder,))
    with pytest.raises(Need) as asked:
        play(game, UseAttack("Jab"))
    assert asked.value.player == 1
    stump = trainer("Giant Stump", plays("enter_play_area"), plays("limit_bench", 1), kind="Stadium")
    game = table("Onix", "Onix", "neo", hand=stump, opponent_bench="Rattata, Machop")
    with pytest.raises(Need) as asked:
        play(game, PlayTrainer("Giant Stump"))
    assert asked.value.player == 1


def test_recycle_energy_comes_back_from_play_and_not_from_the_hand() -> None:
    game = table("Onix", edition="neo", hand="C*, Professor Oak")
    ended = play(game, PlayTrainer("Professor Oak")).game
    assert names(ended.player.discard) == ["C*", "Professor Oak"]
    game = table("Hitmonchan [C* F F]", edition="neo", bench="Rattata")
    assert names(play(game, Retreat("Rattata", "C* F")).game.player.hand) == ["C*"]


def test_mean_look_holds_for_many_turns_until_one_of_the_two_leaves() -> None:
    game = table("Murkrow [D* C*]", "Hitmonchan [F F]", "neo", bench="Pidgey", opponent_bench="Rattata")
    held = play(play(game, UseAttack("Mean Look")).game, EndTurn()).game
    assert refused(pass_turns(held, 4), Retreat("Rattata", "F F"))[0] == "retreat.condition"
    left = play(play(pass_turns(held, 1), Retreat("Pidgey")).game, EndTurn()).game
    assert active_pokemon(play(left, Retreat("Rattata", "F F")).game.player).name == "Rattata"


def test_fake_tears_is_on_the_player_and_outlasts_bonsly() -> None:
    """Also when Bonsly is Knocked Out between turns, its opponent may play no Trainer cards."""
    game = table("Bonsly c=3 {Poisoned}", "Onix c=1", "dp", bench="Rattata", opponent_hand="Potion")
    ended = play(play(game, UseAttack("Fake Tears"), coins="H").game, EndTurn()).game
    assert active_pokemon(ended.opponent).name == "Rattata"
    assert refused(ended, PlayTrainer("Potion", "Onix")) == ("trainer.allowed", "forbidden")
    assert active_pokemon(play(pass_turns(ended, 2), PlayTrainer("Potion", "Onix")).game.player).counters == 0


def test_each_gengar_has_its_own_curse_and_a_switch_does_not_give_it_back() -> None:
    game = table("Gengar", "Machop c=2", bench="Gengar", opponent_bench="Rattata", hand="Switch")
    once = play(game, UsePower("Curse", "Gengar")).game
    assert refused(once, UsePower("Curse", "Gengar"), choices=("Machop",))[0] == "power.once_a_turn"
    # The Gengar that has not used it is called by the first name now.
    switched = play(once, PlayTrainer("Switch")).game
    assert switched.opponent.bench[0].counters == 1
    twice = play(switched, UsePower("Curse", "Gengar"), choices=("Machop",)).game
    assert (active_pokemon(twice.opponent).counters, twice.opponent.bench[0].counters) == (0, 2)
    assert refused(twice, UsePower("Curse", "Gengar 2"))[0] == "power.once_a_turn"
    assert play(pass_turns(twice, 2), UsePower("Curse", "Gengar")).game.opponent.bench[0].counters == 1


def test_a_failed_confused_retreat_bars_that_pokemon_only() -> None:
    game = table("Machop [F] {Confused}", bench="Pikachu [L], Rattata", hand="Switch")
    failed = play(game, Retreat("Rattata", "F"), coins="T").game
    switched = play(failed, PlayTrainer("Switch"), choices=("Pikachu",)).game
    assert active_pokemon(play(switched, Retreat("Rattata", "L")).game.player).name == "Rattata"


def test_rainbow_energy_hurts_when_it_is_attached_from_the_hand() -> None:
    """A card of 30 HP that has 2 counters is Knocked Out by it."""
    game = table("Onix", hand="*")
    assert active_pokemon(play(game, AttachEnergy("*", "Onix")).game.player).counters == 1
    game = table("Rattata c=2", bench="Onix", hand="*")
    ended = play(game, AttachEnergy("*", "Rattata")).game
    assert (active_pokemon(ended.player).name, len(ended.opponent.prizes)) == ("Onix", 5)


def test_amnesia_against_a_pokemon_without_attacks_leaves_nothing() -> None:
    game = table("Poliwhirl [W W]", card_on_table(PokemonCard("Unown", 40, "P")))
    assert active_pokemon(play(game, UseAttack("Amnesia")).game.opponent).effects == ()


@pytest.mark.parametrize("edition", ["neo", "dp"])
def test_a_second_tool_is_refused_in_every_edition_that_has_tools(edition: str) -> None:
    game = table("Onix +Gold Berry", edition=edition, hand="Focus Band")
    assert refused(game, PlayTrainer("Focus Band", "Onix")) == ("trainer.tool", "second")


def test_a_doll_is_no_pokemon_card_in_the_hand() -> None:
    """Hard Bone discards a Pokémon card; a Doll is a Trainer card, so it does nothing."""
    game = table("Dark Marowak [F F D]", "Onix", "dp", hand="Clefairy Doll")
    ended = play(game, UseAttack("Hard Bone")).game
    assert (active_pokemon(ended.opponent).counters, names(ended.player.hand)) == (0, ["Clefairy Doll"])


def test_a_baby_may_have_more_than_one_basic_pokemon_to_grow_into() -> None:
    baby = PokemonCard("Tyrogue", 30, "F", "Baby", print="neo", evolves_into=("Hitmonlee", "Hitmonchan"))
    game = table(card_on_table(baby), edition="neo", hand="Hitmonchan")
    assert active_pokemon(play(game, Evolve("Hitmonchan", "Tyrogue")).game.player).evolved


def test_a_choice_before_the_payment_is_not_taken_for_the_payment() -> None:
    """First the target is chosen, then which of two Energy cards pays."""
    aim = Attack(
        "Aim",
        "C",
        20,
        effects=(Effect("attack.choose", "choose_target"), Effect("attack.pay", "discard_energy", ("C",))),
    )
    archer = card_on_table(PokemonCard("Archer", 50, "C", attacks=(aim,)), "F", "W")
    game = table(archer, "Onix", opponent_bench="Machop")
    ended = play(game, UseAttack("Aim"), choices=("Machop", "W")).game
    assert (ended.opponent.bench[0].counters, names(ended.player.discard)) == (2, ["W"])


@pytest.mark.parametrize(("attached", "counters"), [("W W *", 4), ("W W W *", 5), ("W W W F", 4)])
def test_rainbow_energy_beyond_the_cost_counts_as_water_energy(attached: str, counters: int) -> None:
    """Card text: while it is attached, Rainbow Energy is every type, but only 1 Energy."""
    game = table(f"Blastoise [{attached}]", "Onix")
    assert active_pokemon(play(game, UseAttack("Hydro Pump")).game.opponent).counters == counters


@pytest.mark.parametrize(("edition", "deck", "listed"), [("base", "", True), ("dp", "", False), ("dp", "F", True)])
def test_what_cannot_be_searched_is_known_before_it_is_paid_for(edition: str, deck: str, listed: bool) -> None:
    """The dated answers of 2008 on Trainer cards that would do nothing: two cards given up do not make it something."""
    game = table("Rattata", edition=edition, hand="Computer Search, F, R, L", deck=deck)
    assert (PlayTrainer("Computer Search") in legal_actions(game)) == listed
    assert len(game.player.hand) == 4
