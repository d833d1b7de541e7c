"""Positions that no game can come to, and input that is no position at all, are refused with a reason."""

from collections.abc import Callable
from typing import Any

import pytest

from rules import EDITIONS, Retreat, attacking, card, explain, inflict, letters, play, pokemon, table


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Rattata {Asleep, Paralyzed}", "cannot be Asleep and Paralyzed at once"),
        ("Rattata>Machoke", "Machoke does not evolve from Rattata"),
        ("Machop>Machop", "Machop does not evolve from Machop"),
        ("Rattata +Sprout Tower", "a Stadium card cannot be attached"),
        ("Machoke +Solid Rage +Buffer Piece", "more than 1 Pokémon Tool"),
        ("Onix <Harden 0>", "has already ended"),
        ("Pikachu <Amnesia>", "asks for a choice"),
        ("Rattata c=1 c=2", "more than one part"),
        ("Rattata [F] [F]", "more than one part"),
        ("Rattata {Asleep} {Poisoned}", "more than one part"),
        ("", "there is no card “”"),
    ],
)
def test_a_pokemon_that_cannot_exist(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pokemon(text)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponent": "Rattata c=3"}, "already Knocked Out"),
        ({"bench": "Machop c=5"}, "already Knocked Out"),
        ({"bench": ", ".join(["Rattata"] * 6)}, "room for 5 Pokémon, not 6"),
        ({"prizes": 0}, "1 to 6 Prizes left, not 0"),
        ({"prizes": -1}, "1 to 6 Prizes left, not -1"),
        ({"prizes": 7}, "1 to 6 Prizes left, not 7"),
        ({"prizes": "6"}, "1 to 6 Prizes left, not '6'"),
        ({"stadium": "PlusPower"}, "“PlusPower” is not a Stadium"),
        ({"bench": [None]}, "not as None"),
        ({"hand": None}, "not None"),
        ({"edition": "gold"}, "“gold” is not one of: base, neo, dp"),
    ],
)
def test_a_table_that_cannot_exist(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        table("Hitmonchan", **options)


def test_other_input_that_says_what_was_expected() -> None:
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: table(None), "not as None"),  # type: ignore[arg-type]  # on purpose
        (lambda: card("Rattata", "gold"), "“gold” is not one of: base, neo, dp"),
        (lambda: card(None), "named by text"),  # type: ignore[arg-type]  # on purpose
        (lambda: pokemon("Rattata", "gold"), "“gold” is not one of: base, neo, dp"),
        (lambda: inflict(pokemon("Rattata"), "Foo"), "“Foo” is not one of"),
        (lambda: letters(EDITIONS["dp"], "nope"), "the chapters are"),
        (lambda: attacking("Hitmonchan [F]", "Jab", "Rattata", damage=25), "a multiple of 10, not 25"),
        (lambda: attacking("Hitmonchan [F]", "Jab", "Rattata", damage="20"), "a multiple of 10, not '20'"),  # type: ignore[arg-type]  # on purpose
        (lambda: explain(play(table("Rattata", bench="Machop"), Retreat("Machop")), "xx"), "not 'xx'"),
    ]
    for call, message in calls:
        with pytest.raises(ValueError, match=message):
            call()


@pytest.mark.parametrize("action", [None, "Jab", ("Jab",), Retreat])
def test_something_that_is_no_action(action: object) -> None:
    with pytest.raises(TypeError, match="an action is one such as"):
        play(table("Hitmonchan [F]"), action)  # type: ignore[arg-type]  # on purpose


def test_coins_that_are_no_text() -> None:
    with pytest.raises(ValueError, match="coins are a text"):
        play(table("Rattata", bench="Machop"), Retreat("Machop"), coins=None)  # type: ignore[arg-type]  # on purpose


def test_a_bench_may_be_pasted_from_a_repr_with_two_conditions() -> None:
    bench = table("Hitmonchan", bench="Machop {Asleep, Poisoned}, Rattata,").player.bench
    assert [(each.name, each.conditions) for each in bench] == [("Machop", ("Asleep", "Poisoned")), ("Rattata", ())]
