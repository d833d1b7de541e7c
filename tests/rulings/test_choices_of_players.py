"""Situations in which the engine was once silent: choices that a player has, and what nobody may do."""

import pytest
from in_play import active_pokemon
from own_cards import plays, refused, trainer
from situations import attack, does, hit, mon, power

from rules import (
    AttachEnergy,
    Evolve,
    PlayTrainer,
    PutOnBench,
    Retreat,
    UseAttack,
    UsePower,
    card,
    check_deck,
    deck,
    endings,
    energy,
    legal_actions,
    play,
    retreat,
    set_up,
    table,
)
from rules.playing.record import replay

MACHOPS = "Machop, Machop@base"


def test_two_prints_of_one_name_are_two_choices_everywhere() -> None:
    game = table("Rattata [F]", edition="dp", hand=MACHOPS, bench="Machop")
    actions = legal_actions(game)
    assert {PutOnBench("Machop"), PutOnBench("Machop@base")} <= set(actions)
    assert [play(game, PutOnBench(name)).game.player.bench[-1].hp for name in ("Machop@base", "Machop@dp")] == [50, 60]
    evolving = table("Machop", edition="dp", hand="Machoke@base, Machoke")
    assert {Evolve("Machoke", "Machop"), Evolve("Machoke@base", "Machop")} <= set(legal_actions(evolving))
    assert active_pokemon(play(evolving, Evolve("Machoke@base", "Machop")).game.player).card.retreat_cost == 3
    dark = table("Stunky", edition="dp", hand="D*, D*@neo")
    assert {AttachEnergy("D*", "Stunky"), AttachEnergy("D*@neo", "Stunky")} <= set(legal_actions(dark))


def test_two_prints_of_one_energy_pay_and_are_discarded_by_choice() -> None:
    game = table("Stunky [D* D*@neo]", "Chansey", "dp", bench="Machop")
    assert retreat.payments(game) == [("D*",), ("D*@neo",)]
    left = play(game, Retreat("Machop", "D*@neo")).game.player.bench[0]
    assert left.energy == energy("D*", "dp")
    removed = table("Rattata", "Stunky [D* D*@neo]", "dp", hand="Energy Removal")
    left = active_pokemon(play(removed, PlayTrainer("Energy Removal"), choices=["D*@neo"]).game.opponent)
    assert left.energy == energy("D*", "dp")


def test_two_prints_in_the_deck_and_on_the_way_to_the_discard_pile() -> None:
    game = table("Rattata", edition="dp", hand=f"Computer Search, {MACHOPS}, F", deck=MACHOPS)
    choices = ["Machop@base", "Fighting Energy", "Machop"]
    side = play(game, PlayTrainer("Computer Search"), choices=choices, shuffles=[""]).game.player
    assert side.hand == (card("Machop", "dp"), card("Machop", "dp"))
    with_both = set_up(deck(f"{MACHOPS}, F*58", "dp"), deck("Rattata, F*59", "dp"), "dp", coins="H",
                       choices=["Machop@base", "done"], shuffles=[MACHOPS, "Rattata"])  # fmt: skip
    assert active_pokemon(with_both.game.sides[0]).hp == 50


AERODACTYL = mon("F", 60, name="Aerodactyl", powers=(power("evolve.this_turn", "no_evolution"),))


@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_what_forbids_evolving_forbids_every_card_from_the_hand(edition: str) -> None:
    """A judge's answer of 2004: Rare Candy too; from the deck it still works, and so does a sleeping owner."""
    candy = trainer("Rare Candy", plays("evolve_skipping", "Stage 1, Stage 2"))
    game = table("Machop", "Rattata", edition, hand=(card("Machoke", edition), candy), opponent_bench=[AERODACTYL])
    assert refused(game, PlayTrainer("Rare Candy", "Machop")) == ("evolve.this_turn", "forbidden")
    assert PlayTrainer("Rare Candy", "Machop") not in legal_actions(game)
    bonsly = table("Bonsly@dp", AERODACTYL, edition, hand="Sudowoodo@dp")
    assert refused(bonsly, UsePower("Baby Evolution")) == ("evolve.this_turn", "forbidden")
    asleep = AERODACTYL._replace(conditions=("Asleep",))
    free = table("Bonsly@dp", asleep, edition, hand="Sudowoodo@dp")
    assert active_pokemon(play(free, UsePower("Baby Evolution")).game.player).name == "Sudowoodo"


def seek(kind: str, edition: str, found: str, *, deck_: str = "F, Machop") -> list[str]:
    """The hand after a search of the deck."""
    game = table("Rattata", "Rattata", edition, hand=trainer("Seek", plays("search", kind)), deck=deck_)
    done = play(game, PlayTrainer("Seek"), choices=[found] if found else [], shuffles=[""]).game
    return [each.name for each in done.player.hand]


