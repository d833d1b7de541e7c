"""Change a list of steps or a number of an edition in any way, and a worked example fails in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from project.languages import LANGUAGES, SOURCE
from proof.declarations import SAME, disproof
from proof.equal_orders import REASONS
from proof.list_mutants import ListMutant, mutants
from proof.suite import Suite, Verdict
from rulebook.facts import proof
from rulebook.facts.proof import DECLARED, OUTCOME, TRACE, UNNOTICED
from rules import EDITIONS
from rules.editions import CHAPTERS

MOST = 600
"""How many positions of each kind are tried where no example ends differently; `make mutants` tries more."""
GAMES = 2

Recorder = Callable[[str, object], None]


@cache
def suite() -> Suite:
    return Suite()


@cache
def recorded() -> dict[str, proof.Found]:
    return proof.read(suite().library.root / "docs").lists


@cache
def of(edition: str) -> list[ListMutant]:
    return mutants(edition)


@pytest.mark.parametrize("chapter", [*CHAPTERS, "numbers"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_example_notices_every_change(edition: str, chapter: str, record_property: Recorder) -> None:
    chosen = [each for each in of(edition) if (each.chapter if each.chapter in CHAPTERS else "numbers") == chapter]
    counted: Counter[str] = Counter()
    faults: list[str] = []
    for mutant in chosen:
        known = recorded().get(mutant.name, proof.Found(""))
        verdicts = suite().verdicts(mutant, [language.code for language in LANGUAGES], known.example)
        declared = mutant.name in REASONS
        counted[DECLARED if declared else verdicts[SOURCE.code].kind] += 1
        faults += declared_wrongly(mutant, verdicts) if declared else unnoticed(mutant, verdicts)
    record_property("proof", dict(counted))
    assert not faults, "\n".join(faults)


def declared_wrongly(mutant: ListMutant, verdicts: dict[str, Verdict]) -> Iterator[str]:
    for verdict in verdicts.values():
        if verdict.kind == OUTCOME:
            yield f"{mutant.name}: declared to come to the same, but {verdict.example} tells it apart"


def unnoticed(mutant: ListMutant, verdicts: dict[str, Verdict]) -> Iterator[str]:
    """What is wrong about the examples, and about what the site says of them."""
    verdict = verdicts[SOURCE.code]
    if verdict.kind == UNNOTICED:
        shows = f"; it comes to another end in {verdict.example}, which does not show it" if verdict.example else ""
        yield f"{mutant.name}: no example fails{shows}"
    for code, other in verdicts.items():
        if other.kind != verdict.kind:
            yield f"{mutant.name}: {verdict.example} notices it ({verdict.kind}), but in {code} it is {other.kind}"
    if verdict.kind == TRACE:
        if mutant.kind == "swap":
            declared = "declare it in tests/proof/equal_orders.py if nothing else can happen"
            yield f"{mutant.name}: only {verdict.example} fails, and only by what it tells; {declared}"
        _, position = disproof(mutant, MOST, GAMES)
        if position is not None:
            yield f"{mutant.name}: {verdict.example} fails only by what it tells, but not this: {position.text}"
    if recorded().get(mutant.name, proof.Found(""))[:2] != (verdict.kind, verdict.example):
        yield f"docs/{proof.FILE}: {mutant.name}: expected {verdict.kind}, {verdict.example}; make mutants LISTS=1"


@pytest.mark.parametrize("mutant", SAME, ids=lambda mutant: mutant.name)
def test_no_position_tells_what_is_declared_apart(mutant: ListMutant, record_property: Recorder) -> None:
    count, position = disproof(mutant, MOST, GAMES)
    record_property("positions", count)
    assert position is None, f"{mutant.name}: declared to come to the same, but told apart by {position.text}"


def test_what_is_recorded_is_of_mutants() -> None:
    names = {mutant.name for edition in EDITIONS for mutant in of(edition)}
    assert recorded().keys() == names
    assert not set(REASONS) - names
