"""The three editions: which steps each has, in which order.

Neo Genesis is Base with a step put in front of the attack and one more in the damage. Diamond &
Pearl moves what acts on the attacking Pokémon before Weakness.
"""

from rules import attack, damage, knock_out, retreat, winning
from rules.edition import Edition, Step
from rules.steps import rule_id

BASE = Edition(
    key="base",
    year=1999,
    attack=(
        attack.announce,
        attack.choose,
        attack.pay,
        attack.alter_or_cancel,
        attack.confusion,
        attack.resolve,
    ),
    damage=(
        damage.base,
        damage.attacker_base,
        damage.stop_at_zero,
        damage.weakness,
        damage.resistance,
        damage.attacker_cards,
        damage.defender_cards,
        damage.last_effects,
        damage.counters,
        damage.other_effects,
    ),
    retreat=(
        retreat.condition,
        retreat.bench,
        retreat.pay,
        retreat.confusion,
        retreat.switch,
    ),
    knock_out=(
        knock_out.discard,
        knock_out.take_prizes,
        knock_out.replace,
        winning.decide,
    ),
    confusion_counters=None,
    lettered=("attack", "damage"),
)


def _after(step: Step, new: Step, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    at = steps.index(step) + 1
    return (*steps[:at], new, *steps[at:])


NEO = BASE._replace(
    key="neo",
    year=2000,
    attack=(attack.baby_flip, *BASE.attack),
    damage=_after(damage.attacker_cards, damage.play_area, BASE.damage),
)

DP = NEO._replace(
    key="dp",
    year=2007,
    damage=(
        damage.base,
        damage.attacker_effects,
        damage.stop_at_zero,
        damage.weakness,
        damage.resistance,
        damage.defender_cards,
        damage.last_effects,
        damage.counters,
        damage.other_effects,
    ),
    retreat=(
        retreat.once_a_turn,
        retreat.condition,
        retreat.bench,
        retreat.pay,
        retreat.switch,
    ),
    confusion_counters=3,
)

EDITIONS = {edition.key: edition for edition in (BASE, NEO, DP)}
"""Every edition, by its key."""

CHAPTERS = ("retreat", "attack", "damage")
"""The chapters that are lists of steps."""


def letters(edition: Edition, chapter: str) -> dict[str, str]:
    """The letters that the steps of a chapter have in an edition.

    The stop at 0 is the second half of the step before it and shares its letter, as in the books.
    Where the book gives no letters, the steps have numbers.

    :param edition: the edition.
    :param chapter: one of :data:`CHAPTERS`.
    :returns: for each rule id its letter or number, in the order of the steps.
    :raises ValueError: when there is no such chapter.

    >>> from rules import EDITIONS
    >>> letters(EDITIONS["dp"], "attack")["attack.pay"]
    'd'
    """
    if chapter not in CHAPTERS:
        raise ValueError(f"the chapters are {', '.join(CHAPTERS)}, not {chapter!r}")
    result: dict[str, str] = {}
    number = -1
    for step in getattr(edition, chapter):
        number += step is not damage.stop_at_zero
        lettered = chapter in edition.lettered
        result[rule_id(step)] = "abcdefghijklmnopqrstuvwxyz"[number] if lettered else str(number + 1)
    return result