def test_a_search_for_a_kind_may_fail_in_dp_alone() -> None:
    """A judge's answer of 2010. Texts 001 and 003: take the cards that are there."""
    assert seek("Basic", "dp", "none") == []
    assert seek("Basic", "dp", "Machop") == seek("Basic", "base", "Machop") == ["Machop"]
    assert seek("basic Energy", "dp", "none") == []
    for kind, edition in [("Basic", "base"), ("Basic", "neo"), ("", "dp")]:
        with pytest.raises(ValueError, match="none"):
            seek(kind, edition, "none")


def test_a_search_for_several_cards_takes_those_that_are_there() -> None:
    game = table("Rattata", hand=trainer("Seek", plays("search", "basic Energy", 3)), deck="F, Machop, R")
    side = play(game, PlayTrainer("Seek"), choices=["Fire Energy"], shuffles=[""]).game.player
    assert ([each.name for each in side.hand], len(side.deck)) == (["Fire Energy", "Fighting Energy"], 1)


@pytest.mark.parametrize(("first", "message"), [("Rattata*4, F*55", "60 cards, not 59"),
                                                ("Rattata*4, F*57", "60 cards, not 61"),
                                                ("F*60", "at least one Basic")])  # fmt: skip
def test_no_game_begins_with_a_deck_that_may_not_be_played(first: str, message: str) -> None:
    good = deck("Rattata*4, F*56")
    with pytest.raises(ValueError, match=f"player A.*{message}"):
        set_up(deck(first), good)
    with pytest.raises(ValueError, match=f"player B.*{message}"):
        set_up(good, deck(first))
    with pytest.raises(ValueError, match=f"line 2.*{message}"):
        list(replay(f"edition: base\ndeck A: {first}\ndeck B: Rattata*4, F*56\n"))
    check_deck(good)


def test_a_card_printed_later_is_no_card_of_an_edition() -> None:
    """Text 000 knows no basic Darkness Energy."""
    for written, edition in [("Murkrow*4, D*56", "neo"), ("Bonsly*4, F*56", "base"), ("Murkrow*4, F*56", "base")]:
        with pytest.raises(ValueError, match="printed later"):
            deck(written, edition)
        assert len(deck(written, edition, mixed=True)) == 60
    assert len(deck("Rattata*4, Murkrow*4, D*52", "dp")) == 60
    later = deck("Bonsly*4, F*56", "dp")
    with pytest.raises(ValueError, match="Bonsly is no card of “base”"):
        set_up(later, later, "base")


def marowak(confused: bool, hand: str) -> dict[str, int]:
    """The counters on Dark Marowak after Hard Bone, by the coins."""
    conditions = " {Confused}" if confused else ""
    game = table(f"Dark Marowak [F F CC]{conditions}", "Machoke", "dp", hand=hand)
    return {
        each.coins: active_pokemon(each.play.game.player).counters for each in endings(game, UseAttack("Hard Bone"))
    }


def test_an_attack_that_does_nothing_has_no_later_coin() -> None:
    """The same after a failed Sand Attack, and after a demand that is not met or declined."""
    assert marowak(True, "F") == {"": 0}
    assert marowak(True, "Rattata") == {"H": 0, "T": 3}
    game = table("Dark Marowak [F F CC] {Confused}", "Machoke", "dp", hand="Rattata")
    declined = play(game, UseAttack("Hard Bone"), choices=["no"]).game
    assert (
        len(declined.player.hand),
        active_pokemon(declined.player).counters,
        active_pokemon(declined.opponent).counters,
    ) == (1, 0, 0)
    tails = hit(40, does("flip_for_nothing", step="damage.base"), does("inflict", "Asleep"))
    assert active_pokemon(attack(mon("C", 60, tails), mon(), coins="T").opponent).conditions == ()
    assert active_pokemon(attack(mon("C", 60, tails), mon(), coins="H").opponent).conditions == ("Asleep",)


@pytest.mark.parametrize(("choices", "hand"), [(["3"], "Potion"), (["1"], "Bill"), ([], "Bill")])
def test_the_player_chooses_the_prize(choices: list[str], hand: str) -> None:
    """Texts 000, 002 and 004; without a choice it is the first."""
    game = table("Hitmonchan [F]", "Rattata", opponent_bench="Pidgey")
    prizes = (card("Bill"), card("Switch"), card("Potion"))
    game = game.with_side(0, game.player._replace(prizes=prizes))
    side = play(game, UseAttack("Jab"), choices=choices).game.player
    assert ([each.name for each in side.hand], len(side.prizes)) == ([hand], 2)


def test_two_prizes_are_two_choices_and_each_player_chooses_the_own() -> None:
    game = table("Rattata [F]", "Scyther ex@dp c=7", "dp", opponent_bench="Pidgey")
    game = game.with_side(0, game.player._replace(prizes=tuple(map(card, ("Bill", "Switch", "Potion")))))
    side = play(game, UseAttack("Bite"), choices=["2", "2"]).game.player
    assert [each.name for each in side.hand] == ["Switch", "Potion"]
