"""Positions that differ in one thing each, and all that is drawn of them."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from rules import EDITIONS, card, read_game
from rules.catalogue import CARDS
from rules.model.state import CONDITIONS, Game
from rules.pictures import (
    KINDS,
    View,
    card_picture,
    picture,
    step_chart,
)


def drawn(game: Game, view: str | View = "board") -> str:
    """What is drawn, without the words in it and the ids that follow from them."""
    return re.sub(r' aria-labelledby="[^"]*"|<title.*?</desc>', "", picture(game, view=view))


def seen(game: Game) -> Game:
    """What everybody can see of a game: of the decks and the Prizes only how many cards they have."""
    one, other = (
        side._replace(deck=side.deck and (card("G"),) * len(side.deck), prizes=(card("G"),) * len(side.prizes))
        for side in game.sides
    )
    return game._replace(sides=(one, other))


STEM = """
edition: neo
A active: Hitmonchan [F F CC] c=2
A bench: Machop>Machoke [F]
A bench: Rattata
A hand: F*2, Bill
A discard: R, Bill
B active: Charmander [R]
B bench: Pidgey
B hand: R
"""

OTHER = [
    ("edition: neo", "edition: base"),
    ("edition: neo", "edition: neo\nturn: 4"),
    ("edition: neo", "edition: neo\non turn: B"),
    ("edition: neo", "edition: neo\ndone: turn.attach_energy"),
    ("edition: neo", "edition: neo\ndone: turn.attach_energy; turn.attack"),
    ("edition: neo", "edition: neo\ndone: trainer.allowed Cry Loudly"),
    ("edition: neo", "edition: neo\ndone: trainer.allowed Headache"),
    ("edition: neo", "edition: neo\nnext turn: trainer.allowed Headache"),
    ("edition: neo", "edition: neo\nways: 1 0"),
    ("edition: neo", "edition: neo\nways: 2 0"),
    ("edition: neo", "edition: neo\nways: 1 1"),
    ("edition: neo", "edition: neo\nA stadium: Sprout Tower"),
    ("edition: neo", "edition: neo\nB stadium: Sprout Tower"),
    ("edition: neo", "edition: neo\nB stadium: Ecogym"),
    ("edition: neo", "edition: neo\nA deck: G*19"),
    ("edition: neo", "edition: neo\nB deck: G*21"),
    ("edition: neo", "edition: neo\nB prizes: G*5"),
    ("edition: neo", "edition: neo\nB discard: G*5"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F CC F]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F F F]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F M]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F M*]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F D*]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F D*@dp]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F *]"),
    ("c=2", "c=3"),
    ("c=2", ""),
    ("c=2", "c=2 +PlusPower"),
    ("c=2", "c=2 +PlusPower@dp"),
    ("c=2", "c=2 +Defender +PlusPower"),
    ("c=2", "c=2 +PlusPower +Defender"),
    ("c=2", "c=2 <Sand-attack>"),
    ("c=2", "c=2 <Sand-attack 2>"),
    ("c=2", "c=2 <Smokescreen>"),
    ("c=2", "c=2 <Amnesia: Jab>"),
    ("c=2", "c=2 <Amnesia: Special Punch>"),
    ("c=2", "c=2 !"),
    ("c=2", "c=2 (used retreat)"),
    ("c=2", "c=2 (used Damage Swap)"),
    *(("c=2", f"c=2 {{{condition}}}") for condition in CONDITIONS),
    ("c=2", "c=2 {Asleep, Poisoned}"),
    ("Machop>Machoke", "Machop"),
    ("Machop>Machoke", "Machoke"),
    ("Machop>Machoke", "Machop>Machoke>Machamp"),
    ("Machop>Machoke", "Machop>Machamp"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] c=1"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] +Defender"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] {Char}"),
    ("Machop>Machoke [F]", "Machop>Machoke [R]"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] !"),
    ("A bench: Rattata\n", ""),
    ("A bench: Rattata", "A bench: Pidgey"),
    ("A bench: Rattata", "A bench: Rattata\nA bench: Rattata"),
    ("A hand: F*2, Bill", "A hand: F, Bill"),
    ("A hand: F*2, Bill", "A hand: F, Bill, F"),
    ("A hand: F*2, Bill", "A hand: R*2, Bill"),
    ("A discard: R, Bill", "A discard: Bill, R"),
    ("A discard: R, Bill", "A discard: R"),
    ("B bench: Pidgey", "B bench: Rattata"),
    ("B hand: R", "B hand: W"),
]  # fmt: skip
"""One change of the stem each."""


LONG = "A bench: Dark Charmeleon [R R R R CC] c=3 +Defender <Sand-attack> !"


def every_picture() -> Iterator[str]:
    before = read_game(STEM)
    for old, new in OTHER:
        after = read_game(STEM.replace(old, new))
        yield from (picture(after, before, kind) for kind in KINDS)
    for each in CARDS:
        yield card_picture(each)
        yield card_picture(each, numbered=True)
    for edition in EDITIONS:
        yield from (step_chart(chapter, edition) for chapter in ("attack", "damage", "retreat", "between_turns"))


def edges(svg: str) -> Iterator[tuple[float, float, str]]:
    """Where each text begins and ends, by the widths of a wide face, and what it says."""
    from rules.pictures.measure import width

    def walk(node: ElementTree.Element, x: float, scale: float) -> Iterator[tuple[float, float, str]]:
        move = node.get("transform", "")
        if found := re.search(r"translate\(([-\d.]+)", move):
            x += scale * float(found[1])
        if found := re.search(r"scale\(([-\d.]+)", move):
            scale *= float(found[1])
        if node.tag.endswith("}text"):
            size = float(node.get("font-size", "12"))
            # Letters that are not bold are drawn smaller than they are counted here.
            thin = 0.93 if node.get("class") in (None, "pic-soft") else 1
            wide = thin * width(node.text or "", size)
            wide += sum(width(part.text or "", float(part.get("font-size", "12"))) for part in node)
            wide = min(wide, float(node.get("textLength", "1000")))
            start = float(node.get("x", "0")) - {"middle": wide / 2, "end": wide}.get(node.get("text-anchor", ""), 0)
            yield x + scale * start, x + scale * (start + wide), "".join(node.itertext())
        for child in node:
            yield from walk(child, x, scale)

    yield from walk(ElementTree.fromstring(svg), 0, 1)
