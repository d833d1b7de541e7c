"""What pages say about one matter, kept in the environment from one build to the next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

Row = TypeVar("Row")


class PageTable(Generic[Row]):
    """A table of rows by their keys for each page; a page that is read again loses its rows first."""

    def __init__(self, name: str) -> None:
        self.name = f"rulebook_{name}"

    def of(self, env: BuildEnvironment) -> dict[str, dict[str, Row]]:
        """The rows of every page."""
        if not hasattr(env, self.name):
            setattr(env, self.name, {})
        found: dict[str, dict[str, Row]] = getattr(env, self.name)
        return found

    def here(self, env: BuildEnvironment) -> dict[str, Row]:
        """The rows of the page that is being read."""
        return self.of(env).setdefault(env.docname, {})

    def connect(self, app: Sphinx) -> None:
        """Let the rows follow their pages; a part of the extension does so once, in its setup."""
        app.connect("env-purge-doc", self._forget)
        app.connect("env-merge-info", self._merge)

    def _forget(self, app: Sphinx, env: BuildEnvironment, docname: str) -> None:
        self.of(env).pop(docname, None)

    def _merge(self, app: Sphinx, env: BuildEnvironment, docnames: Iterable[str], other: BuildEnvironment) -> None:
        theirs = self.of(other)
        self.of(env).update({docname: theirs[docname] for docname in docnames if docname in theirs})
