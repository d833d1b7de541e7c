"""Which positions can exist: what a position is checked for when it is laid on the table."""

from rules.model.card_checks import check_card, check_cards
from rules.model.cards import TOOL, PokemonCard
from rules.model.conditions import EXCLUSIVE
from rules.model.pokemon_kinds import fits
from rules.model.state import BENCH, CONDITIONS, PRIZES, Game, Pokemon
from rules.model.vocabulary import check_effect
from rules.words.language import text


def check_pokemon(pokemon: Pokemon) -> None:
    """Refuse a Pokémon that no game can bring about.

    :param pokemon: the Pokémon.
    :raises ValueError: when it has cards that cannot be or do not lie on each other, counters below 0, conditions that
        exclude each other or do not exist, or Trainer cards that are not attached this way.
    """
    check_cards((*pokemon.cards, *pokemon.attached))
    for left in pokemon.effects:
        check_effect(left.effect, f"{pokemon.name}, {left.attack}")
    for below, card in zip(pokemon.cards, pokemon.cards[1:], strict=False):
        if not (fits(card, Pokemon((below,))) or _put_there_by_a_card(card, below)):
            problem = text("{card} does not evolve from {pokemon}")
            raise ValueError(problem.format(card=card.name, pokemon=below.name))
    if pokemon.counters < 0:
        problem = text("{pokemon} cannot have {count} damage counters")
        raise ValueError(problem.format(pokemon=pokemon.name, count=pokemon.counters))
    if unknown := [each for each in pokemon.conditions if each not in CONDITIONS]:
        problem = text("“{key}” is not one of: {known}")
        raise ValueError(problem.format(key=", ".join(unknown), known=", ".join(CONDITIONS)))
    if len(both := [each for each in pokemon.conditions if each in EXCLUSIVE]) > 1:
        problem = text("{pokemon} cannot be {one} and {other} at once")
        raise ValueError(problem.format(pokemon=pokemon.name, one=text(both[0]), other=text(both[1])))
    if any(card.kind == "Stadium" for card in pokemon.trainers):
        raise ValueError(text("a Stadium card cannot be attached to {pokemon}").format(pokemon=pokemon.name))
    if sum(card.kind == TOOL for card in pokemon.trainers) > 1:
        raise ValueError(text("{pokemon} cannot have more than 1 Pokémon Tool").format(pokemon=pokemon.name))
    if any(left.turns < 1 for left in pokemon.effects):
        raise ValueError(text("an effect on {pokemon} has already ended").format(pokemon=pokemon.name))


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
        check_cards((*side.hand, *side.deck, *side.discard, *side.prizes))
        for pokemon in side.in_play:
            check_pokemon(pokemon)
            if pokemon.knocked_out:
                problem = text("{pokemon} has {damage} damage and is already Knocked Out")
                raise ValueError(problem.format(pokemon=pokemon.name, damage=10 * pokemon.counters))
        if len(side.bench) > BENCH:
            problem = text("a Bench has room for {limit} Pokémon, not {count}")
            raise ValueError(problem.format(limit=BENCH, count=len(side.bench)))
        if not 1 <= len(side.prizes) <= PRIZES:
            problem = text("a player has 1 to {limit} Prizes left, not {count}")
            raise ValueError(problem.format(limit=PRIZES, count=len(side.prizes)))
    if game.stadium is not None:
        check_card(game.stadium)
    if game.stadium is not None and game.stadium.kind != "Stadium":
        raise ValueError(text("“{name}” is not a Stadium card").format(name=game.stadium.name))
