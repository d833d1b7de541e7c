"""Choosing one thing from each of several lists, in all ways or in many."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import gcd, prod
from typing import Any


def spread(lists: Sequence[Sequence[Any]], most: int) -> Iterator[tuple[Any, ...]]:
    """All choices of one from each list, or evenly spread ones of them where there are too many."""
    total = prod(map(len, lists))
    if total <= most:
        yield from product(*lists)
        return
    # Without a common factor with the total no choice comes twice, and everything of every list has its turn.
    step = int(total * 0.618)
    while gcd(step, total) > 1:
        step += 1
    for number in range(most):
        index = number * step % total
        choice = []
        for each in lists:
            index, at = divmod(index, len(each))
            choice.append(each[at])
        yield tuple(choice)
