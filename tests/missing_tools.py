"""What this machine lacks for a check is an error where CI is set, and a warning at the end of the tests elsewhere."""

import os

import pytest

from translations import checking


def told() -> str:
    """What is not checked on this machine, on one line; nothing where everything is."""
    found = checking.lacking()
    kind = "ERROR" if os.environ.get("CI") else "WARNING"
    return f"{kind}: not everything is checked here: {'; '.join(found)}" if found else ""


def pytest_sessionfinish(session: pytest.Session) -> None:
    if told().startswith("ERROR") and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if line := told():
        terminalreporter.write_line(line)
