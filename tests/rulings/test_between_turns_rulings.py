"""Rulings on what happens between turns: conditions, counters, Darkness Energy and Pokémon Tools."""

import pytest
from in_play import active_pokemon
from own_cards import after, hits, names, pass_turns
from ruling_ids import ruling

from rules import EndTurn, Evolve, Need, PlayTrainer, Pokemon, Retreat, UseAttack, card, play, table


def active(pokemon: str, edition: str, coins: str = "", choices: tuple[str, ...] = ()) -> Pokemon | None:
    """The Active Pokémon after its player's turn ended; ``None`` when it was Knocked Out."""
    return play(table(pokemon, "Chansey", edition), EndTurn(), coins=coins, choices=choices).game.opponent.active


@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
@ruling("B01")
def test_poison_does_10_after_each_players_turn(edition: str) -> None:
    """Booklet: two turns, 20 in all. Both players' Pokémon suffer each time."""
    game = pass_turns(table("Machop {Poisoned}", "Pikachu {Poisoned}", edition), 2)
    assert (active_pokemon(game.player).counters, active_pokemon(game.opponent).counters) == (2, 2)


@ruling("B05")
def test_paralysis_of_ones_own_making_lasts_through_the_next_own_turn() -> None:
    """Open: the booklet's "after its player's next turn" keeps it through this one; the official game cures it now.

    The engine goes by the booklet, and 002 says the same with "eligible".
    """
    stiff = hits("Stiff", 60, 10, *after("inflict_itself", "Paralyzed"))
    game = play(table(stiff, "Chansey"), UseAttack("Hit")).game
    game = pass_turns(game, 1)
    assert active_pokemon(game.opponent).conditions == ("Paralyzed",)
    game = pass_turns(game, 1)
    assert active_pokemon(game.player).conditions == ("Paralyzed",)
    game = pass_turns(game, 1)
    assert active_pokemon(game.opponent).conditions == ()


@ruling("B08")
def test_dp_poison_then_burn_then_sleep() -> None:
    """002: 10, then 20 for tails; the coin for sleep is still flipped, and then it is Knocked Out."""
    after_turn = play(table("Marill c=3 {Poisoned, Burned, Asleep}", "Chansey", "dp"), EndTurn(), coins="TH")
    rules = [event.rule for event in after_turn.trace if event.rule.startswith("between_turns")]
    assert list(dict.fromkeys(rules)) == [
        "between_turns.poison",
        "between_turns.burn",
        "between_turns.sleep_and_paralysis",
    ]
    assert after_turn.game.sides[0].active is None
    assert after_turn.game.winner == 1


@ruling("B09")
def test_dp_a_burned_pokemon_with_heads_takes_nothing_and_stays_burned() -> None:
    """Community."""
    marill = active("Marill {Burned}", "dp", "H")
    assert marill is not None
    assert (marill.counters, marill.conditions) == (0, ("Burned",))


@ruling("B10")
def test_dp_burned_twice_is_burned_once() -> None:
    """Community: one coin, 20."""
    burner = hits("Burner", 60, 10, *after("inflict", "Burned"))
    game = play(table(burner, "Marill {Burned}", "dp"), UseAttack("Hit")).game
    after_turn = play(game, EndTurn(), coins="T")
    assert after_turn.answered == ("T",)
    assert active_pokemon(after_turn.game.player).counters == 1 + 2


@ruling("B11")
def test_neo_a_char_counter_stays_on_the_bench_and_is_flipped_for_after_every_turn() -> None:
    """Card text and a dated answer."""
    game = play(table("Rattata {Char}", "Chansey", "neo", bench="Pidgey"), Retreat("Pidgey")).game
    assert game.player.bench[0].conditions == ("Char",)
    game = play(game, EndTurn(), coins="H").game
    game = play(game, EndTurn(), coins="T").game
    assert (game.player.bench[0].counters, game.player.bench[0].conditions) == (2, ("Char",))


@ruling("B12")
def test_neo_a_char_counter_stays_when_its_pokemon_evolves() -> None:
    """Open: the card says that it stays as long as the Pokémon is in play; an answer of 2001-03-22 about other
    counters, "like Char counters", removes them. The engine goes by the card, which beats an answer by analogy."""
    game = play(table("Pichu {Char, Poisoned}", "Chansey", "neo", hand="Pikachu"), Evolve("Pikachu", "Pichu")).game
    assert active_pokemon(game.player).conditions == ("Char",)


@ruling("B13")
def test_neo_full_heal_leaves_a_char_counter() -> None:
    """A dated answer, 2001-03-22: it is no Special Condition."""
    game = play(table("Rattata {Poisoned, Char}", edition="neo", hand="Full Heal"), PlayTrainer("Full Heal")).game
    assert active_pokemon(game.player).conditions == ("Char",)


@ruling("B14")
def test_neo_no_second_char_counter() -> None:
    """Card text: no coin either, and one coin after the turn."""
    after_attack = play(table("Quilava [R R R]", "Chansey {Char}", "neo"), UseAttack("Char"))
    assert after_attack.answered == ()
    after_turn = play(after_attack.game, EndTurn(), coins="T")
    assert active_pokemon(after_turn.game.player).counters == 3 + 2


