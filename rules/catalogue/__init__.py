"""The cards that the examples and the five texts use, as data: no more than the pages need."""

from functools import cache
from typing import Any

from rules.catalogue import base, dp, neo
from rules.catalogue.energy import ENERGY
from rules.catalogue.trainers import TRAINERS
from rules.catalogue.typed_names import nearest, spellings
from rules.model import markers
from rules.model.arguments import PRINTS
from rules.model.cards import Card, Effect, EnergyCard, PokemonCard, TrainerCard
from rules.model.markers import forbidden
from rules.model.state import CONDITIONS, Lasting
from rules.words.language import text
from rules.words.typed import key

CARDS: tuple[Card, ...] = (*base.POKEMON, *neo.POKEMON, *dp.POKEMON, *ENERGY, *TRAINERS)
"""Every card, oldest print first."""

_BY_NAME: dict[str, dict[str, Card]] = {}
for _card in CARDS:
    for _name in {_card.name, _card.symbol} if isinstance(_card, EnergyCard) else {_card.name}:
        _BY_NAME.setdefault(_name, {})[_card.print] = _card


def card(name: str, edition: str = "base") -> Card:
    """A card by its name.

    :param name: the name, in any case and language, or an Energy card's symbol. With more than one print,
        ``PlusPower@dp`` names one of them.
    :param edition: the edition that is played: the newest print up to it is meant, or the oldest where there is none.
    :returns: the card.
    :raises ValueError: when there is no such card or print.

    >>> card("Rattata").hp
    30
    """
    if not isinstance(name, str):
        raise ValueError(text("a card is named by text, not by {value}").format(value=repr(name)))
    if edition not in PRINTS:
        raise ValueError(text("“{key}” is not one of: {known}").format(key=edition, known=", ".join(PRINTS)))
    name, _, wanted = name.partition("@")
    prints = _BY_NAME.get(name) or _BY_NAME.get(_spellings().get(key(name), ""))
    if prints is None:
        near = nearest(name, _spellings())
        problem = (
            text("there is no card “{name}”; the nearest is “{nearest}”") if near else text("there is no card “{name}”")
        )
        raise ValueError(problem.format(name=name, nearest=near))
    if wanted:
        if wanted not in prints:
            problem = text("there is no print “{edition}” of “{name}”, only: {known}")
            raise ValueError(problem.format(edition=wanted, name=name, known=", ".join(prints)))
        return prints[wanted]
    older = [age for age in PRINTS[: PRINTS.index(edition) + 1] if age in prints]
    return prints[older[-1]] if older else next(iter(prints.values()))


@cache
def _spellings() -> dict[str, str]:
    """How the names may be typed; symbols of Energy cards are typed as they are."""
    return spellings(each.name for each in CARDS)


def full_name(found: Card, edition: str = "base") -> str:
    """The name that leads to exactly this card: with its print where the bare name means another.

    :param found: a card.
    :param edition: the edition whose prints bare names mean.
    :returns: what :func:`card` takes.
    :raises ValueError: when the card is not in the catalogue.
    """
    name = found.symbol if isinstance(found, EnergyCard) else found.name
    prints = _BY_NAME.get(name, {})
    if prints.get(found.print) != found:
        raise ValueError(text("“{name}” is not a card of the catalogue").format(name=found.name))
    return name if card(name, edition) == found else f"{name}@{found.print}"


_KINDS: tuple[Any, ...] = (PokemonCard, EnergyCard, TrainerCard)
_FIELD_BY_FIELD = {kind: kind.__repr__ for kind in _KINDS}


def _written(found: Card) -> str:
    try:
        return f"card({full_name(found)!r})"
    except ValueError:
        return str(_FIELD_BY_FIELD[type(found)](found))


# The cards know nothing of the catalogue that stands on top of them; it gives them their short names.
for _kind in _KINDS:
    _kind.__repr__ = _written


LEAVING = (markers.LEAVE_ON_DEFENDING, markers.LEAVE_ON_ITSELF, markers.FLIP_TO_LEAVE_ON_ITSELF)
"""The verbs that leave an effect on a Pokémon."""


def left_by(attack: str) -> tuple[Lasting, ...]:
    """The effects that an attack of the catalogue leaves on a Pokémon, mostly one.

    :param attack: the attack's name, with what was chosen after a colon where it asks for a choice.
    :returns: the effects, in their last turn.
    :raises ValueError: when no attack of that name leaves anything.
    """
    name, _, chosen = attack.partition(": ")
    for each in CARDS:
        for printed in each.attacks if isinstance(each, PokemonCard) else ():
            if printed.name != name:
                continue
            for effect in printed.effects:
                if effect.verb in LEAVING:
                    tied = effect.args[2:3] == (True,)
                    left = effect.args[0]
                    assert isinstance(left, Effect)
                    return (Lasting(name, left, 1, tied),)
                if effect.verb == markers.FORBID_CHOSEN_ATTACK:
                    if not chosen:
                        raise ValueError(text("“{attack}” asks for a choice: “{attack}: Jab”").format(attack=name))
                    return (Lasting(name, forbidden(chosen)),)
    raise ValueError(text("no attack “{attack}” leaves an effect").format(attack=name))


def printed_names() -> tuple[str, ...]:
    """The names that have a translation of their own: of attacks, Powers, Energy and Trainer cards, and conditions.

    Pokémon keep their names in every language.
    """
    names = set(CONDITIONS)
    for each in CARDS:
        if isinstance(each, PokemonCard):
            names |= {printed.name for printed in each.attacks} | {printed.name for printed in each.powers}
        else:
            names.add(each.name)
    return tuple(sorted(names))
