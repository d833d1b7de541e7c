"""What the pages say about the proof is what was measured."""

import json
import re
from pathlib import Path

import pytest

from project.languages import LANGUAGES, Language
from rulebook.facts import proof
from rulebook.facts.equal_orders import reasons
from rulebook.facts.proof import DECLARED, OUTCOME, Found, Proof, neighbours
from rules.editions import CHAPTERS

ROOT = Path(__file__).parents[1]
MEASURED = json.loads((ROOT / "docs" / proof.FILE).read_text(encoding="utf-8"))


def page(language: Language, address: str) -> str:
    path = ROOT / "_build" / "site" / language.folder / address / "index.html"
    if not path.is_file():
        pytest.fail(f"{path} does not exist: run `make site`", pytrace=False)
    return path.read_text(encoding="utf-8")


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
    html = page(language, "why/order")
    shown = re.findall(r'<ul class="order[^"]*">(.*?)</ul>\s*</section>', html, re.DOTALL)
    counts = [len(re.findall(r"<li><p>(?=<a)", each)) for each in shown]
    wanted = {chapter: len(list(neighbours(chapter))) for chapter in CHAPTERS}
    assert sorted(counts) == sorted(count for count in wanted.values() if count)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_the_figures_stand_on_the_site(language: Language) -> None:
    html = page(language, "contribute/verified")
    for kind in ("lists", "code"):
        total = sum(MEASURED["figures"][kind].values())
        # Each language writes thousands in its own way.
        assert re.search(rf">{total // 1000 or ''}\D?{total % 1000:0{3 if total > 999 else 1}}<", html), total
    assert MEASURED["version"] in html
    assert str(MEASURED["planted"]) in html
    for number in MEASURED["cards"].values():
        assert re.search(rf"{number // 1000}\D?{number % 1000:03}", html), number


def test_only_what_is_declared_has_a_reason() -> None:
    declared = {name for name, found in MEASURED["lists"].items() if found[0] == DECLARED}
    assert declared == set(reasons())
