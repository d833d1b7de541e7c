"""Rulings on Pokémon Tools, Powers, copied attacks, and Energy that asks for an Evolved Pokémon."""

import pytest
from in_play import active_pokemon, pokemon_card
from own_cards import EVOLVED_ONLY, SPRAY, names, refused, trainer
from ruling_ids import ruling

from rules import (
    AttachEnergy,
    Attack,
    Effect,
    EndTurn,
    Evolve,
    PlayTrainer,
    Pokemon,
    PokemonCard,
    UseAttack,
    UsePower,
    card,
    energy,
    play,
    retreat,
    table,
)


@ruling("N14")
def test_dp_a_copied_attack_switches_the_pokemon_that_uses_it() -> None:
    """002: its own name in an attack means "this Pokémon"."""
    copies = (Attack("Copy", effects=(Effect("attack.choose", "copy_attack"),)),)
    copier = PokemonCard("Mime Jr.", 40, "P", attacks=copies, print="dp")
    game = play(table(copier, "Marill", "dp", bench="Starly"), UseAttack("Copy")).game
    assert (active_pokemon(game.player).name, game.player.bench[0].name) == ("Starly", "Mime Jr.")
    assert (active_pokemon(game.opponent).name, active_pokemon(game.opponent).counters) == ("Marill", 2)


@pytest.mark.parametrize("edition", ["neo", "dp"])
@ruling("N17")
def test_one_tool_for_each_pokemon(edition: str) -> None:
    """000 and card text."""
    game = table("Pikachu +Gold Berry", edition=edition, hand="Focus Band", bench="Pidgey")
    assert refused(game, PlayTrainer("Focus Band", "Pikachu")) == ("trainer.tool", "second")
    assert names(play(game, PlayTrainer("Focus Band", "Pidgey")).game.player.bench[0].trainers) == ["Focus Band"]


@ruling("N19")
def test_after_a_power_its_player_may_attack() -> None:
    """004."""
    game = table("Blastoise [W W W]", "Chansey", hand="W")
    game = play(game, UsePower("Rain Dance")).game
    assert active_pokemon(play(game, UseAttack("Hydro Pump")).game.opponent).counters == 5


@pytest.mark.parametrize(("kind", "counted"), [("named Dark", ["Dark Charmeleon"]), ("D", ["Sneasel"])])
@ruling("N20")
def test_neo_dark_in_the_name_and_darkness_pokemon_are_two_things(kind: str, counted: list[str]) -> None:
    """000."""
    ground = trainer("Dark Ground", Effect("retreat.pay", "costs_nothing", (kind,)), kind="Stadium")
    free = [name for name in ("Sneasel", "Dark Charmeleon")
            if retreat.cost(table(name, edition="neo", stadium=ground), 0) == 0]  # fmt: skip
    assert free == counted


@pytest.mark.parametrize("edition", ["neo", "dp"])
@ruling("N24")
def test_a_tool_goes_with_its_pokemon(edition: str) -> None:
    """004 and card text. What a Tool itself says, it does: Gold Berry is discarded once it is used."""
    game = table("Machop [F]", "Rattata +Gold Berry", edition, opponent_bench="Chansey +Gold Berry c=5")
    game = play(game, UseAttack("Low Kick")).game
    assert names(game.opponent.discard) == ["Gold Berry", "Rattata"]
    game = play(game, EndTurn(), choices=("Gold Berry",)).game
    assert (active_pokemon(game.player).counters, active_pokemon(game.player).trainers) == (1, ())
    assert names(game.player.discard) == ["Gold Berry", "Gold Berry", "Rattata"]


@ruling("N26")
def test_dp_energy_for_evolved_pokemon_is_discarded_the_moment_its_pokemon_is_basic() -> None:
    """A dated answer, 2005-01-13: it does not come back when the Pokémon evolves again."""
    machoke = Pokemon((pokemon_card("Machop", "dp"), pokemon_card("Machoke", "dp")), (EVOLVED_ONLY, *energy("F")))
    game = table(machoke, edition="dp", hand=(SPRAY, card("Machoke", "dp"), EVOLVED_ONLY))
    game = play(game, PlayTrainer("Devolution Spray")).game
    assert (active_pokemon(game.player).name, names(active_pokemon(game.player).energy)) == ("Machop", ["F"])
    assert names(game.player.discard) == ["**", "Devolution Spray", "Machoke"]
    assert refused(game, AttachEnergy("**", "Machop")) == ("turn.attach_energy", "not_on_this")
    game = play(game, Evolve("Machoke", "Machop")).game
    assert names(active_pokemon(game.player).energy) == ["F"]
    assert names(active_pokemon(play(game, AttachEnergy("**", "Machoke")).game.player).energy) == ["**", "F"]


@ruling("N29")
def test_a_copied_attack_still_asks_that_the_defending_pokemon_is_asleep() -> None:
    """Open: another project's reading. Copying leaves out costs; that a condition must hold is no cost."""
    eater = "Gastly>Haunter@base"
    asleep = play(table("Clefairy [C* C* C*]", eater + " {Asleep}"), UseAttack("Metronome"), choices=("Dream Eater",))
    assert active_pokemon(asleep.game.opponent).counters == 5
    awake = play(table("Clefairy [C* C* C*]", eater), UseAttack("Metronome"), choices=("Dream Eater",))
    assert active_pokemon(awake.game.opponent).counters == 0
    assert refused(table("Gastly>Haunter@base [P P]", "Chansey"), UseAttack("Dream Eater")) == (
        "attack.announce", "needs_condition")  # fmt: skip
