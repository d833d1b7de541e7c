"""The printed cards: what stands on them, and in which step each of their effects acts."""

from typing import NamedTuple, TypeVar

_Item = TypeVar("_Item")

TYPES = "GRWLPFCDM"
"""The letters of the Energy types: Grass, Fire, Water, Lightning, Psychic, Fighting, Colorless, Darkness, Metal."""

LEVEL_UP = "LV.X"
"""The stage of a card that raises a Pokémon's level: it goes on top of the Active Pokémon that it names, and is
neither a Basic Pokémon card nor an Evolution card. From outside the texts."""

TOOL = "Pokémon Tool"
"""The kind of a Trainer card of which a Pokémon has at most one."""

DOLL = "Doll"
"""The stage of a Trainer card that comes into play as a Pokémon, such as Clefairy Doll or Mysterious Fossil."""


class Effect(NamedTuple):
    """One thing that a card does, and the step in which it does it.

    The order of effects is never the card's: it follows from the edition's list of steps.
    """

    step: str
    """The id of the rule in which it acts, such as ``damage.attacker_cards``."""
    verb: str
    """What it does: the name of a function of :mod:`rules.effects`."""
    args: tuple[object, ...] = ()
    """What the verb needs to know, such as an amount in points."""

    @property
    def number(self) -> int:
        """The first of the arguments, where it is a number."""
        number = self.args[0]
        assert isinstance(number, int)
        return number

    @property
    def words(self) -> tuple[str, ...]:
        """Those of the arguments that are text, such as kinds of Pokémon."""
        return tuple(each for each in self.args if isinstance(each, str))


class Attack(NamedTuple):
    """An attack as printed on a Pokémon card."""

    name: str
    """The name."""
    cost: str = ""
    """The Energy symbols left of the name, one letter each: ``FFC``."""
    damage: int | None = None
    """The number to the right, in points; ``None`` where no number is printed."""
    sign: str = ""
    """The sign next to the number: ``×``, ``−``, ``+``, ``?`` or nothing."""
    effects: tuple[Effect, ...] = ()
    """What the attack does apart from its damage, and what it demands."""


class Power(NamedTuple):
    """A Pokémon Power, Poké-Power or Poké-Body as printed on a Pokémon card."""

    name: str
    """The name."""
    kind: str = "Pokémon Power"
    """``Pokémon Power``, ``Poké-Power`` or ``Poké-Body``."""
    effects: tuple[Effect, ...] = ()
    """What it does."""


class Weakness(NamedTuple):
    """A printed Weakness."""

    type: str
    """The letter of the type that it is a Weakness to."""
    plus: int | None = None
    """The number printed next to it, in points; without a number the damage is doubled."""


class Resistance(NamedTuple):
    """A printed Resistance."""

    type: str
    """The letter of the type that it is a Resistance to."""
    minus: int = 30
    """The number printed next to it, in points."""


class PokemonCard(NamedTuple):
    """A Pokémon card."""

    name: str
    """The exact name."""
    hp: int
    """The Hit Points, in points."""
    type: str
    """The letter of its type; two letters for a Pokémon of two types."""
    stage: str = "Basic"
    """``Basic``, ``Baby``, ``Stage 1``, ``Stage 2``, :data:`LEVEL_UP` or :data:`DOLL`. A Baby Pokémon is a Basic
    Pokémon too."""
    evolves_from: str = ""
    """The exact name behind "Evolves from"; empty on a Basic Pokémon card."""
    weakness: tuple[Weakness, ...] = ()
    """The Weaknesses."""
    resistance: tuple[Resistance, ...] = ()
    """The Resistances."""
    retreat_cost: int = 0
    """The Retreat Cost, in Energy."""
    attacks: tuple[Attack, ...] = ()
    """The attacks, from top to bottom."""
    powers: tuple[Power, ...] = ()
    """The Powers."""
    print: str = "base"
    """The edition whose print this is."""
    evolves_into: tuple[str, ...] = ()
    """The Basic Pokémon of which one may be put on a Baby Pokémon."""
    prizes: int = 1
    """How many Prizes the opponent takes when it is Knocked Out."""
    effects: tuple[Effect, ...] = ()
    """What the card itself does, apart from its attacks and Powers."""

    @property
    def is_basic(self) -> bool:
        """Whether it is a Basic Pokémon card."""
        return self.stage in ("Basic", "Baby")

    @property
    def is_used(self) -> bool:
        """Whether its player may do something with the card itself, as with a Power, though it is none."""
        return any(effect.step == "power.use" for effect in self.effects)

    @property
    def starts_in_play(self) -> bool:
        """Whether the card may be put into play by itself."""
        return self.stage in ("Basic", "Baby", DOLL)


class EnergyCard(NamedTuple):
    """An Energy card."""

    name: str
    """The name."""
    symbol: str
    """How a position names it: ``F``, ``CC`` for Double Colorless Energy, ``D*`` for special Darkness Energy."""
    provides: str
    """One letter for each Energy it gives; ``*`` is Energy of every type at once, ``R/W`` 1 Energy of either type."""
    basic: bool = True
    """Whether it is a basic Energy card."""
    effects: tuple[Effect, ...] = ()
    """What it does apart from giving Energy."""
    print: str = "base"
    """The edition whose print this is."""
    pokemon: PokemonCard | None = None
    """The Pokémon card that it is everywhere but where it is attached, if a Power turned one into Energy."""


class TrainerCard(NamedTuple):
    """A Trainer card: a plain one, a Pokémon Tool, a Stadium or a Supporter."""

    name: str
    """The name."""
    kind: str = "Trainer"
    """``Trainer``, ``Pokémon Tool``, ``Stadium`` or ``Supporter``."""
    effects: tuple[Effect, ...] = ()
    """What it does."""
    print: str = "base"
    """The edition whose print this is."""


Card = PokemonCard | EnergyCard | TrainerCard


def without(cards: tuple[_Item, ...], index: int) -> tuple[_Item, ...]:
    """The cards that are left when one is taken out of several.

    :param cards: the cards, such as a hand, or the Pokémon of a Bench.
    :param index: the position of the one that is taken out.
    :returns: the others, in their order.
    """
    return cards[:index] + cards[index + 1 :]
