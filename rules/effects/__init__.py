"""What cards do: the verbs, and how a step lets the effects that belong to it act.

A verb is a function ``verb(play, rule, source, *args) -> play``. The rule is the step in which it
acts, the source the name of the card or attack that it comes from.
"""

from collections.abc import Callable, Iterable

from rules.cards import Effect
from rules.effects import aftermath, base, costs, modifiers
from rules.steps import Play

Verb = Callable[..., Play]

VERBS: dict[str, Verb] = {
    name: verb
    for module in (base, costs, modifiers, aftermath)
    for name, verb in vars(module).items()
    if callable(verb) and getattr(verb, "__module__", "") == module.__name__
}
"""Every verb, by the name that cards use for it."""


def act(play: Play, rule: str, source: str, effects: Iterable[Effect]) -> Play:
    """Let those of some effects act that belong to a step.

    :param play: the play that is in this step.
    :param rule: the id of the rule of the step.
    :param source: the name of the card or attack that the effects come from.
    :param effects: all its effects; those of other steps are passed over.
    :returns: the play after them.
    """
    for effect in effects:
        if effect.step == rule and not play.resume_at:
            play = VERBS[effect.verb](play, rule, source, *effect.args)
    return play
