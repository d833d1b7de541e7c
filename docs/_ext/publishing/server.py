"""A web server for reading the built site on this machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from project.languages import LANGUAGES, Language

HIGHEST_PORT = 65535

SAFE = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
}
"""What browsers are told with every file: the pages need no script and no style but those of the site."""


def asked_for(header: str) -> Language | None:
    """The language that an Accept-Language header wants most, of those the site has."""

    def weight(part: str) -> float:
        try:
            return float(part.partition("q=")[2] or 1)
        except ValueError:
            return 0

    for part in sorted(header.split(","), key=weight, reverse=True):
        primary = part.partition(";")[0].strip().partition("-")[0].lower()
        for language in LANGUAGES:
            if weight(part) and language.tag.partition("-")[0] == primary:
                return language
    return None


def folder_of(address: str) -> str:
    """The folder of the language that an address means, however it is written: ``/pt-br/`` means pt-BR."""
    first = address.split("/")[1].lower() if address.startswith("/") else ""
    return next((language.folder for language in LANGUAGES if language.folder.lower() == first), "")


class Handler(SimpleHTTPRequestHandler):
    """Files, a choice of language at the root, and the page for what does not exist."""

    def send_head(self) -> Any:
        address = urlsplit(self.path).path
        folder = folder_of(address)
        if address == "/" and (language := asked_for(self.headers.get("Accept-Language", ""))):
            return self.send_on(f"/{language.folder}/")
        if folder and not f"{address}/".startswith(f"/{folder}/"):
            return self.send_on(f"/{folder}{self.path[len(folder) + 1 :]}")
        return super().send_head()

    def list_directory(self, path: Any) -> Any:
        """Only the folders of pages have something to read; a folder above them is in one language at most."""
        folder = folder_of(urlsplit(self.path).path)
        if folder and Path(path) != Path(self.directory) / folder:
            return self.send_on(f"/{folder}/")
        return self.send_error(HTTPStatus.NOT_FOUND)

    def send_on(self, address: str) -> None:
        self.send_response(HTTPStatus.FOUND)
        self.send_header("Location", address)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def end_headers(self) -> None:
        # A request that cannot be read has no path.
        if urlsplit(getattr(self, "path", "")).path == "/":
            self.send_header("Vary", "Accept-Language")
        for name, value in SAFE.items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code == HTTPStatus.NOT_FOUND:
            page = (Path(self.directory) / "404.html").read_text(encoding="utf-8")
            self.error_message_format = page.replace("%", "%%")
        super().send_error(code, message, explain)

    def log_message(self, format: str, *args: object) -> None:
        """A page is many files; naming each would bury what matters."""


def handler(folder: Path) -> Callable[..., Handler]:
    """What answers a request for something in a folder."""
    return partial(Handler, directory=str(folder))


def port_number(text: str) -> int:
    """The port that a reader asks for; anything that is none is an error that tells what one is."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= HIGHEST_PORT):
        raise ValueError(f"PORT is a number from 1 to {HIGHEST_PORT}, not {text!r}; for example: make serve PORT=8000")
    return int(text)


def serve(folder: Path, port: int) -> str:
    """Serve until interrupted; returns what went wrong, if something did."""
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler(folder))
    except OSError as problem:
        # The ports below are for the system.
        other = port + 1 if 1024 <= port < HIGHEST_PORT else 8000
        return f"cannot use port {port}: {problem.strerror}. Another one: make serve PORT={other}"
    print(f"The rulebook is at http://127.0.0.1:{port}/  (stop with Ctrl-C)", flush=True)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return ""


def main(folder: str, port: str) -> str:
    """Serve a folder at a port, both as the Makefile names them; returns what went wrong."""
    try:
        number = port_number(port)
    except ValueError as problem:
        return str(problem)
    return serve(Path(folder), number)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
