"""Rulings on setting up a game, and on cards that are no longer there to be drawn or found."""

from typing import Any

import pytest
from in_play import active_pokemon
from own_cards import FOSSIL, hits, names, pass_turns, plays, refused, trainer
from ruling_ids import ruling

from rules import Effect, Game, Play, PlayTrainer, Power, UsePower, WrongAnswer, deck, play, set_up, table

DECK = deck("Rattata*4, F*56")
"""Whoever has it shuffled has the cards that the shuffle names on top."""
WITH = "Rattata" + ", F" * 12
WITHOUT = ", ".join(["F"] * 13)


def begin(edition: str, shuffles: tuple[str, ...], *extra: str) -> Play:
    """Set up; B begins, so that A's hand is what A drew before."""
    return set_up(DECK, DECK, edition, coins="T", choices=extra, shuffles=shuffles)


def hand_of_a(edition: str, shuffles: tuple[str, ...], *extra: str) -> int:
    """How many cards A has drawn: the hand and the Active Pokémon."""
    return len(begin(edition, shuffles, *extra).game.sides[0].hand) + 1


TWICE = (WITH, WITHOUT, WITHOUT, WITH)
"""A's first hand, then B's three."""


@pytest.mark.parametrize("extra", [("2", "2"), ("2", "0"), ("0", "1")])
@pytest.mark.parametrize("edition", ["base", "neo"])
@ruling("M01")
def test_up_to_2_extra_cards_for_each_of_the_others_mulligans(edition: str, extra: tuple[str, str]) -> None:
    """001 and 003: up to 4 after two."""
    assert hand_of_a(edition, TWICE, *extra) == 7 + sum(map(int, extra))
    with pytest.raises(WrongAnswer):
        begin(edition, TWICE, "2", "2", "1")


@ruling("M02")
def test_dp_one_extra_card_for_each() -> None:
    """002: up to 2 after two."""
    assert hand_of_a("dp", TWICE, "1", "1") == 9
    with pytest.raises(WrongAnswer):
        begin("dp", TWICE, "2", "0")


@ruling("M03")
def test_a_mulligan_of_both_gives_nothing_and_one_that_follows_does() -> None:
    """001 and 003: only the second, B's own, counts."""
    shuffles = (WITHOUT, WITHOUT, WITH, WITHOUT, WITH)
    assert hand_of_a("base", shuffles, "2") == 9
    with pytest.raises(WrongAnswer):
        begin("base", shuffles, "2", "2")


@ruling("M04")
def test_dp_mulligans_of_both_alone_give_nothing() -> None:
    """002: nobody is even asked."""
    ended = begin("dp", (WITHOUT, WITHOUT, WITHOUT, WITHOUT, WITH, WITH))
    assert [each for each in ended.answered if not each.startswith("#")] == ["T"]
    assert [len(side.hand) for side in ended.game.sides] == [6, 7]


@ruling("M06")
def test_the_number_of_extra_cards_is_decided_at_each_mulligan() -> None:
    """Community: none now is none for this one, and 4 is never an answer."""
    with pytest.raises(WrongAnswer) as wrong:
        begin("base", TWICE, "0", "4")
    assert "0, 1, 2" in str(wrong.value)


@pytest.mark.parametrize("edition", ["base", "neo"])
def test_a_fossil_is_not_put_down_before_the_first_turn(edition: str) -> None:
    """A judge's answer of 2003 calls it a change that one may start with it; so it is a mulligan, and no choice."""
    with_fossil = (FOSSIL, *deck("Rattata*4, F*55"))
    only = "Mysterious Fossil" + ", F" * 12
    new = set_up(with_fossil, DECK, edition, coins="T", choices=("1",), shuffles=(only, WITH, WITH)).game
    assert (active_pokemon(new.sides[0]).name, len(new.sides[1].hand)) == ("Rattata", 6 + 1 + 1)


@pytest.mark.parametrize("edition", ["dp"])
@ruling("M07")
def test_a_hand_whose_only_basic_is_a_fossil_may_be_kept_or_not(edition: str) -> None:
    """Community: its player chooses, and after a new hand the other may draw as usual. Of the years after 2003."""
    with_fossil = (FOSSIL, *deck("Rattata*4, F*55"))
    only = "Mysterious Fossil" + ", F" * 12
    kept = set_up(with_fossil, DECK, edition, coins="T", choices=("keep",), shuffles=(only, WITH)).game
    assert active_pokemon(kept.sides[0]).name == "Mysterious Fossil"
    new = set_up(with_fossil, DECK, edition, coins="T", choices=("mulligan", "1"), shuffles=(only, WITH, WITH)).game
    assert active_pokemon(new.sides[0]).name == "Rattata"
    assert len(new.sides[1].hand) == 6 + 1 + 1


def draws(count: int) -> Effect:
    """Draw cards."""
    return plays("draw", count)


