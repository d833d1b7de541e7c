"""What cards do: the verbs, and how a step lets the effects that belong to it act.

A verb is a function ``verb(play, rule, source, *args) -> play``. The rule is the step in which it
acts, the source the name of the card or attack that it comes from.
"""

from rules.effects import (
    aftermath,
    base_damage,
    costs,
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
    switching,
    tools,
    trainers,
)
from rules.effects.acting import VERBS, act, act_all

__all__ = ["VERBS", "act", "act_all"]

_MODULES = (
    aftermath, base_damage, costs, evolving, hands, lasting, leaving, modifiers,
    piles, powers, reactions, relations, rescues, switching, tools, trainers,
)  # fmt: skip

for _module in _MODULES:
    for _name, _verb in vars(_module).items():
        if callable(_verb) and getattr(_verb, "__module__", "") == _module.__name__:
            VERBS[_name] = _verb
