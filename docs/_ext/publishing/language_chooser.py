"""The pages above the languages: one to choose a language, and one for an address that does not exist."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from string import Template
from urllib.parse import urlsplit

from project.languages import LANGUAGES, Language

PAGE = Template("""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>$title</title>
<style>
body { max-width: 32rem; margin: 15vh auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif; }
h1 { font: 2rem Georgia, serif; }
li { margin: 0.75rem 0; }
</style>
$script</head>
<body>
<h1>$title</h1>
<ul>
$links
</ul>
</body>
</html>
""")

# Readers whose browser asks for no language of the site choose themselves.
SCRIPT = """\
<script>
const folders = {$folders};
const wanted = navigator.languages
  .map((tag) => Object.keys(folders).find((code) => tag.toLowerCase().split("-")[0] === code))
  .find((code) => code);
if (wanted) location.replace(folders[wanted]);
</script>
"""


def links(words: Callable[[Language], str], root: str) -> str:
    """A link to the first page of each language, in that language."""
    return "\n".join(
        f'<li><a href="{root}{each.folder}/" lang="{each.tag}" hreflang="{each.tag}">{words(each)}</a>'
        f' <span lang="{each.tag}">({each.name})</span></li>'
        for each in LANGUAGES
    )


def choose() -> str:
    """The page that sends a reader on to the first language that their browser asks for."""
    folders = ", ".join(f'{each.tag.partition("-")[0]}: "{each.folder}/"' for each in LANGUAGES)
    script = SCRIPT.replace("$folders", folders)
    return PAGE.substitute(title="Expert Rules", script=script, links=links(lambda each: each.title, ""))


def missing(site: str) -> str:
    """The page for an address that does not exist. It is shown at any depth, so its links start at the root."""
    root = urlsplit(site).path or "/"
    return PAGE.substitute(title="404", script="", links=links(lambda each: each.missing, root))


def write(folder: Path, site: str) -> None:
    """Write both pages beside the languages."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(choose(), encoding="utf-8")
    (folder / "404.html").write_text(missing(site), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), *sys.argv[2:] or [""])
