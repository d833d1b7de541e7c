"""The state of a game: everything that lies on the table, and nothing that happens to it.

All of it is immutable: a step that changes something makes a new state and leaves the old one as it was.
"""

from typing import NamedTuple

from rules.model.cards import LEVEL_UP, Attack, Card, Effect, EnergyCard, PokemonCard, Power, TrainerCard, without
from rules.model.edition import Edition

CHAR = "Char"
"""The counter that stays on the Bench, and when its Pokémon evolves."""

CONDITIONS = ("Asleep", "Confused", "Paralyzed", "Poisoned", "Toxic", "Burned", CHAR)
"""The Special Conditions, in the order in which a position writes them.

``Toxic`` is Poison that does 20 instead of 10. ``Char`` is no Special Condition but a counter, which stays.
"""

SPECIAL_CONDITIONS = CONDITIONS[:-1]
"""The conditions without the Char counter."""

BENCH = 5
"""How many Pokémon may be on a Bench."""

PRIZES = 6
"""How many Prizes a player has at most."""

PLAYERS = ("A", "B")
"""What the players are called: A has the first side, B the second."""

Place = tuple[int, int]
"""Where a Pokémon is: the number of its side (0 or 1) and its slot (0 is the Active Pokémon, 1 and up the Bench)."""


class Lasting(NamedTuple):
    """An effect that an attack left on a Pokémon."""

    attack: str
    """The attack that left it."""
    effect: Effect
    """What it does, and in which step."""
    turns: int = 1
    """How many ends of a turn it still survives; it goes when this reaches 0."""
    tied: bool = False
    """Whether it also ends when the Active Pokémon on the other side leaves its place or evolves."""


class Pokemon(NamedTuple):
    """A Pokémon in play, with everything attached to it."""

    cards: tuple[PokemonCard, ...]
    """Its Pokémon cards, the Basic one first and the highest stage last."""
    energy: tuple[EnergyCard, ...] = ()
    """The Energy cards attached to it."""
    trainers: tuple[TrainerCard, ...] = ()
    """The Trainer cards attached to it."""
    counters: int = 0
    """The damage counters on it; each stands for 10 points of damage."""
    conditions: tuple[str, ...] = ()
    """Its conditions, in the order of :data:`CONDITIONS`."""
    effects: tuple[Lasting, ...] = ()
    """The effects that attacks left on it."""
    fresh: bool = False
    """Whether it was put into play or evolved this turn."""
    used: tuple[str, ...] = ()
    """What it did this turn that it may do once a turn: names of Powers, and a retreat that failed."""
    more_hp: int = 0
    """The Hit Points that other cards add to the printed ones, in points, when Knock Outs were last looked at."""

    @property
    def card(self) -> PokemonCard:
        """The card on top, whose name, attacks and numbers count."""
        return self.cards[-1]

    @property
    def name(self) -> str:
        """The name of the card on top."""
        return self.cards[-1].name

    @property
    def hp(self) -> int:
        """The Hit Points of the card on top and those that other cards add, in points."""
        return self.cards[-1].hp + self.more_hp

    @property
    def hp_left(self) -> int:
        """The Hit Points that the damage has not used up, in points; never below 0."""
        return max(0, self.hp - 10 * self.counters)

    @property
    def evolved(self) -> bool:
        """Whether it is an Evolved Pokémon. A Basic Pokémon on top of a Baby Pokémon is one too; a Level-Up does not
        make one."""
        stages = [card.stage for card in self.cards if card.stage != LEVEL_UP]
        return len(stages) > 1 or stages[-1:] in (["Stage 1"], ["Stage 2"])

    @property
    def is_basic(self) -> bool:
        """Whether it is a Basic Pokémon: neither an Evolved one nor a Trainer card that is in play as a Pokémon."""
        return self.cards[0].is_basic and not self.evolved

    @property
    def attacks(self) -> tuple[Attack, ...]:
        """The attacks that it has: those of its card, and after a Level-Up those of the card below too."""
        top = self.cards[-1]
        return top.attacks + self.cards[-2].attacks if top.stage == LEVEL_UP and len(self.cards) > 1 else top.attacks

    @property
    def powers(self) -> tuple[Power, ...]:
        """The Powers that it has: those of its card, and after a Level-Up those of the card below too."""
        top = self.cards[-1]
        return top.powers + self.cards[-2].powers if top.stage == LEVEL_UP and len(self.cards) > 1 else top.powers

    @property
    def knocked_out(self) -> bool:
        """Whether the damage is greater than or equal to the Hit Points."""
        return 10 * self.counters >= self.hp

    @property
    def attached(self) -> tuple[EnergyCard | TrainerCard, ...]:
        """The Energy and Trainer cards attached to it."""
        return self.energy + self.trainers


