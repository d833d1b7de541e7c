"""Pytest plugin: every worked example is an item per language (`examples/retreat/free-retreat.pycon::nl`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from project.languages import LANGUAGES
from sessions.files import SUFFIX, Library, SessionError
from sessions.twins import check


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Only what lies in examples/ is an English session; a twin is run as the other language of one."""
    library = Library(parent.config.rootpath)
    if file_path.suffix == SUFFIX and file_path.is_relative_to(library.root / "examples"):
        return SessionFile.from_parent(parent, path=file_path)
    return None


class SessionFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        library = Library(self.config.rootpath)
        identity = self.path.relative_to(library.root / "examples").with_suffix("").as_posix()
        for language in LANGUAGES:
            yield SessionItem.from_parent(self, name=language.code, library=library, identity=identity)


class SessionItem(pytest.Item):
    def __init__(self, *, library: Library, identity: str, **options: Any) -> None:
        super().__init__(**options)
        self.library = library
        self.identity = identity

    def runtest(self) -> None:
        check(self.library, self.identity, self.name)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, SessionError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.identity} [{self.name}]"
