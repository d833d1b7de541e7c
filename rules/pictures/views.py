"""The kinds of picture, and the smallest one that shows what has changed."""

from collections.abc import Callable
from typing import NamedTuple

from rules.model.state import Game, Pokemon, player_name
from rules.pictures.changes import PILES, Changes
from rules.pictures.half import bench, half, moment, nobody, player, turn_arrow, whose_turn
from rules.pictures.labels import EDITIONS, of_card, of_turn
from rules.pictures.measure import width
from rules.pictures.piles import strip
from rules.pictures.pokemon import Drawn, large, small
from rules.pictures.svg import group, label, rectangle
from rules.words.language import text

KINDS = ("one", "duel", "own", "board", "wide")
"""The kinds of picture: one Pokémon, both Active Pokémon, one player's Pokémon, hand and discard pile, and the whole
table, for a phone or for a wide page."""


class View(NamedTuple):
    """A kind of picture, and where on the table it looks."""

    kind: str
    """``one``, ``duel``, ``own``, ``board`` or ``wide``."""
    side: int = 0
    """The number of the side, for ``one`` and ``own``."""
    slot: int = 0
    """The slot of the Pokémon, for ``one``: 0 is the Active Pokémon."""


def smallest_view(before: Game, after: Game) -> View:
    """The smallest kind of picture on which both of two games show all that is different between them.

    :param before: one game.
    :param after: the other.
    :returns: the kind, and where it looks.

    >>> from rules import UseAttack, play, table
    >>> game = table("Hitmonchan [F]", "Chansey")
    >>> smallest_view(game, play(game, UseAttack("Jab")).game)
    View(kind='one', side=1, slot=0)
    """
    if (before.edition, before.stadium, before.stadium_side) != (after.edition, after.stadium, after.stadium_side):
        return View("board")
    touched = {place for side in (0, 1) for place in _touched(before, after, side)}
    sides = {side for side, _ in touched}
    places = {place for _, place in touched}
    if not places & {"deck", "prizes"}:
        if not touched:
            return View("duel")
        if len(touched) == 1 and places <= set(range(6)):
            return View("one", *((side, int(slot)) for side, slot in touched).__next__())
        if places <= {0}:
            return View("duel")
        if len(sides) == 1:
            return View("own", *sides)
    return View("board")


def _touched(before: Game, after: Game, side: int) -> list[tuple[int, int | str]]:
    old, new = before.sides[side], after.sides[side]
    found: list[tuple[int, int | str]] = []
    for name in PILES:
        was, now = getattr(old, name), getattr(new, name)
        if was != now and (name in ("hand", "discard") or len(was) != len(now)):
            found.append((side, name))
    if old.active != new.active:
        found.append((side, 0))
    slots = max(len(old.bench), len(new.bench))
    found += [(side, slot) for slot in range(1, slots + 1) if old.bench[slot - 1 : slot] != new.bench[slot - 1 : slot]]
    if len(old.bench) != len(new.bench):
        found.append((side, "bench"))
    return found


def drawn_view(game: Game, view: View, reader: int, changes: Changes) -> tuple[str, float, float]:
    """Draw a kind of picture.

    :param game: the game.
    :param view: the kind.
    :param reader: the number of the side that is the reader's.
    :param changes: what has changed.
    :returns: what is drawn, its width and its height.
    """
    return _DRAWN[view.kind](game, view, reader, changes)


def _pokemon(game: Game, side: int, slot: int, changes: Changes) -> Drawn:
    spots: dict[int, Pokemon] = dict(enumerate(game.sides[side].in_play, game.sides[side].active is None))
    if slot not in spots:
        return nobody()
    return large(spots[slot], game.edition.key, changes.pokemon.get((side, slot)))


def _one(game: Game, view: View, reader: int, changes: Changes) -> tuple[str, float, float]:
    found = _pokemon(game, view.side, view.slot, changes)
    drawn, high = player(view.side, reader, 36, 12) + group(found.svg, 86, 20), 20 + found.height + 6
    if view.slot:
        drawn += label(text("Bench"), 166, 16.5, 12, 50, "pic-soft", "end")
    below = moment(game, changes, 160, True)
    return drawn + group(below.svg, 6, high), 172, high + below.height + 2


