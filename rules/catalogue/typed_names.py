"""Card names as people type them: in any case, with any apostrophe, without accents, in any of the languages."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from rules.words.language import LANGUAGES, text
from rules.words.typed import key


def spellings(names: Iterable[str]) -> dict[str, str]:
    """The names that lead to some English ones.

    :param names: the names as printed in English.
    :returns: for the key of each name, and of its translations, the English name.
    """
    known: dict[str, str] = {}
    for name in names:
        for language in LANGUAGES:
            for written in _parts(_translated(name, language)):
                known.setdefault(key(written), name)
    return known


def _translated(name: str, language: str) -> str:
    try:
        return text(name, language=language)
    except FileNotFoundError:
        return name


def _parts(written: str) -> tuple[str, ...]:
    """A translated name, and where the English one stands behind it, each of the two alone."""
    both = re.fullmatch(r"(.+?) \((.+)\)", written)
    return (written, *both.groups()) if both else (written,)


def nearest(name: str, known: Mapping[str, str]) -> str:
    """The known name that is nearest to a mistyped one; empty where none is near.

    :param name: the name that is not known.
    :param known: what :func:`spellings` gives.
    """
    found = get_close_matches(key(name), known, 1, 0.75)
    return known[found[0]] if found else ""
