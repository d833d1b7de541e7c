"""What axe finds on a page of each kind: light and dark, on a phone and on a desk, with every fold open."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ViewportSize

from browser.watched_page import DESK, PHONE, watched

PAGES = (
    "en/",
    "nl/learn/03-card/",
    "pt-BR/rules/winning/",
    "en/questions/mistakes/",
    "nl/editions/compare/",
    "pt-BR/start/which-edition/",
    "en/engine/editions/",
    "nl/search/",
    "pt-BR/print/retreat/",
)
COLORS = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
EVERYTHING = {"resultTypes": ["violations"]}
SCHEMES: tuple[tuple[Literal["light", "dark"], dict[str, list[str]]], ...] = (("light", EVERYTHING), ("dark", COLORS))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("place", PAGES)
def test_axe_finds_nothing(browser: Browser, address: str, place: str, size: ViewportSize) -> None:
    found = []
    with watched(browser, address, viewport=size, bypass_csp=True) as (page, _wrong):
        page.goto(address + place)
        page.evaluate("document.querySelectorAll('article details').forEach((fold) => (fold.open = true))")
        for scheme, options in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            violations = Axe().run(page, options=options).response["violations"]
            found += [f"{scheme}: {each['help']}: {each['nodes'][0]['html']}" for each in violations]
    assert not found, "\n".join(found)


# Links in sentences are excepted, as in WCAG 2.5.8.
_SMALL = """(least) => [...document.querySelectorAll("button, input, summary, nav a, .steps a, .headerlink")]
  .map((each) => [each, (each.closest(".editions label") ?? each).getBoundingClientRect()])
  .filter(([each, box]) => each.checkVisibility({visibilityProperty: true}) && box.width && !each.closest(".vh, .skip")
    && !(each.matches(".bar .find button")) && (box.height < least || box.width < least))
  .map(([each, box]) => `${each.outerHTML.slice(0, 80)}: ${box.width} by ${box.height} px`)"""


@pytest.mark.parametrize("place", ["en/rules/retreat/", "nl/learn/03-card/", "pt-BR/"])
def test_what_is_pressed_is_large_enough(browser: Browser, address: str, place: str) -> None:
    with watched(browser, address) as (page, _wrong):
        page.goto(address + place)
        small = page.evaluate(_SMALL, 24)
        page.set_viewport_size(PHONE)
        small += page.evaluate(_SMALL, 24)
    assert not small, "\n".join(small)


def test_the_controls_of_a_phone_are_large(browser: Browser, address: str) -> None:
    pressed = ".bar .btn, .bar input, .editions label, .to-contents, #menu :is(button, a, summary)"
    heights = f"""() => [...document.querySelectorAll("{pressed}")]
      .filter((each) => each.checkVisibility() && !each.matches(".find button, .editions input"))
      .map((each) => [each.outerHTML.slice(0, 60), each.getBoundingClientRect().height])"""
    with watched(browser, address, viewport=PHONE) as (page, _wrong):
        page.goto(f"{address}nl/rules/retreat/")
        page.get_by_role("button", name="Menu").click()
        small = [each for each in page.evaluate(heights) if each[1] < 43.9]
    assert not small
