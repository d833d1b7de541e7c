"""Positions as text: ``Machoke [F F CC] c=3 {Asleep} +Defender <Sand-attack>``.

In order, all but the name optional: the cards from the Basic Pokémon up, joined by ``>``; the Energy
cards between brackets; the damage counters; the Special Conditions between braces; Trainer cards
after ``+``; effects that attacks left between ``<`` and ``>``, with a number where they do not end
with this turn; ``!`` where the Pokémon was put into play or evolved this turn; and what it may do once
a turn and did, such as a Power, after ``used`` between parentheses.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from itertools import groupby
from typing import TypeVar

from rules.catalogue import card, full_name, left_by
from rules.model.cards import Card, EnergyCard, PokemonCard, TrainerCard
from rules.model.markers import CANNOT_USE
from rules.model.state import CONDITIONS, Lasting, Pokemon
from rules.model.validity import check_pokemon
from rules.notation.deck_lists import SETS, entries
from rules.notation.fields import line
from rules.words import language
from rules.words.language import N_

_Kind = TypeVar("_Kind", PokemonCard, EnergyCard, TrainerCard)

_NOT: dict[type[Card], str] = {
    PokemonCard: N_("“{name}” is not a Pokémon card"),
    EnergyCard: N_("“{name}” is not an Energy card"),
    TrainerCard: N_("“{name}” is not a Trainer card"),
}

_PART = re.compile(r"\s+(?=\[|c=|\{|\+|<|!|\(used )")
_USED = re.compile(r"\(used (.+)\)")
_EFFECT = re.compile(r"<(.+?)(?: (\d+))?>$")


def pokemon(text: str, edition: str = "base", *, of: PokemonCard | Sequence[PokemonCard] = ()) -> Pokemon:
    """Read a Pokémon in play.

    :param text: the Pokémon in the notation of this module; without a name where ``of`` gives the cards.
    :param edition: the edition whose prints of the cards are meant: ``base``, ``neo`` or ``dp``.
    :param of: a card of your own, or several from the Basic Pokémon up.
    :returns: the Pokémon with everything attached to it.
    :raises ValueError: when a part cannot be read, names a card that does not exist, or there are two names or none.

    >>> pokemon("Machoke [F F CC] c=3 {Asleep}").hp_left
    50
    >>> pokemon("[F] c=1", of=PokemonCard("Mine", 50, "F")).hp_left
    40
    """
    if not isinstance(text, str):
        raise ValueError(language.text("a Pokémon is written as text, not as {value}").format(value=repr(text)))
    name, *parts = _PART.split(f" {text.strip()}")
    for once in ("[", "c=", "{"):
        if sum(part.startswith(once) for part in parts) > 1:
            problem = language.text("“{pokemon}” has more than one part that begins with “{sign}”")
            raise ValueError(problem.format(pokemon=text, sign=once))
    result = Pokemon(_stages(name.strip(), edition, (of,) if isinstance(of, PokemonCard) else tuple(of)))
    for part in parts:
        if part.startswith("[") and part.endswith("]"):
            result = result._replace(energy=energy(part[1:-1], edition))
        elif re.fullmatch(r"c=\d+", part):
            result = result._replace(counters=int(part[2:]))
        elif part.startswith("{") and part.endswith("}"):
            result = result._replace(conditions=_conditions(part[1:-1]))
        elif part.startswith("+"):
            result = result._replace(trainers=(*result.trainers, _is(TrainerCard, card(part[1:], edition))))
        elif part == "!":
            result = result._replace(fresh=True)
        elif match := _USED.fullmatch(part):
            result = result._replace(used=(*result.used, match[1]))
        elif match := _EFFECT.match(part):
            turns = 1 if match[2] is None else int(match[2])
            left = tuple(each._replace(turns=turns) for each in left_by(match[1]))
            result = result._replace(effects=result.effects + left)
        else:
            problem = language.text("“{part}” in “{pokemon}” is not Energy, counters, conditions, a card, or an effect")
            raise ValueError(problem.format(part=part, pokemon=text))
    check_pokemon(result)
    return result


def _stages(name: str, edition: str, of: tuple[PokemonCard, ...]) -> tuple[PokemonCard, ...]:
    if of and name:
        raise ValueError(language.text("“{name}” is named, and its cards are given too").format(name=name))
    return of or tuple(_is(PokemonCard, card(each.strip(), edition)) for each in name.split(">"))


def energy(text: str, edition: str = "base") -> tuple[EnergyCard, ...]:
    """Read Energy cards by their symbols or their names.

    :param text: the symbols or names with commas between them: ``F, Double Colorless Energy``. Between symbols alone
        spaces will do: ``F F CC``.
    :param edition: the edition whose prints are meant.
    :returns: the cards.
    :raises ValueError: when a card does not exist, or is no Energy card.

    >>> [each.provides for each in energy("F CC")]
    ['F', 'CC']
    >>> energy("Fighting Energy, Double Colorless Energy") == energy("F CC")
    True
    """
    return tuple(_is(EnergyCard, card(each, edition)) for each in energy_names(text))


def energy_names(text: str) -> tuple[str, ...]:
    """The symbols or names in a list of Energy cards.

    :param text: the list, with commas or, between symbols alone, with spaces.
    :returns: the symbols or names, in their order.

    >>> energy_names("F, Double Colorless Energy"), energy_names("F CC"), energy_names("Fire Energy")
    (('F', 'Double Colorless Energy'), ('F', 'CC'), ('Fire Energy',))
    """
    # Symbols have no small letters; the print after their @ may have.
    symbols = all(word.partition("@")[0].isupper() or word.startswith("*") for word in text.split())
    parts = text.split() if symbols and "," not in text else text.split(",")
    return tuple(each.strip() for each in parts if each.strip())


def cards(text: str, edition: str = "base") -> tuple[Card, ...]:
    """Read cards that lie together, such as a deck or a hand.

    :param text: names or Energy symbols with commas between them, each with ``*`` and a number where it is not 1.
    :param edition: the edition whose prints are meant.
    :returns: the cards, in their order.
    :raises ValueError: when a card does not exist.

    >>> len(cards("Rattata*4, F*10"))
    14
    """
    found: list[Card] = []
    for number, name, count in entries(text):
        with line(number) if "\n" in text.strip() else nullcontext():
            found += [_of_set(name, edition)] * count
    return tuple(found)


def _of_set(name: str, edition: str) -> Card:
    """The card of a list; where the catalogue does not have the print that is named, the edition's."""
    bare, _, print_ = name.partition("@")
    try:
        return card(name, edition)
    except ValueError:
        if not print_ or print_ not in SETS.values():
            raise
        return card(bare, edition)


