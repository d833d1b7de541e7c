"""The ids of the rulings on retreating, between turns, Knock Outs and winning, set-up, names and Powers."""

from collections.abc import Callable

import pytest

IDS = """
    R01 R03 R07 R09 R11 R12 R13 R14 R15 R17 R19 R20 R21 R23 R24 R27 R28 R32 R33 R35 R37 R38 R39 R40
    B01 B05 B08 B09 B10 B11 B12 B13 B14 B15 B16 B17 B18 B19 B21 B22 B26 B27 B28 B30 B32
    K01 K02 K04 K06 K08 K09 K11 K13 K14 K17 K19 K20 K22 K23 K24 K25 K27 K30 K32 K33
    M01 M02 M03 M04 M06 M07 M09 M10 M11 M12 M14 M18 M19 M22 M25
    N01 N03 N04 N05 N06 N09 N10 N11 N13 N14 N17 N19 N20 N22 N23 N24 N26 N29
""".split()
"""Every ruling, by the letter of its subject and a number."""

OUTSIDE = {
    "M25": "In none of our editions does the player who begins go without a card: that is from 2004 to 2006 alone."
    " Diamond & Pearl forbids that player Trainer cards and lets the card be drawn.",
}
"""The rulings that cannot hold in any of the three editions, and why."""


def ruling(*ids: str) -> Callable[..., object]:
    """Give a test the ids of the rulings that it pins: it runs once for each, with the id in its name."""
    return pytest.mark.parametrize((), [() for _ in ids], ids=ids)
