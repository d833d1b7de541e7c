"""Verbs of the steps before the attack is carried out: choices, payments, and what may cancel it."""

from rules.effects.acting import act, verb
from rules.model.arguments import Condition, EnergyType, Number
from rules.model.cards import DOLL, EnergyCard, PokemonCard, without
from rules.model.named import named
from rules.model.questions import choose, choose_or_decline, flip
from rules.model.refusals import Refused
from rules.model.state import player_name
from rules.model.steps import END, Play
from rules.piles.discards import discard_energy as discard_one
from rules.piles.discards import discard_hand_card, gives

UNPAID = frozenset({"attack.pay"})
"""The steps that are left out when an attack is copied: everything that is needed in order to use it."""


COPIES = 3
"""How often one attack may copy another one before it does nothing."""


@verb("attack.choose")
def choose_attack(play: Play, rule: str, source: str) -> Play:
    """Choose one of the Defending Pokémon's attacks."""
    options = tuple(attack.name for attack in play.game.at(play.target).attacks)
    if not options:
        return play
    play, chosen = choose(play, rule, options)
    return play._replace(chosen=options[chosen]).note(rule, "attack", chosen=options[chosen])


@verb("attack.choose")
def copy_attack(play: Play, rule: str, source: str) -> Play:
    """Choose one of the Defending Pokémon's attacks and use it, without what is needed in order to use it.

    What its text says must be so before it can be used must be so all the same, or it does nothing.
    """
    attacks = play.game.at(play.target).attacks
    # Two copying attacks could answer each other for ever.
    copied = sum(event.what == "copied" for event in play.trace)
    if not attacks or copied == COPIES:
        return does_nothing(play, rule, attack=source)
    play, chosen = choose(play, rule, tuple(attack.name for attack in attacks))
    original = attacks[chosen]
    try:
        act(play, "attack.announce", original.name, original.effects)
    except Refused:
        return does_nothing(play, rule, attack=original.name)
    kept = tuple(effect for effect in original.effects if effect.step not in UNPAID)
    assert play.attack is not None
    play = play._replace(attack=original._replace(effects=kept, cost=play.attack.cost))
    play = play.note(rule, "copied", attack=original.name)
    return act(play, rule, original.name, kept)


@verb("attack.choose")
def choose_target(play: Play, rule: str, source: str) -> Play:
    """Choose one of the opponent's Pokémon; the attack does its damage to that one."""
    side = 1 - play.attacker[0]
    options = play.game.sides[side].names
    play, slot = choose(play, rule, options)
    play = play._replace(target=(side, slot))
    return play.note(rule, "target", chosen=play.game.at(play.target).name)


@verb("attack.choose")
def choose_targets(play: Play, rule: str, source: str, count: Number) -> Play:
    """Choose some of the opponent's Pokémon, or all: the first is the target, and the others get damage too."""
    side = 1 - play.attacker[0]
    names = play.game.sides[side].names
    slots: list[int] = []
    for _ in range(min(count, len(names))):
        left = [slot for slot in range(len(names)) if slot not in slots]
        play, index = choose(play, rule, tuple(names[slot] for slot in left))
        slots.append(left[index])
        play = play.note(rule, "target", chosen=names[left[index]])
    return play._replace(target=(side, slots[0]), others=tuple((side, slot) for slot in slots[1:]))


@verb("attack.pay", "damage.other_effects")
def discard_energy(play: Play, rule: str, source: str, energy_type: EnergyType, count: Number = 1) -> Play:
    """Discard Energy cards of a type from the attacking Pokémon; ``C`` means any type.

    In order to use the attack there must be so many; after the damage, as many as there are.
    """
    return discard_each(play, rule, source, *((energy_type,) * count))


