"""How an example could go unread: not run, not shown, shown otherwise, or hidden where nothing runs it."""

from __future__ import annotations

import doctest
import importlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from project.languages import LANGUAGES, TRANSLATIONS, Language
from sessions.files import SUFFIX, Library
from sessions.manifest import MANIFEST, anchor

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
            expected = f"examples/<chapter>/<id>{SUFFIX} in small letters and hyphens"
            faults.append(f"{name}:1: no session is here; expected {expected}")
    codes = [language.code for language in TRANSLATIONS]
    for folder in sorted((library.root / "locales").iterdir()):
        if folder.is_dir() and folder.name not in codes:
            expected = f"one of the project: {', '.join(codes)}"
            names = (path.relative_to(library.root) for path in _files(folder))
            faults += [f"{name}:1: [{folder.name}] no language; expected {expected}" for name in names]
    for code in codes:
        for identity in sorted(set(library.twin_ids(code)) - set(library.ids())):
            name = library.twin_path(identity, code).relative_to(library.root)
            expected = f"examples/{identity}{SUFFIX} beside it: delete or rename it"
            faults.append(f"{name}:1: [{code}] no English session; expected {expected}")
    return faults


def not_run(library: Library, items: Iterable[str]) -> list[str]:
    """Sessions that are no pytest item in some language, and items that are no session."""
    wanted = {f"examples/{identity}{SUFFIX}::{language.code}" for identity in library.ids() for language in LANGUAGES}
    found = {item for item in items if item.startswith("examples/") and SUFFIX in item}
    return [f"{_place(item)} a session that pytest does not run" for item in sorted(wanted - found)] + [
        f"{_place(item)} run, but expected to be a session in examples/" for item in sorted(found - wanted)
    ]


def _place(item: str) -> str:
    path, _, language = item.partition("::")
    return f"{path}:1: [{language}]"


def not_shown(library: Library, site: Path, language: Language) -> list[str]:
    """Examples on no page of a language, and pages that show another text than the session that is run."""
    manifest = site / language.folder / MANIFEST
    if not manifest.is_file():
        return [f"{manifest}:1: [{language.code}] missing; expected a built site: run `make site`"]
    faults = []
    seen = set()
    blocks = cache(lambda page: code_blocks((site / language.folder / page).read_text(encoding="utf-8")))
    for shown in manifest.read_text(encoding="utf-8").splitlines():
        page, identity = shown.split()
        seen.add(identity)
        text = library.shown_path(identity, language.code).read_text(encoding="utf-8")
        if text not in blocks(page).get(anchor(identity), []):
            html = (site / language.folder / page).read_text(encoding="utf-8")
            line = html.partition(f'id="{anchor(identity)}"')[0].count("\n") + 1
            wrong = f"shows another text than {identity}{SUFFIX}; expected that text: run `make site`"
            faults.append(f"{language.folder}/{page}:{line}: [{language.code}] {wrong}")
    for identity in sorted(set(library.ids()) ^ seen):
        faults.append(f"examples/{identity}{SUFFIX}:1: [{language.code}] on no page; expected {{example}} {identity}")
    return faults


def code_blocks(html: str) -> dict[str, list[str]]:
    """The code blocks of a page by the id of the example that they follow."""
    reader = _CodeBlocks()
    reader.feed(html)
    return {identity: ["".join(block) for block in blocks] for identity, blocks in reader.blocks.items()}


class _CodeBlocks(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.example = ""
        self.inside = False
        self.blocks: dict[str, list[list[str]]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs).get("id") or ""
        if found.startswith("example-"):
            self.example = found
        if tag == "pre" and self.example:
            self.inside = True
            self.blocks.setdefault(self.example, []).append([])

    def handle_endtag(self, tag: str) -> None:
        self.inside = self.inside and tag != "pre"

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.blocks[self.example][-1].append(data)


def stray_prompts(root: Path) -> list[str]:
    """Sessions where nothing runs them: in pages, in catalogues, in the engine outside its docstrings."""
    faults = [
        f"{path.relative_to(root)}:{line}:{_language(path, root)} a session that nothing runs; expected it in examples/"
        for path in _prose(root)
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if _PROMPT.search(text)
    ]
    for path in sorted((root / "rules").rglob("*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        written = [number for number, line in enumerate(lines, 1) if line.lstrip().startswith(">>> ")]
        if written and len(written) != len(run := _docstring_examples(path.relative_to(root))):
            faults += [
                f"{path.relative_to(root)}:{line}: a session that doctest does not find; expected it in a docstring"
                for line in written
                if line not in run
            ]
    return faults


def _language(path: Path, root: Path) -> str:
    """The language of a catalogue, as a message tells it."""
    parts = path.relative_to(root).parts
    return f" [{parts[1]}]" if parts[0] == "locales" and len(parts) > 2 else ""


def _prose(root: Path) -> Iterator[Path]:
    for folder in ("docs", "locales"):
        for path in _files(root / folder):
            parts = path.relative_to(root).parts
            code = parts[1] == "_ext" or path.suffix in {".js", ".mo", ".png", ".woff2"}
            if not code and not (parts[0] == "locales" and parts[2:3] == ("examples",)):
                yield path
    yield root / "README.md"


def _docstring_examples(path: Path) -> list[int]:
    """The lines of the statements that doctest finds."""
    module = importlib.import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
    tests = doctest.DocTestFinder().find(module)
    return [(test.lineno or 0) + example.lineno + 1 for test in tests for example in test.examples]


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
