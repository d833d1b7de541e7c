"""What the pages ask of the engine: which rules there are, in which edition, under which letter."""

from __future__ import annotations

from pathlib import Path

from sphinx.environment import BuildEnvironment

import rules
from rules import between_turns, turn
from rules.editions import CHAPTERS, EDITIONS, letters
from rules.model.edition import Step
from rules.model.steps import rule_id
from rules.words.language import text
from rules.words.titles import TITLES

SHORT = {"base": "Base", "neo": "Neo", "dp": "DP"}
FULL = {"base": "Base (1999)", "neo": "Neo (2000)", "dp": "Diamond & Pearl (2007)"}
"""The names of the editions, the same in every language."""

UNLISTED = (
    turn.over,
    turn.draw,
    turn.bench,
    turn.attach_energy,
    turn.attack,
    turn.end,
    turn.clean_up,
    between_turns.cards,
    between_turns.tools,
)
"""Rules with a box of their own that are no step of a list, so they have no letter."""

PAGES = {
    "trainer": "turn",
    "trainer.tool": "cards",
    "power": "turn",
    "knock_out": "knock-out",
    "between_turns": "between-turns",
}
"""The page of a chapter, or of one of its rules, whose name is another."""


class Unknown(ValueError):
    """A page names a rule, a chapter or an edition that does not exist."""


def editions(words: str) -> list[str]:
    """The editions that a page names, in their own order."""
    keys = words.split()
    for key in keys:
        if key not in EDITIONS:
            raise Unknown(f"there is no edition {key!r}; expected some of: {', '.join(EDITIONS)}")
    if len(set(keys)) != len(keys) or not keys:
        raise Unknown(f"expected some of these editions, each once: {', '.join(EDITIONS)}")
    return [key for key in EDITIONS if key in keys]


def chapter(name: str) -> str:
    """The chapter that a page names."""
    if name not in CHAPTERS:
        raise Unknown(f"there is no chapter {name!r}; expected one of: {', '.join(CHAPTERS)}")
    return name


def steps(edition: str, chapter: str) -> list[str]:
    """The ids of the rules of a chapter, in the order of an edition."""
    return [rule_id(step) for step in getattr(EDITIONS[edition], chapter)]


def functions() -> dict[str, Step]:
    """The function of every rule, by the id of the rule."""
    lists = [getattr(edition, name) for name in CHAPTERS for edition in EDITIONS.values()]
    return {rule_id(step): step for steps in (*lists, UNLISTED) for step in steps}


def page(rule: str) -> str:
    """The page on which a rule has its section."""
    chapter = rule.partition(".")[0]
    return f"rules/{PAGES.get(rule) or PAGES.get(chapter, chapter)}"


def function(rule: str) -> Step:
    """The function of the rule that a page names."""
    known = functions()
    if rule not in known:
        raise Unknown(f"there is no rule {rule!r}; expected one of: {', '.join(known)}")
    return known[rule]


def letter(rule: str, edition: str, chapter: str = "") -> str:
    """The letter of a rule in an edition; empty where the rule is no step of it.

    A rule that ends the list of another chapter has its letter there alone.
    """
    chapter = chapter or rule.partition(".")[0]
    return letters(EDITIONS[edition], chapter).get(rule, "") if chapter in CHAPTERS else ""


def rule_title(rule: str, language: str) -> str:
    """The short name of a rule."""
    return text(TITLES[rule], language=language)


def depend_on_engine(env: BuildEnvironment) -> None:
    """Let the page be built again when the engine or its words change."""
    folder = Path(rules.__file__).parent
    for path in (*folder.rglob("*.py"), *folder.glob(f"locales/{env.config.language}/LC_MESSAGES/words.mo")):
        env.note_dependency(str(path))
