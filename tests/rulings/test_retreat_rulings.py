"""Rulings on retreating: what may pay for it, what it ends, and what is no retreat."""

import pytest
from in_play import active_pokemon, pokemon_card
from own_cards import FOSSIL, hits, names, refused, trainer
from ruling_ids import ruling

from rules import (
    Effect,
    EndTurn,
    Play,
    PlayTrainer,
    Pokemon,
    PokemonCard,
    Power,
    Retreat,
    UseAttack,
    energy,
    play,
    retreat,
    table,
)

PAYS = [
    # The three texts' own example: exactly paid by the double card alone.
    pytest.param("Hitmonchan [F F CC]", "CC", ["F", "F"], id="R01"),
    # 002 and 003; 001 prints another option twice here, a slip. Other projects refuse this payment, the texts do not.
    pytest.param("Hitmonchan [F F CC]", "F CC", ["F"], id="R03"),
    # 001, 002, 003: the last card may pay more than is owed, and nothing comes back.
    pytest.param("Pikachu [CC]", "CC", [], id="R07"),
    pytest.param("Machoke [CC CC]", "CC CC", [], id="R09"),
    # 1, 3, then 5 for a cost of 4.
    pytest.param("Steelix [R R CC CC]", "R CC CC", ["R"], id="R12"),
    # Exactly 4, and then it stops.
    pytest.param("Steelix [R R CC CC]", "R R CC", ["CC"], id="R13"),
    # 004: without a Retreat Cost nothing is discarded.
    pytest.param("Rattata [F F F]", "", ["F", "F", "F"], id="R14"),
]


@pytest.mark.parametrize(("pokemon", "payment", "left"), PAYS)
@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_this_pays(pokemon: str, payment: str, left: list[str], edition: str) -> None:
    pokemon = pokemon.replace("Steelix", "Steelix@neo").replace("Machoke", "Machoke@base")
    after = play(table(pokemon, edition=edition, bench="Pidgey"), Retreat("Pidgey", payment)).game
    assert active_pokemon(after.player).name == "Pidgey"
    assert names(after.player.bench[0].energy) == left
    assert names(after.player.discard) == sorted(payment.split())


REFUSES = [
    # 001, 002, 003: paid after the first. An official answer of 2017, for other cards, allows both.
    pytest.param("Hitmonchan [CC CC]", "CC CC", "already_paid", id="R11"),
    pytest.param("Steelix@neo [R R CC CC]", "R CC CC R", "already_paid", id="R12-all-four"),
    pytest.param("Steelix@neo [R R CC CC]", "R R CC CC", "already_paid", id="R13-all-four"),
    pytest.param("Rattata [F F F]", "F", "already_paid", id="R14-nothing-to-pay"),
    # A dated answer: Rainbow Energy is every type, but only 1 Energy.
    pytest.param("Hitmonchan [* R]", "*", "too_little", id="R28"),
]


@pytest.mark.parametrize(("pokemon", "payment", "what"), REFUSES)
@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_this_does_not_pay(pokemon: str, payment: str, what: str, edition: str) -> None:
    game = table(pokemon, edition=edition, bench="Pidgey")
    assert refused(game, Retreat("Pidgey", payment)) == ("retreat.pay", what)


@ruling("R15")
def test_without_energy_there_is_no_retreat() -> None:
    """004; that this turn's Energy is already attached changes nothing."""
    game = table("Pikachu", bench="Rattata", hand="L")._replace(done=("turn.attach_energy",))
    assert retreat.payments(game) == []
    assert refused(game, Retreat("Rattata")) == ("retreat.pay", "too_little")


def failed(pokemon: str = "Pikachu [R] {Confused}", hand: str = "") -> Play:
    """R18: a Confused Pokémon that pays for its retreat and flips tails."""
    return play(table(pokemon, bench="Rattata", hand=hand), Retreat("Rattata", "R"), coins="T")


@ruling("R17")
def test_a_confused_pokemon_pays_first_then_flips_and_with_heads_retreats() -> None:
    """Booklet; the official game does the same."""
    after = play(table("Pikachu [R] {Confused}", bench="Rattata"), Retreat("Rattata", "R"), coins="H")
    assert [event.rule for event in after.trace] == ["retreat.pay", "retreat.confusion", "retreat.switch"]
    assert after.game.player.bench[0] == Pokemon((pokemon_card("Pikachu"),))
    assert names(after.game.player.discard) == ["R"]


@ruling("R19")
def test_after_a_failed_retreat_it_may_still_attack_but_not_try_again() -> None:
    """Booklet. The coin that Confusion asks for at an attack comes on top."""
    game = failed("Pikachu [R L] {Confused}").game
    assert refused(game, Retreat("Rattata", "L")) == ("retreat.confusion", "again")
    after = play(game, UseAttack("Gnaw"), coins="H")
    assert after.answered == ("H",)
    assert active_pokemon(after.game.opponent).counters == 1


@ruling("R20")
def test_a_trainer_card_that_switches_is_no_retreat() -> None:
    """Booklet and 004: no coin, and Confusion ends on the Bench."""
    after = play(failed(hand="Switch").game, PlayTrainer("Switch"))
    assert after.answered == ()
    assert (active_pokemon(after.game.player).name, after.game.player.bench[0].conditions) == ("Rattata", ())


