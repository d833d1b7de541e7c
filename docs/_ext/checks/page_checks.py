"""What must hold on every page of the built site; a problem tells the page, its line and its language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import polib

from checks.built_pages import SITE, everywhere, pages, target
from project.languages import LANGUAGES, SOURCE, TRANSLATIONS
from project.problems import Problem
from translations.engine_words import catalogue

UNSTYLED = frozenset(
    [
        "align-default",
        "arabic",
        "attribute",
        "class",
        "colwidths-auto",
        "compound",
        "container",
        "data",
        "default_value",
        "descclassname",
        "descname",
        "docutils",
        "doctest",
        "exception",
        "function",
        "head",
        "internal",
        "keyword-only-separator",
        "loweralpha",
        "method",
        "module",
        "notranslate",
        "pre",
        "property",
        "reference",
        "sig-object",
        "sig-param",
        "sig-paren",
        "simple",
        "std",
        "std-ref",
        "std-term",
        "xref",
        "bp",
        "err",
        "n",
        "na",
        "nb",
        "nd",
        "ne",
        "nf",
        "nn",
        "nv",
        "o",
        "p",
        "w",
    ]
)
FOREIGN = ("toctree-l", "highlight-", "py-", "field-", "row-", "language-")
"""Classes of Sphinx that look like their surroundings; all others are ours."""
_CLASS = re.compile(r"\.([A-Za-z][\w-]*)")
_DISCLAIMER = "docs/_templates/disclaimer.html"
_UNOFFICIAL = "This is unofficial work by fans"
_CALL = re.compile(r"""(?:url\(|@import|fetch\(|import\(|src\s*=|href\s*=)\s*["'`]?(?:https?:)?//[^\s"'`)]*""")


def check_first_heading(root: Path) -> Iterator[Problem]:
    """A page has one first heading."""
    for page in everywhere(root / SITE):
        if (count := len(page.lines.get(("tag", "h1"), []))) != 1:
            yield page.problem("tag", "h1", f"{count} first headings on this page", "1")


def check_ids(root: Path) -> Iterator[Problem]:
    """An id is on its page once."""
    for page in everywhere(root / SITE):
        for each in sorted({each for each in page.ids if page.ids.count(each) > 1}):
            yield page.problem("id", each, f"the id {each!r} stands {page.ids.count(each)} times", "once on a page")


def check_same_anchors(root: Path) -> Iterator[Problem]:
    """A translation has the pages and the anchors of the English site."""
    english = pages(root / SITE, SOURCE)
    for language in TRANSLATIONS:
        translated = pages(root / SITE, language)
        for address in sorted({*english} ^ {*translated}):
            page = translated.get(address) or english[address]
            wrong = f"{address} is not there in {language.code if address in english else SOURCE.code}"
            yield Problem(page.path, 1, language.code, wrong, "the same pages in every language")
        for address in sorted({*english} & {*translated}):
            here, there = translated[address], english[address]
            for each in sorted({*here.ids} ^ {*there.ids}):
                where = "here and not in the English page" if each in here.ids else "in the English page and not here"
                yield here.problem("id", each, f"the anchor {each!r} is {where}", "the anchors of the English page")


def check_links(root: Path) -> Iterator[Problem]:
    """A link leads somewhere."""
    everything = everywhere((root / SITE).resolve())
    anchors = {page.path: {*page.ids, ""} for page in everything}
    for page in everything:
        for link in sorted({*page.links, *page.loads, *page.alternates.values()}):
            if urlsplit(link).scheme or urlsplit(link).netloc:
                continue
            path, anchor = target(page, link)
            if anchor not in anchors.get(path, {anchor}) or (path not in anchors and not path.exists()):
                yield page.problem("link", link, f"the link {link!r} leads nowhere", "a page and an anchor that exist")


def check_interface(root: Path) -> Iterator[Problem]:
    """No word of the interface is left in English."""
    for language in TRANSLATIONS:
        words = polib.pofile(str(catalogue(language.code, "sphinx", root)))
        english = {word.msgid for word in words if word.msgid != word.msgstr}
        for page in pages(root / SITE, language).values():
            # Not what says that it is in another language: a column of the glossary, or what is not translated yet.
            left = english & set(page.own)
            left |= {text for text in page.texts if text.startswith(("Link to this ", "Permalink"))}
            for each in sorted(left):
                yield page.problem("text", each, f"{each!r} is left in English", "its translation in sphinx.po")


def check_disclaimer(root: Path) -> Iterator[Problem]:
    """Every page says that it is unofficial, and under which licenses it may be used."""
    front = pages(root / SITE, SOURCE)["."]
    english = next((text for text in front.texts if text.startswith(_UNOFFICIAL)), "")
    for language in LANGUAGES:
        expected = english
        if language != SOURCE and english:
            found = polib.pofile(str(catalogue(language.code, "sphinx", root))).find(english)
            expected = found.msgstr if found else ""
        for page in pages(root / SITE, language).values():
            if not expected or expected not in page.texts:
                yield page.problem("", "", "the page does not say that it is unofficial", _DISCLAIMER)
            elif not any("CC BY-SA 4.0" in text and "MIT" in text for text in page.texts):
                yield page.problem("", "", "the page does not name its licenses", _DISCLAIMER)


def check_nothing_from_elsewhere(root: Path) -> Iterator[Problem]:
    """No page, style or script asks another server for anything."""
    for page in everywhere(root / SITE):
        for link in sorted({link for link in page.loads if urlsplit(link).netloc}):
            yield page.problem("link", link, f"{link!r} is loaded from elsewhere", "a file of this site")
    for path in sorted((*(root / SITE).rglob("*.css"), *(root / SITE).rglob("*.js"))):
        folder = path.relative_to(root / SITE).parts[0]
        code = next((each.code for each in LANGUAGES if each.folder == folder), SOURCE.code)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for call in _CALL.findall(line):
                yield Problem(path, number, code, f"{call!r} loads from elsewhere", "a file of this site")


def check_styles(root: Path) -> Iterator[Problem]:
    """A class that one of our directives or templates gives has its style."""
    for language in LANGUAGES:
        sheet = root / SITE / language.folder / "_static" / "rulebook.css"
        styled = {*_CLASS.findall(sheet.read_text(encoding="utf-8"))}
        for page in pages(root / SITE, language).values():
            for each in sorted(page.classes - styled - UNSTYLED):
                if not each.startswith(FOREIGN):
                    yield page.problem("class", each, f"the class {each!r} has no style", "a rule in docs/_style")


CHECKS: dict[str, Callable[[Path], Iterator[Problem]]] = {
    "first heading": check_first_heading,
    "ids": check_ids,
    "anchors": check_same_anchors,
    "links": check_links,
    "interface": check_interface,
    "disclaimer": check_disclaimer,
    "elsewhere": check_nothing_from_elsewhere,
    "styles": check_styles,
}
"""What is checked of a built site."""
