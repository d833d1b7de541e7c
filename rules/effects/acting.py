"""How a step lets the effects of a card act that belong to it."""

from collections.abc import Callable, Iterable

from rules.model.cards import Effect
from rules.model.effect_sources import Source
from rules.model.steps import Play

Verb = Callable[..., Play]

VERBS: dict[str, Verb] = {}
"""Every verb, by the name that cards use for it."""


def act(play: Play, rule: str, source: str, effects: Iterable[Effect], of: str = "") -> Play:
    """Let those of some effects act that belong to a step.

    :param play: the play that is in this step.
    :param rule: the id of the rule of the step.
    :param source: the name of the card or attack that the effects come from.
    :param effects: all its effects; those of other steps are passed over.
    :param of: the step that the effects belong to, where this edition lets another one carry them out.
    :returns: the play after them.
    """
    for effect in effects:
        if effect.step == (of or rule) and not play.resume_at:
            play = VERBS[effect.verb](play, rule, source, *effect.args)
    return play


def act_all(play: Play, rule: str, found: Iterable[Source], of: str = "") -> Play:
    """Let the effects of several cards act that belong to a step, one card after the other.

    :param play: the play that is in this step.
    :param rule: the id of the rule of the step.
    :param found: the cards, as :mod:`rules.model.effect_sources` gives them.
    :param of: the step that the effects belong to, where this edition lets another one carry them out.
    :returns: the play after them.
    """
    for name, effects in found:
        play = act(play, rule, name, effects, of)
    return play
