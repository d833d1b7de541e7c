"""Trying out whether a change to a list comes to the same."""

from __future__ import annotations

from functools import cache

from proof.equal_orders import REASONS
from proof.list_mutants import ListMutant, mutants
from proof.positions import played, positions
from proof.search import Path, Position, told_apart, ways
from rules import EDITIONS

SAME = [mutant for edition in EDITIONS for mutant in mutants(edition) if mutant.name in REASONS]
"""The mutants that are declared to come to the same."""


@cache
def tried(edition: str, chapter: str, most: int, games: int) -> list[tuple[Position, dict[Path, object]]]:
    """The positions of a chapter, and those of some random games, with everything that they come to."""
    found = [*positions(edition, chapter, most), *played(edition, games)]
    return [(each, ways(each, EDITIONS[edition])) for each in found]


def disproof(mutant: ListMutant, most: int, games: int) -> tuple[int, Position | None]:
    """On how many positions a mutant is tried, and the first of them that tells it from the rules, if one does."""
    found = tried(mutant.edition, mutant.chapter, most, games)
    return len(found), told_apart(found, mutant.changed)
