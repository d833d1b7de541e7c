"""Situations next to the rulings: the same kinds of cards in another edition, place or order."""

from itertools import chain, repeat

import pytest
from in_play import active_pokemon, pokemon_card
from own_cards import EVOLVED_ONLY, FOSSIL, SEEDOT, after, hits, names, pass_turns, plays, refused, trainer

from rules import (
    AttachEnergy,
    Effect,
    EndTurn,
    Evolve,
    PlayTrainer,
    Pokemon,
    Power,
    PutOnBench,
    Retreat,
    UseAttack,
    UsePower,
    card,
    deck,
    energy,
    explain,
    legal_actions,
    play,
    retreat,
    set_up,
    table,
)
from rules.playing.match import match
from rules.playing.players import scripted_player

STUMP = trainer("Giant Stump", plays("enter_play_area"), plays("limit_bench", 3), kind="Stadium")


def test_scoop_up_keeps_the_basic_card_and_its_owner_replaces_it() -> None:
    scoop = trainer("Scoop Up", plays("pick_up"))
    game = table("Machop>Machoke [F] c=3 {Poisoned}", hand=scoop, bench="Pidgey, Rattata")
    ended = play(game, PlayTrainer("Scoop Up"), choices=("Machoke", "Rattata"))
    assert (names(ended.game.player.hand), active_pokemon(ended.game.player).name) == (["Machop"], "Rattata")
    assert names(ended.game.player.discard) == ["F", "Machoke", "Scoop Up"]
    assert len(ended.game.opponent.prizes) == 6
    assert "Machoke is no longer in play" in explain(ended)


def test_who_picks_up_the_last_pokemon_has_lost() -> None:
    """002: "otherwise removed from play" is a way to win too."""
    ended = play(table("Machop", hand=trainer("Scoop Up", plays("pick_up"))), PlayTrainer("Scoop Up")).game
    assert ended.winner == 1


def test_a_pokemon_is_sent_back_with_everything_unless_it_is_knocked_out() -> None:
    storm = hits("Pidgeot", 80, 30, *after("send_back"))
    ended = play(table(storm, "Machop [F F] +Defender", opponent_bench="Pidgey"), UseAttack("Hit")).game
    assert names(ended.opponent.hand) == ["Defender", "F", "F", "Machop"]
    assert (active_pokemon(ended.opponent).name, len(ended.player.prizes)) == ("Pidgey", 6)
    ended = play(table(storm, "Machop [F F] c=3", opponent_bench="Pidgey"), UseAttack("Hit")).game
    assert (ended.opponent.hand, len(ended.player.prizes)) == ((), 5)


def test_a_benched_pokemon_is_shuffled_into_the_deck() -> None:
    fuji = trainer("Mr. Fuji", plays("pick_up", "all", "bench", "deck"))
    game = table("Machop", hand=fuji, bench="Pidgey [F]", deck="W")
    ended = play(game, PlayTrainer("Mr. Fuji"), shuffles=["W"]).game.player
    assert (names(ended.deck), ended.bench) == (["F", "Pidgey", "W"], ())
    assert refused(table("Machop", hand=fuji), PlayTrainer("Mr. Fuji")) == ("trainer.carry_out", "no_bench")


def test_devolving_the_opponents_pokemon_may_knock_them_out() -> None:
    beam = hits("Aerodactyl", 60, None, *after("devolve_opponents"))  # type: ignore[arg-type]
    game = table(beam, "Machop>Machoke c=6 {Asleep}", opponent_bench="Vulpix>Ninetales c=2")
    ended = play(game, UseAttack("Hit")).game
    assert (active_pokemon(ended.opponent).name, active_pokemon(ended.opponent).counters) == ("Vulpix", 2)
    assert (names(ended.opponent.hand), names(ended.opponent.discard)) == (["Machoke", "Ninetales"], ["Machop"])


def test_a_devolved_pokemon_may_evolve_again_but_not_if_it_evolved_this_turn() -> None:
    spray = trainer("Devolution Spray", plays("devolve", "hand"))
    game = play(table("Machop>Machoke", hand=spray), PlayTrainer("Devolution Spray")).game
    assert active_pokemon(play(game, Evolve("Machoke", "Machop")).game.player).name == "Machoke"
    game = play(table("Machop", hand=(spray, card("Machoke"))), Evolve("Machoke", "Machop")).game
    game = play(game, PlayTrainer("Devolution Spray")).game
    assert refused(game, Evolve("Machoke", "Machop")) == ("evolve.this_turn", "this_turn")