DARKNESS = [
    # 000 and card text: after every turn, also on the Bench.
    pytest.param("neo", "Chansey", "Bulbasaur [D*]", 2, 2, id="B15"),
    # 000: neither Darkness Pokémon nor those named Dark.
    pytest.param("neo", "Murkrow [D*]", "Dark Charmeleon [D*]", 1, 0, id="B16"),
    # Card text: each card acts.
    pytest.param("neo", "Bulbasaur [D* D*]", "Rattata", 1, 2, id="B17"),
    # Card text: the print of 2007 does no harm.
    pytest.param("dp", "Seedot [D*]", "Starly", 2, 0, id="B18"),
]


@pytest.mark.parametrize(("edition", "first", "second", "turns", "counters"), DARKNESS)
def test_darkness_energy_counts_after_each_turn(
    edition: str, first: str, second: str, turns: int, counters: int
) -> None:
    game = pass_turns(table(first, "Chansey", edition, bench=second), turns)
    assert sum(pokemon.counters for pokemon in game.sides[0].in_play) == counters


@ruling("B19")
def test_neo_metal_energy_does_not_help_against_the_counter_of_darkness_energy() -> None:
    """000 and card text: a counter is no damage of an attack."""
    game = play(table("Bulbasaur [D* M*] c=3", edition="neo", bench="Pidgey"), EndTurn()).game
    assert active_pokemon(game.opponent).name == "Pidgey"
    assert names(game.opponent.discard) == ["Bulbasaur", "D*", "M*"]
    assert len(game.player.prizes) == 5


@ruling("B21")
def test_neo_a_tool_may_still_be_used_after_poison_used_up_the_hit_points() -> None:
    """Open: 000 lets the Tool act at any moment between turns and does not say when Knock Outs are looked at.

    The engine looks at them after everything, so there is still a moment for the Tool.
    """
    chansey = active("Chansey +Gold Berry c=11 {Poisoned}", "neo", choices=("wait", "Gold Berry"))
    assert chansey is not None
    assert (chansey.counters, chansey.trainers) == (8, ())


@ruling("B22")
def test_neo_miracle_berry_used_first_leaves_nothing_to_do() -> None:
    """000 and card text: neither poison nor a coin for sleep."""
    after_turn = play(
        table("Rattata +Miracle Berry {Asleep, Poisoned}", "Chansey", "neo"), EndTurn(), choices=("Miracle Berry",)
    )
    assert after_turn.answered == ("Miracle Berry",)
    rattata = active_pokemon(after_turn.game.opponent)
    assert (rattata.counters, rattata.conditions, rattata.trainers) == (0, (), ())


REPLACED = [
    # Community: one of Asleep, Confused and Paralyzed; Poison is beside them.
    pytest.param("Chansey {Asleep}", "Confused", ("Confused",), id="B26"),
    pytest.param("Chansey {Paralyzed, Poisoned}", "Asleep", ("Asleep", "Poisoned"), id="B27"),
]


@pytest.mark.parametrize(("defending", "condition", "conditions"), REPLACED)
def test_the_new_condition_replaces_the_old_one(defending: str, condition: str, conditions: tuple[str, ...]) -> None:
    attacker = hits("Spook", 60, 10, *after("inflict", condition))
    assert active_pokemon(play(table(attacker, defending), UseAttack("Hit")).game.opponent).conditions == conditions


@ruling("B28")
def test_pluspower_goes_after_this_turn_and_defender_after_the_opponents_next() -> None:
    """Card text; another project's test."""
    game = table("Machop [F]", "Chansey", hand="Defender, PlusPower")
    game = play(game, PlayTrainer("Defender", "Machop")).game
    game = play(game, PlayTrainer("PlusPower", "Machop")).game
    game = pass_turns(game, 1)
    assert (names(active_pokemon(game.opponent).trainers), names(game.opponent.discard)) == (
        ["Defender"],
        ["PlusPower"],
    )
    game = pass_turns(game, 1)
    assert active_pokemon(game.player).trainers == ()
    assert names(game.player.discard) == ["Defender", "PlusPower"]


@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
@ruling("B30")
def test_a_prize_for_a_pokemon_that_poison_knocks_out(edition: str) -> None:
    """004 and community."""
    game = play(table("Pikachu c=3 {Poisoned}", edition=edition, bench="Pidgey"), EndTurn()).game
    assert len(game.player.prizes) == 5
    assert game.opponent.discard == (card("Pikachu"),)


@ruling("B32")
def test_a_pokemon_that_poison_used_up_still_flips_for_sleep() -> None:
    """Open: 000 and 002 list the coin as the next step with no Knock Out before it; the official game leaves it out.

    The engine goes by the list.
    """
    game = table("Pikachu c=3 {Asleep, Poisoned}", bench="Pidgey")
    with pytest.raises(Need) as needed:
        play(game, EndTurn())
    assert needed.value.is_coin
    assert active_pokemon(play(game, EndTurn(), coins="H").game.opponent).name == "Pidgey"
