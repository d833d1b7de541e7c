"""The reader of a picture: one of each language."""

from collections.abc import Iterator

import pytest

from rules.words import language


@pytest.fixture(params=language.LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Iterator[str]:
    language.use(request.param)
    yield request.param
    language.use("en")
