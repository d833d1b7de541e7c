"""A match as text, to keep it and to play it again.

.. code-block:: text

   edition: base
   deck A: Hitmonchan*4, Machop*4, F*52
   deck B: Rattata*4, F*56
   set up with 6 Prizes | #7; #8; Machop; done; done; H
   attach F to Machop
   attack Low Kick
   end

Lines ``short: yes`` and ``mixed: yes`` allow decks of any number of cards, and cards that were printed after the
edition. After the edition and the decks comes a line for each set-up and each action. Behind a bar stand the answers
that it took, in order: ``H`` and ``T`` for coins, choices by their names, shuffles after ``#``.
"""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.editions import EDITIONS
from rules.model.actions import (
    Action,
    AttachEnergy,
    EndTurn,
    Evolve,
    PlayTrainer,
    PutOnBench,
    Retreat,
    SetUp,
    UseAttack,
    UsePower,
)
from rules.model.cards import Card
from rules.model.questions import HEADS, TAILS
from rules.model.state import Game
from rules.model.steps import Play
from rules.notation.decks import check_deck, deck
from rules.notation.fields import Fields, line, numbered, one_of
from rules.notation.pokemon import cards_as_text
from rules.playing.game import play, set_up
from rules.playing.match import sudden_death
from rules.words.language import text

BAR, BETWEEN = " | ", "; "


class Move(NamedTuple):
    """One line of a record: a set-up or an action, with its answers."""

    action: Action | SetUp
    """What was done."""
    answered: tuple[str, ...] = ()
    """The answers, as :attr:`rules.model.steps.Play.answered` has them."""


