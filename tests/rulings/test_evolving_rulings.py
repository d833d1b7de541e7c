"""Rulings on names, on evolving, and on what evolving takes off a Pokémon."""

from in_play import active_pokemon, pokemon_card
from own_cards import after, hits, pass_turns, plays, refused, trainer
from ruling_ids import ruling

from rules import (
    Attack,
    Effect,
    Evolve,
    Game,
    PlayTrainer,
    Pokemon,
    PokemonCard,
    Power,
    UseAttack,
    UsePower,
    card,
    energy,
    play,
    retreat,
    table,
)
from rules.model.pokemon_kinds import is_kind

CANDY = trainer("Rare Candy", plays("evolve_skipping", "Stage 1, Stage 2"))
BREEDER = trainer("Pokémon Breeder", plays("evolve_skipping", "Stage 2", "as usual"))
TRAINING = trainer("Wally's Training", plays("evolve_from_deck"))


@ruling("N01")
def test_dp_rockets_meowth_does_not_evolve_into_a_card_that_names_meowth() -> None:
    """002."""
    game = table("Rocket's Meowth", edition="dp", hand="Persian")
    assert refused(game, Evolve("Persian", "Rocket's Meowth")) == ("evolve.name", "other_name")


@ruling("N03")
def test_dp_it_evolves_into_a_card_that_names_it() -> None:
    """002."""
    persian = PokemonCard("Rocket's Persian", 80, "D", "Stage 1", "Rocket's Meowth", print="dp")
    game = play(
        table("Rocket's Meowth", edition="dp", hand=persian), Evolve("Rocket's Persian", "Rocket's Meowth")
    ).game
    assert active_pokemon(game.player).cards == (card("Rocket's Meowth"), persian)


DRATINI = hits("Dratini", 40, 10)
DRAGONAIR = PokemonCard("Dark Dragonair", 60, "C", "Stage 1", "Dratini")
DRAGONITE = PokemonCard("Dark Dragonite", 70, "C", "Stage 2", "Dark Dragonair")


@ruling("N04")
def test_dp_a_basic_may_skip_a_stage_where_a_path_leads_there() -> None:
    """A dated answer, 2005-02-10: nobody needs to hold the card between, but it has to exist."""
    game = table(DRATINI, edition="dp", hand=(CANDY, DRAGONITE), opponent_hand=DRAGONAIR)
    ended = play(game, PlayTrainer("Rare Candy", "Dratini")).game
    assert active_pokemon(ended.player).cards == (DRATINI, DRAGONITE)
    nowhere = table("Seedot", edition="dp", hand=(CANDY, DRAGONITE), opponent_hand=DRAGONAIR)
    assert refused(nowhere, PlayTrainer("Rare Candy", "Seedot")) == ("trainer.carry_out", "no_evolution")


@ruling("N05")
def test_dp_an_evolved_baby_is_no_basic_pokemon_any_more() -> None:
    """A dated answer, 2005-04-14."""
    sudowoodo = PokemonCard("Great Sudowoodo", 90, "F", "Stage 1", "Sudowoodo", print="dp")
    game = table("Bonsly", edition="dp", hand=(card("Sudowoodo"), CANDY, sudowoodo))
    game = play(game, UsePower("Baby Evolution")).game
    assert refused(game, PlayTrainer("Rare Candy", "Sudowoodo")) == ("trainer.carry_out", "not_basic")


@ruling("N06")
def test_neo_a_baby_evolved_into_pikachu_is_an_evolved_pokemon() -> None:
    """000: what is about Basic Pokémon passes it by, and no coin is flipped for it."""
    assert not is_kind(active_pokemon(table("Pichu>Pikachu", edition="neo").player), "Basic")
    assert is_kind(active_pokemon(table("Pikachu", edition="neo").player), "Basic")
    level = trainer("Level Ground", Effect("retreat.pay", "costs_nothing", ("Basic",)), kind="Stadium")
    assert retreat.cost(table("Pichu>Pikachu", edition="neo", stadium=level), 0) == 1
    assert retreat.cost(table("Pikachu", edition="neo", stadium=level), 0) == 0
    assert play(table("Rattata [F]", "Pichu>Pikachu", "neo"), UseAttack("Bite")).answered == ()


@ruling("N09")
def test_what_stays_when_a_pokemon_evolves() -> None:
    """004: damage and cards; not conditions, effects, old attacks and Powers."""
    game = table("Vulpix [R R] c=3 {Confused, Poisoned} <Sand-attack>", hand="Ninetales")
    ended = play(game, Evolve("Ninetales", "Vulpix")).game
    ninetales = (pokemon_card("Vulpix"), pokemon_card("Ninetales"))
    assert ended.player.active == Pokemon(ninetales, energy("R R"), counters=3, fresh=True)
    assert refused(ended, UseAttack("Confuse Ray")) == ("attack.announce", "no_such_attack")


