"""A game in words: all that its picture shows."""

from collections.abc import Iterator

from rules.model.state import Game, Pokemon, Side, player_name
from rules.pictures.changes import Change, Changes, changes
from rules.pictures.labels import (
    EDITIONS,
    all_done,
    of_card,
    of_cards,
    of_effect,
    of_player,
    of_turn,
    of_type,
    of_used,
)
from rules.pictures.views import View
from rules.words.language import text


def pokemon_sentence(pokemon: Pokemon, edition: str) -> str:
    """A Pokémon in words: name, type, HP left, damage counters, Energy, cards, conditions, and what else there is.

    :param pokemon: the Pokémon.
    :param edition: the edition that is played.
    :returns: the words, without a full stop.

    >>> from rules import pokemon
    >>> pokemon_sentence(pokemon("Hitmonchan [F F] c=1 {Asleep}"), "base")
    'Hitmonchan (Fighting): 60 of 70 HP left, 1 damage counter; Energy: 2 × Fighting Energy; Asleep'
    """
    head = text("{pokemon} ({type}): {left} of {hp} HP left").format(
        pokemon=of_card(pokemon.card, edition), type=of_type(pokemon.card.type), left=pokemon.hp_left, hp=pokemon.hp
    )
    count = pokemon.counters
    told = text("{count} damage counter", "{count} damage counters", count) if count else text("no damage counters")
    energy = text("Energy: {cards}").format(cards=of_cards(pokemon.energy, edition)) if pokemon.energy else ""
    parts = [f"{head}, {told.format(count=count)}", energy or text("no Energy")]
    if pokemon.trainers:
        parts.append(text("attached: {cards}").format(cards=of_cards(pokemon.trainers, edition)))
    parts += [text(each) for each in pokemon.conditions]
    parts += [text("effect of an attack: {effect}").format(effect=of_effect(each)) for each in pokemon.effects]
    if len(pokemon.cards) > 1:
        parts.append(text("below it: {cards}").format(cards=of_cards(pokemon.cards[-2::-1], edition)))
    parts += [text("new this turn")] if pokemon.fresh else []
    parts += [text("this turn: {what}").format(what=of_used(each)) for each in pokemon.used]
    parts += [text("Knocked Out")] if pokemon.knocked_out else []
    return "; ".join(parts)


def lines(game: Game, view: View, reader: int, before: Game | None) -> Iterator[str]:
    """What a picture shows, a line for each thing.

    :param game: the game.
    :param view: the kind of picture.
    :param reader: the number of the side that is the reader's.
    :param before: the game as it was, where the picture shows what has changed.
    """
    whole = view.kind in ("board", "wide")
    if whole:
        edition = text(EDITIONS.get(game.edition.key, game.edition.key))
        yield text("{edition} edition, turn {turn}").format(edition=edition, turn=game.turn) + "."
        if game.stadium is not None:
            shown = of_card(game.stadium, game.edition.key)
            yield text("Stadium: {card}").format(card=f"{shown} ({player_name(game.stadium_side)})") + "."
    else:
        yield of_turn(game) + "."
    if whole:
        told = text("It is your turn.") if game.on_turn == reader else text("It is your opponent’s turn.")
        yield told
    if done := all_done(game):
        yield text("In this turn: {what}").format(what=", ".join(done)) + "."
    for side in (reader, 1 - reader) if view.kind not in ("one", "own") else (view.side,):
        yield from _side(game, side, view, reader)
    if before is not None:
        yield from changed_lines(changes(before, game), game, view, reader)


def _side(game: Game, side: int, view: View, reader: int) -> Iterator[str]:
    own, edition = game.sides[side], game.edition.key
    who = f"{of_player(side, reader)} ({player_name(side)})"
    active = text("Active: {pokemon}").format(
        pokemon=text("nobody") if own.active is None else pokemon_sentence(own.active, edition)
    )
    if view.kind != "one" or not view.slot:
        yield f"{who} – {active}."
    if view.kind == "duel":
        return
    for slot, each in enumerate(own.bench, 1):
        if view.kind != "one" or view.slot == slot:
            where = text("Bench {number}: {pokemon}").format(number=slot, pokemon=pokemon_sentence(each, edition))
            yield f"{who} – {where}."
    if view.kind != "one":
        if not own.bench:
            yield f"{who} – " + text("The Bench is empty.")
        yield from _piles(own, who, view, edition)


