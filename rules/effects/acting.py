"""How a step lets the effects of a card act that belong to it."""

from collections.abc import Callable, Iterable

from rules.cards import Effect
from rules.steps import Play

Verb = Callable[..., Play]

VERBS: dict[str, Verb] = {}
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
