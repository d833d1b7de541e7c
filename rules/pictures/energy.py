"""Energy cards as symbols."""

from collections.abc import Sequence
from html import escape

from rules.model.cards import TYPES, EnergyCard
from rules.pictures.labels import EDITIONS, is_usual, runs
from rules.pictures.measure import width
from rules.pictures.svg import element, group, rectangle, symbol
from rules.words.language import text

UNIT = 25
"""How wide one symbol is, with the space beside it."""


def units(card: EnergyCard) -> int:
    """How many symbols wide an Energy card is.

    :param card: the card.
    """
    return max(1, len(card.provides))


def energy_symbol(card: EnergyCard, edition: str, x: float, y: float, scale: float = 1) -> str:
    """Draw an Energy card: a symbol for each Energy that it gives, in one frame where they are two or more.

    :param card: the card.
    :param edition: the edition that is played; an unusual print has the name of its edition below.
    :param x: the middle of the first symbol.
    :param y: the middle.
    :param scale: the size.
    """
    count = units(card)
    drawn = ""
    if count > 1:
        drawn += rectangle("pic-double", -12.5, -11.5, 25 * count, 23, 11.5)
    for number, letter in enumerate(card.provides or "C"):
        drawn += symbol(letter if letter in TYPES else "any", UNIT * number)
    if not card.basic and card.provides not in ("CC", "*"):
        drawn += symbol("special", UNIT * (count - 1) + 8.5, -8)
    if not is_usual(card, edition, card.symbol):
        name = text(EDITIONS.get(card.print, card.print))
        drawn += element("text", escape(name), class_="pic-bold", y=20, font_size=9.5, text_anchor="middle")
    place = element("g", drawn, transform=f"translate({x:g} {y:g})" + (f"scale({scale:.3g})" if scale != 1 else ""))
    return place


def energy_row(cards: Sequence[EnergyCard], edition: str, room: float, largest: float, smallest: float) -> str:
    """Draw the Energy cards of a Pokémon in a row, or, where they are too many, equal ones as one with a number.

    :param cards: the cards.
    :param edition: the edition that is played.
    :param room: the width that there is.
    :param largest: the size of a symbol where there is room enough.
    :param smallest: the size below which equal cards become one with a number.
    :returns: the row; its first symbol is at 0, 0.
    """
    wide = sum(map(units, cards)) * UNIT
    if not cards:
        return ""
    if (scale := min(largest, room / wide)) >= smallest:
        drawn, x = "", 0.0
        for card in cards:
            drawn += energy_symbol(card, edition, x, 0, scale)
            x += units(card) * UNIT * scale
        return drawn
    counted = [(card, f"×{count}" if count > 1 else "") for card, count in runs(cards) if isinstance(card, EnergyCard)]
    size = 14
    needed = sum(units(card) * UNIT + width(number, size) + 4.0 for card, number in counted)
    scale = min(smallest, room / needed)
    drawn, x = "", 0.0
    for card, number in counted:
        drawn += energy_symbol(card, edition, x, 0, 1)
        x += units(card) * UNIT
        if number:
            drawn += element("text", number, class_="pic-bold", x=x - 12, y=5, font_size=size)
            x += width(number, size) + 4
    return element("g", drawn, transform=f"scale({scale:.3g})")


def energy_width(card: EnergyCard, scale: float) -> float:
    """How wide an Energy card is drawn.

    :param card: the card.
    :param scale: the size.
    """
    return units(card) * UNIT * scale


def cost_row(cost: str, x: float, y: float, scale: float = 1) -> str:
    """Draw a cost.

    :param cost: its letters.
    :param x: the middle of the first symbol.
    :param y: the middle.
    :param scale: the size.
    """
    drawn = (
        symbol(letter if letter in TYPES else "any", UNIT * scale * at, 0, scale) for at, letter in enumerate(cost)
    )
    return group("".join(drawn), x, y)
