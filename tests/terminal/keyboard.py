"""What a player types at a terminal, said by a test."""

from collections.abc import Callable, Iterable

Keys = Callable[[Iterable[str | BaseException]], None]
"""Lets the player type these lines, and then end the input; what is no line is raised."""
