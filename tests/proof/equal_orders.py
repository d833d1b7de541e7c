"""What no position can tell apart, so that no example can be asked to.

Each of these is tried out on very many positions; every other swap of two neighbours an example has to tell apart.
"""

from __future__ import annotations

from typing import NamedTuple

from rulebook.facts.proof import change, pair
from rules.words.language import N_

ALL = ("base", "neo", "dp")


class Same(NamedTuple):
    """A change to a list of steps that comes to the same."""

    editions: tuple[str, ...]
    chapter: str
    kind: str
    what: str
    """As the change is named."""
    reason: str


DECLARATIONS = (
    Same(
        ALL, "setup", "swap", pair("setup.bench", "setup.prizes"),
        N_("The Bench is filled from the hand, and the Prizes come from the deck."),
    ),
    Same(
        ALL, "setup", "swap", pair("setup.prizes", "setup.who_begins"),
        N_("The coin has nothing to do with any card."),
    ),
    Same(
        ALL, "knock_out", "swap", pair("knock_out.take_prizes", "knock_out.replace"),
        N_("The Prizes go to the hand face down, and the new Active Pokémon comes from the Bench."),
    ),
    Same(
        ("dp",), "trainer", "swap", pair("trainer.first_turn", "trainer.supporter"),
        N_("On the first turn no Trainer card can be played, so no Supporter card was played before."),
    ),
    Same(
        ("dp",), "trainer", "swap", pair("trainer.supporter", "trainer.tool"),
        N_("No card is both a Supporter card and a Pokémon Tool."),
    ),
    Same(
        ALL, "damage", "double", "damage.stop_at_zero",
        N_("Where it stops once, there is no second time."),
    ),
    Same(
        ("base", "neo"), "damage", "replace", "damage.attacker_base by damage.attacker_effects",
        N_("Every edition lets the cards of the others act in the step that is nearest to theirs."),
    ),
    Same(
        ("dp",), "damage", "replace", "damage.attacker_effects by damage.attacker_base",
        N_("Every edition lets the cards of the others act in the step that is nearest to theirs."),
    ),
    Same(
        ("dp",), "retreat", "insert", "retreat.confusion at the end",
        N_("A Pokémon that comes from the Bench is not Confused."),
    ),
)  # fmt: skip
"""Every declaration."""


REASONS = {
    change(key, each.chapter, each.kind, each.what): each.reason for each in DECLARATIONS for key in each.editions
}
"""The reason of every declaration, by the names of its changes; the site has it in its own language."""
