"""Which positions can exist: what a position is checked for when it is laid on the table."""

from rules.cards import TOOL, PokemonCard
from rules.conditions import EXCLUSIVE
from rules.kinds import fits
from rules.state import BENCH, CONDITIONS, PRIZES, Game, Pokemon


def check_pokemon(pokemon: Pokemon) -> None:
    """Refuse a Pokémon that no game can bring about.

    :param pokemon: the Pokémon.
    :raises ValueError: when it has cards that do not lie on each other, counters below 0, conditions that exclude
        each other or do not exist, or Trainer cards that are not attached this way.
    """
    for below, card in zip(pokemon.cards, pokemon.cards[1:], strict=False):
        if not (fits(card, Pokemon((below,))) or _put_there_by_a_card(card, below)):
            raise ValueError(f"{card.name} does not evolve from {below.name}")
    if pokemon.counters < 0:
        raise ValueError(f"{pokemon.name} cannot have {pokemon.counters} damage counters")
    if unknown := [each for each in pokemon.conditions if each not in CONDITIONS]:
        raise ValueError(f"{', '.join(unknown)} is not one of {', '.join(CONDITIONS)}")
    if len(both := [each for each in pokemon.conditions if each in EXCLUSIVE]) > 1:
        raise ValueError(f"{pokemon.name} cannot be {' and '.join(both)} at once")
    if any(card.kind == "Stadium" for card in pokemon.trainers):
        raise ValueError(f"a Stadium cannot be attached to {pokemon.name}")
    if sum(card.kind == TOOL for card in pokemon.trainers) > 1:
        raise ValueError(f"{pokemon.name} cannot have more than 1 Pokémon Tool")
    if any(left.turns < 1 for left in pokemon.effects):
        raise ValueError(f"an effect on {pokemon.name} has already ended")


def _put_there_by_a_card(card: PokemonCard, below: PokemonCard) -> bool:
    """A Trainer card may skip Stage 1, and a Power may name what it puts on its Pokémon."""
    named = any(card.name in effect.args for power in below.powers for effect in power.effects)
    skipped = card.stage == "Stage 2" and below.is_basic
    return named or skipped


def check_game(game: Game) -> None:
    """Refuse a position that no game can bring about.

    :param game: the game.
    :raises ValueError: when a Pokémon cannot exist or is already Knocked Out, or a side has too much of something.
    """
    for side in game.sides:
        for pokemon in side.in_play:
            check_pokemon(pokemon)
            if pokemon.knocked_out:
                raise ValueError(f"{pokemon.name} has {10 * pokemon.counters} damage and is already Knocked Out")
        if len(side.bench) > BENCH:
            raise ValueError(f"a Bench has room for {BENCH} Pokémon, not {len(side.bench)}")
        if not 1 <= len(side.prizes) <= PRIZES:
            raise ValueError(f"a player has 1 to {PRIZES} Prizes left, not {len(side.prizes)}")
    if game.stadium is not None and game.stadium.kind != "Stadium":
        raise ValueError(f"{game.stadium.name!r} is not a Stadium")
