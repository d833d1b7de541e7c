"""What no position can tell apart, so that no example can be asked to.

Each of these is tried out on every position of :mod:`proof.positions`; each other swap of two neighbours an example
has to tell apart.
"""

from __future__ import annotations

from typing import NamedTuple

ALL = ("base", "neo", "dp")


class Commuting(NamedTuple):
    """Two neighbouring steps that come to the same in either order."""

    editions: tuple[str, ...]
    chapter: str
    pair: str
    """Both steps, in the order of the edition."""
    reason: str


class Equal(NamedTuple):
    """Another change to a list that comes to the same."""

    editions: tuple[str, ...]
    chapter: str
    change: str
    """As the mutant is named."""
    reason: str


COMMUTING = (
    Commuting(
        ALL, "setup", "setup.bench, setup.prizes",
        "The Bench is filled from the hand and the Prizes come from the deck; neither looks at the other.",
    ),
    Commuting(
        ALL, "setup", "setup.prizes, setup.who_begins",
        "The Prizes lie face down and ask nothing; the coin looks at no card.",
    ),
    Commuting(
        ALL, "knock_out", "knock_out.take_prizes, knock_out.replace",
        "Prizes go to the hand, face down; the new Active Pokémon comes from the Bench.",
    ),
    Commuting(
        ("dp",), "trainer", "trainer.first_turn, trainer.supporter",
        "On the turn in which the first refuses every card, no Supporter card can have been played before.",
    ),
    Commuting(
        ("dp",), "trainer", "trainer.supporter, trainer.tool",
        "No card is both a Supporter and a Pokémon Tool.",
    ),
)  # fmt: skip

EQUAL = (
    Equal(
        ALL, "damage", "double damage.stop_at_zero",
        "Where it stops the first time, the second time is skipped.",
    ),
    Equal(
        ("base", "neo"), "damage", "replace damage.attacker_base by damage.attacker_effects",
        "Either one lets the same cards act, so that every edition can play with the cards of the others.",
    ),
    Equal(
        ("dp",), "damage", "replace damage.attacker_effects by damage.attacker_base",
        "Either one lets the same cards act, so that every edition can play with the cards of the others.",
    ),
    Equal(
        ("dp",), "retreat", "insert retreat.confusion at the end",
        "A Pokémon that comes from the Bench is not Confused.",
    ),
)  # fmt: skip


def declared() -> dict[str, str]:
    """Every declaration, by the names of its mutants, with its reason."""
    swaps = ((each.editions, f"{each.chapter}: swap {each.pair}", each.reason) for each in COMMUTING)
    others = ((each.editions, f"{each.chapter}: {each.change}", each.reason) for each in EQUAL)
    return {f"{edition} {change}": reason for editions, change, reason in (*swaps, *others) for edition in editions}
