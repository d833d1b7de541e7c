"""The engine's English sentences. The other languages stand in the catalogues of the domain ``words``."""


def N_(text: str, plural: str = "") -> str:  # noqa: N802  (gettext's own name for "translate this later")
    """Mark a text for the catalogue and leave it as it is."""
    return text


CHAPTER_NAMES = {
    "attack": N_("attack"),
    "damage": N_("damage"),
    "retreat": N_("retreat"),
    "turn": N_("turn"),
    "knock_out": N_("Knock Out"),
    "winning": N_("winning"),
}
"""What a line of an explanation calls the chapter of its rule."""

TITLES = {
    "attack.baby_flip": N_("Baby Pokémon flip"),
    "attack.announce": N_("Announce the attack"),
    "attack.choose": N_("Make the choices"),
    "attack.pay": N_("Pay for the attack"),
    "attack.alter_or_cancel": N_("Effects that alter or cancel the attack"),
    "attack.confusion": N_("Confusion check"),
    "attack.resolve": N_("Carry out the attack"),
    "damage.base": N_("Base damage"),
    "damage.attacker_base": N_("Changes to the base damage"),
    "damage.attacker_effects": N_("Effects on the attacking Pokémon"),
    "damage.stop_at_zero": N_("Stop at 0"),
    "damage.weakness": N_("Weakness"),
    "damage.resistance": N_("Resistance"),
    "damage.attacker_cards": N_("Cards on the attacking Pokémon"),
    "damage.play_area": N_("Cards that affect the whole play area"),
    "damage.defender_cards": N_("Cards on the Defending Pokémon"),
    "damage.last_effects": N_("Last attack and Powers"),
    "damage.counters": N_("Damage counters"),
    "damage.other_effects": N_("Other effects"),
    "retreat.once_a_turn": N_("Once a turn"),
    "retreat.condition": N_("Asleep or Paralyzed"),
    "retreat.bench": N_("A Benched Pokémon"),
    "retreat.pay": N_("Pay the Retreat Cost"),
    "retreat.confusion": N_("Confusion coin"),
    "retreat.switch": N_("Change places"),
    "knock_out.replace": N_("Replace the Active Pokémon"),
}
"""A short title for each rule that has letters, or that asks a question."""

_CHANGED = N_("{source}: {before} becomes {after}.")
_HEADS = N_("The coin is heads.")
_TAILS = N_("The coin is tails.")
_NOTHING = N_("{attack} does nothing.")

