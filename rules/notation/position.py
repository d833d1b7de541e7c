"""A whole game as text, to keep it or to write it by hand.

.. code-block:: text

   edition: neo
   turn: 5
   A active: Hitmonchan [F F] c=2
   A bench: Rattata
   A hand: F*2, Potion
   B active: Pikachu {Asleep}
   B prizes: G*4

Each Pokémon on a Bench has a line of its own, written as in :mod:`rules.notation.pokemon`. Names mean the prints of the
edition. Lines that are left out mean what they mean for :func:`rules.notation.table.table`: player A's third turn,
empty hands and discard piles, and decks and Prizes of Grass Energy cards, since nobody looks at them.
"""

from rules.catalogue import card, full_name
from rules.editions import EDITIONS
from rules.model.cards import Card, TrainerCard
from rules.model.hit_points import refreshed
from rules.model.state import PLAYERS, Game, Side, player_name
from rules.model.validity import check_game
from rules.notation.fields import Fields, numbered, one_of, whole
from rules.notation.pokemon import as_text, cards, cards_as_text, pokemon
from rules.words.language import text

NONE = "none"
"""What stands in the place of an Active Pokémon after the last one was Knocked Out."""
DECK = "G*20"
"""The deck where none is written."""
PRIZES = "G*6"
"""The Prizes where none are written."""
_ONCE = ("edition", "turn", "on turn", "done", "next turn", "ways")
_OF_A_SIDE = ("active", "hand", "deck", "discard", "prizes", "stadium")


def write_game(game: Game) -> str:
    """Write a game.

    :param game: the game.
    :returns: the text, a line for everything that is not as :func:`rules.notation.table.table` has it by itself.
    :raises ValueError: when it has a card or an effect that is not in the catalogue, or an edition of one's own.

    >>> from rules import table
    >>> print(write_game(table("Hitmonchan [F]", "Rattata c=1", "neo", hand="F, F, Bill")), end="")
    edition: neo
    A active: Hitmonchan [F]
    A hand: F*2, Bill
    B active: Rattata c=1
    """
    key = game.edition.key
    if EDITIONS[key] != game.edition:
        raise ValueError(text("an edition of one’s own cannot be written"))
    lines = [
        ("edition", key, ""),
        ("turn", str(game.turn), "3"),
        ("on turn", player_name(game.on_turn), PLAYERS[0]),
        ("done", "; ".join(game.done), ""),
        ("next turn", "; ".join(game.next_turn), ""),
        ("ways", f"{game.ways[0]} {game.ways[1]}", "0 0"),
    ]
    for number, side in enumerate(game.sides):
        name = player_name(number)
        lines.append((f"{name} active", as_text(side.active, key) if side.active else NONE, ""))
        lines += [(f"{name} bench", as_text(each, key), "") for each in side.bench]
        lines += [
            (f"{name} hand", cards_as_text(side.hand, key), ""),
            (f"{name} deck", cards_as_text(side.deck, key), DECK),
            (f"{name} discard", cards_as_text(side.discard, key), ""),
            (f"{name} prizes", cards_as_text(side.prizes, key), PRIZES),
        ]
        if game.stadium is not None and game.stadium_side == number:
            lines.append((f"{name} stadium", full_name(game.stadium, key), ""))
    return "".join(f"{key}: {value}".rstrip() + "\n" for key, value, default in lines if value != default)


def read_game(written: str) -> Game:
    """Read a game.

    :param written: the text.
    :returns: the game.
    :raises ValueError: when something cannot be read, is missing, or cannot come about in a game; the line is named.

    >>> read_game('''
    ... A active: Hitmonchan [F]
    ... B active: Rattata c=1
    ... ''').opponent.active
    pokemon('Rattata c=1')
    """
    once = (*_ONCE, *(f"{player} {key}" for player in PLAYERS for key in _OF_A_SIDE))
    fields = Fields(numbered(written), once, [f"{player} bench" for player in PLAYERS])
    key = fields.one("edition", one_of(tuple(EDITIONS)), "base")
    stadiums = [fields.each(f"{player} stadium", lambda value: _stadium(value, key)) for player in PLAYERS]
    if all(stadiums):
        raise ValueError(text("“{key}” is there twice").format(key="stadium"))
    game = Game(
        EDITIONS[key],
        (_side(fields, PLAYERS[0], key), _side(fields, PLAYERS[1], key)),
        PLAYERS.index(fields.one("on turn", one_of(PLAYERS), PLAYERS[0])),
        fields.one("turn", whole, "3"),
        next((found[0] for found in stadiums if found), None),
        int(bool(stadiums[1])),
        fields.one("done", _several, ""),
        fields.one("next turn", _several, ""),
        fields.one("ways", _ways, "0 0"),
    )
    if not game.over:
        for player, side in zip(PLAYERS, game.sides, strict=True):
            if side.active is None:
                raise ValueError(text("“{key}” is missing").format(key=f"{player} active"))
        game = refreshed(game)
        check_game(game)
    return game


def _side(fields: Fields, player: str, edition: str) -> Side:
    def several(key: str, default: str = "") -> tuple[Card, ...]:
        return fields.one(f"{player} {key}", lambda value: cards(value, edition), default)

    return Side(
        fields.one(f"{player} active", lambda value: None if value == NONE else pokemon(value, edition)),
        fields.each(f"{player} bench", lambda value: pokemon(value, edition)),
        several("hand"),
        several("deck", DECK),
        several("discard"),
        several("prizes", PRIZES),
    )


def _stadium(value: str, edition: str) -> TrainerCard:
    found = card(value, edition)
    if not isinstance(found, TrainerCard):
        raise ValueError(text("“{name}” is not a Stadium card").format(name=value))
    return found


def _several(value: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, value.split(";"))))


def _ways(value: str) -> tuple[int, int]:
    first, _, second = value.partition(" ")
    return whole(first), whole(second)
