"""What must hold between an English session and the same session in another language."""

from __future__ import annotations

import re

from rulebook.languages import SOURCE
from rulebook.run import check_run
from rulebook.sessions import Library, Session, difference

# Step letters and numbers: what a translator has no say in.
_FIGURES = re.compile(r"\b[a-z]\)|\d+")


def check(library: Library, identity: str, language: str) -> None:
    """Everything about one example in one language; raises SessionError."""
    english = library.read_english(identity)
    if language == SOURCE.code:
        check_run(english, language)
        return
    twin = library.read_twin(identity, language)
    if twin is None:
        check_run(english, language, f"the output is words and has no file in {language} yet; run `make accept`")
        return
    check_same_code(english, twin)
    check_needed(english, twin)
    check_run(twin, language, "the output differs from the file; if the change is meant, run `make accept`")
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
        f"the code differs; expected the code of {english.path}:{there}\n"
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
