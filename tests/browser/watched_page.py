"""A page of the browser that notes what goes wrong on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Request, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 900}

# What is cut off: the page itself, or a box that scrolls and is no wide table with a name of its own.
_SIDEWAYS = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
  for (const box of document.querySelectorAll("main :is(div, pre, table, nav, ul), header, nav, footer"))
    if (box.scrollWidth > box.clientWidth + 1 && !box.matches(".scroll[aria-label][tabindex]"))
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX))
        found.push(`<${box.localName} class="${box.className}"> scrolls sideways`);
  return found;
}"""


def sideways(page: Page) -> list[str]:
    """What can be scrolled sideways at the present width."""
    found: list[str] = page.evaluate(_SIDEWAYS)
    return found


@contextmanager
def watched(browser: Browser, address: str, **options: Any) -> Iterator[tuple[Page, list[str]]]:
    """A page in a browser of its own that keeps nothing, and the list of what it has complained about so far."""
    context = browser.new_context(viewport=options.pop("viewport", DESK), **options)
    page = context.new_page()
    wrong: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((address, "data:")):
            wrong.append(f"{page.url} asks {request.url}")

    page.on("console", lambda said: wrong.append(f"{page.url}: {said.text}") if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
    page.on("request", look)
    try:
        yield page, wrong
    finally:
        context.close()
