"""Pictures of a game: nothing that can be seen is missing, and everything stays within its room."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mixed_decks import mixed_decks

from rules import EDITIONS, card, pokemon, read_game
from rules.catalogue import CARDS
from rules.model.cards import EnergyCard, PokemonCard, TrainerCard
from rules.model.state import CONDITIONS, Game, Pokemon, Side
from rules.pictures import (
    View,
    picture,
    smallest_view,
    words,
)
from rules.playing.players import random_game
from rules.words import language

EXAMPLES = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""Enough to find a thing that is left out; the games below add some thousand positions."""


def drawn(game: Game, view: str | View = "board") -> str:
    """What is drawn, without the words in it and the ids that follow from them."""
    return re.sub(r' aria-labelledby="[^"]*"|<title.*?</desc>', "", picture(game, view=view))


def seen(game: Game) -> Game:
    """What everybody can see of a game: of the decks and the Prizes only how many cards they have."""
    sides = tuple(
        side._replace(deck=side.deck and (card("G"),) * len(side.deck), prizes=(card("G"),) * len(side.prizes))
        for side in game.sides
    )
    return game._replace(sides=sides)


@pytest.fixture(params=language.LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Iterator[str]:
    language.use(request.param)
    yield request.param
    language.use("en")


# Positions from everything that a position can have, one thing at a time.

STEM = """
edition: neo
A active: Hitmonchan [F F CC] c=2
A bench: Machop>Machoke [F]
A bench: Rattata
A hand: F*2, Bill
A discard: R, Bill
B active: Charmander [R]
B bench: Pidgey
B hand: R
"""

OTHER = [
    ("edition: neo", "edition: base"),
    ("edition: neo", "edition: neo\nturn: 4"),
    ("edition: neo", "edition: neo\non turn: B"),
    ("edition: neo", "edition: neo\ndone: turn.attach_energy"),
    ("edition: neo", "edition: neo\ndone: turn.attach_energy; turn.attack"),
    ("edition: neo", "edition: neo\ndone: trainer.allowed Cry Loudly"),
    ("edition: neo", "edition: neo\ndone: trainer.allowed Headache"),
    ("edition: neo", "edition: neo\nnext turn: trainer.allowed Headache"),
    ("edition: neo", "edition: neo\nways: 1 0"),
    ("edition: neo", "edition: neo\nways: 2 0"),
    ("edition: neo", "edition: neo\nways: 1 1"),
    ("edition: neo", "edition: neo\nA stadium: Sprout Tower"),
    ("edition: neo", "edition: neo\nB stadium: Sprout Tower"),
    ("edition: neo", "edition: neo\nB stadium: Ecogym"),
    ("edition: neo", "edition: neo\nA deck: G*19"),
    ("edition: neo", "edition: neo\nB deck: G*21"),
    ("edition: neo", "edition: neo\nB prizes: G*5"),
    ("edition: neo", "edition: neo\nB discard: G*5"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F CC F]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F F F]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F M]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F M*]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F D*]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F D*@dp]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F *]"),
    ("c=2", "c=3"),
    ("c=2", ""),
    ("c=2", "c=2 +PlusPower"),
    ("c=2", "c=2 +PlusPower@dp"),
    ("c=2", "c=2 +Defender +PlusPower"),
    ("c=2", "c=2 +PlusPower +Defender"),
    ("c=2", "c=2 <Sand-attack>"),
    ("c=2", "c=2 <Sand-attack 2>"),
    ("c=2", "c=2 <Smokescreen>"),
    ("c=2", "c=2 <Amnesia: Jab>"),
    ("c=2", "c=2 <Amnesia: Special Punch>"),
    ("c=2", "c=2 !"),
    ("c=2", "c=2 (used retreat)"),
    ("c=2", "c=2 (used Damage Swap)"),
    *(("c=2", f"c=2 {{{condition}}}") for condition in CONDITIONS),
    ("c=2", "c=2 {Asleep, Poisoned}"),
    ("Machop>Machoke", "Machop"),
    ("Machop>Machoke", "Machoke"),
    ("Machop>Machoke", "Machop>Machoke>Machamp"),
    ("Machop>Machoke", "Machop>Machamp"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] c=1"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] +Defender"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] {Char}"),
    ("Machop>Machoke [F]", "Machop>Machoke [R]"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] !"),
    ("A bench: Rattata\n", ""),
    ("A bench: Rattata", "A bench: Pidgey"),
    ("A bench: Rattata", "A bench: Rattata\nA bench: Rattata"),
    ("A hand: F*2, Bill", "A hand: F, Bill"),
    ("A hand: F*2, Bill", "A hand: F, Bill, F"),
    ("A hand: F*2, Bill", "A hand: R*2, Bill"),
    ("A discard: R, Bill", "A discard: Bill, R"),
    ("A discard: R, Bill", "A discard: R"),
    ("B bench: Pidgey", "B bench: Rattata"),
    ("B hand: R", "B hand: W"),
]  # fmt: skip
"""One change of the stem each."""