@ruling("R21")
def test_a_confused_pokemon_flips_also_where_it_retreats_for_nothing() -> None:
    """The official game; in Diamond & Pearl no Confused Pokémon flips for it."""
    game = table("Rattata {Confused}", bench="Pidgey")
    assert active_pokemon(play(game, Retreat("Pidgey"), coins="H").game.player).name == "Pidgey"
    assert active_pokemon(play(game, Retreat("Pidgey"), coins="T").game.player).name == "Rattata"
    assert play(table("Rattata {Confused}", edition="dp", bench="Pidgey"), Retreat("Pidgey")).answered == ()


@pytest.mark.parametrize("condition", ["Asleep", "Paralyzed"])
@ruling("R23")
def test_asleep_and_paralyzed_pokemon_stay(condition: str) -> None:
    """004 and booklet."""
    game = table(f"Hitmonchan [F F CC] {{{condition}}}", bench="Rattata")
    assert refused(game, Retreat("Rattata", "CC")) == ("retreat.condition", "condition")


@ruling("R24")
def test_on_the_bench_poison_is_gone_and_damage_energy_and_stages_stay() -> None:
    """004."""
    game = table("Machop>Machoke [CC CC F] c=3 {Poisoned}", bench="Rattata")
    after = play(game, Retreat("Rattata", "CC CC")).game.player.bench[0]
    machoke = (pokemon_card("Machop"), pokemon_card("Machoke"))
    assert after == Pokemon(machoke, energy("F"), counters=3)


@ruling("R27")
def test_the_new_active_pokemon_may_attack() -> None:
    """004."""
    game = play(table("Pikachu [L]", "Chansey", bench="Machop [F]"), Retreat("Machop", "L")).game
    assert active_pokemon(play(game, UseAttack("Low Kick")).game.opponent).counters == 4


@ruling("R32")
def test_recycle_energy_that_pays_comes_back_to_the_hand() -> None:
    """A dated answer, 2000-12-21."""
    after = play(table("Pikachu [C*]", edition="neo", bench="Rattata"), Retreat("Rattata", "C*")).game.player
    assert (names(after.hand), after.discard) == (["C*"], ())


@ruling("R33")
def test_an_effect_that_discards_everything_when_it_retreats_pays_nothing() -> None:
    """A community answer: the cost comes first, and the rest after it."""
    cups = Power("Cups", "Poké-Body", (Effect("retreat.switch", "discard_everything_retreating"),))
    holder = hits("Octillery", 80, 30, powers=(cups,))
    game = table("Machoke@base [F F]", holder, "dp", bench="Pidgey")
    assert refused(game, Retreat("Pidgey", "F F")) == ("retreat.pay", "too_little")
    after = play(table("Machoke@base [F F F F]", holder, "dp", bench="Pidgey"), Retreat("Pidgey", "F F F"))
    assert after.game.player.bench[0].energy == ()
    assert names(after.game.player.discard) == ["F", "F", "F", "F"]


@ruling("R35")
def test_no_retreat_cost_beats_one_that_is_raised() -> None:
    """Community: what raises it counts first, and nothing is left of it where it is taken away."""
    raises = Power("Heavy", "Poké-Body", (Effect("retreat.pay", "costs_more", (1,)),))
    stadium = trainer("Open Field", Effect("retreat.pay", "costs_nothing", ("F",)), kind="Stadium")
    opponent = hits("Slowpoke", 60, 10, powers=(raises,))
    assert retreat.cost(table("Machop", opponent, "dp"), 0) == 3
    game = table("Machop", opponent, "dp", bench="Pidgey", stadium=stadium)
    assert retreat.cost(game, 0) == 0
    assert active_pokemon(play(game, Retreat("Pidgey")).game.player).name == "Pidgey"
    assert retreat.cost(table("Marill", opponent, "dp", stadium=stadium), 0) == 2


@ruling("R37")
def test_without_a_bench_nothing_is_discarded() -> None:
    """004: there is nothing to change places with."""
    assert refused(table("Pikachu [L]"), Retreat("Rattata", "L")) == ("retreat.bench", "empty")


@pytest.mark.parametrize("doll", ["Clefairy Doll", FOSSIL])
@ruling("R38")
def test_a_trainer_card_in_play_as_a_pokemon_never_retreats(doll: str | PokemonCard) -> None:
    """Card text; another project's test says the same."""
    assert refused(table(doll, bench="Pidgey"), Retreat("Pidgey")) == ("retreat.condition", "never")


@ruling("R39")
def test_pluspower_and_defender_stay_on_a_pokemon_that_is_switched() -> None:
    """Another project's test: they go when their own time comes."""
    game = table("Pikachu +PlusPower +Defender", bench="Rattata", hand="Switch")
    game = play(game, PlayTrainer("Switch")).game
    assert names(game.player.bench[0].trainers) == ["Defender", "PlusPower"]
    game = play(game, EndTurn()).game
    assert names(game.opponent.bench[0].trainers) == ["Defender"]
    assert play(game, EndTurn()).game.player.bench[0].trainers == ()


@ruling("R40")
def test_coming_back_in_the_same_turn_does_not_bring_an_effect_back() -> None:
    """004: it ended when the Pokémon left the Active spot, and Base has no limit of retreats."""
    game = table("Rattata [R] <Sand-attack>", "Chansey", bench="Doduo")
    game = play(play(game, Retreat("Doduo")).game, Retreat("Rattata")).game
    assert active_pokemon(game.player).effects == ()
    after = play(game, UseAttack("Bite"))
    assert (after.answered, active_pokemon(after.game.opponent).counters) == ((), 2)
