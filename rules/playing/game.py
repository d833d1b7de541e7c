"""Playing: carrying out an action in a game."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from rules import attack, knock_out, turn
from rules.editions import EDITIONS
from rules.effects import act
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
from rules.model.cards import Card, EnergyCard, PokemonCard, TrainerCard
from rules.model.questions import Need, WrongAnswer, check_coins, check_used_up
from rules.model.refusals import Refused
from rules.model.state import Game, Side
from rules.model.steps import Play, run
from rules.notation.decks import check_decks
from rules.notation.pokemon import energy_names
from rules.playing.hand import taken


def play(
    game: Game, action: Action, coins: str = "", choices: Sequence[str | int] = (), shuffles: Sequence[str] = ()
) -> Play:
    """Carry out an action, with all its questions answered beforehand.

    :param game: the game; it is not changed.
    :param action: what the player whose turn it is does.
    :param coins: the coins, in the order in which they are flipped: ``HT`` is heads, then tails.
    :param choices: the choices, in the order in which they are made. A choice with one option is made by itself; it
        may be named or left out.
    :param shuffles: the shuffles, in order: each the names of the cards that come on top, or a number.
    :returns: the play: the game afterwards in its ``game``, and what happened in its ``trace``.
    :raises rules.Refused: when the rules do not allow it. The game stays as it was.
    :raises rules.Need: when a coin, a choice or a shuffle is missing.
    :raises rules.WrongAnswer: when an answer is not needed, or not one of the options.

    >>> from rules import UseAttack, table
    >>> play(table("Hitmonchan [F]", "Chansey"), UseAttack("Jab")).game.opponent.active
    pokemon('Chansey c=4')
    """
    check_coins(coins)
    if not isinstance(action, Action):
        raise TypeError(f"an action is one such as UseAttack('Jab') or Retreat('Rattata', 'F'), not {action!r}")
    begin = start(game, coins, tuple(choices), tuple(shuffles))
    try:
        return _finished(begin, action)
    except WrongAnswer:
        # Perhaps the script names what was the only option of a choice; if not, the first error says more.
        if choices:
            with suppress(WrongAnswer, Need):
                return _finished(begin._replace(single_named=True), action)
        raise


def _finished(begin: Play, action: Action) -> Play:
    end = carry_out(begin, action)
    check_used_up(end)
    return end


def start(game: Game, coins: str, choices: tuple[str | int, ...], shuffles: tuple[str, ...]) -> Play:
    """A play that has not done anything yet."""
    side = game.on_turn
    return Play(game, coins=coins, shuffles=shuffles, choices=choices, attacker=(side, 0), target=(1 - side, 0))


def carry_out(begin: Play, action: Action) -> Play:
    """Carry out an action without asking whether answers are left over.

    :param begin: a play that has not done anything yet.
    :param action: what the player whose turn it is does.
    :returns: the play afterwards.
    :raises rules.Refused: when the rules do not allow it.
    :raises rules.Need: when an answer is missing.
    """
    end = _HOW[type(action)](begin, action)
    # An attack and the end of a turn have their own moments for Knock Outs.
    return end if isinstance(action, (UseAttack, EndTurn)) else knock_out.check(end)


def _end_turn(begin: Play, action: EndTurn) -> Play:
    if begin.game.over:
        raise Refused("turn.over", "game")
    return turn.end(begin)


def _use_attack(begin: Play, action: UseAttack) -> Play:
    begin = turn.over(begin)
    # Too little Energy is found out before any coin is flipped, the Baby Pokémon flip included.
    begin = begin._replace(attack=attack.find(begin, action.name))
    return turn.attack(run(begin.edition.attack, begin))


def _retreat(begin: Play, action: Retreat) -> Play:
    begin = turn.over(begin)._replace(chosen=action.to, payment=_symbols(begin.game.player, action.paying))
    return run(begin.edition.retreat, begin)


def _symbols(side: Side, named: str) -> tuple[str, ...]:
    """The symbols of Energy cards that an action names by symbol or by name."""
    attached = side.active.energy if side.active is not None else ()
    known = {card.name: card.symbol for card in attached}
    return tuple(known.get(each, each) for each in energy_names(named))


def _put_on_bench(begin: Play, action: PutOnBench) -> Play:
    return turn.bench(taken(begin, action.card, PokemonCard, "turn.bench"))


def _evolve(begin: Play, action: Evolve) -> Play:
    begin = _on(taken(begin, action.card, PokemonCard, "evolve.on_top"), action.on, "evolve.on_top")
    return run(begin.edition.evolve, begin)


def _attach_energy(begin: Play, action: AttachEnergy) -> Play:
    rule = "turn.attach_energy"
    return turn.attach_energy(_on(taken(begin, action.card, EnergyCard, rule), action.to, rule))


def _play_trainer(begin: Play, action: PlayTrainer) -> Play:
    begin = taken(begin, action.card, TrainerCard, "trainer.carry_out", action.on)
    return run(begin.edition.trainer, begin)


def _use_power(begin: Play, action: UsePower) -> Play:
    begin = turn.over(begin)
    side = begin.game.player
    for slot, (name, pokemon) in enumerate(zip(side.names, side.in_play, strict=True)):
        if action.name == pokemon.name and action.of in ("", name) and pokemon.card.is_used:
            place = (begin.game.on_turn, slot)
            found = begin._replace(chosen=name, subject=place, attacker=place)
            return act(found, "power.use", pokemon.name, pokemon.card.effects)
        for power in pokemon.powers:
            used = any(effect.step == "power.use" for effect in power.effects)
            if used and power.name == action.name and action.of in ("", name):
                place = (begin.game.on_turn, slot)
                found = begin._replace(power=power, chosen=name, subject=place, attacker=place)
                return run(begin.edition.power, found)
    raise Refused("power.use", "no_such_power", power=action.name)


_HOW: dict[type, Callable[..., Play]] = {
    PutOnBench: _put_on_bench,
    Evolve: _evolve,
    AttachEnergy: _attach_energy,
    PlayTrainer: _play_trainer,
    Retreat: _retreat,
    UsePower: _use_power,
    UseAttack: _use_attack,
    EndTurn: _end_turn,
}


def _on(begin: Play, name: str, rule: str) -> Play:
    """The play with one of the player's own Pokémon as its subject."""
    names = begin.game.player.names
    if name not in names:
        raise Refused(rule, "not_in_play", pokemon=name)
    return begin._replace(subject=(begin.game.on_turn, names.index(name)))


