"""Cards that cannot be: what is refused when a card is made or laid on the table."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

from rules.model import arguments
from rules.model.arguments import Argument, told
from rules.model.cards import Attack, Card, Effect, EnergyCard, PokemonCard, Power, Resistance, TrainerCard, Weakness
from rules.model.vocabulary import check_effect
from rules.words.language import N_, text

_PLUS = Argument(N_("an amount in points, or None"), lambda value: value is None or arguments.POINTS.fits(value))


def check_card(card: Card) -> None:
    """Refuse a card on which something stands that does not exist.

    :param card: the card.
    :raises ValueError: when it has a type, a stage, a number, a step, a verb or anything else that cannot stand there;
        the card is named, the place on it, and the nearest right word.

    >>> from rules import PokemonCard
    >>> check_card(PokemonCard("Rattata", 30, "C", "Stage 1", "Pidgey"))
    """
    arguments.NAME.check(card.name, type(card).__name__)
    arguments.PRINT.check(card.print, f"{card.name}, print")
    if isinstance(card, PokemonCard):
        _check_pokemon(card)
    elif isinstance(card, EnergyCard):
        arguments.NAME.check(card.symbol, f"{card.name}, symbol")
        arguments.PROVIDED.check(card.provides, f"{card.name}, provides")
    else:
        arguments.TRAINER_KIND.check(card.kind, f"{card.name}, kind")
    _check_effects(card.effects, card.name)


def check_cards(cards: Iterable[Card]) -> None:
    """Refuse cards on one of which something stands that does not exist.

    :param cards: the cards; one that is there several times is looked at once.
    :raises ValueError: when it does.
    """
    for key, card in {id(card): card for card in cards}.items():
        if key not in _SOUND:
            check_card(card)


_SOUND: set[int] = set()
"""The cards of the catalogue, which stay the same objects and need no second look."""


def _check_pokemon(card: PokemonCard) -> None:
    checks = {
        "hp": arguments.POINTS, "type": arguments.TYPE_LETTERS, "stage": arguments.STAGE,
        "evolves_from": arguments.TEXT, "retreat_cost": arguments.NUMBER, "prizes": arguments.NUMBER,
    }  # fmt: skip
    for field, kind in checks.items():
        kind.check(getattr(card, field), f"{card.name}, {field}")
    for weakness in _several(card.weakness, Weakness, f"{card.name}, weakness"):
        arguments.TYPE.check(weakness.type, f"{card.name}, weakness")
        _PLUS.check(weakness.plus, f"{card.name}, weakness")
    for resistance in _several(card.resistance, Resistance, f"{card.name}, resistance"):
        arguments.TYPE.check(resistance.type, f"{card.name}, resistance")
        arguments.POINTS.check(resistance.minus, f"{card.name}, resistance")
    for attack in _several(card.attacks, Attack, f"{card.name}, attacks"):
        _check_attack(attack, f"{card.name}, {attack.name}")
    for power in _several(card.powers, Power, f"{card.name}, powers"):
        arguments.POWER_KIND.check(power.kind, f"{card.name}, {power.name}")
        _check_effects(power.effects, f"{card.name}, {power.name}")


def _check_attack(attack: Attack, where: str) -> None:
    arguments.LETTERS.check(attack.cost, where)
    _PLUS.check(attack.damage, where)
    arguments.SIGN.check(attack.sign, where)
    _check_effects(attack.effects, where)


def _check_effects(effects: object, where: str) -> None:
    for effect in _several(effects, Effect, where):
        check_effect(effect, where)


def _several(found: Any, kind: type[Any], where: str) -> Iterable[Any]:
    if type(found) is not tuple or not all(isinstance(each, kind) for each in found):
        raise ValueError(told(where, found, text("a tuple of {kind}").format(kind=kind.__name__)))
    return found


def check_from_now_on(catalogue: Iterable[Card]) -> None:
    """Refuse an effect and a card as soon as it is made, if something on it does not exist.

    :param catalogue: the cards that were made before the verbs were registered; they are checked now.
    :raises ValueError: when there is something wrong with one of them.
    """
    for card in catalogue:
        check_card(card)
        _SOUND.add(id(card))
    _check_made(Effect, check_effect)
    for kind in (PokemonCard, EnergyCard, TrainerCard):
        _check_made(kind, check_card)


def _check_made(kind: Any, check: Callable[[Any], None]) -> None:
    make = kind.__new__

    @wraps(make)
    def made(cls: type[Any], *args: Any, **fields: Any) -> Any:
        result = make(cls, *args, **fields)
        check(result)
        return result

    kind.__new__ = made
