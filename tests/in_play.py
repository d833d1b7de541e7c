"""What a test knows of the table: who is in play, and what a named card is."""

from rules import Pokemon, PokemonCard, card
from rules.model.cards import EnergyCard
from rules.model.state import Side


def active_pokemon(side: Side) -> Pokemon:
    """The Active Pokémon of a player, who has one."""
    assert side.active is not None
    return side.active


def pokemon_card(name: str, edition: str = "base") -> PokemonCard:
    """The card of a Pokémon."""
    found = card(name, edition)
    assert isinstance(found, PokemonCard)
    return found


def energy_card(name: str, edition: str = "base") -> EnergyCard:
    """An Energy card."""
    found = card(name, edition)
    assert isinstance(found, EnergyCard)
    return found
