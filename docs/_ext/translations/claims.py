"""What a sentence claims: the words that turn its meaning round, counted in each language by one table."""

import csv
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from translations.message_checks import without
from translations.message_markup import markup

TABLE = Path("locales") / "claims.csv"
_GAP = r"(?:[\w'’-]+ ){0,4}?"
"""What may stand for the dots in ``niet … meer``: up to four words, and no sign between them."""


class Counted(NamedTuple):
    """How often a text makes a claim, and with which words."""

    fewest: int = 0
    most: int = 0
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return str(self.most) if self.fewest == self.most else f"{self.fewest}–{self.most}"


class _Form(NamedTuple):
    written: str
    claims: tuple[str, ...]

    @property
    def regex(self) -> str:
        first, last = self.written[0], self.written[-1]
        words = re.escape(self.written).replace(r"…\ ", _GAP).replace(r"\*", r"\w*")
        words = words if first.isupper() else f"(?i:{words})"
        return (r"(?<!\w)" if first.isalnum() else "") + words + (r"(?!\w)" if last.isalnum() else "")


@cache
def _forms(root: Path, language: str) -> tuple[re.Pattern[str], tuple[_Form, ...]]:
    """One expression for all the words of a language, the longest first, and what each claims."""
    with (root / TABLE).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    found: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        for written in filter(None, row[language].split(" / ")):
            found[written].append(row["claim"])
    forms = tuple(_Form(written, tuple(found[written])) for written in sorted(found, key=len, reverse=True))
    return re.compile("|".join(f"({form.regex})" for form in forms)), forms


def claims(root: Path, text: str, language: str, names: Iterable[str]) -> dict[str, Counted]:
    """How often a message makes each of the claims of the table; a claim with a ``?`` need not count."""
    regex, forms = _forms(root, language)
    found: dict[str, Counted] = defaultdict(Counted)
    for word in regex.finditer(" ".join(without(markup(text).text, names).split())):
        assert word.lastindex
        for claim in forms[word.lastindex - 1].claims:
            name, sure = claim.removesuffix("?"), not claim.endswith("?")
            if name != "-":
                count = found[name]
                found[name] = Counted(count.fewest + sure, count.most + 1, (*count.words, word[0]))
    return dict(found)
