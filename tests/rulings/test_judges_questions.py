"""Questions that players ask a judge: names, levels, decks, and Energy beyond a cost."""

import pytest
from own_cards import names, pass_turns, plays, refused, trainer
from situations import attack, damage, does, hit, mon

from rules import (
    AttachEnergy,
    Effect,
    Evolve,
    PlayTrainer,
    Pokemon,
    PokemonCard,
    Power,
    UseAttack,
    WrongAnswer,
    card,
    check_deck,
    deck,
    legal_actions,
    play,
    pokemon,
    table,
)
from rules.model.pokemon_kinds import is_kind

LEVELED = PokemonCard("Machoke LV.X", 110, "F", "LV.X", "Machoke", print="dp")
HIGHEST = Pokemon((card("Machop", "dp"), card("Machoke", "dp"), LEVELED))
SEEDOT = PokemonCard("Seedot LV.X", 90, "G", "LV.X", "Seedot", print="dp")


def dratini(name: str) -> PokemonCard:
    """A Stage 1 card that evolves from Dratini."""
    return PokemonCard(name, 80, "C", "Stage 1", "Dratini")


@pytest.mark.parametrize(
    ("below", "above"),
    [("Dratini δ", "Dragonair"), ("Dratini", "Dragonair δ"), ("Dratini LV.10", "Dragonair LV.33")],
)
def test_a_level_and_the_delta_sign_are_no_part_of_a_name(below: str, above: str) -> None:
    """A rulebook, on what counts for a name: levels and Delta Species do not, owners and other signs do."""
    game = table(mon(name=below), edition="dp", hand=dratini(above))
    assert play(game, Evolve(above, below)).game.player.active.name == above


@pytest.mark.parametrize("below", ["Erika's Dratini", "Dark Dratini", "Dratini ex", "Dratini ★"])
def test_owners_and_other_signs_are_parts_of_a_name(below: str) -> None:
    """002 and the same rulebook."""
    game = table(mon(name=below), edition="dp", hand=dratini("Dragonair"))
    assert refused(game, Evolve("Dragonair", below)) == ("evolve.name", "other_name")


@pytest.mark.parametrize(
    ("name", "words", "meant"),
    [
        ("Team Aqua's Manectric", "Team Aqua's", True),
        ("Rocket's Scyther ex", "ex", True),
        ("Darkrai", "Dark", False),
        ("Team Magma's Groudon", "Team Aqua's", False),
    ],
)
def test_a_name_has_the_words_that_a_text_asks_for(name: str, words: str, meant: bool) -> None:
    """002: names are read to the letter; some owners have two words."""
    assert is_kind(mon(name=name), f"named {words}") == meant


def test_dp_a_raised_level_is_taken_off_together_with_the_stage_below() -> None:
    """The rule changes of Diamond & Pearl: both are removed. A Basic Pokémon of a raised level is not Evolved."""
    spray = trainer("Devolution Spray", plays("devolve", "hand"))
    ended = play(table(HIGHEST, edition="dp", hand=spray), PlayTrainer("Devolution Spray")).game.player
    assert (ended.active.name, names(ended.hand)) == ("Machop", ["Machoke", "Machoke LV.X"])
    beam = mon("C", 60, hit(None, does("devolve_opponents")))
    assert attack(beam, HIGHEST, "dp").opponent.active.name == "Machop"
    basic = table(Pokemon((card("Seedot", "dp"), SEEDOT)), edition="dp", hand=spray)
    assert refused(basic, PlayTrainer("Devolution Spray")) == ("trainer.carry_out", "none_evolved")


def test_dp_a_raised_level_keeps_the_stage_and_is_raised_once() -> None:
    """The same rule changes: no card of a raised level goes on another one, and none is an Evolution card."""
    assert [is_kind(HIGHEST, kind) for kind in ("Stage 1", "Evolved", "Basic")] == [True, True, False]
    assert is_kind(Pokemon((card("Seedot", "dp"), SEEDOT)), "Basic")
    game = table(HIGHEST, edition="dp", hand=LEVELED)
    assert refused(game, Evolve("Machoke LV.X", "Machoke LV.X"))[0] == "evolve.name"
    both = table("Machop", edition="dp", hand=(card("Machoke", "dp"), LEVELED))
    evolved = play(both, Evolve("Machoke", "Machop")).game
    assert refused(evolved, Evolve("Machoke LV.X", "Machoke")) == ("evolve.this_turn", "this_turn")


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


def stadium(name: str) -> object:
    """A Stadium card that does nothing but lie there."""
    return trainer(name, plays("enter_play_area"), kind="Stadium")


def test_dp_one_stadium_card_a_turn() -> None:
    """Booklets of that time; Neo has no such limit."""
    hand = (stadium("Gym"), stadium("Hall"))
    played = {
        edition: play(table("Machop", edition=edition, hand=hand), PlayTrainer("Gym")).game for edition in ("neo", "dp")
    }
    assert play(played["neo"], PlayTrainer("Hall")).game.stadium.name == "Hall"
    assert refused(played["dp"], PlayTrainer("Hall")) == ("trainer.supporter", "stadium")
    assert PlayTrainer("Hall") not in legal_actions(played["dp"])
    later = play(pass_turns(played["dp"], 2), PlayTrainer("Hall")).game
    assert (later.stadium.name, names(later.player.discard)) == ("Hall", ["Gym"])


