"""Every test begins, and leaves the others, in English."""

from collections.abc import Iterator

import missing_tools
import pytest
from card_facts import summary as card_summary
from planted import summary
from proof import figures

from rules.words.language import LANGUAGES, use


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    use("en")
    yield
    use("en")


@pytest.fixture(autouse=True, scope="session")
def _plain_output() -> Iterator[None]:
    """A CI asks for colours; what a test reads has none, and a message begins with its file there, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_COLOR", "1")
        for asking in ("FORCE_COLOR", "FORCE_COLOUR", "CLICOLOR_FORCE", "PY_COLORS"):
            patch.delenv(asking, raising=False)
        yield


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(summary)
    config.pluginmanager.register(figures)
    config.pluginmanager.register(missing_tools)
    config.pluginmanager.register(card_summary)


collect_ignore = ["bench.py", "fuzz.py"]


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest) -> str:
    """A test for a reader of each language."""
    use(request.param)
    return str(request.param)
