"""Anchors: the label that a page gives a section is its anchor, exactly, in every language."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

logger = logging.getLogger(__name__)


class LabelsAsAnchors(SphinxTransform):
    """Give labelled places their label as id, and sections no other id.

    Docutils makes ids out of the words of a heading, so a translated page would have other anchors
    than the English one; it also writes ``damage-weakness`` for ``damage.weakness``.
    """

    # After everything that hands out or moves ids, before Sphinx notes the labels (850).
    default_priority = 840

    def apply(self, **kwargs: Any) -> None:
        renamed: dict[str, str] = {}
        for node in list(self.document.findall(nodes.Element)):
            if isinstance(node, nodes.target | nodes.footnote | nodes.citation):
                continue
            names: list[str] = node.get("names", [])
            labels = [name for name in names if self.document.nametypes.get(name)]
            if isinstance(node, nodes.section):
                self.rename(node, labels, renamed)
                self.forget_heading(node, labels)
                if not labels:
                    logger.warning("this section has no label; expected (a-label)= above it", location=node)
            elif labels:
                self.rename(node, labels, renamed)
        for node in self.document.findall(nodes.Element):
            if node.get("refid") in renamed:
                node["refid"] = renamed[node["refid"]]

    def rename(self, node: nodes.Element, labels: list[str], renamed: dict[str, str]) -> None:
        for label in labels:
            old = self.document.nameids.get(label)
            if old and old != label:
                renamed[old] = label
                if old in node["ids"]:
                    node["ids"].remove(old)
            self.document.nameids[label] = label
            self.document.ids[label] = node
        node["ids"] = labels + [each for each in node["ids"] if each not in labels]

    def forget_heading(self, section: nodes.section, labels: list[str]) -> None:
        if labels:
            modules = [each for each in section["ids"] if each.startswith("module-")]
            section["ids"] = [*labels, *modules]
            section["names"] = labels


def setup(app: Sphinx) -> None:
    app.add_transform(LabelsAsAnchors)
