"""How the engine is written: every public thing described, every step with its source, imports that point downward."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from project.languages import SOURCE, TRANSLATIONS
from project.problems import Problem
from rules.editions import CHAPTERS, EDITIONS
from rules.model.steps import rule_id

STEPS = sorted({rule_id(step) for edition in EDITIONS.values() for name in CHAPTERS for step in getattr(edition, name)})
"""Every rule that is a step of a list."""

MOST_LINES = 250
MOST_LINES_OF_A_CHAPTER = 275
"""The functions of a chapter are mostly their descriptions, which the reference shows."""
MOST_STATEMENTS = 20
"""A step reads beside its rule."""

_SOURCE = re.compile(r"\b00[0-4]\b|outside")


def _modules(root: Path) -> dict[str, Path]:
    return {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted((root / "rules").rglob("*.py"))
    }


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _problem(path: Path, line: int, wrong: str, expected: str) -> Problem:
    return Problem(path, line, SOURCE.code, wrong, expected)


def check_descriptions(root: Path) -> Iterator[Problem]:
    """Every module and everything public in it has a docstring: the pages of the reference consist of them."""
    for path in _modules(root).values():
        tree = _tree(path)
        if not ast.get_docstring(tree):
            yield _problem(path, 1, "the module has no docstring", "one: the reference shows it")
        for name, line in _undescribed(tree.body):
            yield _problem(path, line, f"{name} has no docstring", "one: the reference shows it")


def _undescribed(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, int]]:
    for number, node in enumerate(body):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if not node.name.startswith("_") and ast.get_docstring(node) is None:
                yield inside + node.name, node.lineno
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield from _undescribed(node.body, f"{node.name}.")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and inside not in ("", "Step."):
            following = body[number + 1] if number + 1 < len(body) else None
            if not (isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)):
                yield inside + node.target.id, node.lineno


def check_steps(root: Path) -> Iterator[Problem]:
    """Every step says what it takes, what it returns and where it comes from, and is short."""
    for rule in STEPS:
        module, name = rule.split(".")
        path = root / "rules" / f"{module}.py"
        found = [node for node in _tree(path).body if isinstance(node, ast.FunctionDef) and node.name == name]
        if not found:
            yield _problem(path, 1, f"the step {rule} is not defined here", f"def {name}")
            continue
        line, text = found[0].lineno, ast.get_docstring(found[0]) or ""
        for words in (":param play:", ":returns:"):
            if words not in text:
                yield _problem(path, line, f"the description of rules.{rule} lacks {words}", words)
        if not _SOURCE.search(text):
            expected = "the number of a text, as in 'From text 002.', or 'outside the texts'"
            yield _problem(path, line, f"the description of rules.{rule} names no source", expected)
        if (count := sum(isinstance(node, ast.stmt) for node in ast.walk(found[0]))) > MOST_STATEMENTS:
            yield _problem(path, line, f"rules.{rule} has {count} statements", f"{MOST_STATEMENTS} at most")


def check_length(root: Path) -> Iterator[Problem]:
    """No module is long, be it of the engine, of the tools or of the tests."""
    for folder in ("rules", "docs/_ext", "tests"):
        for path in sorted((root / folder).rglob("*.py")):
            most = MOST_LINES_OF_A_CHAPTER if path.parent == root / "rules" else MOST_LINES
            if (count := len(path.read_text(encoding="utf-8").splitlines())) > most:
                yield _problem(path, most + 1, f"a module of {count} lines", f"{most} at most")


def _imports(path: Path, known: dict[str, Path]) -> dict[str, int]:
    """What a module imports, also inside its functions, with the lines."""
    found: dict[str, int] = {}
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            found.update((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            found.update((name if name in known else node.module, node.lineno) for name in names)
    return found


def check_only_python(root: Path) -> Iterator[Problem]:
    """The engine needs nothing but Python."""
    modules = _modules(root)
    for path in modules.values():
        for name, line in _imports(path, modules).items():
            if name.partition(".")[0] not in {"rules", *sys.stdlib_module_names}:
                yield _problem(path, line, f"imports {name}", "nothing but rules and Python's own modules")


def check_no_circle(root: Path) -> Iterator[Problem]:
    """No module needs itself, not even by an import inside a function. Of all circles the shortest are told."""
    modules = _modules(root)
    imports = {module: _imports(path, modules) for module, path in modules.items()}
    needs = {module: {*found} & {*modules} - {module, "rules"} for module, found in imports.items()}
    circles = [circle for module in sorted(modules) if (circle := _circle(module, needs))]
    shortest = min(map(len, circles), default=0)
    for circle in circles:
        if len(circle) == shortest:
            module, needed, *_ = circle
            wrong = f"imports in a circle: {' → '.join(circle)}"
            yield _problem(modules[module], imports[module][needed], wrong, "imports that point one way")


def _circle(start: str, needs: dict[str, set[str]]) -> list[str]:
    """The shortest way from a module to itself, or nothing."""
    ways, seen = [[start]], set[str]()
    for way in ways:
        for each in sorted(needs[way[-1]] - seen):
            if each == start:
                return [*way, start]
            seen.add(each)
            ways.append([*way, each])
    return []


def check_nothing_built(root: Path) -> Iterator[Problem]:
    """Git has nothing that a program made."""
    if not (root / ".git").exists():
        return
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", "*.mo", "*.pot", "*.pyc", "_build", ".venv"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        language = next((each.code for each in TRANSLATIONS if each.code in Path(name).parts), SOURCE.code)
        yield Problem(root / name, 1, language, "a built file in git", f"none: git rm --cached {name}")


CHECKS: dict[str, Callable[[Path], Iterator[Problem]]] = {
    "descriptions": check_descriptions,
    "steps": check_steps,
    "length": check_length,
    "only Python": check_only_python,
    "no circle": check_no_circle,
    "nothing built": check_nothing_built,
}
"""What is checked of the engine's code and of the repository."""
