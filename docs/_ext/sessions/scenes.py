"""What happens in a session, to be shown: each action with the game before and after it, and each refusal.

Pictures and sentences come from here, and so from a run of the same code whose output the session's file keeps.
Nothing is read from that output.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any, NamedTuple

from project.languages import SOURCE
from rules.model.actions import Action, SetUp
from rules.model.refusals import Refused
from rules.model.state import Game
from rules.model.steps import Event, Play
from rules.playing.chances import Ending
from rules.words.sentences import Value
from sessions.files import Session
from sessions.running import run
from sessions.watching import from_session, statement


class Refusal(NamedTuple):
    """Why something was refused."""

    rule: str
    what: str
    """The refusal, as in a key of :data:`rules.words.refusal_sentences.REFUSALS`."""
    values: tuple[tuple[str, Value], ...]


class Scene(NamedTuple):
    """One action, or one step carried out by hand."""

    statement: int
    """The number of the statement of the session that it came from."""
    edition: str
    """The edition that is played."""
    before: Game | None = None
    """The game as it was; nothing where a game is set up."""
    action: Action | SetUp | None = None
    """The action; nothing where steps are carried out by hand."""
    coins: str = ""
    """The coins that were flipped."""
    events: tuple[Event, ...] = ()
    """What happened."""
    after: Game | None = None
    """The game as it is then; nothing where the action was refused."""
    refusal: Refusal | None = None
    """Why the action was refused."""
    chance: str = ""
    """How likely this ending is, as a fraction, where a session looks at every ending."""

    @property
    def last(self) -> Game:
        """The game as it is afterwards, also where something was refused and it is as before."""
        found = self.after if self.after is not None else self.before
        assert found is not None
        return found


Chain = tuple[Scene, ...]
"""Scenes of which each begins where the one before ended."""


def chains(scenes: tuple[Scene, ...]) -> list[Chain]:
    """The scenes in chains: a session that tries one position in two ways has two."""
    found: list[list[Scene]] = []
    for scene in scenes:
        if found and scene.before is not None and scene.before == found[-1][-1].after:
            found[-1].append(scene)
        else:
            found.append([scene])
    return [tuple(chain) for chain in found]


class _Recorder:
    """Looks at everything that passes between the code of a session and the engine."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.refused: Refusal | None = None
        self.calls: list[tuple[FrameType, dict[str, Any]]] = []

    def __call__(self, frame: FrameType, event: str, value: Any) -> None:
        if event == "call" and frame.f_code is Refused.__init__.__code__:
            given = frame.f_locals
            self.refused = Refusal(given["rule"], given["what"], tuple(given["values"].items()))
        elif event == "call" and from_session(frame):
            self.refused = None
            self.calls.append((frame, dict(frame.f_locals)))
        elif event == "return" and self.calls and self.calls[-1][0] is frame:
            _, given = self.calls.pop()
            self.look(frame, given, value)

    def look(self, frame: FrameType, given: dict[str, Any], value: Any) -> None:
        """Keep what a call of the session came to; a call that raised gives back nothing."""
        begun = next((each for each in given.values() if isinstance(each, Play)), None)
        game = next((each for each in given.values() if isinstance(each, Game)), begun.game if begun else None)
        action = next((each for each in given.values() if isinstance(each, Action)), None)
        plays = [value] if isinstance(value, Play) else value if isinstance(value, list) else []
        for each in plays:
            ended, chance = (each.play, str(each.chance)) if isinstance(each, Ending) else (each, "")
            if isinstance(ended, Play):
                events = ended.trace[len(begun.trace) :] if begun else ended.trace
                # A table that is only laid out is no scene.
                if events or (game is not None and ended.game != game) or action:
                    coins = "".join(answer for answer in ended.answered if answer in ("H", "T"))
                    scene = Scene(
                        statement(frame), ended.edition.key, game, action, coins, events, ended.game, chance=chance
                    )
                    self.scenes.append(scene if game else scene._replace(action=SetUp()))
        if value is None and self.refused is not None and game is not None:
            self.scenes.append(Scene(statement(frame), game.edition.key, game, action, refusal=self.refused))


def record(session: Session) -> tuple[tuple[Scene, ...], dict[str, Any]]:
    """Run an English session and keep what happens in it, and what its variables are at its end."""
    recorder = _Recorder()
    variables: dict[str, Any] = {}
    sys.setprofile(recorder)
    try:
        run(session, SOURCE.code, variables)
    finally:
        sys.setprofile(None)
    return tuple(recorder.scenes), variables
