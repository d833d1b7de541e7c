"""How many Pokémon a Bench has room for."""

from rules.model.markers import LIMIT_BENCH
from rules.model.state import BENCH, Game


def bench_limit(game: Game) -> int:
    """How many Pokémon may be on a Bench now.

    :param game: the game.
    :returns: 5, or the lower number that a Stadium gives.

    From text 004; what lowers it is printed on cards, outside the texts.
    """
    effects = game.stadium.effects if game.stadium is not None else ()
    return min([BENCH, *(effect.number for effect in effects if effect.verb == LIMIT_BENCH)])
