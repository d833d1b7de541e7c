"""What cards do, in words, as far as there is a sentence for it."""

from collections.abc import Iterable

from rules.model.cards import Effect
from rules.words.language import text
from rules.words.titles import TITLES


def in_words(effects: Iterable[Effect]) -> list[str]:
    """What a card does apart from its damage: for each effect the step in which it acts.

    :param effects: the effects.
    :returns: a sentence for each, in the language in use.
    """
    steps = dict.fromkeys(each.step for each in effects if each.step in TITLES)
    return [text("Acts in the step “{step}”.").format(step=text(TITLES[step])) for step in steps]
