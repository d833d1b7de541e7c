"""Names as people type them: in any case, with any apostrophe, without accents."""

import unicodedata

_APOSTROPHES = str.maketrans("’‘ʼ´`", "'''''")


def key(name: str) -> str:
    """What is left of a name when it does not matter how it was typed.

    :param name: the name.
    :returns: the key that names typed differently share.

    >>> key("  Farfetch’d ") == key("FARFETCH'D"), key("Pokédex")
    (True, 'pokedex')
    """
    plain = unicodedata.normalize("NFKD", name.translate(_APOSTROPHES))
    letters = "".join(each for each in plain if not unicodedata.combining(each))
    return " ".join(letters.casefold().split())
