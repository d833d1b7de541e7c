"""A Stadium card that changes Weakness, Resistance or damage for the whole play area.

What each does is printed on cards of the time, outside the texts; where it acts follows from the texts.
"""

import pytest
from situations import attack, damage, does, hit, mon

from rules import (
    Effect,
    TrainerCard,
    UseAttack,
    play,
    table,
)  # fmt: skip


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Effect("damage.weakness", "remove_weakness"), 20),
        (Effect("damage.weakness", "remove_weakness", ("C",)), 20),
        (Effect("damage.weakness", "remove_weakness", ("L",)), 40),
        (Effect("damage.weakness", "weakness_becomes", ("W",)), 20),
        (Effect("damage.resistance", "resistance_becomes", ("F", 10)), 30),
        (Effect("damage.play_area", "reduce_if_attacker", ("F", 10)), 30),
        (Effect("damage.attacker_effects", "add_if_attacker", ("F", 10)), 60),
    ],
)
@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_stadiums(edition: str, effect: Effect, expected: int) -> None:
    """20 to a Colorless Pokémon with Weakness, and a card that affects the whole play area."""
    game = table(mon("F", 60, hit(20)), mon(weak="F"), edition)
    game = game._replace(stadium=TrainerCard("Gym", "Stadium", (effect,)))
    assert damage(play(game, UseAttack("Hit")).game.opponent.active) == expected


def test_a_stadium_that_makes_resistance_smaller_and_an_attack_that_minds_none() -> None:
    gym = TrainerCard("Gym", "Stadium", (Effect("damage.resistance", "resistance_counts", (10,)),))
    game = table(mon("F", 60, hit(20)), mon(resists="F"))._replace(stadium=gym)
    assert damage(play(game, UseAttack("Hit")).game.opponent.active) == 10
    minds_none = hit(20, does("remove_resistance", step="damage.resistance"))
    assert damage(attack(mon("F", 60, minds_none), mon(resists="F", weak="F")).opponent.active) == 40
