"""The examples as a suite: which of them fail under a mutant, and whether it is for what happens or what is told."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cached_property, partial
from types import CodeType, FrameType
from typing import Any, Protocol, SupportsIndex
from unittest import mock

import rules
from project.languages import LANGUAGES, SOURCE
from proof.outcome import Log, compiled, outcome, silence
from proof.patience import OutOfPatience, patience
from rulebook.facts.proof import OUTCOME, TRACE, UNNOTICED
from rules.editions import CHAPTERS
from rules.model.edition import Step
from sessions.files import Library, Session
from sessions.running import holds


class Mutant(Protocol):
    """A change to the rules."""

    @property
    def name(self) -> str:
        """What is changed, in a way that names it for good."""

    def applied(self) -> AbstractContextManager[None]:
        """Let the rules be changed meanwhile."""

    def concerns(self, suite: Suite) -> list[str]:
        """The examples that can notice it at all."""


@dataclass(frozen=True)
class Verdict:
    """How a mutant was noticed in one language."""

    kind: str
    example: str = ""
    """An example that fails; without one that fails, one in which something else happens that it does not show."""


class _Read(tuple[Step, ...]):
    """A list of steps that tells when it is read."""

    tell: Callable[[], object]

    def __iter__(self) -> Iterator[Step]:
        self.tell()
        return super().__iter__()

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        self.tell()
        return super().__getitem__(index)


@dataclass
class Suite:
    """All sessions, with what they come to by the rules as they are."""

    library: Library = field(default_factory=Library)

    @cached_property
    def sessions(self) -> dict[str, Session]:
        """The shortest first, so that the first one that notices something is the easiest to read."""
        found = {identity: self.library.read_english(identity) for identity in self.library.ids()}
        return dict(sorted(found.items(), key=lambda each: (len(each[1].text), each[0])))

    @cached_property
    def code(self) -> dict[str, list[CodeType]]:
        return {identity: compiled(session) for identity, session in self.sessions.items()}

    @cached_property
    def logs(self) -> dict[str, Log]:
        with silence():
            return {identity: outcome(code) for identity, code in self.code.items()}

    @cached_property
    def shown(self) -> dict[tuple[str, str], Session]:
        """Each session as the readers of each language see it."""
        return {
            (identity, language.code): self.library.read_twin(identity, language.code) or session
            if language is not SOURCE
            else session
            for identity, session in self.sessions.items()
            for language in LANGUAGES
        }

    @cached_property
    def readers(self) -> dict[tuple[str, str], list[str]]:
        """For each edition and chapter the examples that read its list of steps.

        Not those that make rules of their own out of the lists: what happens by those proves nothing of the lists.
        """
        read: set[tuple[str, str]] = set()
        watched = {}
        for key, edition in rules.EDITIONS.items():
            lists: dict[str, Any] = {}
            for chapter in CHAPTERS:
                lists[chapter] = _Read(getattr(edition, chapter))
                lists[chapter].tell = partial(read.add, (key, chapter))
            watched[key] = edition._replace(**lists)
        found: dict[tuple[str, str], list[str]] = defaultdict(list)
        with mock.patch.dict(rules.EDITIONS, watched), silence():
            for identity, code in self.code.items():
                text = self.sessions[identity].text
                if "EDITIONS" in text and "_replace(" in text:
                    continue
                read.clear()
                outcome(code)
                for at in read:
                    found[at].append(identity)
        return found

    @cached_property
    def callers(self) -> dict[CodeType, list[str]]:
        """For each function of the engine the examples that run it."""
        called: set[CodeType] = set()

        def look(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        found: dict[CodeType, list[str]] = defaultdict(list)
        with silence():
            for identity, code in self.code.items():
                called.clear()
                sys.setprofile(look)
                outcome(code)
                sys.setprofile(None)
                for each in called:
                    found[each].append(identity)
        return found

    @cached_property
    def waiting(self) -> set[tuple[str, str]]:
        """The examples that do not hold in a language anyway, such as those that wait for a translation."""
        return {(identity, language) for identity, language in self.shown if self._differs(identity, language)}

    def fails(self, identity: str, language: str) -> bool:
        """Whether an example that holds prints something else in a language than its file says."""
        return (identity, language) not in self.waiting and self._differs(identity, language)

    def _differs(self, identity: str, language: str) -> bool:
        try:
            with patience():
                return not holds(self.shown[identity, language], language)
        except OutOfPatience:
            return True

    def verdicts(self, mutant: Mutant, languages: Iterable[str], first: str = "") -> dict[str, Verdict]:
        """How a mutant is noticed, in each language: by an example that is asked first, or by the shortest."""
        concerned = sorted(mutant.concerns(self), key=lambda identity: identity != first)
        # Worked out before the change, or it would be in them.
        logs, _ = self.logs, self.waiting
        open_ones = list(languages)
        found: dict[str, Verdict] = {}
        hidden = ""
        for identity in concerned:
            if not open_ones:
                break
            with mutant.applied(), silence():
                other = outcome(self.code[identity]) != logs[identity]
            if other:
                hidden = hidden or identity
                with mutant.applied():
                    failed = [code for code in open_ones if self.fails(identity, code)]
                found |= {code: Verdict(OUTCOME, identity) for code in failed}
                open_ones = [code for code in open_ones if code not in failed]
        for identity in concerned if open_ones else ():
            with mutant.applied():
                failed = [code for code in open_ones if self.fails(identity, code)]
            found |= {code: Verdict(TRACE, identity) for code in failed}
            open_ones = [code for code in open_ones if code not in failed]
        return found | {code: Verdict(UNNOTICED, hidden) for code in open_ones}
