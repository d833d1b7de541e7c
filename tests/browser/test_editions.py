"""The edition switch: what it shows, and where the choice is kept."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.watched_page import DESK, PHONE, watched

BASE_AND_NEO = "as often as you like during your turn"
DP = "once during your turn"


def says(page: Page, words: str) -> None:
    expect(page.get_by_text(words).first).to_be_visible()


def hides(page: Page, words: str) -> None:
    expect(page.get_by_text(words).first).to_be_hidden()


def test_an_edition_is_chosen_and_kept_across_pages_and_languages(browser: Browser, address: str) -> None:
    with watched(browser, address) as (page, wrong):
        page.goto(f"{address}en/rules/retreat/")
        says(page, BASE_AND_NEO)
        says(page, DP)
        page.get_by_label("DP").check()
        hides(page, BASE_AND_NEO)
        says(page, DP)
        expect(page.locator("#said")).to_have_text("Now showing: Diamond & Pearl (2007)")
        page.get_by_role("link", name="Damage", exact=True).click()
        expect(page.get_by_label("DP")).to_be_checked()
        page.locator(".bar").get_by_role("link", name="Nederlands").click()
        assert "/nl/rules/damage/" in page.url
        expect(page.get_by_label("DP")).to_be_checked()
        page.get_by_label("Alle", exact=True).check()
        page.goto(f"{address}en/rules/retreat/")
        says(page, BASE_AND_NEO)
        assert not wrong


def test_an_address_can_ask_for_an_edition_and_nothing_is_remembered(browser: Browser, address: str) -> None:
    with watched(browser, address) as (page, _wrong):
        page.goto(f"{address}en/rules/retreat/")
        page.get_by_label("Neo").check()
        page.goto(f"{address}en/rules/retreat/?edition=dp")
        hides(page, BASE_AND_NEO)
        expect(page.get_by_label("DP")).to_be_checked()
        page.goto(f"{address}en/rules/retreat/")
        says(page, BASE_AND_NEO)
        expect(page.get_by_label("Neo")).to_be_checked()
        page.goto(f"{address}en/rules/retreat/?edition=gold")
        says(page, DP)
        # Whoever chooses on such a page means it.
        page.goto(f"{address}en/rules/retreat/?edition=dp#retreat.pay")
        page.get_by_label("Base").check()
        assert page.url == f"{address}en/rules/retreat/#retreat.pay"
        page.reload()
        expect(page.get_by_label("Base")).to_be_checked()


def test_the_switch_works_by_keyboard(browser: Browser, address: str) -> None:
    with watched(browser, address, viewport=PHONE) as (page, _wrong):
        page.goto(f"{address}en/rules/retreat/")
        page.get_by_label("All", exact=True).focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_label("DP")).to_be_checked()
        hides(page, BASE_AND_NEO)


def test_a_link_into_what_is_hidden_shows_it(browser: Browser, address: str) -> None:
    with watched(browser, address) as (page, _wrong):
        page.goto(f"{address}en/rules/between-turns/?edition=base")
        example = page.locator("#example-between-turns-two-coins")
        expect(example).to_be_hidden()
        page.goto(f"{address}en/rules/between-turns/?edition=base#example-between-turns-two-coins")
        expect(example).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_remembered_edition_moves_nothing(browser: Browser, address: str, size: dict[str, int]) -> None:
    add_up = """window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.shift += each.value)))
        .observe({type: "layout-shift", buffered: true})"""
    painted = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shift))))"
    with watched(browser, address, viewport=size) as (page, _wrong):
        page.goto(f"{address}en/rules/retreat/")
        page.get_by_label("DP").check()
        page.add_init_script(add_up)
        page.reload()
        assert page.evaluate(painted) < 0.02


def test_paper_shows_every_edition_and_every_fold(browser: Browser, address: str) -> None:
    with watched(browser, address, color_scheme="dark") as (page, _wrong):
        page.goto(f"{address}en/rules/retreat/?edition=dp")
        hides(page, BASE_AND_NEO)
        page.emulate_media(media="print")
        says(page, BASE_AND_NEO)
        says(page, DP)
        says(page, "Where in the order?")
        expect(page.locator(".bar")).to_be_hidden()
        assert page.evaluate("getComputedStyle(document.body).color") == "rgb(28, 27, 25)"


def test_everything_can_be_read_without_scripts(browser: Browser, address: str) -> None:
    with watched(browser, address, viewport=PHONE, java_script_enabled=False) as (page, wrong):
        page.goto(f"{address}en/rules/retreat/?edition=dp")
        says(page, BASE_AND_NEO)
        says(page, DP)
        expect(page.locator(".editions")).to_be_hidden()
        expect(page.locator(".colors").first).to_be_hidden()
        page.get_by_text("More about this rule").first.click()
        says(page, "Where in the order?")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("navigation", name="All pages").get_by_role("link", name="Damage", exact=True).click()
        assert page.url == f"{address}en/rules/damage/"
        assert not wrong
