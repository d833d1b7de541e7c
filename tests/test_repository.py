"""What git keeps: short subjects, and the same line ends on every machine."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONGEST_SUBJECT = 71
HELD_SINCE = "2026-12-01T00:00:00Z"
"""Earlier commits were made before there was a limit."""

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git repository")


def git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True, encoding="utf-8")
    return done.stdout.splitlines()


def test_the_subjects_of_commits_are_short() -> None:
    long = [line for line in git("log", f"--since={HELD_SINCE}", "--format=%h %s") if too_long(line)]
    assert not long, f"{LONGEST_SUBJECT} characters at most; 'git commit --amend' or 'git rebase -i' mends a subject"


def too_long(line: str) -> bool:
    return len(line.partition(" ")[2]) > LONGEST_SUBJECT


def test_a_subject_is_measured_in_characters() -> None:
    assert not too_long("1a2b3c4 " + "é" * 71)
    assert too_long("1a2b3c4 " + "e" * 72)


def test_every_text_ends_its_lines_with_lf() -> None:
    assert not [line for line in git("ls-files", "--eol") if line.startswith(("i/crlf", "i/mixed"))]