def test_dp_a_level_up_is_for_the_active_pokemon_and_takes_conditions_and_other_effects_away() -> None:
    game = table("Seedot {Asleep} <Sand-attack>", edition="dp", hand=SEEDOT, bench="Seedot")
    assert refused(game, Evolve("Seedot LV.X", "Seedot 2")) == ("evolve.name", "active_only")
    assert [each for each in legal_actions(game) if isinstance(each, Evolve)] == [Evolve("Seedot LV.X", "Seedot")]
    leveled = active_pokemon(play(game, Evolve("Seedot LV.X", "Seedot")).game.player)
    assert (leveled.conditions, leveled.effects, leveled.evolved) == ((), (), False)
    fresh = table("Seedot !", edition="dp", hand=SEEDOT)
    assert refused(fresh, Evolve("Seedot LV.X", "Seedot")) == ("evolve.this_turn", "this_turn")


def test_what_a_card_does_when_it_is_put_on_the_bench_from_the_hand() -> None:
    draws = Power("Set Up", "Poké-Power", (Effect("turn.bench", "draw", (3,)),))
    uxie = hits("Uxie", 70, 20, powers=(draws,))
    game = table("Machop", edition="dp", hand=uxie)
    assert len(play(game, PutOnBench("Uxie"), choices=("Set Up",)).game.player.hand) == 3
    assert play(game, PutOnBench("Uxie"), choices=("no",)).game.player.hand == ()


def test_energy_for_evolved_pokemon_is_not_offered_for_others() -> None:
    game = table("Machop", edition="dp", hand=EVOLVED_ONLY, bench="Machop>Machoke")
    attach = [each for each in legal_actions(game) if isinstance(each, AttachEnergy)]
    assert attach == [AttachEnergy("**", "Machoke")]


def test_dp_a_fossil_is_a_trainer_card_and_gives_a_prize_where_it_says_so() -> None:
    fossil = FOSSIL._replace(prizes=1)
    begins = table("Machop", edition="dp", hand=fossil, turn=1)
    assert refused(begins, PutOnBench("Mysterious Fossil")) == ("trainer.first_turn", "first_turn")
    assert PutOnBench("Mysterious Fossil") not in legal_actions(begins)
    assert len(play(begins._replace(turn=2), PutOnBench("Mysterious Fossil")).game.player.bench) == 1
    assert len(play(table("Machop [F]", fossil, "dp"), UseAttack("Low Kick")).game.player.prizes) == 5


def test_a_fossil_is_no_basic_pokemon_card_and_no_evolved_pokemon() -> None:
    fossil = Pokemon((FOSSIL,))
    assert (fossil.is_basic, fossil.evolved) == (False, False)
    kabuto = active_pokemon(play(table(fossil, hand="Kabuto"), Evolve("Kabuto", "Mysterious Fossil")).game.player)
    assert (kabuto.name, kabuto.evolved) == ("Kabuto", True)


def test_a_doll_that_is_discarded_by_its_player_gives_no_prize_and_is_replaced() -> None:
    gone = Power("Throw Away", effects=(Effect("power.use", "discard_itself"),))
    doll = FOSSIL._replace(name="Doll", powers=(gone,), prizes=1)
    ended = play(table(doll, bench="Pidgey"), UsePower("Throw Away")).game
    assert (active_pokemon(ended.player).name, names(ended.player.discard), len(ended.opponent.prizes)) == (
        "Pidgey",
        ["Doll"],
        6,
    )


def test_a_stadium_keeps_a_bench_small_while_it_lies_there() -> None:
    game = table("Machop", edition="dp", bench="Starly, Starly, Starly", hand="Marill", stadium=STUMP)
    assert refused(game, PutOnBench("Marill")) == ("turn.bench", "full")
    assert PutOnBench("Marill") not in legal_actions(game)
    assert len(play(game._replace(stadium=None), PutOnBench("Marill")).game.player.bench) == 4


@pytest.mark.parametrize("where", ["energy", "power", "tool"])
def test_other_cards_may_forbid_a_retreat_too(where: str) -> None:
    never = Effect("retreat.condition", "cannot_retreat")
    trap = hits("Dugtrio", 70, 20, powers=(Power("Arena Trap", "Poké-Body", (never,)),))
    boost = EVOLVED_ONLY._replace(effects=(never,))
    band = trainer("Iron Ball", plays("attach_itself"), never, kind="Pokémon Tool")
    active = {
        "energy": Pokemon((pokemon_card("Rattata"),), (boost,)),
        "tool": Pokemon((pokemon_card("Rattata"),), trainers=(band,)),
    }
    opponent = trap if where == "power" else "Machop"
    game = table(active.get(where, "Rattata"), opponent, "dp", bench="Starly", hand="Switch")
    assert refused(game, Retreat("Starly")) == ("retreat.condition", "held")
    assert not any(isinstance(each, Retreat) for each in legal_actions(game))
    assert active_pokemon(play(game, PlayTrainer("Switch")).game.player).name == "Starly"


