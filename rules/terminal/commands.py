"""The commands of the terminal: ``expert-rules --help``."""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from rules import __version__
from rules.editions import EDITIONS
from rules.model.actions import SetUp
from rules.model.questions import Need
from rules.model.refusals import Refused
from rules.model.state import PLAYERS
from rules.model.steps import Play
from rules.notation.decks import sample_decks
from rules.notation.pokemon import as_text
from rules.notation.position import read_game, write_game
from rules.pictures import KINDS, picture
from rules.playing.chances import endings
from rules.playing.explanation import explain
from rules.playing.match import SUDDEN_DEATH, match
from rules.playing.players import Luck, deal, random_player
from rules.playing.record import Move, Record, read_move, read_record, replay, script, write_record
from rules.terminal.dialogue import action_in_words, ask_action, ask_answer, progress_bar
from rules.words.language import LANGUAGES, current, text, use


def tell(who: str, move: Move, ended: Play) -> None:
    """Print an action and what happened.

    :param who: the player whose turn it was; empty for a set-up.
    :param move: the action.
    :param ended: the play afterwards.
    """
    if move.action == SUDDEN_DEATH:
        print("\n" + text("Sudden Death: a new game with 1 Prize for each player"))
    print("\n" + (f"{who}: " if who else "") + action_in_words(move.action))
    for each in explain(ended).splitlines():
        print(f"  {each}")


def play_match(options: argparse.Namespace) -> int:
    """Play at the terminal. Player A is at the keyboard.

    :param options: ``edition``, ``seed``, ``against``, ``ask_coins`` and ``record``.
    :returns: the exit status: 0 for a match that was played to its end.
    """
    seed = random.randrange(10**6) if options.seed is None else options.seed
    print(text("Seed {seed}. Ctrl-D or Ctrl-C ends the game.").format(seed=seed))
    luck = Luck(seed)
    human = (True, options.against == "human")

    def answer(need: Need) -> str:
        asks = options.ask_coins if need.is_coin else human[need.player] and not need.is_shuffle
        return ask_answer(need) if asks else luck.answer(need)

    moves: list[Move] = []
    players = (ask_action, ask_action if human[1] else random_player(luck))
    status, who = 0, ""
    try:
        for action, ended in match(options.edition, players, answer):
            moves.append(Move(action, ended.answered))
            tell("" if isinstance(action, SetUp) else who, moves[-1], ended)
            who = PLAYERS[ended.game.on_turn]
    except (EOFError, KeyboardInterrupt) as stop:
        print("\n" + text("The game ends here, before anybody has won."))
        status = 130 if isinstance(stop, KeyboardInterrupt) else 1
    if options.record:
        record = Record(options.edition, sample_decks(options.edition), tuple(moves))
        Path(options.record).write_text(write_record(record), encoding="utf-8")
        print(text("The record is in {file}.").format(file=options.record))
    return status


def replay_record(options: argparse.Namespace) -> int:
    """Play a record again and tell what happens.

    :param options: ``file``.
    :returns: the exit status.
    """
    written = _read(options.file)
    moves = read_record(written).moves
    who = ""
    for move, ended in zip(moves, replay(written), strict=True):
        tell("" if isinstance(move.action, SetUp) else who, move, ended)
        who = PLAYERS[ended.game.on_turn]
    return 0


def show_chances(options: argparse.Namespace) -> int:
    """Print every ending of an action: its chance, its coins, the two Active Pokémon and, at the end, who has won.

    :param options: ``file`` and ``action``.
    :returns: the exit status.
    """
    game = read_game(_read(options.file))
    move = read_move(options.action)
    answers = script(move.answered)
    if isinstance(move.action, SetUp) or answers["coins"]:
        raise ValueError(text("expected an action, without coins"))
    with progress_bar(sys.stderr) as progress:
        found = endings(game, move.action, answers["choices"], answers["shuffles"], progress)
    for end in found:
        sides = (side.active and as_text(side.active, game.edition.key) for side in end.play.game.sides)
        actives = ", ".join(f"{player}: {active or '–'}" for player, active in zip(PLAYERS, sides, strict=True))
        over = "  " + explain(end.play, "winning") if end.play.game.over else ""
        print(f"{end.chance!s:>8}  {end.coins or '–':8}  {actives}{over}")
    return 0


