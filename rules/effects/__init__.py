"""What cards do: the verbs, and how a step lets the effects that belong to it act.

A verb is a function ``verb(play, rule, source, *args) -> play``. The rule is the step in which it
acts, the source the name of the card or attack that it comes from.
"""

from rules.catalogue import CARDS
from rules.effects import (  # noqa: F401  (each registers its verbs)
    aftermath,
    base_damage,
    costs,
    devolving,
    evolving,
    hands,
    lasting,
    leaving,
    modifiers,
    piles,
    powers,
    reactions,
    relations,
    rescues,
    several,
    switching,
    tools,
    trainers,
)
from rules.effects.acting import VERBS, act, act_all
from rules.model.card_checks import check_from_now_on

__all__ = ["VERBS", "act", "act_all"]

check_from_now_on(CARDS)
