"""Laying a position on the table, with defaults that keep an example short."""

import re
from collections.abc import Sequence

from rules.catalogue import card
from rules.editions import EDITIONS
from rules.model.cards import Card, EnergyCard, PokemonCard, TrainerCard
from rules.model.hit_points import refreshed
from rules.model.questions import check_coins
from rules.model.state import PLAYERS, PRIZES, Game, Pokemon, Side
from rules.model.steps import Play
from rules.model.validity import check_game
from rules.notation.pokemon import pokemon
from rules.words.language import text

Spot = str | Pokemon | PokemonCard
"""A Pokémon in play: as text, as itself, or as a card with nothing attached."""

Cards = str | Card | Sequence[Card]
"""Cards that lie together: as text with commas between their names, or as themselves."""


def table(
    player: Spot,
    opponent: Spot = "Rattata",
    edition: str = "base",
    *,
    bench: Spot | Sequence[Spot] = (),
    opponent_bench: Spot | Sequence[Spot] = (),
    hand: Cards = "",
    opponent_hand: Cards = "",
    deck: Cards | None = None,
    opponent_deck: Cards | None = None,
    discard: Cards = "",
    opponent_discard: Cards = "",
    prizes: int = 6,
    opponent_prizes: int = 6,
    stadium: str | TrainerCard = "",
    stadium_of: str = "",
    turn: int = 3,
    on_turn: str = "A",
) -> Game:
    """Lay a position on the table. It is the player's turn, and nothing has been done in it yet.

    :param player: the player's Active Pokémon, as text such as ``Machoke [F F CC] c=3``.
    :param opponent: the opponent's Active Pokémon.
    :param edition: ``base``, ``neo`` or ``dp``.
    :param bench: the player's Benched Pokémon; several in one text with commas between them.
    :param opponent_bench: the opponent's Benched Pokémon.
    :param hand: the cards in the player's hand, with commas between them.
    :param opponent_hand: the cards in the opponent's hand.
    :param deck: the cards in the player's deck, from the top, with commas between them; by default it is never empty.
    :param opponent_deck: the cards in the opponent's deck.
    :param discard: the cards in the player's discard pile.
    :param opponent_discard: the cards in the opponent's discard pile.
    :param prizes: how many Prizes the player has left.
    :param opponent_prizes: how many Prizes the opponent has left.
    :param stadium: the card that affects the whole play area.
    :param stadium_of: whose Stadium it is, ``A`` or ``B``; by default the player's whose turn it is.
    :param turn: the number of the turn; 1 and 2 are the first turns.
    :param on_turn: whether the player is ``A`` or ``B``.
    :returns: the game. Decks and Prizes are filled with Grass Energy cards, since nobody looks at them.
    :raises ValueError: when something cannot be read, the edition does not exist, or no game can come to this.

    >>> table("Hitmonchan [F]", "Rattata").player.active
    pokemon('Hitmonchan [F]')
    """
    if edition not in EDITIONS:
        raise ValueError(text("“{key}” is not one of: {known}").format(key=edition, known=", ".join(EDITIONS)))
    own = _side(player, bench, hand, deck, prizes, edition)._replace(discard=_cards(discard, edition))
    other = _side(opponent, opponent_bench, opponent_hand, opponent_deck, opponent_prizes, edition)
    other = other._replace(discard=_cards(opponent_discard, edition))
    whose = _number(on_turn)
    sides = (other, own) if whose else (own, other)
    lying = card(stadium, edition) if isinstance(stadium, str) and stadium else stadium or None
    if lying is not None and not isinstance(lying, TrainerCard):
        raise ValueError(text("“{name}” is not a Stadium card").format(name=stadium))
    owner = _number(stadium_of or on_turn) if lying else 0
    game = refreshed(Game(EDITIONS[edition], sides, whose, turn, lying, owner))
    check_game(game)
    return game


def waiting(player: Spot, edition: str = "base", *, coins: str = "", choices: Sequence[str] = ()) -> Play:
    """Stop between two turns, to carry out single steps by hand.

    :param player: the Active Pokémon of the player whose turn just ended.
    :param edition: ``base``, ``neo`` or ``dp``.
    :param coins: the coins, in order.
    :param choices: the choices, in order.
    :returns: a play that the steps between turns take.
    """
    check_coins(coins)
    return Play(table(player, edition=edition), coins=coins, choices=tuple(choices))


