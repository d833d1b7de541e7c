"""What the positions are made of."""

from __future__ import annotations

from collections.abc import Iterator

from rules.catalogue import CARDS
from rules.model.actions import Action, EndTurn, UseAttack
from rules.model.cards import PokemonCard
from rules.model.state import CONDITIONS as EACH


def attackers() -> Iterator[tuple[str, str]]:
    """Every attack of the catalogue, on a Pokémon with the Energy for it."""
    found: dict[tuple[str, str], None] = {}
    for card in CARDS:
        for attack in card.attacks if isinstance(card, PokemonCard) else ():
            energy = " ".join(attack.cost.replace("C", "R"))
            found[f"{card.name} [{energy} R]", attack.name] = None
    yield from found


ON_ATTACKER = (
    "", " +PlusPower", " +Strength Charm", " {Confused}", " <Sand-attack>", " <Sand-attack> {Confused}",
    " c=2 <Swords Dance>", " <Swords Dance> +PlusPower", " +Solid Rage", " {Asleep}",
    " <Charm>", " <Charm> +PlusPower", " +PlusPower +PlusPower",
)  # fmt: skip

BY_HAND = (("Charmander [F]", "Ember"), ("Hitmonchan [F]", "Jab"), ("Poliwhirl [W W W]", "Doubleslap"))
"""Attacks whose steps are also carried out by hand, one of them without the Energy for it."""

DEFENDERS = (
    "Rattata", "Pichu", "Chansey [R]", "Onix", "Mr. Mime", "Machamp", "Haunter {Asleep}", "Dark Raichu [R D*]",
    "Pidgey", "Marill",
)  # fmt: skip

ON_DEFENDER = (
    "", " +Defender", " <Harden>", " +Defender <Harden>", " +Buffer Piece", " c=2", " [M*]", " <Withdraw>",
    " +Focus Band", " <Fake Tears>", " c=2 <Destiny Bond>",
)  # fmt: skip

KILLERS: tuple[tuple[str, tuple[Action, ...]], ...] = (
    ("Hitmonchan [F F F]", (UseAttack("Jab"),)),
    ("Hitmonchan c=6 [F F F]", (UseAttack("Special Punch"),)),
    ("Magnemite [L L]", (UseAttack("Selfdestruct"),)),
    ("Chansey c=5 [CC CC]", (UseAttack("Double-edge"),)),
    ("Rattata c=2 {Poisoned}", (EndTurn(),)),
)

VICTIMS = ("Rattata c=2", "Rattata c=2 {Poisoned}", "Pichu", "Chansey c=11", "Machop c=4", "Gastly c=2 {Poisoned}")

CONDITIONS = (
    "", *(f" {{{each}}}" for each in EACH), " {Asleep, Poisoned}", " {Paralyzed, Poisoned, Char}",
    " {Confused, Burned}", " {Poisoned, Burned}", " {Asleep, Poisoned, Burned, Char}", " {Asleep, Toxic}",
)  # fmt: skip

TRAINERS = (
    "Bill", "Potion", "PlusPower", "Switch", "Focus Band", "Gold Berry", "Professor Oak", "TV Reporter", "Sprout Tower",
    "Gust of Wind", "Full Heal",
)  # fmt: skip

PAYMENTS = (
    ("", ""), (" [F]", "F"), (" [F]", ""), (" [F F]", "F F"), (" [CC]", "CC"), (" [F F CC F]", "F CC"),
    (" [F F CC F]", "CC F"), (" [F F F]", "F"), (" [F F F F]", "F F"), (" [R]", "F"),
)  # fmt: skip
"""The Energy attached, and what of it is offered."""

EVOLUTIONS = (
    ("Machop", "Machoke", "Machop"), ("Machop", "Machamp", "Machop"), ("Machop>Machoke", "Machamp", "Machoke"),
    ("Vulpix", "Ninetales", "Vulpix"), ("Rattata", "Raticate", "Rattata"), ("Pichu", "Pikachu", "Pichu"),
    ("Pichu", "Machop", "Pichu"), ("Rattata", "Machoke", "Machop"), ("Bonsly", "Sudowoodo", "Bonsly"),
    ("Rocket's Meowth", "Persian", "Rocket's Meowth"), ("Rattata", "Machoke", "Machop 2"),
)  # fmt: skip
"""A Pokémon, the card in the hand, and what it is put on."""

BENCHES = ("Machop", "Machop, Rattata", "Machop [F], Dodrio", "Rattata", "", "Clefairy Doll, Machop")
