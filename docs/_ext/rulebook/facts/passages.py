"""Every passage of the five texts that has a rule in it, and the functions that carry it out.

The Dutch expert rules (001) also announce two lists of steps, which were not printed with them: there is nothing
in those passages to carry out.
"""

from __future__ import annotations

from typing import NamedTuple

from sphinx.locale import _


class Passage(NamedTuple):
    """A passage."""

    text: str
    """The number of the text."""
    part: str
    """What it is about, as a key of :func:`names`."""
    rules: tuple[str, ...] = ()
    """The functions that carry it out; for a step, those that have its letter."""
    letter: str = ""
    edition: str = ""
    """The edition in whose list the letter is."""


def _steps(text: str, edition: str, chapter: str, letters: str) -> tuple[Passage, ...]:
    return tuple(Passage(text, chapter, (), letter, edition) for letter in letters)


def _common(text: str) -> tuple[Passage, ...]:
    """What three of the texts explain in the same way."""
    return (
        Passage(text, "double_energy", ("retreat.pay", "retreat.payments")),
        Passage(text, "too_few_cards", ("trainer.carry_out", "turn.draw")),
        Passage(text, "no_basic", ("setup.hands", "setup.mulligans")),
        Passage(text, "both_win", ("winning.decide",)),
        Passage(text, "sudden_death", ("playing.match.match", "setup.prizes", "setup.who_begins")),
    )


PASSAGES = (
    Passage("000", "baby", ("attack.baby_flip", "evolve.name")),
    Passage("000", "darkness_and_metal", ("model.pokemon_kinds.is_kind",)),
    Passage("000", "tools", ("trainer.tool", "trainer.carry_out")),
    *_steps("000", "neo", "attack", "abcdefg"),
    *_steps("000", "neo", "damage", "abcdefghij"),
    Passage("000", "after_turn", ("turn.end",)),
    *_steps("000", "neo", "between_turns", "abcd"),
    Passage("000", "tools_between_turns", ("between_turns.tools",)),
    Passage("000", "both_knocked_out", ("knock_out.take_prizes", "knock_out.replace")),
    *_common("001"),
    Passage("002", "what_is_an_attack", ("attack.alter_or_cancel",)),
    *_steps("002", "dp", "attack", "abcdefg"),
    *_steps("002", "dp", "damage", "abcdefgh"),
    Passage("002", "after_turn", ("turn.end",)),
    *_steps("002", "dp", "between_turns", "abc"),
    Passage("002", "tools_between_turns", ("between_turns.tools",)),
    Passage("002", "both_knocked_out", ("knock_out.take_prizes", "knock_out.replace")),
    Passage("002", "own_name", ("attack.resolve",)),
    Passage("002", "evolving_by_name", ("evolve.name",)),
    *_common("002"),
    *_steps("003", "base", "attack", "abcdef"),
    *_steps("003", "base", "damage", "abcdefghi"),
    *_common("003"),
    Passage("004", "what_a_turn_has", ("turn.over",)),
    Passage("004", "drawing", ("turn.draw", "winning.decide")),
    Passage("004", "bench", ("turn.bench", "setup.bench")),
    Passage("004", "evolving", ("evolve.name", "evolve.on_top")),
    Passage("004", "evolving_when", ("evolve.first_turn", "evolve.this_turn")),
    Passage("004", "energy", ("turn.attach_energy",)),
    Passage("004", "trainer", ("trainer.carry_out",)),
    Passage("004", "retreat_cost", ("retreat.bench", "retreat.cost", "retreat.pay")),
    Passage("004", "retreat_conditions", ("retreat.condition", "retreat.confusion")),
    Passage("004", "after_retreat", ("retreat.switch",)),
    Passage("004", "powers", ("power.use",)),
    Passage("004", "attack_last", ("turn.attack", "turn.over")),
    Passage("004", "attack_cost", ("attack.enough_energy",)),
    Passage("004", "damage_counters", ("knock_out.check",)),
    Passage("004", "weakness", ("damage.weakness", "damage.resistance")),
    Passage("004", "attack_order", ("attack.pay",)),
    Passage(
        "004", "knocked_out", ("knock_out.discard", "knock_out.take_prizes", "knock_out.replace", "winning.decide")
    ),
    Passage("004", "both_knocked_out", ("knock_out.take_prizes", "knock_out.replace")),
    Passage("004", "after_turn", ("turn.end", "between_turns.poison", "between_turns.sleep_and_paralysis")),
)
"""The passages in the order of the texts."""


def names() -> dict[str, str]:
    """What each passage is about, in the language of the site."""
    return {
        "after_retreat": _("what a retreat leaves and takes away"),
        "after_turn": _("what happens after a turn"),
        "attack": _("the order of an attack"),
        "attack_cost": _("Energy for an attack"),
        "attack_last": _("one attack, as the last thing in a turn"),
        "attack_order": _("costs before damage, damage before effects"),
        "baby": _("Baby Pokémon"),
        "bench": _("Basic Pokémon on the Bench"),
        "between_turns": _("the order between turns"),
        "both_knocked_out": _("Knocked Out at the same time"),
        "both_win": _("both players win"),
        "damage": _("the order of the damage"),
        "damage_counters": _("damage counters and Hit Points"),
        "darkness_and_metal": _("Darkness and Metal, and names with Dark"),
        "double_energy": _("retreating with double Energy"),
        "drawing": _("drawing a card"),
        "energy": _("attaching Energy"),
        "evolving": _("how to evolve"),
        "evolving_by_name": _("evolving by name"),
        "evolving_when": _("when nobody may evolve"),
        "knocked_out": _("a Pokémon is Knocked Out"),
        "no_basic": _("no Basic Pokémon in the first hand"),
        "own_name": _("a Pokémon’s own name in its attack"),
        "powers": _("Pokémon Powers"),
        "retreat_conditions": _("retreating with a Special Condition"),
        "retreat_cost": _("paying for a retreat"),
        "sudden_death": _("Sudden Death"),
        "too_few_cards": _("too few cards to do what a card says"),
        "tools": _("Pokémon Tools"),
        "tools_between_turns": _("Pokémon Tools between turns"),
        "trainer": _("playing a Trainer card"),
        "weakness": _("Weakness and Resistance"),
        "what_a_turn_has": _("what a turn consists of"),
        "what_is_an_attack": _("what counts as an attack"),
    }


def helpers() -> dict[str, str]:
    """What the functions do that are no rules with a section of their own, in the language of the site."""
    return {
        "attack.enough_energy": _("whether the Energy is enough"),
        "model.pokemon_kinds.is_kind": _("which Pokémon a text means"),
        "knock_out.check": _("whether a Pokémon is Knocked Out"),
        "playing.match.match": _("games until somebody has won"),
        "retreat.cost": _("how high the Retreat Cost is"),
        "retreat.payments": _("the ways to pay the Retreat Cost"),
    }
