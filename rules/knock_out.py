"""What happens when Pokémon are Knocked Out.

Each function is one step: :attr:`rules.model.edition.Edition.knock_out`. The player whose turn it is comes
last in each of them.
"""

from rules.effects import act
from rules.model import effect_sources
from rules.model.cards import without
from rules.model.conditions import untie
from rules.model.hit_points import refreshed
from rules.model.questions import choose, choose_or_first
from rules.model.state import Place, Pokemon, player_name
from rules.model.steps import Play, run
from rules.piles.discards import to_discard_pile


def check(play: Play) -> Play:
    """Knock Out every Pokémon whose damage is greater than or equal to its Hit Points.

    An Active Pokémon that left the table in another way is replaced too.

    :param play: any play.
    :returns: the play after the steps for Knock Outs, or the same play where there is nothing to do.

    From texts 000, 002, 003 and 004; "removed from play": 002.
    """
    if play.game.over:
        return play
    game = refreshed(play.game)
    play = play if game is play.game else play.with_game(game)
    first, second = game.sides
    # Most Pokémon have no counters: they are passed over without working anything out.
    fallen = [each for each in first.in_play + second.in_play if each.counters and each.knocked_out]
    due = fallen or first.active is None or second.active is None or play.prizes != (0, 0)
    return run(play.edition.knock_out, play) if due else play


def _order(play: Play) -> tuple[int, int]:
    return (1 - play.game.on_turn, play.game.on_turn)


def prevent(play: Play) -> Play:
    """Let the cards and effects act that keep an opponent's attack from Knocking a Pokémon Out.

    :param play: a play in which Pokémon are Knocked Out.
    :returns: the play, in which some of them may not be Knocked Out any more.
    :raises rules.Need: when a card asks for a coin that the script does not give.

    From the cards, such as Focus Band and Bide; outside the texts.

    >>> from rules import UseAttack, play, table
    >>> game = table("Hitmonchan [F]", "Rattata +Focus Band", "neo")
    >>> play(game, UseAttack("Jab"), coins="H").game.opponent.active
    pokemon('Rattata c=2')
    """
    return _let_act(play, "knock_out.prevent")


def retaliate(play: Play) -> Play:
    """Let the effects act that Knock Out the Pokémon whose attack Knocks another one Out.

    :param play: a play in which Pokémon are Knocked Out.
    :returns: the play, in which the attacking Pokémon may be Knocked Out too.

    From the cards, such as Destiny Bond; outside the texts.

    >>> from rules import UseAttack, play, table
    >>> after = play(table("Hitmonchan [F]", "Gastly c=2 <Destiny Bond>"), UseAttack("Jab"))
    >>> after.game.ways
    (0, 0)
    """
    return _let_act(play, "knock_out.retaliate")


def _let_act(play: Play, rule: str) -> Play:
    """Let what is on the opponent's Pokémon act that an attack Knocks Out."""
    if play.attack is None:
        return play
    number = 1 - play.attacker[0]
    side = play.game.sides[number]
    for slot in range(side.active is None, len(side.bench) + 1):
        play = _each(play, rule, (number, slot))
    return play


def _each(play: Play, rule: str, place: Place) -> Play:
    for name, effects in effect_sources.on(play.game.at(place), play.game):
        if play.game.at(place).knocked_out:
            play = act(play._replace(subject=place), rule, name, effects)
    return play


def discard(play: Play) -> Play:
    """Put each Knocked Out Pokémon and all cards attached to it in its player's discard pile.

    :param play: a play in which Pokémon are Knocked Out.
    :returns: the play without them. The opponent takes the Prizes for them in the next step.
    :raises rules.Need: when a card may save something of them and the script does not say what.

    From text 004.
    """
    play = _save(play)
    prizes = list(play.prizes)
    for number in _order(play):
        side = play.game.sides[number]
        fallen = [pokemon for pokemon in side.in_play if pokemon.knocked_out]
        standing = side.active if side.active is not None and not side.active.knocked_out else None
        bench = tuple(pokemon for pokemon in side.bench if not pokemon.knocked_out)
        game = play.game.with_side(number, side._replace(active=standing, bench=bench))
        play = play.with_game(game if standing is not None else untie(game, number))
        for pokemon in fallen:
            play = play.note("knock_out.discard", "knocked_out", pokemon=pokemon.name, player=player_name(number))
            play = to_discard_pile(play, number, (*pokemon.attached, *reversed(pokemon.cards)))
            prizes[1 - number] += pokemon.card.prizes
    return play._replace(prizes=(prizes[0], prizes[1]))


def _save(play: Play) -> Play:
    """Let the cards act that save something of a Pokémon while it is being Knocked Out."""
    for place in play.game.places(1 - play.game.on_turn):
        pokemon = play.game.at(place)
        if not pokemon.knocked_out:
            for card in pokemon.trainers:
                play = act(play._replace(subject=place), "knock_out.discard", card.name, card.effects)
    return play


def take_prizes(play: Play) -> Play:
    """Take a Prize for each of the opponent's Pokémon that was Knocked Out; it cannot be declined.

    The player chooses which one, by its number; they lie face down. Where the script does not choose, it is the first.

    :param play: the play after the Knocked Out Pokémon were discarded.
    :returns: the play with the Prizes taken into the hand.

    From text 004; the player whose turn it is comes last: 000, 002 and 004.
    """
    for number in _order(play):
        side = play.game.sides[number]
        count = min(play.prizes[number], len(side.prizes))
        if count:
            for _ in range(count):
                places = tuple(str(place + 1) for place in range(len(side.prizes)))
                differ = any(prize != side.prizes[0] for prize in side.prizes)
                play, index = choose_or_first(play, "knock_out.take_prizes", places, number, matters=differ)
                side = side._replace(prizes=without(side.prizes, index), hand=(*side.hand, side.prizes[index]))
            play = play.with_game(play.game.with_side(number, side))
            who, left = player_name(number), len(side.prizes)
            play = play.note("knock_out.take_prizes", "taken", player=who, count=count, left=left)
    return play._replace(prizes=(0, 0))


def replace(play: Play) -> Play:
    """Replace a Knocked Out Active Pokémon by one from the Bench.

    :param play: the play after the Prizes were taken.
    :returns: the play with a new Active Pokémon for each player who has one left.
    :raises rules.Need: when a player has several Pokémon to choose from and the script does not choose.

    From text 004; the player whose turn it is comes last: 000, 002 and 004.
    """
    for number in _order(play):
        side = play.game.sides[number]
        if side.active is None and side.bench:
            play, slot = choose(play, "knock_out.replace", side.names, number)
            chosen: Pokemon = side.bench[slot]
            bench = without(side.bench, slot)
            play = play.with_game(play.game.with_side(number, side._replace(active=chosen, bench=bench)))
            play = play.note("knock_out.replace", "replaced", player=player_name(number), pokemon=chosen.name)
    return play
