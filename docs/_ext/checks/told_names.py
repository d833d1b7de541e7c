"""The cards, attacks and editions that a story names are those of its session."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from checks.stories import stories
from project.languages import SOURCE
from project.problems import Problem
from rules.catalogue import CARDS
from sessions.files import Library
from translations.sequences import folded, named
from translations.vocabulary import names

EDITIONS = {"Base": "base", "Neo": "neo", "DP": "dp"}


@cache
def _printed_on(name: str) -> frozenset[str]:
    """What a card has to do with: its attacks and Powers, and what it evolves from and into."""
    found: set[str] = set()
    for card in CARDS:
        printed = {each.name for each in (*getattr(card, "attacks", ()), *getattr(card, "powers", ()))}
        if name == card.name:
            found |= printed | {getattr(card, "evolves_from", ""), *getattr(card, "evolves_into", ())}
        elif name in printed or name == getattr(card, "evolves_from", ""):
            found.add(card.name)
    return frozenset(found)


def check_names(root: Path) -> Iterator[Problem]:
    """Each name of a story is one of its session, or of a card in it."""
    library = Library(root)
    any_name = re.compile("|".join(map(re.escape, sorted(names(root), key=len, reverse=True))))
    for story in stories(root):
        if not story.example or not library.english_path(story.example).is_file():
            continue
        text = library.read_english(story.example).text
        here = set(any_name.findall(text))
        known = here.union(
            named(root, text, SOURCE.code), story.derived, *map(_printed_on, here), map(folded, here)
        ) | {name for name, key in EDITIONS.items() if f'"{key}"' in text or f"@{key}" in text or "EDITIONS" in text}
        known |= {"Base"} if "EDITIONS" not in text else set()
        told = f"{story.told}\n{story.answer}"
        for name in dict.fromkeys(named(root, told, SOURCE.code)):
            # A session writes Energy as symbols.
            if name not in known and name not in text and not name.endswith(" Energy"):
                wrong = f"the story of {story.example} names {name}, which is not in its session"
                yield Problem(
                    story.path, story.line_of(name), SOURCE.code, wrong, f"one of {', '.join(sorted(here)) or 'none'}"
                )
