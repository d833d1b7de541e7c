"""More about a rule: a folded block at the end of its section, written from the engine and the sessions."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.transforms import SphinxTransform

from rulebook.directives import coverage
from rulebook.directives.step_chart import Charts
from rulebook.directives.step_order import Answers
from rulebook.facts import engine, watched_examples
from rulebook.site.example_homes import homes, link_to_example
from rulebook.site.folded import folded
from rulebook.site.markup import bullets, link, link_to_rule, paragraph
from rulebook.site.placeholders import FILLS, later, place
from rules.editions import CHAPTERS, EDITIONS
from rules.words.refusal_sentences import REFUSALS
from rules.words.sentences import fill, template
from sessions.watching import Values

MOST = 10
"""How many examples are named at once; the others are folded away."""


class AddMore(SphinxTransform):
    """Put a place for the block at the end of each rule's own text, on the pages of the rules."""

    # After the translation (20), which must not find it, and before the labels become anchors (840).
    default_priority = 800

    def apply(self, **kwargs: Any) -> None:
        if not self.env.docname.startswith("rules/"):
            return
        for box in list(self.document.findall(nodes.container)):
            if "rule" in box:
                section = box.parent
                inner = section.first_child_matching_class(nodes.section)
                section.insert(len(section) if inner is None else inner, place(self.env, "more", rule=box["rule"]))


def fill_more(app: Sphinx, node: later) -> list[nodes.Node]:
    """Everything in one block, so that the answer of the section stays what is seen first."""
    rule, here = node["rule"], node["docname"]
    changed = changes(rule, here, app.config.language)
    parts: list[tuple[str, list[nodes.Node]]] = [
        (_("Where in the order?"), charts(rule, here, app.config.language)),
        (_("What changed"), [paragraph(*changed)] if changed else []),
        (_("What the engine refuses"), refusals(app, rule)),
        (_("What proves it"), proofs(app, rule, here)),
        (_("Used by"), used_by(app, rule, node)),
        (_("Sources"), coverage.passages_of(rule, here)),
        (_("For programmers"), [paragraph(_("Function:"), " ", function(rule, here))]),
    ]
    blocks = [block for words, body in parts if body for block in (_head(words), *body)]
    return [folded(_("More about this rule"), *blocks, classes=["more"])]


def function(rule: str, here: str) -> nodes.Node:
    """A link to the function that carries the rule out."""
    name = f"rules.{rule}"
    return link(here, "py", "func", name, nodes.literal("", name))


def _head(words: str) -> nodes.paragraph:
    return paragraph(nodes.strong("", words), classes=["more-head"])


def chapter_of(rule: str) -> str:
    """The chapter in whose list a rule is a step; empty where there is none."""
    return next((each for each in CHAPTERS if any(rule in engine.steps(key, each) for key in EDITIONS)), "")


def charts(rule: str, here: str, language: str) -> list[nodes.Node]:
    """The charts of the chapter with this step marked."""
    chapter = chapter_of(rule)
    return Charts(here, language).of(chapter, rule) if chapter else []


def places(rule: str, chapter: str) -> dict[str, tuple[str, ...]]:
    """The steps that come before a rule, in each edition that has it; steps that share its letter are beside it."""
    found = {}
    for key in EDITIONS:
        steps = engine.steps(key, chapter)
        if rule in steps:
            letter = engine.letter(rule, key, chapter)
            earlier = steps[: steps.index(rule)]
            found[key] = tuple(each for each in earlier if engine.letter(each, key, chapter) != letter)
    return found


def changes(rule: str, here: str, language: str) -> list[nodes.Node | str]:
    """Which editions have the step, and why its place is not the same in all of them."""
    chapter = chapter_of(rule)
    if not chapter:
        return []
    before = places(rule, chapter)
    names = ", ".join(engine.FULL[key] for key in before)
    if len(before) == 1:
        return [_("Only {edition} has this step.").format(edition=names)]
    words = _("Every edition has this step.")
    if len(before) < len(EDITIONS):
        words = _("These editions have this step: {editions}.").format(editions=names)
    if len({len(_letters(steps, key, chapter)) for key, steps in before.items()}) == 1:
        return [
            words if len(before) < len(EDITIONS) else _("Every edition has this step, at the same place in its list.")
        ]
    union = dict.fromkeys(step for steps in before.values() for step in steps)
    moving = [step for step in union if not all(step in steps for steps in before.values())]
    links = [part for step in moving for part in ("; ", link_to_rule(here, step, language))][1:]
    return [words, " ", _("Its place changes, because not every edition has these steps before it:"), " ", *links, "."]


def _letters(steps: tuple[str, ...], key: str, chapter: str) -> set[str]:
    return {engine.letter(step, key, chapter) for step in steps}


def refusals(app: Sphinx, rule: str) -> list[nodes.Node]:
    """Every message with which the engine refuses something because of a rule, as the first example gets it."""
    cases: dict[str, Values] = {}
    for watched in watched_examples.of(app.env).values():
        for key, values in watched[""].said:
            if key.startswith(f"{rule}/"):
                cases.setdefault(key, values)
    # The messages are in the order in which the engine lists them; what a rule shares with others comes last.
    order = list(REFUSALS)
    keys = sorted(cases, key=lambda key: order.index(key) if key in REFUSALS else len(order))
    language = app.config.language
    items = [fill(template(REFUSALS, *key.split("/")), dict(cases[key]), language=language) for key in keys]
    return [bullets([[each] for each in items])] if items else []


def proofs(app: Sphinx, rule: str, here: str) -> list[nodes.Node]:
    """The examples that fail when the rule is left out, or comes before or after its neighbours."""
    chapter = chapter_of(rule)
    return [Answers(app, here).of(rule, chapter)] if chapter else []


def used_by(app: Sphinx, rule: str, node: later) -> list[nodes.Node]:
    """The examples of other sections in which the rule acts."""
    here = node["docname"]
    known = homes(app.env)
    using = set(watched_examples.using(app.env, rule))
    found = [home for identity, home in known.items() if identity in using and home.section != rule]
    if not found:
        return []
    links = [[link_to_example(app, here, home)] for home in found]
    first = bullets(links[:MOST])
    if len(found) <= MOST:
        return [first]
    return [first, folded(_("And {count} more").format(count=len(found) - MOST), bullets(links[MOST:]))]


def setup(app: Sphinx) -> None:
    for part in ("site.folded", "site.placeholders", "facts.watched_examples"):
        app.setup_extension(f"rulebook.{part}")
    app.add_transform(AddMore)
    FILLS["more"] = fill_more