def test_a_tool_lowers_the_retreat_cost_of_its_own_pokemon() -> None:
    balloon = trainer("Balloon Berry", plays("attach_itself"), Effect("retreat.pay", "costs_less", (2,)))
    assert retreat.cost(table(Pokemon((pokemon_card("Machoke"),), trainers=(balloon,))), 0) == 1
    assert retreat.cost(table("Machoke", bench=[Pokemon((pokemon_card("Rattata"),), trainers=(balloon,))]), 0) == 3


def test_destiny_bond_takes_the_pokemon_along_that_attacked_and_went_to_the_bench() -> None:
    flees = hits("Abra", 30, 30, *after("switch_itself"))
    ended = play(table(flees, "Gastly <Destiny Bond>", bench="Machop", opponent_bench="Pidgey"), UseAttack("Hit")).game
    assert (active_pokemon(ended.player).name, ended.player.bench, names(ended.player.discard)) == (
        "Machop",
        (),
        ["Abra"],
    )


def test_a_tool_is_discarded_by_a_trainer_card() -> None:
    tail = trainer("Tail Wind", plays("remove_tool"))
    game = table("Machop", "Rattata +Gold Berry", "neo", hand=tail)
    assert active_pokemon(play(game, PlayTrainer("Tail Wind")).game.opponent).trainers == ()
    assert refused(table("Machop", hand=tail), PlayTrainer("Tail Wind")) == ("trainer.carry_out", "no_tool")


def test_the_opponent_shuffles_a_hand_away_and_draws_what_is_there() -> None:
    oak = trainer("Impostor", plays("opponent_shuffles_and_draws", 7))
    game = table("Machop", hand=oak, opponent_hand="F, R", opponent_deck="W")
    ended = play(game, PlayTrainer("Impostor"), shuffles=["W"]).game
    assert names(ended.opponent.hand) == ["F", "R", "W"]


def test_who_kept_a_fossil_is_not_asked_again() -> None:
    with_fossil = (FOSSIL, *deck("Rattata*4, F*55"))
    only, without = "Mysterious Fossil" + ", F" * 12, ", ".join(["F"] * 13)
    shuffles = (only, without, without, "Rattata" + ", F" * 12)
    choices = ("keep", "0", "1")
    game = set_up(with_fossil, deck("Rattata*4, F*56"), "dp", coins="T", choices=choices, shuffles=shuffles).game
    assert (active_pokemon(game.sides[0]).name, len(game.sides[0].hand)) == ("Mysterious Fossil", 7)


BLAST = hits("Blaster", 80, 80, *after("damage_itself", 80))


def test_sudden_death_begins_anew_with_one_prize_and_repeats_until_somebody_wins() -> None:
    """001, 002 and 003: two games end one to one; in the third B has no cards left to draw."""
    cards = (BLAST, *deck("F*30"))
    coins = chain("HHHHHH", repeat("H"))
    attacks = scripted_player([UseAttack("Hit"), EndTurn(), UseAttack("Hit"), EndTurn()])
    begins, ends = [], []

    def answer(need: object) -> str:
        if need.is_coin:  # type: ignore[attr-defined]
            return next(coins)
        return "1" if need.rule == "knock_out.take_prizes" else "Blaster"  # type: ignore[attr-defined]

    for action, ended in match("base", (attacks, scripted_player([])), answer, (cards, cards), short=True):
        if hasattr(action, "prizes"):
            begins.append([len(side.prizes) for side in ended.game.sides])
        if ended.game.over:
            ends.append((ended.game.ways, ended.game.winner))
    assert begins == [[6, 6], [1, 1], [1, 1]]
    assert ends[:2] == [((1, 1), None), ((2, 2), None)]
    assert len(ends) == 3
    assert ends[2][1] is not None


def test_poison_of_both_players_between_turns_can_end_in_sudden_death() -> None:
    game = table("Rattata {Poisoned} c=2", "Rattata {Poisoned} c=2", bench="Pidgey", opponent_bench="Pidgey",
                 prizes=1, opponent_prizes=1)  # fmt: skip
    ended = pass_turns(game, 1)
    assert (ended.ways, ended.winner) == ((1, 1), None)


def test_nobody_is_asked_about_energy_that_is_not_there_to_be_saved() -> None:
    tool = trainer("Exp.All", plays("attach_itself"), Effect("knock_out.discard", "take_energy"), kind="Pokémon Tool")
    holder = Pokemon((pokemon_card("Marill"),), energy("W"), (tool,))
    poisoned = table("Rattata {Poisoned} [F] c=2", "Chansey", "dp", bench=[holder])
    assert play(poisoned, EndTurn()).answered == ()
