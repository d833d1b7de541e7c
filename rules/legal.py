"""What a player may do now: every legal action, and nothing else."""

from collections.abc import Iterable, Iterator

from rules import attack, evolve, retreat
from rules.actions import (
    Action,
    AttachEnergy,
    EndTurn,
    Evolve,
    PlayTrainer,
    PutOnBench,
    Retreat,
    UseAttack,
    UsePower,
)
from rules.cards import EnergyCard, PokemonCard, TrainerCard
from rules.game import carry_out, start
from rules.questions import Need
from rules.refusals import Refused
from rules.state import Game
from rules.turn import BENCH


def legal_actions(game: Game) -> list[Action]:
    """Every action that the rules allow now.

    :param game: the game.
    :returns: the actions; none when the game is over. Cards of one name count once, and so do payments that look alike.

    >>> from rules import legal_actions, table
    >>> legal_actions(table("Hitmonchan [F]", hand="F"))
    [AttachEnergy(card='F', to='Hitmonchan'), UseAttack(name='Jab'), EndTurn()]
    """
    if game.over:
        return []
    if "turn.attack" in game.done:
        return [EndTurn()]
    return [
        *_bench(game),
        *_evolve(game),
        *_energy(game),
        *_trainers(game),
        *_retreat(game),
        *_powers(game),
        *_attacks(game),
        EndTurn(),
    ]


def _accepted(game: Game, actions: Iterable[Action]) -> Iterator[Action]:
    """Those that the engine does not refuse: what a card demands is known to the card alone."""
    for action in actions:
        try:
            carry_out(start(game, "", (), ()), action)
        except Refused:
            continue
        except Need:
            pass
        yield action


def _hand(game: Game, kind: type) -> Iterator[str]:
    """The names of the cards of a kind in the hand, each once; Energy cards by their symbols."""
    cards = (card for card in game.player.hand if isinstance(card, kind))
    return iter(dict.fromkeys(card.symbol if isinstance(card, EnergyCard) else card.name for card in cards))


def _bench(game: Game) -> Iterator[Action]:
    if len(game.player.bench) < BENCH:
        found = (card for card in game.player.hand if isinstance(card, PokemonCard))
        for name in dict.fromkeys(card.name for card in found if card.is_basic or card.stage == "Doll"):
            yield PutOnBench(name)


def _evolve(game: Game) -> Iterator[Action]:
    if game.turn <= 2:
        return
    side = game.player
    cards = dict.fromkeys(card for card in side.hand if isinstance(card, PokemonCard))
    for card in cards:
        for name, pokemon in zip(side.names, side.in_play, strict=True):
            if not pokemon.fresh and evolve.fits(card, pokemon):
                yield Evolve(card.name, name)


def _energy(game: Game) -> Iterator[Action]:
    if "turn.attach_energy" not in game.done:
        for symbol in _hand(game, EnergyCard):
            for name in game.player.names:
                yield AttachEnergy(symbol, name)


def _trainers(game: Game) -> Iterator[Action]:
    for name in _hand(game, TrainerCard):
        targets = ("", *game.player.names)
        yield from _accepted(
            game, (PlayTrainer(name, target) for target in targets if _aims(game, name) == bool(target))
        )


def _aims(game: Game, name: str) -> bool:
    """Whether a Trainer card is played on a Pokémon."""
    card = next(card for card in game.player.hand if card.name == name and isinstance(card, TrainerCard))
    return any(effect.verb in ("attach_itself", "heal") for effect in card.effects)


def _retreat(game: Game) -> Iterator[Action]:
    side = game.player
    if not side.bench or side.active is None:
        return
    payments = dict.fromkeys(retreat.payments(game))
    if payments and not any(_accepted(game, [Retreat(side.names[1], " ".join(next(iter(payments))))])):
        return
    for payment in payments:
        for name in side.names[1:]:
            yield Retreat(name, " ".join(payment))


def _powers(game: Game) -> Iterator[Action]:
    for name, pokemon in zip(game.player.names, game.player.in_play, strict=True):
        for power in pokemon.card.powers:
            if any(effect.step == "power.use" for effect in power.effects):
                yield from _accepted(game, [UsePower(power.name, name)])


def _attacks(game: Game) -> Iterator[Action]:
    active = game.player.active
    assert active is not None
    begin = start(game, "", (), ())
    for printed in active.card.attacks:
        try:
            attack.find(begin, printed.name)
        except Refused:
            continue
        action = UseAttack(printed.name)
        if all(effect.step.startswith("damage.") for effect in printed.effects) or any(_accepted(game, [action])):
            yield action
