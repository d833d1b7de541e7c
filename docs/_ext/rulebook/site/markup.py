"""Pieces of a page that the build writes itself and that no translator is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from docutils import nodes
from sphinx.addnodes import pending_xref

from rulebook.facts import engine
from rules.words.titles import TITLES


def paragraph(*children: nodes.Node | str, classes: Sequence[str] = ()) -> nodes.paragraph:
    """A paragraph in the language of the site already."""
    return nodes.paragraph("", "", *map(as_node, children), classes=list(classes), translatable=False)


def bullets(items: Sequence[Sequence[nodes.Node | str]]) -> nodes.bullet_list:
    """A bulleted list with a paragraph for each item."""
    return nodes.bullet_list("", *(nodes.list_item("", paragraph(*item)) for item in items))


def as_node(child: nodes.Node | str) -> nodes.Node:
    return nodes.Text(child) if isinstance(child, str) else child


def link(docname: str, domain: str, kind: str, target: str, content: nodes.Node) -> pending_xref:
    """A link that is an error of the build when it leads nowhere."""
    return pending_xref(
        "", content, refdomain=domain, reftype=kind, reftarget=target, refdoc=docname, refexplicit=True, refwarn=True
    )


def link_to_label(docname: str, label: str, words: str) -> pending_xref:
    """A link to a section; the section of a rule has its id as label."""
    return link(docname, "std", "ref", label, nodes.inline("", words))


def link_to_rule(docname: str, rule: str, language: str) -> pending_xref:
    """A link to the section of a rule, by its short name where it has one, or else by the heading."""
    if rule in TITLES:
        return link_to_label(docname, rule, engine.rule_title(rule, language))
    found = link_to_label(docname, rule, "")
    found["refexplicit"] = False
    return found


def table(head: Sequence[nodes.Node], body: Sequence[Sequence[nodes.Node]], classes: Sequence[str]) -> nodes.table:
    """A table with one row of heads."""

    def row(cells: Sequence[nodes.Node]) -> nodes.row:
        return nodes.row("", *(nodes.entry("", cell) for cell in cells))

    group = nodes.tgroup("", cols=len(head))
    group.extend(nodes.colspec(colwidth=1) for _ in head)
    group.append(nodes.thead("", row(head)))
    group.append(nodes.tbody("", *map(row, body)))
    return nodes.table("", group, classes=list(classes))
