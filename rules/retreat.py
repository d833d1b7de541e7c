"""Retreating.

Each function is one step. An edition says which of them it has: :attr:`rules.model.edition.Edition.retreat`.
"""

from rules.effects import act_all
from rules.model import conditions, effect_sources, markers
from rules.model.cards import EnergyCard, without
from rules.model.costs_in_play import acting_on_retreat, retreat_cost
from rules.model.energy_in_play import amount, given
from rules.model.named import find, named
from rules.model.questions import flip
from rules.model.refusals import Refused
from rules.model.state import Game
from rules.model.steps import END, Play
from rules.piles.discards import to_discard_pile

RETREAT = "retreat"
"""What a Pokémon has used that failed to retreat this turn."""


def payments(game: Game) -> list[tuple[str, ...]]:
    """Every legal way to pay the Active Pokémon's Retreat Cost, as a sequence of Energy cards.

    Cards are discarded one at a time, and it stops as soon as the cost is paid.

    :param game: the game; it is not changed.
    :returns: the sequences, each a tuple of the cards' symbols; the same cards in another order are another sequence.
        An empty list means that the cost cannot be paid, an empty tuple that nothing has to be.

    From texts 001, 002 and 003.

    >>> from rules import retreat, table
    >>> retreat.payments(table("Hitmonchan [F F CC]", bench="Rattata"))
    [('F', 'F'), ('F', 'CC'), ('CC',)]
    """
    active = game.player.active
    assert active is not None
    needed = cost(game, game.on_turn)
    place = (game.on_turn, 0)
    return _payments(game, active.energy, needed) if amount(given(game, place)) >= needed else []


def cost(game: Game, side: int) -> int:
    """The Retreat Cost of an Active Pokémon: first what raises it, then what lowers it, last what takes it away.

    :param game: the game.
    :param side: the number of the side.
    :returns: the cost in Energy, never below 0.

    The printed cost is from text 004; what changes it, and the order, are from the cards, outside the texts.

    >>> from rules import retreat, table
    >>> retreat.cost(table("Machoke", bench="Dodrio"), 0)
    2
    """
    return retreat_cost(game, side)


def _payments(game: Game, energy: tuple[EnergyCard, ...], cost: int) -> list[tuple[str, ...]]:
    if cost <= 0:
        return [()]
    result = []
    gives = given(game, (game.on_turn, 0), energy)
    for symbol, card in named(energy, symbols=True).items():
        at = energy.index(card)
        paid = amount(gives[at : at + 1])
        result += [(symbol, *more) for more in _payments(game, without(energy, at), cost - paid)]
    return result


def once_a_turn(play: Play) -> Play:
    """Refuse a second retreat in the same turn.

    :param play: the retreat.
    :returns: the play, with this turn's retreat used.
    :raises rules.Refused: when the player already retreated this turn.

    Diamond & Pearl only, from outside the texts; in the Dutch rules of the game you may retreat as often as you like.

    >>> from rules import EDITIONS, rule_id
    >>> ["retreat.once_a_turn" in map(rule_id, edition.retreat) for edition in EDITIONS.values()]
    [False, False, True]
    """
    if "retreat.once_a_turn" in play.game.done:
        raise Refused("retreat.once_a_turn", "again")
    return play.with_game(play.game._replace(done=(*play.game.done, "retreat.once_a_turn")))


def condition(play: Play) -> Play:
    """Refuse to retreat a Pokémon that is Asleep or Paralyzed.

    :param play: the retreat.
    :returns: the same play.
    :raises rules.Refused: when the Active Pokémon is Asleep or Paralyzed, also where its Retreat Cost is 0,
        and when a card or an effect keeps it from retreating.

    From text 004.

    >>> from rules import Retreat, play, table
    >>> play(table("Rattata {Asleep}", bench="Machop"), Retreat("Machop"))
    Traceback (most recent call last):
    ...
    rules.Refused: retreat.condition: Rattata is Asleep and cannot retreat.
    """
    active = play.game.at(play.attacker)
    for each in ("Asleep", "Paralyzed"):
        if each in active.conditions:
            raise Refused("retreat.condition", "condition", pokemon=active.name, condition=each)
    for name, effect in acting_on_retreat(play.game, play.attacker[0]):
        if effect.verb == markers.NO_RETREAT:
            raise Refused("retreat.condition", "never", pokemon=active.name)
        if effect.verb == markers.CANNOT_RETREAT:
            raise Refused("retreat.condition", "held", pokemon=active.name, source=name)
    if RETREAT in active.used:
        raise Refused("retreat.confusion", "again", pokemon=active.name)
    return play


