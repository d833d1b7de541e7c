"""The pages of the built site, read again as a browser gets them."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from project.languages import LANGUAGES, SOURCE, Language
from project.problems import Problem

SITE = Path("_build") / "site"
"""Where `make site` puts it."""

READ_ALOUD = ("title", "aria-label", "placeholder", "alt", "value", "content")
LOADED = {("script", "src"), ("img", "src"), ("source", "src"), ("iframe", "src"), ("form", "action"), ("use", "href")}
LOADING_LINKS = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "dns-prefetch", "manifest", "modulepreload"}


class Page(HTMLParser):
    """One page, as far as the checks look at it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.lang = ""
        self.ids: list[str] = []
        self.classes: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.texts: list[str] = []
        self.own: list[str] = []
        """The texts in the language of the page, without the white space around them."""
        self.languages: dict[str, str] = {}
        self.alternates: dict[str, str] = {}
        self.lines: dict[tuple[str, str], list[int]] = {}
        """Where an id, a link, a text or a tag stands."""
        self._code: list[str] = []
        self._fields = False
        self._foreign: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    @property
    def language(self) -> Language:
        """The language whose folder the page is in."""
        folders = {each.folder: each for each in LANGUAGES}
        return next((folders[part] for part in reversed(self.path.parts) if part in folders), SOURCE)

    def problem(self, kind: str, what: str, wrong: str, expected: str) -> Problem:
        """A problem at the last place of an id, a link, a text or a tag."""
        line = self.lines.get((kind, what), [1])[-1]
        return Problem(self.path, line, self.language.code, wrong, expected)

    def _note(self, kind: str, what: str) -> None:
        self.lines.setdefault((kind, what), []).append(self.getpos()[0])

    def _text(self, text: str, *, own: bool) -> None:
        self.texts.append(text)
        if own:
            self.own.append(text.strip())
            self._note("text", text.strip())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self._note("tag", tag)
        other = tag != "html" and found.get("lang", self.lang) != self.lang
        if self._foreign[:1] == [tag] or (other and not self._foreign):
            self._foreign.append(tag)
        classes = found.get("class", "").split()
        self.classes.update(classes)
        for each in classes:
            self.lines.setdefault(("class", each), []).append(self.getpos()[0])
        self._fields = self._fields or "field-list" in classes
        # The names of parameters are code, too.
        if tag in ("code", "pre") or "sig" in classes or (tag == "strong" and self._fields):
            self._code.append(tag)
        for name in READ_ALOUD:
            if name in found:
                self._text(found[name], own=True)
        if "id" in found:
            self.ids.append(found["id"])
            self._note("id", found["id"])
        if tag == "html":
            self.lang = found.get("lang", "")
        if tag == "a" and "href" in found:
            self._link(self.links, found["href"])
            if "hreflang" in found and found["lang"] == found["hreflang"]:
                self.languages[found["hreflang"]] = found["href"]
        if tag == "link" and found.get("rel") == "alternate":
            self.alternates[found["hreflang"]] = found["href"]
        if tag == "link" and found.get("rel") in LOADING_LINKS:
            self._link(self.loads, found["href"])
        for name in found:
            if (tag, name) in LOADED:
                self._link(self.loads, found[name])

    def _link(self, links: list[str], address: str) -> None:
        links.append(address)
        self._note("link", address)

    def handle_endtag(self, tag: str) -> None:
        if self._code and tag == self._code[-1]:
            self._code.pop()
        self._fields = self._fields and tag != "dl"
        if self._foreign and tag == self._foreign[-1]:
            self._foreign.pop()

    def handle_data(self, data: str) -> None:
        if not self._code:
            self._text(data, own=not self._foreign)


@cache
def pages(site: Path, language: Language) -> dict[str, Page]:
    """The pages of a language by their address inside it."""
    folder = site / language.folder
    if not folder.exists():
        raise FileNotFoundError(f"{folder} does not exist: run `make site`")
    return {path.parent.relative_to(folder).as_posix(): Page(path) for path in sorted(folder.rglob("*.html"))}


def everywhere(site: Path) -> list[Page]:
    """The pages of all languages."""
    return [page for language in LANGUAGES for page in pages(site, language).values()]


def target(page: Page, link: str) -> tuple[Path, str]:
    """The file and the anchor that a link leads to."""
    parts = urlsplit(link)
    return (_file(page.path.parent, unquote(parts.path)) if parts.path else page.path), unquote(parts.fragment)


@cache
def _file(folder: Path, address: str) -> Path:
    """The file at an address; many links of a page lead to one, and pages are read once, too."""
    path = (folder / address).resolve()
    return path / "index.html" if path.is_dir() else path
