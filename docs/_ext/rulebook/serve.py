"""A web server for reading the built site on this machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from rulebook.languages import LANGUAGES, Language


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


class Handler(SimpleHTTPRequestHandler):
    """Files, a choice of language at the root, and the page for what does not exist."""

    def do_GET(self) -> None:
        language = asked_for(self.headers.get("Accept-Language", ""))
        if self.path == "/" and language:
            self.send_response(HTTPStatus.FOUND)
            self.send_header("Location", f"/{language.folder}/")
            self.send_header("Vary", "Accept-Language")
            self.end_headers()
        else:
            super().do_GET()

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


def serve(folder: Path, port: int) -> str:
    """Serve until interrupted; returns what went wrong, if something did."""
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler(folder))
    except OSError as problem:
        return f"cannot use port {port}: {problem.strerror}. Another one: make serve PORT={port + 1}"
    print(f"The rulebook is at http://127.0.0.1:{port}/  (stop with Ctrl-C)", flush=True)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return ""


if __name__ == "__main__":
    sys.exit(serve(Path(sys.argv[1]), int(sys.argv[2])))
