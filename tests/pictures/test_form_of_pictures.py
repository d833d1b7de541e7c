"""What every picture is made of, and that everything stays within its room."""

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

from drawn_positions import LONG, STEM, edges, every_picture

from rules import pokemon, read_game, table
from rules.model.state import Side
from rules.pictures import (
    KINDS,
    picture,
    sprite,
    style,
)


def test_a_picture_has_its_words_and_no_style_or_script_of_its_own(reader: str) -> None:
    known = set(re.findall(r'id="pic-([\w-]+)"', sprite()))
    for svg in every_picture():
        root = ElementTree.fromstring(svg)
        title, desc = root[0], root[1]
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
        assert title.text
        assert desc.text
        assert not re.search(r'style|<script| on\w+=|href="(?!#pic-)', svg.replace(desc.text, ""))
        assert set(re.findall(r'href="#pic-([\w-]+)"', svg)) <= known


def test_ids_are_unique_on_a_page() -> None:
    game = read_game(STEM)
    page = "".join([sprite(), *(picture(game, view=kind) for kind in KINDS), picture(game, ident="first")])
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert 'aria-labelledby="first-title first-words"' in page


def test_every_class_has_its_style() -> None:
    styled = set(re.findall(r"\.(pic[\w-]*)", style()))
    used = {
        name
        for svg in (sprite(), *every_picture())
        for names in re.findall(r'class="([^"]+)"', svg)
        for name in names.split()
    }
    assert used - styled == set()
    assert Path(__file__).parents[2].joinpath("docs/_static/pictures.css").read_text(encoding="utf-8") == style()


def test_a_picture_of_its_own_has_the_style_and_only_the_drawings_that_it_needs() -> None:
    svg = picture(table("Hitmonchan [F]"), view="one", alone=True)
    ElementTree.fromstring(svg)
    assert "<style>" in svg
    assert 'id="pic-F"' in svg
    assert 'id="pic-G"' not in svg
    assert 'id="pic-counter"' not in svg


def test_no_text_leaves_its_picture(reader: str) -> None:
    long = read_game(
        STEM.replace("A bench: Rattata\n", f"{LONG}\n{LONG}\n").replace(
            "A discard: R, Bill", "A discard: Energy Removal*12, Computer Search, Darkness Energy (special)@dp*3"
        )
    )
    for svg in (*every_picture(), *(picture(long, read_game(STEM), kind) for kind in KINDS)):
        size = re.search(r'viewBox="0 0 ([\d.]+)', svg)
        assert size is not None
        right = float(size[1])
        for start, end, told in edges(svg):
            assert start >= -1, told
            assert end <= right + 1, told


def test_a_long_name_stays_on_its_card() -> None:
    name = "Rocket’s Wigglytuffington ex"
    found = pokemon("Hitmonchan [F]")
    long = found._replace(cards=(found.card._replace(name=name),))
    game = table("Rattata")._replace(sides=(Side(long, (long,)), Side(None)))
    for kind in ("one", "board"):
        svg = picture(game, view=kind)
        parts = [(start, end) for start, end, told in edges(svg) if told and told in name and len(told) > 3]
        assert len(parts) >= (2 if kind == "one" else 3)
        assert all(end - start <= 104 for start, end in parts)


def test_no_two_texts_of_a_row_overlap(reader: str) -> None:
    """Names of players, what they have and whose turn it is stand beside each other, whatever the language."""
    game = read_game(STEM)
    for turn in (0, 1):
        for kind in KINDS:
            root = ElementTree.fromstring(picture(game._replace(on_turn=turn), view=kind))
            heads = [part for part in root if part.get("class") in ("pic-bold", "pic-pill-words", "pic-soft")]
            rows: dict[int, list[tuple[float, float, str]]] = {}
            for part in heads:
                if part.tag.endswith("}text"):
                    rows.setdefault(round(float(part.get("y", "0"))), []).extend(
                        edges(ElementTree.tostring(part, "unicode"))
                    )
            for row in rows.values():
                for (_, end, one), (start, _, other) in pairwise(sorted(row)):
                    assert end <= start, (one, other)
