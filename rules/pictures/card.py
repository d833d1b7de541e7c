"""A card as a drawing of our own: what is printed on it, and what each part of it means."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rules.model.cards import TYPES, Attack, Card, EnergyCard, PokemonCard, Power, Resistance, TrainerCard, Weakness
from rules.pictures.effects import in_words
from rules.pictures.energy import UNIT, cost_row, energy_symbol, units
from rules.pictures.labels import POWERS, of_card
from rules.pictures.measure import in_lines, width
from rules.pictures.parts import card_parts, evolution, hurt, printed, weaker
from rules.pictures.pokemon import Drawn
from rules.pictures.svg import THIN, by_itself, element, framed, group, label, rectangle, symbol
from rules.pictures.symbols import drawings
from rules.words.language import N_, text

_WIDE = 290.0
_IN = 18.0
_ROOM = _WIDE - 2 * _IN
_THIRDS = tuple(_IN + _ROOM / 3 * (number + 0.5) for number in range(3))
_KINDS = {
    "Trainer": N_("Trainer"),
    "Pokémon Tool": N_("Pokémon Tool"),
    "Stadium": N_("Stadium"),
    "Supporter": N_("Supporter"),
}


class _Row(NamedTuple):
    """A row of a card."""

    drawn: Drawn
    marks: tuple[tuple[str, float, float], ...] = ()
    """The parts that are in it, each with the place of its number."""


def card_picture(card: Card, *, numbered: bool = False, ident: str = "", alone: bool = False) -> str:
    """Draw a card.

    :param card: the card.
    :param numbered: whether each part has the number of its explanation in :func:`card_parts`.
    :param ident: what the ids of the picture begin with; by default something that follows from the picture.
    :param alone: whether the picture is to be a file of its own.
    :returns: the picture, as SVG.

    >>> from rules import card
    >>> card_picture(card("Hitmonchan")).count("<text") > 10
    True
    """
    kind = card.type if isinstance(card, PokemonCard) else getattr(card, "provides", "")
    y, inner, badges = 24.0, "", ""
    numbers = {part.key: number for number, part in enumerate(card_parts(card), 1)}
    for row in _rows(card):
        inner += group(row.drawn.svg, 0, y)
        for key, x, down in row.marks if numbered else ():
            badges += _badge(numbers[key], 15 + x, y + down + 8)
        y += row.drawn.height
    frame = element("rect", class_="pic-card", width=_WIDE, height=y + 8, rx=16)
    frame += element("path", class_="pic-band", d=f"M0 18V16A16 16 0 0 1 16 0H{_WIDE - 16:g}a16 16 0 0 1 16 16V18Z")
    if isinstance(card, PokemonCard):
        middle = _WIDE / 2
        frame += element("path", class_="pic-arrow", d=f"M{middle - 8:g} 13 {middle:g} 5.5 {middle + 8:g} 13")
    drawn = group(frame + inner, 15, 8, f"pic-{kind[0]}" if kind[:1] in tuple(TYPES) else "") + badges
    name = of_card(card, card.print)
    title = text("What is on a card: {card}") if numbered else text("Drawn card: {card}")
    shown = framed(drawn, (320, y + 34), title.format(card=name), " ".join(printed(card)), ident)
    return by_itself(shown, drawings()) if alone else shown


def _badge(number: int, x: float, y: float) -> str:
    drawn = element("circle", class_="pic-number", cx=x, cy=y, r=11)
    return drawn + label(str(number), x, y + 4.6, 13, 20, "pic-number-words", "middle")


def _rows(card: Card) -> Iterator[_Row]:
    if isinstance(card, EnergyCard):
        yield from _of_energy(card)
    elif isinstance(card, TrainerCard):
        yield from _of_trainer(card)
    else:
        yield from _of_pokemon(card)


def _of_energy(card: EnergyCard) -> Iterator[_Row]:
    yield _Row(Drawn(label(text("Energy card"), _IN, 12, 12.5, _ROOM, "pic-soft"), 20))
    yield _Row(Drawn(label(of_card(card, card.print), _IN, 20, 22, _ROOM, "pic-bold"), 34))
    scale = 4.4 if units(card) == 1 else 2.9
    middle = _WIDE / 2 - (units(card) - 1) * UNIT * scale / 2
    yield _Row(Drawn(energy_symbol(card, card.print, middle, 70, scale), 146))
    yield from _sentences(in_words(card.effects))


def _of_trainer(card: TrainerCard) -> Iterator[_Row]:
    yield _Row(Drawn(label(text(_KINDS.get(card.kind, card.kind)), _IN, 12, 12.5, _ROOM, "pic-soft"), 20))
    yield _Row(Drawn(label(of_card(card, card.print), _IN, 20, 22, _ROOM, "pic-bold"), 34))
    yield _Row(_panel(lambda middle: group(symbol("sign-star", middle, 46, 4), class_="pic-plain"), 92))
    yield from _sentences(in_words(card.effects))


def _of_pokemon(card: PokemonCard) -> Iterator[_Row]:
    stage = label(evolution(card), _IN, 12, 12.5, _ROOM, "pic-soft")
    yield _Row(Drawn(stage, 20), (("stage", 0, 0),))
    hp = text("{hp} HP").format(hp=card.hp)
    signs = 27 * len(card.type)
    beside = width(hp, 17) + signs + 8
    head = label(card.name, _IN, 20, 22, _ROOM - beside, "pic-bold")
    head += label(hp, _WIDE - _IN - signs - 4, 20, 17, 90, "pic-bold", "end")
    for number, letter in enumerate(reversed(card.type)):
        head += symbol(letter, _WIDE - _IN - 11 - 27 * number, 13, 1.1)
    yield _Row(Drawn(head, 34), (("name", 0, 12), ("hp", _WIDE - 108, -12), ("type", _WIDE, 12)))
    yield _Row(_panel(lambda middle: _motif(card.type[:1], middle), 92))
    for number, power in enumerate(card.powers):
        yield _power(power, number)
    for number, attack in enumerate(card.attacks):
        yield _attack(attack, number)
    if card.effects:
        yield from _sentences(in_words(card.effects))
    yield _Row(_footer(card), tuple(zip(("weakness", "resistance", "retreat"), _THIRDS, (64, 64, 64), strict=True)))


def _panel(motif: Callable[[float], str], high: float) -> Drawn:
    return Drawn(rectangle("pic-panel", _IN, 0, _ROOM, high, 8) + motif(_WIDE / 2), high + 12)


def _motif(letter: str, middle: float) -> str:
    """No likeness of anybody: the shape of the type, three times."""
    return "".join(symbol(letter, middle + 62 * at, 46, scale) for at, scale in ((-1, 1.6), (0, 2.9), (1, 1.6)))


def _power(power: Power, number: int) -> _Row:
    kind = text(POWERS.get(power.kind, power.kind))
    drawn = label(kind, _IN, 14, 12.5, 110, "pic-soft")
    x = _IN + min(110, width(kind, 12.5) * THIN) + 8
    drawn += label(text(power.name), x, 14.5, 15.5, _WIDE - _IN - x, "pic-bold")
    words, high = _wrapped(in_words(power.effects), 22)
    return _Row(_ruled(drawn + words, high + 6), (("power", 0, 10),) if not number else ())


def _attack(attack: Attack, number: int) -> _Row:
    scale = min(0.95, 92 / max(1, UNIT * len(attack.cost)))
    drawn = cost_row(attack.cost, _IN + 12, 16, scale)
    number_of = hurt(attack)
    tail = width(number_of, 18) + 6 if number_of else 0
    x = _IN + max(34, UNIT * scale * len(attack.cost) + 8)
    room = _WIDE - _IN - tail - x
    lines = [text(attack.name)] if width(text(attack.name), 12.5) <= room else in_lines(text(attack.name), room, 12)
    size = 16 if len(lines) == 1 else 12
    for row, line in enumerate(lines):
        drawn += label(line, x, 21.5 + 14 * (row - (len(lines) - 1) / 2), size, room, "pic-bold")
    drawn += label(number_of, _WIDE - _IN, 22, 18, 70, "pic-bold", "end") if number_of else ""
    words, high = _wrapped(in_words(attack.effects), 32)
    first = (("cost", 0.0, 16.0),) if not number else ()
    if number_of and not number:
        first = (*first, ("damage", _WIDE, 16.0))
    return _Row(_ruled(drawn + words, high + 8), first)


def _ruled(drawn: str, high: float) -> Drawn:
    return Drawn(drawn + element("path", class_="pic-rule", d=f"M{_IN:g} {high:g}H{_WIDE - _IN:g}"), high + 6)


def _wrapped(sentences: list[str], y: float) -> tuple[str, float]:
    drawn = ""
    for each in sentences:
        for line in in_lines(each, _ROOM / THIN, 12):
            drawn += label(line, _IN, y + 13, 12, _ROOM, "pic-soft")
            y += 16
        y += 3
    return drawn, y


def _sentences(sentences: list[str]) -> Iterator[_Row]:
    drawn, high = _wrapped(sentences, 0)
    yield _Row(Drawn(drawn, high + 6))


def _footer(card: PokemonCard) -> Drawn:
    cells = (
        (text("Weakness"), [_against(each) for each in card.weakness]),
        (text("Resistance"), [_against(each) for each in card.resistance]),
        (text("Retreat"), [(cost_row("C" * card.retreat_cost, 10, 0, 0.78), 19.5 * card.retreat_cost)]),
    )
    drawn = ""
    for middle, (name, found) in zip(_THIRDS, cells, strict=True):
        drawn += label(name, middle, 16, 12, _ROOM / 3 - 4, "pic-soft", "middle", 7)
        found = [each for each in found if each[1]]
        x = middle - sum(wide for _, wide in found) / 2
        for each, wide in found:
            drawn += group(each, x, 37)
            x += wide
        if not found:
            none = "0" if name == text("Retreat") else text("none")
            drawn += label(none, middle, 41, 12, _ROOM / 3, "pic-soft", "middle")
    return Drawn(drawn, 56)


def _against(printed_as: Weakness | Resistance) -> tuple[str, float]:
    number = weaker(printed_as)
    wide = 24 + width(number, 13)
    return symbol(printed_as.type, 11, 0, 0.9) + label(number, 24, 4.8, 13, 44, "pic-bold"), wide
