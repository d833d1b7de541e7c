"""The ``exercise`` directive: a question that answers at once, with its answer folded away below it."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective

from project.languages import SOURCE
from rulebook.directives.example import library, session, shown
from rulebook.facts.answers import Unanswered
from rulebook.facts.watched_examples import scenes, variables
from rulebook.site.folded import folded
from rulebook.site.happenings import Happenings
from rulebook.site.markup import paragraph
from rulebook.site.replies import Question
from rules.words.language import use

EXPECTED = "expected the question, an empty line, ---, an empty line, and the answer"


class ExerciseDirective(SphinxDirective):
    """``{exercise}``: the question, a line ``---`` and the answer; ``:example:`` shows a session in the answer.

    With ``:number:`` a reader fills in what is asked of the session, or says yes or no to ``:yes:``. What is said
    to a wrong answer comes from the engine; ``:because:`` names the rule whose event tells it.
    The page numbers its questions by its style, so that a new one changes no text.
    """

    has_content = True
    option_spec: ClassVar = dict.fromkeys(
        ("example", "derived", "number", "yes", "because"), directives.unchanged_required
    )

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        question, answer = self.parts()
        box = nodes.container(classes=["exercise"])
        self.set_source_info(box)
        tried: list[nodes.Node] = []
        if "example" in self.options:
            identity = self.options["example"]
            answer += shown(self, identity, session(self, identity, box))
            tried = self.tried(identity)
        box += [paragraph(_("Question"), classes=["exercise-number"]), *question, *tried]
        box += folded(_("Show the answer"), *answer, classes=["answer"])
        return [box]

    def tried(self, identity: str) -> list[nodes.Node]:
        """The position that is asked about, and what a reader can answer."""
        happened = scenes(self.env, identity)
        english = library(self).read_english(identity, outputs=False)
        language = self.config.language
        use(language)
        try:
            happenings = Happenings(self.env.docname, language)
            question = Question(happenings, english, happened, variables(self.env, identity))
            if "number" in self.options:
                form = question.numbers(identity, self.options["number"].split())
            elif "yes" in self.options:
                form = question.yes_or_no(identity, self.options["yes"], self.options.get("because", ""))
            else:
                return []
            return [*happenings.begun(happened), form]
        except Unanswered as problem:
            raise self.error(f"the question about {identity!r} has no answer: {problem}") from problem
        finally:
            use(SOURCE.code)

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
    for part in ("folded", "tries"):
        app.setup_extension(f"rulebook.site.{part}")
    app.add_directive("exercise", ExerciseDirective)
