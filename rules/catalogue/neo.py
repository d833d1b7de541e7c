"""Cards of the Neo era (2000), as far as the pages use them. Their numbers come from the cards."""

from rules.cards import Attack, Card, Effect, EnergyCard, PokemonCard, Resistance, TrainerCard, Weakness
from rules.catalogue.base import SAND, then

POKEMON = (
    PokemonCard("Pichu", 30, "L", "Baby", print="neo"),
    PokemonCard(
        "Natu", 30, "P", weakness=(Weakness("P"),), resistance=(Resistance("F"),), print="neo",
        attacks=(
            Attack("Peck", "C", 10),
            Attack(
                "Telekinesis", "PP", 20,
                effects=(Effect("attack.choose", "choose_target"), Effect("damage.base", "no_weakness")),
            ),
        ),
    ),
    PokemonCard(
        "Flaaffy", 60, "L", "Stage 1", "Mareep", (Weakness("F"),), retreat_cost=1, print="neo",
        attacks=(
            Attack(
                "Discharge", "L", 30, "×",
                (
                    Effect("attack.pay", "discard_all_energy", ("L",)),
                    Effect("damage.base", "times_paid_heads", (30,)),
                ),
            ),
        ),
    ),
    PokemonCard(
        "Quilava", 70, "R", "Stage 1", "Cyndaquil", (Weakness("W"),), retreat_cost=1, print="neo",
        attacks=(Attack("Smokescreen", "RR", 20, effects=then("leave_on_defending", SAND)),),
    ),
    PokemonCard(
        "Steelix", 110, "M", "Stage 1", "Onix", (Weakness("R"),), (Resistance("G"),), 4, print="neo",
        attacks=(Attack("Tackle", "CC", 20),),
    ),
    PokemonCard(
        "Scizor", 80, "M", "Stage 1", "Scyther", (Weakness("R"),), (Resistance("G"),), 2, print="neo",
        attacks=(Attack("False Swipe", "M", 0, "?", (Effect("damage.base", "half_hp_left"),)),),
    ),
)  # fmt: skip

ENERGY = (
    EnergyCard(
        "Darkness Energy", "D*", "D", basic=False, print="neo",
        effects=(Effect("damage.attacker_cards", "add_if_damage", (10,)),),
    ),
    EnergyCard(
        "Metal Energy", "M*", "M", basic=False, print="neo",
        effects=(
            Effect("damage.attacker_base", "reduce_unless_attacker", ("M", 10)),
            Effect("damage.defender_cards", "reduce", (10,)),
        ),
    ),
)  # fmt: skip

TRAINERS = (
    TrainerCard(
        "Sprout Tower", "Stadium", print="neo",
        effects=(Effect("damage.play_area", "reduce_if_attacker", ("C", 30)),),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*POKEMON, *ENERGY, *TRAINERS)
