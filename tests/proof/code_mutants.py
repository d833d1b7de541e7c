"""Mutants of the code of the rules, put in place of the functions that the engine runs."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import CodeType, FunctionType, ModuleType
from typing import Any

from proof.mutations import changes, only_told
from proof.suite import Suite
from rules.effects import VERBS

STEPS = (
    "attack", "damage", "retreat", "between_turns", "knock_out", "winning", "turn", "evolve", "setup", "trainer",
    "power", "model.conditions", "piles.drawing", "piles.discards", "model.effect_sources", "model.pokemon_kinds",
)  # fmt: skip
"""The modules with the steps, and with what several of them share."""


def modules() -> list[str]:
    """All modules that are changed: those of the steps, then those of the effects."""
    verbs = sorted({verb.__module__ for verb in VERBS.values()})
    return [f"rules.{name}" for name in STEPS] + [*verbs, "rules.effects.shields"]


@dataclass(frozen=True)
class CodeMutant:
    """A function with one thing changed."""

    module: str
    function: str
    line: int
    kind: str
    before: str
    after: str
    """The line as it is, and as it would be."""
    target: FunctionType = field(compare=False, repr=False)
    tree: ast.FunctionDef = field(compare=False, repr=False)
    again: int = 1
    """Which one it is of those in the function that look alike."""

    @property
    def name(self) -> str:
        number = f" ({self.again})" if self.again > 1 else ""
        return f"{self.module}.{self.function}:{self.line} {self.kind}: {self.before} → {self.after}{number}"

    @property
    def change(self) -> str:
        """The same without the line, which is another one whenever something is written above it."""
        number = f" ({self.again})" if self.again > 1 else ""
        return f"{self.module}.{self.function} {self.kind}: {self.before} → {self.after}{number}"

    @cached_property
    def code(self) -> CodeType:
        """The function compiled with the change."""
        module = ast.fix_missing_locations(ast.Module([self.tree], []))
        compiled = compile(module, self.target.__code__.co_filename, "exec")
        return next(each for each in compiled.co_consts if isinstance(each, CodeType) and each.co_name == self.function)

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Every reference to the function meets the change: its code is exchanged, and not the function."""
        before = self.target.__code__
        self.forget()
        self.target.__code__ = self.code
        try:
            yield
        finally:
            self.target.__code__ = before
            self.forget()

    def forget(self) -> None:
        """Let a function that remembers its answers forget them."""
        if self._remembering is not None:
            self._remembering()

    @property
    def _remembering(self) -> Callable[[], None] | None:
        function = getattr(importlib.import_module(self.module), self.function)
        return getattr(function, "cache_clear", None)

    def concerns(self, suite: Suite) -> list[str]:
        """The examples that run the function; of one that remembers its answers nobody knows who else would."""
        if self._remembering:
            return list(suite.sessions)
        return suite.callers.get(self.target.__code__, [])


def mutants() -> list[CodeMutant]:
    """Every mutant of the code."""
    alike: Counter[str] = Counter()
    found = []
    for module in modules():
        for mutant in _of_module(importlib.import_module(module)):
            alike[mutant.change] += 1
            found.append(replace(mutant, again=alike[mutant.change]))
    return found


def _of_module(module: ModuleType) -> Iterator[CodeMutant]:
    tree = ast.parse(inspect.getsource(module))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            target = inspect.unwrap(getattr(module, node.name))
            assert isinstance(target, FunctionType)
            yield from _of_function(module.__name__, target, node)


def _of_function(module: str, target: FunctionType, function: ast.FunctionDef) -> Iterator[CodeMutant]:
    for path, node in _nodes(function):
        for kind, new in changes(node):
            changed = deepcopy(function)
            changed.decorator_list = []
            _put(changed, path, deepcopy(new))
            line: int = getattr(node, "lineno", function.lineno)
            before, after = _short(node), _short(new)
            yield CodeMutant(module, function.name, line, kind, before, after, target, changed)


Path = tuple[tuple[str, int | None], ...]
"""The way down to a node: names of fields, with a number where a field is a list."""


def _nodes(function: ast.FunctionDef) -> Iterator[tuple[Path, ast.AST]]:
    """The nodes of a body, without its description and without what is only told."""
    described = ast.get_docstring(function) is not None
    for number, statement in enumerate(function.body):
        if number or not described:
            yield from _below(statement, (("body", number),))


def _below(node: ast.AST, path: Path) -> Iterator[tuple[Path, ast.AST]]:
    yield path, node
    for name, value in ast.iter_fields(node):
        if only_told(node) and name in ("args", "keywords"):
            continue
        if name == "annotation":
            continue
        if isinstance(value, ast.AST):
            yield from _below(value, (*path, (name, None)))
        elif isinstance(value, list):
            for number, each in enumerate(value):
                if isinstance(each, ast.AST):
                    yield from _below(each, (*path, (name, number)))


def _put(tree: Any, path: Path, new: ast.AST) -> None:
    for name, number in path[:-1]:
        tree = getattr(tree, name) if number is None else getattr(tree, name)[number]
    name, number = path[-1]
    if number is None:
        setattr(tree, name, new)
    else:
        getattr(tree, name)[number] = new


def _short(node: ast.AST) -> str:
    """A node on one line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 100 else f"{text[:100]}…"
