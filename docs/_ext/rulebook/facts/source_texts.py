"""Which source texts a rule comes from: its function's own description says so, by their numbers."""

from __future__ import annotations

import re
from typing import NamedTuple

from sphinx.locale import _

from rulebook.facts import engine

_NUMBER = re.compile(r"\b00\d\b")


def names() -> dict[str, str]:
    """What the five texts are called, by their numbers."""
    return {
        "000": _("Expert rules of Neo Genesis, in English"),
        "001": _("Expert rules of Base, in Dutch"),
        "002": _("Expert rules of Diamond & Pearl, in English"),
        "003": _("Expert rules of Base, in Portuguese"),
        "004": _("Rules of the game of Base, in Dutch"),
    }


class Sources(NamedTuple):
    """Where a rule comes from."""

    texts: tuple[str, ...]
    """The numbers of the printed texts."""
    outside: bool
    """Whether something of it is from a card, a booklet or an official answer."""


def of(rule: str) -> Sources:
    """The sources of a rule."""
    description = engine.function(rule).__doc__ or ""
    found = Sources(tuple(sorted(set(_NUMBER.findall(description)))), "outside" in description)
    if not any(found):
        raise engine.Unknown(f"the description of rules.{rule} names no source; expected 'From texts 000 and 002.'")
    return found
