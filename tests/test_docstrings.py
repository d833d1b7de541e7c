"""The docstrings are the reference pages: everything public has one, and every step says where it comes from."""

import ast
import re
from pathlib import Path

import pytest

from rules import EDITIONS, rule_id
from rules.editions import CHAPTERS

RULES = Path(__file__).parents[1] / "rules"
MODULES = sorted(RULES.rglob("*.py"))

STEPS = {rule_id(step): step for edition in EDITIONS.values() for name in CHAPTERS for step in getattr(edition, name)}


def undocumented(body: list[ast.stmt], inside: str = "") -> list[str]:
    """The public names of a module or class that have no docstring."""
    missing = []
    for number, node in enumerate(body):
        following = body[number + 1] if number + 1 < len(body) else None
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if not node.name.startswith("_") and ast.get_docstring(node) is None:
                missing.append(inside + node.name)
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                missing += undocumented(node.body, f"{node.name}.")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and inside:
            documented = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            if not documented and inside != "Step.":
                missing.append(inside + node.target.id)
    return missing


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(RULES)))
def test_everything_public_has_a_docstring(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), f"{path} has no docstring"
    assert undocumented(tree.body) == []


@pytest.mark.parametrize("rule", sorted(STEPS))
def test_every_step_names_its_source_its_arguments_and_what_it_returns(rule: str) -> None:
    text = STEPS[rule].__doc__ or ""
    assert ":param play:" in text
    assert ":returns:" in text
    assert re.search(r"\b00[0-4]\b|outside", text), "expected the number of a text, or the word outside"


@pytest.mark.parametrize("rule", sorted(STEPS))
def test_every_step_is_short(rule: str) -> None:
    """A step reads beside its rule: about 15 statements at most."""
    module, name = rule.split(".")
    tree = ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))
    function = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name)
    assert sum(isinstance(node, ast.stmt) for node in ast.walk(function)) <= 20


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(RULES)))
def test_no_module_is_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300
