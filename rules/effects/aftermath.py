"""Verbs of the step ``damage.other_effects``: what an attack does apart from its damage."""

from rules import conditions
from rules.cards import Attack, Effect, forbidden
from rules.discards import discard_energy
from rules.drawing import draw
from rules.questions import choose, flip
from rules.state import Lasting, Place, Pokemon
from rules.steps import Play, run


def strike(play: Play, target: Place, amount: int, *, weakness: bool) -> Play:
    """Do damage to one Pokémon, through all the steps of the edition that figure out damage.

    :param play: the attack that does it.
    :param target: the place of the Pokémon that is hit.
    :param amount: the base damage, in points.
    :param weakness: whether Weakness and Resistance are applied.
    :returns: the play, still in the same attack, with the damage counters placed.
    """
    name = play.attack.name if play.attack is not None else ""
    blow = play._replace(attack=Attack(name, "", amount), target=target, weakness=weakness, untouched=False)
    struck = run(play.edition.damage, blow)
    return play._replace(
        game=struck.game, trace=struck.trace, coins=struck.coins, choices=struck.choices, answered=struck.answered
    )


def damage_itself(play: Play, rule: str, source: str, amount: int) -> Play:
    """Do damage to the attacking Pokémon itself, without Weakness and Resistance."""
    return strike(play, play.attacker, amount, weakness=False)


def damage_itself_if_tails(play: Play, rule: str, source: str, amount: int) -> Play:
    """Flip a coin; if tails, do damage to the attacking Pokémon itself."""
    play, heads = flip(play, rule)
    return play if heads else damage_itself(play, rule, source, amount)


def heal_itself(play: Play, rule: str, source: str, count: int) -> Play:
    """Take damage counters off the attacking Pokémon, where the attack did damage."""
    pokemon = play.game.at(play.attacker)
    healed = min(count, pokemon.counters)
    if play.damage <= 0 or not healed:
        return play
    play = play.put(play.attacker, pokemon._replace(counters=pokemon.counters - healed))
    return play.note(rule, "healed", count=healed, pokemon=pokemon.name)


def damage_all_benched(play: Play, rule: str, source: str, amount: int) -> Play:
    """Do damage to each Benched Pokémon of both players, without Weakness and Resistance."""
    for side in (1 - play.attacker[0], play.attacker[0]):
        for slot in range(1, len(play.game.sides[side].bench) + 1):
            play = strike(play, (side, slot), amount, weakness=False)
    return play


def inflict(play: Play, rule: str, source: str, condition: str) -> Play:
    """Give the Defending Pokémon a Special Condition."""
    return _inflict(play, rule, play.target, condition)


def inflict_itself(play: Play, rule: str, source: str, condition: str) -> Play:
    """Give the attacking Pokémon a Special Condition."""
    return _inflict(play, rule, play.attacker, condition)


def _inflict(play: Play, rule: str, place: Place, condition: str) -> Play:
    pokemon = play.game.at(place)
    if protected(pokemon, "conditions"):
        return play.note(rule, "protected", pokemon=pokemon.name)
    play = play.put(place, conditions.inflict(pokemon, condition))
    if condition == "Paralyzed" and place[0] == play.game.on_turn:
        # "After its player's next turn": not at the end of this one.
        play = play.did("between_turns.paralyzed_this_turn")
    return play.note(rule, "condition", pokemon=pokemon.name, condition=condition)


def protected(pokemon: Pokemon, what: str) -> bool:
    """Whether a card or an effect keeps other effects from a Pokémon."""
    effects = (*pokemon.card.effects, *(left.effect for left in pokemon.effects))
    return any(effect.verb == "protect" and what in effect.args for effect in effects)


def flip_to_inflict(play: Play, rule: str, source: str, heads: str, tails: str = "") -> Play:
    """Flip a coin and give the Defending Pokémon the Special Condition that goes with it."""
    play, is_heads = flip(play, rule)
    condition = heads if is_heads else tails
    return inflict(play, rule, source, condition) if condition else play


def _leave(play: Play, place: Place, attack: str, effect: Effect, turns: int) -> Play:
    pokemon = play.game.at(place)
    kept = tuple(old for old in pokemon.effects if old.attack != attack)
    return play.put(place, pokemon._replace(effects=(*kept, Lasting(attack, effect, turns))))


