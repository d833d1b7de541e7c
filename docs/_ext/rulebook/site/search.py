"""Search that finds words with accents when they are typed without, and finds as much after every build."""

from __future__ import annotations

import unicodedata

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.search import SearchLanguage
from sphinx.search.en import SearchEnglish
from sphinx.search.nl import SearchDutch
from sphinx.search.pt import SearchPortuguese


def with_plain_forms(words: list[str]) -> list[str]:
    """The words, and each word with accents once more without them: ``pokemon`` finds Pokémon."""
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


def with_index_entries(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """The pages with index entries, such as "DP step e)", so that each build writes them.

    Of a page that a build does not write, Sphinx keeps the words in the search but not the index entries.
    """
    return [page for page, entries in env.domains.index_domain.entries.items() if entries]


def setup(app: Sphinx) -> None:
    app.connect("env-get-updated", with_index_entries)
    for language in (English, Dutch, Portuguese):
        app.add_search_language(language)
