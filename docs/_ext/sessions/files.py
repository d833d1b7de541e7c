"""The worked examples as files: reading a session and finding its twin in another language."""

from __future__ import annotations

import difflib
import doctest
import io
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from project.languages import SOURCE

ROOT = Path(__file__).resolve().parents[3]
SUFFIX = ".pycon"


class SessionError(Exception):
    """Something is wrong with an example, at a file, a line and in a language."""

    def __init__(self, path: Path, line: int, language: str, message: str) -> None:
        self.path = path
        self.line = line
        self.language = language
        self.message = message
        super().__init__(f"{path}:{line} [{language}]: {message}")


@dataclass(frozen=True)
class Session:
    """One session file: its statements, each with the output the file gives for it."""

    path: Path
    language: str
    text: str
    pieces: tuple[str | doctest.Example, ...]

    @property
    def statements(self) -> list[doctest.Example]:
        return [piece for piece in self.pieces if isinstance(piece, doctest.Example)]

    @property
    def code(self) -> str:
        """The text without any output."""
        return self.with_outputs([""] * len(self.statements))

    @property
    def wants(self) -> list[str]:
        return [statement.want for statement in self.statements]

    def prompts(self, statement: doctest.Example) -> str:
        """The lines of a statement as they stand in the file, an empty `...` at the end included."""
        first, *others = self.text.splitlines(keepends=True)[statement.lineno :]
        return first + "".join(takewhile(lambda line: line.startswith("..."), others))

    def error(self, line: int, message: str, language: str = "") -> SessionError:
        return SessionError(self.path, line, language or self.language, message)

    def with_outputs(self, outputs: Sequence[str]) -> str:
        """The text of this session with other outputs; the code and the blank lines stay."""
        parts = []
        remaining = iter(outputs)
        for piece in self.pieces:
            if isinstance(piece, str):
                parts.append(piece)
            else:
                parts.append(self.prompts(piece) + next(remaining))
        return "".join(parts)


def difference(old: str, new: str, old_name: object, new_name: object) -> str:
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), str(old_name), str(new_name), lineterm="")
    return "\n".join(lines)


def parse(text: str, path: Path, language: str, *, outputs: bool = True) -> Session:
    """Read a session that `python -m doctest` would run the same way, and refuse any other.

    Without `outputs` the session may still be waiting for what it prints.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith((">>>", "...")) and "#doctest:" in line.replace(" ", ""):
            raise SessionError(path, number, language, "a doctest flag; expected an output that is exact without one")
    try:
        pieces = doctest.DocTestParser().parse(text, str(path))
    except ValueError as error:
        raise SessionError(path, 1, language, f"cannot be read: {error}") from error
    session = Session(path, language, text, tuple(pieces))
    _no_prose(session)
    _nothing_lost(session)
    if not session.statements:
        raise session.error(1, "no statement in it; expected a session that begins with >>>")
    last = session.statements[-1]
    if outputs and not last.want:
        raise session.error(last.lineno + 1, "the last statement prints nothing; expected an output to check")
    return session


def read(path: Path, root: Path, language: str, *, outputs: bool = True) -> Session:
    return parse(path.read_text(encoding="utf-8"), path.relative_to(root), language, outputs=outputs)


def _no_prose(session: Session) -> None:
    line = 1
    for piece in session.pieces:
        if isinstance(piece, str):
            if piece.strip():
                line += len(piece) - len(piece.lstrip("\n"))
                raise session.error(
                    line, "prose in a session; expected it in the page that shows this one, or >>> before code"
                )
            line += piece.count("\n")
            continue
        for comment in _comments(piece.source):
            raise session.error(
                piece.lineno + comment,
                "a comment in the code; expected prose in the page that shows this one",
            )
        line = piece.lineno + 1 + session.prompts(piece).count("\n") + piece.want.count("\n")


def _comments(source: str) -> Iterator[int]:
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0]
    except (tokenize.TokenError, SyntaxError):
        return  # Code that cannot be read fails when it is run, with a better message.


def _nothing_lost(session: Session) -> None:
    """Whatever the parser drops without a word, such as a lone comment, would go unchecked."""
    for statement in session.statements:
        if statement.indent:
            raise session.error(statement.lineno + 1, "an indented prompt; expected >>> at the start of the line")
    if session.text and not session.text.endswith("\n"):
        raise session.error(session.text.count("\n") + 1, "no line end; expected one after the last line")
    again = session.with_outputs(session.wants).splitlines()
    for number, line in enumerate(session.text.splitlines(), 1):
        if again[number - 1 : number] != [line]:
            raise session.error(number, "a lone comment or a tab; expected a statement or its output")


@dataclass(frozen=True)
class Library:
    """All sessions of the project, by id (`retreat/free-retreat`) and language."""

    root: Path = ROOT

    def ids(self) -> list[str]:
        return _ids(self.root / "examples")

    def twin_ids(self, language: str) -> list[str]:
        return _ids(self.root / "locales" / language / "examples")

    def english_path(self, identity: str) -> Path:
        return self.root / "examples" / (identity + SUFFIX)

    def twin_path(self, identity: str, language: str) -> Path:
        return self.root / "locales" / language / "examples" / (identity + SUFFIX)

    def shown_path(self, identity: str, language: str) -> Path:
        """The file whose text a reader of that language sees."""
        twin = self.twin_path(identity, language)
        return twin if language != SOURCE.code and twin.is_file() else self.english_path(identity)

    def read_english(self, identity: str, *, outputs: bool = True) -> Session:
        return read(self.english_path(identity), self.root, SOURCE.code, outputs=outputs)

    def read_twin(self, identity: str, language: str) -> Session | None:
        path = self.twin_path(identity, language)
        return read(path, self.root, language) if path.is_file() else None


def _ids(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*" + SUFFIX))
