"""The figure at the end of a run: how many faults were planted, and how many of them were refused."""

import pytest

PLANTED, REFUSED = "planted faults", "refused faults"
"""The properties by which a test tells its part of the figure, also from another process."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = (report for key in ("passed", "failed") for report in terminalreporter.stats.get(key, []))
    properties = [each for report in reports if report.when == "call" for each in report.user_properties]
    planted, refused = (sum(value for key, value in properties if key == name) for name in (PLANTED, REFUSED))
    if planted:
        terminalreporter.write_line(f"planted faults: {planted} planted, {refused} refused")
