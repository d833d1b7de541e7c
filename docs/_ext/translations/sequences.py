"""What a message names in an order that carries its meaning: numbers, names, players, placeholders."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import polib

from project.languages import SOURCE
from translations.engine_words import catalogue
from translations.message_checks import VERSION, plain_number
from translations.message_markup import PLACEHOLDER, ROLE, TITLED, markup, words
from translations.messages import WORDS
from translations.vocabulary import names, terms

EDITIONS = ("Base", "Neo", "Diamond & Pearl", "DP")
IN_WORDS = {"one": "1", "once": "1", "both": "2", "two": "2", "twice": "2", "three": "3", "four": "4"}
"""English words for which a translation may write a number: for "both cards" Portuguese says "as 2 cartas"."""
FACTS = ("number", "card-fact", "step")
"""The roles that put a fact of the engine where they stand."""

_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_AMBIGUOUS = {"Base": r"Base(?! damage\b| Set\b)", "Switch": r"Switch(?! (?:the|between|one|your|it|with|a|their)\b)"}
"""Names that also begin a sentence about something else."""
_OWNER = re.compile(r"['’]s? (?:(?:own )?(?:attack|Pokémon Power|Poké-Power|Poké-Body|Power|\w+'s)s? )?")
"""What stands between a Pokémon and its attack in English, where other languages say the attack first."""


@cache
def _known(root: Path, language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """How names are written in a language, and which name each of them is."""
    written = {name: name for name in (*names(root), *EDITIONS) if "(" not in name}
    if language != SOURCE.code:
        path = catalogue(language, WORDS, root)
        for entry in polib.pofile(str(path)) if path.exists() else []:
            if entry.msgid in written:
                written[entry.msgstr.partition(" (")[0]] = entry.msgid
        for row in terms(root):
            if row["part_of_speech"] == "name" and "(" not in row[language]:
                for english, here in zip(row["en"].split(" / "), row[language].split(" / "), strict=False):
                    written[here] = english
    longest = sorted(written, key=len, reverse=True)
    any_name = "|".join(_AMBIGUOUS.get(name, re.escape(name)) for name in longest)
    return re.compile(rf"(?<!\w)(?:{any_name})(?!\w)"), written


def folded(name: str) -> str:
    """One name for those that differ only as editions print them: Sand-attack, Sand Attack."""
    return {"Diamond & Pearl": "DP", "Doubleslap": "Double Slap", "Sand-attack": "Sand Attack"}.get(name, name)


def named(root: Path, text: str, language: str) -> list[str]:
    """The editions, cards, attacks and Pokémon of a message, in their order; an explained name is one.

    In "Vulpix's Lure" the attack comes first, as in most languages.
    """
    regex, written = _known(root, language)
    readable = " ".join(markup(text).text.split())
    found: list[str] = []
    end = 0
    for each in regex.finditer(readable):
        name, between, end = folded(written.get(each[0], each[0])), readable[end : each.start()], each.end()
        if found and name == found[-1] and between == " (":
            continue
        if found and language == SOURCE.code and _OWNER.fullmatch(between):
            found.insert(-1, name)
        else:
            found.append(name)
    return found


_PLAYER = {
    "en": re.compile(r"(?<=[a-z,:;] )A(?= |[.,:;?]|'s)|\bB\b|(?<![\w-])A(?= (?:[a-z]+s|may|cannot|must|can|and B)\b)"),
    "pt_BR": re.compile(r"(?<=[Jj]ogador )A\b|(?<=[a-záéíóúçã,;:] )A(?= |[.,:;?])|\bB\b"),
}
_ANY_PLAYER = re.compile(r"\b[AB]\b")


def players(root: Path, text: str, language: str) -> list[str]:
    """The players A and B of a message, in their order."""
    readable = " ".join(markup(text).text.split())
    return [each[0][0] for each in _PLAYER.get(language, _ANY_PLAYER).finditer(readable)]


def placeholders(root: Path, text: str, language: str) -> list[str]:
    """The placeholders of a message, in their order."""
    # Without the roles, whose braces are no placeholders.
    return PLACEHOLDER.findall(ROLE.sub("_", text))


def _with_facts(text: str) -> str:
    """A message in which the facts of the engine stand as words, so that their order can be read."""

    def fact(found: re.Match[str]) -> str:
        if found["code"] or found["myst"] not in FACTS:
            return found[0]
        titled = TITLED.fullmatch(found["body"])
        return f"[{titled['target'] if titled else found['body']}]"

    return ROLE.sub(fact, text)


_FACT = re.compile(r"\[([\w.@-]+(?:[\w .@'é-]*\w)?)\](?!\()")


def numbers(root: Path, text: str, language: str, versions: Sequence[str] = ()) -> list[str]:
    """The numbers of a message, and the facts of the engine in it, in their order."""
    readable = markup(_with_facts(text)).text
    token = re.compile(rf"{_FACT.pattern}|{_NUMBER.pattern}")
    return [each[1] or plain_number(each[0], language, versions) for each in token.finditer(readable)]


def numbers_fit(source: str, text: str, language: str, root: Path) -> tuple[list[str], list[str]]:
    """The numbers of the English and of its translation, without those that stand for an English word."""
    versions = VERSION.findall(markup(source).text)
    wanted, got = numbers(root, source, SOURCE.code, versions), numbers(root, text, language, versions)
    spare = [IN_WORDS[word] for word in words(markup(source).text.lower()) if word in IN_WORDS]
    if len(got) <= len(wanted) or not spare:
        return wanted, got
    left = list(got)
    position = 0
    for number in got:
        # A number beyond the English ones is left out where it stands for a word.
        if len(left) > len(wanted) and (position >= len(wanted) or wanted[position] != number) and number in spare:
            spare.remove(number)
            left.remove(number)
        else:
            position += 1
    return wanted, left


def same_order(wanted: Sequence[str], got: Sequence[str]) -> bool:
    """Whether names come in the same order, although one text says "it" where the other repeats a name."""
    if list(dict.fromkeys(wanted)) != list(dict.fromkeys(got)):
        return False
    longer, shorter = (wanted, got) if len(wanted) >= len(got) else (got, wanted)
    rest: Iterator[str] = iter(longer)
    return all(name in rest for name in shorter)
