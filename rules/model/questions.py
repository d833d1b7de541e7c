"""Coins and choices: a play asks, a script answers.

A question that the script does not answer is raised as :class:`rules.Need`. Whoever asked for the play
runs it again, from the same unchanged start, with one more answer.
"""

from collections.abc import Sequence

from rules.model.steps import Play
from rules.words.language import text
from rules.words.titles import TITLES

HEADS, TAILS = "H", "T"

ASK = "?"
"""What stands behind the last choice of a script whose owner wants to be asked even where the first option would do."""


class Need(Exception):
    """A play cannot go on before a coin is flipped or a choice made.

    :param rule: the id of the rule that asks.
    :param options: the answers that it accepts.
    :param player: the number of the side whose player answers.
    """

    # Sessions show the name by which a reader imports it.
    __module__ = "rules"

    def __init__(self, rule: str, options: tuple[str, ...], player: int = 0) -> None:
        super().__init__(rule, options, player)
        self.rule = rule
        self.options = options
        self.player = player

    @property
    def is_shuffle(self) -> bool:
        """Whether the order of a shuffled deck is asked for."""
        return self.options == ("shuffle",)

    @property
    def is_coin(self) -> bool:
        """Whether a coin is asked for, and not a choice."""
        return self.options == (HEADS, TAILS)

    def __str__(self) -> str:
        if self.is_coin:
            return text("{rule}: a coin is needed for “{title}” (H or T)").format(
                rule=self.rule, title=text(TITLES[self.rule])
            )
        if self.is_shuffle:
            return text("{rule}: the order of a shuffled deck is needed").format(rule=self.rule)
        return text("{rule}: a choice is needed: {options}").format(rule=self.rule, options=", ".join(self.options))


class WrongAnswer(ValueError):
    """An answer that the play did not ask for, or does not accept."""

    __module__ = "rules"


def flip(play: Play, rule: str) -> tuple[Play, bool]:
    """Flip a coin.

    :param play: the play that asks.
    :param rule: the id of the rule that asks.
    :returns: the play with the coin used up, and whether it was heads.
    :raises Need: when the script has no coin left.
    """
    if not play.coins:
        raise Need(rule, (HEADS, TAILS), play.game.on_turn)
    heads = play.coins[0] == HEADS
    play = play._replace(coins=play.coins[1:], answered=(*play.answered, play.coins[0]))
    return play.note(rule, "heads" if heads else "tails"), heads


def choose(play: Play, rule: str, options: Sequence[str], by: int | None = None) -> tuple[Play, int]:
    """Make a choice. Where there is only one option, nobody is asked; a script may name it all the same.

    :param play: the play that asks.
    :param rule: the id of the rule that asks.
    :param options: what can be chosen, at least one.
    :param by: the number of the side whose player chooses; by default the one whose turn it is.
    :returns: the play with the choice used up, and the position of the chosen option.
    :raises Need: when the script has no choice left.
    :raises WrongAnswer: when the script's choice is not one of the options.
    """
    if len(options) == 1:
        named = play.single_named and play.choices[:1] == tuple(options)
        return (play._replace(choices=play.choices[1:]) if named else play), 0
    if not play.choices or play.choices[0] == ASK:
        raise Need(rule, tuple(options), play.game.on_turn if by is None else by)
    answer, rest = play.choices[0], play.choices[1:]
    if isinstance(answer, int):
        index = answer % len(options)
        return play._replace(choices=rest, answered=(*play.answered, options[index])), index
    if answer not in options:
        raise WrongAnswer(
            text("{rule}: “{answer}” cannot be chosen; the options are: {options}").format(
                rule=rule, answer=answer, options=", ".join(options)
            )
        )
    return play._replace(choices=rest, answered=(*play.answered, answer)), list(options).index(answer)


def choose_or_first(
    play: Play, rule: str, options: Sequence[str], by: int | None = None, *, matters: bool = True
) -> tuple[Play, int]:
    """Make a choice that mostly makes no difference: the first option is meant where the script names none of them.

    :param play: the play that asks.
    :param rule: the id of the rule that asks.
    :param options: what can be chosen, at least one.
    :param by: the number of the side whose player chooses; by default the one whose turn it is.
    :param matters: whether the options differ at all; otherwise nobody is asked, though a script may name one.
    :returns: the play with the choice used up, and the position of the chosen option.
    :raises Need: when the script ends with :data:`ASK`.
    """
    answer = next(iter(play.choices), None)
    return choose(play, rule, options, by) if answer in options or (answer == ASK and matters) else (play, 0)


def choose_or_decline(
    play: Play, rule: str, options: Sequence[str], decline: str, by: int | None = None
) -> tuple[Play, int | None]:
    """Make a choice, or make none of the choices.

    :param play: the play that asks.
    :param rule: the id of the rule that asks.
    :param options: what can be chosen. Where it is one thing, that is meant unless the script declines.
    :param decline: how the script declines.
    :param by: the number of the side whose player chooses; by default the one whose turn it is.
    :returns: the play with the choice used up, and the position of the chosen option; ``None`` for none of them.
    :raises Need: when the script has no choice left.
    :raises WrongAnswer: when the script's choice is not one of the options.
    """
    ask = choose_or_first if len(options) == 1 else choose
    play, chosen = ask(play, rule, (*options, decline), by)
    return play, None if chosen == len(options) else chosen


def check_coins(coins: str) -> None:
    """Refuse a script of coins that has anything but ``H`` and ``T`` in it.

    :raises WrongAnswer: when it has.
    """
    if not isinstance(coins, str):
        raise WrongAnswer(text("coins are a text of H (heads) and T (tails), not “{coins}”").format(coins=coins))
    for coin in coins:
        if coin not in (HEADS, TAILS):
            raise WrongAnswer(text("a coin is H (heads) or T (tails), not “{coin}”").format(coin=coin))


def check_used_up(play: Play) -> None:
    """Refuse answers that were left over.

    :raises WrongAnswer: when a coin or a choice was not needed.
    """
    if play.coins:
        message = text(
            "{count} coin was not needed: {coins}", "{count} coins were not needed: {coins}", len(play.coins)
        )
        raise WrongAnswer(message.format(count=len(play.coins), coins=play.coins))
    if play.choices and play.choices != (ASK,):
        message = text(
            "{count} choice was not needed: {choices}", "{count} choices were not needed: {choices}", len(play.choices)
        )
        raise WrongAnswer(message.format(count=len(play.choices), choices=", ".join(map(str, play.choices))))
    if play.shuffles:
        message = text(
            "{count} shuffle was not needed: {shuffles}",
            "{count} shuffles were not needed: {shuffles}",
            len(play.shuffles),
        )
        raise WrongAnswer(message.format(count=len(play.shuffles), shuffles="; ".join(play.shuffles)))