@ruling("N10")
def test_dp_a_trainer_that_evolves_from_the_deck_may_be_used_on_a_first_turn() -> None:
    """Open: 2003-09-26 no, 2004-07-22 yes. The engine takes the later answer, and a card's text beats the turn's rule.

    The player who begins may play no Trainer card at all in this edition.
    """
    second = table("Machop", edition="dp", hand=TRAINING, deck="Machoke, F", turn=2)
    game = play(second, PlayTrainer("Wally's Training"), shuffles=["F"]).game
    assert active_pokemon(game.player).name == "Machoke"
    begins = table("Machop", edition="dp", hand=TRAINING, deck="Machoke, F", turn=1)
    assert refused(begins, PlayTrainer("Wally's Training")) == ("trainer.first_turn", "first_turn")


@ruling("N11")
def test_dp_that_card_evolves_also_a_pokemon_that_evolved_this_turn() -> None:
    """A dated answer, 2003-09-26: a card's text beats the rule."""
    machamp = card("Machamp")
    game = table("Machop", edition="dp", hand=(card("Machoke", "dp"), TRAINING), deck=(machamp, card("F")))
    game = play(game, Evolve("Machoke", "Machop")).game
    game = play(game, PlayTrainer("Wally's Training"), shuffles=["F"]).game
    assert active_pokemon(game.player).name == "Machamp"
    # The rule itself still holds, also for a Trainer card that keeps to it.
    soon = table(
        "Squirtle !",
        hand=(BREEDER, card("Blastoise")),
        discard=PokemonCard("Wartortle", 70, "W", "Stage 1", "Squirtle"),
    )
    assert refused(soon, PlayTrainer("Pokémon Breeder", "Squirtle")) == ("evolve.this_turn", "this_turn")


DRAWS = Power("Supply", "Poké-Power", (Effect("evolve.on_top", "draw", (2,)),))
SUPPLIER = PokemonCard("Furret", 80, "C", "Stage 1", "Sentret", powers=(DRAWS,), print="dp")
SENTRET = hits("Sentret", 50, 10)


@ruling("N13")
def test_dp_what_a_card_does_when_played_from_the_hand_it_does_not_do_from_the_deck() -> None:
    """A dated answer, 2003-10-23."""
    by_hand = table(SENTRET, edition="dp", hand=SUPPLIER)
    assert len(play(by_hand, Evolve("Furret", "Sentret"), choices=("Supply",)).game.player.hand) == 2
    assert len(play(by_hand, Evolve("Furret", "Sentret"), choices=("no",)).game.player.hand) == 0
    by_deck = table(SENTRET, edition="dp", hand=TRAINING, deck=(SUPPLIER, card("F")))
    ended = play(by_deck, PlayTrainer("Wally's Training"), shuffles=["F"])
    assert (active_pokemon(ended.game.player).name, ended.game.player.hand) == ("Furret", ())


DOOM = hits("Absol", 70, None, *after("leave_on_defending", Effect("turn.end", "knocked_out")), print="dp")  # type: ignore[arg-type]
LEVELED = PokemonCard("Seedot LV.X", 90, "G", "LV.X", "Seedot", attacks=(Attack("Storm", "", 40),), print="dp")
NUZLEAF = PokemonCard("Nuzleaf", 80, "G", "Stage 1", "Seedot", print="dp")


def doomed() -> Game:
    """B's turn: B's Active Seedot will be Knocked Out at its end."""
    game = table(DOOM, "Seedot [G G]", "dp", opponent_bench="Starly", opponent_hand=(LEVELED, NUZLEAF))
    return pass_turns(play(game, UseAttack("Hit")).game, 1)


@ruling("N22")
def test_dp_a_knock_out_that_is_to_come_is_evolved_away_but_not_leveled_away() -> None:
    """A dated answer, 2009-04-02: raising the level leaves it the same Pokémon."""
    assert active_pokemon(pass_turns(doomed(), 1).opponent).name == "Starly"
    evolved = play(doomed(), Evolve("Nuzleaf", "Seedot")).game
    assert active_pokemon(pass_turns(evolved, 1).opponent).name == "Nuzleaf"
    leveled = play(doomed(), Evolve("Seedot LV.X", "Seedot")).game
    assert active_pokemon(leveled.player).is_basic
    assert active_pokemon(play(leveled, UseAttack("Rollout")).game.opponent).counters == 2
    ended = pass_turns(leveled, 1)
    assert (active_pokemon(ended.opponent).name, len(ended.player.prizes)) == ("Starly", 5)


@ruling("N23")
def test_dp_baby_evolution_evolves_and_takes_all_counters_off() -> None:
    """Card text."""
    game = table("Bonsly c=3", edition="dp", hand="Sudowoodo")
    sudowoodo = active_pokemon(play(game, UsePower("Baby Evolution")).game.player)
    assert (sudowoodo.name, sudowoodo.counters, sudowoodo.evolved) == ("Sudowoodo", 0, True)
