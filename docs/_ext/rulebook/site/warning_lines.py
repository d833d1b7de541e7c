"""What Sphinx warns of names a line and the language: three builds run side by side and speak at once."""

from __future__ import annotations

import logging

from sphinx.application import Sphinx
from sphinx.util.logging import NAMESPACE


class NameLanguage(logging.Filter):
    """Puts the language of the build before each warning, and the first line where Sphinx names a page alone."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.mark = f"[{code}] "

    def filter(self, record: logging.LogRecord) -> bool:
        location = getattr(record, "location", None)
        if isinstance(location, str) and ":" not in location:
            record.location = (location, 1)
        # A process that reads pages hands its warnings on, so one may come by twice.
        if record.levelno >= logging.WARNING and not str(record.msg).startswith(self.mark):
            record.msg = f"{self.mark}{record.msg}"
        return True


def name_language(app: Sphinx) -> None:
    """Mark what is told from now on."""
    for handler in logging.getLogger(NAMESPACE).handlers:
        # Before the filters of Sphinx, one of which is the last to see a warning when it is an error.
        handler.filters.insert(0, NameLanguage(app.config.language))


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", name_language, priority=0)
