"""What cards do, in words."""

from collections.abc import Iterable, Iterator

from rules.model.cards import TYPES, Effect
from rules.model.markers import LEAVE_ON_DEFENDING
from rules.pictures.card_sentences import LATER, SENTENCES, SILENT
from rules.pictures.labels import of_type
from rules.words.language import text
from rules.words.titles import TITLES


def in_words(effects: Iterable[Effect]) -> list[str]:
    """What a card does apart from its damage.

    :param effects: the effects.
    :returns: a sentence for each, in the language in use; where there is none for it, the step in which it acts.

    >>> from rules import card
    >>> in_words(card("Charmander").attacks[1].effects)
    ['Discard 1 Fire Energy card from this Pokémon in order to attack.']
    """
    return list(dict.fromkeys(sentence for each in effects for sentence in _sentences(each)))


def _sentences(effect: Effect) -> Iterator[str]:
    values = effect.args
    inner = [each for each in values if isinstance(each, Effect)]
    if effect.verb.endswith(("leave_on_defending", "leave_on_itself")) and inner:
        if effect.verb.startswith("flip"):
            yield text("Flip a coin. Only if heads:")
        left, *more = inner
        on_defending = f"{left.verb} on defending" if effect.verb == LEAVE_ON_DEFENDING else ""
        template = LATER.get(on_defending) or LATER.get(left.verb)
        yield _filled(template, left.args) if template else _step(left)
        for each in more:
            yield from _sentences(each)
    elif effect.verb not in SILENT:
        several = f"{effect.verb} or" if len(values) > 1 else ""
        template = SENTENCES.get(several) or SENTENCES.get(effect.verb)
        yield _filled(template, values) if template else _step(effect)


def _filled(template: str, values: tuple[object, ...]) -> str:
    return text(template).format(*map(_word, values))


def _word(value: object) -> str:
    if isinstance(value, str):
        return of_type(value) if value in tuple(TYPES) else text(value)
    return str(value)


def _step(effect: Effect) -> str:
    return text("Acts in the step “{step}”.").format(step=text(TITLES.get(effect.step, effect.step)))
