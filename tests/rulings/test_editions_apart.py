"""Situations in which one edition was taken for another, and cards that search, swap and shuffle."""

import pytest
from in_play import active_pokemon
from own_cards import after, hits, plays, refused, trainer

from rules import (
    PlayTrainer,
    PutOnBench,
    UseAttack,
    UsePower,
    card,
    deck,
    legal_actions,
    play,
    set_up,
    table,
)


@pytest.mark.parametrize(("edition", "allowed"), [("base", True), ("neo", True), ("dp", False)])
def test_a_stadium_of_the_same_name(edition: str, allowed: bool) -> None:
    game = table("Rattata", "Rattata", edition, hand="Sprout Tower", stadium="Sprout Tower")
    assert (PlayTrainer("Sprout Tower") in legal_actions(game)) == allowed


FORBIDDEN = ("trainer.allowed", "forbidden")


def test_fake_tears_forbids_trainer_cards_and_tools_but_in_dp_no_other_classes() -> None:
    """From Diamond & Pearl on, Supporter and Stadium cards are no Trainer cards; before that they are."""
    hand = "TV Reporter, Lake Boundary, Potion, Buffer Piece, Clefairy Doll"
    game = table("Chansey c=1", "Bonsly", "dp", hand=hand)._replace(done=("trainer.allowed Fake Tears",))
    assert refused(game, PlayTrainer("Potion", "Chansey")) == FORBIDDEN
    assert refused(game, PlayTrainer("Buffer Piece", "Chansey")) == FORBIDDEN
    assert refused(game, PutOnBench("Clefairy Doll")) == FORBIDDEN
    assert len(play(game, PlayTrainer("TV Reporter"), choices=["Potion"]).game.player.hand) == 4 + 3 - 1
    assert play(game, PlayTrainer("Lake Boundary")).game.stadium == card("Lake Boundary")
    neo = table("Chansey c=1", "Rattata", "neo", hand="Sprout Tower")._replace(done=("trainer.allowed Psychic",))
    assert refused(neo, PlayTrainer("Sprout Tower")) == FORBIDDEN
    first = table("Rattata", edition="dp", hand=hand, turn=1)
    for name in ("TV Reporter", "Lake Boundary"):
        assert refused(first, PlayTrainer(name)) == ("trainer.first_turn", "first_turn")


@pytest.mark.parametrize(("coin", "choices", "edition", "begins"), [
    ("H", [], "base", 0), ("T", [], "neo", 1), ("H", ["B"], "dp", 1), ("T", ["A"], "dp", 0), ("T", ["B"], "dp", 1),
    ("H", [], "dp", 0),
])  # fmt: skip
def test_who_wins_the_coin_must_begin_and_chooses_in_dp(
    coin: str, choices: list[str], edition: str, begins: int
) -> None:
    found = deck("Rattata, F*59", edition)
    game = set_up(found, found, edition, coins=coin, choices=choices, shuffles=["Rattata", "Rattata"]).game
    assert game.on_turn == begins
    if edition != "dp":
        with pytest.raises(ValueError, match="not needed"):
            set_up(found, found, edition, coins=coin, choices=["A"], shuffles=["Rattata", "Rattata"])


EVOLVER = trainer("Evolver", plays("evolve_from_deck"))


@pytest.mark.parametrize("active", ["Pichu", "Hitmonchan", "Elekid", "Scyther ex@dp"])
def test_nothing_evolves_from_it_by_a_cards_text(active: str) -> None:
    """Answers of 2003 and 2004: only what says "Evolves from" is found; that a Basic may lie on a Baby is not that."""
    game = table(active, edition="neo", hand=EVOLVER, deck="Pikachu, Electabuzz, Scizor")
    assert refused(game, PlayTrainer("Evolver")) == ("trainer.carry_out", "evolves_into_nothing")


def test_what_grew_out_of_a_baby_evolves_by_a_search_and_not_once_it_is_a_baby_again() -> None:
    grown = table("Pichu>Pikachu", edition="neo", hand=EVOLVER, deck="Dark Raichu")
    assert active_pokemon(play(grown, PlayTrainer("Evolver"), shuffles=[""]).game.player).name == "Dark Raichu"
    spray = trainer("Devolution Spray", plays("devolve"))
    both = table("Pichu>Pikachu", edition="neo", hand=(EVOLVER, spray), deck="Pikachu")
    baby = play(both, PlayTrainer("Devolution Spray"), choices=["Pikachu"]).game
    assert active_pokemon(baby.player).name == "Pichu"
    assert refused(baby, PlayTrainer("Evolver")) == ("trainer.carry_out", "evolves_into_nothing")


