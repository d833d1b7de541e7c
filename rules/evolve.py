"""Evolving a Pokémon.

Each function is one step. An edition says which of them it has: :attr:`rules.model.edition.Edition.evolve`.
"""

from rules.effects.evolving import check_may_evolve, put_on_top
from rules.model import effect_sources
from rules.model.cards import LEVEL_UP, PokemonCard
from rules.model.markers import EVOLVE_AT_ONCE
from rules.model.pokemon_kinds import fits
from rules.model.refusals import Refused
from rules.model.state import Game
from rules.model.steps import Play


def first_turn(play: Play) -> Play:
    """Refuse to evolve during a player's first turn.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the same play.
    :raises rules.Refused: during the first turn of either player.

    From text 004.

    >>> from rules import Evolve, play, table
    >>> play(table("Machop", hand="Machoke", turn=1), Evolve("Machoke", "Machop"))
    Traceback (most recent call last):
    ...
    rules.Refused: evolve.first_turn: Nobody may evolve a Pokémon during their first turn.
    """
    if play.game.turn <= 2:
        raise Refused("evolve.first_turn", "first_turn")
    return play


def this_turn(play: Play) -> Play:
    """Refuse to evolve a Pokémon that was put into play or evolved this turn.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the same play.
    :raises rules.Refused: when the Pokémon came into play or evolved this turn.

    From text 004.

    >>> from rules import Evolve, play, table
    >>> play(table("Machop !", hand="Machoke"), Evolve("Machoke", "Machop"))
    Traceback (most recent call last):
    ...
    rules.Refused: evolve.this_turn: Machop was put into play or evolved this turn.
    """
    pokemon = play.game.at(play.subject)
    # To raise a level is not to evolve.
    leveled = isinstance(play.card, PokemonCard) and play.card.stage == LEVEL_UP
    if not leveled:
        check_may_evolve(play)
    if pokemon.fresh and (leveled or not at_once(play.game)):
        raise Refused("evolve.this_turn", "this_turn", pokemon=pokemon.name)
    return play


def at_once(game: Game) -> bool:
    """Whether a Stadium lets Pokémon evolve in the turn in which they were put into play or evolved.

    :param game: the game.
    """
    return any(each.verb == EVOLVE_AT_ONCE for _, effects in effect_sources.stadium(game) for each in effects)


def name(play: Play) -> Play:
    """Refuse a card that does not say that it evolves from exactly this Pokémon's name.

    A Baby Pokémon evolves into the Basic Pokémon that is printed on it. A card that only raises the level goes on
    the Active Pokémon that it names (from outside the texts).

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the same play.
    :raises rules.Refused: when the names do not match to the letter.

    From texts 002 and 004; Baby Pokémon from 000.

    >>> from rules import Evolve, play, table
    >>> play(table("Rocket's Meowth", edition="dp", hand="Persian"), Evolve("Persian", "Rocket's Meowth"))
    Traceback (most recent call last):
    ...
    rules.Refused: evolve.name: Persian evolves from Meowth, not from Rocket's Meowth.
    """
    pokemon = play.game.at(play.subject)
    assert isinstance(play.card, PokemonCard)
    if not fits(play.card, pokemon):
        origin = play.card.evolves_from
        if not origin:
            raise Refused("evolve.name", "basic", card=play.card.name, pokemon=pokemon.name)
        raise Refused("evolve.name", "other_name", card=play.card.name, origin=origin, pokemon=pokemon.name)
    if play.card.stage == LEVEL_UP and play.subject[1] != 0:
        raise Refused("evolve.name", "active_only", card=play.card.name, pokemon=pokemon.name)
    return play


def on_top(play: Play) -> Play:
    """Put the card on top of the Pokémon.

    It keeps the cards attached to it and its damage counters. Its old attacks and Powers are gone, and so are
    its Special Conditions and the effects of attacks. A Char counter stays. What the new card does when it is
    played from the hand, its player may do now.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the play with the Pokémon evolved.
    :raises rules.Need: when the card does something and the script does not say whether it is wanted.

    From text 004.

    >>> from rules import Evolve, play, table
    >>> game = table("Vulpix [R R] c=2 {Asleep, Poisoned}", hand="Ninetales")
    >>> play(game, Evolve("Ninetales", "Vulpix")).game.player.active
    pokemon('Vulpix>Ninetales [R R] c=2 !')
    """
    assert isinstance(play.card, PokemonCard)
    return put_on_top(play, play.subject, play.card, "evolve.on_top", from_hand=True)
