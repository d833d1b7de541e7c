"""Verbs of the step ``power.use``: what Pokémon Powers and Poké-Powers do when they are used."""

from rules.effects.acting import verb
from rules.effects.aftermath import strike
from rules.model.arguments import EnergyType, Points
from rules.model.cards import EnergyCard, without
from rules.model.named import named
from rules.model.questions import choose, flip
from rules.model.refusals import Refused
from rules.model.steps import Play
from rules.piles.discards import check_attached, gives


@verb("power.use")
def flip_to_damage(play: Play, rule: str, source: str, amount: Points) -> Play:
    """Flip a coin; if heads, do damage to the opponent's Active Pokémon. Either way, the turn ends."""
    play, heads = flip(play, rule)
    if heads:
        play = strike(play, (1 - play.attacker[0], 0), amount, weakness=True)
    return play.did("turn.attack")


@verb("power.use")
def attach_extra(play: Play, rule: str, source: str, energy_type: EnergyType) -> Play:
    """Attach an Energy card of a type from the hand to one of one's own Pokémon of that type."""
    side = play.attacker[0]
    half = play.game.sides[side]
    index = next(
        (i for i, card in enumerate(half.hand) if isinstance(card, EnergyCard) and card.provides == energy_type), None
    )
    slots = [slot for slot, pokemon in enumerate(half.in_play) if energy_type in pokemon.card.type]
    if index is None or not slots:
        raise Refused(rule, "no_card", power=source)
    play, chosen = choose(play, rule, tuple(half.names[slot] for slot in slots))
    half, card = half.take(index)
    assert isinstance(card, EnergyCard)
    place = (side, slots[chosen])
    play = play.with_game(play.game.with_side(side, half))
    pokemon = play.game.at(place)
    play = play.put(place, pokemon._replace(energy=(*pokemon.energy, card)))
    return play.note(rule, "attached", card=card.symbol, pokemon=pokemon.name)


@verb("power.use")
def move_opponents_counter(play: Play, rule: str, source: str) -> Play:
    """Move 1 damage counter from one of the opponent's Pokémon to another, which it may Knock Out."""
    side = 1 - play.attacker[0]
    half = play.game.sides[side]
    damaged = [slot for slot, pokemon in enumerate(half.in_play) if pokemon.counters]
    if not damaged or len(half.in_play) < 2:
        raise Refused(rule, "no_counter", power=source)
    play, chosen = choose(play, rule, tuple(half.names[slot] for slot in damaged))
    others = [slot for slot in range(len(half.in_play)) if slot != damaged[chosen]]
    play, other = choose(play, rule, tuple(half.names[slot] for slot in others))
    for slot, change in ((damaged[chosen], -1), (others[other], 1)):
        play = play.add_counters((side, slot), change)
    return play.note(rule, "moved", old=half.names[damaged[chosen]], new=half.names[others[other]])


@verb("power.use")
def move_own_counter(play: Play, rule: str, source: str) -> Play:
    """Move 1 damage counter from one of one's own Pokémon to another, which it may not Knock Out."""
    side = play.attacker[0]
    names, own = play.game.sides[side].names, play.game.sides[side].in_play
    ways = {
        old: others
        for old, pokemon in enumerate(own)
        if pokemon.counters and (others := [new for new, each in enumerate(own) if new != old and each.hp_left > 10])
    }
    if not ways:
        raise Refused(rule, "no_own_counter", power=source)
    play, chosen = choose(play, rule, tuple(names[slot] for slot in ways))
    old = list(ways)[chosen]
    play, other = choose(play, rule, tuple(names[slot] for slot in ways[old]))
    new = ways[old][other]
    play = play.add_counters((side, old), -1).add_counters((side, new), 1)
    return play.note(rule, "moved", old=names[old], new=names[new])


@verb("power.use")
def move_own_energy(play: Play, rule: str, source: str, energy_type: EnergyType = "C") -> Play:
    """Move 1 Energy card of a type from one of one's own Pokémon to another; ``C`` means any type."""
    side = play.attacker[0]
    names, own = play.game.sides[side].names, play.game.sides[side].in_play
    holders = [slot for slot, pokemon in enumerate(own) if any(gives(card, energy_type) for card in pokemon.energy)]
    if not holders or len(own) < 2:
        raise Refused(rule, "no_own_energy", power=source)
    play, chosen = choose(play, rule, tuple(names[slot] for slot in holders))
    old = holders[chosen]
    cards = named((card for card in own[old].energy if gives(card, energy_type)), symbols=True)
    play, chosen = choose(play, rule, tuple(cards))
    card = list(cards.values())[chosen]
    others = [slot for slot in range(len(own)) if slot != old]
    play, chosen = choose(play, rule, tuple(names[slot] for slot in others))
    new = others[chosen]
    rest = without(own[old].energy, own[old].energy.index(card))
    play = play.put((side, old), own[old]._replace(energy=rest))
    play = play.put((side, new), own[new]._replace(energy=(*own[new].energy, card)))
    return check_attached(play.note(rule, "attached", card=card.symbol, pokemon=names[new]))
