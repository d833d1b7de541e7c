"""The built site: the same in every language, complete, in one language at a time, and nobody else's.

`make site` builds it; `make test` does so first.
"""

import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag

from checks import page_checks
from checks.built_pages import Page, target
from checks.built_pages import pages as pages_of
from project.languages import LANGUAGES, SOURCE, Language
from rulebook.facts.engine import functions
from rulebook.facts.engine import page as page_of

ROOT = Path(__file__).parents[1]
SITE = ROOT / "_build" / "site"


def built(*parts: str) -> Path:
    """A file or a folder of the site."""
    path = SITE.joinpath(*parts)
    if not path.exists():
        pytest.fail(f"{path} does not exist: run `make site`", pytrace=False)
    return path


def pages(language: Language) -> dict[str, Page]:
    """The pages of a language by their address inside it."""
    built(language.folder)
    return pages_of(SITE, language)


def parts(page: Page, selector: str) -> list[Tag]:
    """The parts of a page that a style would select."""
    return list(BeautifulSoup(page.path.read_text(encoding="utf-8"), "html.parser").select(selector))


@pytest.mark.parametrize("name", page_checks.CHECKS)
def test_the_site_is_sound(name: str) -> None:
    built()
    found = [str(problem).replace(f"{ROOT}/", "") for problem in page_checks.CHECKS[name](ROOT)]
    assert not found, "\n".join([f"problems in the site: {len(found)}", *found])


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_a_page_says_its_language(language: Language) -> None:
    assert {page.lang for page in pages(language).values()} == {language.tag}


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_every_rule_has_an_anchor_of_its_name(language: Language) -> None:
    for rule in functions():
        assert rule in pages(language)[page_of(rule)].ids
        assert f"rules.{rule}" in pages(language)["engine/steps"].ids


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_a_page_links_to_itself_in_every_language(language: Language) -> None:
    for address, page in pages(language).items():
        assert set(page.languages) == {each.tag for each in LANGUAGES}
        for other in LANGUAGES:
            assert target(page, page.languages[other.tag]) == (pages(other)[address].path, "")


def test_the_first_page_offers_every_language() -> None:
    for name in ("index.html", "404.html"):
        page = Page(built(name))
        assert set(page.languages) == {language.tag for language in LANGUAGES}
        for language in LANGUAGES:
            assert page.languages[language.tag].lstrip("/") == f"{language.folder}/"


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_the_search_finds_steps_and_plain_spellings(language: Language) -> None:
    index = built(language.folder, "searchindex.js").read_text(encoding="utf-8")
    step = {"en": "step", "nl": "stap", "pt_BR": "passo"}[language.code]
    assert f'"dp {step} e)"' in index
    assert re.search(r'["{,]pokemon"?:', index)


def test_a_site_that_is_not_built_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(globals(), "SITE", tmp_path)
    with pytest.raises(pytest.fail.Exception, match="run `make site`"):
        test_the_first_page_offers_every_language()
    with pytest.raises(pytest.fail.Exception, match="run `make site`"):
        test_the_search_finds_steps_and_plain_spellings(SOURCE)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_the_reference_prints_no_values(language: Language) -> None:
    reference = [page for address, page in pages(language).items() if address.startswith("engine/")]
    found = [each for page in reference for each in parts(page, "dt.sig")]
    # A value stands behind a name; a default stands inside the brackets behind a function.
    signatures = {each.get_text().partition("(")[0].strip().removesuffix("#"): each for each in found}
    assert "rules.catalogue.CARDS" in signatures
    assert [name for name in signatures if " = " in name] == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_the_box_of_a_rule_has_a_badge_for_all_editions_or_for_each(language: Language) -> None:
    boxes = [box for page in set(map(page_of, functions())) for box in parts(pages(language)[page], "div.rule")]
    assert len(boxes) == len(functions())
    for box in boxes:
        badges = list(box.find_all(class_="ed"))
        # A rule that is no step of a list has no letters; one for all editions has one badge. What an edition without
        # the step does instead may be told below the box.
        assert len(badges) <= 3
        assert box.find("code") is None
