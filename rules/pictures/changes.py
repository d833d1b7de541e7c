"""What is different between two moments of a game, place by place."""

from collections import Counter
from typing import NamedTuple, TypeVar

from rules.model.cards import EnergyCard, TrainerCard
from rules.model.state import Game, Lasting, Place, Pokemon

_Thing = TypeVar("_Thing")


class Change(NamedTuple):
    """What has changed for one Pokémon."""

    before: Pokemon | None = None
    """The Pokémon as it was; ``None`` where it was not in play."""
    slot: int = 0
    """Where it was: 0 is the Active Pokémon."""
    moved: bool = False
    """Whether it was Active and is on the Bench now, or the other way round, or has come into play."""
    counters: int = 0
    """How many damage counters have come; below 0 where some have gone."""
    cards: int = 0
    """How many Pokémon cards have come on top; below 0 where some have gone."""
    energy: tuple[tuple[EnergyCard, int], ...] = ()
    """The Energy cards that have come or gone, with their number."""
    trainers: tuple[tuple[TrainerCard, int], ...] = ()
    """The Trainer cards that have come or gone, with their number."""
    conditions: tuple[tuple[str, int], ...] = ()
    """The conditions that have come or gone."""
    effects: tuple[tuple[Lasting, int], ...] = ()
    """The effects of attacks that have come or gone."""
    other: bool = False
    """Whether anything else is different, such as what it may do once a turn."""

    @property
    def new(self) -> bool:
        """Whether the Pokémon has come into play."""
        return self.before is None

    @property
    def marked(self) -> bool:
        """Whether it is to be seen at once: something lies elsewhere than before, and not only counts otherwise."""
        return self != Change(self.before, self.slot, other=self.other)


class Changes(NamedTuple):
    """What is different between two moments of a game."""

    pokemon: dict[Place, Change]
    """For each Pokémon that is not as it was, at its place now."""
    gone: tuple[tuple[Place, Pokemon], ...]
    """The Pokémon that are no longer in play, with the places that they had."""
    piles: dict[tuple[int, str], int]
    """For each hand, deck, discard pile and set of Prizes that is not as it was, by side and name: how many cards
    have come; below 0 where some have gone."""
    stadium: bool
    """Whether the Stadium is another one, or gone."""
    before: Game | None
    """The game as it was; ``None`` where nothing is compared."""


NOTHING = Changes({}, (), {}, False, None)
"""What is different where nothing is compared."""

PILES = ("hand", "deck", "discard", "prizes")
"""The cards of a side that are not in play."""


def changes(before: Game, after: Game) -> Changes:
    """Compare two moments of a game.

    :param before: the game as it was.
    :param after: the game as it is.
    :returns: what is different.

    >>> from rules import UseAttack, play, table
    >>> game = table("Hitmonchan [F]", "Chansey")
    >>> changes(game, play(game, UseAttack("Jab")).game).pokemon[1, 0].counters
    4
    """
    found: dict[Place, Change] = {}
    gone: list[tuple[Place, Pokemon]] = []
    piles: dict[tuple[int, str], int] = {}
    for side in (0, 1):
        was = _spots(before, side)
        for slot, (pokemon, old) in _paired(was, _spots(after, side)).items():
            change = _change(pokemon, slot, None if old is None else was.pop(old), old or 0)
            if change != Change(change.before, change.slot):
                found[side, slot] = change
        gone += [((side, slot), pokemon) for slot, pokemon in was.items()]
        for name in PILES:
            old_cards, new_cards = getattr(before.sides[side], name), getattr(after.sides[side], name)
            hidden = name in ("deck", "prizes")
            if len(old_cards) != len(new_cards) or (not hidden and old_cards != new_cards):
                piles[side, name] = len(new_cards) - len(old_cards)
    stadium = (before.stadium, before.stadium_side) != (after.stadium, after.stadium_side)
    return Changes(found, tuple(gone), piles, stadium, before)


def _spots(game: Game, side: int) -> dict[int, Pokemon]:
    half = game.sides[side]
    return dict(enumerate(half.in_play, half.active is None))


def _paired(was: dict[int, Pokemon], now: dict[int, Pokemon]) -> dict[int, tuple[Pokemon, int | None]]:
    """Each Pokémon that is in play, with the slot that it had before: those that are most alike first."""
    likeness = sorted(
        (-_alike(old, new) - (old_slot == new_slot), new_slot, old_slot)
        for new_slot, new in now.items()
        for old_slot, old in was.items()
        if old.cards[0] == new.cards[0]
    )
    origin: dict[int, int] = {}
    for _, new_slot, old_slot in likeness:
        if new_slot not in origin and old_slot not in origin.values():
            origin[new_slot] = old_slot
    return {slot: (pokemon, origin.get(slot)) for slot, pokemon in now.items()}


def _alike(old: Pokemon, new: Pokemon) -> int:
    """How much a Pokémon is the same as another: what it has on it decides before its place does."""
    same = (old.cards == new.cards, old.energy == new.energy, old.trainers == new.trainers)
    return 2 * sum(same) + 2 * (old.counters == new.counters) - abs(len(old.energy) - len(new.energy)) // 2


def _change(now: Pokemon, slot: int, before: Pokemon | None, was_at: int) -> Change:
    if before is None:
        return Change(moved=True)
    return Change(
        before,
        was_at,
        (was_at == 0) != (slot == 0),
        now.counters - before.counters,
        len(now.cards) - len(before.cards),
        _difference(before.energy, now.energy),
        _difference(before.trainers, now.trainers),
        _difference(before.conditions, now.conditions),
        _difference(before.effects, now.effects),
        _rest(now) != _rest(before),
    )


def _rest(pokemon: Pokemon) -> tuple[object, ...]:
    """What has no field of its own in a change. The order of attached cards is one: it is seen."""
    return (pokemon.cards, pokemon.energy, pokemon.trainers, pokemon.fresh, pokemon.used, pokemon.more_hp)


def _difference(before: tuple[_Thing, ...], now: tuple[_Thing, ...]) -> tuple[tuple[_Thing, int], ...]:
    counted = Counter(now)
    counted.subtract(Counter(before))
    return tuple((thing, count) for thing, count in counted.items() if count)
