"""What cards do: an English sentence for each verb of :mod:`rules.effects` that stands on a card."""

from rules.words.language import N_

SENTENCES = {
    "add": N_("The attack does {0} more damage to the Defending Pokémon."),
    "add_if_attacker": N_("If it is attached to a {0} Pokémon, attacks do {1} more damage."),
    "add_if_damage": N_("If the attack does damage, it does {0} more."),
    "add_to_active": N_("Attacks of this Pokémon do {0} more damage to an Active Pokémon."),
    "add_when_behind": N_("If this Pokémon is Evolved and you have more Prizes left, its attacks do {0} more damage."),
    "attach_extra": N_(
        "As often as you like, attach a {0} Energy card from your hand to a Pokémon of yours of the same type."
    ),
    "attach_itself": N_("Attach this card to a Pokémon."),
    "choose_attack": N_("Choose an attack of the Defending Pokémon."),
    "choose_target": N_("Choose one of the opponent’s Pokémon. The attack does its damage to that one."),
    "copy_attack": N_("Choose an attack of the Defending Pokémon. This attack is a copy of it, without its cost."),
    "costs_less": N_("You pay {0} Energy less to retreat your Active Pokémon."),
    "counter_unless_dark": N_("Between turns, put 1 damage counter on the Pokémon, unless it is Darkness or Dark."),
    "cure": N_("Your Active Pokémon has no Special Condition any more."),
    "damage_all_benched": N_("Do {0} damage to each Benched Pokémon of both players."),
    "damage_each_with_power": N_("Do {0} damage to each Pokémon with a Pokémon Power."),
    "damage_itself": N_("This Pokémon does {0} damage to itself."),
    "damage_itself_if_tails": N_("Flip a coin. If tails, this Pokémon does {0} damage to itself."),
    "damage_one_benched": N_("Choose a Benched Pokémon of the opponent and do {0} damage to it."),
    "damage_holder": N_("When you attach this card from your hand, it does {0} damage to the Pokémon."),
    "discard_all_energy": N_("Discard all {0} Energy cards from this Pokémon."),
    "discard_energy": N_("Discard 1 {0} Energy card from this Pokémon in order to attack."),
    "discard_hand": N_("Discard your hand."),
    "discard_itself": N_("Before you attack, you may discard it. That is no Knock Out."),
    "discard_others": N_("Discard other cards from your hand: {0}."),
    "discard_pokemon_from_hand": N_("Discard a Pokémon card from your hand, or the attack does nothing."),
    "doubles": N_("Every Weakness doubles the damage."),
    "draw": N_("Draw cards: {0}."),
    "end_of_opponents_turn": N_("Discard this card at the end of the opponent’s next turn."),
    "end_of_own_turn": N_("Discard this card at the end of your turn."),
    "end_of_turn_it_attacks": N_("Discard this card at the end of the turn in which the Pokémon attacks."),
    "energy_returns": N_("Basic Energy that an effect discards from a Pokémon returns to the hand."),
    "enter_play_area": N_("Put this card beside the table. It counts for both players."),
    "evolve_into": N_("Put {0} from your hand on this Pokémon, and take all damage counters off it."),
    "flip_for_char_counter": N_(
        "Flip a coin. If heads, put a Char counter on the Defending Pokémon, unless it has one."
    ),
    "flip_to_confuse_itself": N_("Flip a coin. If tails, this Pokémon is now Confused."),
    "flip_to_damage": N_("Flip a coin. If heads, do {0} damage to the Defending Pokémon. Your turn ends."),
    "flip_to_draw": N_("Flip a coin. If heads, draw cards: {0}."),
    "flip_to_inflict": N_("Flip a coin. If heads, the Defending Pokémon is now {0}."),
    "flip_to_inflict or": N_("Flip a coin. If heads, the Defending Pokémon is now {0}; if tails, {1}."),
    "flip_to_stay_at_ten": N_("If damage would Knock Out the Pokémon, flip a coin. If heads, it keeps 10 HP."),
    "flip_twice_for_bench": N_(
        "Flip a coin. If heads, flip another one: heads {0}, tails {1} damage to each Benched Pokémon of the opponent."
    ),
    "forbid_chosen_attack": N_("The Defending Pokémon cannot use that attack in the opponent’s next turn."),
    "half_hp_left": N_("The damage is half of the HP that the Defending Pokémon has left, rounded down."),
    "halve": N_("Damage to this Pokémon is halved, rounded down."),
    "heal": N_("Take damage counters off a Pokémon of yours: up to {0}."),
    "heal_itself": N_("Take damage counters off this Pokémon: {0}."),
    "hurt_holder": N_("When you attach this card from your hand, put damage counters on the Pokémon: {0}."),
    "inflict": N_("The Defending Pokémon is now {0}."),
    "look_at_top": N_("Look at the top cards of your deck and put them back in any order: up to {0}."),
    "minus_own_counters": N_("The damage is {0} less for each damage counter on this Pokémon."),
    "move_opponents_counter": N_("Move 1 damage counter from one of the opponent’s Pokémon to another."),
    "must_switch": N_("Switch your Active Pokémon with one of your Benched Pokémon."),
    "must_switch_defending": N_("Switch the opponent’s Active Pokémon with one of the opponent’s Benched Pokémon."),
    "must_be_used": N_("At the start of each turn you must use it, if you can."),
    "needs_condition": N_("You can only use this attack if the Defending Pokémon is {0}."),
    "needs_opponents_bench": N_("You can only use this attack if the opponent has a Benched Pokémon."),
    "no_retreat": N_("It cannot retreat."),
    "no_trainers_next_turn": N_("The opponent cannot play Trainer cards in the next turn."),
    "no_weakness": N_("Weakness and Resistance do not count."),
    "not_on": N_("It cannot be on a Pokémon-ex."),
    "once_a_turn": N_("Once a turn."),
    "only_on": N_("It can only be on a Pokémon of this kind: {0}."),
    "opponent_switches": N_("The opponent switches the Defending Pokémon with one of the Bench."),
    "plus_defender_counters": N_("The damage is {0} more for each damage counter on the Defending Pokémon."),
    "plus_defender_energy": N_("The damage is {0} more for each Energy card on the Defending Pokémon."),
    "plus_extra_energy": N_("The damage is {1} more for each {0} Energy beyond the cost, at most {2} of them."),
    "plus_own_counters": N_("The damage is {0} more for each damage counter on this Pokémon."),
    "prevent_from": N_("Damage of {0} or more is not done to this Pokémon."),
    "protect": N_("It can have no Special Condition."),
    "reduce": N_("Damage to the Pokémon is {0} less."),
    "reduce_any": N_("Damage to the Pokémon is {0} less."),
    "reduce_from_opponent": N_("Damage of the opponent’s attacks to the Pokémon is {0} less."),
    "reduce_if_attacker": N_("Damage done by {0} Pokémon is {1} less."),
    "reduce_if_defender": N_("If it is attached to a {0} Pokémon, damage to it is {1} less."),
    "reduce_unless_attacker": N_("Unless it is attached to a {0} Pokémon, its attacks do {1} less damage."),
    "remove_conditions": N_("Between turns, end all Special Conditions of the Pokémon and discard this card."),
    "remove_counters": N_(
        "Between turns, if the Pokémon has at least {0} damage counters, you may take {0} off it and discard this card."
    ),
    "remove_energy": N_("Discard 1 Energy card from a Pokémon of the opponent."),
    "retrieve_energy": N_("Take basic Energy cards from your discard pile into your hand: up to {0}."),
    "return_to_hand": N_("If it is discarded from a Pokémon, it returns to your hand."),
    "search": N_("Take any card from your deck into your hand, and shuffle."),
    "strike_back": N_(
        "If an attack of the opponent does damage to this Pokémon, do {0} damage to the attacking Pokémon."
    ),
    "switch_defending": N_("Switch the Defending Pokémon with a Benched Pokémon of the opponent that you choose."),
    "switch_itself": N_("Switch this Pokémon with one of your Benched Pokémon."),
    "times_heads": N_("Flip coins: {0}. The damage is {1} for each heads."),
    "times_paid_heads": N_("Flip a coin for each card discarded. The damage is {0} for each heads."),
    "trade_one": N_("Discard another card from your hand."),
    "untouched": N_("Nothing on the Pokémon that is hit changes the damage."),
    "untouched_if_active": N_("Nothing on the Defending Pokémon changes the damage."),
}
"""The sentences, with the numbers and names of the effect for ``{0}``, ``{1}`` and ``{2}``."""