def leave_on_defending(play: Play, rule: str, source: str, effect: Effect, turns: int = 2) -> Play:
    """Leave an effect on the Defending Pokémon, until the end of its player's next turn."""
    play = _leave(play, play.target, source, effect, turns)
    return play.note(rule, "left", pokemon=play.game.at(play.target).name, attack=source)


def leave_on_itself(play: Play, rule: str, source: str, effect: Effect, turns: int = 2) -> Play:
    """Leave an effect on the attacking Pokémon: for 2 ends of a turn, or 3 to include its own next turn."""
    play = _leave(play, play.attacker, source, effect, turns)
    return play.note(rule, "left", pokemon=play.game.at(play.attacker).name, attack=source)


def flip_to_leave_on_itself(play: Play, rule: str, source: str, effect: Effect, turns: int = 2, *more: Effect) -> Play:
    """Flip a coin; if heads, leave one or more effects on the attacking Pokémon."""
    play, heads = flip(play, rule)
    if not heads:
        return play
    play = leave_on_itself(play, rule, source, effect, turns)
    for each in more:
        pokemon = play.game.at(play.attacker)
        lasting = Lasting(source, each, turns)
        play = play.put(play.attacker, pokemon._replace(effects=(*pokemon.effects, lasting)))
    return play


def forbid_chosen_attack(play: Play, rule: str, source: str) -> Play:
    """The Defending Pokémon cannot use the chosen attack during its player's next turn."""
    return leave_on_defending(play, rule, source, forbidden(play.chosen))


def discard_defending_energy(play: Play, rule: str, source: str) -> Play:
    """Discard one Energy card from the Defending Pokémon, if it has any."""
    pokemon = play.game.at(play.target)
    if not pokemon.energy or protected(pokemon, "effects"):
        return play
    options = tuple(dict.fromkeys(card.symbol for card in pokemon.energy))
    play, chosen = choose(play, rule, options)
    play = discard_energy(play, play.target, options[chosen], play.attacker[0])
    return play.note(rule, "energy", card=options[chosen], pokemon=pokemon.name)


def damage_one_benched(play: Play, rule: str, source: str, amount: int) -> Play:
    """Do damage to one chosen Benched Pokémon of the opponent, without Weakness and Resistance."""
    side = 1 - play.attacker[0]
    bench = play.game.sides[side].names[1:]
    if not bench:
        return play
    play, chosen = choose(play, rule, bench)
    return strike(play, (side, chosen + 1), amount, weakness=False)


def damage_each_with_power(play: Play, rule: str, source: str, amount: int) -> Play:
    """Do damage to each Pokémon in play that has a Pokémon Power, without Weakness and Resistance."""
    for side in (1 - play.attacker[0], play.attacker[0]):
        for slot, pokemon in enumerate(play.game.sides[side].in_play):
            if pokemon.card.powers:
                play = strike(play, (side, slot), amount, weakness=False)
    return play


def flip_for_char_counter(play: Play, rule: str, source: str) -> Play:
    """Flip a coin where the Defending Pokémon has no Char counter; if heads, put one on it."""
    if "Char" in play.game.at(play.target).conditions:
        return play
    return flip_to_inflict(play, rule, source, "Char")


def flip_to_draw(play: Play, rule: str, source: str, count: int) -> Play:
    """Flip a coin; if heads, draw cards."""
    play, heads = flip(play, rule)
    return draw(play, play.attacker[0], count, rule) if heads else play


def flip_to_confuse_itself(play: Play, rule: str, source: str) -> Play:
    """Flip a coin; if tails, the attacking Pokémon is Confused."""
    play, heads = flip(play, rule)
    return play if heads else inflict_itself(play, rule, source, "Confused")


def flip_twice_for_bench(play: Play, rule: str, source: str, heads: int, tails: int) -> Play:
    """Flip a coin; if heads, flip another, and do damage to each of the opponent's Benched Pokémon by its result."""
    play, first = flip(play, rule)
    if not first:
        return play
    play, second = flip(play, rule)
    side = 1 - play.attacker[0]
    for slot in range(1, len(play.game.sides[side].bench) + 1):
        play = strike(play, (side, slot), heads if second else tails, weakness=False)
    return play
