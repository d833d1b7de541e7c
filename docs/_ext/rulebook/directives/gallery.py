"""The ``gallery`` directive, a list of all examples, and ``outcomes``, those that end otherwise in another edition."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective

from rulebook.facts import engine, watched_examples
from rulebook.site.example_homes import Home, homes, link_to_example
from rulebook.site.markup import link_to_label, link_to_rule, paragraph, table
from rulebook.site.placeholders import FILLS, later, place
from rules.editions import EDITIONS
from sessions.watching import Result, Trace

NONE = "–"
OPEN = "questions/open"


class GalleryDirective(SphinxDirective):
    """``{gallery}``: every example that a page shows, with the editions that its session plays."""

    def run(self) -> list[nodes.Node]:
        return [place(self.env, "gallery")]


class OutcomesDirective(SphinxDirective):
    """``{outcomes}``: what the same session comes to in each edition, where that differs."""

    def run(self) -> list[nodes.Node]:
        engine.depend_on_engine(self.env)
        return [place(self.env, "outcomes")]


def fill_gallery(app: Sphinx, node: later) -> list[nodes.Node]:
    """A table for each page, in the order of reading."""
    pages: dict[str, list[Home]] = {}
    for home in homes(app.env).values():
        pages.setdefault(home.docname, []).append(home)
    result: list[nodes.Node] = []
    for page, found in pages.items():
        head = [paragraph(_("Example")), paragraph(_("Section")), paragraph(_("Edition"))]
        title = app.env.titles[page].astext()
        result.append(paragraph(nodes.strong("", title), classes=["gallery-page"]))
        result.append(table(head, [_gallery_row(app, node["docname"], home) for home in found], classes=["gallery"]))
    return result


def _gallery_row(app: Sphinx, here: str, home: Home) -> list[nodes.Node]:
    labels = app.env.domains.standard_domain.labels
    where: nodes.Node | str = NONE
    if home.section in labels:
        where = link_to_label(here, home.section, labels[home.section][2])
    watched = watched_examples.of(app.env).get(home.identity)
    editions = ", ".join(engine.SHORT[key] for key in watched[""].editions) if watched else ""
    return [paragraph(link_to_example(app, here, home)), paragraph(where), paragraph(editions or NONE)]


def by_edition(watched: watched_examples.Watched) -> dict[str, Trace]:
    """The same code in every edition that it was run in."""
    own = watched[""]
    if len(own.editions) == 1:
        return {key: watched.get(key, own) for key in EDITIONS}
    found = {
        key: own._replace(results=tuple(result for result in own.results if result.edition == key))
        for key in own.editions
    }
    # Only what one statement does in each edition, with the same Pokémon, is the same situation.
    if len({tuple(result.statement for result in each.results) for each in found.values()}) > 1:
        return {}
    names = [{name for result in trace.results for name in result.names} for trace in found.values()]
    return found if all(each <= max(names, key=len) for each in names) else {}


def differing(found: dict[str, Trace]) -> dict[str, Result | None]:
    """What the editions come to at the first point at which they come to something else.

    Nothing where they come to the same throughout. No result where the session cannot go so far.
    """
    lists = {key: [each._replace(edition="", statement=0) for each in trace.results] for key, trace in found.items()}
    for index in range(max(map(len, lists.values()), default=0)):
        there = {key: results[index] if index < len(results) else None for key, results in lists.items()}
        if len(set(there.values())) > 1:
            # An edition that wants other coins says nothing about how it ends.
            return there if len(set(there.values()) - {None}) > 1 else {}
    return {}


def fill_outcomes(app: Sphinx, node: later) -> list[nodes.Node]:
    """One table, in the order of reading."""
    here = node["docname"]
    rows = []
    for identity, home in homes(app.env).items():
        watched = watched_examples.of(app.env).get(identity)
        # Open questions are played by other rules too, and a failing session shows what cannot be done at all.
        if watched is None or home.docname == OPEN or watched[""].failures:
            continue
        found = by_edition(watched)
        there = differing(found)
        cells = [_cell(app, here, found[key], there[key], there) if key in there else [NONE] for key in EDITIONS]
        if any(cell != [NONE] for cell in cells):
            rows.append([paragraph(link_to_example(app, here, home)), *(paragraph(*cell) for cell in cells)])
    head = [paragraph(_("Example")), *(paragraph(engine.FULL[key]) for key in EDITIONS)]
    return [table(head, rows, classes=["outcomes"])]


def _cell(
    app: Sphinx, here: str, trace: Trace, result: Result | None, there: dict[str, Result | None]
) -> list[nodes.Node | str]:
    """What is not the same in every edition: the rule that refuses, the Pokémon in play, or numbers of cards."""
    if result is None:
        questions = any(failure.startswith("rules.model.questions.") for failure in trace.failures)
        return [_("Other coins or choices are needed.") if questions else NONE]
    if result.refusal:
        return [_("Refused:"), " ", link_to_rule(here, result.refusal.partition("/")[0], app.config.language)]
    others = [each for each in there.values() if each is not None and not each.refusal]
    if len(result.pokemon) < max(len(each.pokemon) for each in others):
        return [_("A Pokémon is Knocked Out.")]
    same = len({each.pokemon for each in others}) == 1 and len(others) < len(there)
    texts = [text for text in result.pokemon if same or not all(text in each.pokemon for each in others)]
    parts: list[nodes.Node | str] = [nodes.literal("", text) for text in texts]
    for words, at in ((_("Cards in the hands:"), 0), (_("Discard piles:"), 1), (_("Prizes left:"), 2)):
        numbers = [f"{each.others[at]}, {each.others[at + 3]}" for each in others]
        if not texts and len(set(numbers)) > 1:
            parts.append(f"{words} {result.others[at]}, {result.others[at + 3]}")
    return [part for each in parts for part in ("; ", each)][1:] or [NONE]


def setup(app: Sphinx) -> None:
    app.setup_extension("rulebook.site.placeholders")
    app.setup_extension("rulebook.facts.watched_examples")
    app.add_directive("gallery", GalleryDirective)
    app.add_directive("outcomes", OutcomesDirective)
    FILLS["gallery"] = fill_gallery
    FILLS["outcomes"] = fill_outcomes
