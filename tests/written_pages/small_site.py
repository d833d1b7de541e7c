"""A small site whose pages use every directive, and how a test finds something on a page that was read."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bs4 import BeautifulSoup
from docutils import nodes
from sphinx.deprecation import RemovedInSphinx11Warning
from sphinx.testing.util import SphinxTestApp

ROOT = Path(__file__).parents[2]

INDEX = """\
(index)=
# First

{term}`Bench` and {term}`attack`.

```{toctree}
rules/one
rules/two
rules/three
rules/all
words
list
```
"""
ONE = """\
(retreat)=
# One

See {ref}`retreat.pay` and {ref}`the words <words>`.

(retreat.pay)=
## Pay

```{rule} retreat.pay
```

The answer.

```{example} retreat/not-enough-energy
:title: Too little

The story.
```

(retreat-inner)=
### Inside

More.
"""
TWO = """\
(two)=
# Two

(damage.defender_cards)=
## Defender

```{rule} damage.defender_cards
```

```{exercise}
:example: retreat/double-first-then-stop

What is *left*?

---

One card.

- Or none.
```
"""
THREE = """\
(three)=
# Three

```{example} attack/confusion-in-dp
:title: Counters
```

```{example} trainer/first-turn-in-dp
:title: First turn
```

```{example} attack/baby-flip-tails
:title: Coin
```

```{example} damage/pluspower-in-three-editions
:title: Three
```
"""
WORDS = """\
(words)=
# Words

```{glossary}
attack
  Something printed on a card. It is last.

Bench
  The place behind. It has room for 5.
```

```{rule} retreat.pay
```
"""
LIST = """\
(list)=
# List

```{gallery}
```

```{outcomes}
```

```{coverage}
```
"""
ALL = "(all)=\n# All\n\n```{law}\n```\n"
PAGES = {
    "index": INDEX,
    "rules/one": ONE,
    "rules/two": TWO,
    "rules/three": THREE,
    "rules/all": ALL,
    "words": WORDS,
    "list": LIST,
}
DUTCH = {
    "words": {"Words": "Woorden", "attack": "zet", "Bench": "bank", "The place behind. It has room for 5.": "Daar."},
    "rules/two": {"What is *left*?": "Wat is er *over*?", "One card.": "Eén kaart."},
}


class Built(NamedTuple):
    """A site that was built."""

    folder: Path
    pages: dict[str, nodes.document]
    """What was about to be written, by the names of the pages."""

    def written(self, name: str) -> BeautifulSoup:
        """A page as a browser gets it."""
        return BeautifulSoup((self.folder / name / "index.html").read_text(encoding="utf-8"), "html.parser")


Node = TypeVar("Node", bound=nodes.Element)


def write(folder: Path, pages: dict[str, str], suffix: str = "md") -> None:
    """Put pages, or catalogues, into a folder."""
    for name, text in pages.items():
        path = folder / f"{name}.{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


EXAMPLES = (
    "attack/baby-flip-tails",
    "attack/confusion-in-dp",
    "damage/pluspower-in-three-editions",
    "retreat/double-first-then-stop",
    "retreat/free-retreat",
    "retreat/not-enough-energy",
    "trainer/first-turn-in-dp",
)
"""The project's own, each on a page here."""

PLAIN: dict[str, Any] = {"html_theme": "basic", "html_theme_options": {}, "templates_path": [], "html_static_path": []}
"""Without the looks of the project, which no test here looks at."""


def site(folder: Path, pages: dict[str, str], builder: str = "dirhtml", **settings: Any) -> SphinxTestApp:
    """A site of some pages, built with the settings of the project and a few of its examples."""
    write(folder, pages)
    (folder / "conf.py").symlink_to(ROOT / "conf.py")
    for name in EXAMPLES:
        path = folder / "examples" / f"{name}.pycon"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(ROOT / "examples" / f"{name}.pycon")
    return build(folder, builder, **settings)


def build(folder: Path, builder: str = "dirhtml", **settings: Any) -> SphinxTestApp:
    """Build a site that lies in a folder, once more or for the first time."""
    app = SphinxTestApp(builder, folder, confoverrides={**PLAIN, **settings})
    # What Sphinx will drop matters on the day on which pyproject.toml allows that version.
    with warnings.catch_warnings(action="ignore", category=RemovedInSphinx11Warning):
        app.build()
    return app


def readable(app: SphinxTestApp) -> Built:
    """The pages of a site without an error, kept now: Sphinx speaks the language of one site at a time."""
    told = app.warning.getvalue()
    assert "ERROR" not in told, told
    with warnings.catch_warnings(action="ignore", category=RemovedInSphinx11Warning):
        pages = {name: app.env.get_and_resolve_doctree(name, app.builder) for name in app.env.found_docs}
    app.cleanup()
    return Built(Path(app.outdir), pages)


def found(inside: nodes.Element, kind: type[Node], name: str = "") -> list[Node]:
    """Everything of a kind in a part of a page, of a class if one is named."""
    return [node for node in inside.findall(kind) if not name or name in node["classes"]]


def only(inside: nodes.Element, kind: type[Node], name: str = "") -> Node:
    """The one thing of a kind in a part of a page."""
    (node,) = found(inside, kind, name)
    return node


def section(page: nodes.document, anchor: str) -> nodes.section:
    """The section of a page that has an anchor."""
    (node,) = (each for each in page.findall(nodes.section) if anchor in each["ids"])
    return node


def links(inside: nodes.Element) -> list[str]:
    """Where the links in a part of a page lead."""
    return [link.get("refuri") or f"#{link['refid']}" for link in inside.findall(nodes.reference)]


def rows(table: nodes.table) -> list[list[str]]:
    """The texts of a table, without its head."""
    return [[cell.astext() for cell in row.findall(nodes.entry)] for row in only(table, nodes.tbody).findall(nodes.row)]
