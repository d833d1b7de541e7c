"""Using a Pokémon Power or Poké-Power."""

from rules.effects import act
from rules.model import effect_sources
from rules.model.conditions import off
from rules.model.markers import ONCE_A_TURN
from rules.model.refusals import Refused
from rules.model.steps import Play


def condition(play: Play) -> Play:
    """Refuse a Power whose Pokémon has a Special Condition that switches it off.

    :param play: the action, with the Power found.
    :returns: the same play.
    :raises rules.Refused: when the Power is switched off.

    From the cards, outside the texts.

    >>> from rules import UsePower, play, table
    >>> play(table("Elekid {Confused}", edition="neo"), UsePower("Playful Punch"))
    Traceback (most recent call last):
    ...
    rules.Refused: power.condition: Elekid is Confused, so Playful Punch does not work.
    """
    assert play.power is not None
    pokemon = play.game.at(play.subject)
    for each in off(play.power.kind, play.edition):
        if each in pokemon.conditions:
            raise Refused("power.condition", "off", pokemon=pokemon.name, condition=each, power=play.power.name)
    if by := effect_sources.ignored(play.game, play.power):
        raise Refused("power.condition", "ignored", power=play.power.name, source=by)
    return play


def once_a_turn(play: Play) -> Play:
    """Refuse a second use in a turn where the Power says once a turn.

    :param play: the action, with the Power found.
    :returns: the play, with the use remembered.
    :raises rules.Refused: when this Power of this Pokémon was used this turn.

    From the cards, outside the texts.
    """
    assert play.power is not None
    if not any(effect.verb == ONCE_A_TURN for effect in play.power.effects):
        return play
    pokemon = play.game.at(play.subject)
    if play.power.name in pokemon.used:
        raise Refused("power.once_a_turn", "again", power=play.power.name)
    return play.put(play.subject, pokemon._replace(used=(*pokemon.used, play.power.name)))


def use(play: Play) -> Play:
    """Do what the Power says. It is no attack: no coin for a Baby Pokémon, and the turn goes on.

    :param play: the action, with the Power found.
    :returns: the play with the Power used. The turn ends where the Power says so.
    :raises rules.Need: when a coin or a choice is missing.

    From text 004.

    >>> from rules import UsePower, play, table
    >>> play(table("Elekid", "Pichu", "neo"), UsePower("Playful Punch"), coins="H").game.opponent.active
    pokemon('Pichu c=2')
    """
    power = play.power
    assert power is not None
    play = play.note("power.use", "uses", pokemon=play.game.at(play.subject).name, power=power.name)
    return act(play, "power.use", power.name, power.effects)