@ruling("M09")
def test_drawing_more_cards_than_there_are_loses_nothing_yet() -> None:
    """002, and a judge's answer of 2007: lost is only who cannot draw at the start of a turn."""
    game = table("Machop", edition="dp", hand=trainer("Roseanne", draws(4)), deck="F, R")
    game = play(game, PlayTrainer("Roseanne")).game
    assert (names(game.player.hand), game.over) == (["F", "R"], False)
    game = pass_turns(game, 1)
    assert not game.over
    assert pass_turns(game, 1).winner == 1


@ruling("M10")
def test_dp_a_power_draws_what_is_there_and_a_hand_shuffled_away_can_be_drawn_again() -> None:
    """Community, about later cards."""
    dive = Power("Dive", "Poké-Power", (Effect("power.use", "discard_others", (1,)), Effect("power.use", "draw", (2,))))
    back = trainer("Back", plays("shuffle_hand_and_draw", 0))
    energy = deck("F*2, R")
    game = table(hits("Diver", 70, 10, powers=(dive,)), edition="dp", hand=(*energy, back), deck="W")
    game = play(game, UsePower("Dive"), choices=("Fighting Energy",)).game
    assert (names(game.player.hand), names(game.player.discard)) == (["Back", "F", "R", "W"], ["F"])
    game = play(game, PlayTrainer("Back"), shuffles=["R"]).game
    game = pass_turns(game, 2)
    assert (game.over, names(game.player.hand)) == (False, ["R"])


@pytest.mark.parametrize(("hand", "discarded"), [("F, R", 3), ("", 1)], ids=["M11", "M12"])
def test_base_discard_the_hand_and_draw_7_where_3_are_left(hand: str, discarded: int) -> None:
    """001 and 003: draw what is there. A dated answer, 2000-03-02: a hand of no cards can be discarded."""
    game = table("Machop", hand=f"Professor Oak, {hand}", deck="W, G, L")
    ended = play(game, PlayTrainer("Professor Oak")).game
    assert (names(ended.player.hand), len(ended.player.discard), ended.over) == (["G", "L", "W"], discarded, False)


@ruling("M14")
def test_base_the_card_that_is_traded_does_not_come_back() -> None:
    """A dated answer, 2000-03-02: just the one Energy that was there before."""
    game = table("Machop", hand="Energy Retrieval, F", discard="R")
    ended = play(game, PlayTrainer("Energy Retrieval"), choices=("R",)).game
    assert (names(ended.player.hand), names(ended.player.discard)) == (["R"], ["Energy Retrieval", "F"])


def holding(card: str, *effects: Effect, active: str = "Machop", **fields: Any) -> Game:
    """A game of 2007 in which the player holds one Supporter card."""
    return table(active, edition="dp", hand=trainer(card, *effects, kind="Supporter"), **fields)


@pytest.mark.parametrize(("left", "choices", "hand"), [("F, R", ("Fire Energy",), "R"), ("F", (), "F")])
@ruling("M18")
def test_dp_draw_two_and_keep_one_with_one_card_left(left: str, choices: tuple[str, ...], hand: str) -> None:
    """A dated answer, 2009-01-15: the one card is kept."""
    game = holding("Scout", plays("draw_and_keep", 2), deck=left)
    ended = play(game, PlayTrainer("Scout"), choices=choices).game.player
    assert names(ended.hand) == [hand]
    assert len(ended.deck) == len(choices)


@ruling("M19")
def test_dp_a_supporter_that_draws_cannot_be_played_for_its_other_part_alone() -> None:
    """Dated answers of 2008. In Base and Neo a card may do as much as it can."""
    effects = (plays("cure"), draws(3))
    game = holding("Nurse", *effects, active="Machop {Poisoned}", deck="")
    assert refused(game, PlayTrainer("Nurse")) == ("trainer.carry_out", "no_effect")
    base = table("Machop {Poisoned}", hand=trainer("Nurse", *effects), deck="")
    assert active_pokemon(play(base, PlayTrainer("Nurse")).game.player).conditions == ()


@ruling("M22")
def test_dp_both_shuffle_their_hands_away_and_draw_as_far_as_they_can() -> None:
    """A dated answer, 2007-09-18; another, 2008-02-21, forbids it where nobody could draw anything."""
    both = plays("shuffle_hands_and_draw", 4, 4)
    game = holding("Wager", both, deck="F, R", opponent_hand="W, L", opponent_deck="")
    ended = play(game, PlayTrainer("Wager"), shuffles=["L"]).game
    assert (names(ended.player.hand), names(ended.opponent.hand)) == (["F", "R"], ["L", "W"])
    nobody = holding("Wager", both, deck="", opponent_deck="")
    assert refused(nobody, PlayTrainer("Wager")) == ("trainer.carry_out", "no_effect")