@verb("attack.pay", "damage.other_effects")
def discard_each(play: Play, rule: str, source: str, *types: EnergyType) -> Play:
    """Discard one Energy card for each of some types from the attacking Pokémon; one card stands for one of them.

    In order to use the attack there must be a card for each; after the damage, as many are discarded as possible.
    """
    energy = play.game.at(play.attacker).energy
    missing = [wanted for done, wanted in enumerate(types) if _covered(energy, types[: done + 1]) <= done]
    if rule == "attack.pay" and missing:
        raise Refused(rule, "nothing_to_discard", attack=source, energy=missing[0])
    for done, wanted in enumerate(types):
        energy, others = play.game.at(play.attacker).energy, types[done + 1 :]
        most = _covered(energy, types[done:])
        fitting = [c for c in energy if gives(c, wanted) and _covered(_without(energy, c), others) == most - 1]
        if fitting:
            options = named(fitting, symbols=True)
            play, chosen = choose(play, rule, tuple(options))
            play = _discard(play, rule, tuple(options.values())[chosen])
    return play


def _without(energy: tuple[EnergyCard, ...], card: EnergyCard) -> tuple[EnergyCard, ...]:
    index = energy.index(card)
    return without(energy, index)


def _covered(energy: tuple[EnergyCard, ...], types: tuple[str, ...]) -> int:
    """For how many of some types there can be a card of their own."""
    if not types:
        return 0
    fitting = [card for card in dict.fromkeys(energy) if gives(card, types[0])]
    if not fitting:
        return _covered(energy, types[1:])
    return 1 + max(_covered(_without(energy, card), types[1:]) for card in fitting)


@verb("attack.pay", "damage.other_effects")
def discard_all_energy(play: Play, rule: str, source: str, energy_type: EnergyType) -> Play:
    """Discard every Energy card of a type from the attacking Pokémon; ``C`` means every card."""
    for card in play.game.at(play.attacker).energy:
        if gives(card, energy_type):
            play = _discard(play, rule, card)
    return play


def _discard(play: Play, rule: str, card: EnergyCard) -> Play:
    name = play.game.at(play.attacker).name
    play = discard_one(play, play.attacker, card, play.attacker[0])
    return play._replace(paid=play.paid + 1).note(rule, "energy", card=card.symbol, pokemon=name)


@verb("attack.pay")
def discard_pokemon_from_hand(play: Play, rule: str, source: str) -> Play:
    """Discard a Pokémon card from the hand, Basic or Evolution, or the attack does nothing; its player may decline."""
    number = play.attacker[0]
    hand = play.game.sides[number].hand
    options = named(card for card in hand if isinstance(card, PokemonCard) and card.stage != DOLL)
    play, chosen = choose_or_decline(play, rule, tuple(options), NO)
    if chosen is None:
        return does_nothing(play, rule, attack=source)
    card = tuple(options.values())[chosen]
    play = discard_hand_card(play, number, card)
    return play._replace(paid=play.paid + 1).note(rule, "from_hand", player=player_name(number), card=card.name)


NO = "no"
"""The choice not to do what a card lets its player do."""


def does_nothing(play: Play, rule: str, **what: str) -> Play:
    """Let the attack do nothing: no later step of it is carried out, whichever card says so.

    :param play: the attack.
    :param rule: the id of the rule of the step in which that comes about.
    :param what: what the trace tells: the attack, or the source that stops it.
    :returns: the play at the end of the attack.
    """
    return play.note(rule, "does_nothing", **what).skip_to(END)


@verb("attack.alter_or_cancel")
def flip_or_nothing(play: Play, rule: str, source: str) -> Play:
    """Flip a coin; if tails, the attack does nothing."""
    play, heads = flip(play, rule)
    return play if heads else does_nothing(play, rule, source=source)


@verb("attack.announce")
def needs_condition(play: Play, rule: str, source: str, condition: Condition) -> Play:
    """Refuse the attack unless the Defending Pokémon has a Special Condition."""
    if condition not in play.game.at(play.target).conditions:
        raise Refused(rule, "needs_condition", attack=source, condition=condition)
    return play
