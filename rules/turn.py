"""A turn: how it begins, what may be done in it, and how it ends."""

from rules import between_turns, knock_out, trainer
from rules.effects import act
from rules.effects.evolving import when_played
from rules.model.bench_room import bench_limit
from rules.model.cards import DOLL, Card, EnergyCard, PokemonCard, TrainerCard
from rules.model.markers import END_OF_OPPONENTS_TURN, END_OF_OWN_TURN, ENDS_WITH_ITS_ATTACK
from rules.model.named import find
from rules.model.refusals import Refused
from rules.model.state import Pokemon, Side, player_name
from rules.model.steps import Play, rule_id, run
from rules.piles.discards import discard_attached
from rules.piles.drawing import draw as draw_cards


def over(play: Play) -> Play:
    """Refuse everything after the turn's attack, and everything after the game.

    :param play: any action.
    :returns: the same play.
    :raises rules.Refused: when the player has attacked this turn, or lost the chance to, or the game
        has ended.

    From text 004.
    """
    if play.game.over:
        raise Refused("turn.over", "game")
    if "turn.attack" in play.game.done:
        raise Refused("turn.over", "over")
    return play


def attack(play: Play) -> Play:
    """End the part of the turn in which things may be done: the attack is the last of them.

    :param play: the attack, carried out or failed.
    :returns: the play with the turn's attack used.

    From text 004.
    """
    return play.did("turn.attack")


def draw(play: Play) -> Play:
    """Draw a card at the start of the turn; a player who cannot has lost.

    :param play: the play at the start of the turn.
    :returns: the play with the card drawn, or with the game won by the opponent.

    From texts 001, 002, 003 and 004.

    >>> from rules import EndTurn, play, table
    >>> play(table("Rattata", opponent_deck=""), EndTurn()).game.winner
    0
    """
    side = play.game.on_turn
    if not play.game.sides[side].deck:
        ways = (0, 1) if side == 0 else (1, 0)
        play = play.with_game(play.game._replace(ways=ways))
        play = play.note("turn.draw", "empty", player=player_name(side))
        return play.note("winning.decide", "wins", player=player_name(1 - side), ways=1)
    return draw_cards(play, side, 1, "turn.draw")


def bench(play: Play) -> Play:
    """Put a Basic Pokémon from the hand on the Bench, where it has room for 5.

    :param play: the action, with the card chosen.
    :returns: the play with the Pokémon on the Bench.
    :raises rules.Refused: when the card is no Basic Pokémon or the Bench is full. A Trainer card that
        comes into play as a Pokémon may be put there too, where Trainer cards may be played.

    From text 004.

    >>> from rules import PutOnBench, play, table
    >>> play(table("Machop", hand="Rattata"), PutOnBench("Rattata")).game.player.bench
    (pokemon('Rattata !'),)
    """
    side = play.game.on_turn
    half = play.game.sides[side]
    card = play.card
    assert isinstance(card, PokemonCard)
    if not card.starts_in_play:
        raise Refused("turn.bench", "not_basic", card=card.name)
    if card.stage == DOLL:
        # It is a Trainer card, and whatever forbids those forbids it.
        play = run((step for step in play.edition.trainer if step in _FORBIDS), play)
    if len(half.bench) >= bench_limit(play.game):
        raise Refused("turn.bench", "full", limit=bench_limit(play.game))
    half = half._replace(bench=(*half.bench, Pokemon((card,), fresh=True)))
    play = play.with_game(play.game.with_side(side, half))
    play = play.note("turn.bench", "benched", player=player_name(side), pokemon=card.name)
    return when_played(play, (side, len(half.bench)), "turn.bench")


_FORBIDS = (trainer.first_turn, trainer.allowed)


def attach_energy(play: Play) -> Play:
    """Attach an Energy card from the hand to one of your Pokémon, once a turn.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the play with the card attached.
    :raises rules.Refused: when an Energy card was already attached this turn, or the card itself says
        that it may not be on this Pokémon.

    From text 004.

    >>> from rules import AttachEnergy, play, table
    >>> play(table("Charmander [R]", hand="F"), AttachEnergy("F", "Charmander")).game.player.active
    pokemon('Charmander [R F]')
    """
    if "turn.attach_energy" in play.game.done:
        raise Refused("turn.attach_energy", "again")
    pokemon = play.game.at(play.subject)
    card = play.card
    assert isinstance(card, EnergyCard)
    play = play.put(play.subject, pokemon._replace(energy=(*pokemon.energy, card))).did("turn.attach_energy")
    who = player_name(play.game.on_turn)
    play = play.note("turn.attach_energy", "attached", player=who, card=card.symbol, pokemon=pokemon.name)
    return act(play, "turn.attach_energy", card.name, card.effects)