LATER = {
    "base_becomes": N_("In your next turn, the base damage of {0} is {1}."),
    "cannot_retreat": N_("As long as both Pokémon stay Active, the Defending Pokémon cannot retreat."),
    "flip_or_nothing": N_(
        "If the Defending Pokémon attacks in the opponent’s next turn, flip a coin: with tails its attack does nothing."
    ),
    "prevent_from": N_("In the opponent’s next turn, damage of {0} or more is not done to this Pokémon."),
    "prevent_up_to": N_("In the opponent’s next turn, damage of {0} or less is not done to this Pokémon."),
    "reduce": N_("In the opponent’s next turn, damage to this Pokémon is {0} less."),
    "reduce on defending": N_("In the opponent’s next turn, attacks of the Defending Pokémon do {0} less damage."),
    "reduce_from_opponent": N_("In the opponent’s next turn, damage of attacks to this Pokémon is {0} less."),
    "stays_at_ten": N_("In the opponent’s next turn, damage that would Knock Out this Pokémon leaves it 10 HP."),
    "take_along": N_(
        "If an attack Knocks Out this Pokémon in the opponent’s next turn, the attacking Pokémon is Knocked Out too."
    ),
}
"""The sentences for what an attack leaves behind, which acts in a later turn."""

SILENT = {"needs_deck"}
"""Verbs that need no sentence, since what they demand follows from the others."""
