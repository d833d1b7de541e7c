"""Every test begins, and leaves the others, in English."""

from collections.abc import Iterator

import pytest

from rules.language import use


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    use("en")
    yield
    use("en")


collect_ignore = ["bench.py", "fuzz.py"]
