"""What is not translated yet says that it is English, and a page says how much of it is translated."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.nodes import extract_messages

from project.languages import SOURCE
from rulebook.site.markup import paragraph


class NoteUntranslated(SphinxTransform):
    """Mark the texts of a page that has no catalogue at all; where there is one, Sphinx has marked them."""

    # After the translation (20).
    default_priority = 26

    def apply(self, **kwargs: Any) -> None:
        if self.config.language != SOURCE.code:
            for node, _message in extract_messages(self.document):
                node.setdefault("translated", False)


class ShowUntranslated(SphinxPostTransform):
    """Give those texts their language, and the page its share."""

    # After everything is filled in (1), or what other pages lend to this one would not count.
    default_priority = 15
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        if self.config.language == SOURCE.code:
            return
        # The names of fields ("Returns") are interface words and have been translated as such.
        found = self.document.findall(nodes.TextElement)
        texts = [node for node in found if "translated" in node and not isinstance(node, nodes.field_name)]
        left = [node for node in texts if not node["translated"]]
        for node in left:
            node["classes"].append(f"language-{SOURCE.tag}")
        heading = next(iter(self.document.findall(nodes.title)), None)
        if left and heading is not None:
            share = 100 * (len(texts) - len(left)) // len(texts)
            words = _("{percent} % of this page is translated; the rest is in English.").format(percent=share)
            heading.parent.insert(heading.parent.index(heading) + 1, paragraph(words, classes=["translated-share"]))


def setup(app: Sphinx) -> None:
    app.add_transform(NoteUntranslated)
    app.add_post_transform(ShowUntranslated)
