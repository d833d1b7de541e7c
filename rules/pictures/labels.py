"""The names of what lies on the table, in the reader's language."""

from collections.abc import Iterable
from itertools import groupby

from rules.catalogue import card
from rules.model.cards import LEVEL_UP, TYPES, Card, EnergyCard, PokemonCard
from rules.model.markers import CANNOT_USE
from rules.model.state import Game, Lasting, player_name
from rules.words.language import N_, text
from rules.words.titles import TITLES

_TYPES = N_("Grass, Fire, Water, Lightning, Psychic, Fighting, Colorless, Darkness, Metal")
"""The types in the order of :data:`rules.model.cards.TYPES`; one text, because Psychic is an attack as well."""

STAGES = {
    "Basic": N_("Basic Pokémon"),
    "Baby": N_("Baby Pokémon"),
    "Stage 1": N_("Stage 1"),
    "Stage 2": N_("Stage 2"),
    LEVEL_UP: N_("LV.X"),
    "Doll": N_("Trainer card played as a Pokémon"),
}
"""The stages, as a card has them."""

POWERS = {each: each for each in (N_("Pokémon Power"), N_("Poké-Power"), N_("Poké-Body"))}
"""The kinds of Power, as a card has them."""

EDITIONS = {"base": N_("Base"), "neo": N_("Neo"), "dp": N_("DP")}
"""What the editions are called for short."""

_DONE = {
    "turn.attack": N_("attacked"),
    "turn.attach_energy": N_("Energy attached"),
    "retreat.once_a_turn": N_("retreated"),
    "trainer.supporter": N_("Supporter played"),
    "trainer.supporter Stadium": N_("Stadium played"),
    "between_turns.paralyzed_this_turn": N_("Paralyzed this turn"),
    "trainer.allowed": N_("no Trainer cards, because of {source}"),
}
_USED = {"retreat": N_("failed to retreat")}


def of_type(letters: str) -> str:
    """The name of a type; of both, where a Pokémon has two.

    :param letters: the letters.
    """
    names = dict(zip(TYPES, text(_TYPES).split(", "), strict=True))
    return " / ".join(names.get(letter, letter) for letter in letters)


def of_card(found: Card, edition: str = "base") -> str:
    """The name of a card, with its print where the name alone means another one.

    :param found: the card.
    :param edition: the edition that is played.

    >>> from rules import card
    >>> of_card(card("PlusPower@dp"), "dp"), of_card(card("PlusPower@dp"), "base")
    ('PlusPower', 'PlusPower (DP)')
    """
    name = found.name if isinstance(found, PokemonCard) else text(found.name)
    if isinstance(found, EnergyCard) and found.pokemon is not None:
        name = f"{found.name} ({', '.join(map(of_type, found.provides))})"
    return name if is_usual(found, edition, found.name) else f"{name} ({text(EDITIONS.get(found.print, found.print))})"


def is_usual(found: Card, edition: str, name: str) -> bool:
    """Whether a name is enough to know the print of a card.

    :param found: the card.
    :param edition: the edition that is played.
    :param name: its name, or the symbol of an Energy card.
    """
    try:
        return card(name, edition).print == found.print
    except ValueError:
        # A card of somebody's own has one print.
        return True


def runs(cards: Iterable[Card]) -> list[tuple[Card, int]]:
    """Cards that lie together, equal ones in a row taken together.

    :param cards: the cards, in their order.
    :returns: each card, with how many of it follow each other.
    """
    return [(found, len(list(same))) for found, same in groupby(cards)]


def of_cards(cards: Iterable[Card], edition: str) -> str:
    """The names of cards that lie together, in their order.

    :param cards: the cards.
    :param edition: the edition that is played.

    >>> from rules.notation.pokemon import cards
    >>> of_cards(cards("F*2, Bill, F"), "base")
    '2 × Fighting Energy, Bill, Fighting Energy'
    """
    named = ((of_card(found, edition), count) for found, count in runs(cards))
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in named)


def of_effect(left: Lasting) -> str:
    """The name of what an attack left on a Pokémon, with the turns that it still lasts where they are more than one.

    :param left: the effect.
    """
    name = text(left.attack)
    if left.effect.verb == CANNOT_USE:
        name += f": {text(str(left.effect.args[0]))}"
    if left.turns == 1:
        return name
    return name + " " + text("({count} turn left)", "({count} turns left)", left.turns).format(count=left.turns)


def of_used(name: str) -> str:
    """What a Pokémon has done that it may do once a turn.

    :param name: how the state has it.
    """
    return text(_USED[name]) if name in _USED else text("{power} used").format(power=text(name))


def of_done(done: str) -> str:
    """What was done in a turn that may be done once in it.

    :param done: how the state has it.
    """
    rule, _, source = done.partition(" ")
    if done in _DONE or rule not in _DONE:
        return text(_DONE.get(done, TITLES.get(done, done)))
    return text(_DONE[rule]).format(source=text(source))


def of_player(side: int, reader: int) -> str:
    """What a player is called.

    :param side: the number of the side.
    :param reader: the number of the side that is the reader's.
    """
    return text("You") if side == reader else text("Opponent")


def of_turn(game: Game) -> str:
    """Which turn it is, and whose.

    :param game: the game.
    """
    return text("Turn {turn}: {player}").format(turn=game.turn, player=player_name(game.on_turn))


def all_done(game: Game) -> tuple[str, ...]:
    """What was done in this turn, what holds in the next one, and in how many ways somebody has won.

    :param game: the game.
    :returns: a few words for each.
    """
    wins = [
        text("{player} won in {count} way", "{player} won in {count} ways", ways).format(
            player=player_name(side), count=ways
        )
        for side, ways in enumerate(game.ways)
        if ways
    ]
    following = (text("next turn: {what}").format(what=of_done(each)) for each in game.next_turn)
    return (*map(of_done, game.done), *following, *wins)
