"""What must hold between an English session and the same session in another language."""

from __future__ import annotations

import re

from project.languages import SOURCE
from sessions.files import Library, Session, difference
from sessions.running import check_run, holds

# Step letters and numbers: what a translator has no say in.
_FIGURES = re.compile(r"\b[a-z]\)|\d+")


def check(library: Library, identity: str, language: str) -> None:
    """Everything about one example in one language; raises SessionError."""
    english = library.read_english(identity)
    if language == SOURCE.code:
        advice = f"correct the rule, or, if the new output is right, run `make accept ENGLISH=1 {identity}`"
        check_run(english, language, f"the output differs from the file; {advice}")
        return
    accept = f"`make accept {identity}`"
    # What a wrong English session says is no measure for a translation, and its own failure is told already.
    measure = holds(english, SOURCE.code)
    twin = library.read_twin(identity, language)
    if twin is None:
        advice = f"the output is words and has no file in {language} yet; run {accept}"
        check_run(english, language, advice if measure else "the English output does not hold either: begin there")
        return
    check_same_code(english, twin)
    check_needed(english, twin)
    advice = f"if the change is meant, run {accept}" if measure else "the English output does, too: begin there"
    check_run(twin, language, f"the output differs from the file; {advice}")
    if measure:
        check_figures(english, twin)


def check_same_code(english: Session, twin: Session) -> None:
    """The statements are equal one by one; only the output may be in another language."""
    if english.code == twin.code:
        return
    here = there = 1
    for one, other in zip(english.statements, twin.statements, strict=False):
        here, there = other.lineno + 1, one.lineno + 1
        if one.source != other.source:
            break
    raise twin.error(
        here,
        f"the code differs; expected the code of {english.path}:{there}; `make accept` writes it\n"
        + difference(english.code, twin.code, english.path, twin.path),
    )


def check_needed(english: Session, twin: Session) -> None:
    if english.wants == twin.wants:
        raise twin.error(1, f"equal to {english.path}, which is shown without it; expected no file: delete it")


def check_figures(english: Session, twin: Session) -> None:
    """A translated trace has the steps and numbers of the English one, line by line.

    Inside a line the order is free: grammar may turn a sentence round.
    """
    for one, other in zip(english.statements, twin.statements, strict=True):
        if figures(one.want) != figures(other.want):
            raise twin.error(
                other.lineno + 1,
                f"other steps or numbers than {english.path}:{one.lineno + 1}; "
                f"expected {figures(one.want)}, got {figures(other.want)}\n"
                + difference(one.want, other.want, english.path, twin.path),
            )


def figures(output: str) -> list[list[str]]:
    return [sorted(_FIGURES.findall(line)) for line in output.splitlines()]
