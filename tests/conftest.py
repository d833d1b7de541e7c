"""Every test begins, and leaves the others, in English."""

from collections.abc import Iterator

import pytest
from planted import summary
from proof import figures

from rules.language import use


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(summary)
    config.pluginmanager.register(figures)


collect_ignore = ["bench.py", "fuzz.py"]