def attacking(
    player: Spot,
    attack: str,
    opponent: Spot,
    edition: str = "base",
    *,
    damage: int | None = None,
    coins: str = "",
    choices: Sequence[str] = (),
    stadium: str = "",
) -> Play:
    """Set an attack going, to carry out single steps of it by hand.

    :param player: the attacking Pokémon.
    :param attack: the name of one of its attacks.
    :param opponent: the Defending Pokémon.
    :param edition: ``base``, ``neo`` or ``dp``.
    :param damage: the damage figured out so far, in points, to begin in the middle of the damage steps.
    :param coins: the coins, in order: ``HT`` is heads, then tails.
    :param choices: the choices, in order.
    :param stadium: the card that affects the whole play area.
    :returns: a play that any step function takes.
    :raises ValueError: when the Pokémon has no such attack, or the position or the damage cannot exist.
    """
    check_coins(coins)
    if damage is not None and (not isinstance(damage, int) or damage % 10):
        raise ValueError(text("damage is a multiple of 10, not {value}").format(value=repr(damage)))
    game = table(player, opponent, edition, stadium=stadium)
    printed = next((each for each in game.at((0, 0)).attacks if each.name == attack), None)
    if printed is None:
        problem = text("{pokemon} has no attack “{attack}”")
        raise ValueError(problem.format(pokemon=game.at((0, 0)).name, attack=attack))
    return Play(game, coins=coins, choices=tuple(choices), attack=printed, base=damage, damage=damage or 0)


def _number(letter: str) -> int:
    """The number of the side that a player's letter stands for."""
    if letter not in PLAYERS:
        raise ValueError(text("“{key}” is not one of: {known}").format(key=letter, known=", ".join(PLAYERS)))
    return PLAYERS.index(letter)


def _side(
    active: Spot, bench: Spot | Sequence[Spot], hand: Cards, deck: Cards | None, prizes: int, edition: str
) -> Side:
    filling = card("G")
    benched = (bench,) if isinstance(bench, (str, Pokemon, PokemonCard)) else bench
    spots = [each for spot in benched for each in (_split(spot) if isinstance(spot, str) else (spot,))]
    if not isinstance(prizes, int) or not 1 <= prizes <= PRIZES:
        problem = text("a player has 1 to {limit} Prizes left, not {count}")
        raise ValueError(problem.format(limit=PRIZES, count=repr(prizes)))
    return Side(
        _spot(active, edition),
        tuple(_spot(each, edition) for each in spots),
        hand=_cards(hand, edition),
        deck=(filling,) * 20 if deck is None else _cards(deck, edition),
        prizes=(filling,) * prizes,
    )


def _spot(spot: Spot, edition: str) -> Pokemon:
    if isinstance(spot, str):
        return pokemon(spot, edition)
    if isinstance(spot, PokemonCard):
        return Pokemon((spot,))
    if not isinstance(spot, Pokemon):
        raise ValueError(text("a Pokémon is written as text, not as {value}").format(value=repr(spot)))
    return spot


def _split(written: str) -> list[str]:
    """The Pokémon of a Bench; a comma between braces belongs to the conditions of one of them."""
    return [part for part in re.split(r",(?![^{]*\})", written) if part.strip()]


_CARD = (PokemonCard, EnergyCard, TrainerCard)


def _cards(found: Cards, edition: str) -> tuple[Card, ...]:
    if isinstance(found, str):
        return tuple(card(name.strip(), edition) for name in found.split(",") if name.strip())
    if isinstance(found, (PokemonCard, EnergyCard, TrainerCard)):
        return (found,)
    kinds = (PokemonCard, EnergyCard, TrainerCard)
    if not isinstance(found, (list, tuple)) or not all(isinstance(each, kinds) for each in found):
        problem = text("cards are a text with commas between their names, or cards, not {value}")
        raise ValueError(problem.format(value=repr(found)))
    return tuple(found)
