"""The figure at the end of a run: how many changes of the cards there are, and how many of them are noticed."""

import pytest

MADE, NOTICED = "card mutants", "noticed card mutants"
"""The properties by which a test tells its part of the figure, also from another process."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = (report for key in ("passed", "failed") for report in terminalreporter.stats.get(key, []))
    properties = [each for report in reports if report.when == "call" for each in report.user_properties]
    made, noticed = (sum(value for key, value in properties if key == name) for name in (MADE, NOTICED))
    if made:
        terminalreporter.write_line(f"card mutants: {noticed} of {made} noticed")
