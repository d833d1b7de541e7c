"""A game in words, for somebody who plays at a terminal."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from time import monotonic
from typing import TextIO

from rules.model.actions import (
    Action,
    AttachEnergy,
    EndTurn,
    Evolve,
    PlayTrainer,
    PutOnBench,
    Retreat,
    SetUp,
    UseAttack,
    UsePower,
)
from rules.model.cards import Card, EnergyCard
from rules.model.questions import HEADS, TAILS, Need
from rules.model.state import Game, Pokemon, player_name
from rules.words.language import N_, text
from rules.words.sentences import Value, fill
from rules.words.titles import TITLES

OPTIONS = {
    "done": N_("Put no more Pokémon on the Bench"),
    "keep": N_("Keep this hand"),
    "mulligan": N_("Shuffle and draw a new hand"),
    "stop": N_("Take no more"),
    "wait": N_("Not now"),
}
"""What a choice says that is not the name of a card."""


def action_in_words(action: Action | SetUp) -> str:
    """Say what a player does.

    :param action: the action.
    :returns: a sentence without a full stop, in the language in use.

    >>> action_in_words(Evolve("Machoke", "Machop"))
    'Evolve Machop into Machoke'
    """
    template, values = _sentence(action)
    return fill(template, values)


def _sentence(action: Action | SetUp) -> tuple[str, dict[str, Value]]:
    match action:
        case SetUp(prizes):
            return N_("Set up a game; Prizes: {prizes}"), {"prizes": prizes}
        case PutOnBench(card):
            return N_("Put {card} on the Bench"), {"card": card}
        case Evolve(card, on):
            return N_("Evolve {pokemon} into {card}"), {"card": card, "pokemon": on}
        case AttachEnergy(card, to):
            return N_("Attach [{card}] to {pokemon}"), {"card": card, "pokemon": to}
        case PlayTrainer(card, ""):
            return N_("Play {card}"), {"card": card}
        case PlayTrainer(card, on):
            return N_("Play {card} on {pokemon}"), {"card": card, "pokemon": on}
        case Retreat(to, ""):
            return N_("Retreat to {pokemon}"), {"pokemon": to}
        case Retreat(to, paying):
            return N_("Retreat to {pokemon} and discard [{card}]"), {"pokemon": to, "card": paying}
        case UsePower(name, of):
            return N_("Use {power} of {pokemon}"), {"power": name, "pokemon": of}
        case UseAttack(name):
            return N_("Attack with {attack}"), {"attack": name}
        case EndTurn():
            return N_("End the turn"), {}


def pokemon_in_words(pokemon: Pokemon, name: str) -> str:
    """Say how a Pokémon in play is doing.

    :param pokemon: the Pokémon.
    :param name: what actions call it, one of :attr:`rules.model.state.Side.names`.
    :returns: its name, Hit Points and Energy, then its conditions, Trainer cards and what attacks left on it.

    >>> from rules import pokemon
    >>> pokemon_in_words(pokemon("Machop>Machoke [F CC] c=3 {Asleep} +Defender"), "Machoke")
    'Machoke: 50 of 80 HP [F CC] Asleep, Defender'
    """
    values: dict[str, Value] = {"pokemon": name, "left": pokemon.hp_left, "hp": pokemon.hp}
    parts = [fill(N_("{pokemon}: {left} of {hp} HP"), values)]
    if pokemon.energy:
        parts.append("[" + " ".join(each.symbol for each in pokemon.energy) + "]")
    more = [*pokemon.conditions, *(each.name for each in pokemon.trainers), *(each.attack for each in pokemon.effects)]
    return " ".join((*parts, ", ".join(map(text, more)))).rstrip()


def cards_in_words(cards: Iterable[Card]) -> str:
    """Say which cards there are, equal ones once with their number.

    :param cards: the cards.
    :returns: their names in the language in use; Energy cards by their symbols.

    >>> from rules.notation.pokemon import cards
    >>> cards_in_words(cards("F, Bill, F"))
    '[F] ×2, Bill'
    """
    names = [f"[{card.symbol}]" if isinstance(card, EnergyCard) else text(card.name) for card in cards]
    counted = {name: names.count(name) for name in names}
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted.items())


def table_in_words(game: Game) -> str:
    """Say what lies on the table, as the player whose turn it is sees it.

    :param game: the game.
    :returns: the lines; the opponent's half comes first, the player's hand last.
    """
    who = player_name(game.on_turn)
    lines = [text("Turn {turn}, player {player}").format(turn=game.turn, player=who)]
    if game.stadium is not None:
        lines.append(text("Stadium: {card}").format(card=text(game.stadium.name)))
    for number in (1 - game.on_turn, game.on_turn):
        side = game.sides[number]
        counts = text("{player} – Prizes: {prizes}, deck: {deck}, discard pile: {discard}, hand: {hand}").format(
            player=player_name(number),
            prizes=len(side.prizes),
            deck=len(side.deck),
            discard=len(side.discard),
            hand=len(side.hand),
        )
        lines.append(counts)
        for slot, (name, pokemon) in enumerate(zip(side.names, side.in_play, strict=True)):
            where = text("Bench") if slot else text("Active")
            lines.append(f"  {where} – {pokemon_in_words(pokemon, name)}")
    lines.append(text("Hand: {cards}").format(cards=cards_in_words(game.player.hand)))
    return "\n".join(lines)


def ask_number(lines: Sequence[str]) -> int:
    """Let the player choose one of several lines, until the answer is a number that fits.

    :param lines: what can be chosen.
    :returns: the position of the chosen line, from 0.
    :raises EOFError: when the input has ended.
    """
    for number, each in enumerate(lines, 1):
        print(f"{number:3} {each}")
    while True:
        answer = input("> ").strip()
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(lines):
            return int(answer) - 1
        print(text("Expected a number from 1 to {count}.").format(count=len(lines)))


def ask_action(game: Game, actions: Sequence[Action]) -> Action:
    """Let the player pick an action. Where there is only one, nobody is asked.

    :param game: the game.
    :param actions: the legal actions.
    :returns: one of them.
    :raises EOFError: when the input has ended.
    """
    if len(actions) == 1:
        return actions[0]
    print("\n" + table_in_words(game))
    return actions[ask_number([action_in_words(each) for each in actions])]


def ask_answer(need: Need) -> str:
    """Let the player flip a coin or make a choice.

    :param need: what is needed.
    :returns: the answer.
    :raises EOFError: when the input has ended.
    """
    print(f"{player_name(need.player)} – {text(TITLES[need.rule])}")
    if not need.is_coin:
        return need.options[ask_number([text(OPTIONS.get(each, each)) for each in need.options])]
    while True:
        answer = input(f"{HEADS}/{TAILS}> ").strip().upper()
        if answer in (HEADS, TAILS):
            return answer
        print(text("Expected H (heads) or T (tails)."))


@contextmanager
def progress_bar(stream: TextIO, delay: float = 0.5) -> Iterator[Callable[[Fraction], None]]:
    """Show how far something is, on one line of a terminal that is wiped in the end.

    :param stream: where to; nothing is shown where it is no terminal.
    :param delay: what is done within so many seconds needs no bar.
    :returns: a function that is told the part that is done.
    """
    begun, shown = monotonic(), -1

    def progress(done: Fraction) -> None:
        nonlocal shown
        percent = int(100 * done)
        if stream.isatty() and percent != shown and monotonic() - begun >= delay:
            shown = percent
            stream.write(f"\r[{'#' * (percent // 4):25}] {percent:3} %")
            stream.flush()

    try:
        yield progress
    finally:
        if shown >= 0:
            stream.write("\r" + " " * 33 + "\r")
            stream.flush()
