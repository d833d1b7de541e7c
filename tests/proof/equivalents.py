"""Changes of the code that can change no outcome, each with the reason why."""

from __future__ import annotations

from functools import cache
from itertools import chain

from proof import code_mutants, constant_mutants
from proof.suite import Mutant

_TENS = "all damage is a multiple of 10, so none lies between 0 and 1"
_NOTHING_LEFT = "what is 0 or less stays so: nothing adds to it afterwards, and no counters are placed for it"
_SAVES_WORK = "it only saves work: where nobody is Knocked Out, the steps for Knock Outs change nothing"
_ONE_KIND = "no other kind of card has such a name or effect; it is there for the type checker"
_EVERY_KIND = "the empty kind is part of every type, so every Pokémon is of it anyway"
_ANY_OTHER_WORD = "every word but the one that means something else means this"
_EVERY_TYPE = "the empty type is part of what every Energy card gives"
_MORE_THAN_ENOUGH = "it has more damage than Hit Points either way, and the counters leave with it"

REASONS = {
    "rules.attack.find filter: for effect in found.effects if effect.step in DEMANDS → for effect in found.effects":
        "it only saves work: each step lets none but its own effects act",
    "rules.turn.end comparison: effect.step == 'between_turns.tools' → effect.step != 'between_turns.tools'":
        "it only saves work: where no such Tool is attached, nobody is asked",
    "rules.model.effect_sources._works part of a condition: not pokemon.conditions "
    "or not any((each in pokemon.conditions for each in off(power.kind, edition))) → "
    "not any((each in pokemon.conditions for each in off(power.kind, edition)))":
        "it only saves work: without conditions none of them switches a Power off",
    "rules.attack.find lost coins: play._replace(attack=found, coins='', choices=(), shuffles=()) → "
    "play._replace(attack=found, choices=(), shuffles=())":
        "no demand asks for a coin before something that may refuse the attack",
    "rules.attack.find lost shuffles: play._replace(attack=found, coins='', choices=(), shuffles=()) → "
    "play._replace(attack=found, coins='', choices=())": "no demand shuffles a deck",
    "rules.attack.announce lost attack: play._replace(attack=found) → play._replace()":
        "the attack was found by the same name before",
    "rules.damage.stop_at_zero number: 0 → 1": _TENS,
    "rules.knock_out.check filter: for each in first.in_play + second.in_play if each.counters and each.knocked_out → "
    "for each in first.in_play + second.in_play": _SAVES_WORK,
    "rules.knock_out.check order of a sum: first.in_play + second.in_play → second.in_play + first.in_play":
        "it is only asked whether there is one",
    "rules.knock_out.check and, or: each.counters and each.knocked_out → each.counters or each.knocked_out":
        _SAVES_WORK,
    "rules.knock_out.check part of a condition: each.counters and each.knocked_out → each.knocked_out": _SAVES_WORK,
    "rules.knock_out.check part of a condition: each.counters and each.knocked_out → each.counters": _SAVES_WORK,
    "rules.setup._new_hand order of a sum: half.deck + half.hand → half.hand + half.deck":
        "the deck is shuffled right afterwards",
    "rules.piles.discards.to_discard_pile part of a condition: "
    "from_play and isinstance(card, EnergyCard) and _returns(card) → from_play and _returns(card)": _ONE_KIND,
    "rules.model.effect_sources.attached filter: for card in pokemon.attached if card.effects → "
    "for card in pokemon.attached":
        "a card without effects does nothing",
    "rules.effects.evolving.path_exists filter: for each in _existing(game) if isinstance(each, PokemonCard) → "
    "for each in _existing(game)": _ONE_KIND,
    "rules.effects.evolving.evolve_into part of a condition: "
    "isinstance(c, PokemonCard) and real_name(c.name) == name → real_name(c.name) == name": _ONE_KIND,
    "rules.effects.aftermath.heal_itself part of a condition: play.base is not None and play.damage <= 0 or not healed "
    "→ play.base is not None and play.damage <= 0": "0 counters are taken off",
    "rules.effects.aftermath.heal_itself number: 0 → 1": _TENS,
    "rules.effects.leaving.knocked_out sum: pokemon.hp // 10 → pokemon.hp * 10": _MORE_THAN_ENOUGH,
    "rules.effects.rescues.take_along sum: attacker.hp // 10 → attacker.hp * 10": _MORE_THAN_ENOUGH,
    "rules.effects.modifiers.add_if_damage number: 0 → 1": _TENS,
    "rules.effects.modifiers.reduce_any number: 0 → 1": _TENS,
    "rules.effects.modifiers.reduce_any comparison: play.damage > 0 → play.damage >= 0": _NOTHING_LEFT,
    "rules.effects.modifiers.prevent_up_to number: 0 → 1": _TENS,
    "rules.effects.modifiers.halve number: 0 → 1": _TENS,
    "rules.effects.modifiers.halve comparison: play.damage > 0 → play.damage >= 0": "half of 0 is 0",
    "rules.effects.modifiers.prevent_if_attacker number: 0 → 1": _TENS,
    "rules.effects.modifiers.prevent_if_attacker comparison: play.damage > 0 → play.damage >= 0": _NOTHING_LEFT,
    "rules.effects.modifiers.prevent_if_attacker part of a condition: "
    "play.damage > 0 and applies(play, play.target, kind) → applies(play, play.target, kind)": _NOTHING_LEFT,
    "rules.effects.modifiers.prevent_all number: 0 → 1": _TENS,
    "rules.effects.modifiers.prevent_all comparison: play.damage > 0 → play.damage >= 0": _NOTHING_LEFT,
    "rules.effects.modifiers.prevent_all part of a condition: "
    "play.damage > 0 and applies(play, play.target, kind) → applies(play, play.target, kind)": _NOTHING_LEFT,
    "rules.effects.modifiers.flip_to_prevent_all number: 0 → 1": _TENS,
    "rules.effects.rescues.strike_back number: 0 → 1": _TENS,
    "rules.effects.relations.remove_weakness part of a condition: "
    "kind and (not is_kind(play.game.at(play.target), kind)) → not is_kind(play.game.at(play.target), kind)":
        _EVERY_KIND,
    "rules.effects.relations.remove_resistance part of a condition: "
    "kind and (not is_kind(play.game.at(play.target), kind)) → not is_kind(play.game.at(play.target), kind)":
        _EVERY_KIND,
    "rules.effects.shields.applies part of a condition: not kind or is_kind(play.game.at(play.attacker), kind) → "
    "is_kind(play.game.at(play.attacker), kind)": _EVERY_KIND,
    "rules.effects.aftermath.damage_bench: default 'opponent' → ''": _ANY_OTHER_WORD,
    "rules.effects.aftermath.discard_defending_energy: default 'C' → ''": _EVERY_TYPE,
    "rules.effects.base_damage.plus_own_energy: default 'C' → ''": _EVERY_TYPE,
    "rules.effects.devolving.devolve: default 'highest' → ''": _ANY_OTHER_WORD,
    "rules.effects.devolving.devolve_opponents: default 'hand' → ''": _ANY_OTHER_WORD,
    "rules.effects.evolving.evolve_from_deck: default 'active' → ''": _ANY_OTHER_WORD,
    "rules.effects.evolving.evolve_skipping: default 'any time' → ''": _ANY_OTHER_WORD,
    "rules.effects.powers.move_own_energy: default 'C' → ''": _EVERY_TYPE,
    "rules.effects.leaving.pick_up: default 'basic' → ''": _ANY_OTHER_WORD,
    "rules.effects.leaving.pick_up: default 'in play' → ''": _ANY_OTHER_WORD,
}  # fmt: skip
"""For each such change, by its name without a line, why it comes to the same."""


@cache
def declared() -> dict[str, Mutant]:
    """The mutants that are declared to come to the same, by the names that they have here."""
    changed = {mutant.change: mutant for mutant in code_mutants.mutants()}
    fixed = {mutant.name: mutant for mutant in constant_mutants.mutants()}
    everything = chain[tuple[str, Mutant]](changed.items(), fixed.items())
    return {name: mutant for name, mutant in everything if name in REASONS}
