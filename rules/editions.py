"""The three editions: which steps each has, in which order.

Neo Genesis is Base with a step put in front of the attack and one more in the damage. Diamond &
Pearl moves what acts on the attacking Pokémon before Weakness.
"""

from rules import attack, between_turns, damage, evolve, knock_out, power, retreat, setup, trainer, winning
from rules.model.edition import Edition, Step
from rules.model.state import SPECIAL_CONDITIONS
from rules.model.steps import rule_id

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
        knock_out.prevent,
        knock_out.retaliate,
        knock_out.discard,
        knock_out.take_prizes,
        knock_out.replace,
        winning.decide,
    ),
    evolve=(
        evolve.first_turn,
        evolve.this_turn,
        evolve.name,
        evolve.on_top,
    ),
    trainer=(
        # Base has no Pokémon Tools; where one is played anyway, its card says the same.
        trainer.tool,
        trainer.allowed,
        trainer.carry_out,
    ),
    power=(
        power.condition,
        power.once_a_turn,
        power.use,
    ),
    between_turns=(
        between_turns.poison,
        between_turns.sleep_and_paralysis,
    ),
    setup=(
        setup.hands,
        setup.mulligans,
        setup.active,
        setup.bench,
        setup.prizes,
        setup.who_begins,
    ),
    extra_cards=2,
    trainers_must_do_something=False,
    searches_may_fail=False,
    same_stadium=True,
    supporters_are_trainers=True,
    winner_chooses_who_begins=False,
    dolls_start=False,
    powers_off=("Asleep", "Confused", "Paralyzed"),
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
    between_turns=(
        *BASE.between_turns,
        between_turns.char,
        between_turns.darkness_energy,
    ),
    lettered=(*BASE.lettered, "between_turns"),
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
    trainer=(
        trainer.first_turn,
        trainer.supporter,
        *NEO.trainer,
    ),
    between_turns=_after(between_turns.poison, between_turns.burn, BASE.between_turns),
    extra_cards=1,
    trainers_must_do_something=True,
    searches_may_fail=True,
    same_stadium=False,
    supporters_are_trainers=False,
    winner_chooses_who_begins=True,
    dolls_start=True,
    powers_off=SPECIAL_CONDITIONS,
    confusion_counters=3,
)

EDITIONS = {edition.key: edition for edition in (BASE, NEO, DP)}
"""Every edition, by its key."""

CHAPTERS = (
    "setup", "evolve", "trainer", "power", "retreat", "attack", "damage", "knock_out", "between_turns",
)  # fmt: skip
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
