"""What an edition of the rules consists of: ordered lists of steps and a few numbers."""

from typing import Any, NamedTuple, Protocol


class Step(Protocol):
    """A step function: takes a :class:`rules.model.steps.Play` and returns the play that follows."""

    __module__: str
    __name__: str

    def __call__(self, play: Any, /) -> Any:
        """Carry out the step."""

    def __hash__(self) -> int:
        """Functions can be looked up."""


class Edition(NamedTuple):
    """One edition of the rules, as data.

    The order of a list is the order in which the book says that things happen. To compare two
    editions is to compare their lists.
    """

    key: str
    """``base``, ``neo`` or ``dp``."""
    year: int
    """The year of its rules."""
    attack: tuple[Step, ...]
    """The steps of an attack."""
    damage: tuple[Step, ...]
    """The steps that turn an attack's number into damage counters."""
    retreat: tuple[Step, ...]
    """The steps of a retreat."""
    knock_out: tuple[Step, ...]
    """What happens when Pokémon are Knocked Out."""
    evolve: tuple[Step, ...]
    """The steps of evolving a Pokémon."""
    trainer: tuple[Step, ...]
    """The steps of playing a Trainer card."""
    power: tuple[Step, ...]
    """The steps of using a Power."""
    between_turns: tuple[Step, ...]
    """What happens between turns."""
    setup: tuple[Step, ...]
    """The steps of setting up a game."""
    extra_cards: int
    """How many extra cards may be drawn for each mulligan of the opponent."""
    trainers_must_do_something: bool
    """Whether a Trainer card may not be played where it would do nothing."""
    searches_may_fail: bool
    """Whether a player may find no card in the own deck although it has one of the kind that is searched for."""
    same_stadium: bool
    """Whether a Stadium card may be played where one of its name is in play."""
    supporters_are_trainers: bool
    """Whether what is said of Trainer cards is said of Supporter and Stadium cards too."""
    winner_chooses_who_begins: bool
    """Whether the player who wins the coin chooses who goes first, and need not begin."""
    dolls_start: bool
    """Whether a Trainer card that is in play as a Pokémon may be put down in the set-up."""
    lettered: tuple[str, ...]
    """The chapters whose steps have letters in the book."""
    powers_off: tuple[str, ...]
    """The Special Conditions in which a Pokémon Power does not work."""
    confusion_counters: int | None
    """Damage counters that a failed attack puts on its own Pokémon; ``None``: it attacks itself for 20."""

    def __repr__(self) -> str:
        return f"EDITIONS[{self.key!r}]"
