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
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>$title</title>
<link rel="icon" type="image/svg+xml" href="$files/icon.svg">
<script src="$files/first.js"></script>
<link rel="stylesheet" href="$files/rulebook.css">
$more</head>
<body>
<main class="choose">
<h1>$title</h1>
<ul>
$links
</ul>
</main>
</body>
</html>
""")

# Readers whose browser asks for no language of the site choose themselves.
CHOOSE = '<script src="$files/choose.js" defer></script>\n'


def page(title: str, root: str, links: str, more: str = "") -> str:
    """A page with links alone, that looks like those of the languages: it uses their files."""
    files = f"{root}{LANGUAGES[0].folder}/_static"
    return PAGE.substitute(title=title, files=files, links=links, more=more.replace("$files", files))


def links(words: Callable[[Language], str], root: str) -> str:
    """A link to the first page of each language, in that language."""
    return "\n".join(
        f'<li><a href="{root}{each.folder}/" lang="{each.tag}" hreflang="{each.tag}">{words(each)}</a>'
        f' <span lang="{each.tag}">({each.name})</span></li>'
        for each in LANGUAGES
    )


def choose() -> str:
    """The page that sends a reader on to the language that they read last, or that their browser asks for first."""
    return page("Expert Rules", "", links(lambda each: each.title, ""), CHOOSE)


def missing(site: str) -> str:
    """The page for an address that does not exist. It is shown at any depth, so its links start at the root."""
    root = urlsplit(site).path or "/"
    return page("404", root, links(lambda each: each.missing, root))


def write(folder: Path, site: str) -> None:
    """Write both pages beside the languages."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(choose(), encoding="utf-8")
    (folder / "404.html").write_text(missing(site), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), *sys.argv[2:] or [""])
