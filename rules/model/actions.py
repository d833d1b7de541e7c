"""What a player can do: actions, as data."""

from typing import NamedTuple


class PutOnBench(NamedTuple):
    """Put a Basic Pokémon from the hand on the Bench."""

    card: str
    """The name of the card."""


class Evolve(NamedTuple):
    """Evolve a Pokémon."""

    card: str
    """The name of the Evolution card in the hand."""
    on: str
    """The Pokémon to put it on."""


class AttachEnergy(NamedTuple):
    """Attach an Energy card from the hand."""

    card: str
    """The symbol of the card, or its name."""
    to: str
    """The Pokémon to attach it to."""


class PlayTrainer(NamedTuple):
    """Play a Trainer card."""

    card: str
    """The name of the card in the hand."""
    on: str = ""
    """The Pokémon it is played on, where it is played on one."""


class Retreat(NamedTuple):
    """Retreat the Active Pokémon."""

    to: str
    """The Benched Pokémon that takes its place."""
    paying: str = ""
    """The Energy cards to discard, in order, by their symbols or names: ``F CC`` or ``F, Double Colorless Energy``."""


class UsePower(NamedTuple):
    """Use a Pokémon Power or Poké-Power."""

    name: str
    """The name of the Power."""
    of: str = ""
    """The Pokémon that has it; by default the first one that has."""


class UseAttack(NamedTuple):
    """Attack with the Active Pokémon."""

    name: str
    """The name of the attack."""


class EndTurn(NamedTuple):
    """End the turn, after the attack or without one."""


class SetUp(NamedTuple):
    """Set up a game. No player does it, so it is none of the actions of a turn; records and matches begin with it."""

    prizes: int = 6
    """How many Prizes each player lays out; 1 in Sudden Death."""


Action = PutOnBench | Evolve | AttachEnergy | PlayTrainer | Retreat | UsePower | UseAttack | EndTurn
