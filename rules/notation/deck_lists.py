"""Lists of cards as players share them: ``4 Machop BS 52``, ``4x Machop``, headings, remarks and empty lines."""

import re
from collections.abc import Iterator

from rules.words.language import text
from rules.words.typed import key

_HEADING = re.compile(
    r"\W*(pokemon|trainers?|trainer cards?|supporters?|stadiums?|energy|energies|energy cards?|basic energy|deck|"
    r"deck list|total|total cards?|trainerkaarten|energie|energiekaarten|treinador|treinadores|energia|energias|"
    r"baralho)"
    r"\W*\d*\W*"
)
_COUNTED = re.compile(r"[*•-]?\s*(\d{1,3})\s*(?:[x×]\s+|[x×](?=\d*[A-ZÀ-Ý])|\s)\s*(.+)")
_TIMES = re.compile(r"(\S.*?)(?:\*(\d{1,3})|\s*[×]\s*(\d{1,3})|\s+x\s*(\d{1,3}))?")
_SET = re.compile(r"(.+?)\s+([A-Z][A-Z0-9]{1,4})\s+\d{1,3}")
SETS = {"BS": "base", "BASE": "base", "N1": "neo", "NG": "neo", "DP": "dp", "DPBP": "dp"}
"""The letters that lists of decks have for the sets of which the prints of the catalogue are."""


def entries(written: str) -> Iterator[tuple[int, str, int]]:
    """Read a list of cards.

    :param written: the list: with commas, or a card a line.
    :returns: for each entry the number of its line, the name of the card, with its print where the set is given, and
        how many there are.
    :raises ValueError: when there is an empty place between two commas.

    >>> list(entries("Pokémon (5)\\n4 Machop BS 52\\nRattata ×1"))
    [(2, 'Machop@base', 4), (3, 'Rattata', 1)]
    """
    for number, line in enumerate(written.lstrip("\ufeff").splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(("#", "//")) or _HEADING.fullmatch(key(line)):
            continue
        parts = line.rstrip(",").split(",")
        for part in map(str.strip, parts):
            if not part:
                raise ValueError(text("an empty place in “{cards}”").format(cards=line))
            yield (number, *_entry(part))


def _entry(part: str) -> tuple[str, int]:
    counted = _COUNTED.fullmatch(part)
    name, count = (counted[2], counted[1]) if counted else (part, "")
    if not counted and (times := _TIMES.fullmatch(part)):
        name, count = times[1], times[2] or times[3] or times[4] or ""
    if found := _SET.fullmatch(name):
        age = SETS.get(found[2], "")
        name = f"{found[1]}@{age}" if age else found[1]
    return name.strip(), int(count or 1)