def end(play: Play) -> Play:
    """End the turn: what happens or ends now, then come the steps between turns and Knock Outs.

    :param play: the play of the player who ends the turn.
    :returns: the play at the start of the other player's turn, with its card drawn, or with the game won.
    :raises rules.Need: when a coin or a choice is missing.

    From texts 000, 002 and 004.

    >>> from rules import EndTurn, play, table
    >>> after = play(table("Rattata", "Pikachu {Poisoned}"), EndTurn()).game
    >>> after.player.active, after.turn
    (pokemon('Pikachu c=1 {Poisoned}'), 4)
    """
    play = knock_out.check(last_of_turn(play))
    if play.game.over:
        return play
    attached = [card for side in play.game.sides for pokemon in side.in_play for card in pokemon.trainers]
    tools = any(effect.step == "between_turns.tools" for card in attached for effect in card.effects)
    play = between_turns.tools(play) if tools else play
    for step in play.edition.between_turns:
        play = step(play)
        play = play if step is between_turns.darkness_energy else between_turns.acting(play, rule_id(step))
        play = between_turns.tools(play, rule_id(step)) if tools else play
    play = between_turns.cards(play)
    play = knock_out.check(play)
    if play.game.over:
        return play
    play = clean_up(play)
    game = play.game
    play = play.with_game(
        game._replace(on_turn=1 - game.on_turn, turn=game.turn + 1, done=game.next_turn, next_turn=())
    )
    return draw(between_turns.must_use_tools(play) if tools else play)


def last_of_turn(play: Play) -> Play:
    """Let the effects act that attacks left on Pokémon for the very end of this turn.

    :param play: the play of the player who ends the turn.
    :returns: the play, in which Pokémon may be Knocked Out.

    Printed on the cards; from outside the texts.
    """
    for place in play.game.places():
        for left in play.game.at(place).effects:
            if left.turns == 1:
                play = act(play._replace(subject=place), "turn.end", left.attack, (left.effect,))
    return play


def clean_up(play: Play) -> Play:
    """Take away what lasts no longer than this turn.

    Effects of attacks that end now, PlusPower on the player's Pokémon and Defender on the opponent's, and Strength
    Charm on a Pokémon that attacked.

    :param play: the play between turns.
    :returns: the play without them.

    Printed on the cards; from outside the texts.
    """
    for number in (0, 1):
        side = play.game.sides[number]
        for slot, pokemon in enumerate(side.in_play):
            for card in pokemon.trainers:
                if _ends_now(card, number == play.game.on_turn, "attack" in pokemon.used):
                    play = discard_attached(play, (number, slot), card.name)
        for slot, pokemon in enumerate(play.game.sides[number].in_play):
            aged = _aged(pokemon)
            if aged is not pokemon:
                play = play.put((number, slot), aged)
    return play


def _ends_now(card: TrainerCard, own_turn: bool, attacked: bool) -> bool:
    wanted = [END_OF_OWN_TURN if own_turn else END_OF_OPPONENTS_TURN]
    wanted += [ENDS_WITH_ITS_ATTACK] * attacked
    return any(effect.verb in wanted for effect in card.effects)


def _aged(pokemon: Pokemon) -> Pokemon:
    if not pokemon.effects and not pokemon.fresh and not pokemon.used:
        return pokemon
    left = tuple(each._replace(turns=each.turns - 1) for each in pokemon.effects if each.turns > 1)
    return pokemon._replace(effects=left, fresh=False, used=())


def find_in_hand(side: Side, name: str, kind: type[Card], rule: str) -> int:
    """The position of a card in a hand.

    :param side: the side.
    :param name: the card's name, or an Energy card's symbol; with its print behind it where there are several.
    :param kind: the kind of card that is meant.
    :param rule: the id of the rule by which it is played.
    :returns: its position.
    :raises rules.Refused: when it is not there.
    """
    cards = [card for card in side.hand if isinstance(card, kind)]
    index = find(cards, name, symbols=True)
    if index is not None:
        return side.hand.index(cards[index])
    raise Refused(rule, "not_in_hand", card=name)
