"""The language in which the engine speaks to its reader."""

import gettext
import os
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "nl", "pt_BR")
"""The languages that the engine speaks. English is the one it is written in."""

_current = "en"


def use(language: str) -> None:
    """Let everything that is printed from now on be in one language.

    :param language: ``en``, ``nl`` or ``pt_BR``.
    :raises ValueError: when it is another.
    """
    global _current
    if language not in LANGUAGES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
    _current = language


def current() -> str:
    """The language in use."""
    return _current


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    if language == "en":
        return gettext.NullTranslations()
    folder = Path(__file__).parents[1] / "locales"
    try:
        return gettext.translation("words", folder, [language])
    except FileNotFoundError:
        raise FileNotFoundError(
            f"{folder / language}/LC_MESSAGES/words.mo has not been compiled; 'make catalogues' does it"
        ) from None


def text(singular: str, plural: str = "", count: int = 0, *, language: str = "") -> str:
    """The text that the reader's language has for an English one.

    :param singular: the English text.
    :param plural: the English text for other counts than 1, where it counts something.
    :param count: the number that decides between the two.
    :param language: another language than the one in use.
    :returns: the translation.
    """
    catalogue = _catalogue(language or _current)
    return catalogue.ngettext(singular, plural, count) if plural else catalogue.gettext(singular)


def _first() -> str:
    """The language that the environment names; English if it names none, since that must keep nobody from playing."""
    named = os.environ.get("EXPERT_RULES_LANGUAGE", "")
    return named if named in LANGUAGES else "en"


use(_first())


def N_(text: str, plural: str = "") -> str:  # noqa: N802  (gettext's own name for "translate this later")
    """Mark a text for the catalogue and leave it as it is."""
    return text
