"""Questions that players ask a judge: decks, Stadium cards, and cards that move a hand."""

import pytest
from own_cards import SEEDOT, names, pass_turns, plays, refused, trainer
from situations import mon

from rules import (
    PlayTrainer,
    TrainerCard,
    WrongAnswer,
    card,
    check_deck,
    deck,
    energy,
    legal_actions,
    play,
    table,
)


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (deck("Rattata*4, F*55"), "60 cards, not 59"),
        (deck("Rattata*4, F*57"), "60 cards, not 61"),
        (deck("Machoke*4, F*56"), "Basic"),
        ((card("Rattata"),) * 5 + deck("F*55"), "5 times"),
        (deck("Seedot*3, F*55", "dp") + (SEEDOT,) * 2, "5 times"),
        ((mon(name="Dratini").card,) * 3 + (mon(name="Dratini δ").card,) * 2 + deck("F*55"), "5 times"),
    ],
)
def test_no_game_with_such_a_deck(cards: tuple[object, ...], problem: str) -> None:
    """Booklets: 60 cards, a Basic Pokémon, and 4 of one name, of which level and delta sign are no part."""
    with pytest.raises(ValueError, match=problem):
        check_deck(cards)  # type: ignore[arg-type]


def test_as_many_basic_energy_cards_as_one_likes() -> None:
    """Booklets; an owner's Pokémon and a Pokémon-ex have names of their own."""
    check_deck(deck("Rattata*1, F*59"))
    check_deck(deck("Pichu*4, F*56", "neo"))
    check_deck((mon(name="Dratini").card,) * 4 + (mon(name="Dratini ex").card,) * 4 + deck("F*52"))


def stadium(name: str) -> TrainerCard:
    """A Stadium card that does nothing but lie there."""
    return trainer(name, plays("enter_play_area"), kind="Stadium")


def test_dp_one_stadium_card_a_turn() -> None:
    """Booklets of that time; Neo has no such limit."""
    hand = (stadium("Gym"), stadium("Hall"))
    played = {
        edition: play(table("Machop", edition=edition, hand=hand), PlayTrainer("Gym")).game for edition in ("neo", "dp")
    }
    assert play(played["neo"], PlayTrainer("Hall")).game.stadium == stadium("Hall")
    assert refused(played["dp"], PlayTrainer("Hall")) == ("trainer.supporter", "stadium")
    assert PlayTrainer("Hall") not in legal_actions(played["dp"])
    later = play(pass_turns(played["dp"], 2), PlayTrainer("Hall")).game
    assert (later.stadium, names(later.player.discard)) == (stadium("Hall"), ["Gym"])


@pytest.mark.parametrize(
    ("edition", "deck_left", "wanted", "hand"),
    [("base", "F, R", "0", []), ("neo", "F, R, W, L", "3", ["F", "R", "W"]), ("dp", "F, R", "1", ["F"])],
)
def test_up_to_so_many_cards_is_the_players_own_choice(
    edition: str, deck_left: str, wanted: str, hand: list[str]
) -> None:
    """Dated answers: 2000-11-30 and 2001-08-09, none is a number too; 2008-02-21, at least 1 where there is one."""
    erika = trainer("Erika", plays("draw_up_to", 3, "opponent"))
    game = table("Machop", edition=edition, hand=erika, opponent_deck=deck_left)
    assert names(play(game, PlayTrainer("Erika"), choices=(wanted,)).game.opponent.hand) == hand
    if edition == "dp":
        with pytest.raises(WrongAnswer):
            play(game, PlayTrainer("Erika"), choices=("0",))


def test_who_can_draw_only_one_card_shuffles_two_back_all_the_same() -> None:
    """A dated answer, 2002-07-18: as much as can be done."""
    mary = trainer("Mary", plays("draw", 2), plays("shuffle_back", 2))
    game = table("Machop", edition="neo", hand=(mary, card("F")), deck="R")
    ended = play(game, PlayTrainer("Mary"), choices=("Fire Energy",), shuffles=["F"]).game.player
    assert (names(ended.hand), ended.deck) == ([], energy("F R"))


def test_neo_no_more_trainer_cards_in_this_turn() -> None:
    """Another project's test: Professor Elm draws 7, and then no Trainer card may be played until the next turn."""
    elm = trainer("Elm", plays("shuffle_hand_and_draw", 7), plays("no_more_trainers"))
    game = table("Machop", edition="neo", hand=(elm, card("Bill")), deck="F")
    ended = play(game, PlayTrainer("Elm"), shuffles=["Bill"]).game
    assert refused(ended, PlayTrainer("Bill")) == ("trainer.allowed", "forbidden")
    later = pass_turns(ended._replace(sides=(ended.sides[0]._replace(deck=game.opponent.deck), ended.sides[1])), 2)
    assert PlayTrainer("Bill") in legal_actions(later)


@pytest.mark.parametrize("verb", ["shuffle_hand_and_draw", "opponent_shuffles_and_draws"])
@pytest.mark.parametrize("edition", ["neo", "dp"])
def test_a_hand_of_no_cards_is_shuffled_into_the_deck_too(edition: str, verb: str) -> None:
    """Dated answers: 2000-12-07, 2002-11-14 and 2007-09-18."""
    empty = trainer("Elm", plays(verb, 1))
    game = table("Machop", edition=edition, hand=empty, deck="F, R, W", opponent_deck="F, R, W")
    ended = play(game, PlayTrainer("Elm"), shuffles=["W"]).game
    assert names((ended.player if verb.startswith("shuffle") else ended.opponent).hand) == ["W"]
