"""Trainer cards of the three eras. What they do and their numbers come from the cards."""

from rules.model.cards import Effect, TrainerCard


def _plays(verb: str, *args: object) -> Effect:
    return Effect("trainer.carry_out", verb, args)


ATTACHED = _plays("attach_itself")
STADIUM = _plays("enter_play_area")
FORCED = Effect("turn.draw", "must_be_used")
OWN_TURN = Effect("turn.clean_up", "end_of_own_turn")
ITS_ATTACK = Effect("turn.clean_up", "end_of_turn_it_attacks")
OPPONENTS_TURN = Effect("turn.clean_up", "end_of_opponents_turn")

TRAINERS = (
    TrainerCard(
        "PlusPower",
        effects=(
            _plays("attach_itself", "active"), OWN_TURN,
            Effect("damage.attacker_cards", "add_if_damage", (10,)),
        ),
    ),
    TrainerCard("Defender", effects=(ATTACHED, OPPONENTS_TURN, Effect("damage.defender_cards", "reduce", (20,)))),
    TrainerCard("Bill", effects=(_plays("draw", 2),)),
    TrainerCard("Professor Oak", effects=(_plays("discard_hand"), _plays("draw", 7))),
    TrainerCard("Switch", effects=(_plays("must_switch"),)),
    TrainerCard("Gust of Wind", effects=(_plays("must_switch_defending"),)),
    TrainerCard("Potion", effects=(_plays("heal", 2),)),
    TrainerCard("Full Heal", effects=(_plays("cure"),)),
    TrainerCard("Energy Removal", effects=(_plays("remove_energy"),)),
    TrainerCard("Energy Retrieval", effects=(_plays("trade_one"), _plays("retrieve_energy", 2))),
    TrainerCard("Computer Search", effects=(_plays("needs_deck"), _plays("discard_others", 2), _plays("search"))),
    TrainerCard("Pokédex", effects=(_plays("look_at_top", 5),)),
    TrainerCard(
        "Sprout Tower", "Stadium", print="neo",
        effects=(STADIUM, Effect("damage.play_area", "reduce_if_attacker", ("C", 30))),
    ),
    TrainerCard("Ecogym", "Stadium", print="neo", effects=(STADIUM, Effect("discard", "energy_returns"))),
    TrainerCard(
        "Gold Berry", "Pokémon Tool", print="neo",
        effects=(ATTACHED, Effect("between_turns.tools", "remove_counters", (4,)), FORCED),
    ),
    TrainerCard(
        "Berry", "Pokémon Tool", print="neo",
        effects=(ATTACHED, Effect("between_turns.tools", "remove_counters", (2,)), FORCED),
    ),
    TrainerCard(
        "Miracle Berry", "Pokémon Tool", print="neo",
        effects=(ATTACHED, Effect("between_turns.tools", "remove_conditions"), FORCED),
    ),
    TrainerCard(
        "Focus Band", "Pokémon Tool", print="neo",
        effects=(ATTACHED, Effect("knock_out.prevent", "flip_to_stay_at_ten")),
    ),
    TrainerCard(
        "PlusPower", print="dp",
        effects=(ATTACHED, OWN_TURN, Effect("damage.attacker_effects", "add", (10,))),
    ),
    TrainerCard(
        "Solid Rage", "Pokémon Tool", print="dp",
        effects=(
            ATTACHED, _plays("only_on", "Evolved"), _plays("not_on", "named ex"),
            Effect("damage.attacker_effects", "add_when_behind", (20,)),
        ),
    ),
    TrainerCard(
        "Strength Charm", "Pokémon Tool", print="dp",
        effects=(ATTACHED, ITS_ATTACK, Effect("damage.attacker_effects", "add_to_active", (10,))),
    ),
    TrainerCard(
        "Buffer Piece", "Pokémon Tool", print="dp",
        effects=(ATTACHED, OPPONENTS_TURN, Effect("damage.defender_cards", "reduce_from_opponent", (20,))),
    ),
    TrainerCard("Lake Boundary", "Stadium", print="dp", effects=(STADIUM, Effect("damage.weakness", "doubles"))),
    TrainerCard("Switch", print="dp", effects=(_plays("must_switch"),)),
    TrainerCard("TV Reporter", "Supporter", print="dp", effects=(_plays("draw", 3), _plays("discard_others", 1))),
)  # fmt: skip