class Record(NamedTuple):
    """A match, from the decks to its last action."""

    edition: str
    """The edition that was played."""
    decks: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Player A's deck, then player B's."""
    moves: tuple[Move, ...] = ()
    """What was done, the first set-up first."""
    short: bool = False
    """Whether decks may have any number of cards, for lessons and tests."""
    mixed: bool = False
    """Whether decks may have cards that were printed after the edition."""


_FORMS: tuple[tuple[type, str], ...] = (
    (PutOnBench, r"bench (?P<card>.+)"),
    (Evolve, r"evolve (?P<on>.+) with (?P<card>.+)"),
    (AttachEnergy, r"attach (?P<card>\S+) to (?P<to>.+)"),
    (PlayTrainer, r"play (?P<card>.+) on (?P<on>.+)"),
    (PlayTrainer, r"play (?P<card>.+)"),
    (Retreat, r"retreat to (?P<to>.+?)(?: paying (?P<paying>.+))?"),
    (UsePower, r"power (?P<name>.+) of (?P<of>.+)"),
    (UsePower, r"power (?P<name>.+)"),
    (UseAttack, r"attack (?P<name>.+)"),
    (EndTurn, r"end"),
)
_SET_UP = re.compile(r"set up with ([1-9]) Prizes?")


def write_action(action: Action) -> str:
    """Write an action.

    :param action: the action.
    :returns: the text that :func:`read_action` reads.

    >>> from rules import Retreat
    >>> write_action(Retreat("Rattata", "F CC"))
    'retreat to Rattata paying F CC'
    """
    match action:
        case PutOnBench(card):
            return f"bench {card}"
        case Evolve(card, on):
            return f"evolve {on} with {card}"
        case AttachEnergy(card, to):
            return f"attach {card} to {to}"
        case PlayTrainer(card, on):
            return f"play {card} on {on}" if on else f"play {card}"
        case Retreat(to, paying):
            return f"retreat to {to} paying {paying}" if paying else f"retreat to {to}"
        case UsePower(name, of):
            return f"power {name} of {of}" if of else f"power {name}"
        case UseAttack(name):
            return f"attack {name}"
        case EndTurn():
            return "end"


def read_action(written: str) -> Action:
    """Read an action.

    :param written: the text, such as ``attach F to Hitmonchan``.
    :returns: the action.
    :raises ValueError: when it has none of the forms of an action.

    >>> read_action("evolve Machop with Machoke")
    Evolve(card='Machoke', on='Machop')
    """
    for kind, form in _FORMS:
        if found := re.fullmatch(form, written.strip()):
            action: Action = kind(**{name: value for name, value in found.groupdict().items() if value})
            return action
    raise ValueError(text("“{line}” is no action such as “attack Jab”").format(line=written.strip()))


def read_move(written: str) -> Move:
    """Read a line of a record.

    :param written: a set-up or an action, with its answers.
    :returns: both.
    :raises ValueError: when it is neither.

    >>> read_move("attack Doubleslap | H; T").answered
    ('H', 'T')
    """
    done, _, answers = written.partition(BAR)
    answered = tuple(each for part in answers.split(BETWEEN.strip()) if (each := part.strip()))
    found = _SET_UP.fullmatch(done.strip())
    return Move(SetUp(int(found[1])) if found else read_action(done), answered)


def _write_move(move: Move) -> str:
    if isinstance(move.action, SetUp):
        prizes = move.action.prizes
        done = f"set up with {prizes} Prize{'s' if prizes != 1 else ''}"
    else:
        done = write_action(move.action)
    return done + (BAR + BETWEEN.join(move.answered) if move.answered else "")


def script(answered: tuple[str, ...]) -> dict[str, Any]:
    """The answers of a move as the scripts that a play takes.

    :param answered: the answers, in order.
    :returns: the arguments ``coins``, ``choices`` and ``shuffles``.

    >>> script(("H", "#7", "Machop"))
    {'coins': 'H', 'choices': ('Machop',), 'shuffles': ('7',)}
    """
    coins = "".join(each for each in answered if each in (HEADS, TAILS))
    shuffles = tuple(each[1:] for each in answered if each.startswith("#"))
    choices = tuple(each for each in answered if each not in (HEADS, TAILS) and not each.startswith("#"))
    return {"coins": coins, "choices": choices, "shuffles": shuffles}


def write_record(record: Record) -> str:
    """Write a record.

    :param record: the record.
    :returns: the text.
    :raises ValueError: when a card is not in the catalogue.
    """
    first, second = (cards_as_text(each, record.edition) for each in record.decks)
    allowed = [f"{name}: yes" for name, wanted in (("short", record.short), ("mixed", record.mixed)) if wanted]
    head = (f"edition: {record.edition}", *allowed, f"deck A: {first}", f"deck B: {second}")
    lines = (*head, *map(_write_move, record.moves))
    return "".join(f"{each}\n" for each in lines)


def read_record(written: str) -> Record:
    """Read a record, without playing it.

    :param written: the text.
    :returns: the record.
    :raises ValueError: when a line cannot be read; it is named.
    """
    return _read(written)[0]


def _read(written: str) -> tuple[Record, list[int]]:
    """The record, and the numbers of the lines of its moves."""
    lines = numbered(written)
    begin = next((index for index, (_, each) in enumerate(lines) if each.startswith("set up")), len(lines))
    head = Fields(lines[:begin], ("edition", "short", "mixed", "deck A", "deck B"))
    edition = head.one("edition", one_of(tuple(EDITIONS)))
    short, mixed = (head.one(name, one_of(("yes", "no")), "no") == "yes" for name in ("short", "mixed"))
    first, second = (head.one(f"deck {player}", lambda value: _deck(value, edition, short, mixed)) for player in "AB")
    moves = []
    for number, each in lines[begin:]:
        with line(number):
            moves.append(read_move(each))
    return Record(edition, (first, second), tuple(moves), short, mixed), [number for number, _ in lines[begin:]]


def _deck(written: str, edition: str, short: bool, mixed: bool) -> tuple[Card, ...]:
    found = deck(written, edition, mixed=mixed)
    if not short:
        check_deck(found)
    return found


def replay(written: str) -> Iterator[Play]:
    """Play a record again.

    :param written: the text of the record.
    :returns: the play of each line, set-ups included.
    :raises ValueError: when a line cannot be read, or the rules do not allow what it says; it is named.
    """
    record, numbers = _read(written)
    game: Game | None = None
    for number, move in zip(numbers, record.moves, strict=True):
        with line(number):
            ended = _again(record, game, move)
        yield ended
        game = ended.game


def _again(record: Record, game: Game | None, move: Move) -> Play:
    if not isinstance(move.action, SetUp):
        assert game is not None
        return play(game, move.action, **script(move.answered))
    if game is not None and not sudden_death(game):
        raise ValueError(text("only Sudden Death begins a new game"))
    return set_up(
        *record.decks,
        record.edition,
        prizes=move.action.prizes,
        short=record.short,
        mixed=record.mixed,
        **script(move.answered),
    )
