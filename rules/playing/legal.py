"""What a player may do now: every legal action, and nothing else."""

from collections.abc import Callable, Iterator
from itertools import takewhile

from rules import attack, evolve, retreat
from rules.effects.evolving import forbidden
from rules.model.actions import (
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
from rules.model.bench_room import bench_limit
from rules.model.cards import DOLL, LEVEL_UP, Attack, EnergyCard, PokemonCard, TrainerCard
from rules.model.markers import ATTACH_ITSELF, EVOLVE_SKIPPING, HEAL
from rules.model.named import named
from rules.model.pokemon_kinds import fits, real_name
from rules.model.questions import Need
from rules.model.refusals import Refused
from rules.model.state import Game
from rules.model.steps import Play, run
from rules.playing.game import carry_out, start
from rules.playing.hand import taken


def legal_actions(game: Game) -> list[Action]:
    """Every action that the rules allow now.

    :param game: the game.
    :returns: the actions; none when the game is over. Equal cards count once, and so do payments that look alike.

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


def _accepted(attempt: Callable[..., Play | Attack], *given: object) -> bool:
    """Whether an attempt is not refused, up to its first question: what a card demands is known to the card alone."""
    try:
        attempt(*given)
    except Refused:
        return False
    except Need:
        pass
    return True


def _bench(begin: Play) -> Iterator[Action]:
    if len(begin.game.player.bench) < bench_limit(begin.game):
        cards = [card for card in begin.game.player.hand if isinstance(card, PokemonCard)]
        for name in named(card for card in cards if card.is_basic):
            yield PutOnBench(name)
        for name in named(card for card in cards if card.stage == DOLL):
            action = PutOnBench(name)
            if _accepted(carry_out, begin, action):
                yield action


def _evolve(game: Game, names: tuple[str, ...]) -> Iterator[Action]:
    if game.turn <= 2:
        return
    side, at_once = game.player, evolve.at_once(game)
    ready = [(name, each) for name, each in zip(names, side.in_play, strict=True) if at_once or not each.fresh]
    tops = [each.card for _, each in ready]
    below = {real_name(top.name) for top in tops}
    babies = any(top.stage == "Baby" for top in tops)
    hand = [card for card in side.hand if isinstance(card, PokemonCard)]
    cards = [card for card in hand if babies or real_name(card.evolves_from) in below]
    stopped = bool(cards and forbidden(game))
    # Few cards are left; to tell equal ones of a whole hand would take time.
    for label, card in named(cards).items():
        for name, pokemon in ready:
            leveled = card.stage == LEVEL_UP
            allowed = name == names[0] and not pokemon.fresh if leveled else not stopped
            if allowed and fits(card, pokemon):
                yield Evolve(label, name)


def _energy(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    if "turn.attach_energy" not in begin.game.done:
        cards = named((card for card in begin.game.player.hand if isinstance(card, EnergyCard)), symbols=True)
        for symbol, card in cards.items():
            safe = all(effect.step != "turn.attach_energy" for effect in card.effects)
            for name in names:
                action = AttachEnergy(symbol, name)
                if safe or _accepted(carry_out, begin, action):
                    yield action


def _trainers(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    cards = named(card for card in begin.game.player.hand if isinstance(card, TrainerCard))
    for label, card in cards.items():
        held = taken(begin, label, TrainerCard, "trainer.carry_out")
        for name in names if any(effect.verb in AIMED for effect in card.effects) else ("",):
            if _accepted(run, begin.edition.trainer, held._replace(chosen=name)):
                yield PlayTrainer(label, name)


AIMED = frozenset({ATTACH_ITSELF, HEAL, EVOLVE_SKIPPING})
"""The verbs of Trainer cards that are played on a Pokémon."""


def _retreat(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    payments = retreat.payments(begin.game) if len(names) > 1 else []
    # What forbids a retreat altogether stands before the step in which it is paid.
    steps = takewhile(lambda step: step is not retreat.pay, begin.edition.retreat)
    if payments and _accepted(run, steps, begin._replace(chosen=names[1])):
        for payment in payments:
            paying = " ".join(payment)
            for name in names[1:]:
                yield Retreat(name, paying)


def _powers(begin: Play, names: tuple[str, ...]) -> Iterator[Action]:
    for name, pokemon in zip(names, begin.game.player.in_play, strict=True):
        if pokemon.card.is_used:
            yield UsePower(pokemon.name, name)
        for power in pokemon.powers:
            if any(effect.step == "power.use" for effect in power.effects):
                action = UsePower(power.name, name)
                if _accepted(carry_out, begin, action):
                    yield action


def _attacks(begin: Play) -> Iterator[Action]:
    active = begin.game.player.active
    assert active is not None
    for printed in active.attacks:
        if _accepted(attack.find, begin, printed.name):
            action = UseAttack(printed.name)
            safe = all(effect.step.startswith("damage.") or effect.step in attack.DEMANDS for effect in printed.effects)
            if safe or _accepted(carry_out, begin, action):
                yield action
