"""What the sessions of all examples use, watched once for each session and kept from one build to the next."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import rules
from rules.editions import EDITIONS
from sessions import watching
from sessions.files import Library, Session, SessionError
from sessions.watching import Trace, rules_of, watch

Watched = dict[str, Trace]
"""A session in each edition; its own trace is under an empty name."""
Kept = dict[str, Watched]
"""Sessions by their fingerprints."""


def fingerprint(session: Session) -> str:
    """Changes when the session, the engine or what watches it does."""
    return hashlib.sha256(f"{_engine()}{session.text}".encode()).hexdigest()


@cache
def _engine() -> str:
    paths = [*sorted(Path(rules.__file__).parent.rglob("*.py")), Path(watching.__file__)]
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


def watch_all(library: Library, kept: Kept) -> tuple[dict[str, Watched], Kept]:
    """All examples, and what to keep of them for the next build."""
    found: dict[str, Watched] = {}
    new: Kept = {}
    for identity in library.ids():
        try:
            session = library.read_english(identity, outputs=False)
        except SessionError:
            continue  # The tests of the examples tell it.
        mark = fingerprint(session)
        found[identity] = new[mark] = kept.get(mark) or watched(session)
    return found, new


def of(env: BuildEnvironment) -> dict[str, Watched]:
    """The examples in this build."""
    found: dict[str, Watched] = env.rulebook_watched  # type: ignore[attr-defined]
    return found


def using(env: BuildEnvironment, rule: str) -> list[str]:
    """The examples in which a rule does or refuses something."""
    return [identity for identity, each in of(env).items() if rule in each[""].rules]


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
