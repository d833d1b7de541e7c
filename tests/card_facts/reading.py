"""Reading the tables: each row becomes a card, with the line in which each of its facts stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from card_facts.moments import effect
from rules.model.cards import Attack, Card, Effect, EnergyCard, PokemonCard, Power, Resistance, TrainerCard, Weakness

FOLDER = Path(__file__).parent
PRINTS = ("base", "neo", "dp")
"""The editions of the prints: each has a table, ``base.txt`` and so on."""

NOTHING = "–"
NOT_PLAYED = "not played: "
"""How a line begins that says what is printed, too, and is not in the catalogue."""

Where = tuple[str | int, ...]
"""A fact of a card: the names of fields and the numbers of items that lead to it."""


class Wrong(ValueError):
    """A line that cannot be read; says which file and line, and why."""


@dataclass
class Row:
    """A card as a table has it."""

    card: Card
    path: Path
    lines: dict[Where, int] = field(default_factory=dict)
    """The lines; a fact without its own stands where the one is that it belongs to."""
    left_out: list[tuple[str, int]] = field(default_factory=list)
    """The names of attacks and Powers that are printed and not in the catalogue."""

    def place(self, where: Where = ()) -> str:
        """The file and line of a fact."""
        while where not in self.lines:
            where = where[:-1]
        return f"tests/card_facts/{self.path.name}:{self.lines[where]}"


def read(edition: str, folder: Path = FOLDER) -> list[Row]:
    """The rows of one table.

    :raises Wrong: when a line cannot be read.
    """
    path = folder / f"{edition}.txt"
    return list(_Reader(path, edition).rows())


class _Reader:
    def __init__(self, path: Path, edition: str) -> None:
        self.path, self.edition = path, edition
        self.kind = ""
        self.number = 0
        self.last = ""

    def rows(self) -> Iterator[Row]:
        row = None
        for number, line in enumerate(self.path.read_text(encoding="utf-8").splitlines(), 1):
            self.number, text = number, line.strip()
            try:
                if not text or text.startswith("#"):
                    continue
                if match := re.fullmatch(r"== (.+) ==", text):
                    self.kind = match[1]
                elif line == text:
                    if row:
                        yield row
                    row = self.card(text)
                elif row is None:
                    raise ValueError("nothing stands above it")
                else:
                    self.below(row, text, (len(line) - len(text)) // 4)
            except ValueError as problem:
                raise Wrong(f"tests/card_facts/{self.path.name}:{self.number}: {problem}: {text}") from problem
        if row:
            yield row

    def card(self, text: str) -> Row:
        """The row that a line at the margin begins."""
        self.last = ""
        made: Card
        cells = [cell.strip() for cell in text.split(" | ")]
        if self.kind == "Pokémon":
            name, kind, hp, stage, weakness, resistance, cost, _ = self.columns(cells, 8)
            stage, _, from_ = stage.partition(" from ")
            made = PokemonCard(
                name, int(hp), kind, stage, from_, _weakness(weakness), _resistance(resistance), int(cost),
                print=self.edition,
            )  # fmt: skip
        elif self.kind == "Trainer cards":
            name, kind, _ = self.columns(cells, 3)
            made = TrainerCard(name, kind, print=self.edition)
        elif self.kind == "Energy cards":
            name, symbol, provides, basic, _ = self.columns(cells, 5)
            if basic not in ("basic", "special"):
                raise ValueError(f"“{basic}” is neither basic nor special")
            made = EnergyCard(name, symbol, provides, basic == "basic", print=self.edition)
        else:
            raise ValueError("no heading such as “== Pokémon ==” stands above it")
        return Row(made, self.path, {(): self.number})

    def columns(self, cells: list[str], count: int) -> list[str]:
        if len(cells) != count:
            raise ValueError(f"{len(cells)} columns, expected {count}")
        return cells

    def below(self, row: Row, text: str, depth: int) -> None:
        """A line that belongs to the card above it."""
        if text.startswith(NOT_PLAYED):
            if " | " in text:
                row.left_out.append((text.removeprefix(NOT_PLAYED).split(" | ")[1].strip(" |"), self.number))
        elif depth == 1 and isinstance(row.card, PokemonCard):
            self.of_a_pokemon(row, row.card, text)
        elif isinstance(row.card, PokemonCard):
            self.of_an_attack(row, row.card, effect(text))
        else:
            row.lines["effects", len(row.card.effects)] = self.number
            row.card = row.card._replace(effects=(*row.card.effects, effect(text)))

    def of_a_pokemon(self, row: Row, card: PokemonCard, text: str) -> None:
        word, _, value = text.partition(": ")
        if " |" in text:
            cells = [cell.strip() for cell in f"{text} ".split(" | ")]
            if len(cells) == 2 and cells[0].startswith("Pok"):
                self.last = "powers"
                row.lines["powers", len(card.powers)] = self.number
                row.card = card._replace(powers=(*card.powers, Power(cells[1], cells[0])))
            else:
                cost, name, damage = self.columns(cells, 3)
                self.last = "attacks"
                row.lines["attacks", len(card.attacks)] = self.number
                attack = Attack(name, "" if cost == "-" else cost, *_damage(damage))
                row.card = card._replace(attacks=(*card.attacks, attack))
        elif word == "Prizes":
            row.lines["prizes",] = self.number
            row.card = card._replace(prizes=int(value))
        elif word == "evolves into":
            row.lines["evolves_into",] = self.number
            row.card = card._replace(evolves_into=tuple(value.split(", ")))
        else:
            row.lines["effects", len(card.effects)] = self.number
            row.card = card._replace(effects=(*card.effects, effect(text)))

    def of_an_attack(self, row: Row, card: PokemonCard, new: Effect) -> None:
        """What the last attack or Power above it does."""
        if not self.last:
            raise ValueError("no attack stands above it")
        items = getattr(card, self.last)
        row.lines[self.last, len(items) - 1, "effects", len(items[-1].effects)] = self.number
        changed: dict[str, Any] = {self.last: (*items[:-1], items[-1]._replace(effects=(*items[-1].effects, new)))}
        row.card = card._replace(**changed)


def _weakness(text: str) -> tuple[Weakness, ...]:
    found = re.findall(r"(\w) (?:×2|\+(\d+))", text)
    _all_read(text, [f"{kind} +{plus}" if plus else f"{kind} ×2" for kind, plus in found])
    return tuple(Weakness(kind, int(plus) if plus else None) for kind, plus in found)


def _resistance(text: str) -> tuple[Resistance, ...]:
    found = re.findall(r"(\w) −(\d+)", text)
    _all_read(text, [f"{kind} −{minus}" for kind, minus in found])
    return tuple(Resistance(kind, int(minus)) for kind, minus in found)


def _all_read(text: str, read: list[str]) -> None:
    if ", ".join(read) != text.replace(NOTHING, ""):
        raise ValueError(f"“{text}” is neither like “P ×2”, “P +20” or “P −30” nor “{NOTHING}”")


def _damage(text: str) -> tuple[int | None, str]:
    """The number and the sign of ``40+``, ``(20)``, ``?`` or nothing."""
    if match := re.fullmatch(r"\((\d+)\)", text):
        return int(match[1]), ""
    if match := re.fullmatch(r"(\d*)([×−+?]?)", text):
        return int(match[1] or 0) if text else None, match[2]
    raise ValueError(f"“{text}” is no damage such as “40+”, “(20)” or “?”")
