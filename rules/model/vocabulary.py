"""The words of which the text of a card is made, as data: verbs, each with its arguments and the steps it may stand in.

The functions behind the verbs are on an upper floor, which registers them here.
"""

import inspect
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from rules.model.arguments import Argument, one_of, told
from rules.model.cards import Effect
from rules.words.language import N_, text

GIVEN = 3
"""How many arguments every verb is given by the step in which it acts: the play, the rule and the source."""


class Parameter(NamedTuple):
    """One of the arguments that a verb takes."""

    name: str
    """Its name."""
    kind: Argument
    """What it may be."""
    default: object = inspect.Parameter.empty
    """What it is where none is given."""
    several: bool = False
    """Whether any number of them may stand at the end."""

    def __str__(self) -> str:
        if self.several:
            return f"*{self.name}"
        return self.name if self.needed else f"{self.name}={self.default!r}"

    @property
    def needed(self) -> bool:
        """Whether it must be given."""
        return self.default is inspect.Parameter.empty and not self.several


class Word(NamedTuple):
    """A verb."""

    name: str
    """The name by which cards use it."""
    steps: tuple[str, ...]
    """The steps in which it may stand."""
    parameters: tuple[Parameter, ...]
    """Its arguments, in order."""
    meaning: str
    """What it does: what the function that carries it out says of itself, or the table of the markers."""
    is_marker: bool = False
    """Whether other code looks for it, and no step carries it out."""


VOCABULARY: dict[str, Word] = {}
"""Every verb, by its name."""


def define(function: Callable[..., object], steps: tuple[str, ...]) -> None:
    """Take up a verb.

    :param function: the function that carries it out, whose arguments are annotated with what they may be.
    :param steps: the steps in which it may stand.
    """
    hints = get_type_hints(function, include_extras=True)
    taken = list(inspect.signature(function).parameters.values())[GIVEN:]
    parameters = tuple(
        Parameter(each.name, _kind(hints[each.name]), each.default, each.kind is each.VAR_POSITIONAL) for each in taken
    )
    name = function.__name__
    VOCABULARY[name] = Word(name, steps, parameters, inspect.getdoc(function) or "")


def _kind(annotation: Any) -> Argument:
    if get_origin(annotation) is Literal:
        return one_of(get_args(annotation), ONE_OF)
    (kind,) = annotation.__metadata__
    assert isinstance(kind, Argument)
    return kind


ONE_OF = N_("one of the words that may stand there")


def steps() -> tuple[str, ...]:
    """Every step in which a verb may stand."""
    return tuple(dict.fromkeys(step for word in VOCABULARY.values() for step in word.steps))


def check_effect(effect: Effect, where: str = "") -> None:
    """Refuse an effect with a step, a verb or an argument that does not exist.

    :param effect: the effect.
    :param where: what names the place to the reader; by default the effect's own step.
    :raises ValueError: when there is no such step or verb, when the verb cannot stand in the step, or when an argument
        is missing, too many or of another kind.

    >>> check_effect(Effect("retreat.pay", "costs_more", (2,)))
    """
    step, verb, args = effect
    place, where = where or str(verb), f"{where}, {step}" if where else str(step)
    word = VOCABULARY.get(verb) if isinstance(verb, str) else None
    if word is None:
        raise ValueError(told(where, verb, text("a verb"), VOCABULARY))
    if step not in word.steps:
        if step not in steps():
            raise ValueError(told(place, step, text("a step"), steps()))
        problem = text("{where}: “{verb}” cannot stand in this step, only in: {steps}")
        raise ValueError(problem.format(where=where, verb=verb, steps=", ".join(word.steps)))
    where = f"{where}, {verb}"
    if not isinstance(args, tuple) or not _fit(word.parameters, len(args)):
        expected = ", ".join(map(str, word.parameters))
        problem = text("{where}: the arguments are ({expected}), not {given}")
        raise ValueError(problem.format(where=where, expected=expected, given=repr(args)))
    for parameter, value in zip(_spread(word.parameters, len(args)), args, strict=True):
        if value != parameter.default or type(value) is not type(parameter.default):
            parameter.kind.check(value, f"{where}, {parameter.name}")
        for each in value if isinstance(value, tuple) and not isinstance(value, Effect) else (value,):
            if isinstance(each, Effect):
                check_effect(each, where)


def _fit(parameters: tuple[Parameter, ...], count: int) -> bool:
    several = any(each.several for each in parameters)
    return sum(each.needed for each in parameters) <= count and (several or count <= len(parameters))


def _spread(parameters: tuple[Parameter, ...], count: int) -> tuple[Parameter, ...]:
    return (*parameters, *parameters[-1:] * (count - len(parameters)))[:count]
