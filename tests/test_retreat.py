"""Retreating: every legal way to pay, and what is refused."""

import pytest
from in_play import active_pokemon

from rules import Refused, Retreat, UseAttack, play, retreat, table

COSTS = {"Rattata": 0, "Pikachu": 1, "Hitmonchan": 2, "Machoke": 3, "Steelix": 4}


@pytest.mark.parametrize(
    ("pokemon", "legal"),
    [
        ("Hitmonchan [F F CC]", {"CC", "F F", "F CC"}),
        ("Pikachu [CC]", {"CC"}),
        ("Machoke [CC CC]", {"CC CC"}),
        ("Machoke [F CC]", {"F CC", "CC F"}),
        ("Hitmonchan [F]", set()),
        ("Rattata [F]", {""}),
        ("Machoke [F F CC]", {"F CC", "CC F", "F F CC"}),
        ("Steelix [F CC CC]", {"CC CC", "F CC CC", "CC F CC"}),
        ("Hitmonchan [CC CC]", {"CC"}),
        # A cost of 4 paid by R, double, double makes 5 and is legal; R, R, double makes exactly 4.
        ("Steelix [R R CC CC]", {"CC CC", "R CC CC", "CC R CC", "R R CC", "R CC R", "CC R R"}),
    ],
)
def test_the_legal_payments_are_exactly_those_listed_and_playable(pokemon: str, legal: set[str]) -> None:
    game = table(pokemon, "Rattata", "neo", bench="Pidgey")
    assert active_pokemon(game.player).card.retreat_cost == COSTS[active_pokemon(game.player).name]
    assert {" ".join(payment) for payment in retreat.payments(game)} == legal
    for payment in legal:
        after = play(game, Retreat("Pidgey", payment)).game
        assert active_pokemon(after.player).name == "Pidgey"
        assert len(after.player.discard) == len(payment.split())


@pytest.mark.parametrize(
    ("pokemon", "payment", "what"),
    [
        ("Hitmonchan [F F CC]", "F F CC", "already_paid"),
        ("Hitmonchan [F F CC]", "CC F", "already_paid"),
        ("Hitmonchan [F F CC]", "F", "too_little"),
        ("Hitmonchan [F F CC]", "", "too_little"),
        ("Hitmonchan [F]", "F F", "not_attached"),
        ("Hitmonchan [F]", "W", "not_attached"),
        ("Rattata [F]", "F", "already_paid"),
        ("Steelix [F CC CC]", "CC CC F", "already_paid"),
    ],
)
def test_a_payment_that_breaks_the_rule_is_refused_and_changes_nothing(pokemon: str, payment: str, what: str) -> None:
    game = table(pokemon, "Rattata", "neo", bench="Pidgey")
    before = repr(game)
    with pytest.raises(Refused) as refused:
        play(game, Retreat("Pidgey", payment))
    assert (refused.value.rule, refused.value.what) == ("retreat.pay", what)
    assert repr(game) == before


@pytest.mark.parametrize("condition", ["Asleep", "Paralyzed"])
def test_asleep_and_paralyzed_cannot_retreat_even_for_free(condition: str) -> None:
    with pytest.raises(Refused) as refused:
        play(table(f"Rattata {{{condition}}}", bench="Pidgey"), Retreat("Pidgey"))
    assert refused.value.rule == "retreat.condition"


def test_the_bench_must_have_the_pokemon_named() -> None:
    with pytest.raises(Refused) as refused:
        play(table("Rattata", bench="Pidgey"), Retreat("Onix"))
    assert (refused.value.rule, refused.value.what) == ("retreat.bench", "not_there")


@pytest.mark.parametrize("edition", ["base", "neo"])
def test_a_confused_pokemon_pays_then_flips(edition: str) -> None:
    game = table("Pikachu [F F] {Confused}", "Rattata", edition, bench="Pidgey")
    heads = play(game, Retreat("Pidgey", "F"), coins="H").game
    assert (active_pokemon(heads.player).name, heads.player.bench[0].conditions) == ("Pidgey", ())
    tails = play(game, Retreat("Pidgey", "F"), coins="T").game
    assert active_pokemon(tails.player).name == "Pikachu"
    assert len(active_pokemon(tails.player).energy) == 1
    with pytest.raises(Refused) as refused:
        play(tails, Retreat("Pidgey", "F"))
    assert refused.value.rule == "retreat.confusion"
    # It may still attack, with the coin for Confusion.
    assert active_pokemon(play(tails, UseAttack("Gnaw"), coins="H").game.opponent).counters == 1


def test_a_free_retreat_needs_the_coin_too() -> None:
    tails = play(table("Rattata {Confused}", bench="Pidgey"), Retreat("Pidgey"), coins="T").game
    assert active_pokemon(tails.player).name == "Rattata"


def test_no_coin_and_one_retreat_a_turn_in_diamond_and_pearl() -> None:
    game = table("Pikachu [F] {Confused}", "Rattata", "dp", bench="Pidgey [F]")
    after = play(game, Retreat("Pidgey", "F")).game
    with pytest.raises(Refused) as refused:
        play(after, Retreat("Pikachu", "F"))
    assert refused.value.rule == "retreat.once_a_turn"


def test_conditions_and_effects_of_attacks_end_on_the_bench() -> None:
    game = table("Pikachu [F F] c=3 {Poisoned} <Sand-attack>", bench="Rattata")
    benched = play(game, Retreat("Rattata", "F")).game.player.bench[0]
    assert (benched.counters, benched.conditions, benched.effects, len(benched.energy)) == (3, (), (), 1)
