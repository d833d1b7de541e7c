"""Pictures of positions and cards on a page: each a file of its own that is fetched when a reader comes near it."""

from __future__ import annotations

import hashlib
import re
from html import unescape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.osutil import relative_uri
from sphinx.writers.html5 import HTML5Translator

from project.languages import SOURCE
from rules import pictures
from rules.model.cards import EnergyCard
from rules.pictures.energy import energy_symbol, units
from rules.pictures.labels import of_card
from rules.pictures.svg import by_itself, framed
from rules.pictures.symbols import drawings
from rules.words.language import use

FOLDER = "_pictures"
_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class position(nodes.General, nodes.Element):  # noqa: N801  (nodes are named as their elements)
    """A picture of a game. Its attributes are ``game``, ``before`` and ``view``."""


class framed_picture(nodes.General, nodes.Element):  # noqa: N801
    """A picture with the words above it. Its attribute is ``caption``."""


class printed_card(nodes.General, nodes.Element):  # noqa: N801
    """A picture of a card. Its attributes are ``card`` and ``numbered``."""


class energy(nodes.Inline, nodes.Element):  # noqa: N801
    """The symbol of an Energy card in a sentence. Its attribute is ``card``."""


def drawn(node: nodes.Element, language: str) -> str:
    """The picture in a language, as a file of its own."""
    use(language)
    try:
        if isinstance(node, printed_card):
            return pictures.card_picture(node["card"], numbered=node["numbered"], alone=True)
        if isinstance(node, energy):
            return _symbol(node["card"])
        return pictures.picture(node["game"], node["before"], node["view"], alone=True)
    finally:
        use(SOURCE.code)


def _symbol(card: EnergyCard) -> str:
    name = of_card(card, card.print)
    drawn = energy_symbol(card, card.print, 13, 13)
    return by_itself(framed(drawn, (1 + 25 * units(card), 26), name, name), drawings())


def words(svg: str) -> str:
    """What a picture shows, in its own words."""
    found = re.search(r"<desc[^>]*>(.*?)</desc>", svg, re.DOTALL)
    return unescape(found[1]) if found else ""


def write(svg: str, outdir: Path) -> str:
    """Put a picture beside the pages, under a name that follows from what it shows; equal ones are one file."""
    name = f"{FOLDER}/{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"
    path = outdir / name
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(svg, encoding="utf-8")
    return name


def visit(self: HTML5Translator, node: nodes.Element) -> None:
    builder: Any = self.builder
    svg = drawn(node, self.config.language)
    box = _BOX.search(svg)
    assert box is not None
    here = builder.get_target_uri(builder.current_docname)
    self.body.append(
        self.emptytag(
            node, "img", "\n" if isinstance(node, nodes.General) else "",
            src=relative_uri(here, write(svg, Path(builder.outdir))), alt=words(svg), loading="lazy",
            width=box[1], height=box[2], CLASS="energy" if isinstance(node, energy) else "picture",
        )
    )  # fmt: skip
    raise nodes.SkipNode


def visit_frame(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "figure"))
    if node["caption"]:
        self.body.append(f"<figcaption>{self.encode(node['caption'])}</figcaption>\n")


def depart_frame(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append("</figure>\n")


def visit_text(self: Any, node: nodes.Element) -> None:
    """In plain text a picture is its words."""
    self.new_state(0)
    self.add_text(words(drawn(node, self.builder.config.language)))
    self.end_state()
    raise nodes.SkipNode


def visit_symbol_in_text(self: Any, node: nodes.Element) -> None:
    """In plain text the symbol is its letters."""
    self.add_text(f"[{node['card'].symbol}]")
    raise nodes.SkipNode


def ignore(self: Any, node: nodes.Element) -> None:
    """Nothing ends here: a picture has no children."""


def setup(app: Sphinx) -> None:
    for kind in (position, printed_card):
        app.add_node(kind, html=(visit, ignore), text=(visit_text, ignore))
    app.add_node(framed_picture, html=(visit_frame, depart_frame), text=(ignore, ignore))
    app.add_node(energy, html=(visit, ignore), text=(visit_symbol_in_text, ignore))
