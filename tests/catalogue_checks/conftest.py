"""A project of one page into whose catalogues a test puts messages."""

import shutil
from pathlib import Path

import polib
import pytest

from catalogue_checks.planted_message import Plant
from translations import checking


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """Puts a message into the catalogue of a project that has one page, and gives the catalogue's path."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text("# A page\n\nAll Pokemons.\n", encoding="utf-8")
    (tmp_path / "locales").mkdir()
    for path in (checking.ROOT / "locales").glob("*.*"):
        shutil.copy(path, tmp_path / "locales")

    def put(language: str, source: str, text: str, *, domain: str = "page", **entry: object) -> Path:
        path = tmp_path / "locales" / language / "LC_MESSAGES" / f"{domain}.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        catalogue = polib.POFile()
        catalogue.metadata = {"Language": language, "Content-Type": "text/plain; charset=UTF-8"}
        catalogue.append(polib.POEntry(msgid=source, msgstr=text, **entry))
        catalogue.save(str(path))
        return path

    return put
