"""What happens when Pokémon are Knocked Out.

Each function is one step: :attr:`rules.edition.Edition.knock_out`. The player whose turn it is comes
last in each of them.
"""

from rules.questions import choose
from rules.state import player_name
from rules.steps import Play, run


def check(play: Play) -> Play:
    """Knock Out every Pokémon whose damage is greater than or equal to its Hit Points.

    :param play: any play.
    :returns: the play after the steps for Knock Outs, or the same play where there is none.

    From texts 000, 002, 003 and 004.
    """
    if any(pokemon.knocked_out for side in play.game.sides for pokemon in side.in_play):
        play = run(play.edition.knock_out, play)
    return play


def _sides(play: Play) -> tuple[int, int]:
    return (1 - play.game.on_turn, play.game.on_turn)


def discard(play: Play) -> Play:
    """Put each Knocked Out Pokémon and all cards attached to it in its player's discard pile.

    :param play: a play in which Pokémon are Knocked Out.
    :returns: the play without them. The opponent takes the Prizes for them in the next step.

    From text 004.
    """
    taken = [0, 0]
    for number in _sides(play):
        side = play.game.sides[number]
        for pokemon in side.in_play:
            if pokemon.knocked_out:
                play = play.note("knock_out.discard", "knocked_out", pokemon=pokemon.name, player=player_name(number))
                side = side._replace(discard=(*pokemon.attached, *reversed(pokemon.cards), *side.discard))
                taken[1 - number] += 1
        active = side.active if side.active is None or not side.active.knocked_out else None
        bench = tuple(pokemon for pokemon in side.bench if not pokemon.knocked_out)
        play = play._replace(game=play.game.with_side(number, side._replace(active=active, bench=bench)))
    return play._replace(prizes=(taken[0], taken[1]))


def take_prizes(play: Play) -> Play:
    """Take a Prize for each of the opponent's Pokémon that was Knocked Out.

    The Prizes lie face down, so which one is taken is luck; the engine takes the first.

    :param play: the play after the Knocked Out Pokémon were discarded.
    :returns: the play with the Prizes taken into the hand.

    From text 004; the player whose turn it is comes last: 000, 002 and 004.
    """
    for number in _sides(play):
        side = play.game.sides[number]
        count = min(play.prizes[number], len(side.prizes))
        if count:
            side = side._replace(prizes=side.prizes[count:], hand=side.hand + side.prizes[:count])
            play = play._replace(game=play.game.with_side(number, side))
            left = len(side.prizes)
            play = play.note("knock_out.take_prizes", "taken", player=player_name(number), count=count, left=left)
    return play


def replace(play: Play) -> Play:
    """Replace a Knocked Out Active Pokémon by one from the Bench.

    :param play: the play after the Prizes were taken.
    :returns: the play with a new Active Pokémon for each player who has one left.
    :raises rules.questions.Need: when a player has several Pokémon to choose from and the script does not choose.

    From text 004; the player whose turn it is comes last: 000, 002 and 004.
    """
    for number in _sides(play):
        side = play.game.sides[number]
        if side.active is None and side.bench:
            play, slot = choose(play, "knock_out.replace", play.game.sides[number].names)
            chosen = side.bench[slot]
            bench = side.bench[:slot] + side.bench[slot + 1 :]
            play = play._replace(game=play.game.with_side(number, side._replace(active=chosen, bench=bench)))
            play = play.note("knock_out.replace", "replaced", player=player_name(number), pokemon=chosen.name)
    return play
