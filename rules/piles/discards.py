"""Where cards go that leave the table."""

from rules.model.cards import Card, EnergyCard, TrainerCard, without
from rules.model.markers import ENERGY_RETURNS, NOT_ON, ONLY_ON, RETURN_TO_HAND
from rules.model.pokemon_kinds import is_kind
from rules.model.state import Place, Pokemon
from rules.model.steps import Play


def to_discard_pile(play: Play, side: int, cards: tuple[Card, ...], *, from_play: bool = True) -> Play:
    """Put cards on top of a player's discard pile.

    :param play: the play.
    :param side: the number of the side whose cards they are.
    :param cards: the cards, the one that ends up on top first.
    :param from_play: whether they were in play, and not in a hand.
    :returns: the play with the cards there. Recycle Energy from play goes to the hand instead, and a Pokémon that a
        Power turned into Energy is a Pokémon card again.
    """
    half = play.game.sides[side]
    cards = tuple(map(as_printed, cards))
    back = tuple(card for card in cards if from_play and isinstance(card, EnergyCard) and _returns(card))
    gone = tuple(card for card in cards if card not in back) if back else cards
    half = half._replace(hand=half.hand + back, discard=gone + half.discard)
    return play.with_game(play.game.with_side(side, half))


def _returns(card: EnergyCard) -> bool:
    return any(effect.verb == RETURN_TO_HAND for effect in card.effects)


def as_printed(card: Card) -> Card:
    """What a card is away from the table: a Pokémon that a Power turned into Energy is a Pokémon card again.

    :param card: the card.
    :returns: the card that it is in a hand, deck or discard pile.
    """
    return card.pokemon if isinstance(card, EnergyCard) and card.pokemon is not None else card


def leave_play(play: Play, place: Place) -> tuple[Play, Pokemon]:
    """Take a Pokémon off the table with everything on it. That is no Knock Out.

    :param play: the play.
    :param place: the place of the Pokémon.
    :returns: the play without it, its Active spot empty where it was there, and the Pokémon.
    """
    pokemon = play.game.at(place)
    side = play.game.sides[place[0]]
    if place[1] == 0:
        side = side._replace(active=None)
    else:
        side = side._replace(bench=side.bench[: place[1] - 1] + side.bench[place[1] :])
    return play.with_game(play.game.with_side(place[0], side)), pokemon


def check_attached(play: Play) -> Play:
    """Discard every card that lies on a Pokémon of a kind on which it may not be.

    :param play: the play after something changed.
    :returns: the play without such cards.

    Printed on the cards; from outside the texts.
    """
    for place in play.game.places():
        pokemon = play.game.at(place)
        wrong: list[Card] = [card for card in pokemon.energy if not _may_be_on(pokemon, card)]
        wrong += [card for card in pokemon.trainers if not _may_be_on(pokemon, card)]
        if wrong:
            energy = tuple(card for card in pokemon.energy if card not in wrong)
            trainers = tuple(card for card in pokemon.trainers if card not in wrong)
            play = play.put(place, pokemon._replace(energy=energy, trainers=trainers))
            play = to_discard_pile(play, place[0], tuple(wrong))
    return play


def _may_be_on(pokemon: Pokemon, card: EnergyCard | TrainerCard) -> bool:
    wanted, unwanted = (
        [kind for effect in card.effects if effect.verb == verb for kind in effect.words] for verb in (ONLY_ON, NOT_ON)
    )
    fits = not wanted or any(is_kind(pokemon, kind) for kind in wanted)
    return fits and not any(is_kind(pokemon, kind) for kind in unwanted)


def gives(card: EnergyCard, energy_type: str) -> bool:
    """Whether an Energy card gives Energy of a type.

    :param card: the card.
    :param energy_type: the letter of the type; ``C`` means any.
    :returns: whether it does. Energy of every type at once is of each of them.
    """
    return energy_type == "C" or energy_type in card.provides or "*" in card.provides


def discard_energy(play: Play, place: Place, card: EnergyCard, by: int) -> Play:
    """Discard one Energy card from a Pokémon.

    :param play: the play.
    :param place: the place of the Pokémon.
    :param card: the card; it must be attached.
    :param by: the number of the side whose attack, Power or Trainer card does it.
    :returns: the play with the card in the discard pile, or in its owner's hand where Ecogym says so.
    """
    pokemon = play.game.at(place)
    play = play.put(place, pokemon._replace(energy=without(pokemon.energy, pokemon.energy.index(card))))
    if by != place[0] and "C" not in card.provides and _ecogym(play):
        half = play.game.sides[place[0]]
        return play.with_game(play.game.with_side(place[0], half._replace(hand=(*half.hand, card))))
    return to_discard_pile(play, place[0], (card,))


def _ecogym(play: Play) -> bool:
    stadium = play.game.stadium
    return stadium is not None and any(effect.verb == ENERGY_RETURNS for effect in stadium.effects)


def discard_attached(play: Play, place: Place, name: str) -> Play:
    """Discard one Trainer card from a Pokémon.

    :param play: the play.
    :param place: the place of the Pokémon.
    :param name: the name of the card; it must be attached.
    :returns: the play with the card in its player's discard pile.
    """
    pokemon = play.game.at(place)
    index = next(i for i, card in enumerate(pokemon.trainers) if card.name == name)
    rest = without(pokemon.trainers, index)
    discarded = pokemon.trainers[index]
    return to_discard_pile(play.put(place, pokemon._replace(trainers=rest)), place[0], (discarded,))


def discard_hand_card(play: Play, side: int, card: Card) -> Play:
    """Discard a card from a hand.

    :param play: the play.
    :param side: the number of the side.
    :param card: the card; it must be in the hand.
    :returns: the play with the card in the discard pile.
    """
    half = play.game.sides[side]
    half, _ = half.take(half.hand.index(card))
    return to_discard_pile(play.with_game(play.game.with_side(side, half)), side, (card,), from_play=False)