def test_pokemon_trader_swaps_a_pokemon_of_the_hand_for_one_of_the_deck() -> None:
    trader = trainer("Pokémon Trader", plays("swap_with_deck", "Pokémon"))
    game = table("Rattata", hand=(trader, card("Machop"), card("F")), deck="Onix, F")
    side = play(game, PlayTrainer("Pokémon Trader"), shuffles=["Machop"]).game.player
    assert ([each.name for each in side.hand], [each.name for each in side.deck]) == (
        ["Fighting Energy", "Onix"], ["Machop", "Fighting Energy"],
    )  # fmt: skip
    assert refused(table("Rattata", hand=(trader, card("F"))), PlayTrainer("Pokémon Trader"))[1] == "too_few_cards"


def test_lass_shuffles_the_trainer_cards_of_both_hands_into_the_decks() -> None:
    lass = trainer("Lass", plays("shuffle_kind_back", "Trainer"))
    game = table("Rattata", hand=(lass, card("Bill"), card("F"), card("Clefairy Doll")), opponent_hand="Potion, Onix")
    done = play(game, PlayTrainer("Lass"), shuffles=["", ""]).game
    assert [[each.name for each in side.hand] for side in done.sides] == [["Fighting Energy"], ["Onix"]]
    assert [len(side.deck) for side in done.sides] == [22, 21]


@pytest.mark.parametrize(("bench", "found"), [("", 1), ("Onix*5", 0)])
def test_call_for_family_puts_a_pokemon_from_the_deck_on_the_bench(bench: str, found: int) -> None:
    caller = hits("Bellsprout", 40, 0, *after("search_to_bench", "named Bellsprout"))._replace(stage="Basic")
    game = table(caller, bench=["Onix"] * 5 if bench else (), deck=(caller, card("Machop")))
    side = play(game, UseAttack("Hit"), shuffles=[""]).game.player
    assert [each.name for each in side.bench] == (["Onix"] * 5 if bench else ["Bellsprout"])
    assert len(side.deck) == 2 - found


def test_scoop_up_keeps_the_basic_card_alone_and_item_finder_takes_a_trainer_card_back() -> None:
    scoop = trainer("Scoop Up", plays("pick_up"))
    game = table("Machop>Machoke [F] c=2", bench="Rattata", hand=scoop)
    side = play(game, PlayTrainer("Scoop Up"), choices=["Machoke"]).game.player
    assert ([each.name for each in side.hand], active_pokemon(side).name) == (["Machop"], "Rattata")
    assert sorted(each.name for each in side.discard) == ["Fighting Energy", "Machoke", "Scoop Up"]
    finder = trainer("Item Finder", plays("discard_others", 2), plays("take_from_pile", "Trainer"))
    game = table("Rattata", hand=(finder, card("F"), card("R")), discard="Bill, W, Onix")
    side = play(game, PlayTrainer("Item Finder"), choices=["Fighting Energy"]).game.player
    assert [each.name for each in side.hand] == ["Bill"]


def test_a_doll_is_discarded_by_its_player_before_the_attack_and_that_is_no_knock_out() -> None:
    """Card text: at any time during your turn before your attack; no Prize is taken for it."""
    game = table("Clefairy Doll", bench="Rattata [F]")
    assert UsePower("Clefairy Doll", "Clefairy Doll") in legal_actions(game)
    after_ = play(game, UsePower("Clefairy Doll")).game
    assert (active_pokemon(after_.player).name, len(after_.opponent.prizes)) == ("Rattata", 6)
    assert after_.player.discard == (card("Clefairy Doll"),)
    attacked = play(table("Rattata [F]", "Chansey", bench="Clefairy Doll"), UseAttack("Bite")).game
    assert refused(attacked, UsePower("Clefairy Doll")) == ("turn.over", "over")
    alone = play(table("Clefairy Doll"), UsePower("Clefairy Doll")).game
    assert alone.winner == 1


def test_dp_a_search_for_trainer_cards_finds_no_supporter_and_no_stadium() -> None:
    deck_ = "TV Reporter@dp, Lake Boundary@dp, Potion, Buffer Piece@dp"
    finds = trainer("Finder", plays("search", "Trainer", 4))
    for edition, found in [("dp", 2), ("base", 4)]:
        game = table("Rattata", edition=edition, hand=finds, deck=deck_)
        names = ["Potion", "Buffer Piece", "TV Reporter", "Lake Boundary"]
        side = play(game, PlayTrainer("Finder"), choices=names[: found - 1], shuffles=[""]).game.player
        assert len(side.hand) == found


def test_a_search_for_what_evolves_from_it_may_find_nothing_where_something_does_evolve() -> None:
    """Pidgeotto exists, though the catalogue does not have it; nothing evolves from Hitmonchan."""
    game = table("Pidgey", hand=EVOLVER, deck="F, Rattata")
    assert len(play(game, PlayTrainer("Evolver"), shuffles=[""]).game.player.deck) == 2
