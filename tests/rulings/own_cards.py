"""Cards that the rulings are about and the catalogue does not have, and what their tests ask of a game."""

from typing import Any

import pytest
from in_play import energy_card

from rules import (
    Attack,
    Effect,
    EndTurn,
    EnergyCard,
    Game,
    Lasting,
    Pokemon,
    PokemonCard,
    Refused,
    TrainerCard,
    play,
)
from rules.model.actions import Action


def after(verb: str, *args: object) -> tuple[Effect, ...]:
    """What an attack does after its damage."""
    return (Effect("damage.other_effects", verb, args),)


def plays(verb: str, *args: object) -> Effect:
    """What a Trainer card does when it is played."""
    return Effect("trainer.carry_out", verb, args)


def hits(name: str, hp: int, damage: int, *effects: Effect, energy_type: str = "C", **fields: Any) -> PokemonCard:
    """A Basic Pokémon with one attack, Hit, that costs nothing."""
    return PokemonCard(name, hp, energy_type, attacks=(Attack("Hit", "", damage, effects=effects),), **fields)


def trainer(name: str, *effects: Effect, kind: str = "Trainer") -> TrainerCard:
    """A Trainer card."""
    return TrainerCard(name, kind, effects)


FOSSIL = PokemonCard(
    "Mysterious Fossil", 10, "C", "Doll", prizes=0, effects=(Effect("retreat.condition", "no_retreat"),)
)
EVOLVED_ONLY = EnergyCard(
    "Double Rainbow Energy", "**", "**", basic=False, effects=(Effect("turn.attach_energy", "only_on", ("Evolved",)),)
)
"""Energy that may only be on an Evolved Pokémon."""

SEEDOT = PokemonCard("Seedot LV.X", 90, "G", "LV.X", "Seedot", print="dp")
SPRAY = trainer("Devolution Spray", plays("devolve", "discard", "chosen"))

AGILITY = (Lasting("Agility", Effect("damage.last_effects", "prevent_all")),)
"""An attack of last turn keeps away everything that attacks do."""


def refused(game: Game, action: Action, coins: str = "", choices: tuple[str, ...] = ()) -> tuple[str, str]:
    """The rule that refuses an action, and why; the game stays as it was."""
    before = repr(game)
    with pytest.raises(Refused) as caught:
        play(game, action, coins=coins, choices=choices)
    assert str(caught.value).startswith(caught.value.rule)
    assert repr(game) == before
    return caught.value.rule, caught.value.what


def pass_turns(game: Game, count: int) -> Game:
    """The game after some turns in which nobody does anything."""
    for _ in range(count):
        game = play(game, EndTurn()).game
    return game


def names(cards: tuple[object, ...]) -> list[str]:
    """The names of cards, Energy by its symbol, in the order of the alphabet."""
    return sorted(getattr(card, "symbol", "") or card.name for card in cards)  # type: ignore[attr-defined]


def do(game: Game, *actions: Action, coins: str = "", choices: tuple[str, ...] = ()) -> Game:
    """The game after some actions; the answers are for the last one."""
    for action in actions[:-1]:
        game = play(game, action).game
    return play(game, actions[-1], coins=coins, choices=choices).game


def card_on_table(found: PokemonCard, *symbols: str) -> Pokemon:
    """A Pokémon of one's own card with Energy."""
    return Pokemon((found,), tuple(energy_card(symbol, "neo") for symbol in symbols))
