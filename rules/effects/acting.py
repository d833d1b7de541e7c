"""How a verb is registered, and how a step lets the effects of a card act that belong to it."""

from collections.abc import Callable, Iterable

from rules.model.cards import Effect
from rules.model.effect_sources import Source
from rules.model.steps import Play
from rules.model.vocabulary import define

Verb = Callable[..., Play]

VERBS: dict[str, Verb] = {}
"""Every verb that a step carries out, by the name that cards use for it."""

DOING = ("damage.other_effects", "trainer.carry_out", "power.use", "evolve.on_top", "turn.bench")
"""The steps in which a card does something: after an attack's damage, when it is played, and when a Power is used."""

CHANGING = (
    "damage.attacker_base", "damage.attacker_effects", "damage.attacker_cards", "damage.play_area",
    "damage.defender_cards", "damage.last_effects",
)  # fmt: skip
"""The steps in which cards and effects change the damage."""


BETWEEN_TURNS = (
    "between_turns.cards", "between_turns.poison", "between_turns.burn", "between_turns.sleep_and_paralysis",
    "between_turns.char", "between_turns.darkness_energy",
)  # fmt: skip
"""The steps between turns in which any card may act by its own text."""


def verb(*steps: str) -> Callable[[Verb], Verb]:
    """Make a function a verb that cards may use.

    :param steps: the steps in which it may stand.
    :returns: the decorator. The function takes the play, the rule of the step, the name of the card or attack that it
        comes from, and then what the card gives it: the annotations say what that may be.
    """

    def register(function: Verb) -> Verb:
        define(function, steps)
        VERBS[function.__name__] = function
        return function

    return register


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
