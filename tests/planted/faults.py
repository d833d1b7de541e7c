"""What a planted fault is, and the ways to plant one."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import polib

from planted.project import Copy


class Place(NamedTuple):
    """Where a fault is to be told."""

    path: str
    """In the project; ``{folder}`` stands for the folder of the language in the site."""
    mark: str = ""
    """What stands in the line, or the beginning of the English text of the message; nothing if the line is known."""
    line: int = 1

    def lines(self, copy: Copy, folder: str) -> range:
        """The lines that the fault may be told with, as the file is now: one, or those of a message."""
        path = copy.root / self.path.format(folder=folder)
        if not self.mark or not path.is_file():
            return range(self.line, self.line + 1)
        if path.suffix == ".po":
            starts = sorted(entry.linenum for entry in polib.pofile(str(path)))
            here = [entry.linenum for entry in polib.pofile(str(path)) if entry.msgid.startswith(self.mark)]
            if here:
                return range(here[0], min((line for line in starts if line > here[-1]), default=here[-1] + 20))
        lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        found = [number for number, line in lines if self.mark in line]
        return range(found[-1], found[-1] + 1) if found else range(0)


Plant = Callable[[Copy], tuple[Place, ...]]
"""Changes a copy and tells where that is to be found; the first place is the one that must be told."""


class Fault(NamedTuple):
    """One way in which a project goes wrong."""

    name: str
    plant: Plant
    languages: str
    """The languages that must be named, with spaces between them; none where no language is involved."""
    words: str
    """What the message says."""
    check: str = ""
    """The check of the catalogues that finds it, if it is one that not every machine can make."""


def add(path: str, text: str, mark: str = "", *, also: tuple[Place, ...] = ()) -> Plant:
    """Put a text at the end of a file, or make a new file of it."""

    def plant(copy: Copy) -> tuple[Place, ...]:
        copy.write(path, (copy.read(path) if (copy.root / path).exists() else "") + text)
        return (Place(path, mark or text.strip().splitlines()[0]), *also)

    return plant


def new(path: str, text: str) -> Plant:
    """Make a new file, which is wrong as a whole."""

    def plant(copy: Copy) -> tuple[Place, ...]:
        copy.write(path, text)
        return (Place(path),)

    return plant


def change(
    path: str, old: str, text: str, mark: str = "", *, at: tuple[Place, ...] = (), also: tuple[Place, ...] = ()
) -> Plant:
    """Replace what a regular expression finds first; it must be there."""

    def plant(copy: Copy) -> tuple[Place, ...]:
        changed, count = re.subn(old, text, copy.read(path), count=1, flags=re.MULTILINE)
        assert count, f"{path} has nothing like {old}"
        copy.write(path, changed)
        return (*(at or (Place(path, mark or text),)), *also)

    return plant


def lose(path: str, *at: Place) -> Plant:
    """Delete a file."""

    def plant(copy: Copy) -> tuple[Place, ...]:
        (copy.root / path).unlink()
        return at or (Place(path),)

    return plant


def move(path: str, target: str, *also: Place) -> Plant:
    """Put a file elsewhere."""

    def plant(copy: Copy) -> tuple[Place, ...]:
        copy.write(target, copy.read(path))
        (copy.root / path).unlink()
        return (Place(target), *also)

    return plant


def twin(language: str, identity: str) -> Plant:
    """Give an example a session in a language that is its English one."""
    path = f"locales/{language}/examples/{identity}.pycon"

    def plant(copy: Copy) -> tuple[Place, ...]:
        copy.write(path, copy.read(f"examples/{identity}.pycon"))
        return (Place(path),)

    return plant


Say = Callable[[polib.POEntry], None]


def said(language: str, domain: str, has: str, say: Say) -> Plant:
    """Change the first translation whose English has something, and which has no fault yet."""
    path = f"locales/{language}/LC_MESSAGES/{domain}.po"

    def plant(copy: Copy) -> tuple[Place, ...]:
        catalogue = polib.pofile(str(copy.root / path))
        for entry in catalogue:
            if (path, entry.msgid) not in copy.taken and re.search(has, entry.msgid, re.DOTALL) and not entry.obsolete:
                before = str(entry)
                say(entry)
                if str(entry) != before:
                    copy.taken.add((path, entry.msgid))
                    copy.write(path, f"{catalogue}\n")
                    return (Place(path, entry.msgid),)
        raise AssertionError(f"{path} has no message with {has} that can be changed so")

    return plant


def replaced(old: str, text: str) -> Say:
    """Another translation: what a regular expression finds first in it is replaced."""

    def say(entry: polib.POEntry) -> None:
        entry.msgstr = re.sub(old, text, entry.msgstr, count=1, flags=re.DOTALL)

    return say


def whole(text: str) -> Say:
    """Another translation altogether; ``{text}`` is the one that it has, ``{english}`` its English."""

    def say(entry: polib.POEntry) -> None:
        entry.msgstr = text.replace("{text}", entry.msgstr).replace("{english}", entry.msgid)

    return say


def split(output: str) -> Iterator[str]:
    """The messages in what a program printed: each begins with a file and a line."""
    message: list[str] = []
    for line in output.splitlines():
        if re.match(r"\S+:\d+", line) and message:
            yield "\n".join(message)
            message = []
        message.append(line)
    if message:
        yield "\n".join(message)
