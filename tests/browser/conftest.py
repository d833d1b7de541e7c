"""A browser and a server for the built site. Where there is no Chromium the tests say so; a CI must have one."""

import os
import shutil
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, sync_playwright

from publishing import server

SITE = Path(__file__).parents[2] / "_build" / "site"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found:
        return found
    words = "the pages are not tried in a browser: there is no Chromium; on Debian: apt-get install chromium"
    if os.environ.get("CI"):
        pytest.fail(words, pytrace=False)
    pytest.skip(words)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the site is served, with the slash at the end."""
    if not SITE.exists():
        pytest.fail(f"{SITE} does not exist: run `make site`", pytrace=False)
    serving = ThreadingHTTPServer(("127.0.0.1", 0), server.handler(SITE))
    Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_port}/"
    serving.shutdown()
    serving.server_close()
