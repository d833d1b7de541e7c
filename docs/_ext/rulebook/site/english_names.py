"""Names that are printed in English say so on the pages in other languages, for whoever hears them read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from project.languages import SOURCE
from rules.catalogue import printed_names
from rules.words.language import text


@cache
def names(language: str) -> re.Pattern[str]:
    """The names that a language leaves in English, the longest first: "Gust of Wind" is not "Gust"."""
    kept = (name for name in printed_names() if text(name, language=language) == name)
    return re.compile(rf"\b({'|'.join(map(re.escape, sorted(kept, key=len, reverse=True)))})\b")


class MarkEnglishNames(SphinxPostTransform):
    """Give each such name its language; the class becomes the lang attribute."""

    # After words are explained (20).
    default_priority = 30
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        if self.config.language == SOURCE.code:
            return
        pattern = names(self.config.language)
        for node in list(self.document.findall(nodes.Text)):
            if pattern.search(node) and not any(map(_says_its_language, _around(node))):
                # What is found stands at every second place.
                parts = [
                    nodes.inline("", part, classes=[f"language-{SOURCE.tag}"]) if number % 2 else nodes.Text(part)
                    for number, part in enumerate(pattern.split(node))
                    if part
                ]
                node.parent.replace(node, parts)


def _around(node: nodes.Node) -> Iterator[nodes.Element]:
    while (node := node.parent) is not None:
        yield node


def _says_its_language(node: nodes.Element) -> bool:
    """Code has none, and some texts have theirs already."""
    code = isinstance(node, nodes.literal | nodes.literal_block | nodes.raw)
    classes: list[str] = node.get("classes", [])
    return code or any(each.startswith("language-") for each in classes)


def setup(app: Sphinx) -> None:
    app.add_post_transform(MarkEnglishNames)
