"""Around the text: the menu, the contents, the search, the colors, the languages."""

from playwright.sync_api import Browser, expect

from browser.watched_page import DESK, PHONE, watched


def test_the_menu_on_a_phone_opens_and_gives_the_focus_back(browser: Browser, address: str) -> None:
    with watched(browser, address, viewport=PHONE) as (page, _wrong):
        page.goto(f"{address}nl/rules/retreat/")
        menu = page.get_by_role("navigation", name="Alle pagina's")
        button = page.get_by_role("button", name="Menu")
        expect(menu).to_be_hidden()
        button.press("Enter")
        expect(menu.get_by_role("button", name="Sluiten")).to_be_focused()
        page.keyboard.press("Escape")
        expect(menu).to_be_hidden()
        expect(button).to_be_focused()


def test_only_the_group_of_the_page_is_open(browser: Browser, address: str) -> None:
    groups = ["Learn", "Rules", "Questions", "For programmers"]
    opened = {
        "rules/retreat/": "Rules",
        "why/order/": "Questions",
        "why/cards/": "For programmers",
        "learn/03-card/": "Learn",
    }
    with watched(browser, address) as (page, _wrong):
        for place, group in opened.items():
            page.goto(f"{address}en/{place}")
            assert page.locator("#menu summary").all_inner_texts() == groups
            assert page.locator("#menu details[open] > summary").all_inner_texts() == [group]
            expect(page.locator("#menu [aria-current]").last).to_be_visible()


def test_the_contents_lead_to_a_heading(browser: Browser, address: str) -> None:
    with watched(browser, address, viewport=PHONE) as (page, _wrong):
        page.goto(f"{address}en/rules/retreat/")
        page.get_by_role("button", name="On this page").click()
        page.get_by_role("navigation", name="On this page").get_by_role("link", name="Who takes its place?").click()
        expect(page.get_by_role("navigation", name="On this page")).to_be_hidden()
        expect(page.get_by_role("heading", name="Who takes its place?")).to_be_in_viewport()
        page.set_viewport_size(DESK)
        expect(page.get_by_role("navigation", name="On this page")).to_be_visible()


def test_the_colors_are_chosen_and_kept(browser: Browser, address: str) -> None:
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    with watched(browser, address, color_scheme="dark") as (page, _wrong):
        page.goto(f"{address}en/")
        assert page.evaluate(paper) == "rgb(22, 23, 21)"
        page.locator(".bar").get_by_role("button", name="Automatic colors").click()
        assert page.evaluate(paper) == "rgb(251, 250, 246)"
        page.goto(f"{address}pt-BR/")
        assert page.evaluate(paper) == "rgb(251, 250, 246)"
        page.emulate_media(color_scheme="light")
        page.locator(".bar").get_by_role("button", name="Cores claras").click()
        assert page.evaluate(paper) == "rgb(22, 23, 21)"
        page.locator(".bar").get_by_role("button", name="Cores escuras").click()
        assert page.evaluate(paper) == "rgb(251, 250, 246)"


def test_a_search_is_typed_from_any_page_and_kept_in_another_language(browser: Browser, address: str) -> None:
    with watched(browser, address) as (page, wrong):
        page.goto(f"{address}en/rules/damage/")
        page.keyboard.press("/")
        page.keyboard.type("retreat")
        page.keyboard.press("Enter")
        expect(page.locator("#search-results a").first).to_be_visible()
        page.get_by_role("link", name="Nederlands").first.click()
        assert "/nl/search/?q=retreat" in page.url
        assert not wrong


def test_another_language_keeps_the_place_and_is_remembered(browser: Browser, address: str) -> None:
    with watched(browser, address, locale="de") as (page, _wrong):
        page.goto(f"{address}en/rules/retreat/#retreat.pay")
        page.locator(".bar").get_by_role("link", name="Nederlands").click()
        page.wait_for_url(f"{address}nl/rules/retreat/#retreat.pay")
        page.wait_for_function("localStorage.getItem('language') === 'nl'")
        page.goto(address)
        page.wait_for_url(f"{address}nl/")
