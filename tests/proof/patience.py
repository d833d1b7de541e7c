"""A mutant may go on for ever: after a while it is over."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SECONDS = 1.0
"""How long one statement, or one session, may take; the slowest takes a fiftieth of it."""


class OutOfPatience(KeyboardInterrupt):
    """It took too long. Of all exceptions a doctest lets only this kind end it."""


def _over(number: int, frame: FrameType | None) -> None:
    raise OutOfPatience


@contextmanager
def patience(seconds: float = SECONDS) -> Iterator[None]:
    """Raise :class:`OutOfPatience` when what happens meanwhile takes too long."""
    before = signal.signal(signal.SIGALRM, _over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
