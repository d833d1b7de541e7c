"""Positions with cards of one's own: two types at once, and cards that do in a step what no printed card does there."""

from __future__ import annotations

from collections.abc import Iterator

from proof.combinations import spread
from proof.search import Position
from rules import (
    Attack,
    Effect,
    Pokemon,
    PokemonCard,
    Resistance,
    TrainerCard,
    UseAttack,
    Weakness,
    card,
    energy,
    table,
)
from rules.effects import VERBS
from rules.model.state import Lasting

TYPES = ("F", "FP", "L")

EFFECTS: tuple[tuple[Effect, ...], ...] = (
    (),
    (Effect("attack.choose", "choose_target"), Effect("attack.pay", "discard_energy", ("C",))),
    (Effect("attack.pay", "discard_energy", ("R",)), Effect("damage.other_effects", "switch_itself")),
    (Effect("damage.base", "flip_for_more", (20,)), Effect("damage.other_effects", "heal_by_damage")),
    (Effect("damage.base", "untouched"), Effect("damage.other_effects", "damage_itself", (20,))),
    (Effect("damage.other_effects", "switch_defending"),),
)

STEPS = (
    "damage.attacker_base", "damage.attacker_effects", "damage.attacker_cards", "damage.play_area",
    "damage.defender_cards", "damage.last_effects",
)  # fmt: skip

CHANGES = (("halve",), ("add", 10), ("reduce", 20), ("prevent_up_to", 20), ("prevent_from", 40), ("add_if_damage", 20))


def _acting(step: str) -> list[Effect]:
    """What a card may do to the damage in a step."""
    assert all(verb in VERBS for verb, *_ in CHANGES)
    return [Effect(step, verb, tuple(args)) for verb, *args in CHANGES]


def _attached(steps: tuple[str, ...]) -> list[tuple[TrainerCard, ...]]:
    return [(), *((TrainerCard(f"Own {step}", effects=(each,)),) for step in steps for each in _acting(step))]


def _left(step: str) -> list[tuple[Lasting, ...]]:
    return [(), *((Lasting("Own", each),) for each in _acting(step))]


DEFENDERS = (
    PokemonCard("Both", 200, "C", weakness=(Weakness("F"),), resistance=(Resistance("P"),)),
    PokemonCard("Printed", 200, "C", weakness=(Weakness("F", 20),), resistance=(Resistance("P", 20),)),
    PokemonCard("Other", 200, "C", weakness=(Weakness("P", 10),), resistance=(Resistance("F"),)),
    PokemonCard("Baby", 200, "C", stage="Baby", resistance=(Resistance("F", 20),)),
)


def positions(edition: str, most: int) -> Iterator[Position]:
    """Up to a number of them."""
    lists = (
        TYPES,
        (10, 20, 30, 60),
        EFFECTS,
        _attached(STEPS[:3]),
        _left("damage.attacker_effects"),
        DEFENDERS,
        _attached(STEPS[4:5]),
        _left("damage.last_effects"),
        _attached(STEPS[3:4]),
        (("", ""), ("Rattata, Machop", "Pichu"), ("Rattata", "Pichu c=2, Machop")),
    )
    stadium: tuple[TrainerCard, ...]
    for kind, damage, effects, on_it, left, hit, on_hit, last, stadium, benches in spread(lists, most):
        attack = Attack("Hit", "", damage, effects=effects)
        attacker = PokemonCard("Own", 100, kind, attacks=(attack,), weakness=(Weakness("F"),))
        lies = tuple(TrainerCard(each.name, "Stadium", each.effects) for each in stadium)
        game = table(
            Pokemon((attacker,), energy("R F R"), on_it, 2, effects=left),
            Pokemon((hit,), energy("R"), on_hit, 1, effects=last),
            edition,
            bench=benches[0],
            opponent_bench=benches[1],
            stadium=lies[0] if lies else card("Lake Boundary", edition).name,
        )
        said = f"own: {kind} {damage} {effects} {on_it} {left} / {hit.name} {on_hit} {last} / {stadium} {benches}"
        yield Position(f"{said} in {edition}", game, (UseAttack("Hit"),))