class Side(NamedTuple):
    """One player's half of the table."""

    active: Pokemon | None
    """The Active Pokémon; ``None`` only until a Knocked Out one is replaced."""
    bench: tuple[Pokemon, ...] = ()
    """The Benched Pokémon."""
    hand: tuple[Card, ...] = ()
    """The cards in the hand."""
    deck: tuple[Card, ...] = ()
    """The deck, its top card first."""
    discard: tuple[Card, ...] = ()
    """The discard pile, its top card first."""
    prizes: tuple[Card, ...] = ()
    """The Prizes that are left."""

    @property
    def in_play(self) -> tuple[Pokemon, ...]:
        """The Active Pokémon, then the Bench."""
        return self.bench if self.active is None else (self.active, *self.bench)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of this player but a Stadium, wherever it lies; a card that serves as Energy as what it is."""
        played = [card for pokemon in self.in_play for card in (*pokemon.cards, *pokemon.attached)]
        cards = (*played, *self.hand, *self.deck, *self.discard, *self.prizes)
        return tuple(card.pokemon or card if isinstance(card, EnergyCard) else card for card in cards)

    def take(self, index: int) -> "tuple[Side, Card]":
        """This side without one card of the hand, and the card.

        :param index: its position in the hand.
        """
        return self._replace(hand=without(self.hand, index)), self.hand[index]

    @property
    def names(self) -> tuple[str, ...]:
        """How choices and actions name these Pokémon: a name that is there more than once gets a number."""
        plain: list[str] = []
        names: list[str] = []
        for pokemon in self.in_play:
            plain.append(name := pokemon.cards[-1].name)
            number = plain.count(name)
            names.append(name if number == 1 else f"{name} {number}")
        return tuple(names)


class Game(NamedTuple):
    """A game as it stands, at any moment of a turn."""

    edition: Edition
    """The edition that is played."""
    sides: tuple[Side, Side]
    """The two sides: player A's, then player B's."""
    on_turn: int = 0
    """The number of the side whose turn it is."""
    turn: int = 3
    """The number of the turn, both players counted; 1 and 2 are the first turns."""
    stadium: TrainerCard | None = None
    """The card that affects the whole play area."""
    stadium_side: int = 0
    """Whose Stadium it is."""
    done: tuple[str, ...] = ()
    """The ids of the rules that were used this turn and are limited to once a turn."""
    next_turn: tuple[str, ...] = ()
    """What an attack of this turn keeps the opponent from in the next one: it goes into :attr:`done` then."""
    ways: tuple[int, int] = (0, 0)
    """In how many ways each side has won."""

    @property
    def over(self) -> bool:
        """Whether the game has ended; with equal ways for both sides, Sudden Death follows."""
        return self.ways != (0, 0)

    @property
    def winner(self) -> int | None:
        """The number of the side that has won; ``None`` while nobody has, and in Sudden Death."""
        first, second = self.ways
        return None if first == second else int(second > first)

    @property
    def player(self) -> Side:
        """The side of the player whose turn it is."""
        return self.sides[self.on_turn]

    @property
    def opponent(self) -> Side:
        """The side of the other player."""
        return self.sides[1 - self.on_turn]

    def at(self, place: Place) -> Pokemon:
        """The Pokémon at a place."""
        half = self.sides[place[0]]
        pokemon = half.bench[place[1] - 1] if place[1] else half.active
        assert pokemon is not None
        return pokemon

    def places(self, first: int = 0) -> list[Place]:
        """Where there are Pokémon in play: those of one side, the Active one before the Bench, then the other side's.

        :param first: the number of the side that comes first.
        """
        order = ((number, self.sides[number]) for number in (first, 1 - first))
        return [(number, slot) for number, side in order for slot in range(side.active is None, len(side.bench) + 1)]

    def with_side(self, number: int, side: Side) -> "Game":
        """This game with another side in place of one of the two."""
        sides = (side, self.sides[1]) if number == 0 else (self.sides[0], side)
        # Made for every change of anything: this takes half the time of _replace.
        return tuple.__new__(Game, (self.edition, sides, *self[2:]))

    def with_pokemon(self, place: Place, pokemon: Pokemon) -> "Game":
        """This game with another Pokémon at a place."""
        number, slot = place
        side = self.sides[number]
        if slot == 0:
            return self.with_side(number, Side(pokemon, *side[1:]))
        bench = (*side.bench[: slot - 1], pokemon, *side.bench[slot:])
        return self.with_side(number, Side(side.active, bench, *side[2:]))


def player_name(number: int) -> str:
    """What the trace calls a side: A has the first side, B the second."""
    return PLAYERS[number]
