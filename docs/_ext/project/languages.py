"""The languages of the rulebook. Everything that needs to know them reads this list."""

from typing import NamedTuple


class Language(NamedTuple):
    """One language of the site."""

    code: str
    """As catalogues and Sphinx call it."""
    folder: str
    """Its folder in the addresses of the site."""
    tag: str
    """As HTML calls it."""
    name: str
    """Its name in the language itself."""
    dictionary: str
    """Its dictionary for hunspell; Debian has them as ``hunspell-en-us``, ``-nl`` and ``-pt-br``."""
    title: str
    """What this rulebook is called in it."""
    missing: str
    """What the page for an address that does not exist says in it."""


LANGUAGES = (
    Language(
        "en", "en", "en", "English", "en_US",
        "Expert rules", "This page does not exist. Go to the first page",
    ),
    Language(
        "nl", "nl", "nl", "Nederlands", "nl_NL",
        "Spelregels voor experts", "Deze pagina bestaat niet. Ga naar de eerste pagina",
    ),
    Language(
        "pt_BR", "pt-BR", "pt-BR", "Português (Brasil)", "pt_BR",
        "Regras para especialistas", "Esta página não existe. Vá para a primeira página",
    ),
)  # fmt: skip

SOURCE = LANGUAGES[0]
"""The language that everything is written in."""

TRANSLATIONS = LANGUAGES[1:]


def by_code(code: str) -> Language:
    """The language with a code; an unknown code is an error that lists the known ones."""
    for language in LANGUAGES:
        if language.code == code:
            return language
    raise ValueError(f"the languages are {', '.join(each.code for each in LANGUAGES)}, not {code!r}")


if __name__ == "__main__":
    # The Makefile asks for the list, before anything is installed.
    print(*(language.code for language in LANGUAGES))
