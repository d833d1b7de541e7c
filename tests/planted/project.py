"""Copies of the project: all of its code and tools, and a few of its pages with what belongs to them."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from locales.compile import compile_words
from project.languages import TRANSLATIONS
from rulebook.facts.engine import functions
from rulebook.facts.passages import PASSAGES
from sessions.files import Library
from translations.messages import INTERFACE, WORDS, pages

ROOT = Path(__file__).parents[2]

PAGES = (
    "index",
    "rules/retreat",
    "why/reasons",
    "contribute/translate",
    "glossary",
    "sources",
    "legal",
)
"""The pages that a copy keeps: one of each kind."""

CODE = ("conf.py", "pyproject.toml", "README.md", ".gitignore", "docs/proof.json", "tests/proof/equal_orders.py")
_EXAMPLE = re.compile(r"\{example\} (\S+)|^:example: (\S+)", re.MULTILINE)
_LABEL = re.compile(r"^\(([\w.-]+)\)=$|^\.\. _([\w.-]+):$", re.MULTILINE)
_TITLE = re.compile(r"^(.+) <[\w/-]+>$", re.MULTILINE)
_TOCTREE = re.compile(r"(?P<head>```\{toctree\}.*?\n\n).*?```\n", re.DOTALL)


class Copy:
    """A copy of the project, whose files may be changed: the links to the originals are cut first."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.taken: set[tuple[str, str]] = set()
        """The messages that a fault was planted in."""
        for path in _kept():
            self._link(path)
        self._few_pages()
        compile_words(root)
        self.git("init", "--quiet")

    def _link(self, path: Path) -> None:
        target = self.root / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(path, target)
        except OSError:
            # Another file system.
            shutil.copy2(path, target)

    def _few_pages(self) -> None:
        """Let the first page lead to what is there, and one page stand in for all the others."""
        front = self.read("docs/index.md")
        left = iter([*PAGES[1:], "others"])
        # One page for each list, so that every caption stays; the last list has the rest.
        last = len(_TOCTREE.findall(front)) - 1
        numbers = count()

        def few(found: re.Match[str]) -> str:
            names = left if next(numbers) == last else islice(left, 1)
            return found["head"] + "".join(f"{name}\n" for name in names) + "```\n"

        # The titles that the lists give to pages stay as texts, so that their translations do.
        titles = "".join(f"\n{title}\n" for title in _TITLE.findall(front))
        self.write("docs/index.md", _TOCTREE.sub(few, front) + titles)
        others = [path.read_text(encoding="utf-8") for name, path in pages(ROOT).items() if name not in PAGES]
        labels = [found[1] or found[2] for text in others for found in _LABEL.finditer(text)]
        sections = "".join(f"\n({label})=\n## Section {label}\n" for label in labels)
        rules = sorted({*functions(), *(rule for passage in PASSAGES for rule in passage.rules)})
        described = "".join(f"\n```{{py:function}} rules.{rule}(play)\n```\n" for rule in rules)
        self.write("docs/others.md", f"(others)=\n# Other pages\n{described}{sections}")

    def git(self, *arguments: str) -> None:
        """Run git in the copy, which is a repository of its own."""
        subprocess.run(["git", *arguments], cwd=self.root, check=True, capture_output=True)

    def read(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Write a new file, so that an original with the same content stays as it is."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.write_text(text, encoding="utf-8")


def _kept() -> Iterator[Path]:
    yield from (ROOT / name for name in CODE)
    for folder in ("rules", "docs/_ext", "docs/_script", "docs/_static", "docs/_style", "docs/_templates"):
        # What was compiled is compiled again for the copy.
        found = (path for path in sorted((ROOT / folder).rglob("*")) if path.suffix not in {".pyc", ".mo"})
        yield from (path for path in found if path.is_file())
    yield from (path for path in sorted((ROOT / "locales").iterdir()) if path.is_file())
    sources = pages(ROOT)
    yield from (sources[name] for name in PAGES)
    texts = [sources[name].read_text(encoding="utf-8") for name in PAGES]
    shown = {found[1] or found[2] for text in texts for found in _EXAMPLE.finditer(text)}
    library = Library(ROOT)
    for identity in sorted(shown):
        yield library.english_path(identity)
    for language in TRANSLATIONS:
        folder = f"locales/{language.code}/LC_MESSAGES"
        yield from (ROOT / folder / f"{name}.po" for name in (*PAGES, WORDS, INTERFACE))
        twins = (library.twin_path(identity, language.code) for identity in sorted(shown))
        yield from (path for path in twins if path.is_file())