SENTENCES: dict[str, str | tuple[str, str]] = {
    "attack.baby_flip/heads": _HEADS,
    "attack.baby_flip/tails": _TAILS,
    "attack.baby_flip/turn_ends": N_("The turn ends without an attack."),
    "attack.announce/uses": N_("{pokemon} uses {attack}."),
    "attack.choose/attack": N_("The chosen attack is {chosen}."),
    "attack.choose/target": N_("The chosen Pokémon is {chosen}."),
    "attack.pay/energy": N_("[{card}] is discarded from {pokemon}."),
    "attack.pay/from_hand": N_("{player} discards {card} from the hand."),
    "attack.pay/does_nothing": _NOTHING,
    "attack.alter_or_cancel/heads": _HEADS,
    "attack.alter_or_cancel/tails": _TAILS,
    "attack.alter_or_cancel/does_nothing": N_("Because of {source}, the attack does nothing."),
    "attack.confusion/heads": _HEADS,
    "attack.confusion/tails": _TAILS,
    "attack.confusion/fails": N_("{pokemon} is Confused and its attack fails."),
    "attack.confusion/counters": (
        N_("{count} damage counter is put on {pokemon}.", "{count} damage counters are put on {pokemon}."),
        "{count} damage counters are put on {pokemon}.",
    ),
    "damage.base/heads": _HEADS,
    "damage.base/tails": _TAILS,
    "damage.base/number": N_("The base damage is {damage}."),
    "damage.attacker_base/changed": _CHANGED,
    "damage.attacker_effects/changed": _CHANGED,
    "damage.stop_at_zero/stopped": N_("The base damage is 0, so no more damage is figured out."),
    "damage.weakness/doubled": N_("Weakness: {before} × 2 = {after}."),
    "damage.weakness/added": N_("Weakness: {before} + {plus} = {after}."),
    "damage.resistance/subtracted": N_("Resistance: {before} − {minus} = {after}."),
    "damage.attacker_cards/changed": _CHANGED,
    "damage.play_area/changed": _CHANGED,
    "damage.defender_cards/changed": _CHANGED,
    "damage.last_effects/changed": _CHANGED,
    "damage.counters/none": N_("No damage counter is put on {pokemon}."),
    "damage.counters/placed": (
        N_("{count} damage counter is put on {pokemon}.", "{count} damage counters are put on {pokemon}."),
        "{count} damage counters are put on {pokemon}.",
    ),
    "damage.other_effects/heads": _HEADS,
    "damage.other_effects/tails": _TAILS,
    "damage.other_effects/condition": N_("{pokemon} is now {condition}."),
    "damage.other_effects/switched": N_("{player} switches {old} with {new}."),
    "damage.other_effects/left": N_("{attack} leaves its effect on {pokemon}."),
    "damage.other_effects/healed": (
        N_("{count} damage counter is taken off {pokemon}.", "{count} damage counters are taken off {pokemon}."),
        "{count} damage counters are taken off {pokemon}.",
    ),
    "retreat.pay/discarded": N_("[{card}] is discarded: {paid} of {cost} paid."),
    "retreat.confusion/heads": _HEADS,
    "retreat.confusion/tails": _TAILS,
    "retreat.confusion/fails": N_("{pokemon} is Confused and stays where it is."),
    "retreat.switch/switched": N_("{old} goes to the Bench and {new} becomes the Active Pokémon."),
    "turn.attach_energy/attached": N_("{player} attaches [{card}] to {pokemon}."),
    "knock_out.discard/knocked_out": N_("{player}’s {pokemon} is Knocked Out."),
    "knock_out.take_prizes/taken": (
        N_("{player} takes {count} Prize; {left} left.", "{player} takes {count} Prizes; {left} left."),
        "{player} takes {count} Prizes; {left} left.",
    ),
    "knock_out.replace/replaced": N_("{player}’s new Active Pokémon is {pokemon}."),
    "winning.decide/wins": N_("{player} wins the game."),
    "winning.decide/sudden_death": N_("Both players win in equally many ways: Sudden Death."),
}
"""What an event of a trace says, by its rule and its name."""
REFUSALS: dict[str, str] = {
    "attack.announce/condition": N_("{pokemon} is {condition} and cannot attack."),
    "attack.announce/no_such_attack": N_("{pokemon} has no attack “{attack}”."),
    "attack.announce/forbidden": N_("{pokemon} cannot use {attack} this turn, because of {source}."),
    "attack.announce/energy": N_("{attack} costs {cost}, but only {attached} is attached."),
    "attack.pay/nothing_to_discard": N_("{attack} asks for [{energy}] to be discarded, and none is attached."),
    "retreat.once_a_turn/again": N_("You have already retreated this turn."),
    "retreat.condition/condition": N_("{pokemon} is {condition} and cannot retreat."),
    "retreat.bench/empty": N_("The Bench is empty, so {pokemon} has nothing to change places with."),
    "retreat.bench/not_there": N_("“{pokemon}” is not on the Bench."),
    "retreat.pay/already_paid": N_("The Retreat Cost of {cost} is already paid, so {card} cannot be discarded."),
    "retreat.pay/not_attached": N_("No {card} is attached to {pokemon}."),
    "retreat.pay/too_little": N_("The Retreat Cost is {cost} and only {paid} was paid."),
    "retreat.confusion/again": N_("{pokemon} has already failed to retreat this turn."),
    "turn.over/over": N_("The turn is over: nothing may be done after the attack."),
    "turn.attach_energy/again": N_("You have already attached an Energy card this turn."),
    "turn.attach_energy/not_in_hand": N_("There is no “{card}” in the hand."),
    "turn.attach_energy/not_in_play": N_("“{pokemon}” is not in play."),
}
"""Why a rule refuses, by its id and the name of the reason."""
