"""The engine's words, compiled to where the engine reads them.

``python locales/compile.py`` does it for this folder, and :class:`BuildPy` for a package that is built from it.
"""

import shutil
import sys
from pathlib import Path

import polib
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parents[1]


def sources(root: Path = ROOT) -> list[Path]:
    """The translations of the engine's words, a file for each language."""
    folders = (path for path in sorted((root / "locales").iterdir()) if (path / "LC_MESSAGES").is_dir())
    return [folder / "LC_MESSAGES" / "words.po" for folder in folders]


def compile_words(root: Path = ROOT, engine: Path | None = None) -> list[Path]:
    """Compile the translations in a project, for its engine or for a copy of it, and return what they became.

    Files that are right already stay untouched.
    """
    targets = []
    for source in sources(root):
        # Made a path that exists, because polib takes any other text for the translations themselves.
        content = polib.pofile(str(source.resolve(strict=True))).to_binary()
        inside = source.relative_to(root).with_suffix(".mo")
        target = (engine or root / "rules") / inside
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        targets.append(target)
    return targets


class BuildPy(build_py):
    """What setuptools does to build a package, and the compiled words."""

    def run(self) -> None:
        """Build the package; one that is editable reads its words in this folder."""
        if self.editable_mode:
            compile_words()
            return
        # An earlier build may have modules that are gone.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        compile_words(engine=Path(self.build_lib, "rules"))

    def get_output_mapping(self) -> dict[str, str]:
        """Where each built file comes from, by which the strict kind of an editable package finds it."""
        words = [path.relative_to(ROOT) for path in compile_words()] if self.editable_mode else []
        return {**super().get_output_mapping(), **{str(Path(self.build_lib, path)): str(path) for path in words}}


if __name__ == "__main__":
    try:
        compile_words()
    except (OSError, ValueError) as problem:
        sys.exit(f"the words of the engine cannot be compiled: {problem}")
