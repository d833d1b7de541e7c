"""Pictures of a game, drawn from its state, and the same in words.

A page needs :func:`sprite` once and the style sheet ``pictures.css``; then it can show any number of pictures. A
picture that is to be a file of its own has both inside it.

What is printed on a card is no part of a position: cards are told apart by name and print. Nor are the cards in the
decks and the Prizes, which lie face down for everybody: their number is shown. Everything else that two games differ
in makes their pictures different, and their words.
"""

from rules.model.state import Game
from rules.pictures.card import card_picture
from rules.pictures.changes import NOTHING, changes
from rules.pictures.chart import step_chart
from rules.pictures.labels import of_card
from rules.pictures.parts import Part, card_parts
from rules.pictures.svg import by_itself, framed, style
from rules.pictures.symbols import drawings, sprite
from rules.pictures.views import KINDS, View, drawn_view, smallest_view
from rules.pictures.wording import lines
from rules.words.language import text

__all__ = [
    "KINDS",
    "Part",
    "View",
    "card_parts",
    "card_picture",
    "picture",
    "smallest_view",
    "sprite",
    "step_chart",
    "style",
    "words",
]


def picture(
    game: Game,
    before: Game | None = None,
    view: str | View = "board",
    *,
    reader: int = 0,
    ident: str = "",
    alone: bool = False,
) -> str:
    """Draw a game.

    :param game: the game.
    :param before: the game as it was; what has changed since then is marked.
    :param view: what is drawn: ``one``, ``duel``, ``own``, ``board``, ``wide``, ``smallest`` for the smallest one
        that shows what has changed, or a :class:`View`, which also tells where. By default it is the side of the
        player whose turn it is, and the Active Pokémon.
    :param reader: the number of the side that is the reader's: it is called "You" and drawn below.
    :param ident: what the ids of the picture begin with; by default something that follows from the picture, so that
        only two pictures of the same game need one.
    :param alone: whether the picture is to be a file of its own.
    :returns: the picture, as SVG.
    :raises ValueError: when there is no such kind of picture.

    >>> from rules import table
    >>> picture(table("Hitmonchan [F]"), view="one").partition(" class=")[0]
    '<svg xmlns="http://www.w3.org/2000/svg"'
    """
    view = _view(view, before, game)
    found = NOTHING if before is None else changes(before, game)
    drawn, wide, high = drawn_view(game, view, reader, found)
    class_ = {"one": "pic-one", "wide": "pic-wide"}.get(view.kind, "")
    said = " ".join(lines(game, view, reader, before))
    shown = framed(drawn, (wide, high), _title(game, view), said, ident, class_)
    return by_itself(shown, drawings()) if alone else shown


def words(game: Game, before: Game | None = None, view: str | View = "board", *, reader: int = 0) -> str:
    """Say what a picture of a game shows.

    :param game: the game.
    :param before: the game as it was; what has changed since then is told at the end.
    :param view: what is drawn, as for :func:`picture`.
    :param reader: the number of the side that is the reader's.
    :returns: the words, a line for each thing, in the language in use.
    :raises ValueError: when there is no such kind of picture.

    >>> from rules import UseAttack, play, table
    >>> game = table("Hitmonchan [F]", "Chansey")
    >>> print(words(play(game, UseAttack("Jab")).game, game, "smallest"))
    Turn 3: A.
    In this turn: attacked.
    Opponent (B) – Active: Chansey (Colorless): 80 of 120 HP left, 4 damage counters; no Energy.
    What has changed: attacked; Chansey (B): +4 damage counters.
    """
    return "\n".join(lines(game, _view(view, before, game), reader, before))


def _view(view: str | View, before: Game | None, game: Game) -> View:
    if view == "smallest":
        return View("board") if before is None else smallest_view(before, game)
    found = view if isinstance(view, View) else View(view, game.on_turn)
    if found.kind not in KINDS:
        known = ", ".join((*KINDS, "smallest"))
        raise ValueError(text("“{key}” is not one of: {known}").format(key=found.kind, known=known))
    return found


def _title(game: Game, view: View) -> str:
    edition = game.edition.key
    if view.kind == "one":
        spots = dict(enumerate(game.sides[view.side].in_play, game.sides[view.side].active is None))
        return of_card(spots[view.slot].card, edition) if view.slot in spots else text("nobody left")
    if view.kind == "duel":
        return text("The two Active Pokémon")
    return text("One player’s cards") if view.kind == "own" else text("The table")
