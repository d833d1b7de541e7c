"""How wide a text is, and how it is made to fit."""

_EMS = {
    35: " 'ijlíï",
    40: ",./:;IJ\\|·‘’",
    45: "-f",
    50: "!()[]_`rt°",
    55: '"*›',
    60: "?cszç",
    65: "Lx",
    75: "CPSYZbdghnpqu{}úüÇ",
    80: "ABKRVXÁÂÃ",
    85: "#+<=>DGHNU^~Ú×−",
    90: "&OQÓ★",
    95: "w",
    100: "@M…–",
    105: "%m",
    115: "W",
}
"""The letters by their width in hundredths of the size: those of a wide and bold face, so that others fit as well."""

_WIDTHS = {letter: hundredths for hundredths, letters in _EMS.items() for letter in letters}
_OTHER = 70


def width(text: str, size: float) -> float:
    """How wide a text is at most.

    :param text: the text.
    :param size: the size of its letters, in units of the picture.
    :returns: the width, in units of the picture.

    >>> width("Rattata", 10)
    44.0
    """
    return sum(_WIDTHS.get(letter, _OTHER) for letter in text) * size / 100


def size_that_fits(text: str, room: float, largest: float, smallest: float = 9) -> float:
    """The size in which a text fits.

    :param text: the text.
    :param room: the width that there is.
    :param largest: the size where there is room enough.
    :param smallest: the size below which nobody can read it.
    :returns: the size, between the two.

    >>> size_that_fits("Rattata", 100, 14), size_that_fits("Rattata", 44, 14)
    (14, 10.0)
    """
    needed = width(text, largest)
    return largest if needed <= room else max(smallest, round(largest * room / needed, 1))


def in_lines(text: str, room: float, size: float) -> list[str]:
    """Break a text between its words.

    :param text: the text.
    :param room: the width of a line.
    :param size: the size of the letters.
    :returns: the lines; a word that is wider than a line has one of its own.

    >>> in_lines("Effects that alter or cancel the attack", 165, 12)
    ['Effects that alter or', 'cancel the attack']
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
