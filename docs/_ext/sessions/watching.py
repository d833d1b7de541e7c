"""Watching a session: what the engine gives back to it, and what it refuses.

Only what a session itself is given counts; what the engine tries out on the way to that does not.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from project.languages import SOURCE
from rules.editions import EDITIONS
from rules.model.refusals import Refused
from rules.model.state import Game, Pokemon
from rules.model.steps import Play
from rules.notation.pokemon import as_text
from rules.words.sentences import Value
from sessions.files import Session
from sessions.running import run

_STATEMENT = re.compile(r"<doctest .*\[(\d+)\]>")
_PRINT = re.compile(rf"@({'|'.join(EDITIONS)})\b")
_REFUSE = Refused.__init__.__code__
_TELL = Refused.__str__.__code__


Values = tuple[tuple[str, Value], ...]


class Result(NamedTuple):
    """What one call of a session came to."""

    edition: str
    refusal: str = ""
    """The refusal, as a key of :data:`rules.words.refusal_sentences.REFUSALS`: ``retreat.pay/too_little``."""
    pokemon: tuple[str, ...] = ()
    """The Pokémon in play, player A's first, as positions write them."""
    names: tuple[str, ...] = ()
    """Their names."""
    others: tuple[int, ...] = ()
    """The number of cards in each hand, each discard pile and among each player's Prizes."""
    statement: int = 0
    """The number of the statement of the session that it came from."""


class Trace(NamedTuple):
    """What a session uses."""

    rules: tuple[str, ...]
    """The rules that did something or refused something, each once."""
    editions: tuple[str, ...]
    """The editions that are played."""
    results: tuple[Result, ...]
    """What its calls came to, in order."""
    failures: tuple[str, ...]
    """The exceptions that were no refusals."""
    said: tuple[tuple[str, Values], ...] = ()
    """The refusals that were written out, as in a result, with the numbers and names of the case."""

    @property
    def refusals(self) -> list[str]:
        """What was refused, each once."""
        return list(dict.fromkeys(result.refusal for result in self.results if result.refusal))


class _Watcher:
    """Looks at everything that passes between the code of a session and the engine."""

    def __init__(self) -> None:
        self.plays: list[tuple[int, Play]] = []
        self.refused: dict[int, tuple[str, str]] = {}
        self.said: dict[tuple[str, Values], None] = {}
        self.editions: set[str] = set()
        self.edition = ""
        self.statement = 0

    def __call__(self, frame: FrameType, event: str, value: Any) -> None:
        if event == "call" and frame.f_code is _REFUSE:
            self.refused[self.statement] = (self.edition, f"{frame.f_locals['rule']}/{frame.f_locals['what']}")
        elif event == "call" and frame.f_code is _TELL:
            refused = frame.f_locals["self"]
            self.said[f"{refused.rule}/{refused.what}", tuple(refused.values.items())] = None
        elif event in ("call", "return") and from_session(frame):
            self.statement = statement(frame)
            if event == "return":
                self.look(value)
            else:
                for each in frame.f_locals.values():
                    if isinstance(each, Game | Play):
                        self.edition = each.edition.key

    def look(self, value: Any) -> None:
        if isinstance(value, Play):
            self.plays.append((self.statement, value))
        elif isinstance(value, Game):
            self.editions.add(value.edition.key)
        elif isinstance(value, tuple | list):
            for each in value:
                self.look(getattr(each, "play", None))


def from_session(frame: FrameType) -> bool:
    """Whether the code of a session itself has called this."""
    caller = frame.f_back
    return (
        caller is not None
        and caller.f_code.co_filename.startswith("<doctest")
        and not frame.f_code.co_filename.startswith("<doctest")
    )


def statement(frame: FrameType | None) -> int:
    """Which statement of the session is being run; a function of the session has another one's number."""
    while frame is not None:
        if frame.f_code.co_name == "<module>" and (found := _STATEMENT.fullmatch(frame.f_code.co_filename)):
            return int(found[1])
        frame = frame.f_back
    return 0


def watch(session: Session) -> Trace:
    """Run an English session and watch it."""
    watcher = _Watcher()
    sys.setprofile(watcher)
    try:
        outcomes = run(session, SOURCE.code)
    finally:
        sys.setprofile(None)
    found = [(statement, _result(play)) for statement, play in watcher.plays]
    acted = [(statement, event.rule) for statement, play in watcher.plays for event in play.trace]
    for statement, outcome in enumerate(outcomes):
        if outcome.raised == f"{Refused.__module__}.{Refused.__name__}" and statement in watcher.refused:
            edition, refusal = watcher.refused[statement]
            found.append((statement, Result(edition, refusal)))
            acted.append((statement, refusal.partition("/")[0]))
    results = [result._replace(statement=at) for at, result in sorted(found, key=lambda each: each[0])]
    played = watcher.editions | {result.edition for result in results}
    failures = (outcome.raised for outcome in outcomes if outcome.raised and "Refused" not in outcome.raised)
    return Trace(
        tuple(dict.fromkeys(rule for _, rule in acted)),
        tuple(key for key in EDITIONS if key in played),
        tuple(results),
        tuple(failures),
        tuple(watcher.said),
    )


def _result(play: Play) -> Result:
    key = play.edition.key
    sides = play.game.sides
    in_play = [each for side in sides for each in side.in_play]
    others = (len(cards) for side in sides for cards in (side.hand, side.discard, side.prizes))
    written = tuple(_written(each, key) for each in in_play)
    return Result(key, "", written, tuple(each.name for each in in_play), tuple(others))


def _written(pokemon: Pokemon, edition: str) -> str:
    """A Pokémon without the name of its print, or the same card would look like another in another edition."""
    try:
        return _PRINT.sub("", as_text(pokemon, edition))
    except ValueError:  # A card of the session's own.
        return f"{pokemon.name} c={pokemon.counters}"


@contextmanager
def rules_of(edition: str) -> Iterator[None]:
    """Let every game have the rules of one edition, with the cards that it has anyway."""
    before = dict(EDITIONS)
    EDITIONS.update(dict.fromkeys(before, before[edition]))
    try:
        yield
    finally:
        EDITIONS.update(before)
