"""What the proof comes to, as a line at the end of the tests."""

from collections import Counter
from collections.abc import Iterable

import pytest

from rulebook.facts.proof import DECLARED, OUTCOME, TRACE, UNNOTICED


def lines(properties: Iterable[tuple[str, object]]) -> list[str]:
    """The lines, from what the tests have recorded; none where they were not run."""
    counted: Counter[str] = Counter()
    positions = []
    for name, value in properties:
        if name == "proof" and isinstance(value, dict):
            counted.update(value)
        elif name == "positions" and isinstance(value, int):
            positions.append(value)
    said = []
    if counted:
        said.append(f"proof: {sentence(counted, 'list mutants')}")
    if positions:
        tried = f"each tried on {min(positions)} to {max(positions)} positions"
        said.append(f"proof: {len(positions)} declarations, {tried}")
    return said


def sentence(kinds: Counter[str], what: str) -> str:
    """All figures on one line."""
    return (
        f"{kinds.total()} {what}, {kinds[OUTCOME]} noticed by outcome, {kinds[TRACE]} by trace only, "
        f"{kinds[DECLARED]} declared without effect, {kinds[UNNOTICED]} unnoticed"
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = (report for key in ("passed", "failed") for report in terminalreporter.stats.get(key, []))
    for line in lines(each for report in reports if report.when == "call" for each in report.user_properties):
        terminalreporter.write_line(line)
