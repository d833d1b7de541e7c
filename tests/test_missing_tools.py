"""A machine without hunspell or msgfmt says so: on a CI the tests fail, elsewhere they warn."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PYTHONPATH = os.pathsep.join(map(str, (TESTS, TESTS.parent, TESTS.parent / "docs" / "_ext")))
REASONS = "not everything is checked here: msgfmt of GNU gettext is not installed; hunspell is not installed"


@pytest.mark.parametrize(("ci", "status", "line"), [("true", 1, f"ERROR: {REASONS}"), ("", 0, f"WARNING: {REASONS}")])
def test_what_a_machine_lacks_is_told(tmp_path: Path, ci: str, status: int, line: str) -> None:
    (tmp_path / "test_nothing.py").write_text("def test_nothing() -> None: pass\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "missing_tools", "-p", "no:cacheprovider", "-c", "/dev/null", "-q"],
        cwd=tmp_path,
        env={"PATH": "", "CI": ci, "PYTHONPATH": PYTHONPATH},
        capture_output=True,
        text=True,
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert line in done.stdout.splitlines()
    assert "1 passed" in done.stdout
