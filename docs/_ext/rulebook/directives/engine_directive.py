"""Directives whose argument names something of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sphinx.util.docutils import SphinxDirective

from rulebook.facts import engine

Found = TypeVar("Found")


class EngineDirective(SphinxDirective):
    """A directive with one argument, such as a chapter or a rule."""

    required_arguments = 1

    def known(self, find: Callable[[str], Found], name: str) -> Found:
        """What a name stands for; a name that the engine does not know is an error of the page."""
        try:
            return find(name)
        except engine.Unknown as problem:
            raise self.error(str(problem)) from problem
