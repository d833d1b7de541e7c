"""The order of an attack.

Each function is one step. An edition says which of them it has and in which order:
:attr:`rules.model.edition.Edition.attack`.
"""

from functools import cache

from rules import knock_out
from rules.effects import act, act_all
from rules.effects.aftermath import strike
from rules.model import effect_sources
from rules.model.cards import Attack, EnergyCard
from rules.model.costs_in_play import attack_cost
from rules.model.energy_in_play import beside, given, units
from rules.model.markers import CANNOT_ATTACK, ENDS_WITH_ITS_ATTACK, FORBID
from rules.model.questions import Need, flip
from rules.model.refusals import Refused
from rules.model.state import Game, Place
from rules.model.steps import END, Play, run

SELF_HIT = 20
"""What a Confused Pokémon's failed attack does to itself in Base and Neo, in points. From outside the texts."""

# The steps in which an attack's text says what must be so before it can be used.
DEMANDS = ("attack.announce", "attack.pay")


def enough_energy(cost: str, energy: tuple[EnergyCard, ...]) -> bool:
    """Whether the Energy attached to a Pokémon is enough for a cost.

    Colorless Energy in the cost may be Energy of any type. Every other type asks for its own.

    :param cost: the Energy symbols of the cost, such as ``FFC``.
    :param energy: the Energy cards attached.
    :returns: whether the cost is met. Nothing is discarded.

    From text 004.

    >>> from rules import attack, pokemon
    >>> attack.enough_energy("FFC", pokemon("Hitmonchan [F F W]").energy)
    True
    >>> attack.enough_energy("FFC", pokemon("Hitmonchan [F CC]").energy)
    False
    """
    return _enough(cost, tuple(each for card in beside(energy) for each in units(card.provides)))


@cache
def _enough(cost: str, provided: tuple[str, ...]) -> bool:
    if len(provided) < len(cost):
        return False
    typed = cost.replace("C", "")
    if not typed:
        return True
    # Energy that can be only one thing is not kept for another; the rest is tried.
    fitting = sorted((each for each in set(provided) if typed[0] in each or "*" in each), key=lambda each: "*" in each)
    for each in fitting:
        at = provided.index(each)
        if _enough(cost.replace(typed[0], "", 1), provided[:at] + provided[at + 1 :]):
            return True
    return False


def cost(game: Game, place: Place, attack: Attack) -> str:
    """The cost of a Pokémon's attack: first what adds Colorless Energy to it, then what takes some of it away.

    :param game: the game.
    :param place: the place of the Pokémon.
    :param attack: the attack as printed.
    :returns: the Energy symbols. Energy of a type is never taken away.

    Printed on the cards; from outside the texts.
    """
    return attack_cost(game, place, attack)


def find(play: Play, name: str) -> Attack:
    """Find the attack that the Active Pokémon is to use, where the rules allow it.

    :param play: the play, before its first step.
    :param name: the name of the attack.
    :returns: the attack as printed.
    :raises rules.Refused: when the Pokémon is Asleep or Paralyzed (from outside the texts),
        has no such attack, is kept from using it or has too little Energy, or the attack's own text forbids it.

    From texts 000, 002 and 003, the step in which the attack is announced.
    """
    pokemon = play.game.at(play.attacker)
    for condition in ("Asleep", "Paralyzed"):
        if condition in pokemon.conditions:
            raise Refused("attack.announce", "condition", pokemon=pokemon.name, condition=condition)
    found = next((each for each in pokemon.attacks if each.name == name), None)
    if found is None:
        raise Refused("attack.announce", "no_such_attack", pokemon=pokemon.name, attack=name)
    for left in pokemon.effects:
        if left.effect.verb == CANNOT_ATTACK or (left.effect.verb in FORBID and name in left.effect.args):
            raise Refused("attack.announce", "forbidden", pokemon=pokemon.name, attack=name, source=left.attack)
    needed = cost(play.game, play.attacker, found)
    if not enough_energy(needed, given(play.game, play.attacker)):
        attached = tuple(card.symbol for card in pokemon.energy)
        raise Refused("attack.announce", "energy", attack=name, cost=needed, attached=attached)
    demands = [effect for effect in found.effects if effect.step in DEMANDS]
    if not demands:
        return found
    # What the text demands must be there, too, before anything is flipped. It is only looked at: no answer is used.
    asked = play._replace(attack=found, coins="", choices=(), shuffles=())
    try:
        for rule in DEMANDS:
            act(asked, rule, found.name, demands)
    except Need:
        pass
    return found


def baby_flip(play: Play) -> Play:
    """Flip a coin before anything else where a Baby Pokémon is the Defending Pokémon; tails ends the turn.

    Only the Active Baby Pokémon counts, and only an attack: a Power asks for no coin.

    :param play: the attack, not announced yet.
    :returns: the play; after tails it skips all other steps.
    :raises rules.Need: when the script gives no coin.

    From texts 000 and 002, attack step a.

    >>> from rules import attack, attacking
    >>> attack.baby_flip(attacking("Charmander [R F]", "Ember", "Pichu", "neo", coins="T")).resume_at
    'end'
    """
    defending = play.game.at((1 - play.attacker[0], 0))
    if defending.card.stage != "Baby":
        return play
    play, heads = flip(play, "attack.baby_flip")
    return play if heads else play.note("attack.baby_flip", "turn_ends").skip_to(END)


