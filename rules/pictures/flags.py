"""Flags: what has changed at a place, as numbers and signs on its edge."""

from rules.model.cards import EnergyCard
from rules.pictures.changes import Change
from rules.pictures.energy import energy_symbol, units
from rules.pictures.measure import width
from rules.pictures.svg import element, group, rectangle, symbol

_SIZE = 13


def signed(count: int) -> str:
    """A number that has come or gone.

    :param count: the number.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '±0')
    """
    return f"+{count}" if count > 0 else f"−{-count}" if count else "±0"


class Flag:
    """One flag.

    :param words: a number with its sign; nothing where the drawing says all.
    :param drawing: what is drawn behind the words.
    :param wide: how wide the drawing is.
    """

    def __init__(self, words: str, drawing: str = "", wide: float = 0) -> None:
        self._words = words
        self._drawing = drawing
        self._text = width(words, _SIZE) if words else 0
        self.width = 14 + self._text + wide + (3 if words and wide else 0)
        """How wide it is."""

    def drawn(self, right: float, y: float) -> str:
        """Draw it.

        :param right: where it ends.
        :param y: its middle.
        """
        left = right - self.width
        found = rectangle("pic-flag", left, y - 10.5, self.width, 21, 10.5)
        if self._words:
            found += element("text", self._words, class_="pic-flag-words", x=left + 7, y=y + 4.6, font_size=_SIZE)
        start = left + 7 + self._text + (3 if self._words else 0)
        return found + group(self._drawing, start, y)


def flags(change: Change, edition: str) -> list[Flag]:
    """The flags of a Pokémon.

    :param change: what has changed.
    :param edition: the edition that is played.
    """
    found = []
    if change.cards:
        found.append(Flag("", symbol("sign-evolved" if change.cards > 0 else "sign-devolved", 7), 14))
    if change.new:
        found.append(Flag("+1"))
    elif change.moved:
        found.append(Flag("", symbol("sign-moved", 8), 16))
    if change.counters:
        found.append(Flag(signed(change.counters), symbol("counter", 8, 0, 0.85), 16))
    found += [_energy(card, count, edition) for card, count in change.energy]
    return found


def _energy(card: EnergyCard, count: int, edition: str) -> Flag:
    scale = 0.7
    return Flag(signed(count), energy_symbol(card, edition, 9, 0, scale), units(card) * 25 * scale)


def row_of_flags(row: list[Flag], right: float, y: float) -> str:
    """Draw flags beside each other, the first one at the right.

    :param row: the flags.
    :param right: where the first one ends.
    :param y: their middle.
    """
    drawn = ""
    for flag in row:
        drawn += flag.drawn(right, y)
        right -= flag.width + 3
    return group(drawn, class_="pic-flags")
