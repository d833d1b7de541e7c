"""Cards of the Diamond & Pearl era (2007) and of the years before it that text 002 names.

Only what the pages use. Their numbers come from the cards.
"""

from rules.cards import Attack, Card, Effect, EnergyCard, PokemonCard, Resistance, TrainerCard, Weakness
from rules.catalogue.base import SAND, then

POKEMON = (
    PokemonCard(
        "Machop", 60, "F", weakness=(Weakness("P", 10),), retreat_cost=2,
        print="dp",
        attacks=(Attack("Low Kick", "F", 20),),
    ),
    PokemonCard(
        "Machoke", 80, "F", "Stage 1", "Machop", (Weakness("P", 20),), retreat_cost=2,
        print="dp",
        attacks=(
            Attack("Karate Chop", "FC", 40, "−", (Effect("damage.base", "minus_own_counters", (10,)),)),
            Attack("Seismic Toss", "FFC", 60),
        ),
    ),
    PokemonCard(
        "Pachirisu", 70, "L", weakness=(Weakness("F", 20),), resistance=(Resistance("M", 20),), retreat_cost=1,
        print="dp",
        attacks=(Attack("Thunder Jolt", "L", 20, effects=then("damage_itself_if_tails", 10)),),
    ),
    PokemonCard(
        "Starly", 50, "C", weakness=(Weakness("L", 10),), resistance=(Resistance("F", 20),), retreat_cost=1,
        print="dp",
        attacks=(Attack("Gust", "C", 10),),
    ),
    PokemonCard(
        "Stunky", 60, "D", weakness=(Weakness("F", 10),), resistance=(Resistance("P", 20),), retreat_cost=1,
        print="dp",
        attacks=(
            Attack("Scratch", "C", 10),
            Attack("Severe Gas", "DC", 10, effects=then("inflict", "Poisoned")),
        ),
    ),
    PokemonCard(
        "Haunter", 70, "P", "Stage 1", "Gastly", (Weakness("D", 20),), (Resistance("C", 20),), print="dp",
        attacks=(Attack("Hypnosis", "P", effects=then("inflict", "Asleep")),),
    ),
    PokemonCard(
        "Sneasel", 60, "D", weakness=(Weakness("F", 10),), resistance=(Resistance("P", 20),), retreat_cost=1,
        print="dp",
        attacks=(Attack("Double Slap", "C", 10, "×", (Effect("damage.base", "times_heads", (2, 10)),)),),
    ),
    PokemonCard(
        "Hippopotas", 60, "F", weakness=(Weakness("W", 10),), resistance=(Resistance("L", 20),), retreat_cost=2,
        print="dp",
        attacks=(
            Attack("Yawn", "C", effects=then("inflict", "Asleep")),
            Attack("Sand Attack", "F", 10, effects=then("leave_on_defending", SAND)),
        ),
    ),
    PokemonCard(
        "Bonsly", 40, "F", weakness=(Weakness("G", 10),), retreat_cost=1,
        print="dp",
        attacks=(
            Attack(
                "Fake Tears",
                effects=then("flip_to_leave_on_itself", Effect("damage.last_effects", "reduce", (30,))),
            ),
        ),
    ),
    PokemonCard(
        "Dark Marowak", 70, "FD", "Stage 1", "Cubone", (Weakness("G"),), retreat_cost=1,
        print="dp",
        attacks=(Attack("Hard Bone", "FFC", 70, effects=(Effect("attack.pay", "discard_pokemon_from_hand"),)),),
    ),
    PokemonCard(
        "Steelix", 110, "M", "Stage 1", "Onix", (Weakness("R", 20),), (Resistance("P", 20),), 4, print="dp",
        attacks=(Attack("Slam", "M", 30, "×", (Effect("damage.base", "times_heads", (2, 30)),)),),
    ),
)  # fmt: skip

ENERGY = (
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

TRAINERS = (
    TrainerCard("PlusPower", print="dp", effects=(Effect("damage.attacker_effects", "add", (10,)),)),
    TrainerCard(
        "Solid Rage", "Pokémon Tool", print="dp",
        effects=(Effect("damage.attacker_effects", "add_when_behind", (20,)),),
    ),
    TrainerCard(
        "Buffer Piece", "Pokémon Tool", print="dp",
        effects=(Effect("damage.defender_cards", "reduce_from_opponent", (20,)),),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*POKEMON, *ENERGY, *TRAINERS)
