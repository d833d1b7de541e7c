"""The examples of a rule: one is seen at once, with what the rule did in it; all the rest is folded below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.transforms import SphinxTransform

from rulebook.site.folded import details, folded

MOST_LINES = 3
"""How many lines of one way are seen at once."""


class ShortenExamples(SphinxTransform):
    """On the pages of the rules, fold what happened before and after, and all examples of a section but the first."""

    # After the translation (20), and before "More about this rule" comes to the end of a section (800).
    default_priority = 790

    def apply(self, **kwargs: Any) -> None:
        if not self.env.docname.startswith("rules/"):
            return
        for section in self.document.findall(nodes.section):
            rule = next((node["rule"] for node in section if isinstance(node, nodes.container) and "rule" in node), "")
            examples = [node for node in section if isinstance(node, nodes.admonition) and "example" in node]
            for box in examples:
                shorten(box, rule)
            if others := examples[1:]:
                at = section.index(others[0])
                for each in others:
                    section.remove(each)
                words = _("More examples: {count}").format(count=len(others))
                section.insert(at, folded(words, *others, classes=["more-examples"]))


def shorten(box: nodes.admonition, rule: str) -> None:
    """Show one picture and what the rule did; the steps before and after are below a fold, with the proof."""
    ways = [node for node in box if isinstance(node, nodes.container) and "way" in node["classes"]]
    folds: list[nodes.Node] = [node for node in box if isinstance(node, details)]
    if not ways:
        return
    at = box.index(ways[0])
    for way in ways:
        box.remove(way)
    for fold in folds:
        box.remove(fold)
    # Ways of several editions stand beside each other, for that is the point; others begin with the first.
    beside = ways if "editions" in ways[0] else ways[:1]
    seen: list[nodes.Node] = [short(way, rule) for way in beside]
    box.insert(at, [*seen, folded(_("Step by step"), *ways, *folds, classes=["every-step"])])
    pictures = next((row for way in ways for row in way if isinstance(row, nodes.container) and "short" in row), None)
    if pictures is not None:
        box.insert(1, pictures["short"])


def short(way: nodes.container, rule: str) -> nodes.container:
    """What is seen of a way at once: its name, what is not allowed, and what the rule did."""
    result = nodes.container(classes=["way"])
    if "editions" in way:
        result["editions"] = way["editions"]
    lines = list(_lines(way, rule))[:MOST_LINES]
    refused = [node.deepcopy() for node in way if isinstance(node, nodes.Element) and "refused" in node["classes"]]
    for node in way:
        if isinstance(node, nodes.Element) and "way-name" in node["classes"] and "editions" in way:
            result += node.deepcopy()
    if lines:
        result += nodes.bullet_list("", *lines, classes=["happened"])
    # What is not allowed comes after what was done before it.
    result += refused
    return result


def _lines(way: nodes.container, rule: str) -> Iterator[nodes.list_item]:
    """What a rule did; where it did nothing, the last thing that happened."""
    items = [item for item in way.findall(nodes.list_item) if "chapter" not in item["classes"]]
    own = [item for item in items if any(link["reftarget"] == rule for link in item.findall(pending_xref))]
    for item in own or items[-1:]:
        yield item.deepcopy()


def setup(app: Sphinx) -> None:
    app.add_transform(ShortenExamples)