def _piles(own: Side, who: str, view: View, edition: str) -> Iterator[str]:
    if view.kind != "own":
        prizes = text("{count} Prize", "{count} Prizes", len(own.prizes)).format(count=len(own.prizes))
        deck = text("{count} card in the deck", "{count} cards in the deck", len(own.deck)).format(count=len(own.deck))
        yield f"{who} – {prizes}, {deck}."
    for cards, name in ((own.discard, text("Discard pile")), (own.hand, text("Hand"))):
        number = text("{count} card", "{count} cards", len(cards)).format(count=len(cards))
        told = f"{number}: {of_cards(cards, edition)}" if cards else text("no cards")
        yield f"{who} – {name}: {told}."


def changed_lines(found: Changes, game: Game, view: View, reader: int) -> Iterator[str]:
    """What has changed, a line for each Pokémon and each pile that the picture shows.

    :param found: the changes.
    :param game: the game as it is.
    :param view: the kind of picture.
    :param reader: the number of the side that is the reader's.
    """
    edition = game.edition.key
    told = []
    if found.before is not None:
        old = (of_turn(found.before), *all_done(found.before))
        told += [each for each in (of_turn(game), *all_done(game)) if each not in old]
    for (side, slot), change in found.pokemon.items():
        what = ", ".join(_change(change, slot, edition))
        if what and _shows(view, side, slot):
            name = of_card(game.at((side, slot)).card, edition)
            told.append(f"{name} ({player_name(side)}): {what}")
    for (side, slot), pokemon in found.gone:
        if _shows(view, side, slot):
            told.append(f"{of_card(pokemon.card, edition)} ({player_name(side)}): " + text("no longer in play"))
    names = {
        "hand": text("Hand"),
        "deck": text("Deck"),
        "discard": text("Discard pile"),
        "prizes": text("Prizes"),
    }
    for (side, pile), count in found.piles.items():
        if view.kind in ("board", "wide") or (view == View("own", side) and pile in ("hand", "discard")):
            number = _more_or_fewer(text("{count} card", "{count} cards", abs(count)), count)
            told.append(f"{names[pile]} ({player_name(side)}): " + (number if count else text("other cards")))
    if found.stadium and view.kind in ("board", "wide"):
        told.append(text("another Stadium") if game.stadium else text("no Stadium any more"))
    if told:
        yield text("What has changed: {what}").format(what="; ".join(told)) + "."


def _shows(view: View, side: int, slot: int) -> bool:
    where = {"one": (side, slot) == view[1:], "duel": slot == 0, "own": side == view.side}
    return where.get(view.kind, True)


def _more_or_fewer(template: str, count: int) -> str:
    """A number that has come or gone: a sign before it says which."""
    sign = "+" if count > 0 else "−"
    return template.format(count=f"{sign}{abs(count)}")


def _change(change: Change, slot: int, edition: str) -> Iterator[str]:
    if change.new:
        yield text("now in play")
    elif change.moved:
        yield text("now on the Bench") if slot else text("now the Active Pokémon")
    if change.cards > 0:
        yield text("evolved")
    elif change.cards < 0:
        yield text("no longer evolved")
    if count := change.counters:
        yield _more_or_fewer(text("{count} damage counter", "{count} damage counters", abs(count)), count)
    for energy, number in change.energy:
        yield _more_or_fewer("{count}", number) + f" {of_card(energy, edition)}"
    for trainer, number in change.trainers:
        yield _more_or_fewer("{count}", number) + f" {of_card(trainer, edition)}"
    for condition, number in change.conditions:
        name = text(condition)
        yield name if number > 0 else text("no longer {condition}").format(condition=name)
    for effect, number in change.effects:
        name = of_effect(effect)
        yield name if number > 0 else text("no longer under {effect}").format(effect=name)
