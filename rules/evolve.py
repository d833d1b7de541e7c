"""Evolving a Pokémon.

Each function is one step. An edition says which of them it has: :attr:`rules.edition.Edition.evolve`.
"""

from rules import conditions
from rules.cards import PokemonCard
from rules.refusals import Refused
from rules.state import Pokemon
from rules.steps import Play


def first_turn(play: Play) -> Play:
    """Refuse to evolve during a player's first turn.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the same play.
    :raises rules.refusals.Refused: during the first turn of either player.

    From text 004.

    >>> from rules import Evolve, play, table
    >>> play(table("Machop", hand="Machoke", turn=1), Evolve("Machoke", "Machop"))
    Traceback (most recent call last):
    ...
    rules.refusals.Refused: evolve.first_turn: Nobody may evolve a Pokémon during their first turn.
    """
    if play.game.turn <= 2:
        raise Refused("evolve.first_turn", "first_turn")
    return play


def this_turn(play: Play) -> Play:
    """Refuse to evolve a Pokémon that was put into play or evolved this turn.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the same play.
    :raises rules.refusals.Refused: when the Pokémon came into play or evolved this turn.

    From text 004.

    >>> from rules import Evolve, play, table
    >>> play(table("Machop !", hand="Machoke"), Evolve("Machoke", "Machop"))
    Traceback (most recent call last):
    ...
    rules.refusals.Refused: evolve.this_turn: Machop was put into play or evolved this turn.
    """
    pokemon = play.game.at(play.subject)
    if pokemon.fresh:
        raise Refused("evolve.this_turn", "this_turn", pokemon=pokemon.name)
    return play


def name(play: Play) -> Play:
    """Refuse a card that does not say that it evolves from exactly this Pokémon's name.

    A Baby Pokémon evolves into the Basic Pokémon that is printed on it.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the same play.
    :raises rules.refusals.Refused: when the names do not match to the letter.

    From texts 002 and 004; Baby Pokémon from 000.

    >>> from rules import Evolve, play, table
    >>> play(table("Rocket's Meowth", edition="dp", hand="Persian"), Evolve("Persian", "Rocket's Meowth"))
    Traceback (most recent call last):
    ...
    rules.refusals.Refused: evolve.name: Persian evolves from Meowth, not from Rocket's Meowth.
    """
    pokemon = play.game.at(play.subject)
    assert isinstance(play.card, PokemonCard)
    if not fits(play.card, pokemon):
        origin = play.card.evolves_from
        if not origin:
            raise Refused("evolve.name", "basic", card=play.card.name, pokemon=pokemon.name)
        raise Refused("evolve.name", "other_name", card=play.card.name, origin=origin, pokemon=pokemon.name)
    return play


def fits(card: PokemonCard, pokemon: Pokemon) -> bool:
    """Whether a card evolves from a Pokémon, by the names that are printed.

    :param card: the card that would go on top.
    :param pokemon: the Pokémon in play.
    :returns: whether the names match to the letter.
    """
    if card.evolves_from:
        return card.evolves_from == pokemon.name
    return pokemon.card.stage == "Baby" and pokemon.card.evolves_into == card.name


def on_top(play: Play) -> Play:
    """Put the card on top of the Pokémon.

    It keeps the cards attached to it and its damage counters. Its old attacks and Powers are gone, and so are
    its Special Conditions and the effects of attacks. A Char counter stays.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the play with the Pokémon evolved.

    From text 004.

    >>> from rules import Evolve, play, table
    >>> game = table("Vulpix [R R] c=2 {Asleep, Poisoned}", hand="Ninetales")
    >>> play(game, Evolve("Ninetales", "Vulpix")).game.player.active
    pokemon('Vulpix>Ninetales [R R] c=2 !')
    """
    old = play.game.at(play.subject)
    assert isinstance(play.card, PokemonCard)
    new = old._replace(cards=(*old.cards, play.card), conditions=conditions.counters(old), effects=(), fresh=True)
    return play.put(play.subject, new).note("evolve.on_top", "evolved", old=old.name, new=new.name)
