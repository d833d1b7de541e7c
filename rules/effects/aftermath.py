"""Verbs of the step ``damage.other_effects``: what an attack does apart from its damage."""

from typing import Literal

from rules.effects.acting import DOING, verb
from rules.effects.reactions import remember
from rules.effects.shields import protected, shielded
from rules.effects.trainers import must_do_something
from rules.model import conditions
from rules.model.arguments import Condition, EnergyType, Number, Points
from rules.model.cards import Attack
from rules.model.named import named
from rules.model.questions import choose, flip
from rules.model.state import CHAR, SPECIAL_CONDITIONS, Place
from rules.model.steps import Play, run
from rules.piles.discards import discard_energy, gives
from rules.piles.drawing import draw


def strike(play: Play, target: Place, amount: int, *, weakness: bool = False) -> Play:
    """Do damage to one Pokémon, through all the steps of the edition that figure out damage.

    :param play: the attack that does it.
    :param target: the place of the Pokémon that is hit.
    :param amount: the base damage, in points.
    :param weakness: whether Weakness and Resistance are applied.
    :returns: the play, still in the same attack, with the damage counters placed.
    """
    # Without a name: what changes an attack by its name leaves this blow alone.
    blow = play._replace(attack=Attack("", "", amount), target=target, weakness=weakness, untouched=False)
    struck = run(play.edition.damage, blow)
    kept = ("attack", "target", "weakness", "untouched", "base", "damage", "resume_at")
    return struck._replace(**{name: getattr(play, name) for name in kept})


