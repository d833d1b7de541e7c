"""One player's half of the table."""

from rules.model.state import BENCH, Game, player_name
from rules.pictures.changes import Changes
from rules.pictures.labels import all_done, of_player, of_turn
from rules.pictures.measure import width
from rules.pictures.piles import deck, prizes, strip
from rules.pictures.pokemon import ABOVE, Drawn, large, small
from rules.pictures.svg import element, group, label, rectangle, symbol
from rules.words.language import text


def player(side: int, reader: int, x: float, y: float) -> str:
    """Draw who a player is: the letter and a word.

    :param side: the number of the side.
    :param reader: the number of the side that is the reader's.
    :param x: the middle of the letter.
    :param y: the middle of the letter.
    """
    drawn = element("circle", class_="pic-player", cx=x, cy=y, r=10)
    drawn += label(player_name(side), x, y + 4.5, 12.5, 18, "pic-player-letter", "middle")
    return drawn + label(of_player(side, reader), x + 16, y + 4.8, 13.5, 130, "pic-bold")


def turn_arrow(x: float, y: float) -> str:
    """Draw the sign of the player whose turn it is where there is no room for its word.

    :param x: where it ends.
    :param y: its middle.
    """
    return element("path", class_="pic-pill", d=f"M{x - 12:g} {y - 7:g}l11 7-11 7Z")


def whose_turn(right: float, y: float) -> str:
    """Draw the sign of the player whose turn it is.

    :param right: where it ends.
    :param y: its middle.
    """
    words = text("Turn")
    wide = width(words, 13) + 32
    drawn = rectangle("pic-pill", right - wide, y - 11, wide, 22, 11)
    drawn += element("path", class_="pic-pill-words", d=f"M{right - wide + 10:g} {y - 5:g}l8 5-8 5Z")
    return drawn + label(words, right - 10, y + 4.6, 13, wide - 30, "pic-pill-words", "end")


def moment(game: Game, changes: Changes, room: float, turn: bool = False) -> Drawn:
    """Draw what was done in the turn, as notes in rows.

    :param game: the game.
    :param changes: what has changed.
    :param room: the width that there is.
    :param turn: whether the turn is told as well.
    """
    drawn, x, y = "", 0.0, 0.0
    found = ([(of_turn(game), 0)] if turn else []) + [(each, 17) for each in all_done(game)]
    old = () if changes.before is None else (of_turn(changes.before), *all_done(changes.before))
    for each, sign in found:
        wide = min(room, width(each, 11) + sign)
        if x and x + wide > room:
            x, y = 0.0, y + 19
        drawn += group(symbol("sign-check", x + 6, y + 10, 0.8), class_="pic-plain") if sign else ""
        drawn += label(each, x + sign, y + 14, 12, wide - sign, "pic-soft")
        if changes.before is not None and each not in old:
            drawn += rectangle("pic-note-new", x - 4, y + 1, wide + 6, 18, 5)
        x += wide + 10
    return Drawn(drawn, y + 21 if found else 0)


def bench(game: Game, side: int, changes: Changes, room: float, columns: int) -> Drawn:
    """Draw a Bench, with the places that are free.

    :param game: the game.
    :param side: the number of the side.
    :param changes: what has changed.
    :param room: the width that there is.
    :param columns: how many Pokémon stand beside each other.
    """
    pitch = room / columns
    edition = game.edition.key
    benched = game.sides[side].bench
    shown = [small(each, edition, changes.pokemon.get((side, slot))) for slot, each in enumerate(benched, 1)]
    drawn, y = "", 0.0
    if not benched:
        return Drawn(_free(3, 8, room - 6, 40, text("Bench"), BENCH), 56)
    rows = [shown[at : at + columns] for at in range(0, len(shown), columns)]
    for number, row in enumerate(rows):
        high = max(each.height for each in row)
        drawn += "".join(group(each.svg, pitch * (at + 0.5), y) for at, each in enumerate(row))
        left = BENCH - columns * number - len(row)
        free = min(left, columns - len(row))
        if number == len(rows) - 1 and free > 0:
            name = text("Bench") if free > 1 else ""
            drawn += _free(pitch * len(row) + 3, y + 16, pitch * free - 6, 66, name, BENCH - len(benched))
        y += high
    return Drawn(drawn, y)


def _free(x: float, y: float, wide: float, high: float, name: str, count: int) -> str:
    place = rectangle("pic-place", x, y, wide, high, 7)
    free = text("{count} free", "{count} free", count).format(count=count)
    words = f"{name}: {free}" if name else free
    return place + label(words, x + wide / 2, y + high / 2 + 4, 12, wide - 10, "pic-soft", "middle")


def half(game: Game, side: int, reader: int, changes: Changes, wide: float) -> Drawn:
    """Draw one player's half of the table: the Active Pokémon towards the middle of it.

    :param game: the game.
    :param side: the number of the side.
    :param reader: the number of the side that is the reader's.
    :param changes: what has changed.
    :param wide: the width that there is.
    """
    own, edition, inner = game.sides[side], game.edition.key, wide - 24
    turn = game.on_turn == side
    below = side == reader
    rows = [
        bench(game, side, changes, wide - 12, 3 if wide < 500 else BENCH),
        strip(text("Discard pile"), own.discard, edition, inner, changes.piles.get((side, "discard"))),
        strip(text("Hand"), own.hand, edition, inner, changes.piles.get((side, "hand"))),
    ]
    places = [6.0, 12.0, 12.0]
    ordered = list(zip(rows, places, strict=True))
    if not below:
        ordered = ordered[::-1]
    head = Drawn(player(side, reader, 22, 22) + (whose_turn(wide - 9, 22) if turn else ""), 38)
    done = moment(game, changes, inner) if turn else Drawn("", 0)
    middle = _middle(game, side, below, changes, wide)
    stack = [(head, 0.0), (done, 12.0), *([(middle, 0.0), *ordered] if below else [*ordered, (middle, 0.0)])]
    drawn, y = "", 0.0
    for each, x in stack:
        drawn += group(each.svg, x, y)
        y += each.height
    y += 8
    mat = "pic-mat-turn" if turn else "pic-mat"
    frame = rectangle(mat, 2, 2, wide - 4, y - 4, 14)
    return Drawn(frame + drawn, y)


def _middle(game: Game, side: int, below: bool, changes: Changes, wide: float) -> Drawn:
    """The Active Pokémon between the Prizes and the deck, which lie turned round on the other side of the table."""
    own = game.sides[side]
    change = changes.pokemon.get((side, 0))
    active = nobody() if own.active is None else large(own.active, game.edition.key, change)
    out = 8 if wide < 500 else 90
    left, right = out, wide - out - 70
    at_prizes, at_deck = (left, right) if below else (right, left)
    drawn = group(active.svg, wide / 2, 0)
    drawn += group(prizes(len(own.prizes), changes.piles.get((side, "prizes"))), at_prizes, ABOVE + 18)
    drawn += group(deck(len(own.deck), changes.piles.get((side, "deck"))), at_deck, ABOVE + 44)
    return Drawn(drawn, max(active.height, 150) + 6)


def nobody() -> Drawn:
    """Draw the empty place of an Active Pokémon."""
    place = rectangle("pic-place", -58, ABOVE, 116, 144, 9)
    return Drawn(place + label(text("nobody left"), 0, ABOVE + 76, 12, 106, "pic-soft", "middle"), ABOVE + 149)
