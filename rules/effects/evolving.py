"""Verbs that evolve Pokémon."""

from collections.abc import Iterator
from typing import Literal

from rules.catalogue import CARDS
from rules.catalogue.evolutions import EVOLVE_FURTHER
from rules.effects.acting import DOING, act, verb
from rules.effects.trainers import PLAYED, find_in_deck, must_do_something, played_on
from rules.model import conditions
from rules.model.arguments import Kind, Name, Stages
from rules.model.cards import LEVEL_UP, Card, PokemonCard, without
from rules.model.effect_sources import ignored, powers
from rules.model.markers import KNOCKED_OUT, NO_EVOLUTION
from rules.model.named import named
from rules.model.pokemon_kinds import fits, is_kind, real_name
from rules.model.questions import choose
from rules.model.refusals import Refused
from rules.model.state import Game, Place, Pokemon
from rules.model.steps import Play, rule_id, run
from rules.piles.discards import check_attached
from rules.piles.drawing import shuffle

WHEN = frozenset({"evolve.first_turn", "evolve.this_turn"})
"""The steps that say when a Pokémon may evolve."""

NO = "no"
"""The choice not to do what a card lets its player do."""


def put_on_top(play: Play, place: Place, card: PokemonCard, rule: str, *, from_hand: bool) -> Play:
    """Evolve a Pokémon, or raise its level, by putting a card on top of it.

    :param play: the play; the card is nowhere any more.
    :param place: the place of the Pokémon.
    :param card: the card that goes on top.
    :param rule: the id of the rule because of which it is done.
    :param from_hand: whether the card comes from the hand: only then does it do what it does when it is played.
    :returns: the play with the Pokémon evolved.
    """
    old = play.game.at(place)
    kept = tuple(left for left in old.effects if card.stage == LEVEL_UP and left.effect.verb == KNOCKED_OUT)
    used = old.used if card.stage == LEVEL_UP else ()
    left = conditions.counters(old)
    new = old._replace(cards=(*old.cards, card), conditions=left, effects=kept, fresh=True, used=used)
    what = "leveled_up" if card.stage == LEVEL_UP else "evolved"
    play = play.put(place, new).note(rule, what, old=old.name, new=card.name)
    if place[1] == 0:
        play = play.with_game(conditions.untie(play.game, place[0]))
    play = check_attached(play)
    return when_played(play, place, "evolve.on_top") if from_hand else play


def when_played(play: Play, place: Place, rule: str) -> Play:
    """Let a player use the Powers that may be used when their Pokémon is played from the hand.

    :param play: the play, just after the card was put down.
    :param place: where it lies.
    :param rule: the step to which such Powers belong.
    :returns: the play after those that the player wanted.
    :raises rules.Need: when the script does not say whether one is wanted.
    """
    for power in play.game.at(place).card.powers:
        if any(effect.step == rule for effect in power.effects) and not ignored(play.game, power):
            play, chosen = choose(play, rule, (power.name, NO))
            if chosen == 0:
                play = act(play._replace(subject=place, power=power), rule, power.name, power.effects)
    return play


def from_hand(play: Play, side: int, card: Card) -> Play:
    """The play with one card taken out of a hand, to be put somewhere."""
    half = play.game.sides[side]
    left, _ = half.take(half.hand.index(card))
    return play.with_game(play.game.with_side(side, left))


def forbidden(game: Game) -> str:
    """The name of a Power that lets nobody evolve a Pokémon from the hand, such as Prehistoric Power; empty without.

    :param game: the game.
    """
    for side in game.sides:
        for pokemon in side.in_play:
            for source, effects in powers(pokemon, game):
                if any(effect.verb == NO_EVOLUTION for effect in effects):
                    return source
    return ""


def check_may_evolve(play: Play) -> None:
    """Refuse to evolve a Pokémon with a card from the hand while a Power forbids it, whichever card would do it.

    :param play: the play.
    :raises rules.Refused: when a Power that works forbids it.
    """
    if by := forbidden(play.game):
        raise Refused("evolve.this_turn", "forbidden", source=by)


@verb("power.use")
def evolve_into(play: Play, rule: str, source: str, name: Name) -> Play:
    """Put a Pokémon card from the hand on this Pokémon, which evolves it, and take all damage counters off."""
    side = play.attacker[0]
    check_may_evolve(play)
    hand = play.game.sides[side].hand
    options = named(c for c in hand if isinstance(c, PokemonCard) and real_name(c.name) == name)
    if not options:
        raise Refused(rule, "no_card", power=source)
    play, chosen = choose(play, rule, tuple(options))
    card = tuple(options.values())[chosen]
    play = put_on_top(from_hand(play, side, card), play.subject, card, rule, from_hand=True)
    return play.put(play.subject, play.game.at(play.subject)._replace(counters=0))