def announce(play: Play) -> Play:
    """Say which attack the Active Pokémon uses, and check that it has enough Energy attached.

    :param play: the attack.
    :returns: the play with the attack announced.
    :raises rules.Refused: when the attack cannot be used.

    From text 003, attack step a; 000 and 002, step b.

    >>> from rules import attack, attacking
    >>> attack.announce(attacking("Charmander [F]", "Ember", "Rattata"))
    Traceback (most recent call last):
    ...
    rules.Refused: attack.announce: Ember costs RC, but only [F] is attached.
    """
    assert play.attack is not None
    found = find(play, play.attack.name)
    pokemon = play.game.at(play.attacker)
    if any(effect.verb == ENDS_WITH_ITS_ATTACK for card in pokemon.trainers for effect in card.effects):
        play = play.put(play.attacker, pokemon._replace(used=tuple(dict.fromkeys((*pokemon.used, ATTACK)))))
    return play._replace(attack=found).note("attack.announce", "uses", pokemon=pokemon.name, attack=found.name)


ATTACK = "attack"
"""What a Pokémon has used that attacked this turn with a card that goes for it."""


def choose(play: Play) -> Play:
    """Make every choice that the attack asks for.

    :param play: the announced attack.
    :returns: the play with the choices made.
    :raises rules.Need: when the script makes no choice.

    From text 003, attack step b; 000 and 002, step c.

    >>> from rules import attack, attacking
    >>> start = attacking("Poliwhirl [W W]", "Amnesia", "Pikachu", choices=["Gnaw"])
    >>> attack.choose(start).chosen
    'Gnaw'
    """
    return _own_effects(play, "attack.choose")


def pay(play: Play) -> Play:
    """Do what the attack demands before it may be used, such as discarding Energy cards.

    What is paid here is gone, also when a later coin makes the attack fail.

    :param play: the announced attack.
    :returns: the play with the demand met.
    :raises rules.Refused: when it cannot be met.

    From text 003, attack step c; 000 and 002, step d; 004 (costs come first).

    >>> from rules import attack, attacking
    >>> attack.pay(attacking("Charmander [R F]", "Ember", "Rattata")).game.player.active
    pokemon('Charmander [F]')
    """
    return _own_effects(play, "attack.pay")


def alter_or_cancel(play: Play) -> Play:
    """Apply what may alter the attack or cancel it, such as a coin for Sand-attack.

    :param play: the attack, paid for.
    :returns: the play; where the attack does nothing, it skips all other steps.
    :raises rules.Need: when the script gives no coin.

    From text 003, attack step d; 000 and 002, step e.

    >>> from rules import attack, attacking
    >>> attack.alter_or_cancel(attacking("Charmander [R F] <Sand-attack>", "Ember", "Rattata", coins="T")).resume_at
    'end'
    """
    play = act_all(play, "attack.alter_or_cancel", effect_sources.on(play.game.at(play.attacker), play.game))
    return act_all(play, "attack.alter_or_cancel", effect_sources.stadium(play.game))


def confusion(play: Play) -> Play:
    """Flip a coin if the Active Pokémon is Confused; tails: the attack fails.

    What a failed attack does to its own Pokémon comes from outside the texts: in Base and Neo an
    attack of 20 points on itself, with its own Weakness and Resistance; in Diamond & Pearl 3 damage counters.

    :param play: the attack, neither altered nor canceled.
    :returns: the play; where the attack fails, it skips the last step.
    :raises rules.Need: when the script gives no coin.

    From text 003, attack step e; 000 and 002, step f.

    >>> from rules import attack, attacking
    >>> attack.confusion(attacking("Charmander [R F] {Confused}", "Ember", "Rattata", coins="T")).game.player.active
    pokemon('Charmander [R F] c=2 {Confused}')
    """
    pokemon = play.game.at(play.attacker)
    if "Confused" not in pokemon.conditions:
        return play
    play, heads = flip(play, "attack.confusion")
    if heads:
        return play
    play = play.note("attack.confusion", "fails", pokemon=pokemon.name)
    count = play.edition.confusion_counters
    if count is None:
        play = strike(play, play.attacker, SELF_HIT, weakness=True)
    else:
        play = play.add_counters(play.attacker, count)
        play = play.note("attack.confusion", "counters", count=count, pokemon=pokemon.name)
    return knock_out.check(play).skip_to(END)


def resolve(play: Play) -> Play:
    """Do what the attack says: the damage first, then its other effects, and Knock Outs last.

    :param play: the attack that goes ahead.
    :returns: the play with the attack carried out.

    From text 003, attack step f; 000 and 002, step g.

    >>> from rules import attack, attacking
    >>> attack.resolve(attacking("Hitmonchan [F]", "Jab", "Chansey")).game.opponent.active
    pokemon('Chansey c=4')
    """
    return knock_out.check(run(play.edition.damage, play))


def _own_effects(play: Play, rule: str) -> Play:
    assert play.attack is not None
    return act(play, rule, play.attack.name, play.attack.effects)
