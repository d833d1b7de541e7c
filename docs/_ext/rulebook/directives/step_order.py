"""Directives about the proof: ``order``, what the place of each step changes, and ``proof``, all figures."""

from __future__ import annotations

from datetime import date

from babel.dates import format_date
from babel.numbers import format_decimal
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective

from rulebook.directives.engine_directive import EngineDirective
from rulebook.facts import engine, proof
from rulebook.site.example_homes import homes, link_to_example
from rulebook.site.markup import bullets, link_to_rule, paragraph, table
from rulebook.site.placeholders import FILLS, later, place


class OrderDirective(EngineDirective):
    """``{order} damage``: every two neighbouring steps, and the shortest example that needs them in that order."""

    def run(self) -> list[nodes.Node]:
        return [place(self.env, "order", chapter=self.known(engine.chapter, self.arguments[0]))]


class ProofDirective(SphinxDirective):
    """``{proof}``: how many changes to the rules there are, and how they are noticed."""

    def run(self) -> list[nodes.Node]:
        return [place(self.env, "proof")]


Words = list[nodes.Node | str]


class Answers:
    """Sentences about changes, on one page and in its language."""

    def __init__(self, app: Sphinx, here: str) -> None:
        self.app = app
        self.here = here
        self.homes = homes(app.env)
        self.proof = proof.read(app.srcdir)

    def rule(self, rule: str) -> nodes.Node:
        return link_to_rule(self.here, rule, self.app.config.language)

    def example(self, identity: str) -> nodes.Node | str:
        home = self.homes.get(identity)
        return link_to_example(self.app, self.here, home) if home else identity

    def of(self, rule: str, chapter: str) -> nodes.bullet_list:
        """What becomes of leaving a step out, and of having it on the other side of a neighbour."""
        result = bullets([])
        answers = self.proof.without(rule, chapter).items()
        result.append(item([_("Without this step")], [self.said(found, keys) for found, keys in answers]))
        for one, other in proof.neighbours(chapter):
            if rule in (one, other):
                words = _("After {rule}, not before it") if rule == one else _("Before {rule}, not after it")
                neighbour = other if rule == one else one
                result.append(item(put(words, self.rule(neighbour)), self.pair(one, other, chapter)))
        return result

    def pair(self, one: str, other: str, chapter: str) -> list[Words]:
        """What becomes of two neighbouring steps in the other order."""
        answers = self.proof.swapped(one, other, chapter).items()
        return [self.said(found, keys) for found, keys in answers]

    def said(self, found: proof.Found, keys: list[str]) -> Words:
        """By which example a change is noticed and in which editions, or why it comes to the same."""
        editions = f" ({', '.join(engine.SHORT[key] for key in keys)})"
        if found.verdict == proof.DECLARED:
            count = format_decimal(found.positions, locale=self.app.config.language)
            return [_("no difference in {count} positions:").format(count=count), " ", _(found.reason), editions]
        words = _("ends differently:") if found.verdict == proof.OUTCOME else _("is only explained differently:")
        return [words, " ", self.example(found.example), editions]


def item(head: Words, lines: list[Words]) -> nodes.list_item:
    """What is changed, and below it what becomes of that."""
    return nodes.list_item("", paragraph(*head), bullets(lines))


def put(words: str, node: nodes.Node | str) -> Words:
    """A sentence with a link in the place that it keeps for one."""
    before, _place, after = words.partition(words[words.index("{") : words.index("}") + 1])
    return [part for part in (before, node, after) if part]


def fill_order(app: Sphinx, node: later) -> list[nodes.Node]:
    """An item for each pair, with one for the editions that have the same example below it."""
    say, chapter = Answers(app, node["docname"]), node["chapter"]
    result = nodes.bullet_list("", classes=["order"])
    for one, other in proof.neighbours(chapter):
        result.append(item([say.rule(one), " ", _("before"), " ", say.rule(other)], say.pair(one, other, chapter)))
    return [result]


def fill_proof(app: Sphinx, node: later) -> list[nodes.Node]:
    """When it was measured, and a table of the figures."""
    data = proof.read(app.srcdir).data
    if not data:
        return []
    language = app.config.language

    def written(number: int) -> str:
        return format_decimal(number, locale=language)

    day = format_date(date.fromisoformat(data["date"]), "long", locale=language)
    figures = [data["figures"][kind] for kind in ("lists", "code")]
    rows = [(_("all changes"), [sum(each.values()) for each in figures])]
    for words, verdict in (
        (_("an example ends differently"), proof.OUTCOME),
        (_("an example is only explained differently"), proof.TRACE),
        (_("declared to come to the same, and tried out"), proof.DECLARED),
        (_("no example notices it"), proof.UNNOTICED),
    ):
        rows.append((words, [each.get(verdict, 0) for each in figures]))
    head = [paragraph(words) for words in (_("Changes"), _("to lists and numbers"), _("to the code"))]
    cards = {name: written(number) for name, number in data["cards"].items()}
    body = [[paragraph(words), *(paragraph(written(value)) for value in values)] for words, values in rows]
    return [
        paragraph(_("Measured on {day} with version {version}.").format(day=day, version=data["version"])),
        table(head, body, classes=["proof"]),
        paragraph(_("Faults planted in a copy of the project: {count}.").format(count=written(data["planted"]))),
        paragraph(_("Changes to the facts of the cards: {made}, of which noticed: {noticed}.").format(**cards)),
    ]


def setup(app: Sphinx) -> None:
    app.setup_extension("rulebook.site.placeholders")
    app.add_directive("order", OrderDirective)
    app.add_directive("proof", ProofDirective)
    FILLS["order"] = fill_order
    FILLS["proof"] = fill_proof
