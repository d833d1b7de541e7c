"""What a player may do now: every legal action, and nothing else."""

from collections.abc import Iterable, Iterator

from rules import attack, retreat, turn
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
from rules.cards import DOLL, LEVEL_UP, EnergyCard, PokemonCard, TrainerCard
from rules.game import carry_out, start
from rules.kinds import fits
from rules.questions import Need
from rules.refusals import Refused
from rules.state import Game


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
    names = game.player.names
    return [
        *_bench(game, names),
        *_evolve(game, names),
        *_energy(game, names),
        *_trainers(game, names),
        *_retreat(game, names),
        *_powers(game, names),
        *_attacks(game, names),
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


def _bench(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    if len(game.player.bench) < turn.bench_limit(game):
        cards = dict.fromkeys(card for card in game.player.hand if isinstance(card, PokemonCard))
        for name in dict.fromkeys(card.name for card in cards if card.is_basic):
            yield PutOnBench(name)
        for card in cards:
            if card.stage == DOLL:
                yield from _accepted(game, [PutOnBench(card.name)])


def _evolve(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    if game.turn <= 2:
        return
    side = game.player
    ready = [(name, each) for name, each in zip(names, side.in_play, strict=True) if not each.fresh]
    babies = any(each.cards[-1].stage == "Baby" for _, each in ready)
    for card in dict.fromkeys(card for card in side.hand if isinstance(card, PokemonCard)):
        if card.evolves_from or babies:
            for name, pokemon in ready:
                if fits(card, pokemon) and (card.stage != LEVEL_UP or name == names[0]):
                    yield Evolve(card.name, name)


def _energy(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    if "turn.attach_energy" not in game.done:
        cards = {card.symbol: card for card in game.player.hand if isinstance(card, EnergyCard)}
        for symbol, card in cards.items():
            actions = [AttachEnergy(symbol, name) for name in names]
            yield from _accepted(game, actions) if card.effects else actions


def _trainers(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    cards = {card.name: card for card in game.player.hand if isinstance(card, TrainerCard)}
    for card in cards.values():
        verbs = {effect.verb for effect in card.effects}
        if verbs & AIMED:
            yield from _accepted(game, (PlayTrainer(card.name, name) for name in names))
        else:
            yield from _accepted(game, [PlayTrainer(card.name)])


AIMED = frozenset({"attach_itself", "heal", "evolve_skipping"})
"""The verbs of Trainer cards that are played on a Pokémon."""


def _retreat(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    if len(names) == 1:
        return
    try:
        # What forbids a retreat altogether stands before the step in which it is paid.
        begin = start(game, "", (), ())._replace(chosen=names[1])
        for step in game.edition.retreat:
            if step is retreat.pay:
                break
            begin = step(begin)
    except Refused:
        return
    for payment in dict.fromkeys(retreat.payments(game)):
        for name in names[1:]:
            yield Retreat(name, " ".join(payment))


def _powers(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    for name, pokemon in zip(names, game.player.in_play, strict=True):
        for power in pokemon.powers:
            if any(effect.step == "power.use" for effect in power.effects):
                yield from _accepted(game, [UsePower(power.name, name)])


def _attacks(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    active = game.player.active
    assert active is not None
    begin = start(game, "", (), ())
    for printed in active.attacks:
        try:
            attack.find(begin, printed.name)
        except Refused:
            continue
        action = UseAttack(printed.name)
        if all(effect.step.startswith("damage.") for effect in printed.effects) or any(_accepted(game, [action])):
            yield action
