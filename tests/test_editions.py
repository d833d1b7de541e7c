"""The order of the steps in each edition, written out by hand from the five texts."""

import pytest

from rules import EDITIONS, letters, rule_id

ATTACK = {
    # Text 003, steps a to f.
    "base": {
        "attack.announce": "a", "attack.choose": "b", "attack.pay": "c",
        "attack.alter_or_cancel": "d", "attack.confusion": "e", "attack.resolve": "f",
    },
    # Text 000: one new step in front.
    "neo": {
        "attack.baby_flip": "a", "attack.announce": "b", "attack.choose": "c", "attack.pay": "d",
        "attack.alter_or_cancel": "e", "attack.confusion": "f", "attack.resolve": "g",
    },
    # Text 002, steps a to g.
    "dp": {
        "attack.baby_flip": "a", "attack.announce": "b", "attack.choose": "c", "attack.pay": "d",
        "attack.alter_or_cancel": "e", "attack.confusion": "f", "attack.resolve": "g",
    },
}  # fmt: skip

DAMAGE = {
    # Text 003, steps a to i.
    "base": {
        "damage.base": "a", "damage.attacker_base": "b", "damage.stop_at_zero": "b", "damage.weakness": "c",
        "damage.resistance": "d", "damage.attacker_cards": "e", "damage.defender_cards": "f",
        "damage.last_effects": "g", "damage.counters": "h", "damage.other_effects": "i",
    },
    # Text 000: one new step, between the cards on the two Pokémon.
    "neo": {
        "damage.base": "a", "damage.attacker_base": "b", "damage.stop_at_zero": "b", "damage.weakness": "c",
        "damage.resistance": "d", "damage.attacker_cards": "e", "damage.play_area": "f",
        "damage.defender_cards": "g", "damage.last_effects": "h", "damage.counters": "i",
        "damage.other_effects": "j",
    },
    # Text 002, steps a to h.
    "dp": {
        "damage.base": "a", "damage.attacker_effects": "b", "damage.stop_at_zero": "b", "damage.weakness": "c",
        "damage.resistance": "d", "damage.defender_cards": "e", "damage.last_effects": "f",
        "damage.counters": "g", "damage.other_effects": "h",
    },
}  # fmt: skip

RETREAT = {
    "base": ["condition", "bench", "pay", "confusion", "switch"],
    "neo": ["condition", "bench", "pay", "confusion", "switch"],
    "dp": ["once_a_turn", "condition", "bench", "pay", "switch"],
}


@pytest.mark.parametrize("key", ["base", "neo", "dp"])
def test_the_steps_stand_in_the_order_of_the_books(key: str) -> None:
    edition = EDITIONS[key]
    assert list(letters(edition, "attack").items()) == list(ATTACK[key].items())
    assert list(letters(edition, "damage").items()) == list(DAMAGE[key].items())
    assert [rule_id(step) for step in edition.retreat] == [f"retreat.{name}" for name in RETREAT[key]]


def test_the_player_on_turn_comes_last_in_every_step_of_a_knock_out() -> None:
    for edition in EDITIONS.values():
        assert [rule_id(step) for step in edition.knock_out] == [
            "knock_out.prevent",
            "knock_out.retaliate",
            "knock_out.discard",
            "knock_out.take_prizes",
            "knock_out.replace",
            "winning.decide",
        ]


def test_every_step_is_a_function_of_the_module_that_its_id_names() -> None:
    import rules

    for edition in EDITIONS.values():
        for step in (*edition.attack, *edition.damage, *edition.retreat, *edition.knock_out):
            module, name = rule_id(step).split(".")
            assert getattr(getattr(rules, module), name) is step
