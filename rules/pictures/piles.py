"""Cards that are not in play: Prizes and decks face down, hands and discard piles with their cards side by side."""

from collections.abc import Sequence

from rules.model.cards import Card, EnergyCard
from rules.model.state import PRIZES
from rules.pictures.energy import energy_symbol, energy_width
from rules.pictures.flags import Flag, row_of_flags, signed
from rules.pictures.labels import of_card, runs
from rules.pictures.measure import size_that_fits, width
from rules.pictures.pokemon import Drawn
from rules.pictures.svg import element, group, label, number_after, rectangle, symbol
from rules.words.language import text

_ROW = 25
_SCALE = 0.8


def prizes(count: int, change: int | None) -> str:
    """Draw the Prizes of a player, face down, 70 wide and 112 high; places that are free are dashed.

    :param count: how many are left.
    :param change: how many have come or gone, if any.
    """
    drawn = "".join(
        symbol("back" if each < count else "gone", 22 + 26 * (each % 2), 14 + 32 * (each // 2))
        for each in range(PRIZES)
    )
    return drawn + _counted(text("Prizes"), count, 107, change, -6)


def deck(count: int, change: int | None) -> str:
    """Draw a deck, face down, 70 wide and 64 high.

    :param count: how many cards it has.
    :param change: how many have come or gone, if any.
    """
    drawn = symbol("gone", 35, 16)
    if count:
        drawn = "".join(symbol("back", 35 + 2 * each, 18 - 2 * each) for each in range(min(count, 3)))
    return drawn + _counted(text("Deck"), count, 52, change, 2)


def _counted(name: str, count: int, y: float, change: int | None, flag_y: float) -> str:
    drawn = number_after(name, str(count), 35, y, 72, "middle")
    return drawn + (row_of_flags([Flag(signed(change))], 74, flag_y) if change is not None else "")


def strip(name: str, cards: Sequence[Card], edition: str, room: float, change: int | None = None) -> Drawn:
    """Draw cards that lie face up, or that their owner holds: the number of them, then each one.

    :param name: what they are together.
    :param cards: the cards, in their order; equal ones in a row become one with a number.
    :param edition: the edition that is played.
    :param room: the width that there is.
    :param change: how many have come or gone, if any.
    """
    number = str(len(cards))
    x = width(f"{name} ", 11) + width(number, 15)
    drawn = number_after(name, number, 0, 17.5, room)
    x += 9
    if change is not None:
        flag = Flag(signed(change))
        drawn += row_of_flags([flag], x + flag.width, 12.5)
        x += flag.width + 8
    y = 0.0
    for card, count in runs(cards):
        one, wide = _one(card, count, edition, room)
        if x + wide > room and x > 0:
            x, y = 0.0, y + _ROW
        drawn += group(one, x, y)
        x += wide + 6
    return Drawn(drawn, y + _ROW)


def _one(card: Card, count: int, edition: str, room: float) -> tuple[str, float]:
    number = f"×{count}" if count > 1 else ""
    tail = width(number, 13) + 5 if number else 0
    if isinstance(card, EnergyCard) and card.pokemon is None:
        wide = energy_width(card, _SCALE)
        drawn = energy_symbol(card, edition, wide / 2 - energy_width(card, _SCALE) / 2 + 10, 12.5, _SCALE)
    else:
        name = of_card(card, edition)
        most = room - tail - 14
        size = size_that_fits(name, most, 11.5)
        wide = min(most, width(name, size)) + 14
        drawn = rectangle("pic-note", 0, 3, wide, 19, 4)
        drawn = group(drawn + label(name, wide / 2, 16.5, size, most, "", "middle"), class_="pic-plain")
    if number:
        drawn += element("text", number, class_="pic-bold", x=wide + 4, y=17, font_size=13)
    return drawn, wide + tail
