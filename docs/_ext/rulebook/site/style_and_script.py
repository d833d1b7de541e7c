"""The one style sheet and the one script of the site, put together from small files."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.config import Config

DOCS = Path(__file__).resolve().parents[3]
FIRST = ("tokens", "base", "keep")
LAST = ("print",)
"""The parts whose place matters: what all others build on, and what overrides them."""

UNUSED = ("basic.css", "pygments.css", "file.png", "minus.png", "plus.png")
"""What Sphinx puts beside the pages and no page loads."""

_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


def parts(kind: str) -> list[Path]:
    """The files of a kind, ``css`` or ``js``, in the order in which a browser is to read them."""
    folder = DOCS / {"css": "_style", "js": "_script"}[kind]

    def place(path: Path) -> tuple[int, str]:
        if path.stem in FIRST:
            return FIRST.index(path.stem) - len(FIRST), path.stem
        return int(path.stem in LAST), path.stem

    return sorted(folder.glob(f"*.{kind}"), key=place)


def style() -> str:
    """All styles, without what is for whoever writes them."""
    text = _COMMENT.sub("", "\n".join(path.read_text(encoding="utf-8") for path in parts("css")))
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())


def script() -> str:
    """All scripts."""
    return "\n".join(path.read_text(encoding="utf-8") for path in parts("js"))


def note_parts(app: Sphinx, config: Config) -> None:
    """Write every page again when a style or a script changes, for it says which version of them it wants."""
    config["rulebook_parts"] = hashlib.sha256(f"{style()}{script()}".encode()).hexdigest()


def write_parts(app: Sphinx) -> None:
    """Put them where the pages look for them, before the first page is written."""
    if isinstance(app.builder, StandaloneHTMLBuilder):
        folder = Path(app.outdir) / "_static"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "rulebook.css").write_text(style(), encoding="utf-8")
        (folder / "rulebook.js").write_text(script(), encoding="utf-8")


def remove_unused(app: Sphinx, error: Exception | None) -> None:
    """Publish nothing that no page loads."""
    if error is None and isinstance(app.builder, StandaloneHTMLBuilder):
        for name in UNUSED:
            (Path(app.outdir) / "_static" / name).unlink(missing_ok=True)


def setup(app: Sphinx) -> None:
    app.add_config_value("rulebook_parts", "", "html", str)
    app.connect("config-inited", note_parts)
    app.connect("builder-inited", write_parts)
    app.connect("build-finished", remove_unused)
    app.add_css_file("rulebook.css")
    # Before the first paint: which edition and which colors.
    app.add_js_file("first.js", priority=100)
    app.add_js_file("rulebook.js", loading_method="defer")
