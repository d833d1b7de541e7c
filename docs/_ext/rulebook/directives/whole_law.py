"""The ``law`` directive: all pages of the rules on one page, without their sessions, from what was read for them."""

from __future__ import annotations

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from rulebook.site.example_homes import reading_order
from rulebook.site.folded import details
from rulebook.site.markup import paragraph
from rulebook.site.placeholders import FILLS, later, place

PREFIX = "law-"
"""Before each anchor, so that a link says which of the two places it means."""


class LawDirective(SphinxDirective):
    """``{law}``: every other page of this folder, in the order of the navigation."""

    def run(self) -> list[nodes.Node]:
        # Whoever searches is better served by the pages themselves.
        self.env.metadata[self.env.docname]["nosearch"] = "true"
        return [place(self.env, "law")]


def chapters(env: BuildEnvironment, here: str) -> list[str]:
    """The pages in the same folder."""
    folder = here.rpartition("/")[0]
    return [docname for docname in reading_order(env) if docname != here and docname.rpartition("/")[0] == folder]


def fill_law(app: Sphinx, node: later) -> list[nodes.Node]:
    """A list of the chapters, and the chapters after the section that the directive stands in."""
    here = node["docname"]
    pages = chapters(app.env, here)
    sections = [section for docname in pages for section in _sections(app.env, docname)]
    anchors = {anchor for section in sections for each in section.findall(nodes.section) for anchor in each["ids"]}
    for section in sections:
        for xref in list(section.findall(addnodes.pending_xref)):
            _lead_inside(app.env, xref, here, pages, anchors)
    contents = nodes.bullet_list("", classes=["law-contents"])
    for section in sections:
        words = nodes.inline("", section[0].astext())
        link = nodes.reference("", "", words, refid=section["ids"][0], internal=True)
        contents.append(nodes.list_item("", paragraph(link)))
    parent = node.parent
    while not isinstance(parent, nodes.section):
        parent = parent.parent
    parent.extend(sections)
    return [contents]


def _sections(env: BuildEnvironment, docname: str) -> list[nodes.section]:
    """The content of a page as it stands in the law, in the language of the site."""
    page = env.get_doctree(docname)
    sections = [child for child in page.children if isinstance(child, nodes.section)]
    for section in sections:
        for each in list(section.findall(_left_out)):
            if each.parent is not None:
                each.parent.remove(each)
        for element in section.findall(nodes.Element):
            element["ids"] = [PREFIX + anchor for anchor in element["ids"]]
            element["names"] = []
            if "refid" in element:
                element["refid"] = PREFIX + element["refid"]
    return sections


def _left_out(node: nodes.Node) -> bool:
    """What happened step by step, sessions, exercises, and whatever belongs to the page and not to its text."""
    if isinstance(node, details):
        return bool({"proof", "every-step"} & set(node["classes"]))
    if isinstance(node, nodes.container):
        return "exercise" in node["classes"]
    return isinstance(node, later | addnodes.index | addnodes.toctree | nodes.target)


def _lead_inside(
    env: BuildEnvironment, xref: addnodes.pending_xref, here: str, pages: list[str], anchors: set[str]
) -> None:
    """Let a link to a section that is on this page as well stay on it."""
    xref["refdoc"] = here
    if (xref["refdomain"], xref["reftype"]) != ("std", "ref"):
        return
    docname, anchor, title = env.domains.standard_domain.labels.get(xref["reftarget"], ("", "", ""))
    if docname in pages and PREFIX + anchor in anchors:
        words = xref.astext() if xref["refexplicit"] else title
        inner = nodes.inline("", words, classes=["std", "std-ref"])
        xref.replace_self(nodes.reference("", "", inner, refid=PREFIX + anchor, internal=True))


def setup(app: Sphinx) -> None:
    app.setup_extension("rulebook.site.placeholders")
    app.add_directive("law", LawDirective)
    FILLS["law"] = fill_law
