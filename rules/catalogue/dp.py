"""Pokémon of the Diamond & Pearl era (2007) and of the years before it that text 002 names.

Only what the pages use. Their numbers come from the cards.
"""

from rules.catalogue.base import SAND, then
from rules.model.cards import Attack, Effect, PokemonCard, Power, Resistance, Weakness

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
        attacks=(
            Attack("Double Slap", "C", 10, "×", (Effect("damage.base", "times_heads", (2, 10)),)),
            Attack(
                "Feint Attack", "DC", 20,
                effects=(Effect("attack.choose", "choose_target"), Effect("damage.base", "untouched")),
            ),
        ),
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
                effects=then(
                    "flip_to_leave_on_itself",
                    Effect("damage.last_effects", "reduce", (30,)),
                    2,
                    Effect("damage.other_effects", "no_trainers_next_turn"),
                ),
            ),
        ),
        powers=(Power("Baby Evolution", "Poké-Power", (
            Effect("power.once_a_turn", "once_a_turn"), Effect("power.use", "evolve_into", ("Sudowoodo",)),
        )),),
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
    PokemonCard(
        "Sudowoodo", 80, "F", weakness=(Weakness("W", 20),), retreat_cost=2, print="dp",
        attacks=(Attack("Wood Hammer", "FF", 50, effects=then("damage_itself", 30)),),
    ),
    PokemonCard(
        "Seedot", 50, "G", weakness=(Weakness("R", 10),), resistance=(Resistance("W", 20),), retreat_cost=1,
        print="dp",
        attacks=(
            Attack(
                "Bide", "C", effects=then("flip_to_leave_on_itself", Effect("knock_out.prevent", "stays_at_ten")),
            ),
            Attack("Rollout", "CC", 20),
        ),
    ),
    PokemonCard(
        "Glameow", 50, "C", weakness=(Weakness("F", 10),), retreat_cost=1, print="dp",
        attacks=(
            Attack(
                "Charm", "C",
                effects=then("leave_on_defending", Effect("damage.attacker_effects", "reduce", (20,))),
            ),
        ),
    ),
    PokemonCard(
        "Marill", 60, "W", weakness=(Weakness("L", 10),), retreat_cost=1, print="dp",
        attacks=(Attack("Splashing Turn", "WW", 20, effects=then("switch_itself")),),
    ),
    PokemonCard(
        "Rocket's Meowth", 60, "D", weakness=(Weakness("F"),), retreat_cost=1, print="dp",
        attacks=(Attack("Snatch and Run", "C"),),
    ),
    PokemonCard(
        "Scyther ex", 80, "G", weakness=(Weakness("R"),), resistance=(Resistance("F"),), retreat_cost=1, prizes=2,
        print="dp",
        attacks=(Attack("Slash", "GGC", 50),),
    ),
)  # fmt: skip
