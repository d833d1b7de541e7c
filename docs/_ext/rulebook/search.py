"""Search that finds words with accents when they are typed without: ``pokemon`` finds Pokémon."""

from __future__ import annotations

import unicodedata

from sphinx.application import Sphinx
from sphinx.search import SearchLanguage
from sphinx.search.en import SearchEnglish
from sphinx.search.nl import SearchDutch
from sphinx.search.pt import SearchPortuguese


def with_plain_forms(words: list[str]) -> list[str]:
    """The words, and each word with accents once more without them."""
    plain = [unicodedata.normalize("NFD", word).encode("ascii", "ignore").decode() for word in words]
    return words + [without for word, without in zip(words, plain, strict=True) if without and without != word]


class _WithoutAccents(SearchLanguage):
    def split(self, input: str) -> list[str]:
        return with_plain_forms(super().split(input))


class English(_WithoutAccents, SearchEnglish):
    """English search."""


class Dutch(_WithoutAccents, SearchDutch):
    """Dutch search."""


class Portuguese(_WithoutAccents, SearchPortuguese):
    """Portuguese search."""


def setup(app: Sphinx) -> None:
    for language in (English, Dutch, Portuguese):
        app.add_search_language(language)
