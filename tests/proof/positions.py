"""Small positions to try out two orders of the same steps on: for each chapter what its steps look at.

Every list is multiplied with every other; where that gives too many, evenly spread ones of them are taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from proof import position_parts, positions_of_own_cards
from proof.combinations import spread
from proof.search import ByHand, Position, dealt
from rules import EDITIONS, deck, table
from rules.model.actions import Action, EndTurn, Evolve, PlayTrainer, Retreat, UseAttack, UsePower
from rules.model.state import Side
from rules.playing.players import random_game


def positions(edition: str, chapter: str, most: int) -> list[Position]:
    """Up to a number of positions for a chapter; `setup` has decks instead."""
    if chapter == "setup":
        return list(_setups(edition))
    if chapter in ("attack", "damage"):
        return _of_lists(edition, _attacks(edition), most) + list(positions_of_own_cards.positions(edition, most))
    if chapter == "trainer":
        return _of_lists(edition, _trainers(edition), most) + _of_lists(edition, _forbidden(edition), most)
    lists = {
        "knock_out": _knock_outs,
        "between_turns": _ends,
        "retreat": _retreats,
        "evolve": _evolutions,
        "power": _powers,
    }[chapter](edition)
    return _of_lists(edition, lists, most)


def _of_lists(edition: str, lists: list[list[Part]], most: int) -> list[Position]:
    found = []
    for choice in spread(lists, most):
        words, actions = _together(choice)
        position = _position(edition, words, actions)
        if position is not None:
            found.append(position)
    return found


Part = tuple[dict[str, Any], tuple[Action | ByHand, ...]]
"""Some of the words for :func:`rules.notation.table`, and what is done."""


def _together(parts: tuple[Part, ...]) -> Part:
    """Texts of the same name are put behind each other."""
    words: dict[str, Any] = {}
    actions: tuple[Action | ByHand, ...] = ()
    for some, done in parts:
        actions += done
        for name, value in some.items():
            words[name] = words[name] + value if isinstance(value, str) and name in words else value
    return words, actions


def _position(edition: str, words: dict[str, Any], actions: tuple[Action | ByHand, ...]) -> Position | None:
    try:
        game = table(edition=edition, **words)
    except ValueError:
        return None  # No game comes to this: a Pokémon that is Knocked Out already, or two Tools on one.
    said = ", ".join(f"{name}={value!r}" for name, value in words.items())
    return Position(f"table({said}, edition={edition!r}) {actions!r}", game, actions)


def _words(name: str, *values: str) -> list[Part]:
    return [({name: value}, ()) for value in values]


def _attacks(edition: str) -> list[list[Part]]:
    return [
        [({"player": text}, (UseAttack(attack),)) for text, attack in position_parts.attackers()]
        + [({"player": text}, (ByHand(attack),)) for text, attack in position_parts.BY_HAND],
        _words("player", *position_parts.ON_ATTACKER),
        _words("opponent", *position_parts.DEFENDERS),
        _words("opponent", *position_parts.ON_DEFENDER),
        _words("stadium", "", "Sprout Tower", "Lake Boundary"),
        [({}, ()), ({"bench": "Pichu, Machop [D*]", "opponent_bench": "Steelix [M*], Rattata c=2"}, ())],
    ]


def _knock_outs(edition: str) -> list[list[Part]]:
    return [
        [({"player": text}, actions) for text, actions in position_parts.KILLERS],
        _words("player", "", " +PlusPower", " {Poisoned}", " <Destiny Bond>"),
        _words("opponent", *position_parts.VICTIMS),
        _words("opponent", "", " +Focus Band", " <Destiny Bond>", " <Bide>", " <Destiny Bond> <Bide>", " [R]"),
        [({}, ()), ({"bench": "Pichu"}, ()), ({"bench": "Pichu c=2, Machop"}, ())],
        [
            ({}, ()),
            ({"opponent_bench": "Pichu"}, ()),
            ({"opponent_bench": "Pichu c=2, Machop"}, ()),
            ({"opponent_bench": "Pichu c=2, Rattata c=2 [R]"}, ()),
        ],
        [({"prizes": own, "opponent_prizes": theirs}, ()) for own in (1, 2, 6) for theirs in (1, 2, 6)],
        [({}, ()), ({}, (EndTurn(),))],
    ]


def _ends(edition: str) -> list[list[Part]]:
    return [
        _words("player", "Raticate", "Rattata c=2", "Chansey c=11", "Murkrow c=4", "Dark Raichu c=5"),
        _words("player", "", " [D*]", " [D* D*]"),
        _words("player", *position_parts.CONDITIONS),
        _words("player", "", " +Gold Berry", " +Miracle Berry", " +Focus Band"),
        _words("opponent", "Raticate c=5", "Rattata", "Pichu c=2 [D*]"),
        _words("opponent", *position_parts.CONDITIONS),
        _words("opponent", "", " +Gold Berry", " +Miracle Berry"),
        [
            ({}, ()),
            ({"bench": "Pichu", "opponent_bench": "Pichu c=2 [D*] {Char}"}, ()),
            ({"bench": "Pichu c=2 [D*], Machop {Char}", "opponent_bench": "Machop"}, ()),
        ],
        [({}, (EndTurn(),))],
    ]


def _retreats(edition: str) -> list[list[Part]]:
    paid: list[Part] = [
        ({"player": energy}, (Retreat(to, cards),))
        for to in ("Machop", "Clefairy Doll")
        for energy, cards in position_parts.PAYMENTS
    ]
    return [
        _words("player", "Hitmonchan", "Pikachu", "Rattata", "Clefairy Doll"),
        paid,
        _words("player", "", *(f" {{{each}}}" for each in ("Asleep", "Confused", "Paralyzed", "Confused, Poisoned"))),
        _words("player", "", " <Mean Look>"),
        [({"bench": bench}, ()) for bench in position_parts.BENCHES],
        [({}, ()), *(({}, (Retreat(to, cards),)) for to in ("Rattata", "Hitmonchan", "Machop") for cards in ("", "F"))],
    ]


def _evolutions(edition: str) -> list[list[Part]]:
    return [
        [({"player": below, "hand": card}, (Evolve(card, on),)) for below, card, on in position_parts.EVOLUTIONS],
        _words("player", "", " !", " {Asleep}", " c=2", " [F] {Char, Poisoned}", " <Sand-attack>"),
        _words("player", "", " !"),
        [({}, ()), ({"bench": "Machop !"}, ()), ({"bench": "Machop, Pichu"}, ()), ({"bench": "Pichu !, Machop"}, ())],
        [({"turn": turn}, ()) for turn in (1, 2, 3, 4)],
        [({}, ()), *(({"hand": f", {card}"}, (Evolve(card, on),)) for _, card, on in position_parts.EVOLUTIONS)],
    ]


def _trainers(edition: str) -> list[list[Part]]:
    plays = [PlayTrainer(name, on) for name in position_parts.TRAINERS for on in ("", "Rattata", "Chansey")]
    return [
        _words("player", "Rattata", "Chansey c=3 {Confused}"),
        _words("player", "", " +Gold Berry", " +PlusPower"),
        _words("opponent", "Rattata", "Stunky [F]"),
        [({}, ()), ({"bench": "Pichu, Chansey"}, ())],
        [({"turn": turn}, ()) for turn in (1, 2, 3)],
        [({"hand": f"{each.card}, F"}, (each,)) for each in plays],
        [({}, ()), *(({"hand": f", {each.card}"}, (each,)) for each in plays)],
        [({}, ()), ({"opponent_bench": "Machop"}, ())],
    ]


def _forbidden(edition: str) -> list[list[Part]]:
    """Trainer cards after Fake Tears."""
    plays = [PlayTrainer(name, on) for name in position_parts.TRAINERS for on in ("", "Rattata", "Machop")]
    return [
        [({"player": "Bonsly"}, (UseAttack("Fake Tears"), EndTurn()))],
        _words("opponent", "Rattata", "Rattata +Gold Berry", "Rattata c=1"),
        [({}, ()), ({"opponent_bench": "Machop"}, ()), ({"opponent_bench": "Machop +Focus Band"}, ())],
        [({}, ()), ({"bench": "Onix"}, ())],
        [({"turn": turn}, ()) for turn in (1, 2, 3)],
        [({"opponent_hand": f"{each.card}, F"}, (each,)) for each in plays],
    ]


def _powers(edition: str) -> list[list[Part]]:
    actions = [UsePower(name) for name in ("Playful Punch", "Curse", "Baby Evolution", "Rain Dance")]
    return [
        _words("player", "Elekid", "Gengar", "Bonsly", "Blastoise", "Rattata"),
        _words("player", *position_parts.CONDITIONS),
        _words("player", "", " (used Curse)", " (used Playful Punch)"),
        [({}, ()), ({"bench": "Elekid, Gengar"}, ()), ({"bench": "Blastoise"}, ())],
        _words("opponent", "Pichu c=1", "Rattata c=2", "Chansey"),
        [({}, ()), ({"opponent_bench": "Machop c=1"}, ())],
        [({"hand": ""}, ()), ({"hand": "W, W, Sudowoodo"}, ())],
        [({}, (each,)) for each in actions],
        [({}, ()), *(({}, (each,)) for each in actions)],
    ]


def _setups(edition: str) -> Iterator[Position]:
    decks = ("Rattata, F*7", "F*7, Rattata", "F*14", "Rattata, Machop, F*5, Onix, F*8", "Clefairy Doll, F*8, Rattata")
    for one, other in product(decks, decks):
        sides = [Side(None, deck=deck(text.replace("F*14", "F*13, Machop"), edition)) for text in (one, other)]
        for prizes in (1, 6):
            sides[0] = sides[0]._replace(prizes=sides[0].deck[:1] * prizes)
            yield Position(f"set_up: {one} / {other}, {prizes}", dealt(EDITIONS[edition], *sides), ())


def played(edition: str, games: int) -> Iterator[Position]:
    """Everything that is done in random games."""
    for seed in range(games):
        for number, (game, action, _) in enumerate(random_game(edition, seed)):
            yield Position(f"random game {seed} in {edition}, action {number}: {action!r}", game, (action,))
