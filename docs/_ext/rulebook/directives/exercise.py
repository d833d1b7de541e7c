"""The ``exercise`` directive: a question, with its answer folded away below it."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective

from rulebook.directives.example import session, shown
from rulebook.site.folded import folded
from rulebook.site.markup import paragraph

EXPECTED = "expected the question, an empty line, ---, an empty line, and the answer"


class ExerciseDirective(SphinxDirective):
    """``{exercise}``: the question, a line ``---`` and the answer; ``:example:`` shows a session in the answer.

    The page numbers its questions by its style, so that a new one changes no text.
    """

    has_content = True
    option_spec: ClassVar = {"example": directives.unchanged_required, "derived": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        question, answer = self.parts()
        box = nodes.container(classes=["exercise"])
        self.set_source_info(box)
        if "example" in self.options:
            identity = self.options["example"]
            answer += shown(self, identity, session(self, identity, box))
        box += [paragraph(_("Question"), classes=["exercise-number"]), *question]
        box += folded(_("Answer"), *answer, classes=["answer"])
        return [box]

    def parts(self) -> tuple[list[nodes.Node], list[nodes.Node]]:
        found = self.parse_content_to_nodes()
        breaks = [index for index, node in enumerate(found) if isinstance(node, nodes.transition)]
        if len(breaks) != 1 or any(isinstance(node, nodes.section | nodes.rubric) for node in found):
            raise self.error(f"an exercise has one question and one answer; {EXPECTED}")
        question, answer = found[: breaks[0]], found[breaks[0] + 1 :]
        if not question or not answer:
            raise self.error(f"an exercise has an empty {'answer' if question else 'question'}; {EXPECTED}")
        return question, answer


def setup(app: Sphinx) -> None:
    app.setup_extension("rulebook.site.folded")
    app.add_directive("exercise", ExerciseDirective)
