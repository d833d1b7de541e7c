"""Verbs that answer what was done to a Pokémon, and one that lets a coin decide between other verbs."""

from rules.effects.acting import BETWEEN_TURNS, DOING, act, verb
from rules.model.arguments import Effects
from rules.model.cards import Effect
from rules.model.markers import SAME_CONDITIONS, SAME_DAMAGE, SUFFERED
from rules.model.questions import flip
from rules.model.state import Lasting, Place
from rules.model.steps import Play

ANSWERS = frozenset({SAME_DAMAGE, SAME_CONDITIONS})
"""The verbs that need it. Only for a Pokémon with an attack that has one of them it is kept at all."""


def remember(play: Play, place: Place, points: int, condition: str = "") -> Play:
    """Keep what an opponent's attack did to a Pokémon that may answer it in its player's next turn.

    :param play: the attack.
    :param place: the place of the Pokémon.
    :param points: the damage it was done, in points.
    :param condition: the Special Condition that it was given.
    :returns: the play with it kept on the Pokémon.
    """
    pokemon = play.game.at(place)
    if play.attacker[0] == place[0] or play.attack is None or play.power is not None:
        return play
    if not any(effect.verb in ANSWERS for attack in pokemon.attacks for effect in attack.effects):
        return play
    before = _suffered(play, place)
    args = (before.number + points, *before.words, *([condition] if condition else ()))
    kept = tuple(left for left in pokemon.effects if left.effect.verb != SUFFERED)
    left = Lasting(play.attack.name, Effect("damage.base", SUFFERED, args), 2)
    return play.put(place, pokemon._replace(effects=(*kept, left)))


def _suffered(play: Play, place: Place) -> Effect:
    effects = (left.effect for left in play.game.at(place).effects)
    return next((effect for effect in effects if effect.verb == SUFFERED), NOTHING)


NOTHING = Effect("damage.base", SUFFERED, (0,))
"""What a Pokémon keeps to which nothing was done."""


@verb("damage.base")
def same_damage(play: Play, rule: str, source: str) -> Play:
    """As much damage as an attack did to this Pokémon in the opponent's last turn; no Weakness and Resistance."""
    amount = _suffered(play, play.attacker).number
    return play._replace(base=amount, damage=amount, weakness=False)


@verb("damage.other_effects")
def same_conditions(play: Play, rule: str, source: str) -> Play:
    """Give the Defending Pokémon the Special Conditions that an attack gave to this one in the opponent's last turn."""
    for condition in _suffered(play, play.attacker).words:
        play = act(play, rule, source, (Effect(rule, "inflict", (condition,)),))
    return play


@verb("attack.choose", "damage.base", *DOING, *BETWEEN_TURNS)
def flip_to_do(play: Play, rule: str, source: str, heads: Effects, tails: Effects = ()) -> Play:
    """Flip a coin and do what goes with it: now what belongs to this step, and the rest in its own later step."""
    play, is_heads = flip(play, rule)
    wanted = heads if is_heads else tails
    if play.attack is not None:
        play = play._replace(attack=play.attack._replace(effects=play.attack.effects + wanted))
    return act(play, rule, source, wanted)
