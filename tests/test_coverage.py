"""Rules, refusals and examples know each other: nothing is without the other."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from proof.suite import Suite

from project.languages import SOURCE
from rulebook.facts import engine
from rules.editions import CHAPTERS
from rules.model.refusals import Refused
from rules.words.refusal_sentences import REFUSALS
from sessions.files import Library
from sessions.running import run

ROOT = Path(__file__).parents[1]
CHAPTER_NAMES = "|".join([*CHAPTERS, "turn", "winning"])
RULE = re.compile(rf"(?:{CHAPTER_NAMES})\.[a-z_]+(?=$|[/ ])")


@cache
def suite() -> Suite:
    return Suite(Library(ROOT))


def test_an_example_runs_the_function_of_every_rule() -> None:
    idle = [
        rule for rule, function in engine.functions().items() if not suite().callers[inspect.unwrap(function).__code__]
    ]
    assert not idle, f"no example runs these rules: {', '.join(idle)}"


def test_an_example_shows_every_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a refusal that is written out counts, and not what the engine tries by itself."""
    shown: set[str] = set()
    write = Refused.__str__

    def watched(refused: Refused) -> str:
        shown.update((f"{refused.rule}/{refused.what}", refused.what))
        return write(refused)

    monkeypatch.setattr(Refused, "__str__", watched)
    for session in suite().sessions.values():
        run(session, SOURCE.code)
    missing = sorted(key for key in REFUSALS if key not in shown)
    assert not missing, f"no example shows these refusals: {', '.join(missing)}"


def rules_named(code: str) -> Iterator[tuple[int, str]]:
    """The rules that the texts of some code begin with, with their lines."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and (found := RULE.match(node.value)):
            yield node.lineno, found[0]


def test_every_rule_that_an_example_or_a_ruling_names_exists() -> None:
    known = engine.functions()
    named = [
        (path, statement.lineno + line, rule)
        for identity, session in suite().sessions.items()
        for path in [f"examples/{identity}.pycon"]
        for statement in session.statements
        for line, rule in rules_named(statement.source)
    ]
    for path in sorted((ROOT / "tests" / "rulings").glob("*.py")):
        found = rules_named(path.read_text(encoding="utf-8"))
        named += [(f"tests/rulings/{path.name}", line, rule) for line, rule in found]
    assert len(named) > 100
    wrong = [f"{path}:{line}: [en] there is no rule {rule!r}" for path, line, rule in named if rule not in known]
    assert not wrong, "\n".join(wrong)
