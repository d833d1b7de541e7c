"""How a problem is told: where it is, in which language, and what would be right."""

from pathlib import Path
from typing import NamedTuple


class Problem(NamedTuple):
    """Something wrong in a file of the project, and what would be right."""

    path: Path
    line: int
    language: str
    wrong: str
    expected: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: [{self.language}] {self.wrong}; expected {self.expected}"
