"""Pokémon of the Base era (1999), as far as the pages use them. Their numbers come from the cards."""

from rules.model.cards import Attack, Effect, PokemonCard, Power, Resistance, Weakness


def _pays(energy_type: str) -> tuple[Effect, ...]:
    return (Effect("attack.pay", "discard_energy", (energy_type,)),)


def then(verb: str, *args: object) -> tuple[Effect, ...]:
    """What an attack does after its damage."""
    return (Effect("damage.other_effects", verb, args),)


SAND = Effect("attack.alter_or_cancel", "flip_or_nothing")
"""The effect of Sand-attack and Smokescreen: a coin before the Pokémon's attack."""

_AMNESIA = (Effect("attack.choose", "choose_attack"), *then("forbid_chosen_attack"))
_WITHDRAW = then("flip_to_leave_on_itself", Effect("damage.last_effects", "prevent_from", (10, "any")))

POKEMON = (
    PokemonCard(
        "Hitmonchan", 70, "F", weakness=(Weakness("P"),), retreat_cost=2,
        attacks=(Attack("Jab", "F", 20), Attack("Special Punch", "FFC", 40)),
    ),
    PokemonCard(
        "Rattata", 30, "C", weakness=(Weakness("F"),), resistance=(Resistance("P"),),
        attacks=(Attack("Bite", "C", 20),),
    ),
    PokemonCard(
        "Raticate", 60, "C", "Stage 1", "Rattata", (Weakness("F"),), (Resistance("P"),), 1,
        attacks=(Attack("Bite", "C", 20),),
    ),
    PokemonCard(
        "Charmander", 50, "R", weakness=(Weakness("W"),), retreat_cost=1,
        attacks=(Attack("Scratch", "C", 10), Attack("Ember", "RC", 30, effects=_pays("R"))),
    ),
    PokemonCard(
        "Bulbasaur", 40, "G", weakness=(Weakness("R"),), retreat_cost=1,
        attacks=(Attack("Leech Seed", "GG", 20, effects=then("heal_itself", 1)),),
    ),
    PokemonCard(
        "Squirtle", 40, "W", weakness=(Weakness("L"),), retreat_cost=1,
        attacks=(
            Attack("Bubble", "W", 10, effects=then("flip_to_inflict", "Paralyzed")),
            Attack("Withdraw", "WC", effects=_WITHDRAW),
        ),
    ),
    PokemonCard(
        "Sandshrew", 40, "F", weakness=(Weakness("G"),), resistance=(Resistance("L"),), retreat_cost=1,
        attacks=(Attack("Sand-attack", "F", 10, effects=then("leave_on_defending", SAND)),),
    ),
    PokemonCard(
        "Poliwhirl", 60, "W", "Stage 1", "Poliwag", (Weakness("G"),), retreat_cost=1,
        attacks=(
            Attack("Amnesia", "WW", effects=_AMNESIA),
            Attack("Doubleslap", "WWC", 30, "×", (Effect("damage.base", "times_heads", (2, 30)),)),
        ),
    ),
    PokemonCard(
        "Pikachu", 40, "L", weakness=(Weakness("F"),), retreat_cost=1,
        attacks=(
            Attack("Gnaw", "C", 10),
            Attack("Thunder Jolt", "LC", 30, effects=then("damage_itself_if_tails", 10)),
        ),
    ),
    PokemonCard(
        "Koffing", 50, "G", weakness=(Weakness("P"),), retreat_cost=1,
        attacks=(Attack("Foul Gas", "GG", 10, effects=then("flip_to_inflict", "Poisoned", "Confused")),),
    ),
    PokemonCard(
        "Pidgey", 40, "C", weakness=(Weakness("L"),), resistance=(Resistance("F"),), retreat_cost=1,
        attacks=(Attack("Whirlwind", "CC", 10, effects=then("opponent_switches")),),
    ),
    PokemonCard(
        "Machop", 50, "F", weakness=(Weakness("P"),), retreat_cost=1,
        attacks=(Attack("Low Kick", "F", 20),),
    ),
    PokemonCard(
        "Machoke", 80, "F", "Stage 1", "Machop", (Weakness("P"),), retreat_cost=3,
        attacks=(
            Attack("Karate Chop", "FFC", 50, "−", (Effect("damage.base", "minus_own_counters", (10,)),)),
            Attack("Submission", "FFCC", 60, effects=then("damage_itself", 20)),
        ),
    ),
    PokemonCard(
        "Onix", 90, "F", weakness=(Weakness("G"),), retreat_cost=3,
        attacks=(
            Attack("Rock Throw", "F", 10),
            Attack(
                "Harden", "FF",
                effects=then("leave_on_itself", Effect("damage.last_effects", "prevent_up_to", (30, "any"))),
            ),
        ),
    ),
    PokemonCard(
        "Chansey", 120, "C", weakness=(Weakness("F"),), resistance=(Resistance("P"),), retreat_cost=1,
        attacks=(
            Attack("Scrunch", "CC", effects=_WITHDRAW),
            Attack("Double-edge", "CCCC", 80, effects=then("damage_itself", 80)),
        ),
    ),
    PokemonCard(
        "Doduo", 50, "C", weakness=(Weakness("L"),), resistance=(Resistance("F"),),
        attacks=(Attack("Fury Attack", "C", 10, "×", (Effect("damage.base", "times_heads", (2, 10)),)),),
    ),
    PokemonCard(
        "Mewtwo", 60, "P", weakness=(Weakness("P"),), retreat_cost=3,
        attacks=(Attack("Psychic", "PC", 10, "+", (Effect("damage.base", "plus_defender_energy", (10,)),)),),
    ),
    PokemonCard(
        "Magnemite", 40, "L", weakness=(Weakness("F"),), retreat_cost=1,
        attacks=(
            Attack("Thunder Wave", "L", 10, effects=then("flip_to_inflict", "Paralyzed")),
            Attack(
                "Selfdestruct", "LC", 40,
                effects=(*then("damage_all_benched", 10), *then("damage_itself", 40)),
            ),
        ),
    ),
    PokemonCard(
        "Farfetch'd", 50, "C", weakness=(Weakness("L"),), resistance=(Resistance("F"),), retreat_cost=1,
        attacks=(Attack("Pot Smash", "CCC", 30),),
    ),
    PokemonCard(
        "Scyther", 70, "G", weakness=(Weakness("R"),), resistance=(Resistance("F"),),
        attacks=(
            Attack(
                "Swords Dance", "G",
                effects=then("leave_on_itself", Effect("damage.attacker_base", "base_becomes", ("Slash", 60)), 3),
            ),
            Attack("Slash", "CCC", 30),
        ),
    ),
    PokemonCard(
        "Kabuto", 30, "F", "Stage 1", "Mysterious Fossil", (Weakness("G"),), retreat_cost=1,
        attacks=(Attack("Scratch", "C", 10),),
        powers=(Power("Kabuto Armor", effects=(Effect("damage.last_effects", "halve"),)),),
    ),
    PokemonCard(
        "Mr. Mime", 40, "P", weakness=(Weakness("P"),), retreat_cost=1,
        attacks=(Attack("Meditate", "PC", 10, "+", (Effect("damage.base", "plus_defender_counters", (10,)),)),),
        powers=(Power("Invisible Wall", effects=(Effect("damage.last_effects", "prevent_from", (30,)),)),),
    ),
    PokemonCard(
        "Vulpix", 50, "R", weakness=(Weakness("W"),), retreat_cost=1,
        attacks=(Attack("Confuse Ray", "RR", 10, effects=then("flip_to_inflict", "Confused")),),
    ),
    PokemonCard(
        "Ninetales", 80, "R", "Stage 1", "Vulpix", (Weakness("W"),), retreat_cost=1,
        attacks=(
            Attack("Lure", "CC", effects=then("switch_defending")),
            Attack("Fire Blast", "RRRR", 80, effects=_pays("R")),
        ),
    ),
    PokemonCard(
        "Machamp", 100, "F", "Stage 2", "Machoke", (Weakness("P"),), retreat_cost=3,
        attacks=(Attack("Seismic Toss", "FFFC", 60),),
        powers=(Power("Strikes Back", effects=(Effect("damage.counters", "strike_back", (10,)),)),),
    ),
    PokemonCard(
        "Gastly", 30, "P", resistance=(Resistance("F"),),
        attacks=(
            Attack("Sleeping Gas", "P", effects=then("flip_to_inflict", "Asleep")),
            Attack(
                "Destiny Bond", "PC",
                effects=(*_pays("P"), *then("leave_on_itself", Effect("knock_out.retaliate", "take_along"))),
            ),
        ),
    ),
    PokemonCard(
        "Haunter", 60, "P", "Stage 1", "Gastly", resistance=(Resistance("F"),), retreat_cost=1,
        attacks=(
            Attack("Hypnosis", "P", effects=then("inflict", "Asleep")),
            Attack("Dream Eater", "PP", 50, effects=(Effect("attack.announce", "needs_condition", ("Asleep",)),)),
        ),
    ),
    PokemonCard(
        "Gengar", 80, "P", "Stage 2", "Haunter", resistance=(Resistance("F"),), retreat_cost=1,
        attacks=(Attack("Dark Mind", "PPP", 30, effects=then("damage_one_benched", 10)),),
        powers=(
            Power(
                "Curse",
                effects=(Effect("power.once_a_turn", "once_a_turn"), Effect("power.use", "move_opponents_counter")),
            ),
        ),
    ),
    PokemonCard(
        "Clefairy", 40, "C", weakness=(Weakness("F"),), resistance=(Resistance("P"),), retreat_cost=1,
        attacks=(
            Attack("Sing", "C", effects=then("flip_to_inflict", "Asleep")),
            Attack("Metronome", "CCC", effects=(Effect("attack.choose", "copy_attack"),)),
        ),
    ),
    PokemonCard(
        "Blastoise", 100, "W", "Stage 2", "Wartortle", (Weakness("L"),), retreat_cost=3,
        attacks=(Attack("Hydro Pump", "WWW", 40, "+", (Effect("damage.base", "plus_extra_energy", ("W", 10, 2)),)),),
        powers=(Power("Rain Dance", effects=(Effect("power.use", "attach_extra", ("W",)),)),),
    ),
    PokemonCard(
        "Nidoking", 90, "G", "Stage 2", "Nidorino", (Weakness("P"),), retreat_cost=3,
        attacks=(Attack("Toxic", "GGG", 20, effects=then("inflict", "Toxic")),),
    ),
    PokemonCard(
        "Clefairy Doll", 10, "C", "Doll", prizes=0,
        effects=(
            Effect("retreat.condition", "no_retreat"), Effect("conditions", "protect"),
            Effect("power.use", "discard_itself"),
        ),
    ),
    PokemonCard(
        "Meowth", 50, "C", weakness=(Weakness("F"),), resistance=(Resistance("P"),), retreat_cost=1,
        attacks=(Attack("Pay Day", "CC", 10, effects=then("flip_to_draw", 1)),),
    ),
    PokemonCard(
        "Persian", 70, "C", "Stage 1", "Meowth", (Weakness("F"),), (Resistance("P"),),
        attacks=(
            Attack("Scratch", "CC", 20),
            Attack(
                "Pounce", "CCC", 30,
                effects=then("leave_on_itself", Effect("damage.last_effects", "reduce_from_opponent", (10,)), 2, True),
            ),
        ),
    ),
    PokemonCard(
        "Dodrio", 70, "C", "Stage 1", "Doduo", (Weakness("L"),), (Resistance("F"),),
        attacks=(Attack("Rage", "CCC", 10, "+", (Effect("damage.base", "plus_own_counters", (10,)),)),),
        powers=(Power("Retreat Aid", effects=(Effect("retreat.pay", "costs_less", (1,)),)),),
    ),
    PokemonCard(
        "Primeape", 70, "F", "Stage 1", "Mankey", (Weakness("P"),), retreat_cost=1,
        attacks=(Attack("Tantrum", "FFC", 50, effects=then("flip_to_confuse_itself")),),
    ),
)  # fmt: skip
