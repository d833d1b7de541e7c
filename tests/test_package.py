"""The package as others get it: what is in it, and that the engine works from it alone."""

import gettext
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy2, copytree, ignore_patterns
from zipfile import ZipFile

import pytest

from locales.compile import compile_words
from rules import __version__
from rules.words.language import LANGUAGES

ROOT = Path(__file__).parents[1]
TRANSLATED = [f"rules/locales/{language}/LC_MESSAGES/words.mo" for language in LANGUAGES if language != "en"]
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
ALONE = ["--no-index", "--no-deps", "--no-build-isolation"]
"""The network gives nothing: what a build needs is what the tests have."""

SLICE = ("test_damage.py", "test_retreat.py", "test_position.py", "test_editions.py")
"""Tests that need nothing but the engine."""

POSITION = "A active: Poliwhirl [W W W]\nB active: Chansey c=9\n"
ENDINGS = {
    "en": "winning: A wins the game.",
    "nl": "winnen: A wint het spel.",
    "pt_BR": "vitória: A vence a partida.",
}
"""Doubleslap does 30 for each heads to a Chansey with 30 of its 120 HP left."""

DUTCH = "Speel volgens de spelregels voor experts."


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command away from the checkout, and return what it says; a failure shows everything."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "EXPERT_RULES"))}
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env=kept | environment, capture_output=True, text=True, encoding="utf-8"
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def build(source: Path, target: Path) -> Path:
    """The wheel of a folder or of an archive."""
    run(*PIP, "wheel", *ALONE, "--wheel-dir", target, source, cwd=target.parent, SOURCE_DATE_EPOCH="1000000000")
    (wheel,) = target.glob("*.whl")
    return wheel


def ask_backend(hook: str, source: Path, target: Path, **settings: str) -> Path:
    """What a hook of setuptools makes of a folder; pip has no command for it, or would change our environment."""
    target.mkdir(exist_ok=True)
    code = f"from setuptools import build_meta; print(build_meta.{hook}({str(target)!r}, {settings}))"
    return target / run(sys.executable, "-c", code, cwd=source).splitlines()[-1]


def install(wheel: Path, environment: Path) -> Path:
    """The programs of a new environment that has nothing but a wheel."""
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=wheel.parent)
    run(*PIP, "--python", environment, "install", *ALONE, wheel, cwd=wheel.parent)
    return environment / "bin"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the package is made of, without anything built."""
    copy = tmp_path_factory.mktemp("package") / "project"
    for folder in ("rules", "locales"):
        copytree(ROOT / folder, copy / folder, ignore=ignore_patterns("__pycache__", "*.mo"))
    for name in ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "LICENSE-TEXT"):
        copy2(ROOT / name, copy)
    return copy


@pytest.fixture(scope="module")
def wheel(project: Path) -> Path:
    return build(project, project.with_name("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    return install(wheel, wheel.parents[1] / "environment")


def engine_files() -> Iterator[str]:
    for path in (ROOT / "rules").rglob("*"):
        if path.is_file() and path.suffix not in {".mo", ".pyc"}:
            yield path.relative_to(ROOT).as_posix()


def test_the_wheel_has_every_file_of_the_engine_and_its_words(wheel: Path) -> None:
    with ZipFile(wheel) as content:
        found = {name for name in content.namelist() if ".dist-info/" not in name}
    assert found == {*engine_files(), *TRANSLATED}, (
        "is a folder without __init__.py, or the data not in pyproject.toml?"
    )


def test_the_words_tell_neither_when_nor_by_whom_they_were_compiled(wheel: Path) -> None:
    for name in TRANSLATED:
        with ZipFile(wheel) as content, content.open(name) as file:
            told = gettext.GNUTranslations(file).info()
        assert {*told} == {
            "project-id-version", "language", "mime-version", "content-type", "content-transfer-encoding",
            "plural-forms",
        }  # fmt: skip


def test_the_archive_of_the_sources_builds_the_same_wheel(project: Path, wheel: Path) -> None:
    target = project.with_name("archive")
    archive = ask_backend("build_sdist", project, target)
    again = build(archive, target)
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_the_command_speaks_every_language(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "expert-rules", "--version", cwd=tmp_path) == f"expert-rules {__version__}\n"
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    for language, ending in ENDINGS.items():
        command: list[str | Path] = [installed / "expert-rules", "chances", "position.txt", "attack Doubleslap"]
        for said in (
            run(*command, "--language", language, cwd=tmp_path, PYTHONUTF8="1"),
            run(*command, cwd=tmp_path, PYTHONUTF8="1", EXPERT_RULES_LANGUAGE=language),
        ):
            assert [line.endswith(ending) for line in said.splitlines()] == [True, True, True, False]


@pytest.mark.parametrize("kind", ["lenient", "strict"])
def test_an_editable_package_has_its_words_too(project: Path, tmp_path: Path, kind: str) -> None:
    built = ask_backend("build_editable", project, tmp_path, editable_mode=kind)
    programs = install(built, tmp_path / "environment")
    assert DUTCH in run(programs / "expert-rules", "--language", "nl", "--help", cwd=tmp_path)


def test_the_engine_passes_its_tests_where_it_is_installed(installed: Path, tmp_path: Path) -> None:
    for name in (*SLICE, "in_play.py"):
        copy2(ROOT / "tests" / name, tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    # The environment has no pytest; it is lent ours, whose folders come after those of the tests.
    lent = os.pathsep.join(path for path in sys.path if path.endswith("site-packages"))
    python = installed / "python"
    where = run(python, "-c", "import rules; print(rules.__file__)", cwd=tmp_path, PYTHONPATH=lent).strip()
    assert Path(where).is_relative_to(installed.parent)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--doctest-modules", "--pyargs", "rules", *SLICE]
    told = run(python, "-m", "pytest", *options, cwd=tmp_path, PYTHONPATH=lent)
    assert int(told.splitlines()[-1].split()[0]) >= 150


def test_words_that_cannot_be_compiled_are_named(tmp_path: Path) -> None:
    words = tmp_path / "locales" / "nl" / "LC_MESSAGES" / "words.po"
    words.parent.mkdir(parents=True)
    with pytest.raises(FileNotFoundError, match=r"nl/LC_MESSAGES/words\.po"):
        compile_words(tmp_path)
    words.write_text('msgid ""\nmsgstr ""\n\nmsgid "Poison"\nmsgstring "Gif"\n', encoding="utf-8")
    with pytest.raises(OSError, match=r"nl/LC_MESSAGES/words\.po \(line 5\)"):
        compile_words(tmp_path)
    assert not (tmp_path / "rules").exists()


@pytest.mark.parametrize("named", ["nl", "fr", "nl_NL.UTF-8", ""])
def test_a_language_that_is_none_keeps_nobody_from_playing(named: str) -> None:
    expected = DUTCH if named == "nl" else "Play by the expert rules."
    assert expected in run(sys.executable, "-m", "rules", "--help", cwd=ROOT, EXPERT_RULES_LANGUAGE=named)
