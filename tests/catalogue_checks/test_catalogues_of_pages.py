"""Catalogues that are missing, left over, in the wrong place, or behind the sources."""

import shutil
from pathlib import Path

import pytest

from catalogue_checks.planted_message import Plant, run, told
from translations import checking, freshness


def test_a_page_without_a_catalogue(plant: Plant, tmp_path: Path) -> None:
    plant("nl", "A page", "Een pagina")
    assert told(run("complete", tmp_path, "pt_BR")) == (
        f"{tmp_path}/docs/page.md:1: [pt_BR] the page has no catalogue; expected locales/pt_BR/LC_MESSAGES/page.po"
    )


def test_a_catalogue_without_a_page(plant: Plant, tmp_path: Path) -> None:
    plant("nl", "A page", "Een pagina")
    plant("nl", "A word", "Een woord", domain="words")
    path = plant("nl", "Gone", "Weg", domain="rules/gone")
    assert f"{path}:1: [nl] a catalogue without a page" in told(run("complete", tmp_path, "nl"))
    assert len(run("complete", tmp_path, "nl")) == 1


@pytest.mark.parametrize(
    ("entry", "wrong"),
    [({"flags": ["fuzzy"]}, "a fuzzy message"), ({"obsolete": True}, "an obsolete message")],
)
def test_leftovers(entry: dict[str, object], wrong: str, plant: Plant, tmp_path: Path) -> None:
    path = plant("nl", "A page", "Een pagina", **entry)
    assert f"[nl] {wrong}: 'A page'" in told(run("complete", tmp_path, "nl"))
    assert f"{path}:" in told(run("complete", tmp_path, "nl"))


def test_a_catalogue_in_the_wrong_folder(plant: Plant, tmp_path: Path) -> None:
    path = plant("nl", "A page", "Een pagina")
    other = tmp_path / "locales" / "pt_BR" / "LC_MESSAGES" / "page.po"
    other.parent.mkdir(parents=True)
    shutil.copy(path, other)
    assert f"{other}:1: [pt_BR] the header says 'Language: nl'" in told(run("complete", tmp_path, "pt_BR"))


def test_missing_and_surplus_messages_are_found(plant: Plant, tmp_path: Path) -> None:
    path = plant("nl", "Old", "Oud")
    extracted = {"page": {("New", ""): ("docs/page.md", 3)}}
    missing, surplus = map(str, freshness.check(tmp_path, extracted, ["nl"]))
    assert missing.startswith(f"{tmp_path}/docs/page.md:3: [nl] locales/nl/LC_MESSAGES/page.po lacks 'New'")
    assert surplus.startswith(f"{path}:")
    assert "[nl] 'Old' is no longer in the sources of page" in surplus


def test_extraction_trusts_no_old_folder(tmp_path: Path) -> None:
    root = tmp_path / "project"
    for name, text in {
        "conf.py": 'extensions = ["myst_parser"]\ngettext_compact = False\n',
        "docs/index.md": "# A heading\n\nSome text.\n",
        "rules/words/titles.py": 'N_("Weakness")\nN_("{n} card", "{n} cards")\n',
        "_build/gettext/index.pot": 'msgid ""\nmsgstr ""\n\nmsgid "Stale"\nmsgstr ""\n',
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    extracted = freshness.extract(root, tmp_path / "scratch")
    assert extracted["index"] == {
        ("A heading", ""): ("docs/index.md", 1),
        ("Some text.", ""): ("docs/index.md", 3),
    }
    marked = {text: place for text, place in extracted["words"].items() if place[0] == "rules/words/titles.py"}
    assert marked == {
        ("Weakness", ""): ("rules/words/titles.py", 1),
        ("{n} card", "{n} cards"): ("rules/words/titles.py", 2),
    }
    assert ("Swords Dance", "") in extracted["words"]


def test_the_status_tells_what_is_left(plant: Plant, tmp_path: Path) -> None:
    plant("nl", "A page", "")
    assert checking.Left("page", "nl", total=1, todo=1, obsolete=0) in list(checking.status(tmp_path))
    assert checking.Left("page", "pt_BR", total=0, todo=0, obsolete=0) in list(checking.status(tmp_path))