def set_up(
    first: Sequence[Card],
    second: Sequence[Card],
    edition: str = "base",
    *,
    prizes: int = 6,
    coins: str = "",
    choices: Sequence[str | int] = (),
    shuffles: Sequence[str] = (),
    strict: bool = True,
    short: bool = False,
    mixed: bool = False,
) -> Play:
    """Set up a game from two decks, up to the first card of the first turn.

    :param first: player A's deck.
    :param second: player B's deck.
    :param edition: ``base``, ``neo`` or ``dp``.
    :param prizes: how many Prizes each player has; 1 in Sudden Death.
    :param coins: the coins, in order. The last one decides who begins: heads is player A.
    :param choices: the choices, in order: extra cards, the Active Pokémon, then Benched Pokémon or ``done``.
    :param shuffles: the shuffles, in order.
    :param strict: whether answers that are left over are refused.
    :param short: whether decks may have any number of cards, for lessons and tests, and need no Basic Pokémon.
    :param mixed: whether decks may have cards that were printed after the edition.
    :returns: the play whose game is at the start of the first turn.
    :raises ValueError: when a deck may not be played with.
    :raises rules.Need: when an answer is missing.
    :raises rules.WrongAnswer: when an answer is not needed, or not one of the options.
    """
    check_coins(coins)
    check_decks((first, second), edition, short=short, mixed=mixed)
    sides = (Side(None, deck=tuple(first)), Side(None, deck=tuple(second)))
    game = Game(EDITIONS[edition], sides, turn=0)
    begin = Play(game, coins=coins, shuffles=tuple(shuffles), choices=tuple(choices), paid=prizes)
    end = turn.draw(run(game.edition.setup, begin))
    if strict:
        check_used_up(end)
    return end
