"""Mutants of the numbers that stand outside the functions, and of those that a function has where none is given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any
from unittest import mock

from proof.suite import Suite
from rules import attack, between_turns, setup
from rules.effects import VERBS
from rules.model import state


@dataclass(frozen=True)
class ConstantMutant:
    """A constant with another value."""

    name: str
    constant: str
    value: Any = field(compare=False, repr=False)

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Every module that has imported the constant gets the other value."""
        with ExitStack() as stack:
            for name, module in list(sys.modules.items()):
                if name.startswith("rules.") and hasattr(module, self.constant):
                    stack.enter_context(mock.patch.object(module, self.constant, self.value))
            yield

    def concerns(self, suite: Suite) -> list[str]:
        """A constant may be asked for anywhere."""
        return list(suite.code)


@dataclass(frozen=True)
class DefaultMutant:
    """A function with another value where none is given."""

    name: str
    target: FunctionType = field(compare=False, repr=False)
    defaults: tuple[Any, ...] = field(compare=False, repr=False)

    @contextmanager
    def applied(self) -> Iterator[None]:
        before, self.target.__defaults__ = self.target.__defaults__, self.defaults
        try:
            yield
        finally:
            self.target.__defaults__ = before

    def concerns(self, suite: Suite) -> list[str]:
        """The examples that run the function."""
        return suite.callers.get(self.target.__code__, [])


def mutants() -> list[ConstantMutant | DefaultMutant]:
    """Every constant and every default, one less and one more."""
    return [*_constants(), *_defaults()]


def _constants() -> Iterator[ConstantMutant]:
    for module, name, step in ((attack, "SELF_HIT", 10), (setup, "HAND", 1), (state, "BENCH", 1)):
        value = getattr(module, name)
        for other in (value - step, value + step):
            yield ConstantMutant(f"{module.__name__}.{name}: {value} → {other}", name, other)
    for condition, count in between_turns.DAMAGE.items():
        for other in (count - 1, count + 1):
            changed = between_turns.DAMAGE | {condition: other}
            yield ConstantMutant(f"rules.between_turns.DAMAGE[{condition!r}]: {count} → {other}", "DAMAGE", changed)


def _defaults() -> Iterator[DefaultMutant]:
    for name, verb in sorted(VERBS.items()):
        if isinstance(verb, FunctionType):
            values = verb.__defaults__ or ()
            for at, value in enumerate(values):
                for other in _others(value):
                    told = f"{verb.__module__}.{name}: default {value!r} → {other!r}"
                    yield DefaultMutant(told, verb, (*values[:at], other, *values[at + 1 :]))


def _others(value: object) -> tuple[object, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (value - 1, value + 1)
    return ("",) if isinstance(value, str) and value else ()
