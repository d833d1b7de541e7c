"""What keeps the effects of attacks from a Pokémon."""

from rules.model import effect_sources
from rules.model.cards import Effect
from rules.model.markers import FLIP_TO_PREVENT_ALL, PREVENT_ALL, PROTECT, REDUCE_ANY
from rules.model.pokemon_kinds import is_kind
from rules.model.questions import flip
from rules.model.state import Place, Pokemon
from rules.model.steps import Play


def applies(play: Play, place: Place, kind: str = "") -> bool:
    """Whether it is an attack of the opponent, by a Pokémon of a kind, from which a Pokémon is to be kept.

    :param play: the attack, or the Power or card that is used.
    :param place: the place of the Pokémon.
    :param kind: a kind as :func:`rules.model.pokemon_kinds.is_kind` takes it; empty for every Pokémon.
    :returns: whether it is. A Power or a Trainer card is no attack.
    """
    if play.attacker[0] == place[0] or play.power is not None or play.card is not None:
        return False
    return not kind or is_kind(play.game.at(play.attacker), kind)


def shield(play: Play, rule: str, place: Place, source: str) -> tuple[Play, bool]:
    """Flip the coin of a protection, once in an attack.

    :param play: the attack.
    :param rule: the id of the rule in which it is asked for.
    :param place: the place of the Pokémon.
    :param source: the name of the Power, card or attack that protects it.
    :returns: the play, and whether the coin was heads.
    """
    for where, name, heads in play.shields:
        if (where, name) == (place, source):
            return play, heads
    play, heads = flip(play, rule)
    return play._replace(shields=(*play.shields, (place, source, heads))), heads


def always_shielded(play: Play, place: Place) -> bool:
    """Whether everything that the attack does is kept from a Pokémon, without a coin.

    :param play: the attack.
    :param place: the place of the Pokémon.
    :returns: whether it is.
    """
    found = effect_sources.on(play.game.at(place), play.game)
    return any(_prevents(play, place, effect) for _, effects in found for effect in effects)


def _prevents(play: Play, place: Place, effect: Effect) -> bool:
    return effect.verb == PREVENT_ALL and applies(play, place, *effect.words)


def off_any_damage(pokemon: Pokemon) -> int:
    """How much the cards attached to a Pokémon take off damage that no attack does, in points.

    :param pokemon: the Pokémon that is damaged.
    """
    attached = [effect for _, effects in effect_sources.attached(pokemon) for effect in effects]
    return sum(effect.number for effect in attached if effect.verb == REDUCE_ANY)


def shielded(play: Play, rule: str, place: Place) -> tuple[Play, bool]:
    """Ask whether the other effects of an attack are kept from a Pokémon.

    :param play: the attack.
    :param rule: the id of the rule in which one of its effects would act.
    :param place: the place of the Pokémon.
    :returns: the play, which tells it, and whether they are.
    """
    pokemon = play.game.at(place)
    for source, effects in effect_sources.on(pokemon, play.game):
        for effect in effects:
            safe = _prevents(play, place, effect)
            if effect.verb == FLIP_TO_PREVENT_ALL and applies(play, place):
                play, safe = shield(play, rule, place, source)
            if safe:
                return play.note(rule, "protected", pokemon=pokemon.name), True
    return play, False


def protected(play: Play, place: Place) -> bool:
    """Whether a Pokémon's own card, or a Power of it that works, keeps Special Conditions from it.

    :param play: the play.
    :param place: the place of the Pokémon.
    :returns: whether it does.
    """
    pokemon = play.game.at(place)
    found = ((pokemon.name, pokemon.card.effects), *effect_sources.powers(pokemon, play.game))
    return any(each.verb == PROTECT for _, effects in found for each in effects)
