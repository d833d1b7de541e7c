"""Pokémon of the Neo era (2000), as far as the pages use them. Their numbers come from the cards."""

from rules.catalogue.base import SAND, then
from rules.model.cards import Attack, Effect, PokemonCard, Power, Resistance, Weakness

WHILE_BOTH_STAY = 99
"""So many turns that only one of the two Pokémon leaving its place, or evolving, ends it."""

POKEMON = (
    PokemonCard(
        "Pichu", 30, "L", "Baby", print="neo", evolves_into=("Pikachu",),
        attacks=(Attack("Zzzap", "C", effects=then("damage_each_with_power", 20)),),
    ),
    PokemonCard(
        "Elekid", 30, "L", "Baby", print="neo", evolves_into=("Electabuzz",),
        powers=(
            Power(
                "Playful Punch",
                effects=(Effect("power.once_a_turn", "once_a_turn"), Effect("power.use", "flip_to_damage", (20,))),
            ),
        ),
    ),
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
        attacks=(
            Attack("Smokescreen", "RR", 20, effects=then("leave_on_defending", SAND)),
            Attack("Char", "RRR", 30, effects=then("flip_for_char_counter")),
        ),
    ),
    PokemonCard(
        "Steelix", 110, "M", "Stage 1", "Onix", (Weakness("R"),), (Resistance("G"),), 4, print="neo",
        attacks=(Attack("Tackle", "CC", 20),),
    ),
    PokemonCard(
        "Scizor", 80, "M", "Stage 1", "Scyther", (Weakness("R"),), (Resistance("G"),), 2, print="neo",
        attacks=(Attack("False Swipe", "M", 0, "?", (Effect("damage.base", "half_hp_left"),)),),
    ),
    PokemonCard(
        "Murkrow", 50, "D", resistance=(Resistance("P"),), print="neo",
        attacks=(
            Attack(
                "Mean Look", "D",
                effects=then(
                    "leave_on_defending", Effect("retreat.condition", "cannot_retreat"), WHILE_BOTH_STAY, True,
                ),
            ),
            Attack(
                "Feint Attack", "DC", 20,
                effects=(Effect("attack.choose", "choose_target"), Effect("damage.base", "untouched_if_active")),
            ),
        ),
    ),
    PokemonCard(
        "Electabuzz", 70, "L", weakness=(Weakness("F"),), retreat_cost=1, print="neo",
        attacks=(
            Attack("Punch", "CC", 20),
            Attack("Swift", "LLL", 30, effects=(Effect("damage.base", "untouched"),)),
        ),
    ),
    PokemonCard(
        "Dark Raichu", 70, "L", "Stage 1", "Pikachu", (Weakness("F"),), retreat_cost=1, print="neo",
        attacks=(Attack("Surprise Thunder", "LLL", 30, effects=then("flip_twice_for_bench", 20, 10)),),
    ),
    PokemonCard(
        "Dark Charmeleon", 50, "R", "Stage 1", "Charmander", (Weakness("W"),), retreat_cost=2, print="neo",
        attacks=(Attack("Tail Slap", "CC", 20),),
    ),
    PokemonCard(
        "Dark Machoke", 60, "F", "Stage 1", "Machop", (Weakness("P"),), retreat_cost=2, print="neo",
        attacks=(
            Attack("Drag Off", "FFC", 20, effects=(
                Effect("attack.announce", "needs_opponents_bench"), Effect("damage.base", "switch_defending"),
            )),
            Attack("Knock Back", "FFC", 30, effects=then("opponent_switches")),
        ),
    ),
)  # fmt: skip
