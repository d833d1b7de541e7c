"""What a table says of an effect, in words of the cards: the moment in which it acts, and what happens then."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from functools import cache

from rules.model.cards import TYPES, Effect
from rules.model.state import CONDITIONS

MOMENTS = {
    "announcing": "attack.announce",
    "choice": "attack.choose",
    "demand": "attack.pay",
    "cancelling": "attack.alter_or_cancel",
    "base damage": "damage.base",
    "attacker's base damage": "damage.attacker_base",
    "before Weakness": "damage.attacker_effects",
    "Weakness": "damage.weakness",
    "attacker's cards": "damage.attacker_cards",
    "play area": "damage.play_area",
    "defender's cards": "damage.defender_cards",
    "last": "damage.last_effects",
    "damage counters": "damage.counters",
    "after the damage": "damage.other_effects",
    "being Knocked Out": "knock_out.prevent",
    "Knocked Out": "knock_out.retaliate",
    "how often": "power.once_a_turn",
    "Power": "power.use",
    "retreating": "retreat.condition",
    "paying for a retreat": "retreat.pay",
    "Special Conditions": "conditions",
    "played": "trainer.carry_out",
    "attached": "turn.attach_energy",
    "discarding": "discard",
    "end of turn": "turn.clean_up",
    "start of a turn": "turn.draw",
    "Tools between turns": "between_turns.tools",
    "Darkness Energy between turns": "between_turns.darkness_energy",
}
"""The words for a moment, and the rule that is carried out then."""

HAPPENINGS = {
    # Before an attack
    "the Defending Pokémon must be {condition}": "needs_condition condition",
    "the opponent must have a Bench": "needs_opponents_bench",
    "an attack of the Defending Pokémon": "choose_attack",
    "an attack of the Defending Pokémon, which is copied": "copy_attack",
    "any of the opponent's Pokémon": "choose_target",
    "discard 1 {letter} Energy card": "discard_energy letter",
    "discard every {letter} Energy card": "discard_all_energy letter",
    "discard a Pokémon card of the hand": "discard_pokemon_from_hand",
    "coin, tails: nothing": "flip_or_nothing",
    # The base damage
    "{number} less for each damage counter on itself": "minus_own_counters number",
    "{number} more for each damage counter on itself": "plus_own_counters number",
    "{number} more for each damage counter on the Defending Pokémon": "plus_defender_counters number",
    "{number} more for each Energy card on the Defending Pokémon": "plus_defender_energy number",
    "{number} more for each {letter} Energy beyond the cost, at most {most}": "plus_extra_energy letter number most",
    "{coins} coins, {number} for each heads": "times_heads coins number",
    "a coin for each card paid, {number} for each heads": "times_paid_heads number",
    "half the HP that the Defending Pokémon has left": "half_hp_left",
    "no Weakness and no Resistance": "no_weakness",
    "nothing changes it": "untouched",
    "nothing changes it on the Active Pokémon": "untouched_if_active",
    "{name} has {number}": "base_becomes name number",
    # While the damage is figured out
    "{number} more": "add number",
    "{number} more if there is damage": "add_if_damage number",
    "{number} more if the attacker is {letter}": "add_if_attacker letter number",
    "{number} more to the Active Pokémon": "add_to_active number",
    "{number} more if it is Evolved and its player has more Prizes left": "add_when_behind number",
    "{number} less": "reduce number",
    "{number} less from anything": "reduce_any number",
    "{number} less from an opponent": "reduce_from_opponent number",
    "{number} less from a {letter} attacker": "reduce_if_attacker letter number",
    "{number} less unless the attacker is {letter}": "reduce_unless_attacker letter number",
    "{number} less if the defender is {letter}": "reduce_if_defender letter number",
    "doubles": "doubles",
    "damage is halved": "halve",
    "damage of any kind of at most {number} is prevented": "prevent_up_to number 'any'",
    "damage of {number} or more is prevented": "prevent_from number",
    "all damage is prevented": "prevent_from 10 'any'",
    "{number} back to the attacking Pokémon": "strike_back number",
    # After the damage
    "{condition}": "inflict condition",
    "coin, heads: {condition}": "flip_to_inflict condition",
    "coin, heads: {condition}, tails: {other}": "flip_to_inflict condition other",
    "coin, heads: a Char counter": "flip_for_char_counter",
    "coin, heads: draw {number}": "flip_to_draw number",
    "coin, tails: itself Confused": "flip_to_confuse_itself",
    "coin, tails: {number} to itself": "damage_itself_if_tails number",
    "{number} to itself": "damage_itself number",
    "{number} to every Benched Pokémon": "damage_all_benched number",
    "{number} to every Pokémon with a Power": "damage_each_with_power number",
    "{number} to one of the opponent's Bench": "damage_one_benched number",
    "coin, heads: second coin, {number} on heads and {less} on tails to each of the opponent's Bench":
        "flip_twice_for_bench number less",
    "take {number} damage counter off itself": "heal_itself number",
    "switch itself": "switch_itself",
    "switch the Defending Pokémon": "switch_defending",
    "the opponent switches the Defending Pokémon": "opponent_switches",
    "the chosen attack is barred in the opponent's next turn": "forbid_chosen_attack",
    "on the Defending Pokémon in the opponent's next turn {effect}": "leave_on_defending effect",
    "on the Defending Pokémon while both stay {effect}": "leave_on_defending effect 99 True",
    "on itself in the opponent's next turn {effect}": "leave_on_itself effect",
    "on itself in the opponent's next turn, until one leaves {effect}": "leave_on_itself effect 2 True",
    "on itself in its own next turn {effect}": "leave_on_itself effect 3",
    "coin, heads: on itself in the opponent's next turn {effect}": "flip_to_leave_on_itself effect",
    "coin, heads: on itself in the opponent's next turn {effect} and {second}":
        "flip_to_leave_on_itself effect 2 second",
    "no Trainer cards": "no_trainers_next_turn",
    "10 HP are left": "stays_at_ten",
    "coin, heads: 10 HP are left": "flip_to_stay_at_ten",
    "so is what Knocked it Out": "take_along",
    # Powers, retreating and Special Conditions
    "once a turn": "once_a_turn",
    "its player may discard it": "discard_itself",
    "attach a {letter} Energy card to a {letter} Pokémon": "attach_extra letter",
    "move 1 damage counter between the opponent's Pokémon": "move_opponents_counter",
    "coin, heads: {number} to the Defending Pokémon; the turn ends": "flip_to_damage number",
    "evolves into “{name}” of the hand": "evolve_into name",
    "barred": "cannot_retreat",
    "never": "no_retreat",
    "{number} less to pay": "costs_less number",
    "none": "protect",
    # Trainer and Energy cards
    "attach to one of the own Pokémon": "attach_itself",
    "attach to the own Active Pokémon": "attach_itself 'active'",
    "only on an Evolved Pokémon": "only_on 'Evolved'",
    "not on a Pokémon-ex": "not_on 'named ex'",
    "stays in the play area": "enter_play_area",
    "discarded after the own turn": "end_of_own_turn",
    "discarded after the opponent's turn": "end_of_opponents_turn",
    "discarded after a turn in which its Pokémon attacks": "end_of_turn_it_attacks",
    "must be used if it can": "must_be_used",
    "needs a deck": "needs_deck",
    "discard the hand": "discard_hand",
    "discard {number} other cards? of the hand": "discard_others number",
    "trade 1 other card of the hand": "trade_one",
    "up to {number} basic Energy cards from the discard pile to the hand": "retrieve_energy number",
    "search the deck for any card": "search",
    "look at up to {number} top cards of the deck": "look_at_top number",
    "draw {number}": "draw number",
    "discard 1 Energy card from one of the opponent's Pokémon": "remove_energy",
    "switch the opponent's Active Pokémon": "must_switch_defending",
    "switch the own Active Pokémon": "must_switch",
    "take up to {number} damage counters off one of the own Pokémon": "heal number",
    "the own Active Pokémon loses its Special Conditions": "cure",
    "{number} damage counters off": "remove_counters number",
    "Special Conditions off": "remove_conditions",
    "{number} damage counter on its Pokémon": "hurt_holder number",
    "{number} damage to its Pokémon": "damage_holder number",
    "1 damage counter unless it is Darkness or dark": "counter_unless_dark",
    "returns to the hand": "return_to_hand",
    "Energy cards return to the hand": "energy_returns",
}  # fmt: skip
"""The words for what happens, and the verb with its arguments: those in braces, or given ones."""

_NUMBER, _CONDITION, _EFFECT = r"\d+", "|".join(CONDITIONS), r"\[[^\[\]]+\]"
_SHAPES = {
    "number": _NUMBER, "coins": _NUMBER, "most": _NUMBER, "less": _NUMBER,
    "letter": f"[{TYPES}]", "condition": _CONDITION, "other": _CONDITION,
    "name": r"[^\d“”]+", "effect": _EFFECT, "second": _EFFECT,
}  # fmt: skip


def effect(words: str) -> Effect:
    """The effect that words of a table mean, such as ``after the damage: coin, heads: Asleep``.

    :raises ValueError: when the moment or what happens is none of those above.
    """
    moment, _, happening = words.partition(": ")
    if moment not in MOMENTS:
        raise ValueError(f"“{moment}” is no moment of tests/card_facts/moments.py")
    for pattern, meaning in _patterns():
        if match := pattern.fullmatch(happening):
            verb, *wanted = shlex.split(meaning, posix=False)
            return Effect(MOMENTS[moment], verb, tuple(_argument(each, match.groupdict()) for each in wanted))
    raise ValueError(f"“{happening}” is nothing that tests/card_facts/moments.py has words for")


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile("".join(_expression(words))), meaning) for words, meaning in HAPPENINGS.items())


def _expression(words: str) -> Iterator[str]:
    """The words with a named group for each word in braces, where it stands again the same text as before."""
    seen = set()
    for part in re.split(r"(\{\w+\})", words):
        name = part.strip("{}")
        if not part.startswith("{"):
            yield part.replace("(", r"\(").replace(")", r"\)")
        else:
            yield f"(?P={name})" if name in seen else f"(?P<{name}>{_SHAPES[name]})"
            seen.add(name)


def _argument(wanted: str, found: dict[str, str]) -> object:
    if wanted not in found:
        return ast.literal_eval(wanted)
    value = found[wanted]
    if value.startswith("["):
        return effect(value.strip("[]"))
    return int(value) if value.isdigit() else value