def test_every_thing_on_the_table_is_seen_and_told(reader: str) -> None:
    games = [read_game(STEM), *(read_game(STEM.replace(old, new)) for old, new in OTHER)]
    assert len(set(games)) == len(games) == 67
    for kind in ("board", "wide"):
        assert len({drawn(game, kind) for game in games}) == len(games)
    assert len({words(game) for game in games}) == len(games)


energy_cards = st.sampled_from([each for each in CARDS if isinstance(each, EnergyCard)])
trainer_cards = st.sampled_from([each for each in CARDS if isinstance(each, TrainerCard)])
pokemon_cards = st.sampled_from([each for each in CARDS if isinstance(each, PokemonCard)])
left_behind = st.sampled_from(
    [pokemon(f"Rattata <{name}>").effects[0] for name in ("Sand-attack", "Smokescreen", "Amnesia: Bite")]
)
several = st.integers(0, 3)
in_play = st.builds(
    Pokemon,
    st.lists(pokemon_cards, min_size=1, max_size=3).map(tuple),
    st.lists(energy_cards, max_size=8).map(tuple),
    st.lists(trainer_cards, max_size=2).map(tuple),
    st.integers(0, 30),
    st.sets(st.sampled_from(CONDITIONS), max_size=3).map(lambda found: tuple(c for c in CONDITIONS if c in found)),
    st.lists(left_behind.flatmap(lambda left: st.integers(1, 3).map(lambda n: left._replace(turns=n))), max_size=2).map(
        tuple
    ),
    st.booleans(),
    st.sampled_from([(), ("retreat",), ("Shift",), ("Shift", "retreat")]),
    st.sampled_from([0, 10, 200]),
)
any_cards = st.lists(st.sampled_from(CARDS), max_size=6).map(tuple)
sides = st.builds(
    Side,
    st.none() | in_play,
    st.lists(in_play, max_size=5).map(tuple),
    any_cards,
    any_cards,
    any_cards,
    any_cards,
)
games = st.builds(
    Game,
    st.sampled_from(list(EDITIONS.values())),
    st.tuples(sides, sides),
    st.integers(0, 1),
    st.integers(1, 60),
    st.none() | trainer_cards,
    st.just(0),
    st.sets(st.sampled_from(["turn.attack", "turn.attach_energy", "trainer.supporter"])).map(sorted).map(tuple),
    st.sampled_from([(), ("trainer.allowed Headache",)]),
    st.tuples(several, several),
)


@EXAMPLES
@given(st.data(), games)
def test_two_positions_that_differ_never_look_or_read_the_same(data: st.DataObject, game: Game) -> None:
    field = data.draw(st.sampled_from(["edition", "sides", "on_turn", "turn", "stadium", "done", "next_turn", "ways"]))
    other = game._replace(**{field: getattr(data.draw(games), field)})
    differ = seen(game) != seen(other)
    assert (drawn(game) != drawn(other)) == differ
    assert (words(game) != words(other)) == differ


@EXAMPLES
@given(st.data(), in_play, in_play)
def test_two_pokemon_that_differ_never_look_or_read_the_same(data: st.DataObject, one: Pokemon, other: Pokemon) -> None:
    field = data.draw(st.sampled_from(Pokemon._fields))
    other = one._replace(**{field: getattr(other, field)})
    for slot in (0, 1):
        sides = [Side(each) if not slot else Side(None, (each,)) for each in (one, other)]
        first, second = (Game(EDITIONS["neo"], (side, Side(None))) for side in sides)
        for kind in ("board", View("one", 0, slot)):
            assert (drawn(first, kind) != drawn(second, kind)) == (one != other)
            assert (words(first, view=kind) != words(second, view=kind)) == (one != other)


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_game_every_action_changes_the_smallest_picture_that_shows_it(edition: str) -> None:
    kinds = set()
    for seed in range(4):
        for before, _, play in random_game(edition, seed, decks=mixed_decks(edition, seed) if seed % 2 else None):
            after = play.game
            if seen(before) == seen(after):
                continue
            view = smallest_view(before, after)
            kinds.add(view.kind)
            assert drawn(before, view) != drawn(after, view)
            assert words(before, view=view) != words(after, view=view)
            assert picture(after, before, view) != picture(after, view=view)
    assert kinds >= {"one", "own", "board"}
