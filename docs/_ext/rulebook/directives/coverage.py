"""The ``coverage`` directive: which rule carries out which passage of the five texts, and nothing left out."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator, Sequence
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective

from rulebook.directives.step_chart import step_words
from rulebook.facts import engine, source_texts
from rulebook.facts.passages import PASSAGES, Passage, helpers, names
from rulebook.site.markup import bullets, link, link_to_label, link_to_rule, paragraph, table
from rules.words import language
from rules.words.titles import CHAPTER_NAMES

MARK = "•"
"""What stands in the matrix where a text has a rule, but no step with a letter."""


def carried_out_by(passage: Passage) -> tuple[str, ...]:
    """The functions that carry out a passage."""
    if not passage.letter:
        return passage.rules
    steps = engine.steps(passage.edition, passage.part)
    return tuple(rule for rule in steps if engine.letter(rule, passage.edition, passage.part) == passage.letter)


def title(passage: Passage) -> str:
    """The passage in words, in the language of the site."""
    name = names()[passage.part]
    return f"{name}, {step_words(passage.letter)}" if passage.letter else name


def problems(passages: Sequence[Passage] = PASSAGES) -> Iterator[str]:
    """Everything that the passages and the descriptions of the functions do not agree about."""
    named: dict[str, set[str]] = {}
    for passage in passages:
        where = f"text {passage.text}, {passage.part} {passage.letter}".strip()
        if not carried_out_by(passage):
            yield f"no rule carries out this passage: {where} ({_place(passage)})"
        for rule in carried_out_by(passage):
            named.setdefault(rule, set()).add(passage.text)
            if passage.text not in _description(rule):
                yield f"the description of rules.{rule} does not name its source: {where} ({_defined(rule)})"
    for rule in engine.functions():
        origin = source_texts.of(rule)
        for text in origin.texts:
            if text not in named.get(rule, set()):
                yield f"rules.{rule} names text {text}, but no passage of that text names the rule ({_defined(rule)})"
        if rule not in named and not origin.outside:
            expected = "one, or “outside the texts” in its description"
            yield f"rules.{rule} carries out no passage; expected {expected} ({_defined(rule)})"


def _place(passage: Passage) -> str:
    """The file and line of a passage; a list of steps stands in one line."""
    source = Path(inspect.getsourcefile(Passage) or "")
    kind = f'_steps("{passage.text}", "{passage.edition}",' if passage.letter else f'Passage("{passage.text}",'
    lines = enumerate(source.read_text(encoding="utf-8").splitlines(), 1)
    found = (number for number, line in lines if kind in line and f'"{passage.part}"' in line)
    return f"docs/_ext/rulebook/facts/{source.name}:{next(found, 1)}"


def _defined(rule: str) -> str:
    """The file and line of a rule's function."""
    if code := getattr(_function(rule), "__code__", None):
        return f"rules/{Path(code.co_filename).name}:{code.co_firstlineno}"
    return f"rules/{rule.partition('.')[0]}.py has no such function"


def _function(rule: str) -> object:
    module, _dot, name = rule.rpartition(".")
    return getattr(importlib.import_module(f"rules.{module}"), name, None)


def _description(rule: str) -> str:
    return getattr(_function(rule), "__doc__", None) or ""


def passages_of(rule: str, here: str) -> list[nodes.Node]:
    """The passages that a rule comes from, each with the number of its text."""
    items: list[list[nodes.Node | str]] = [
        [link_to_label(here, "sources-texts", source_texts.names()[passage.text]), ": ", title(passage)]
        for passage in PASSAGES
        if rule in carried_out_by(passage)
    ]
    if source_texts.of(rule).outside:
        items.append([link_to_label(here, "sources-outside", _("outside the texts"))])
    return [bullets(items)]


class CoverageDirective(SphinxDirective):
    """``{coverage}``: a table of all passages with their rules, and the rules that are in no text."""

    def run(self) -> list[nodes.Node]:
        engine.depend_on_engine(self.env)
        if found := list(problems()):
            raise self.error("\n".join(found))
        return [self.matrix(), self.passages()]

    def matrix(self) -> nodes.table:
        """A row for each rule: the letter of its step in each text, or a mark."""
        texts = list(dict.fromkeys(passage.text for passage in PASSAGES))
        marks: dict[tuple[str, str], dict[str, None]] = {}
        for passage in PASSAGES:
            for rule in carried_out_by(passage):
                letters = marks.setdefault((rule, passage.text), {})
                if passage.letter:
                    letters[f"{passage.letter})"] = None
        body = [
            [
                paragraph(self.chapter(rule), ": ", self.link(rule)),
                *(paragraph(" ".join(marks[rule, text]) or MARK if (rule, text) in marks else "") for text in texts),
            ]
            for rule in engine.functions()
        ]
        return table([paragraph(_("Rule")), *map(paragraph, texts)], body, classes=["coverage"])

    def passages(self) -> nodes.table:
        """A row for each passage with the functions that carry it out."""
        head = [paragraph(_("Text")), paragraph(_("Passage")), paragraph(_("Rules"))]
        body = [
            [paragraph(passage.text), paragraph(title(passage)), paragraph(*self.links(carried_out_by(passage)))]
            for passage in PASSAGES
        ]
        return table(head, body, classes=["passages"])

    def chapter(self, rule: str) -> str:
        """The chapter of a rule, as it begins a cell."""
        name = language.text(CHAPTER_NAMES[rule.partition(".")[0]], language=self.config.language)
        return name[:1].upper() + name[1:]

    def links(self, rules: Sequence[str]) -> list[nodes.Node | str]:
        return [part for rule in rules for part in ("; ", self.link(rule))][1:]

    def link(self, rule: str) -> nodes.Node:
        if rule in engine.functions():
            return link_to_rule(self.env.docname, rule, self.config.language)
        return link(self.env.docname, "py", "func", f"rules.{rule}", nodes.inline("", helpers()[rule]))


def setup(app: Sphinx) -> None:
    app.add_directive("coverage", CoverageDirective)
