"""Running a session in a language: what each statement really prints or raises."""

from __future__ import annotations

import doctest
import traceback
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from project.languages import SOURCE
from rules.words.language import text, use
from sessions.files import Session, difference

_HEADER = "Traceback (most recent call last):\n"
_ExcInfo = tuple[type[BaseException], BaseException, TracebackType]


@dataclass(frozen=True)
class Outcome:
    """What a statement did, written as a session file writes it."""

    output: str
    trace: str = ""

    @property
    def raised(self) -> str:
        return raised(self.output)


def raised(output: str) -> str:
    """The class of the exception an output shows, or nothing."""
    if not output.startswith(_HEADER):
        return ""
    message = output.removeprefix(_HEADER).partition("    ...\n")[2]
    return message.partition("\n")[0].partition(":")[0]


def run(session: Session, language: str, variables: dict[str, Any] | None = None) -> list[Outcome]:
    """Run the code of a session with the engine speaking that language, and keep its variables where asked to."""
    test = doctest.DocTest(
        session.statements, {"__name__": "__main__"}, session.path.stem, str(session.path), 0, session.text
    )
    runner = _Runner()
    _speaks(session, language)
    use(language)
    try:
        runner.run(test, out=lambda _: None, clear_globs=False)
        if variables is not None:
            variables.update(test.globs)
        test.globs.clear()
    finally:
        use(SOURCE.code)
    return runner.outcomes


def _speaks(session: Session, language: str) -> None:
    """Refuse to begin when the engine has no words: it would fail in the middle of an exception and say nothing."""
    try:
        text("", language=language)
    except FileNotFoundError as problem:
        raise session.error(1, str(problem), language) from problem


def transcript(session: Session, outcomes: list[Outcome]) -> str:
    return session.with_outputs([outcome.output for outcome in outcomes])


class _Checker(doctest.OutputChecker):
    """Remembers the last comparison: the runner's reports do not tell an exception from its printed text."""

    want = got = ""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        self.want, self.got = want, got
        return super().check_output(want, got, optionflags)


class _Runner(doctest.DocTestRunner):
    def __init__(self) -> None:
        self.checker = _Checker()
        self.outcomes: list[Outcome] = []
        super().__init__(checker=self.checker, verbose=False, optionflags=0)

    def report_success(self, out: Any, test: Any, example: doctest.Example, got: str) -> None:
        if self.checker.want is example.exc_msg:
            self.outcomes.append(Outcome(_HEADER + "    ...\n" + self.checker.got))
        else:
            self.outcomes.append(Outcome(_visible(self.checker.got)))

    report_failure = report_success

    def report_unexpected_exception(self, out: Any, test: Any, example: doctest.Example, exc_info: _ExcInfo) -> None:
        message = "".join(traceback.format_exception_only(*exc_info[:2]))
        trace = "".join(traceback.format_exception(*exc_info))
        self.outcomes.append(Outcome(_HEADER + "    ...\n" + message, trace))


def _visible(printed: str) -> str:
    """An empty line would end the output for the parser, so it is written as doctest wants it."""
    lines = printed.splitlines()
    return "".join(f"{line if line.strip() else '<BLANKLINE>'}\n" for line in lines)


def holds(session: Session, language: str) -> bool:
    """Whether a session prints what its file says."""
    return transcript(session, run(session, language)) == session.text


def check_run(session: Session, language: str, advice: str) -> None:
    """Fail at the first statement whose output is not the one in the file, with advice what to do then."""
    outcomes = run(session, language)
    for statement, outcome in zip(session.statements, outcomes, strict=True):
        if statement.want != outcome.output:
            raise session.error(
                statement.lineno + 1,
                _report(session, statement, outcome, transcript(session, outcomes), language, advice),
                language,
            )


def _report(
    session: Session, statement: doctest.Example, outcome: Outcome, new: str, language: str, advice: str
) -> str:
    parts = [
        advice,
        _indented(session.prompts(statement)),
        "expected:",
        _indented(statement.want or "(nothing)"),
        "got:",
        _indented(outcome.trace or outcome.output or "(nothing)"),
        difference(session.text, new, session.path, f"the run in {language}"),
    ]
    return "\n".join(parts)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())