def _duel(game: Game, view: View, reader: int, changes: Changes) -> tuple[str, float, float]:
    drawn, high = "", 0.0
    for side, x in ((reader, 80), (1 - reader, 240)):
        found = _pokemon(game, side, 0, changes)
        drawn += player(side, reader, x - 48, 13) + group(found.svg, x, 20)
        if side == game.on_turn:
            drawn += turn_arrow(x - 60, 13)
        high = max(high, 20 + found.height + 8)
    below = moment(game, changes, 300, True)
    return drawn + group(below.svg, 10, high), 320, high + below.height + 2


def _own(game: Game, view: View, reader: int, changes: Changes) -> tuple[str, float, float]:
    side, edition = view.side, game.edition.key
    own = game.sides[side]
    drawn = player(side, reader, 22, 13) + (whose_turn(312, 13) if side == game.on_turn else "")
    several = len(own.bench)
    places = [(160.0 if several > 2 else 80.0, 0, text("Active"))]
    places += [(240.0, 1, text("Bench"))] if several == 1 else []
    high = 0.0
    for x, slot, name in places:
        found = _pokemon(game, side, slot, changes)
        drawn += label(name, x, 42, 12, 110, "pic-soft", "middle") + group(found.svg, x, 46)
        high = max(high, 46 + found.height + 8)
    if several == 2:
        drawn += label(text("Bench"), 240, 42, 12, 110, "pic-soft", "middle")
        y = 36.0
        for slot, each in enumerate(own.bench, 1):
            found = small(each, edition, changes.pokemon.get((side, slot)))
            drawn, y = drawn + group(found.svg, 240, y), y + found.height
        high = max(high, y + 8)
    elif several > 2:
        found = bench(game, side, changes, 308, 3)
        drawn, high = drawn + group(found.svg, 6, high), high + found.height
    for name, cards, pile in ((text("Discard pile"), own.discard, "discard"), (text("Hand"), own.hand, "hand")):
        found = strip(name, cards, edition, 300, changes.piles.get((side, pile)))
        drawn, high = drawn + group(found.svg, 10, high), high + found.height
    below = moment(game, changes, 300, True)
    return drawn + group(below.svg, 10, high + 2), 320, high + below.height + 4


def _board(game: Game, view: View, reader: int, changes: Changes) -> tuple[str, float, float]:
    wide = 640 if view.kind == "wide" else 320
    upper = half(game, 1 - reader, reader, changes, wide)
    lower = half(game, reader, reader, changes, wide)
    between = _between(game, changes, wide)
    start = upper.height + between.height
    drawn = upper.svg + group(between.svg, 0, upper.height) + group(lower.svg, 0, start)
    return drawn, wide, start + lower.height


def _between(game: Game, changes: Changes, wide: float) -> Drawn:
    edition = text(EDITIONS.get(game.edition.key, game.edition.key))
    words = text("{edition} edition, turn {turn}").format(edition=edition, turn=game.turn)
    drawn = label(words, wide / 2, 18, 12, wide - 20, "pic-soft", "middle")
    if changes.before is not None and of_turn(changes.before) != of_turn(game):
        across = width(words, 12) + 12
        drawn += rectangle("pic-note-new", (wide - across) / 2, 4, across, 20, 6)
    if game.stadium is None and not changes.stadium:
        return Drawn(drawn, 27)
    shown = text("no Stadium any more")
    if game.stadium is not None:
        name = of_card(game.stadium, game.edition.key)
        shown = text("Stadium: {card}").format(card=f"{name} ({player_name(game.stadium_side)})")
    across = min(wide - 30, width(shown, 12.5) + 26)
    left = (wide - across) / 2
    tab = rectangle("pic-note", left, 27, across, 24, 6)
    tab += rectangle("pic-note-new", left, 27, across, 24, 6) if changes.stadium else ""
    tab += label(shown, wide / 2, 43.5, 12.5, across - 16, "pic-note-words", "middle")
    return Drawn(drawn + group(tab, class_="pic-attached"), 59)


_DRAWN: dict[str, Callable[[Game, View, int, Changes], tuple[str, float, float]]] = {
    "one": _one,
    "duel": _duel,
    "own": _own,
    "board": _board,
    "wide": _board,
}