@pytest.mark.parametrize(
    ("cost", "attached", "expected"),
    [
        ("WC", "W W", 20),
        ("WC", "W W F", 30),
        ("WC", "W CC", 20),
        ("WWC", "W W W CC", 40),
        ("WC", "W W W W W F", 40),
        ("WC", "* W F", 30),
        ("WF", "W W F", 30),
    ],
)
def test_energy_of_another_type_may_pay_for_what_may_be_of_any_type(cost: str, attached: str, expected: int) -> None:
    """Card text: 10 more for each Water Energy that is not used to pay, up to 2 of them."""
    gun = hit(20 + 10 * (cost == "WWC"), does("plus_extra_energy", "W", 10, 2, step="damage.base"), cost=cost)
    assert damage(attack(mon("W", 60, gun, energy=attached), mon()).opponent.active) == expected


def test_a_copied_attack_is_paid_for_with_the_cost_of_the_copying_one() -> None:
    """Card text, and another project's test: 3 Colorless are paid, and 1 Water is left over."""
    pump = hit(40, does("plus_extra_energy", "W", 10, 2, step="damage.base"), cost="WWW", name="Hydro Pump")
    game = table("Clefairy [CC W W]", mon("W", 100, pump))
    assert damage(play(game, UseAttack("Metronome")).game.opponent.active) == 50


def test_neo_metal_energy_reduces_what_strikes_back() -> None:
    """Card text: damage done to the Pokémon, not only by attacks."""
    assert damage(attack(mon("M", 60, hit(10), energy="M*", edition="neo"), "Machamp", "neo").player.active) == 0
    assert damage(attack(mon("M", 60, hit(10), trainers="Defender"), "Machamp", "neo").player.active) == 10


@pytest.mark.parametrize(("tool", "own"), [("Strength Charm", 30), ("PlusPower", 20)])
def test_dp_strength_charm_makes_damage_to_oneself_greater_too(tool: str, own: int) -> None:
    """A dated answer, 2004-03-25; the card speaks of the Active Pokémon, and not of the Bench."""
    flips = hit(30, does("damage_itself", 20), does("damage_bench", 10))
    attacker = mon("C", 90, flips, trainers=tool, edition="dp")
    ended = attack(attacker, mon(), "dp", opponent_bench=mon())
    assert [damage(each) for each in (ended.player.active, *ended.opponent.in_play)] == [own, 40, 10]


def test_energy_that_hurts_may_knock_out_and_gives_a_prize() -> None:
    """Card text of Rainbow Energy: damage counters Knock Out like any other."""
    game = play(table("Rattata c=2", bench="Machop", hand="*"), AttachEnergy("*", "Rattata")).game
    assert (game.player.active.name, len(game.opponent.prizes)) == ("Machop", 5)
    assert names(game.player.discard) == ["*", "Rattata"]


def test_dp_a_knocked_out_pokemon_may_leave_conditions_on_the_attacker() -> None:
    """A dated answer, 2005-09-22: what a Knock Out triggers happens too."""
    effects = tuple(Effect("knock_out.retaliate", "inflict_itself", (each,)) for each in ("Confused", "Poisoned"))
    koffing = mon("G", 50, powers=(Power("Knockout Gas", "Poké-Body", effects),), conditions=("Asleep",))
    ended = attack(mon("F", 80, hit(100)), koffing, "dp", opponent_bench="Starly")
    assert ended.player.active.conditions == ("Confused", "Poisoned")


def test_neo_a_baby_pokemon_evolves_into_the_printed_basic_pokemon_and_not_past_it() -> None:
    """Dated answers, 2001: not into an owner's Pokémon; and the Stage 1 card needs the Basic one first."""
    raichu = PokemonCard("Dark Raichu", 70, "L", "Stage 1", "Pikachu")
    surge = PokemonCard("Lt. Surge's Pikachu", 50, "L")
    game = table(pokemon("Pichu", "neo"), edition="neo", hand=(raichu, surge))
    assert refused(game, Evolve("Dark Raichu", "Pichu")) == ("evolve.name", "other_name")
    assert refused(game, Evolve("Lt. Surge's Pikachu", "Pichu")) == ("evolve.name", "basic")


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
    assert (names(ended.hand), [each.symbol for each in ended.deck]) == ([], ["F", "R"])


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


@pytest.mark.parametrize(("below", "above"), [("Dratini δ", "Dragonair"), ("Dratini LV.10", "Dragonair LV.33")])
def test_what_evolves_by_its_real_name_is_listed_too(below: str, above: str) -> None:
    """What is accepted is listed: the list asks for the same name as the rule."""
    game = table(mon(name=below), edition="dp", hand=dratini(above))
    assert Evolve(above, below) in legal_actions(game)
