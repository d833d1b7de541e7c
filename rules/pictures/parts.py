"""What is printed on a card, in words, and what each part of it means."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.model.cards import Attack, Card, EnergyCard, PokemonCard, Resistance, Weakness
from rules.pictures.effects import in_words
from rules.pictures.labels import POWERS, STAGES, of_card, of_type
from rules.words.language import text


class Part(NamedTuple):
    """A part of a card, and what it means."""

    key: str
    """Which part it is: ``stage``, ``name``, ``hp``, ``type``, ``power``, ``cost``, ``damage``, ``weakness``,
    ``resistance`` or ``retreat``."""
    title: str
    """What it is called."""
    words: str
    """What it means on this card."""


def card_parts(card: Card) -> tuple[Part, ...]:
    """Explain the parts of a Pokémon card.

    :param card: the card; other cards have no parts that need a number.
    :returns: the parts in the order of their numbers, in the language in use.

    >>> from rules import card
    >>> card_parts(card("Hitmonchan"))[2]
    Part(key='hp', title='HP', words='How much damage it can take: 70, which is 7 damage counters.')
    """
    return tuple(_parts(card)) if isinstance(card, PokemonCard) else ()


def _parts(card: PokemonCard) -> Iterator[Part]:
    yield Part("stage", text("Stage"), _stage(card))
    yield Part("name", text("Name"), text("A deck may have 4 cards with the same name."))
    hp = text("How much damage it can take: {hp}, which is {count} damage counters.")
    yield Part("hp", text("HP"), hp.format(hp=card.hp, count=card.hp // 10))
    yield Part("type", text("Type"), text("This Pokémon is {type}.").format(type=of_type(card.type)))
    if card.powers:
        yield Part(
            "power",
            text(POWERS.get(card.powers[0].kind, card.powers[0].kind)),
            text("What the Pokémon can do without an attack."),
        )
    if card.attacks:
        yield Part("cost", text("What the attack costs"), text("This much Energy must be attached to the Pokémon."))
        if hurt(card.attacks[0]):
            damage = text("How much damage the attack does, before Weakness and Resistance.")
            yield Part("damage", text("Damage"), damage)
    yield Part("weakness", text("Weakness"), _weakness(card.weakness))
    yield Part("resistance", text("Resistance"), _resistance(card.resistance))
    cost = card.retreat_cost
    retreat = text("How much Energy you discard to change places with a Pokémon on the Bench: {cost}.")
    free = text("It changes places with a Pokémon on the Bench for free.")
    yield Part("retreat", text("Retreat Cost"), retreat.format(cost=cost) if cost else free)


def _stage(card: PokemonCard) -> str:
    if card.evolves_from:
        return text("It is put on {pokemon}, which evolves into it.").format(pokemon=card.evolves_from)
    return (
        text("It may be put on the table by itself.") if card.starts_in_play else text("It is put on another Pokémon.")
    )


def _weakness(found: tuple[Weakness, ...]) -> str:
    told = []
    for each in found:
        twice = text("A {type} Pokémon does twice as much damage to it.")
        more = text("A {type} Pokémon does {plus} more damage to it.")
        told.append((twice if each.plus is None else more).format(type=of_type(each.type), plus=each.plus))
    return " ".join(told) or text("There is no type that does more damage to it.")


def _resistance(found: tuple[Resistance, ...]) -> str:
    less = text("A {type} Pokémon does {minus} less damage to it.")
    told = [less.format(type=of_type(each.type), minus=each.minus) for each in found]
    return " ".join(told) or text("There is no type that does less damage to it.")


def evolution(card: PokemonCard) -> str:
    """The stage of a card, and what it evolves from.

    :param card: the card.
    """
    stage = text(STAGES.get(card.stage, card.stage))
    if not card.evolves_from:
        return stage
    return text("{stage}, evolves from {pokemon}").format(stage=stage, pokemon=card.evolves_from)


def hurt(attack: Attack) -> str:
    """The number to the right of an attack, with its sign; nothing where it has none.

    :param attack: the attack.
    """
    return "" if attack.damage is None else f"{attack.damage or ''}{attack.sign}"


def weaker(printed_as: Weakness | Resistance) -> str:
    """What stands beside the type of a Weakness or Resistance.

    :param printed_as: the Weakness or Resistance.
    """
    if isinstance(printed_as, Resistance):
        return f"−{printed_as.minus}"
    return "×2" if printed_as.plus is None else f"+{printed_as.plus}"


def printed(card: Card) -> Iterator[str]:
    """What is printed on a card, in sentences.

    :param card: the card.
    """
    name = of_card(card, card.print)
    if not isinstance(card, PokemonCard):
        kind = text("Energy card") if isinstance(card, EnergyCard) else text(card.kind)
        yield f"{name}, {kind}."
        yield from in_words(card.effects)
        return
    yield f"{name}, {evolution(card)}, {of_type(card.type)}, " + text("{hp} HP").format(hp=card.hp) + "."
    for power in card.powers:
        yield f"{text(POWERS.get(power.kind, power.kind))}: {text(power.name)}."
        yield from in_words(power.effects)
    for attack in card.attacks:
        cost = ", ".join(map(of_type, attack.cost)) or text("nothing")
        damage = hurt(attack) or text("no damage number")
        told = text("Attack {attack}: costs {cost}; damage: {damage}.")
        yield told.format(attack=text(attack.name), cost=cost, damage=damage)
        yield from in_words(attack.effects)
    yield from in_words(card.effects)
    none = text("none")
    for title, found in ((text("Weakness"), card.weakness), (text("Resistance"), card.resistance)):
        against = ", ".join(f"{of_type(each.type)} {weaker(each)}" for each in found)
        yield f"{title}: {against or none}."
    yield text("Retreat Cost: {cost}.").format(cost=card.retreat_cost)
