"""Situations of rulings, built from their facts: Pokémon with no more on their cards than the question needs."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules import Attack, Effect, Game, Lasting, Pokemon, PokemonCard, Power, Resistance, UseAttack, Weakness, table
from rules import card as card_named
from rules import energy as energy_cards
from rules import play as carry_out
from rules.model.cards import TrainerCard


def does(verb: str, *args: object, step: str = "damage.other_effects") -> Effect:
    """What an attack does, after its damage where no other step is named."""
    return Effect(step, verb, args)


def hit(damage: int | None, *effects: Effect, cost: str = "", name: str = "Hit") -> Attack:
    """An attack; without a cost unless the question is about one."""
    return Attack(name, cost, damage, effects=effects)


def power(step: str, verb: str, *args: object, kind: str = "Pokémon Power", name: str = "Gift") -> Power:
    """A Power that does one thing."""
    return Power(name, kind, (Effect(step, verb, args),))


def mon(
    kind: str = "C",
    hp: int = 200,
    *attacks: Attack,
    name: str = "Wanderer",
    stage: str = "Basic",
    weak: str = "",
    resists: str = "",
    powers: tuple[Power, ...] = (),
    energy: str = "",
    trainers: str = "",
    left: tuple[Lasting, ...] = (),
    conditions: tuple[str, ...] = (),
    counters: int = 0,
    edition: str = "base",
) -> Pokemon:
    """A Pokémon in play: ``weak="F"`` doubles, ``weak="F20"`` and ``resists="F20"`` have the number printed."""
    printed = PokemonCard(
        name, hp, kind, stage, "Nobody" if stage.startswith("Stage") else "",
        weakness=(Weakness(weak[0], int(weak[1:]) if weak[1:] else None),) if weak else (),
        resistance=(Resistance(resists[0], int(resists[1:] or 30)),) if resists else (),
        attacks=attacks, powers=powers, print=edition,
    )  # fmt: skip
    found = [card_named(each.strip(), edition) for each in trainers.split(",") if each.strip()]
    attached = tuple(each for each in found if isinstance(each, TrainerCard))
    assert len(attached) == len(found)
    return Pokemon((printed,), energy_cards(energy, edition), attached, counters, conditions, left)


def attack(
    attacker: Pokemon,
    defender: Pokemon | str,
    edition: str = "base",
    coins: str = "",
    choices: Sequence[str] = (),
    **lying: Any,
) -> Game:
    """The game after the Active Pokémon used its first attack; every coin and choice given must have been asked for."""
    game = table(attacker, defender, edition, **lying)
    return carry_out(game, UseAttack(attacker.card.attacks[0].name), coins, choices).game


def damage(pokemon: Pokemon | None) -> int:
    """The damage on a Pokémon, in points, as its counters show it."""
    assert pokemon is not None
    return 10 * pokemon.counters


def case(identity: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Mark a test as the one of a case; its id stands in the test's id."""
    return pytest.mark.parametrize("case", [pytest.param(identity, id=identity)])
