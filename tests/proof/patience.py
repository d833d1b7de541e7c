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
    """Raise :class:`OutOfPatience` when what happens meanwhile takes too long, however busy the computer is."""
    before = signal.signal(signal.SIGVTALRM, _over)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
