"""Texts that are read line by line, with errors that name the line."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rules.model.questions import Need
from rules.model.refusals import Refused
from rules.words.language import text

_Read = TypeVar("_Read")


@contextmanager
def line(number: int) -> Iterator[None]:
    """Let an error that happens meanwhile name the line that is to blame.

    :param number: the number of the line, the first being 1.
    :raises ValueError: instead of a refusal, an answer that is missing, or another ``ValueError``.
    """
    try:
        yield
    except (ValueError, Refused, Need) as problem:
        raise ValueError(text("line {number}: {problem}").format(number=number, problem=problem)) from problem


def numbered(written: str) -> list[tuple[int, str]]:
    """The lines that are neither empty nor remarks behind ``#``, each with its number, without a byte order mark.

    :param written: the text.
    :returns: the numbers, from 1, and the lines without the space around them.
    """
    lines = ((number, each.strip()) for number, each in enumerate(written.lstrip("\ufeff").splitlines(), 1))
    return [(number, each) for number, each in lines if each and not each.startswith("#")]


class Fields:
    """Lines of the form ``key: value``, to be read key by key.

    :param lines: the lines with their numbers, as :func:`numbered` gives them.
    :param once: the keys that may be there once.
    :param often: the keys that may be there more than once.
    :raises ValueError: when a line has another form, or a key that is not expected.
    """

    def __init__(self, lines: Sequence[tuple[int, str]], once: Sequence[str], often: Sequence[str] = ()) -> None:
        self._found: dict[str, list[tuple[int, str]]] = {}
        for number, each in lines:
            with line(number):
                key, colon, value = (part.strip() for part in each.partition(":"))
                if not colon:
                    raise ValueError(text("“{line}” is not of the form “key: value”").format(line=each))
                key = next((known for known in (*once, *often) if known.casefold() == key.casefold()), key)
                if key not in (*once, *often):
                    known = ", ".join((*once, *often))
                    raise ValueError(text("“{key}” is not one of: {known}").format(key=key, known=known))
                if key in self._found and key in once:
                    raise ValueError(text("“{key}” is there twice").format(key=key))
                self._found.setdefault(key, []).append((number, value))

    def each(self, key: str, read: Callable[[str], _Read]) -> tuple[_Read, ...]:
        """Read every line of a key.

        :param key: the key.
        :param read: reads one value.
        :returns: what was read, in the order of the lines.
        :raises ValueError: when a value cannot be read.
        """
        result = []
        for number, value in self._found.get(key, ()):
            with line(number):
                result.append(read(value))
        return tuple(result)

    def one(self, key: str, read: Callable[[str], _Read], default: str | None = None) -> _Read:
        """Read the only line of a key.

        :param key: the key.
        :param read: reads its value.
        :param default: the value where there is no such line; without one the line must be there.
        :returns: what was read.
        :raises ValueError: when the value cannot be read, or the line is missing.
        """
        if key in self._found:
            return self.each(key, read)[0]
        if default is None:
            raise ValueError(text("“{key}” is missing").format(key=key))
        return read(default)


def one_of(options: Sequence[str]) -> Callable[[str], str]:
    """A reader of values of which there are only a few.

    :param options: the values.
    :returns: the reader; it raises ``ValueError`` for any other value.
    """

    def read(value: str) -> str:
        if value not in options:
            raise ValueError(text("“{key}” is not one of: {known}").format(key=value, known=", ".join(options)))
        return value

    return read


def whole(value: str) -> int:
    """Read a whole number.

    :param value: its digits.
    :returns: the number.
    :raises ValueError: when it has anything but up to 9 digits.
    """
    if not (value.isascii() and value.isdecimal() and len(value) <= 9):
        raise ValueError(text("“{value}” is not a whole number").format(value=value))
    return int(value)
