"""What the pages say about the proof is what was measured."""

import json
import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from proof.equal_orders import REASONS

from project.languages import LANGUAGES, Language
from rulebook.facts import proof
from rulebook.facts.proof import DECLARED, OUTCOME, Found, Proof, neighbours
from rulebook.site.interface_words import interface_words
from rules.editions import CHAPTERS

ROOT = Path(__file__).parents[1]
MEASURED = json.loads((ROOT / "docs" / proof.FILE).read_text(encoding="utf-8"))


def page(language: Language, address: str) -> BeautifulSoup:
    path = ROOT / "_build" / "site" / language.folder / address / "index.html"
    if not path.is_file():
        pytest.fail(f"{path} does not exist: run `make site`", pytrace=False)
    return BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")


def test_editions_with_the_same_example_stand_together() -> None:
    lists = {
        "base damage: swap damage.weakness, damage.resistance": [OUTCOME, "damage/one"],
        "neo damage: swap damage.weakness, damage.resistance": [OUTCOME, "damage/one"],
        "dp damage: swap damage.weakness, damage.resistance": [OUTCOME, "damage/two"],
    }
    assert Proof({"lists": lists}).swapped("damage.weakness", "damage.resistance", "damage") == {
        Found(OUTCOME, "damage/one"): ["base", "neo"],
        Found(OUTCOME, "damage/two"): ["dp"],
    }


def test_positions_of_several_editions_are_added_up() -> None:
    lists = {f"{key} setup: swap setup.bench, setup.prizes": [DECLARED, "", 100] for key in ("base", "dp")}
    swapped = Proof({"lists": lists}).swapped("setup.bench", "setup.prizes", "setup")
    assert swapped == {Found(DECLARED, "", 200): ["base", "dp"]}


def test_without_a_file_nothing_is_proved(tmp_path: Path) -> None:
    assert proof.read(tmp_path).without("damage.weakness", "damage") == {}


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_the_page_about_the_order_has_every_pair(language: Language) -> None:
    lists = page(language, "why/order").select("ul.order")
    counts = [len(each.find_all("li", recursive=False)) for each in lists]
    wanted = {chapter: len(list(neighbours(chapter))) for chapter in CHAPTERS}
    assert sorted(counts) == sorted(count for count in wanted.values() if count)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_the_figures_stand_on_the_site(language: Language) -> None:
    read = page(language, "contribute/verified")
    cells = [re.sub(r"\D", "", cell.get_text()) for cell in read.select("table.proof td")]
    for kind in ("lists", "code"):
        total = sum(MEASURED["figures"][kind].values())
        # Each language writes thousands in its own way.
        assert str(total) in cells
    assert MEASURED["version"] in read.get_text()
    assert str(MEASURED["planted"]) in read.get_text()
    for number in MEASURED["cards"].values():
        assert re.search(rf"{number // 1000}\D?{number % 1000:03}", read.get_text()), number


def test_what_is_recorded_as_declared_is_what_the_tests_declare() -> None:
    recorded = {
        name: found.reason for name, found in proof.read(ROOT / "docs").lists.items() if found.verdict == DECLARED
    }
    assert recorded == REASONS, "run `make mutants LISTS=1`"


def test_the_reasons_are_among_the_words_to_translate() -> None:
    assert set(REASONS.values()) <= {text for _, _, text in interface_words()}
