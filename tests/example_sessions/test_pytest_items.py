"""Every example is an item of pytest in every language."""

import subprocess
import sys

from checks import unread_examples
from example_sessions.planted_library import DUTCH, EXTENSIONS, WORDS, plant, write
from sessions.files import Library


def pytest_in(library: Library, *arguments: str) -> tuple[int, str]:
    write(
        library.root,
        "pytest.ini",
        f"[pytest]\npythonpath = {EXTENSIONS}\ntestpaths = examples\n",
    )
    command = [sys.executable, "-m", "pytest", "-p", "sessions.pytest_plugin", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=library.root, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_an_item_per_language(library: Library) -> None:
    _, output = pytest_in(library, "--collect-only", "-q")
    items = output.splitlines()
    assert "examples/retreat/words.pycon::pt_BR" in items
    assert not unread_examples.not_run(library, items)
    assert unread_examples.not_run(library, items[1:]) == [
        f"{items[0].replace('::', ':1: [')}] a session that pytest does not run"
    ]
    (unknown,) = unread_examples.not_run(library, [*items, "examples/retreat/gone.pycon::nl"])
    assert unknown.startswith("examples/retreat/gone.pycon:1: [nl] run, but")


def test_a_failing_item(library: Library) -> None:
    plant(library, DUTCH, WORDS.format("Nederlands"))
    status, output = pytest_in(library)
    assert status == 1
    assert "1 failed, 5 passed" in output
    assert f"{DUTCH}:2 [nl]: the output differs" in output
    assert "-a) 2 Nederlands\n+a) 2 nl" in output
    assert pytest_in(library, "examples/retreat/words.pycon::pt_BR")[0] == 0
