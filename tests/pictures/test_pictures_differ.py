"""Nothing that can be seen on the table is missing in its picture and its words."""

import pytest
from drawn_positions import OTHER, STEM, drawn, seen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mixed_decks import mixed_decks

from rules import EDITIONS, pokemon, read_game
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

EXAMPLES = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""Enough to find a thing that is left out; the games below add some thousand positions."""


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
