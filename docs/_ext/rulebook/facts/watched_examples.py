"""What the sessions of all examples use, watched once for each session and kept from one build to the next."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import rules
from rules.editions import EDITIONS
from rules.model.cards import EnergyCard, PokemonCard, TrainerCard
from rules.model.state import Game, Pokemon
from rules.model.steps import Play
from sessions import scenes as scenes_of_sessions
from sessions import watching
from sessions.files import Library, Session, SessionError
from sessions.scenes import Scene, record
from sessions.watching import Trace, rules_of, watch

Watched = dict[str, Trace]
"""A session in each edition; its own trace is under an empty name."""


class Seen(NamedTuple):
    """What was seen of a session."""

    watched: Watched
    scenes: tuple[Scene, ...]
    """What happens in it."""
    variables: dict[str, Any]
    """Its games, Pokémon and cards at its end, by the names that it gives them."""


Kept = dict[str, Seen]
"""Sessions by their fingerprints."""

_TO_DRAW = (Game, Play, Pokemon, PokemonCard, EnergyCard, TrainerCard)


def fingerprint(session: Session) -> str:
    """Changes when the session, the engine or what watches it does."""
    return hashlib.sha256(f"{_engine()}{session.text}".encode()).hexdigest()


@cache
def _engine() -> str:
    paths = [
        *sorted(Path(rules.__file__).parent.rglob("*.py")),
        *map(Path, (watching.__file__, scenes_of_sessions.__file__)),
    ]
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def watched(session: Session) -> Watched:
    """A session as it is; one of a single edition also by the rules of the others."""
    own = watch(session)
    if len(own.editions) != 1:
        return {"": own}
    result = {"": own}
    for key in EDITIONS:
        if key not in own.editions:
            with rules_of(key):
                result[key] = watch(session)
    return result


def seen(session: Session) -> Seen:
    """Everything that the pages want to know of a session."""
    scenes, variables = record(session)
    drawable = {name: value for name, value in variables.items() if isinstance(value, _TO_DRAW)}
    return Seen(watched(session), scenes, drawable)


def watch_all(library: Library, kept: Kept) -> tuple[dict[str, Seen], Kept]:
    """All examples, and what to keep of them for the next build."""
    found: dict[str, Seen] = {}
    new: Kept = {}
    for identity in library.ids():
        try:
            session = library.read_english(identity, outputs=False)
        except SessionError:
            continue  # The tests of the examples tell it.
        mark = fingerprint(session)
        found[identity] = new[mark] = kept.get(mark) or seen(session)
    return found, new


def of(env: BuildEnvironment) -> dict[str, Watched]:
    """The examples in this build, in each edition."""
    return {identity: each.watched for identity, each in _seen(env).items()}


def scenes(env: BuildEnvironment, identity: str) -> tuple[Scene, ...]:
    """What happens in an example."""
    return _seen(env)[identity].scenes


def variables(env: BuildEnvironment, identity: str) -> dict[str, Any]:
    """What an example has at its end, by its names."""
    return _seen(env)[identity].variables


def _seen(env: BuildEnvironment) -> dict[str, Seen]:
    found: dict[str, Seen] = env.rulebook_watched  # type: ignore[attr-defined]
    return found


def using(env: BuildEnvironment, rule: str) -> list[str]:
    """The examples in which a rule does or refuses something."""
    return [identity for identity, each in _seen(env).items() if rule in each.watched[""].rules]


def editions_of(env: BuildEnvironment, identity: str) -> list[str]:
    """The editions for whose readers an example is; nothing where it is for all."""
    seen = _seen(env).get(identity)
    return holds_in(seen.watched) if seen is not None else []


def holds_in(watched: Watched) -> list[str]:
    """The editions in which a session comes to the same; nothing where it holds in all, or is itself about several."""
    own = watched[""]
    if len(own.editions) != 1:
        return []
    found = [key for key in EDITIONS if key in own.editions or _outcome(watched[key]) == _outcome(own)]
    return [] if len(found) == len(EDITIONS) else found


def _outcome(trace: Trace) -> tuple[object, ...]:
    return (trace.failures, *(result._replace(edition="") for result in trace.results))


def watch_examples(app: Sphinx, env: BuildEnvironment, docnames: list[str]) -> None:
    kept: Kept = getattr(env, "rulebook_kept", {})
    env.rulebook_watched, env.rulebook_kept = watch_all(Library(Path(app.confdir)), kept)  # type: ignore[attr-defined]


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("env-before-read-docs", watch_examples)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
