"""The stories of the pages: the words that tell what a session shows, with their place."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from translations.messages import pages

_BLOCK = re.compile(
    r"^```\{(?P<kind>example|exercise)\} ?(?P<example>\S*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL
)
_OPTION = re.compile(r"^:(\w+): (.*)\n", re.MULTILINE)


class Story(NamedTuple):
    """An example or an exercise on a page."""

    path: Path
    line: int
    kind: str
    example: str
    """The session; nothing for a question that has none."""
    told: str
    """The title and the story, or the question."""
    answer: str
    derived: frozenset[str]
    """Numbers and names that no session shows, because they are worked out or only compared with."""

    def line_of(self, words: str) -> int:
        """The line in which something is said."""
        text = self.path.read_text(encoding="utf-8").splitlines()
        found = (at for at in range(self.line - 1, len(text)) if words in text[at])
        return next(found, self.line - 1) + 1


def stories(root: Path) -> Iterator[Story]:
    """Every example and exercise of the English pages."""
    for path in pages(root).values():
        text = path.read_text(encoding="utf-8")
        for block in _BLOCK.finditer(text):
            options = dict(_OPTION.findall(block["body"]))
            body = _OPTION.sub("", block["body"])
            told, _rule, answer = body.partition("\n---\n")
            told = f"{options.get('title', '')}\n{told.strip()}"
            line = text.count("\n", 0, block.start()) + 1
            example = block["example"] or options.get("example", "")
            derived = frozenset(options.get("derived", "").split(", "))
            yield Story(path, line, block["kind"], example, told, answer.strip(), derived)