def cards_as_text(found: Iterable[Card], edition: str = "base") -> str:
    """Write cards that lie together.

    :param found: the cards.
    :param edition: the edition whose prints bare names mean.
    :returns: the text that :func:`cards` reads; equal cards that lie next to each other are counted.
    :raises ValueError: when one of them is not in the catalogue.

    >>> cards_as_text(cards("F, F, Bill, F"))
    'F*2, Bill, F'
    """
    runs = ((name, len(list(run))) for name, run in groupby(full_name(each, edition) for each in found))
    return ", ".join(name if count == 1 else f"{name}*{count}" for name, count in runs)


_field_by_field = Pokemon.__repr__


def _written(found: Pokemon) -> str:
    try:
        return f"pokemon({as_text(found)!r})"
    except ValueError:
        return _field_by_field(found)


# The state knows nothing of the notation that stands on top of it; it gives a Pokémon its short form.
Pokemon.__repr__ = _written  # type: ignore[assignment, method-assign]


def as_text(found: Pokemon, edition: str = "base") -> str:
    """Write a Pokémon in the notation of this module.

    :param found: the Pokémon.
    :param edition: the edition whose prints bare names mean.
    :returns: the text that :func:`pokemon` reads.
    :raises ValueError: when one of its cards or effects is not in the catalogue.

    >>> as_text(pokemon("Machop>Machoke [F CC]"))
    'Machop>Machoke [F CC]'
    """
    parts = [">".join(full_name(each, edition) for each in found.cards)]
    if found.energy:
        parts.append("[" + " ".join(full_name(each, edition) for each in found.energy) + "]")
    if found.counters:
        parts.append(f"c={found.counters}")
    if found.conditions:
        parts.append("{" + ", ".join(found.conditions) + "}")
    parts += [f"+{full_name(each, edition)}" for each in found.trainers]
    parts += _effects(found.effects)
    parts += ["!"] if found.fresh else []
    parts += [f"(used {each})" for each in found.used]
    return " ".join(parts)


def _effects(lasting: tuple[Lasting, ...]) -> Iterator[str]:
    while lasting:
        left = lasting[0]
        name = f"{left.attack}: {left.effect.args[0]}" if left.effect.verb == CANNOT_USE else left.attack
        together = tuple(each._replace(turns=left.turns) for each in left_by(name))
        if lasting[: len(together)] != together:
            raise ValueError(language.text("no attack “{attack}” leaves an effect").format(attack=name))
        yield f"<{name}>" if left.turns == 1 else f"<{name} {left.turns}>"
        lasting = lasting[len(together) :]


def _conditions(text: str) -> tuple[str, ...]:
    wanted = {each.strip() for each in text.split(",")}
    if unknown := wanted - set(CONDITIONS):
        problem = language.text("“{key}” is not one of: {known}")
        raise ValueError(problem.format(key=", ".join(sorted(unknown)), known=", ".join(CONDITIONS)))
    return tuple(each for each in CONDITIONS if each in wanted)


def _is(kind: type[_Kind], found: Card) -> _Kind:
    if not isinstance(found, kind):
        raise ValueError(language.text(_NOT[kind]).format(name=found.name))
    return found
