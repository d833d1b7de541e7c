"""The notes at the lower edge of a Pokémon: conditions, attached cards, what attacks left, what it did."""

from typing import NamedTuple

from rules.model.conditions import EXCLUSIVE
from rules.model.state import Pokemon
from rules.pictures.changes import Change
from rules.pictures.labels import of_card, of_cards, of_effect, of_used
from rules.pictures.measure import size_that_fits, width
from rules.pictures.svg import group, label, rectangle, symbol
from rules.words.language import text

PITCH = 20
"""How far apart notes are."""
_HALF = 9.5


class Note(NamedTuple):
    """One note."""

    kind: str
    """``condition``, ``out``, ``attached``, ``lasting`` or ``plain``."""
    words: str
    """What it says."""
    sign: str = ""
    """The sign before the words."""
    new: bool = False
    """Whether it has come since before."""


def turned(pokemon: Pokemon) -> str:
    """The condition that turns the card round, if it has one.

    :param pokemon: the Pokémon.
    """
    return next((each for each in pokemon.conditions if each in EXCLUSIVE), "")


def notes(pokemon: Pokemon, edition: str, change: Change | None) -> list[Note]:
    """What is to be said of a Pokémon beside its name, Hit Points and Energy.

    :param pokemon: the Pokémon.
    :param edition: the edition that is played.
    :param change: what has changed.
    :returns: the notes, from top to bottom; the condition that turns the card is not among them.
    """
    change = change or Change(pokemon)
    counted = (*change.conditions, *change.trainers, *change.effects)
    came = [thing for thing, count in counted if count > 0]
    found = [Note("out", text("Knocked Out"), "cross")] if pokemon.knocked_out else []
    found += [
        Note("condition", text(each), each, each in came) for each in pokemon.conditions if each != turned(pokemon)
    ]
    found += [Note("attached", of_card(each, edition), "", each in came) for each in pokemon.trainers]
    serving = [each for each in pokemon.energy if each.pokemon is not None]
    found += [Note("attached", of_card(each, edition)) for each in serving]
    found += [Note("lasting", of_effect(each), "lasting", each in came) for each in pokemon.effects]
    if len(pokemon.cards) > 1:
        found.append(Note("plain", of_cards(pokemon.cards[-2::-1], edition), "below", bool(change.cards)))
    if pokemon.fresh:
        found.append(Note("plain", text("new this turn"), "star"))
    found += [Note("plain", of_used(each), "check") for each in pokemon.used]
    return found


def drawn_note(note: Note, x: float, y: float, room: float, size: float) -> str:
    """Draw a note.

    :param note: the note.
    :param x: its middle.
    :param y: its middle.
    :param room: how wide it may be at most.
    :param size: the size of its letters.
    """
    sign = 15 if note.sign else 0
    for_words = room - 14 - sign
    fitting = size_that_fits(note.words, for_words, size)
    wide = min(room, width(note.words, fitting) + 14 + sign)
    round_ = 5 if note.kind in ("attached", "plain") else _HALF
    left = x - wide / 2
    drawn = rectangle("pic-note", left, y - _HALF, wide, 2 * _HALF, round_)
    if note.new:
        drawn += rectangle("pic-note-new", left, y - _HALF, wide, 2 * _HALF, round_)
    if sign:
        drawn += symbol(f"sign-{note.sign}", left + 13, y, 0.85)
    middle = x + sign / 2
    drawn += label(note.words, middle, y + fitting * 0.35, fitting, for_words, "pic-note-words", "middle")
    return group(drawn, class_=f"pic-{note.kind}")
