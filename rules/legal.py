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
from rules.steps import Play


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
    begin, names = start(game, "", (), ()), game.player.names
    return [
        *_bench(begin),
        *_evolve(game, names),
        *_energy(begin, names),
        *_trainers(begin, names),
        *_retreat(begin, names),
        *_powers(begin, names),
        *_attacks(begin),
        EndTurn(),
    ]


def _accepted(begin: Play, actions: Iterable[Action]) -> Iterator[Action]:
    """Those that the engine does not refuse: what a card demands is known to the card alone."""
    for action in actions:
        try:
            carry_out(begin, action)
        except Refused:
            continue
        except Need:
            pass
        yield action


def _bench(begin: Play) -> Iterator[Action]:
    if len(begin.game.player.bench) < turn.bench_limit(begin.game):
        cards = [card for card in begin.game.player.hand if isinstance(card, PokemonCard)]
        for name in dict.fromkeys(card.name for card in cards if card.is_basic):
            yield PutOnBench(name)
        for name in dict.fromkeys(card.name for card in cards if card.stage == DOLL):
            yield from _accepted(begin, [PutOnBench(name)])


def _evolve(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    if game.turn <= 2:
        return
    side = game.player
    ready = [(name, each) for name, each in zip(names, side.in_play, strict=True) if not each.fresh]
    below = {each.name for _, each in ready}
    babies = any(each.card.stage == "Baby" for _, each in ready)
    cards = [card for card in side.hand if isinstance(card, PokemonCard) and (card.evolves_from in below or babies)]
    # Most hands have no such card, and to tell equal cards takes time.
    for card in dict.fromkeys(cards):
        for name, pokemon in ready:
            if fits(card, pokemon) and (card.stage != LEVEL_UP or name == names[0]):
                yield Evolve(card.name, name)


def _energy(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    if "turn.attach_energy" not in begin.game.done:
        cards = {card.symbol: card for card in begin.game.player.hand if isinstance(card, EnergyCard)}
        for symbol, card in cards.items():
            actions = [AttachEnergy(symbol, name) for name in names]
            demands = any(effect.step == "turn.attach_energy" for effect in card.effects)
            yield from _accepted(begin, actions) if demands else actions


def _trainers(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    cards = {card.name: card for card in begin.game.player.hand if isinstance(card, TrainerCard)}
    for card in cards.values():
        if any(effect.verb in AIMED for effect in card.effects):
            yield from _accepted(begin, [PlayTrainer(card.name, name) for name in names])
        else:
            yield from _accepted(begin, [PlayTrainer(card.name)])


AIMED = frozenset({"attach_itself", "heal", "evolve_skipping"})
"""The verbs of Trainer cards that are played on a Pokémon."""


def _retreat(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    if len(names) == 1:
        return
    game = begin.game
    try:
        # What forbids a retreat altogether stands before the step in which it is paid.
        begin = begin._replace(chosen=names[1])
        for step in game.edition.retreat:
            if step is retreat.pay:
                break
            begin = step(begin)
    except Refused:
        return
    for payment in retreat.payments(game):
        for name in names[1:]:
            yield Retreat(name, " ".join(payment))


def _powers(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    for name, pokemon in zip(names, begin.game.player.in_play, strict=True):
        for power in pokemon.powers:
            if any(effect.step == "power.use" for effect in power.effects):
                yield from _accepted(begin, [UsePower(power.name, name)])


def _attacks(begin: Play) -> Iterator[Action]:
    active = begin.game.player.active
    assert active is not None
    for printed in active.attacks:
        # Most attacks that cannot be used lack Energy: they are passed over without trying them out.
        if attack.enough_energy(printed.cost, active.energy):
            if all(effect.step.startswith("damage.") for effect in printed.effects):
                yield from _found(begin, printed.name)
            else:
                yield from _accepted(begin, [UseAttack(printed.name)])


def _found(begin: Play, name: str) -> Iterator[Action]:
    """An attack, unless something keeps the Pokémon from it; it does nothing that could be refused later on."""
    try:
        attack.find(begin, name)
    except Refused:
        return
    yield UseAttack(name)
