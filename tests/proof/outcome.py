"""What a session comes to, apart from what it tells about it.

The session is run with an :func:`rules.explain` that tells nothing, and no trace is kept. What is left is every game,
number, card and refusal that the engine gives to the session.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import Any
from unittest import mock

import rules
from proof.patience import OutOfPatience, patience
from rules.model.edition import Edition
from rules.model.questions import Need
from rules.model.refusals import Refused
from rules.model.state import Game
from rules.model.steps import Event, Play
from sessions.files import Session

Log = list[object]
"""What a session was given, in order."""

TOLD = ("explain", "letters", "rule_id")
"""What only tells: its result counts for nothing, but the play that it tells about does."""


def compiled(session: Session) -> list[CodeType]:
    """The statements of a session, ready to be run more than once."""
    name = session.path.stem
    return [
        compile(statement.source, f"<{name}[{number}]>", "single")
        for number, statement in enumerate(session.statements)
    ]


def plain(value: object) -> object:
    """A value without everything that only tells, and without the rules that led to it."""
    if isinstance(value, Edition):
        return value.key
    if isinstance(value, Game):
        # What was done this turn is remembered in the order in which it was done, and nothing asks for that order.
        return (value.edition.key, *value._replace(done=tuple(sorted(value.done)))[1:])
    if isinstance(value, Play):
        return (plain(value.game), value.answered)
    if isinstance(value, Event):
        return None
    if type(value) in (tuple, list) or hasattr(value, "play"):
        return [plain(each) for each in value]  # type: ignore[attr-defined]
    if isinstance(value, BaseException):
        return problem(value)
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, str | int | tuple) or value is None:
        return value
    return type(value).__name__


def problem(error: BaseException) -> object:
    """An exception: which rule refuses what, or what is asked of whom."""
    if isinstance(error, Refused):
        return ("refused", error.rule, error.what, error.values)
    if isinstance(error, Need):
        # The question is what matters to the players, and not the rule that asks it.
        return ("asks", error.options, error.player)
    return (type(error).__name__, str(error))


def outcome(statements: list[CodeType]) -> Log:
    """Run a session inside :func:`silence` and keep what it was given."""
    log: Log = []

    def printed(*values: object, **_: object) -> None:
        log.extend(map(plain, values))

    scope: dict[str, Any] = {"__name__": "__main__", "print": printed}
    shown, sys.displayhook = sys.displayhook, lambda value: None if value is None else printed(value)
    _current.append(log)
    try:
        for statement in statements:
            try:
                with patience():
                    exec(statement, scope)
            except (Exception, OutOfPatience) as error:
                log.append(problem(error))
    finally:
        _current.pop()
        sys.displayhook = shown
    return log


_current: list[Log] = []


def _kept(function: FunctionType) -> Callable[..., Any]:
    """An engine function that also writes down what it gives to the session."""

    def call(*args: Any, **options: Any) -> Any:
        result = function(*args, **options)
        _current[-1].append(plain(result))
        return result

    return call


def _told(function: str) -> Callable[..., Any]:
    """Nothing is told; of the play that would be told about, the outcome is kept."""
    nothing: object = "" if function != "letters" else {}

    def call(value: object, *_: object) -> object:
        if isinstance(value, Play):
            _current[-1].append(plain(value))
        return nothing

    return call


@contextmanager
def silence() -> Iterator[None]:
    """Let nothing be told, and let the functions that sessions call write down what they give."""
    functions = {name: each for name in rules.__all__ if isinstance(each := getattr(rules, name), FunctionType)}
    watched: dict[str, Any] = {name: _told(name) if name in TOLD else _kept(each) for name, each in functions.items()}
    with mock.patch.multiple(rules, **watched):
        yield
