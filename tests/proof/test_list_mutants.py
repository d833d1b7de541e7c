"""Change a list of steps or a number of an edition in any way, and a worked example fails in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from proof.commuting import declared
from proof.lists import ListMutant, mutants
from proof.suite import OUTCOME, UNNOTICED, Suite
from rulebook.languages import LANGUAGES, SOURCE
from rules import EDITIONS
from rules.editions import CHAPTERS

DECLARED = declared()

Recorder = Callable[[str, object], None]


@cache
def suite() -> Suite:
    return Suite()


@cache
def of(edition: str) -> list[ListMutant]:
    return mutants(edition)


@pytest.mark.parametrize("chapter", [*CHAPTERS, "numbers"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_example_notices_every_change(edition: str, chapter: str, record_property: Recorder) -> None:
    chosen = [each for each in of(edition) if (each.chapter if each.chapter in CHAPTERS else "numbers") == chapter]
    counted: Counter[str] = Counter()
    faults = []
    for mutant in chosen:
        verdicts = suite().verdicts(mutant, [language.code for language in LANGUAGES])
        verdict = verdicts[SOURCE.code]
        if mutant.name in DECLARED:
            counted["declared"] += 1
            if verdict.kind == OUTCOME:
                faults.append(f"{mutant.name}: declared to come to the same, but {verdict.example} tells it apart")
            continue
        counted[verdict.kind] += 1
        if verdict.kind == UNNOTICED:
            shows = f"; it comes to another end in {verdict.example}, which does not show it" if verdict.example else ""
            faults.append(f"{mutant.name}: no example fails{shows}")
        elif mutant.kind == "swap" and verdict.kind != OUTCOME:
            faults.append(f"{mutant.name}: only {verdict.example} fails, and only by what it tells")
        else:
            faults += [
                f"{mutant.name}: {verdict.example} notices it, but no example does in {code}"
                for code, other in verdicts.items()
                if other.kind == UNNOTICED
            ]
    record_property("proof", dict(counted))
    assert not faults, "\n".join(faults)


def test_every_declaration_is_of_a_mutant() -> None:
    assert not set(DECLARED) - {mutant.name for edition in EDITIONS for mutant in of(edition)}
