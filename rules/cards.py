"""The printed cards: what stands on them, and in which step each of their effects acts."""

from typing import Any, NamedTuple

TYPES = "GRWLPFCDM"
"""The letters of the Energy types: Grass, Fire, Water, Lightning, Psychic, Fighting, Colorless, Darkness, Metal."""


class Effect(NamedTuple):
    """One thing that a card does, and the step in which it does it.

    The order of effects is never the card's: it follows from the edition's list of steps.
    """

    step: str
    """The id of the rule in whose step the effect acts, such as ``damage.attacker_cards``."""
    verb: str
    """What it does: the name of a function of :mod:`rules.effects`."""
    args: tuple[object, ...] = ()
    """What the verb needs to know, such as an amount in points."""


def forbidden(attack: str) -> Effect:
    """The effect that keeps a Pokémon from using one of its attacks.

    :param attack: the attack's name.
    """
    return Effect("attack.announce", "cannot_use", (attack,))


class Attack(NamedTuple):
    """An attack as printed on a Pokémon card."""

    name: str
    cost: str = ""
    """The Energy symbols left of the name, one letter each: ``FFC``."""
    damage: int | None = None
    """The number to the right, in points; ``None`` where no number is printed."""
    sign: str = ""
    """The sign next to the number: ``×``, ``−``, ``+``, ``?`` or nothing."""
    effects: tuple[Effect, ...] = ()


class Power(NamedTuple):
    """A Pokémon Power, Poké-Power or Poké-Body as printed on a Pokémon card."""

    name: str
    kind: str = "Pokémon Power"
    effects: tuple[Effect, ...] = ()


class Weakness(NamedTuple):
    """A printed Weakness."""

    type: str
    plus: int | None = None
    """The number printed next to it, in points; without a number the damage is doubled."""


class Resistance(NamedTuple):
    """A printed Resistance."""

    type: str
    minus: int = 30
    """The number printed next to it, in points."""


def _written(card: Any) -> str:
    """Python that makes the card again: a catalogue's card by its name, any other field by field."""
    from rules.catalogue import full_name

    try:
        return f"card({full_name(card)!r})"
    except ValueError:
        fields = ", ".join(f"{name}={value!r}" for name, value in card._asdict().items())
        return f"{type(card).__name__}({fields})"


class PokemonCard(NamedTuple):
    """A Pokémon card."""

    name: str
    hp: int
    """The Hit Points, in points."""
    type: str
    """The letter of its type; two letters for a Pokémon of two types."""
    stage: str = "Basic"
    """``Basic``, ``Baby``, ``Stage 1`` or ``Stage 2``. A Baby Pokémon is a Basic Pokémon too."""
    evolves_from: str = ""
    weakness: tuple[Weakness, ...] = ()
    resistance: tuple[Resistance, ...] = ()
    retreat_cost: int = 0
    attacks: tuple[Attack, ...] = ()
    powers: tuple[Power, ...] = ()
    print: str = "base"
    """The edition whose print this is."""

    def __repr__(self) -> str:
        return _written(self)

    @property
    def is_basic(self) -> bool:
        """Whether the card may be put into play by itself."""
        return self.stage in ("Basic", "Baby")


class EnergyCard(NamedTuple):
    """An Energy card."""

    name: str
    symbol: str
    """How a position names it: ``F``, ``CC`` for Double Colorless Energy, ``D*`` for special Darkness Energy."""
    provides: str
    """One letter for each Energy it gives; ``*`` is Energy of every type at once."""
    basic: bool = True
    effects: tuple[Effect, ...] = ()
    print: str = "base"

    def __repr__(self) -> str:
        return _written(self)


class TrainerCard(NamedTuple):
    """A Trainer card: a plain one, a Pokémon Tool, a Stadium or a Supporter."""

    name: str
    kind: str = "Trainer"
    effects: tuple[Effect, ...] = ()
    print: str = "base"

    def __repr__(self) -> str:
        return _written(self)


Card = PokemonCard | EnergyCard | TrainerCard
