"""Hit Points that other cards add to the printed ones."""

from rules.model import effect_sources
from rules.model.markers import MORE_HP
from rules.model.pokemon_kinds import is_kind
from rules.model.state import Game, Pokemon


def refreshed(game: Game) -> Game:
    """The game with the Hit Points that cards add to each Pokémon now.

    :param game: the game; it is looked at whenever Knock Outs are.
    :returns: the game, the same one where no card adds any.

    Printed on the cards, of a Stadium, a Tool, or the Pokémon itself; from outside the texts.
    """
    everywhere = [each for _, effects in effect_sources.stadium(game) for each in effects if each.verb == MORE_HP]
    for number, side in enumerate(game.sides):
        for slot, pokemon in enumerate(side.in_play, side.active is None):
            # Most Pokémon have nothing that could add any: they are passed over without working anything out.
            bare = not pokemon.trainers and not pokemon.cards[-1].powers and len(pokemon.cards) == 1
            if everywhere or pokemon.more_hp or (not bare and _may_add(pokemon)):
                more = _more(game, pokemon)
                if more != pokemon.more_hp:
                    game = game.with_pokemon((number, slot), pokemon._replace(more_hp=more))
    return game


def _may_add(pokemon: Pokemon) -> bool:
    own = [each for card in pokemon.trainers for each in card.effects if each.verb == MORE_HP]
    return bool(own) or any(each.verb == MORE_HP for power in pokemon.powers for each in power.effects)


def _more(game: Game, pokemon: Pokemon) -> int:
    found = (*effect_sources.on(pokemon, game), *effect_sources.stadium(game))
    effects = [each for _, effects in found for each in effects if each.verb == MORE_HP]
    return sum(each.number for each in effects if not each.words or any(is_kind(pokemon, kind) for kind in each.words))
