"""The numbers that a story may tell: those of its session, and of the cards in it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rules.catalogue import CARDS
from rules.model.cards import PokemonCard
from sessions.files import Session

_NUMBER = re.compile(r"\d+")
_ATTACHED = re.compile(r"\[([^\[\]']*)\]")
_STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
_REPEATED = re.compile(r"\*(\d+)")
NUMBER_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


class Facts(NamedTuple):
    """What there is to tell in numbers."""

    counters: frozenset[int]
    """Damage counters."""
    hit_points: frozenset[int]
    """HP of the cards, or left of them."""
    damage: frozenset[int]
    """Points that an attack or a card does or changes."""
    others: frozenset[int]
    """How many there are of anything else."""

    def of(self, unit: str) -> frozenset[int]:
        """The numbers that may stand before a unit."""
        kinds = {"damage counters": self.counters, "HP": self.hit_points, "damage": self.damage}
        return kinds.get(unit, self.others | self.counters | self.damage | self.hit_points)


def _numbers_in(value: object) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)
    elif isinstance(value, tuple):
        for each in value:
            yield from _numbers_in(each)


@cache
def _names() -> re.Pattern[str]:
    names = {card.name for card in CARDS} | {each.name for card in CARDS for each in getattr(card, "attacks", ())}
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?!\w)")


@cache
def _of_card(name: str) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """The HP, the points and the other numbers of every print of a card, or of an attack."""
    hit_points: set[int] = set()
    damage: set[int] = set()
    others: set[int] = set()
    for card in CARDS:
        attacks = getattr(card, "attacks", ())
        if name != card.name and name not in {each.name for each in attacks}:
            continue
        numbers = {*_numbers_in(tuple(card.effects))}
        if isinstance(card, PokemonCard):
            hit_points.add(card.hp)
            meant = [each for each in attacks if name in (card.name, each.name)]
            numbers |= {*_numbers_in((card.powers, card.weakness, card.resistance, tuple(map(tuple, meant))))}
            others.add(card.retreat_cost)
            others |= {len(each.cost) for each in meant}
            others |= {each.cost.count(letter) for each in meant for letter in each.cost}
        damage |= {number for number in numbers if number >= 10}
        others |= {number for number in numbers if number < 10}
    return frozenset(hit_points), frozenset(damage), frozenset(others)


def _counted(text: str) -> Iterator[int]:
    """How many of a thing there are: Energy symbols, cards, coins."""
    for found in _ATTACHED.finditer(text):
        symbols = re.findall(r"[A-Z]+\*?", found[1])
        yield len(symbols)
        yield sum(len(each.rstrip("*")) for each in symbols)
        yield from (symbols.count(each) for each in symbols)
    for double, single in _STRING.findall(text):
        written = double or single
        listed = [each.strip() for each in written.split(",")]
        yield sum(int(many[1]) if (many := _REPEATED.search(each)) else 1 for each in listed)
        if re.fullmatch("[HT]+", written):
            yield from (len(written), written.count("H"), written.count("T"))


def facts(session: Session) -> Facts:
    """Every number that a session and its cards speak for."""
    outputs = "".join(session.wants)
    written = {int(each) for each in _NUMBER.findall(session.text)}
    printed = {int(each) for each in _NUMBER.findall(outputs)}
    said = {NUMBER_WORDS[word] for word in re.findall(r"[a-z]+", session.text.lower()) if word in NUMBER_WORDS}
    counters = {int(each) for each in re.findall(r"\bc=(\d+)|$", session.text) if each}
    counters |= {int(each) for each in re.findall(r"(\d+) damage counter", outputs)}
    if "counters" in session.code:
        counters |= {number for number in printed if number < 20}
    cards = [_of_card(name) for name in dict.fromkeys(_names().findall(session.text))]
    hit_points = {number for number in written if number >= 10}.union(*(each[0] for each in cards))
    hit_points |= {full - 10 * number for full in hit_points for number in counters if full > 10 * number}
    damage = {number for number in written if number >= 10}.union(*(each[1] for each in cards))
    # What lies on a Pokémon was done to it, and what was done lies on it.
    damage |= {10 * number for number in counters}
    others = {*written, *said, *_counted(session.text), 0, 1}.union(*(each[2] for each in cards))
    others |= {3} if "EDITIONS" in session.text else set()
    return Facts(frozenset(counters | {0, 1}), frozenset(hit_points), frozenset(damage | {0}), frozenset(others))
