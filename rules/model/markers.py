"""The markers: verbs that no step carries out, because other code looks for them. All of them stand here."""

from rules.model.arguments import CONDITION, KIND, NAME, NUMBER, POINTS, POWER_KIND, PROVIDED, REACHED, TYPE, Argument
from rules.model.cards import Effect
from rules.model.vocabulary import VOCABULARY, Parameter, Word
from rules.words.language import N_


def _marker(name: str, step: str, meaning: str, *parameters: Parameter) -> str:
    VOCABULARY[name] = Word(name, (step,), parameters, meaning, is_marker=True)
    return name


def _any(name: str, kind: Argument) -> Parameter:
    return Parameter(name, kind, several=True)


COSTS_MORE = _marker(
    "costs_more", "retreat.pay", N_("The Retreat Cost is higher by a number, for Pokémon of some kinds or for all."),
    Parameter("count", NUMBER), _any("kinds", REACHED),
)  # fmt: skip
COSTS_LESS = _marker(
    "costs_less", "retreat.pay", N_("The Retreat Cost is lower by a number, for Pokémon of some kinds or for all."),
    Parameter("count", NUMBER), _any("kinds", REACHED),
)  # fmt: skip
COSTS_NOTHING = _marker(
    "costs_nothing", "retreat.pay", N_("The Retreat Cost is 0, for Pokémon of some kinds or for all."),
    _any("kinds", REACHED),
)  # fmt: skip
CANNOT_RETREAT = _marker(
    "cannot_retreat", "retreat.condition", N_("The Active Pokémon cannot retreat, where it is of some kind."),
    _any("kinds", REACHED),
)  # fmt: skip
NO_RETREAT = _marker("no_retreat", "retreat.condition", N_("This Pokémon can never retreat."))
CANNOT_ATTACK = _marker("cannot_attack", "attack.announce", N_("The Pokémon cannot attack."))
CANNOT_USE = _marker(
    "cannot_use", "attack.announce", N_("The Pokémon cannot use one of its attacks."), Parameter("attack", NAME)
)
NEVER_AGAIN = _marker(
    "never_again", "attack.announce",
    N_("The Pokémon cannot use one of its attacks as long as it stays in play, not even after being Benched."),
    Parameter("attack", NAME),
)  # fmt: skip
ATTACK_COSTS_MORE = _marker(
    "attack_costs_more", "attack.announce",
    N_("Attacks cost more Colorless Energy, for Pokémon that are of all these kinds."),
    Parameter("count", NUMBER), _any("kinds", KIND),
)  # fmt: skip
ATTACK_COSTS_LESS = _marker(
    "attack_costs_less", "attack.announce",
    N_("Attacks cost less Colorless Energy, for Pokémon that are of all these kinds."),
    Parameter("count", NUMBER), _any("kinds", KIND),
)  # fmt: skip
SUFFERED = _marker(
    "suffered", "damage.base", N_("What an opponent's attack did to the Pokémon, for an attack that answers it."),
    Parameter("damage", POINTS), _any("conditions", CONDITION),
)  # fmt: skip
MORE_HP = _marker(
    "more_hp", "hp", N_("The Pokémon has more Hit Points, where it is of one of some kinds."),
    Parameter("amount", POINTS), _any("kinds", KIND),
)  # fmt: skip
PROTECT = _marker("protect", "conditions", N_("The Pokémon cannot be given a Special Condition."))
RETURN_TO_HAND = _marker(
    "return_to_hand", "discard", N_("When it is discarded from play, the card returns to its player's hand.")
)
ENERGY_RETURNS = _marker(
    "energy_returns", "discard",
    N_("Energy that the opponent's cards discard returns to its player's hand, unless it is Colorless."),
)  # fmt: skip
IGNORE_POWERS = _marker(
    "ignore_powers", "power.condition", N_("Other Powers of some kinds do not work; without a kind, none does."),
    _any("kinds", POWER_KIND),
)  # fmt: skip
ONCE_A_TURN = _marker("once_a_turn", "power.once_a_turn", N_("The Power may be used once a turn."))
NO_EVOLUTION = _marker("no_evolution", "evolve.this_turn", N_("Nobody may evolve a Pokémon from the hand."))
EVOLVE_AT_ONCE = _marker(
    "evolve_at_once", "evolve.this_turn",
    N_("Pokémon may evolve in the turn in which they were put into play or evolved."),
)  # fmt: skip
END_OF_OWN_TURN = _marker(
    "end_of_own_turn", "turn.clean_up", N_("The card is discarded at the end of its player's turn.")
)
END_OF_OPPONENTS_TURN = _marker(
    "end_of_opponents_turn", "turn.clean_up", N_("The card is discarded at the end of the opponent's turn.")
)

ENDS_WITH_ITS_ATTACK = _marker(
    "end_of_turn_it_attacks", "turn.clean_up",
    N_("The card is discarded at the end of the turn in which its Pokémon attacks."),
)  # fmt: skip
MUST_BE_USED = _marker(
    "must_be_used", "turn.draw", N_("At the start of a turn the card must be used, if it still can.")
)
COLORLESS_BESIDE_SPECIAL = _marker(
    "colorless_beside_special", "energy", N_("Beside another special Energy card it gives 1 Colorless Energy.")
)
GIVES_WHEN_BEHIND = _marker(
    "gives_when_behind", "energy",
    N_("On an Evolved Pokémon whose player has more Prizes left than the opponent, it gives other Energy."),
    Parameter("provides", PROVIDED),
)  # fmt: skip
ENERGY_BECOMES = _marker(
    "energy_becomes", "energy", N_("All Energy attached to the Pokémon is of one type."), Parameter("energy_type", TYPE)
)

FORBID = (CANNOT_USE, NEVER_AGAIN)
"""What keeps a Pokémon from using one attack."""


def forbidden(attack: str) -> Effect:
    """The effect that keeps a Pokémon from using one of its attacks.

    :param attack: the attack's name.
    """
    return Effect("attack.announce", CANNOT_USE, (attack,))


ATTACH_ITSELF, HEAL, EVOLVE_SKIPPING, LIMIT_BENCH = "attach_itself", "heal", "evolve_skipping", "limit_bench"
LEAVE_ON_DEFENDING, LEAVE_ON_ITSELF = "leave_on_defending", "leave_on_itself"
FLIP_TO_LEAVE_ON_ITSELF, FORBID_CHOSEN_ATTACK = "flip_to_leave_on_itself", "forbid_chosen_attack"
KNOCKED_OUT, REDUCE_ANY, REMOVE_COUNTERS = "knocked_out", "reduce_any", "remove_counters"
ONLY_ON, NOT_ON = "only_on", "not_on"
PREVENT_ALL, FLIP_TO_PREVENT_ALL = "prevent_all", "flip_to_prevent_all"
SAME_DAMAGE, SAME_CONDITIONS = "same_damage", "same_conditions"

LOOKED_FOR = (
    ATTACH_ITSELF, HEAL, EVOLVE_SKIPPING, LIMIT_BENCH, LEAVE_ON_DEFENDING, LEAVE_ON_ITSELF, FLIP_TO_LEAVE_ON_ITSELF,
    FORBID_CHOSEN_ATTACK, KNOCKED_OUT, REDUCE_ANY, REMOVE_COUNTERS, ONLY_ON, NOT_ON, PREVENT_ALL, FLIP_TO_PREVENT_ALL,
    SAME_DAMAGE, SAME_CONDITIONS,
)  # fmt: skip
"""The verbs that a step carries out and that other code looks for as well."""
