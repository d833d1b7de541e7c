"""What the engine answers to a question about an example, and what it would answer if a step were left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from rules.editions import CHAPTERS, EDITIONS
from rules.model.edition import Edition
from rules.model.state import Pokemon
from rules.model.steps import Event, rule_id
from sessions.files import Session
from sessions.scenes import Scene, record

ALLOWED = "allowed"
"""What is asked where the question is whether something may be done."""


class Unanswered(ValueError):
    """A question asks for something that its session does not have."""


class Asked(NamedTuple):
    """What is asked of a session, found in what it came to."""

    value: int
    owner: Pokemon | None
    """The Pokémon that the number is about, if it is about one."""


def asked(path: str, scenes: Sequence[Scene], variables: dict[str, Any]) -> Asked:
    """The answer to a question, as a number; of several things it is how many there are.

    :param path: ``allowed``; a rule, which asks whether it did something; a value of the last event of a rule, such
        as ``damage.counters/count``; a variable of the session with what is
        asked of it, such as ``charmander.hp_left``; or what is asked of the last game: ``opponent.active.counters``.
    """
    if path == ALLOWED:
        return Asked(int(not any(scene.refusal for scene in scenes)), None)
    if path in _rules():
        return Asked(int(any(event.rule == path for scene in scenes for event in scene.events)), None)
    if "/" in path:
        return Asked(_told(path, scenes), None)
    first, *parts = path.split(".")
    owner: Any = None
    value: Any = variables.get(first)
    if value is None:
        value, parts = (scenes[-1].last if scenes else None), [first, *parts]
    for part in parts:
        owner = value
        try:
            value = value[int(part)] if part.isdigit() else getattr(value, part)
        except (AttributeError, IndexError, TypeError) as problem:
            raise Unanswered(f"its session has no {path!r}: {problem}") from problem
    count = len(value) if isinstance(value, tuple) else value
    if not isinstance(count, int):
        raise Unanswered(f"{path!r} is no number of things: {value!r}")
    return Asked(int(count), owner if isinstance(owner, Pokemon) else None)


def without_a_step(session: Session, path: str, scenes: Sequence[Scene]) -> dict[int, str]:
    """Other answers to a question, each with the last rule that gives it when it is left out."""
    found: dict[int, str] = {}
    acting = dict.fromkeys(event.rule for scene in scenes for event in scene.events)
    for rule in acting:
        if rule not in _rules():
            continue
        with _left_out(rule):
            try:
                answer = asked(path, *record(session)).value
            except Unanswered:
                continue
        found[answer] = rule
    return found


def telling(scenes: Sequence[Scene], rule: str = "") -> Event | None:
    """The event that explains an answer: the first of a rule, also of one of its sentences, or else the last of all."""
    events = [event for scene in scenes for event in scene.events]
    if rule:
        return next((event for event in events if rule in (event.rule, f"{event.rule}/{event.what}")), None)
    return events[-1] if events else None


def _told(path: str, scenes: Sequence[Scene]) -> int:
    rule, _slash, name = path.partition("/")
    values = [dict(event.values).get(name) for scene in scenes for event in scene.events if event.rule == rule]
    if not values or not isinstance(values[-1], int):
        raise Unanswered(f"no event of its session tells {path!r} as a number")
    return values[-1]


def _rules() -> set[str]:
    return {rule_id(step) for edition in EDITIONS.values() for name in CHAPTERS for step in getattr(edition, name)}


@contextmanager
def _left_out(rule: str) -> Iterator[None]:
    """Let every edition be played without one of its steps."""
    before = dict(EDITIONS)
    EDITIONS.update({key: _less(edition, rule) for key, edition in before.items()})
    try:
        yield
    finally:
        EDITIONS.update(before)


def _less(edition: Edition, rule: str) -> Edition:
    changed: dict[str, Any] = {
        name: tuple(step for step in getattr(edition, name) if rule_id(step) != rule)
        for name in CHAPTERS
        if any(rule_id(step) == rule for step in getattr(edition, name))
    }
    return edition._replace(**changed)
