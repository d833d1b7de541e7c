"""What may stand where in the text of a card: types, stages, conditions, amounts, each with what it means."""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Annotated, NamedTuple

from rules.model.cards import DOLL, LEVEL_UP, TOOL, TYPES, Effect
from rules.model.pokemon_kinds import NAMED
from rules.model.state import CONDITIONS
from rules.words.language import N_, text

EVERY_TYPE = "*"
"""The letter of Energy that is of every type at once."""

ITSELF = "itself"
"""How a Power says that it acts on its own Pokémon alone."""

STAGES = ("Basic", "Baby", "Stage 1", "Stage 2", LEVEL_UP, DOLL)
TRAINER_KINDS = ("Trainer", TOOL, "Stadium", "Supporter")
POWER_KINDS = ("Pokémon Power", "Poké-Power", "Poké-Body")
PRINTS = ("base", "neo", "dp")
SIGNS = ("", "×", "−", "+", "?")


class Argument(NamedTuple):
    """A kind of thing that may stand in a place."""

    meaning: str
    """What it is, in English words that the catalogue has."""
    fits: Callable[[object], bool]
    """Whether a value is one."""
    words: tuple[str, ...] = ()
    """All that it may be, where they can be listed."""

    def check(self, value: object, where: str) -> None:
        """Refuse a value of another kind.

        :param value: the value.
        :param where: what names the place to the reader: the card, its attack, the verb.
        :raises ValueError: when it is no such thing; the nearest right word is named where there is one.
        """
        if not self.fits(value):
            raise ValueError(told(where, value, text(self.meaning), self.words))


def told(where: str, value: object, meaning: str, words: Iterable[str] = ()) -> str:
    """What is said of a value that may not stand in a place.

    :param where: the place.
    :param value: the value.
    :param meaning: what should stand there, in the reader's language.
    :param words: all that could.
    :returns: the sentence, with the nearest of them.
    """
    nearest = get_close_matches(str(value), list(words), 1, 0.3)
    if not nearest:
        return text("{where}: {value} is not {meaning}").format(where=where, value=repr(value), meaning=meaning)
    problem = text("{where}: {value} is not {meaning}; the nearest is “{nearest}”")
    return problem.format(where=where, value=repr(value), meaning=meaning, nearest=nearest[0])


def one_of(words: Iterable[str], meaning: str) -> Argument:
    """A kind of thing that is one of some words."""
    known = tuple(words)
    return Argument(meaning, lambda value: isinstance(value, str) and value in known, known)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _letters(known: str, least: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and len(value) >= least and set(value) <= set(known)


def _is_kind(value: object) -> bool:
    return isinstance(value, str) and (value in _KINDS or (value.startswith(NAMED) and value != NAMED))


_KINDS = ("Basic", "Evolved", *STAGES, *TYPES)

POINTS = Argument(N_("an amount in points, a multiple of 10"), lambda value: _whole(value) and value % 10 == 0)  # type: ignore[operator]
NUMBER = Argument(N_("a number, 0 or more"), lambda value: _whole(value) and value >= 0)  # type: ignore[operator]
FLAG = Argument(N_("True or False"), lambda value: isinstance(value, bool))
NAME = Argument(N_("a name"), lambda value: isinstance(value, str) and value != "")
TEXT = Argument(N_("a text"), lambda value: isinstance(value, str))
TYPE = one_of(TYPES, N_("the letter of an Energy type: G, R, W, L, P, F, C, D or M"))
LETTERS = Argument(N_("a cost, made of the letters G, R, W, L, P, F, C, D and M"), _letters(TYPES, 0))
TYPE_LETTERS = Argument(N_("a type, made of the letters G, R, W, L, P, F, C, D and M"), _letters(TYPES, 1))
PROVIDED = Argument(
    N_("Energy, made of the letters G, R, W, L, P, F, C, D and M, or * for every type"),
    _letters(TYPES + EVERY_TYPE + "/", 1),
)
_CARD_KINDS = ("Basic", "Pokémon", "Evolution", "Energy", "basic Energy", "Trainer", *TRAINER_KINDS[1:])
CARD_KIND = Argument(
    N_("a kind of card, or “named” and a whole name"),
    lambda value: value in _CARD_KINDS or (isinstance(value, str) and value.startswith(NAMED) and value != NAMED),
    _CARD_KINDS,
)
SOME_STAGES = Argument(
    N_("stages with commas between them"),
    lambda value: isinstance(value, str) and all(each.strip() in STAGES for each in value.split(",")),
    STAGES,
)
STAGE = one_of(STAGES, N_("a stage"))
CONDITION = one_of(CONDITIONS, N_("a Special Condition"))
KIND = Argument(
    N_("a kind of Pokémon: Basic, Evolved, a stage, the letter of a type, or “named” and a word"), _is_kind, _KINDS
)
REACHED = Argument(
    N_("a kind of Pokémon, or “itself” for the one that has the Power alone"),
    lambda value: value == ITSELF or _is_kind(value),
    (*_KINDS, ITSELF),
)
POWER_KIND = one_of(POWER_KINDS, N_("a kind of Power"))
TRAINER_KIND = one_of(TRAINER_KINDS, N_("a kind of Trainer card"))
PRINT = one_of(PRINTS, N_("an edition"))
SIGN = one_of(SIGNS, N_("a sign next to a number"))
EFFECT = Argument(N_("an effect"), lambda value: isinstance(value, Effect))
EFFECTS = Argument(
    N_("several effects"), lambda value: type(value) is tuple and all(isinstance(each, Effect) for each in value)
)

Points = Annotated[int, POINTS]
Number = Annotated[int, NUMBER]
Flag = Annotated[bool, FLAG]
Name = Annotated[str, NAME]
EnergyType = Annotated[str, TYPE]
Stages = Annotated[str, SOME_STAGES]
Condition = Annotated[str, CONDITION]
Kind = Annotated[str, KIND]
CardKind = Annotated[str, CARD_KIND]
PowerKind = Annotated[str, POWER_KIND]
OneEffect = Annotated[Effect, EFFECT]
Effects = Annotated[tuple[Effect, ...], EFFECTS]
