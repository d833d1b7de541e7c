"""Energy cards of the three eras. Their numbers come from the cards."""

from rules.model.cards import Effect, EnergyCard

ENERGY = (
    EnergyCard("Grass Energy", "G", "G"),
    EnergyCard("Fire Energy", "R", "R"),
    EnergyCard("Water Energy", "W", "W"),
    EnergyCard("Lightning Energy", "L", "L"),
    EnergyCard("Psychic Energy", "P", "P"),
    EnergyCard("Fighting Energy", "F", "F"),
    EnergyCard("Double Colorless Energy", "CC", "CC", basic=False),
    EnergyCard(
        "Rainbow Energy", "*", "*", basic=False, effects=(Effect("turn.attach_energy", "damage_holder", (10,)),)
    ),
    EnergyCard(
        "Darkness Energy", "D*", "D", basic=False, print="neo",
        effects=(
            Effect("damage.attacker_cards", "add_if_damage", (10,)),
            Effect("between_turns.darkness_energy", "counter_unless_dark"),
        ),
    ),
    EnergyCard(
        "Metal Energy", "M*", "M", basic=False, print="neo",
        effects=(
            Effect("damage.attacker_base", "reduce_unless_attacker", ("M", 10)),
            Effect("damage.defender_cards", "reduce_any", (10,)),
        ),
    ),
    EnergyCard(
        "Recycle Energy", "C*", "C", basic=False, print="neo", effects=(Effect("discard", "return_to_hand"),)
    ),
    EnergyCard(
        "Rainbow Energy", "*", "*", basic=False, print="dp",
        effects=(Effect("turn.attach_energy", "hurt_holder", (1,)),),
    ),
    EnergyCard("Darkness Energy", "D", "D", print="dp"),
    EnergyCard("Metal Energy", "M", "M", print="dp"),
    EnergyCard(
        "Darkness Energy (special)", "D*", "D", basic=False, print="dp",
        effects=(Effect("damage.attacker_effects", "add_if_attacker", ("D", 10)),),
    ),
    EnergyCard(
        "Metal Energy (special)", "M*", "M", basic=False, print="dp",
        effects=(Effect("damage.defender_cards", "reduce_if_defender", ("M", 10)),),
    ),
)  # fmt: skip
