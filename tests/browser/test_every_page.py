"""Every page, in every language, on a phone, a large phone and a desk."""

import pytest
from playwright.sync_api import Browser

from browser.watched_page import sideways, watched
from checks.built_pages import SITE, pages
from project.languages import LANGUAGES, Language

WIDTHS = [1280, 390, 320]


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_every_page_is_whole(browser: Browser, address: str, language: Language, half: int) -> None:
    """No error, nothing from elsewhere, nothing cut off; in two halves, so that they can be tried side by side."""
    widths = WIDTHS
    with watched(browser, address) as (page, wrong):
        for place in sorted(pages(SITE, language))[half::2]:
            page.goto(f"{address}{language.folder}/{place}/".replace("/./", "/"))
            # The next page begins at the width of this one's end.
            widths = widths[::-1]
            for width in widths:
                page.set_viewport_size({"width": width, "height": 900})
                wrong += [f"{page.url} at {width} px: {each}" for each in sideways(page)]
    assert not wrong, "\n".join(wrong)


def test_the_pages_above_the_languages_are_whole(browser: Browser, address: str) -> None:
    with watched(browser, address, locale="de") as (page, wrong):
        page.goto(address)
        assert page.get_by_role("link").count() == len(LANGUAGES)
        page.goto(f"{address}nothing/")
        assert page.get_by_role("link").count() == len(LANGUAGES)
        wrong = [each for each in wrong if "404" not in each]
    assert not wrong, "\n".join(wrong)


def test_what_goes_wrong_is_noticed(browser: Browser, address: str) -> None:
    """A broken script, a script inside the page, a request to another server, and a box that is too wide."""
    with watched(browser, address) as (page, wrong):
        page.route("**/rulebook.js*", lambda route: route.fulfill(body="(", content_type="text/javascript"))
        page.goto(f"{address}en/")
        assert any("SyntaxError" in each or "Unexpected" in each for each in wrong)
        wrong.clear()
        page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'let a'}))")
        page.evaluate("document.body.append(Object.assign(new Image(), {src: 'https://example.org/a.png'}))")
        page.evaluate("document.querySelector('article').innerHTML += '<pre class=a>' + 'x'.repeat(999) + '</pre>'")
        page.add_style_tag(url=f"{address}en/_static/rulebook.css")
        page.evaluate("document.querySelector('.a').style = 'overflow-x: auto; white-space: pre'")
        assert any("Content Security Policy" in each for each in wrong)
        assert any("asks https://example.org/a.png" in each for each in wrong)
        assert any('<pre class="a"> scrolls sideways' in each for each in sideways(page))
