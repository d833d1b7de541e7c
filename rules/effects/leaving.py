"""Verbs that take Pokémon off the table, by a Knock Out or without one."""

from typing import Literal

from rules.effects.acting import DOING, verb
from rules.effects.evolving import NO
from rules.effects.shields import shielded
from rules.model.arguments import Number
from rules.model.cards import Card, EnergyCard, without
from rules.model.named import named
from rules.model.questions import choose
from rules.model.refusals import Refused
from rules.model.state import Place, player_name
from rules.model.steps import Play
from rules.piles.discards import as_printed, leave_play, to_discard_pile
from rules.piles.drawing import shuffle


@verb("turn.end", "power.use")
def knocked_out(play: Play, rule: str, source: str) -> Play:
    """Knock Out the Pokémon that the effect is on; no damage is needed for it."""
    pokemon = play.game.at(play.subject)
    return play.put(play.subject, pokemon._replace(counters=max(pokemon.counters, pokemon.hp // 10)))


@verb(*DOING)
def knock_out_defending(play: Play, rule: str, source: str) -> Play:
    """Knock Out the Defending Pokémon, whatever damage it has."""
    play, safe = shielded(play, rule, play.target)
    return play if safe else knocked_out(play._replace(subject=play.target), rule, source)


@verb("power.use")
def become_energy(play: Play, rule: str, source: str, each: Number = 2) -> Play:
    """Knock Out the Pokémon whose Power it is; its card becomes Energy of a chosen type on another of one's Pokémon.

    :param each: how much Energy it gives.
    """
    side, slot = play.subject
    names = play.game.sides[side].names
    others = [number for number in range(len(names)) if number != slot]
    if not others:
        raise Refused(rule, "no_other", pokemon=names[slot])
    play, index = choose(play, rule, tuple(names[number] for number in others))
    play, chosen = choose(play, rule, tuple("GRWLPFC"))
    play, pokemon = leave_play(play, play.subject)
    card = pokemon.card
    energy = EnergyCard(card.name, card.name, "GRWLPFC"[chosen] * each, basic=False, print=card.print, pokemon=card)
    play = play.note("knock_out.discard", "knocked_out", pokemon=pokemon.name, player=player_name(side))
    play = to_discard_pile(play, side, (*pokemon.attached, *reversed(pokemon.cards[:-1])))
    at = others[index] - (0 < slot < others[index])
    holder = play.game.at((side, at))
    play = play.put((side, at), holder._replace(energy=(*holder.energy, energy)))
    owed = list(play.prizes)
    owed[1 - side] += card.prizes
    return play._replace(prizes=(owed[0], owed[1])).note(rule, "attached", card=card.name, pokemon=holder.name)


@verb(*DOING)
def pick_up(
    play: Play,
    rule: str,
    source: str,
    takes: Literal["basic", "all"] = "basic",
    where: Literal["in play", "bench", "itself"] = "in play",
    to: Literal["hand", "deck"] = "hand",
) -> Play:
    """Take one of one's own Pokémon off the table. No Prize is taken for it.

    :param takes: ``basic`` where only its Basic Pokémon card is kept and the rest discarded, ``all`` where
        everything is.
    :param where: ``in play``, ``bench``, or ``itself`` for the attacking Pokémon.
    :param to: ``hand`` or ``deck``: where the cards go.
    """
    side = play.attacker[0]
    names = play.game.sides[side].names
    slots = {"itself": [0], "bench": list(range(1, len(names)))}.get(where, list(range(len(names))))
    if not slots:
        raise Refused(rule, "no_bench", card=source)
    play, index = choose(play, rule, tuple(names[slot] for slot in slots))
    return _leave(play, rule, (side, slots[index]), takes, to)


@verb("power.use")
def discard_itself(play: Play, rule: str, source: str) -> Play:
    """Discard the Pokémon whose Power it is, with everything on it. That is no Knock Out, and no Prize is taken."""
    play, pokemon = leave_play(play, play.subject)
    play = play.note(rule, "left_play", pokemon=pokemon.name, player=player_name(play.subject[0]))
    return to_discard_pile(play, play.subject[0], (*pokemon.attached, *reversed(pokemon.cards)))


@verb(*DOING)
def send_back(play: Play, rule: str, source: str, to: Literal["hand", "deck"] = "hand") -> Play:
    """Return the Defending Pokémon and everything on it to its player's hand or deck, unless it is Knocked Out."""
    pokemon = play.game.at(play.target)
    if pokemon.knocked_out:
        return play
    play, safe = shielded(play, rule, play.target)
    if safe:
        return play
    return _leave(play, rule, play.target, "all", to)


def _leave(play: Play, rule: str, place: Place, takes: str, to: str) -> Play:
    play, pokemon = leave_play(play, place)
    everything: tuple[Card, ...] = (*pokemon.cards, *pokemon.attached)
    kept = everything if takes == "all" else pokemon.cards[:1]
    play = to_discard_pile(play, place[0], tuple(reversed(everything[len(kept) :])))
    kept = tuple(as_printed(card) for card in kept)
    half = play.game.sides[place[0]]
    play = play.note(rule, "left_play", pokemon=pokemon.name, player=player_name(place[0]))
    if to == "hand":
        return play.with_game(play.game.with_side(place[0], half._replace(hand=half.hand + kept)))
    play = play.with_game(play.game.with_side(place[0], half._replace(deck=half.deck + kept)))
    return shuffle(play, place[0], rule)


@verb("trainer.carry_out")
def limit_bench(play: Play, rule: str, source: str, limit: Number) -> Play:
    """Let each player discard Benched Pokémon until so many are left; the player whose turn it is goes first."""
    for side in (play.game.on_turn, 1 - play.game.on_turn):
        while len(play.game.sides[side].bench) > limit:
            play, chosen = choose(play, rule, play.game.sides[side].names[1:], side)
            play, pokemon = leave_play(play, (side, chosen + 1))
            play = play.note(rule, "left_play", pokemon=pokemon.name, player=player_name(side))
            play = to_discard_pile(play, side, (*pokemon.attached, *reversed(pokemon.cards)))
    return play


@verb("knock_out.discard")
def take_energy(play: Play, rule: str, source: str) -> Play:
    """Move a basic Energy card of one's Active Pokémon that an attack Knocks Out to this one; discard this card."""
    side = play.subject[0]
    fallen = play.game.sides[side].active
    if fallen is None or not fallen.knocked_out or play.attack is None or play.attacker[0] == side:
        return play
    options = named((card for card in fallen.energy if card.basic), symbols=True)
    if not options:
        return play
    play, chosen = choose(play, rule, (*options, NO), side)
    if chosen == len(options):
        return play
    card = tuple(options.values())[chosen]
    index = fallen.energy.index(card)
    play = play.put((side, 0), fallen._replace(energy=without(fallen.energy, index)))
    holder = play.game.at(play.subject)
    tool = next(i for i, card in enumerate(holder.trainers) if card.name == source)
    left = without(holder.trainers, tool)
    play = play.put(play.subject, holder._replace(energy=(*holder.energy, fallen.energy[index]), trainers=left))
    play = to_discard_pile(play, side, (holder.trainers[tool],))
    return play.note(rule, "attached", card=card.symbol, pokemon=holder.name)


@verb("retreat.switch")
def discard_everything_retreating(play: Play, rule: str, source: str) -> Play:
    """Discard every Energy card of the Pokémon that retreats, after its Retreat Cost was paid."""
    pokemon = play.game.at(play.attacker)
    play = play.put(play.attacker, pokemon._replace(energy=()))
    for card in pokemon.energy:
        play = to_discard_pile(play, play.attacker[0], (card,)).note(
            rule, "energy", card=card.symbol, pokemon=pokemon.name
        )
    return play
