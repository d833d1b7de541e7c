"""Two decks of 60 cards for each edition, to play with."""

from collections.abc import Sequence

from rules.model.card_checks import check_cards
from rules.model.cards import Card, EnergyCard, PokemonCard
from rules.model.pokemon_kinds import real_name
from rules.model.state import PLAYERS
from rules.notation.pokemon import cards
from rules.words import language

DECKS = {
    "base": (
        "Hitmonchan*4, Machop*4, Machoke*3, Machamp*2, Rattata*4, Raticate*2, Onix*2, Chansey*2, F*22, CC*4,"
        " Bill*3, PlusPower*2, Defender*2, Switch*2, Potion*2",
        "Charmander*4, Vulpix*4, Ninetales*3, Pikachu*4, Magnemite*3, Doduo*3, Dodrio*2, Meowth*3, R*14, L*10, CC*2,"
        " Bill*2, Gust of Wind*2, Energy Removal*2, Full Heal*1, Energy Retrieval*1",
    ),
    "neo": (
        "Natu*4, Pichu*3, Pikachu*3, Flaaffy*2, Onix*4, Steelix*3, Elekid*2, Electabuzz*3, P*8, L*10, M**4, F*6,"
        " Bill*2, Gold Berry*2, Focus Band*2, Sprout Tower*2",
        "Murkrow*4, Hitmonchan*4, Charmander*4, Dark Charmeleon*2, Quilava*2, Chansey*3, Scyther*3, Scizor*2, R*8, F*8,"
        " D**4, G*6, C**2, Miracle Berry*2, PlusPower*2, Defender*2, Professor Oak*2",
    ),
    "dp": (
        "Machop*4, Machoke*4, Hippopotas*4, Bonsly*3, Sudowoodo*2, Sneasel*3, Stunky*3, F*16, D*8, D**4, Switch*3,"
        " PlusPower*3, Solid Rage*3",
        "Marill*4, Seedot*4, Glameow*4, Starly*4, Pachirisu*4, Onix*3, Steelix*3, W*9, G*8, L*8, M**3, Switch*2,"
        " Buffer Piece*2, Potion*2",
    ),
}
"""For each edition two decks: names or Energy symbols, each with a number."""

SIZE = 60
"""How many cards a deck has."""


def deck(text: str, edition: str = "base", *, mixed: bool = False) -> tuple[Card, ...]:
    """Read a deck.

    :param text: names or Energy symbols with commas between them, each with ``*`` and a number where it is not 1.
    :param edition: the edition whose prints are meant. Older cards belong to it as well.
    :param mixed: whether cards may be in it that were printed after the edition.
    :returns: the cards.
    :raises ValueError: when a card does not exist or was printed later, or a card other than basic Energy is there more
        than 4 times.

    >>> len(deck("Rattata*4, F*10"))
    14
    """
    found = cards(text, edition)
    if not mixed:
        check_prints(found, edition)
    _check_copies(found)
    return found


def check_prints(found: Sequence[Card], edition: str) -> None:
    """Refuse cards that were printed after an edition.

    :param found: the cards.
    :param edition: ``base``, ``neo`` or ``dp``.
    :raises ValueError: when one was; it is named. Text 000 knows no basic Darkness Energy, for example.
    """
    for each in found:
        if each.print in AGES and AGES.index(each.print) > AGES.index(edition):
            problem = language.text("{card} is no card of “{edition}”; it was printed later, in “{print}”")
            raise ValueError(problem.format(card=_name(each), edition=edition, print=each.print))


AGES = ("base", "neo", "dp")
"""The editions, the oldest first."""


def check_decks(decks: Sequence[Sequence[Card]], edition: str, *, short: bool = False, mixed: bool = False) -> None:
    """Refuse decks with which no game of an edition may be played, and name the player.

    :param decks: player A's deck, then player B's.
    :param edition: ``base``, ``neo`` or ``dp``.
    :param short: whether a deck may have any number of cards, for lessons and tests.
    :param mixed: whether cards may be in it that were printed after the edition.
    :raises ValueError: when one of them is refused.
    """
    for player, each in zip(PLAYERS, decks, strict=True):
        try:
            if not short:
                check_deck(each)
            if not mixed:
                check_prints(each, edition)
        except ValueError as problem:
            message = language.text("the deck of player {player}: {problem}")
            raise ValueError(message.format(player=player, problem=problem)) from problem


def check_deck(found: Sequence[Card]) -> None:
    """Refuse a deck with which no game may be played.

    :param found: the cards of the deck.
    :raises ValueError: when a card cannot be, it has not 60 cards or no Basic Pokémon, or a card other than basic
        Energy is there more than 4 times.

    From the booklets, outside the texts.

    >>> check_deck(deck("Rattata*4, F*55"))
    Traceback (most recent call last):
    ...
    ValueError: a deck has 60 cards, not 59
    """
    check_cards(found)
    if len(found) != SIZE:
        problem = language.text("a deck has {size} cards, not {count}")
        raise ValueError(problem.format(size=SIZE, count=len(found)))
    if not any(isinstance(card, PokemonCard) and card.is_basic for card in found):
        raise ValueError(language.text("a deck has at least one Basic Pokémon"))
    _check_copies(found)


def _check_copies(found: Sequence[Card]) -> None:
    for each in set(found):
        basic = isinstance(each, EnergyCard) and each.basic
        if not basic and (count := sum(_name(other) == _name(each) for other in found)) > 4:
            problem = language.text("{card} is in the deck {count} times; 4 is the most")
            raise ValueError(problem.format(card=_name(each), count=count))


def _name(card: Card) -> str:
    return real_name(card.name) if isinstance(card, PokemonCard) else card.name


def sample_decks(edition: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The two decks of an edition.

    :param edition: ``base``, ``neo`` or ``dp``.
    :returns: both decks, of 60 cards each.
    """
    first, second = DECKS[edition]
    return deck(first, edition), deck(second, edition)
