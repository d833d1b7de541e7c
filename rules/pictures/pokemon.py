"""A Pokémon in play: a large one for the Active Pokémon, a small one for the Bench."""

from typing import NamedTuple

from rules.model.state import Pokemon
from rules.pictures.changes import Change
from rules.pictures.energy import energy_row
from rules.pictures.flags import Flag, flags, row_of_flags
from rules.pictures.labels import of_card
from rules.pictures.measure import in_lines, size_that_fits, width
from rules.pictures.notes import PITCH, Note, drawn_note, notes, turned
from rules.pictures.svg import element, group, label, symbol
from rules.words.language import text

TURNS = {"Asleep": -90, "Paralyzed": 90, "Confused": 180}
"""How far a card is turned, in degrees, as players turn it on the table."""

ABOVE = 16
"""How much space a Pokémon needs above its card."""


class Drawn(NamedTuple):
    """Something that is drawn, and how high it is."""

    svg: str
    """The elements; the top of their space is at 0, and their middle."""
    height: float
    """The height."""


def large(pokemon: Pokemon, edition: str, change: Change | None = None) -> Drawn:
    """Draw a Pokémon large.

    :param pokemon: the Pokémon.
    :param edition: the edition that is played.
    :param change: what has changed.
    """
    lying = turned(pokemon)
    angle = TURNS.get(lying, 0)
    sideways = angle in (-90, 90)
    half_width, half_height = (72, 58) if sideways else (58, 72)
    drawn = symbol("changed", turn=angle) if change and change.marked else ""
    drawn += symbol("under", 4, 4, turn=angle) if len(pokemon.cards) > 1 else ""
    drawn += symbol("card", turn=angle)
    # The words stay upright and make way for the band.
    # A card that lies on its side is less high: its Energy comes up to the rings.
    low = 41 if not sideways else 27 if pokemon.hp <= 50 else 35
    face = _face(pokemon, edition, change, low)
    drawn += group(face, *{-90: (7, 7), 90: (-7, 7), 180: (0, 4)}.get(angle, (0, 5)))
    if lying:
        new = change is not None and (lying, 1) in change.conditions
        drawn += drawn_note(Note("condition", text(lying), lying, new), 0, -half_height, 2 * half_width - 12, 12)
    below = notes(pokemon, edition, change)
    rows = len(below)
    for row, note in enumerate(below):
        drawn += drawn_note(note, 0, half_height + 1 + PITCH * row, 2 * half_width - 4, 12)
    if change:
        upper, lower = _on_two_edges(flags(change, edition), 2 * half_width + 8, bool(lying))
        drawn += row_of_flags(upper, half_width + 4, -half_height - 1)
        drawn += row_of_flags(lower, half_width + 4, half_height + 1 + PITCH * len(below))
        rows += bool(lower)
    end = half_height + (PITCH * rows - 8 if rows else 5)
    return Drawn(group(drawn, 0, ABOVE + half_height, f"pic-{pokemon.card.type[:1]}"), ABOVE + half_height + end)


def _on_two_edges(found: list[Flag], room: float, all_low: bool) -> tuple[list[Flag], list[Flag]]:
    """Flags for the upper and for the lower edge: as many as fit above, none where a word stands there."""
    upper = [] if all_low else list(found)
    while len(upper) > 1 and sum(each.width + 3 for each in upper) > room:
        upper.pop()
    return upper, found[len(upper) :]


def _face(pokemon: Pokemon, edition: str, change: Change | None, low: float) -> str:
    """What stands on the card."""
    drawn = _name(pokemon, edition, 102)
    types = pokemon.card.type
    drawn += _hit_points(pokemon, -51, -20, 15, 12, 92 - 20 * (len(types) - 1))
    for number, letter in enumerate(reversed(types)):
        drawn += symbol(letter, 43 - 20 * number, -25, 0.82)
    drawn += group(_rings(pokemon, change.counters if change else 0), -41, -4)
    return drawn + group(energy_row(pokemon.energy, edition, 102, 0.94, 0.7), -40, low)


