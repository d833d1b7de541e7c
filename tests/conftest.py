"""Every test begins, and leaves the others, in English."""

from collections.abc import Iterator

import pytest
from planted import summary

from rules.language import use


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(summary)


collect_ignore = ["bench.py", "fuzz.py"]
