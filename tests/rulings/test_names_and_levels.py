"""Questions that players ask a judge: which words are part of a name, and what a raised level changes."""

import pytest
from in_play import active_pokemon, pokemon_card
from own_cards import SEEDOT, names, plays, refused, trainer
from situations import attack, does, hit, mon

from rules import (
    Evolve,
    PlayTrainer,
    Pokemon,
    PokemonCard,
    card,
    legal_actions,
    play,
    table,
)
from rules.model.pokemon_kinds import is_kind

LEVELED = PokemonCard("Machoke LV.X", 110, "F", "LV.X", "Machoke", print="dp")
HIGHEST = Pokemon((pokemon_card("Machop", "dp"), pokemon_card("Machoke", "dp"), LEVELED))


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
    assert active_pokemon(play(game, Evolve(above, below)).game.player).name == above


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
    assert (active_pokemon(ended).name, names(ended.hand)) == ("Machop", ["Machoke", "Machoke LV.X"])
    beam = mon("C", 60, hit(None, does("devolve_opponents")))
    assert active_pokemon(attack(beam, HIGHEST, "dp").opponent).name == "Machop"
    basic = table(Pokemon((pokemon_card("Seedot", "dp"), SEEDOT)), edition="dp", hand=spray)
    assert refused(basic, PlayTrainer("Devolution Spray")) == ("trainer.carry_out", "none_evolved")


def test_dp_a_raised_level_keeps_the_stage_and_is_raised_once() -> None:
    """The same rule changes: no card of a raised level goes on another one, and none is an Evolution card."""
    assert [is_kind(HIGHEST, kind) for kind in ("Stage 1", "Evolved", "Basic")] == [True, True, False]
    assert is_kind(Pokemon((pokemon_card("Seedot", "dp"), SEEDOT)), "Basic")
    game = table(HIGHEST, edition="dp", hand=LEVELED)
    assert refused(game, Evolve("Machoke LV.X", "Machoke LV.X"))[0] == "evolve.name"
    both = table("Machop", edition="dp", hand=(card("Machoke", "dp"), LEVELED))
    evolved = play(both, Evolve("Machoke", "Machop")).game
    assert refused(evolved, Evolve("Machoke LV.X", "Machoke")) == ("evolve.this_turn", "this_turn")


@pytest.mark.parametrize(("below", "above"), [("Dratini δ", "Dragonair"), ("Dratini LV.10", "Dragonair LV.33")])
def test_what_evolves_by_its_real_name_is_listed_too(below: str, above: str) -> None:
    """What is accepted is listed: the list asks for the same name as the rule."""
    game = table(mon(name=below), edition="dp", hand=dratini(above))
    assert Evolve(above, below) in legal_actions(game)
