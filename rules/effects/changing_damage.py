"""Whose cards act in a step that figures out the damage."""

from functools import cache

from rules.effects.acting import act, act_all
from rules.model import effect_sources
from rules.model.edition import Step
from rules.model.steps import Play, rule_id


def attacker_acts(play: Play, rule: str, of: str) -> Play:
    """What is on the attacking Pokémon acts, by its own step or by the one that the edition has for it."""
    return act_all(play, rule, effect_sources.on(play.game.at(play.attacker), play.game), of)


def before_weakness(play: Play, rule: str) -> Play:
    """Everything acts that changes the damage before Weakness: on the attacking Pokémon, then in the play area."""
    play = attacker_acts(play, rule, "damage.attacker_base")
    play = attacker_acts(play, rule, "damage.attacker_effects")
    return act_all(play, rule, effect_sources.stadium(play.game), "damage.attacker_effects")


def relations_count(play: Play, rule: str) -> Play:
    """The play with the Weaknesses or Resistances as the attack and everything else in play makes them."""
    assert play.attack is not None
    play = act(play, rule, play.attack.name, play.attack.effects)
    play = act_all(play, rule, effect_sources.on(play.game.at(play.target), play.game))
    return act_all(play, rule, effect_sources.stadium(play.game))


@cache
def steps_left_out(steps: tuple[Step, ...]) -> frozenset[str]:
    """The steps after Weakness and Resistance that an edition does not have."""
    return frozenset({"damage.attacker_cards", "damage.play_area"}) - {rule_id(step) for step in steps}