@verb("trainer.carry_out", "power.use")
def evolve_skipping(
    play: Play, rule: str, source: str, stages: Stages, when: Literal["any time", "as usual"] = "any time"
) -> Play:
    """Put an Evolution card from the hand on one's own Basic Pokémon, also a Stage 2 card that skips its Stage 1.

    :param stages: the stages of the cards that may be put on it.
    :param when: ``as usual`` where it is only allowed when the Pokémon could evolve anyway.
    """
    place = played_on(play, rule)
    pokemon = play.game.at(place)
    check_may_evolve(play)
    if when == "as usual":
        run((step for step in play.edition.evolve if rule_id(step) in WHEN), play._replace(subject=place))
    if not pokemon.is_basic:
        raise Refused(rule, "not_basic", pokemon=pokemon.name)
    found = dict.fromkeys(
        card
        for card in play.game.sides[place[0]].hand
        if isinstance(card, PokemonCard)
        and card.stage in stages
        and (fits(card, pokemon) or path_exists(play.game, card, pokemon))
    )
    if not found:
        raise Refused(rule, "no_evolution", pokemon=pokemon.name)
    options = named(found)
    play, chosen = choose(play, rule, tuple(options))
    card = tuple(options.values())[chosen]
    return put_on_top(from_hand(play, place[0], card), place, card, rule, from_hand=True)


@verb(*DOING)
def evolve_from_deck(
    play: Play, rule: str, source: str, where: Literal["active", "itself", "chosen"] = "active"
) -> Play:
    """Search the deck for a card that evolves one's own Pokémon, put it on it and shuffle.

    It may be the first turn, and the Pokémon may have been played or evolved this turn: the card's text beats that.

    :param where: ``active``, ``itself`` for the Pokémon whose Power it is, or ``chosen`` for the one it is played on.
    """
    side = play.attacker[0]
    deck = play.game.sides[side].deck
    must_do_something(play, rule, source, bool(deck))
    place = played_on(play, rule) if where == "chosen" else play.subject if where == "itself" else (side, 0)
    pokemon = play.game.at(place)
    known = real_name(pokemon.name) in EVOLVE_FURTHER
    if rule == PLAYED and not known and not any(_evolves(card, pokemon) for card in _existing(play.game)):
        raise Refused(rule, "evolves_into_nothing", pokemon=pokemon.name, card=source)
    fitting = [card for card in deck if isinstance(card, PokemonCard) and _evolves(card, pokemon)]
    play, found = find_in_deck(play, rule, fitting, may_fail=True)
    if found is None:
        return shuffle(play.note(rule, "not_found", card=source), side, rule)
    half = play.game.sides[side]._replace(deck=without(deck, deck.index(found)))
    play = play.with_game(play.game.with_side(side, half))
    return shuffle(put_on_top(play, place, found, rule, from_hand=False), side, rule)


def _evolves(card: Card, pokemon: Pokemon) -> bool:
    """Whether it is printed on a card that it evolves from a Pokémon; that it may be put on it is not enough."""
    return isinstance(card, PokemonCard) and card.stage != LEVEL_UP and card.evolves_from != "" and fits(card, pokemon)


@verb("turn.attach_energy", "trainer.carry_out")
def only_on(play: Play, rule: str, source: str, *kinds: Kind) -> Play:
    """Refuse to attach a card to a Pokémon of another kind."""
    pokemon = play.game.at(play.subject)
    if not any(is_kind(pokemon, kind) for kind in kinds):
        raise Refused(rule, "not_on_this", card=source, pokemon=pokemon.name)
    return play


@verb("turn.attach_energy", "trainer.carry_out")
def not_on(play: Play, rule: str, source: str, *kinds: Kind) -> Play:
    """Refuse to attach a card to a Pokémon of a kind."""
    pokemon = play.game.at(play.subject)
    if any(is_kind(pokemon, kind) for kind in kinds):
        raise Refused(rule, "not_on_this", card=source, pokemon=pokemon.name)
    return play


def path_exists(game: Game, card: PokemonCard, pokemon: Pokemon) -> bool:
    """Whether a Stage 2 card leads back to a Basic Pokémon through a Stage 1 card that exists.

    :param game: the game; its cards and those of the catalogue are the ones that exist.
    :param card: the Stage 2 card.
    :param pokemon: the Basic Pokémon in play.
    :returns: whether there is such a Stage 1 card. Nobody needs to have it.

    From outside the texts: a dated answer (2005-02-10).

    >>> from rules import card, pokemon, table
    >>> path_exists(table("Gastly"), card("Machamp"), pokemon("Machop"))
    True
    """
    above, below = real_name(card.evolves_from), real_name(pokemon.name)
    return any(
        real_name(each.name) == above and real_name(each.evolves_from) == below
        for each in _existing(game)
        if isinstance(each, PokemonCard)
    )


def _existing(game: Game) -> Iterator[Card]:
    yield from CARDS
    for side in game.sides:
        yield from side.cards
