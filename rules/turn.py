"""What a player may do during a turn, and when the turn is over."""

from rules.cards import EnergyCard
from rules.refusals import Refused
from rules.state import player_name
from rules.steps import Play


def over(play: Play) -> Play:
    """Refuse everything after the turn's attack.

    :param play: any action.
    :returns: the same play.
    :raises rules.refusals.Refused: when the player has attacked this turn, or lost the chance to.

    From text 004.
    """
    if "turn.attack" in play.game.done:
        raise Refused("turn.over", "over")
    return play


def attack(play: Play) -> Play:
    """End the part of the turn in which things may be done: the attack is the last of them.

    :param play: the attack, carried out or failed.
    :returns: the play with the turn's attack used.

    From text 004.
    """
    return play._replace(game=play.game._replace(done=(*play.game.done, "turn.attack")))


def attach_energy(play: Play) -> Play:
    """Attach an Energy card from the hand to one of your Pokémon, once a turn.

    :param play: the action, with the card's symbol and the Pokémon chosen.
    :returns: the play with the card attached.
    :raises rules.refusals.Refused: when an Energy card was already attached this turn, the card is not in the hand
        or the Pokémon is not in play.

    From text 004.

    >>> from rules import AttachEnergy, play, table
    >>> play(table("Charmander [R]", hand="F"), AttachEnergy("F", "Charmander")).game.player.active
    pokemon('Charmander [R F]')
    """
    if "turn.attach_energy" in play.game.done:
        raise Refused("turn.attach_energy", "again")
    number = play.game.on_turn
    side = play.game.sides[number]
    (symbol,) = play.payment
    index = next((i for i, c in enumerate(side.hand) if isinstance(c, EnergyCard) and c.symbol == symbol), None)
    if index is None:
        raise Refused("turn.attach_energy", "not_in_hand", card=symbol)
    if play.chosen not in play.game.sides[number].names:
        raise Refused("turn.attach_energy", "not_in_play", pokemon=play.chosen)
    card = side.hand[index]
    assert isinstance(card, EnergyCard)
    hand = side.hand[:index] + side.hand[index + 1 :]
    place = (number, play.game.sides[number].names.index(play.chosen))
    play = play._replace(game=play.game.with_side(number, side._replace(hand=hand)))
    pokemon = play.game.at(place)
    game = play.game.with_pokemon(place, pokemon._replace(energy=(*pokemon.energy, card)))
    play = play._replace(game=game._replace(done=(*game.done, "turn.attach_energy")))
    return play.note("turn.attach_energy", "attached", player=player_name(number), card=symbol, pokemon=pokemon.name)
