"""The ids of the rulings on retreating, between turns, Knock Outs and winning, set-up, names and Powers."""

from collections.abc import Callable

import pytest

_NUMBERS = {
    "R": "01 03 07 09 11 12 13 14 15 17 19 20 21 23 24 27 28 32 33 35 37 38 39 40",
    "B": "01 05 08 09 10 11 12 13 14 15 16 17 18 19 21 22 26 27 28 30 32",
    "K": "01 02 04 06 08 09 11 13 14 17 19 20 22 23 24 25 27 30 32 33",
    "M": "01 02 03 04 06 07 09 10 11 12 14 18 19 22 25",
    "N": "01 03 04 05 06 09 10 11 13 14 17 19 20 22 23 24 26 29",
}
IDS = [f"{subject}{number}" for subject, numbers in _NUMBERS.items() for number in numbers.split()]
"""Every ruling, by the letter of its subject and a number."""

OUTSIDE = {
    "M25": "In none of our editions does the player who begins go without a card: that is from 2004 to 2006 alone."
    " Diamond & Pearl forbids that player Trainer cards and lets the card be drawn.",
}
"""The rulings that cannot hold in any of the three editions, and why."""


def ruling(*ids: str) -> Callable[..., object]:
    """Give a test the ids of the rulings that it pins: it runs once for each, with the id in its name."""
    return pytest.mark.parametrize((), [() for _ in ids], ids=ids)
