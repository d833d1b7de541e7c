"""Verbs of the steps before the attack is carried out: choices, payments, and what may cancel it."""

from rules.cards import PokemonCard
from rules.questions import choose, flip
from rules.refusals import Refused
from rules.state import player_name
from rules.steps import END, Play


def choose_attack(play: Play, rule: str, source: str) -> Play:
    """Choose one of the Defending Pokémon's attacks."""
    options = tuple(attack.name for attack in play.game.at(play.target).card.attacks)
    play, chosen = choose(play, rule, options)
    return play._replace(chosen=options[chosen]).note(rule, "attack", chosen=options[chosen])


def choose_target(play: Play, rule: str, source: str) -> Play:
    """Choose one of the opponent's Pokémon; the attack does its damage to that one."""
    side = 1 - play.attacker[0]
    options = play.game.sides[side].names
    play, slot = choose(play, rule, options)
    play = play._replace(target=(side, slot), chosen=options[slot])
    return play.note(rule, "target", chosen=play.game.at(play.target).name)


def discard_energy(play: Play, rule: str, source: str, energy_type: str, count: int = 1) -> Play:
    """Discard Energy cards of a type from the attacking Pokémon in order to use the attack."""
    for _ in range(count):
        pokemon = play.game.at(play.attacker)
        options = tuple(
            dict.fromkeys(card.symbol for card in pokemon.energy if {energy_type, "*"} & set(card.provides))
        )
        if not options:
            raise Refused(rule, "nothing_to_discard", attack=source, energy=energy_type)
        play, chosen = choose(play, rule, options)
        play = _discard(play, rule, options[chosen])
    return play


def discard_all_energy(play: Play, rule: str, source: str, energy_type: str) -> Play:
    """Discard every Energy card of a type from the attacking Pokémon in order to use the attack."""
    for card in play.game.at(play.attacker).energy:
        if energy_type in card.provides:
            play = _discard(play, rule, card.symbol)
    return play


def _discard(play: Play, rule: str, symbol: str) -> Play:
    pokemon = play.game.at(play.attacker)
    index = next(i for i, card in enumerate(pokemon.energy) if card.symbol == symbol)
    card = pokemon.energy[index]
    play = play.put(play.attacker, pokemon._replace(energy=pokemon.energy[:index] + pokemon.energy[index + 1 :]))
    number = play.attacker[0]
    side = play.game.sides[number]
    play = play._replace(
        game=play.game.with_side(number, side._replace(discard=(card, *side.discard))), paid=play.paid + 1
    )
    return play.note(rule, "energy", card=symbol, pokemon=pokemon.name)


def discard_pokemon_from_hand(play: Play, rule: str, source: str) -> Play:
    """Discard a Pokémon card from the hand, Basic or Evolution, or the attack does nothing."""
    number = play.attacker[0]
    side = play.game.sides[number]
    options = tuple(dict.fromkeys(card.name for card in side.hand if isinstance(card, PokemonCard)))
    if not options:
        return play.note(rule, "does_nothing", attack=source).skip_to(END)
    play, chosen = choose(play, rule, options)
    index = next(i for i, card in enumerate(side.hand) if card.name == options[chosen])
    hand = side.hand[:index] + side.hand[index + 1 :]
    side = side._replace(hand=hand, discard=(side.hand[index], *side.discard))
    play = play._replace(game=play.game.with_side(number, side), paid=play.paid + 1)
    return play.note(rule, "from_hand", player=player_name(number), card=options[chosen])


def flip_or_nothing(play: Play, rule: str, source: str) -> Play:
    """Flip a coin; if tails, the attack does nothing."""
    play, heads = flip(play, rule)
    return play if heads else play.note(rule, "does_nothing", source=source).skip_to(END)