def _name(pokemon: Pokemon, edition: str, room: float) -> str:
    name = of_card(pokemon.card, edition)
    if width(name, 11) <= room or " " not in name:
        return label(name, -51, -40, 14.5, room, "pic-bold")
    lines = in_lines(name, room, 11)
    lines = [lines[0], " ".join(lines[1:])]
    return "".join(label(each, -51, -46 + 11.5 * row, 11, room, "pic-bold") for row, each in enumerate(lines))


def _hit_points(pokemon: Pokemon, x: float, y: float, size: float, small: float, room: float) -> str:
    left, rest = str(pokemon.hp_left), " " + text("/ {hp} HP").format(hp=pokemon.hp)
    fitting = size_that_fits(rest, (room - width(left, size)) * 1.08, small, 7)
    soft = element("tspan", rest, class_="pic-soft", font_size=fitting)
    return element("text", left + soft, class_="pic-bold", x=x, y=y, font_size=size)


def _rings(pokemon: Pokemon, new: int) -> str:
    """A ring for each 10 HP, with a counter in it for each 10 damage."""
    places = -(-pokemon.hp // 10)
    columns = 5 if places <= 10 else min(10, -(-places // 2))
    drawn = ""
    if places <= 30:
        filled = min(pokemon.counters, places)
        for number in range(places):
            kind = "free" if number >= filled else "new" if number >= filled - new else "counter"
            drawn += symbol(kind, 20 * (number % columns), 20 * (number // columns))
        drawn = element("g", drawn, transform=f"scale({5 / columns:g})") if columns > 5 else drawn
    if pokemon.counters and (places > 30 or pokemon.counters > places):
        # All rings are full: how many counters there are must be told.
        drawn += symbol("counter", 0, 24) if places > 30 else ""
        drawn += element("text", f"×{pokemon.counters}", class_="pic-bold", x=14, y=29, font_size=13)
    return drawn


def small(pokemon: Pokemon, edition: str, change: Change | None = None) -> Drawn:
    """Draw a Pokémon as on the Bench.

    :param pokemon: the Pokémon.
    :param edition: the edition that is played.
    :param change: what has changed.
    """
    drawn = symbol("bench-changed") if change and change.marked else ""
    drawn += symbol("bench-under", 3.5, 3.5) if len(pokemon.cards) > 1 else ""
    drawn += symbol("bench")
    drawn += label(of_card(pokemon.card, edition), -43, -11, 12.5, 86, "pic-bold")
    types = pokemon.card.type
    drawn += _hit_points(pokemon, -43, 5, 13, 11, 72 - 17 * (len(types) - 1))
    for number, letter in enumerate(reversed(types)):
        drawn += symbol(letter, 38 - 17 * number, 0.5, 0.62)
    room = 87.0
    if pokemon.counters:
        number_of = f"×{pokemon.counters}"
        room -= width(number_of, 12) + 17
        drawn += symbol("counter", 43 - width(number_of, 12) - 7, 20, 0.72)
        drawn += element("text", number_of, class_="pic-bold", x=44, y=24.5, font_size=12, text_anchor="end")
    drawn += group(energy_row(pokemon.energy, edition, room, 0.66, 0.62), -36, 20)
    if lying := turned(pokemon):
        drawn += drawn_note(Note("condition", text(lying), lying), 0, -33, 90, 11)
    below = notes(pokemon, edition, change)
    rows = len(below)
    for row, note in enumerate(below):
        drawn += drawn_note(note, 0, 38 + PITCH * row, 98, 11)
    if change:
        upper, lower = _on_two_edges(flags(change, edition), 104, bool(lying))
        drawn += row_of_flags(upper, 52, -33) + row_of_flags(lower, 52, 38 + PITCH * rows)
        rows += bool(lower)
    end = 33 + (PITCH * rows - 3 if rows else 4)
    return Drawn(group(drawn, 0, 49, f"pic-{types[:1]}"), 49 + end)
