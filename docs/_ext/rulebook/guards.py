"""How an example could go unread: not run, not shown, shown otherwise, or hidden where nothing runs it."""

from __future__ import annotations

import doctest
import importlib
import re
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path

from rulebook.example import MANIFEST, anchor
from rulebook.languages import LANGUAGES, TRANSLATIONS, Language
from rulebook.sessions import SUFFIX, Library

# A text may name the prompt, alone between backticks.
_PROMPT = re.compile(r"(?:>>>|&gt;&gt;&gt;)(?! ?`)")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def misplaced(library: Library) -> list[str]:
    """Files in examples/ that are no session, and twins without an English session or a known language."""
    faults = []
    for path in _files(library.root / "examples"):
        name = path.relative_to(library.root)
        slugs = (*name.parts[1:-1], path.stem)
        if path.suffix != SUFFIX or len(slugs) != 2 or not all(map(_SLUG.fullmatch, slugs)):
            faults.append(f"{name}: expected examples/<chapter>/<id>{SUFFIX} in small letters and hyphens")
    codes = [language.code for language in TRANSLATIONS]
    for folder in sorted((library.root / "locales").iterdir()):
        if folder.is_dir() and folder.name not in codes:
            faults.append(f"locales/{folder.name}: expected a language of the project: {', '.join(codes)}")
    for code in codes:
        for identity in sorted(set(library.twin_ids(code)) - set(library.ids())):
            name = library.twin_path(identity, code).relative_to(library.root)
            faults.append(f"{name} [{code}]: expected examples/{identity}{SUFFIX} beside it: delete or rename it")
    return faults


def not_run(library: Library, items: Iterable[str]) -> list[str]:
    """Sessions that are no pytest item in some language, and items that are no session."""
    wanted = {f"examples/{identity}{SUFFIX}::{language.code}" for identity in library.ids() for language in LANGUAGES}
    found = {item for item in items if item.startswith("examples/") and SUFFIX in item}
    return [f"{item}: a session that pytest does not run" for item in sorted(wanted - found)] + [
        f"{item}: run, but expected to be a session in examples/" for item in sorted(found - wanted)
    ]


def not_shown(library: Library, site: Path, language: Language) -> list[str]:
    """Examples on no page of a language, and pages that show another text than the session that is run."""
    manifest = site / language.folder / MANIFEST
    if not manifest.is_file():
        return [f"{manifest} [{language.code}]: missing; expected a built site: run `make site`"]
    faults = []
    seen = set()
    for line in manifest.read_text(encoding="utf-8").splitlines():
        page, identity = line.split()
        seen.add(identity)
        text = library.shown_path(identity, language.code).read_text(encoding="utf-8")
        html = (site / language.folder / page).read_text(encoding="utf-8")
        if text not in code_blocks(html, anchor(identity)):
            faults.append(f"{language.folder}/{page} [{language.code}]: shows another text than {identity}{SUFFIX}")
    for identity in sorted(set(library.ids()) ^ seen):
        faults.append(f"examples/{identity}{SUFFIX} [{language.code}]: expected on a page: {{example}} {identity}")
    return faults


def code_blocks(html: str, identity: str) -> list[str]:
    """The code blocks between the element with an id and the next example."""
    reader = _CodeBlocks(identity)
    reader.feed(html)
    return ["".join(block) for block in reader.blocks]


class _CodeBlocks(HTMLParser):
    def __init__(self, identity: str) -> None:
        super().__init__()
        self.identity = identity
        self.here = self.inside = False
        self.blocks: list[list[str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs).get("id") or ""
        if found.startswith("example-"):
            self.here = found == self.identity
        if tag == "pre" and self.here:
            self.inside = True
            self.blocks.append([])

    def handle_endtag(self, tag: str) -> None:
        self.inside = self.inside and tag != "pre"

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.blocks[-1].append(data)


def stray_prompts(root: Path) -> list[str]:
    """Sessions where nothing runs them: in pages, in catalogues, in the engine outside its docstrings."""
    faults = [
        f"{path.relative_to(root)}:{line}: a session that nothing runs; expected it in examples/"
        for path in _prose(root)
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if _PROMPT.search(text)
    ]
    for path in sorted((root / "rules").rglob("*.py")):
        written = len(re.findall(r"^\s*>>> ", path.read_text(encoding="utf-8"), re.MULTILINE))
        if written and written != (run := _docstring_examples(path.relative_to(root))):
            faults.append(f"{path.relative_to(root)}: {written} statements after >>>, but doctest finds {run}")
    return faults


def _prose(root: Path) -> Iterator[Path]:
    for folder in ("docs", "locales"):
        for path in _files(root / folder):
            parts = path.relative_to(root).parts
            code = parts[1] == "_ext" or path.suffix in {".js", ".mo", ".png", ".woff2"}
            if not code and not (parts[0] == "locales" and parts[2:3] == ("examples",)):
                yield path
    yield root / "README.md"


def _docstring_examples(path: Path) -> int:
    module = importlib.import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
    return sum(len(test.examples) for test in doctest.DocTestFinder().find(module))


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
