"""The built site: the same in every language, complete, in one language at a time, and nobody else's.

`make site` builds it; `make test` does so first.
"""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import polib
import pytest

from rulebook.engine import functions
from rulebook.engine import page as page_of
from rulebook.languages import LANGUAGES, SOURCE, TRANSLATIONS, Language

ROOT = Path(__file__).parents[1]
SITE = ROOT / "_build" / "site"

# What the theme writes in English only; our templates replace it.
THEME_LABELS = {
    "Toggle site navigation sidebar",
    "Toggle table of contents sidebar",
    "Toggle Light / Dark / Auto color theme",
    "Hide navigation sidebar",
    "Hide table of contents sidebar",
    "View this page",
    "Edit this page",
    "Light mode",
    "Dark mode",
    "Auto light/dark, in light mode",
    "Auto light/dark, in dark mode",
}
READ_ALOUD = ("title", "aria-label", "placeholder", "alt", "value", "content")
LOADED = {("script", "src"), ("img", "src"), ("source", "src"), ("iframe", "src"), ("form", "action"), ("use", "href")}
LOADING_LINKS = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "dns-prefetch", "manifest", "modulepreload"}


class Page(HTMLParser):
    """One page, as far as the tests look at it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.lang = ""
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.texts: list[str] = []
        self.own: list[str] = []
        self.tags: list[str] = []
        self.languages: dict[str, str] = {}
        self.alternates: dict[str, str] = {}
        self.code: list[str] = []
        self.fields = False
        self.foreign: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        other = tag != "html" and found.get("lang", self.lang) != self.lang
        if self.foreign[:1] == [tag] or (other and not self.foreign):
            self.foreign.append(tag)
        classes = found.get("class", "").split()
        self.fields = self.fields or "field-list" in classes
        # The names of parameters are code, too.
        if tag in ("code", "pre") or "sig" in classes or (tag == "strong" and self.fields):
            self.code.append(tag)
        read_aloud = [found[name] for name in READ_ALOUD if name in found]
        self.texts += read_aloud
        self.own += map(str.strip, read_aloud)
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "html":
            self.lang = found.get("lang", "")
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
            if "hreflang" in found:
                assert found["lang"] == found["hreflang"]
                self.languages[found["hreflang"]] = found["href"]
        if tag == "link" and found.get("rel") == "alternate":
            self.alternates[found["hreflang"]] = found["href"]
        if tag == "link" and found.get("rel") in LOADING_LINKS:
            self.loads.append(found["href"])
        self.loads += [found[name] for name in found if (tag, name) in LOADED]

    def handle_endtag(self, tag: str) -> None:
        if self.code and tag == self.code[-1]:
            self.code.pop()
        self.fields = self.fields and tag != "dl"
        if self.foreign and tag == self.foreign[-1]:
            self.foreign.pop()

    def handle_data(self, data: str) -> None:
        if not self.code:
            self.texts.append(data)
            if not self.foreign:
                self.own.append(data.strip())


def built(*parts: str) -> Path:
    """A file or a folder of the site."""
    path = SITE.joinpath(*parts)
    if not path.exists():
        pytest.fail(f"{path} does not exist: run `make site`", pytrace=False)
    return path


@cache
def pages(language: Language) -> dict[str, Page]:
    """The pages of a language by their address inside it."""
    folder = built(language.folder)
    return {path.parent.relative_to(folder).as_posix(): Page(path) for path in sorted(folder.rglob("*.html"))}


def everywhere() -> list[Page]:
    return [page for language in LANGUAGES for page in pages(language).values()]


def target(page: Page, link: str) -> tuple[Path, str]:
    """The file and the anchor that a link leads to."""
    parts = urlsplit(link)
    path = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
    return (path / "index.html" if path.is_dir() else path), unquote(parts.fragment)


@pytest.mark.parametrize("language", TRANSLATIONS, ids=lambda each: each.code)
def test_a_translation_has_the_pages_and_anchors_of_english(language: Language) -> None:
    english, translated = pages(SOURCE), pages(language)
    assert list(translated) == list(english)
    for address, page in english.items():
        # A glossary is sorted in its own language.
        assert sorted(translated[address].ids) == sorted(page.ids), address


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_a_page_says_its_language(language: Language) -> None:
    assert {page.lang for page in pages(language).values()} == {language.tag}


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_every_rule_has_an_anchor_of_its_name(language: Language) -> None:
    for rule in functions():
        assert rule in pages(language)[page_of(rule)].ids
        assert f"rules.{rule}" in pages(language)["engine/steps"].ids


def test_ids_are_unique_on_their_page() -> None:
    twice = {page.path: {each for each in page.ids if page.ids.count(each) > 1} for page in everywhere()}
    assert not {path: ids for path, ids in twice.items() if ids}


def test_a_page_has_one_first_heading() -> None:
    assert [page.path for page in everywhere() if page.tags.count("h1") != 1] == []


def test_links_lead_somewhere() -> None:
    anchors = {page.path: {*page.ids, ""} for page in everywhere()}
    broken = []
    for page in everywhere():
        for link in {*page.links, *page.loads, *page.alternates.values()}:
            if urlsplit(link).scheme:
                continue
            path, anchor = target(page, link)
            if not path.exists() or (path in anchors and anchor not in anchors[path]):
                broken.append(f"{page.path}: {link}")
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_a_page_links_to_itself_in_every_language(language: Language) -> None:
    for address, page in pages(language).items():
        assert set(page.languages) == {each.tag for each in LANGUAGES}
        assert set(page.alternates) == {*page.languages, "x-default"}
        for other in LANGUAGES:
            assert target(page, page.languages[other.tag]) == (pages(other)[address].path, "")


@pytest.mark.parametrize("language", TRANSLATIONS, ids=lambda each: each.code)
def test_no_label_is_left_in_english(language: Language) -> None:
    words = polib.pofile(str(ROOT / "locales" / language.code / "LC_MESSAGES" / "sphinx.po"))
    english = {word.msgid for word in words if word.msgid != word.msgstr} | THEME_LABELS
    for address, page in pages(language).items():
        # Not what says that it is in another language: a column of the glossary, or what is not translated yet.
        left = english & set(page.own)
        left |= {text for text in page.texts if text.startswith(("Toggle ", "Link to this ", "Permalink"))}
        assert not left, address


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_every_page_says_that_it_is_unofficial(language: Language) -> None:
    (english,) = (text for text in pages(SOURCE)["."].texts if text.startswith("This is unofficial work by fans"))
    expected = english
    if language != SOURCE:
        words = polib.pofile(str(ROOT / "locales" / language.code / "LC_MESSAGES" / "sphinx.po"))
        expected = words.find(english).msgstr
        assert expected
    for page in pages(language).values():
        assert expected in page.texts
        assert any("CC BY-SA 4.0" in text and "MIT" in text for text in page.texts)


def test_nothing_is_loaded_from_elsewhere() -> None:
    loads = {(page.path, link) for page in everywhere() for link in page.loads if urlsplit(link).netloc}
    assert loads == set()
    call = re.compile(r"""(?:url\(|@import|fetch\(|import\(|src\s*=|href\s*=)\s*["'`]?(?:https?:)?//[^\s"'`)]*""")
    for path in (*SITE.rglob("*.css"), *SITE.rglob("*.js")):
        assert call.findall(path.read_text(encoding="utf-8")) == [], path


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
    html = "".join(page.path.read_text(encoding="utf-8") for page in pages(language).values())
    signatures = [re.sub(r"<.*?>", "", each) for each in re.findall(r'<dt class="sig .*?>(.*?)</dt>', html, re.DOTALL)]
    assert "rules.catalogue.CARDS#" in map(str.strip, signatures)
    assert [each for each in signatures if " = " in each.partition("(")[0]] == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_the_box_of_a_rule_is_letters_and_one_line_more(language: Language) -> None:
    found = pages(language)
    html = "".join(found[page].path.read_text(encoding="utf-8") for page in set(map(page_of, functions())))
    boxes = re.findall(r'<div class="rule docutils container">\n(.*?)\n</div>', html, re.DOTALL)
    assert len(boxes) == len(functions())
    for box in boxes:
        parts = [part.partition(" ")[0] for part in re.findall(r"^<((?:ul|p)\b.*?)>", box, re.MULTILINE)]
        # A rule that is no step of a list has no letters.
        assert parts in (["ul", "p"], ["p"])