@verb(*DOING)
def damage_itself(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do damage to the attacking Pokémon itself, without Weakness and Resistance."""
    return strike(play, play.attacker, amount)


@verb(*DOING)
def damage_itself_if_tails(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Flip a coin; if tails, do damage to the attacking Pokémon itself."""
    play, heads = flip(play, rule)
    return play if heads else damage_itself(play, rule, source, amount)


@verb(*DOING)
def heal_itself(play: Play, rule: str, source: str, count: Number) -> Play:
    """Take damage counters off the attacking Pokémon; not where all damage of the attack was prevented."""
    pokemon = play.game.at(play.attacker)
    healed = min(count, pokemon.counters)
    if (play.base is not None and play.damage <= 0) or not healed:
        return play
    play = play.add_counters(play.attacker, -healed)
    return play.note(rule, "healed", count=healed, pokemon=pokemon.name)


@verb(*DOING)
def heal_own(
    play: Play,
    rule: str,
    source: str,
    count: Number,
    which: Literal["each", "others", "active", "bench"] = "each",
) -> Play:
    """Take damage counters off several of one's own Pokémon, off each at most as many as it has.

    :param which: ``each``, ``others`` for all but the one that does it, ``active`` or ``bench``.
    """
    side = play.attacker[0]
    itself = play.attacker[1] if play.card is None else -1
    own = play.game.sides[side].in_play
    meant = {"each": range(len(own)), "others": range(len(own)), "active": range(1), "bench": range(1, len(own))}[which]
    slots = [slot for slot in meant if which != "others" or slot != itself]
    must_do_something(play, rule, source, any(own[slot].counters for slot in slots))
    for slot in slots:
        pokemon = own[slot]
        healed = min(count, pokemon.counters)
        if healed:
            play = play.add_counters((side, slot), -healed)
            play = play.note(rule, "healed", count=healed, pokemon=pokemon.name)
    return play


@verb(*DOING)
def heal_all_itself(play: Play, rule: str, source: str) -> Play:
    """Take every damage counter off the attacking Pokémon."""
    return heal_itself(play, rule, source, play.game.at(play.attacker).counters)


@verb(*DOING)
def heal_by_damage(play: Play, rule: str, source: str, share: Number = 1) -> Play:
    """Take damage counters off the attacking Pokémon: as many as the attack placed, or a share of them, rounded up."""
    return heal_itself(play, rule, source, -(-play.damage // (10 * share)))


@verb(*DOING)
def damage_all_benched(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do damage to each Benched Pokémon of both players, without Weakness and Resistance."""
    return damage_bench(damage_bench(play, rule, source, amount), rule, source, amount, "own")


@verb(*DOING)
def inflict(play: Play, rule: str, source: str, condition: Condition) -> Play:
    """Give the Defending Pokémon a Special Condition."""
    return _inflict(play, rule, play.target, condition)


@verb("knock_out.retaliate", *DOING)
def inflict_itself(play: Play, rule: str, source: str, condition: Condition) -> Play:
    """Give the attacking Pokémon a Special Condition."""
    return _inflict(play, rule, play.attacker, condition)


def _inflict(play: Play, rule: str, place: Place, condition: str) -> Play:
    pokemon = play.game.at(place)
    play, safe = shielded(play, rule, place)
    if safe:
        return play
    if condition in SPECIAL_CONDITIONS and protected(play, place):
        return play.note(rule, "protected", pokemon=pokemon.name)
    play = remember(play.put(place, conditions.inflict(pokemon, condition)), place, 0, condition)
    if condition == "Paralyzed" and place[0] == play.game.on_turn:
        # "After its player's next turn": not at the end of this one.
        play = play.did("between_turns.paralyzed_this_turn")
    return play.note(rule, "condition", pokemon=pokemon.name, condition=condition)


@verb(*DOING)
def flip_to_inflict(play: Play, rule: str, source: str, heads: Condition, tails: Condition = "") -> Play:
    """Flip a coin and give the Defending Pokémon the Special Condition that goes with it."""
    play, is_heads = flip(play, rule)
    condition = heads if is_heads else tails
    return inflict(play, rule, source, condition) if condition else play


@verb(*DOING)
def discard_defending_energy(
    play: Play, rule: str, source: str, energy_type: EnergyType = "C", count: Number = 1
) -> Play:
    """Discard Energy cards of a type from the Defending Pokémon, a number or as many as it has; ``C`` is any type."""
    for _ in range(count):
        pokemon = play.game.at(play.target)
        options = named((card for card in pokemon.energy if gives(card, energy_type)), symbols=True)
        play, safe = shielded(play, rule, play.target) if options else (play, True)
        if safe:
            return play
        play, chosen = choose(play, rule, tuple(options))
        card = tuple(options.values())[chosen]
        play = discard_energy(play, play.target, card, play.attacker[0])
        play = play.note(rule, "energy", card=card.symbol, pokemon=pokemon.name)
    return play


@verb(*DOING)
def damage_one_benched(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do damage to one chosen Benched Pokémon of the opponent, without Weakness and Resistance."""
    side = 1 - play.attacker[0]
    bench = play.game.sides[side].names[1:]
    if not bench:
        return play
    play, chosen = choose(play, rule, bench)
    return strike(play, (side, chosen + 1), amount)


@verb(*DOING)
def damage_bench(
    play: Play, rule: str, source: str, amount: Points, whose: Literal["own", "opponent"] = "opponent"
) -> Play:
    """Do damage to each Benched Pokémon of one player, ``opponent`` or ``own``, without Weakness and Resistance."""
    side = play.attacker[0] if whose == "own" else 1 - play.attacker[0]
    for slot in range(1, len(play.game.sides[side].bench) + 1):
        play = strike(play, (side, slot), amount)
    return play


@verb(*DOING)
def damage_others(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do damage to the further Pokémon that were chosen; Weakness and Resistance count for the Active one alone."""
    for place in play.others:
        play = strike(play, place, amount, weakness=play.weakness)
    return play


@verb(*DOING)
def damage_each_with_power(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Do damage to each Pokémon in play that has a Pokémon Power, without Weakness and Resistance."""
    for place in play.game.places(1 - play.attacker[0]):
        if play.game.at(place).powers:
            play = strike(play, place, amount)
    return play


@verb(*DOING)
def flip_for_char_counter(play: Play, rule: str, source: str) -> Play:
    """Flip a coin where the Defending Pokémon has no Char counter; if heads, put one on it."""
    if CHAR in play.game.at(play.target).conditions:
        return play
    return flip_to_inflict(play, rule, source, CHAR)


@verb(*DOING)
def flip_to_draw(play: Play, rule: str, source: str, count: Number) -> Play:
    """Flip a coin; if heads, draw cards."""
    play, heads = flip(play, rule)
    return draw(play, play.attacker[0], count, rule) if heads else play


@verb(*DOING)
def flip_to_confuse_itself(play: Play, rule: str, source: str) -> Play:
    """Flip a coin; if tails, the attacking Pokémon is Confused."""
    play, heads = flip(play, rule)
    return play if heads else inflict_itself(play, rule, source, "Confused")


@verb(*DOING)
def flip_twice_for_bench(play: Play, rule: str, source: str, heads: Points, tails: Points) -> Play:
    """Flip a coin; if heads, flip another, and do damage to each of the opponent's Benched Pokémon by its result."""
    play, first = flip(play, rule)
    if not first:
        return play
    play, second = flip(play, rule)
    return damage_bench(play, rule, source, heads if second else tails)
