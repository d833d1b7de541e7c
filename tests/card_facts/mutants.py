"""The changes of the catalogue's cards, and which of them nothing notices."""

from __future__ import annotations

from collections.abc import Iterator

from card_facts.changes import changes
from card_facts.comparing import differences, key, table
from card_facts.reading import PRINTS
from rules.catalogue import CARDS

Judged = tuple[str, bool]
"""What is changed, and whether it is noticed."""


def of_facts(edition: str) -> Iterator[Judged]:
    """Every change of one thing on a card of an edition's print."""
    rows = table()
    for card in CARDS:
        if card.print == edition:
            # Two cards of one name are told apart by their order.
            cards = [each for each in CARDS if key(each) == key(card)]
            typed = [row for row in rows if key(row.card) == key(card)]
            at = next(number for number, each in enumerate(cards) if each is card)
            for change in changes(card):
                yield change.what, any(differences((*cards[:at], change.card, *cards[at + 1 :]), typed))


def of_whole_cards() -> Iterator[Judged]:
    """Each card left out, and each card twice."""
    rows = table()
    for at, card in enumerate(CARDS):
        yield f"{card.name} ({card.print}): left out", any(differences((*CARDS[:at], *CARDS[at + 1 :]), rows))
        yield f"{card.name} ({card.print}): twice", any(differences((*CARDS, card), rows))


def figure() -> dict[str, int]:
    """How many changes there are, and how many of them are noticed."""
    noticed = [seen for edition in PRINTS for _, seen in of_facts(edition)]
    noticed += [seen for _, seen in of_whole_cards()]
    return {"made": len(noticed), "noticed": sum(noticed)}