def deal_game(options: argparse.Namespace) -> int:
    """Print the position in which a game begins.

    :param options: ``edition``, ``seed`` and ``prizes``.
    :returns: the exit status.
    """
    seed = random.randrange(10**6) if options.seed is None else options.seed
    print(write_game(deal(options.edition, Luck(seed), prizes=options.prizes).game), end="")
    return 0


def show_game(options: argparse.Namespace) -> int:
    """Draw a game.

    :param options: ``file``, ``before``, ``view`` and ``output``.
    :returns: the exit status.
    """
    before = read_game(_read(options.before)) if options.before else None
    drawn = picture(read_game(_read(options.file)), before, options.view, alone=True)
    if options.output == "-":
        print(drawn, end="")
    else:
        Path(options.output).write_text(drawn, encoding="utf-8")
        print(text("The picture is in {file}.").format(file=options.output))
    return 0


def _read(file: str) -> str:
    if file == "-":
        return sys.stdin.read()
    try:
        return Path(file).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        message = text("{file} is not a text in UTF-8: byte {at} does not fit; save it again as UTF-8")
        raise ValueError(message.format(file=file, at=problem.start + 1)) from problem


def _language() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--language", choices=LANGUAGES, default=current(), help=text("the language of the output"))
    return parser


def _parser() -> argparse.ArgumentParser:
    every = [_language()]
    parser = argparse.ArgumentParser("expert-rules", description=text("Play by the expert rules."), parents=every)
    told = f"expert-rules {__version__}"
    parser.add_argument("--version", action="version", version=told, help=text("the version of the program"))
    commands = parser.add_subparsers(required=True, metavar="play|replay|chances|deal|show")

    play = commands.add_parser("play", parents=every, help=text("play a game"))
    play.add_argument("--against", choices=("random", "human"), default="random", help=text("who plays for player B"))
    play.add_argument("--ask-coins", action="store_true", help=text("flip the coins yourself"))
    play.add_argument("--record", metavar="FILE", help=text("write the record of the game to this file"))
    play.set_defaults(command=play_match)

    again = commands.add_parser("replay", parents=every, help=text("play a record again and explain it"))
    again.set_defaults(command=replay_record)

    chances = commands.add_parser("chances", parents=every, help=text("every ending of an action, with its chance"))
    chances.set_defaults(command=show_chances)

    dealt = commands.add_parser("deal", parents=every, help=text("print the position in which a game begins"))
    dealt.add_argument("--prizes", type=int, choices=range(1, 7), default=6, help=text("how many Prizes each has"))
    dealt.set_defaults(command=deal_game)

    shown = commands.add_parser("show", parents=every, help=text("draw a position"))
    shown.add_argument("-o", "--output", metavar="FILE", default="-", help=text("write the picture to this file"))
    shown.add_argument("--view", choices=(*KINDS, "smallest"), default="board", help=text("how much of the table"))
    shown.add_argument("--before", metavar="FILE", help=text("an earlier position, to mark what has changed"))
    shown.set_defaults(command=show_game)

    for each in (play, dealt):
        each.add_argument("--edition", choices=tuple(EDITIONS), default="base", help=text("the edition of the rules"))
        each.add_argument("--seed", type=int, help=text("a number; the same one gives the same luck"))
    for each in (again, chances, shown):
        each.add_argument("file", help=text("the file to read; - is the standard input"))
    chances.add_argument("action", help=text("the action, as in a record: “attack Jab”"))
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command.

    :param arguments: the command and its options; by default those that the program was started with.
    :returns: the exit status.
    """
    # The words of --help are in the language too, so it is looked for before anything else.
    use(_language().parse_known_args(arguments)[0].language)
    options = _parser().parse_args(arguments)
    try:
        return int(options.command(options))
    except KeyboardInterrupt:
        return 130
    except (OSError, ValueError, Refused, Need) as problem:
        print(problem, file=sys.stderr)
        return 1
