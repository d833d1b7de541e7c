"""What a player can do: actions, as data."""

from typing import NamedTuple


class UseAttack(NamedTuple):
    """Attack with the Active Pokémon."""

    name: str
    """The name of the attack."""


class Retreat(NamedTuple):
    """Retreat the Active Pokémon."""

    to: str
    """The Benched Pokémon that takes its place."""
    paying: str = ""
    """The Energy cards to discard, by their symbols, in order: ``F CC``."""


class AttachEnergy(NamedTuple):
    """Attach an Energy card from the hand."""

    card: str
    """The symbol of the card."""
    to: str
    """The Pokémon to attach it to."""


Action = UseAttack | Retreat | AttachEnergy
