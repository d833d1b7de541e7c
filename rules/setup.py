"""Setting up a game.

Each function is one step: :attr:`rules.model.edition.Edition.setup`.
"""

from rules.model.cards import DOLL, PokemonCard
from rules.model.named import named
from rules.model.questions import choose, choose_or_first, flip
from rules.model.state import BENCH, Pokemon, player_name
from rules.model.steps import Play
from rules.piles.drawing import draw, shuffle

HAND = 7
"""How many cards a first hand has."""

DONE = "done"
"""The choice to put no more Pokémon on the Bench."""


def hands(play: Play) -> Play:
    """Shuffle both decks and draw 7 cards each.

    :param play: the play with nothing but two decks.
    :returns: the play with two first hands.
    :raises rules.Need: when the script does not say how the decks are shuffled.

    From texts 001, 002 and 003.
    """
    for side in (0, 1):
        play = draw(shuffle(play, side, "setup.hands"), side, HAND, "setup.hands")
    return play


def mulligans(play: Play) -> Play:
    """Draw new hands until both players have a Basic Pokémon.

    Where neither player has one, both shuffle and draw 7 new cards, and nobody draws an extra card. Where one
    player has none, that player does, and each time the other may draw up to 2 extra cards, in Diamond & Pearl
    up to 1. In Diamond & Pearl, with no Basic Pokémon but a Trainer card that comes into play as one, a player may
    choose; in Base and Neo such a card is not put down before the first turn.

    :param play: the play with two first hands.
    :returns: the play with a Basic Pokémon in each hand.
    :raises rules.Need: when the script gives no shuffle, or no number of extra cards.

    From texts 001, 002 and 003. That the number is decided at each mulligan is from outside the texts.
    """
    keeps = [False, False]
    while True:
        for side in (0, 1):
            if not keeps[side]:
                play, keeps[side] = _keeps(play, side)
        if all(keeps):
            return play
        if not any(keeps):
            play = _new_hand(_new_hand(play, 0), 1)
            continue
        without = keeps.index(False)
        play = _new_hand(play, without)
        options = tuple(str(count) for count in range(play.edition.extra_cards + 1))
        play, count = choose(play, "setup.mulligans", options, 1 - without)
        play = draw(play, 1 - without, count, "setup.mulligans")


def _keeps(play: Play, side: int) -> tuple[Play, bool]:
    hand = play.game.sides[side].hand
    if any(isinstance(card, PokemonCard) and card.is_basic for card in hand):
        return play, True
    if _playable(play, side):
        play, chosen = choose(play, "setup.mulligans", ("keep", "mulligan"), side)
        return play, chosen == 0
    return play, False


def _new_hand(play: Play, side: int) -> Play:
    half = play.game.sides[side]
    play = play.with_game(play.game.with_side(side, half._replace(hand=(), deck=half.deck + half.hand)))
    play = play.note("setup.mulligans", "mulligan", player=player_name(side))
    return draw(shuffle(play, side, "setup.mulligans"), side, HAND, "setup.mulligans")


def active(play: Play) -> Play:
    """Choose a Basic Pokémon as the Active Pokémon.

    :param play: the play with a Basic Pokémon in each hand.
    :returns: the play with two Active Pokémon.
    :raises rules.Need: when the script does not choose.

    From outside the texts.
    """
    for side in (0, 1):
        basics = _playable(play, side)
        play, chosen = choose(play, "setup.active", tuple(basics), side)
        play = _put(play, side, tuple(basics.values())[chosen], active=True)
    return play


def bench(play: Play) -> Play:
    """Put up to 5 more Basic Pokémon on the Bench.

    :param play: the play with two Active Pokémon.
    :returns: the play with the Benches filled as the players like.
    :raises rules.Need: when the script does not choose.

    From outside the texts; the limit of 5 from text 004.
    """
    for side in (0, 1):
        while len(play.game.sides[side].bench) < BENCH and (basics := _playable(play, side)):
            play, chosen = choose(play, "setup.bench", (*basics, DONE), side)
            if chosen == len(basics):
                break
            play = _put(play, side, tuple(basics.values())[chosen], active=False)
    return play


def _playable(play: Play, side: int) -> dict[str, PokemonCard]:
    cards = (card for card in play.game.sides[side].hand if isinstance(card, PokemonCard) and card.starts_in_play)
    return named(card for card in cards if card.stage != DOLL or play.edition.dolls_start)


def _put(play: Play, side: int, card: PokemonCard, *, active: bool) -> Play:
    half = play.game.sides[side]
    pokemon = Pokemon((card,))
    half, _ = half.take(half.hand.index(card))
    half = half._replace(active=pokemon) if active else half._replace(bench=(*half.bench, pokemon))
    rule, what = ("setup.active", "active") if active else ("setup.bench", "benched")
    play = play.with_game(play.game.with_side(side, half))
    return play.note(rule, what, player=player_name(side), pokemon=card.name)


def prizes(play: Play) -> Play:
    """Lay out the Prizes: the top cards of each deck, face down.

    :param play: the play with the Pokémon put down; :attr:`rules.model.steps.Play.paid` says how many Prizes.
    :returns: the play with the Prizes laid out.

    From texts 001, 002 and 003: 6, in Sudden Death 1.
    """
    for side in (0, 1):
        half = play.game.sides[side]
        half = half._replace(prizes=half.deck[: play.paid], deck=half.deck[play.paid :])
        play = play.with_game(play.game.with_side(side, half))
        play = play.note("setup.prizes", "laid", player=player_name(side), count=len(half.prizes))
    return play


def who_begins(play: Play) -> Play:
    """Flip a coin for who goes first: heads, and player A has won it. In Base and Neo the winner must begin.

    In Diamond & Pearl the winner chooses who begins; where the script does not choose, the winner does.

    :param play: the play, set up.
    :returns: the play in which one player is about to begin the first turn.
    :raises rules.Need: when the script gives no coin.

    From texts 001, 002 and 003 (a coin decides); what its winner must or may do is from outside the texts.
    """
    play, heads = flip(play, "setup.who_begins")
    first = 0 if heads else 1
    if play.edition.winner_chooses_who_begins:
        order = (player_name(first), player_name(1 - first))
        play, chosen = choose_or_first(play, "setup.who_begins", order, first)
        first = first if chosen == 0 else 1 - first
    play = play.with_game(play.game._replace(on_turn=first, turn=1))
    return play.note("setup.who_begins", "begins", player=player_name(first))