def bench(play: Play) -> Play:
    """Refuse to retreat without a Benched Pokémon to take the Active Pokémon's place.

    :param play: the retreat.
    :returns: the same play.
    :raises rules.Refused: when the Bench is empty or the named Pokémon is not on it.

    From text 004.

    >>> from rules import Retreat, play, table
    >>> play(table("Rattata"), Retreat("Machop"))
    Traceback (most recent call last):
    ...
    rules.Refused: retreat.bench: The Bench is empty, so Rattata has nothing to change places with.
    """
    side = play.attacker[0]
    benched = play.game.sides[side].names[1:]
    if not benched:
        raise Refused("retreat.bench", "empty", pokemon=play.game.at(play.attacker).name)
    if play.chosen not in benched:
        raise Refused("retreat.bench", "not_there", pokemon=play.chosen)
    return play


def pay(play: Play) -> Play:
    """Discard Energy cards from the Active Pokémon one at a time until its Retreat Cost is paid, then stop.

    The last card may pay more than was still to be paid.

    :param play: the retreat, with the cards to discard in order.
    :returns: the play with the cost paid.
    :raises rules.Refused: when a card is not attached, when the cost is already paid, or when too
        little is paid.

    From texts 001, 002, 003 and 004.

    >>> from rules import Retreat, play, table
    >>> play(table("Hitmonchan [F F CC]", bench="Rattata"), Retreat("Rattata", "CC F"))
    Traceback (most recent call last):
    ...
    rules.Refused: retreat.pay: The Retreat Cost of 2 is already paid, so F cannot be discarded.
    """
    active = play.game.at(play.attacker)
    needed, paid = cost(play.game, play.attacker[0]), 0
    for symbol in play.payment:
        active = play.game.at(play.attacker)
        if paid >= needed:
            raise Refused("retreat.pay", "already_paid", cost=needed, card=symbol)
        index = find(active.energy, symbol, symbols=True)
        if index is None:
            raise Refused("retreat.pay", "not_attached", card=symbol, pokemon=active.name)
        card = active.energy[index]
        paid += amount(given(play.game, play.attacker)[index : index + 1])
        play = play.put(play.attacker, active._replace(energy=without(active.energy, index)))
        play = to_discard_pile(play, play.attacker[0], (card,))
        play = play.note("retreat.pay", "discarded", card=card.symbol, paid=paid, cost=needed)
    if paid < needed:
        raise Refused("retreat.pay", "too_little", cost=needed, paid=paid)
    return play


def confusion(play: Play) -> Play:
    """Flip a coin if the Pokémon is Confused; tails: it stays, and the Energy stays discarded.

    After tails it cannot try again this turn, though it may still attack.

    :param play: the retreat, paid for.
    :returns: the play; after tails it ends here.
    :raises rules.Need: when the script gives no coin.

    Base and Neo. Text 004 says only that it may fail; the coin and its moment are from outside the texts.

    >>> from rules import Retreat, play, table
    >>> play(table("Pikachu [L] {Confused}", bench="Rattata"), Retreat("Rattata", "L"), coins="T").game.player.active
    pokemon('Pikachu {Confused} (used retreat)')
    """
    active = play.game.at(play.attacker)
    if "Confused" not in active.conditions:
        return play
    play, heads = flip(play, "retreat.confusion")
    if heads:
        return play
    play = play.put(play.attacker, active._replace(used=(*active.used, RETREAT)))
    return play.note("retreat.confusion", "fails", pokemon=active.name).skip_to(END)


def switch(play: Play) -> Play:
    """Let the two Pokémon change places.

    The Pokémon that retreats keeps its cards and its damage counters; Special Conditions and the
    effects of attacks end. Its player may still attack this turn. What a Power of the opponent's Active Pokémon does
    to one that retreats, it does before they change places.

    :param play: the retreat, paid for.
    :returns: the play with the new Active Pokémon.

    From text 004.

    >>> from rules import Retreat, play, table
    >>> play(table("Pikachu [L L] c=3 {Poisoned}", bench="Rattata"), Retreat("Rattata", "L")).game.player.bench
    (pokemon('Pikachu [L] c=3'),)
    """
    side = play.attacker[0]
    play = act_all(play, "retreat.switch", effect_sources.powers(play.game.at((1 - side, 0)), play.game))
    old = play.game.at(play.attacker).name
    slot = play.game.sides[side].names.index(play.chosen)
    play = play.with_game(conditions.switch(play.game, side, slot))
    return play.note("retreat.switch", "switched", old=old, new=play.game.at(play.attacker).name)
