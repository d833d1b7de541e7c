"""Positions as text, and state that can be pasted back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_play import pokemon_card

import rules
from rules import EDITIONS, Pokemon, PokemonCard, Retreat, UseAttack, play, pokemon, table
from rules.catalogue import CARDS
from rules.model.cards import Card
from rules.model.conditions import EXCLUSIVE
from rules.model.state import CONDITIONS

NAMESPACE = vars(rules)
names = st.sampled_from([found.name for found in CARDS if isinstance(found, PokemonCard)])
symbols = st.sampled_from(["G", "R", "W", "L", "P", "F", "CC", "D*", "M*"])
trainers = st.sampled_from(["PlusPower", "Defender", "PlusPower@dp"])
exclusive = st.sampled_from(["Asleep", "Confused", "Paralyzed"])
effects = st.sampled_from(["Harden", "Sand-attack", "Swords Dance 2", "Amnesia: Gnaw", "Fake Tears"])


@st.composite
def positions(draw: st.DrawFn) -> str:
    text = draw(names)
    if energy := draw(st.lists(symbols, max_size=4)):
        text += f" [{' '.join(energy)}]"
    if counters := draw(st.integers(0, 12)):
        text += f" c={counters}"
    others = [each for each in CONDITIONS if each not in EXCLUSIVE]
    if conditions := draw(st.sets(st.sampled_from(others))) | draw(st.sets(exclusive, max_size=1)):
        text += f" {{{', '.join(sorted(conditions))}}}"
    text += "".join(f" +{name}" for name in draw(st.lists(trainers, max_size=2)))
    text += draw(st.sampled_from(["", " +Solid Rage", " +Buffer Piece"]))
    return text + "".join(f" <{name}>" for name in draw(st.lists(effects, max_size=2, unique=True)))


@given(positions(), st.sampled_from(list(EDITIONS)))
def test_a_pokemon_reads_back_from_its_repr(text: str, edition: str) -> None:
    found = pokemon(text, edition)
    assert eval(repr(found), NAMESPACE) == found


@pytest.mark.parametrize("found", CARDS, ids=lambda found: f"{found.name}-{found.print}")
def test_every_card_reads_back_from_its_repr(found: Card) -> None:
    assert eval(repr(found), NAMESPACE) == found
    assert repr(found).startswith("card(")


def test_a_card_of_ones_own_reads_back_too() -> None:
    mine = PokemonCard("Mine", 50, "F", attacks=(rules.Attack("Hit", "F", 30),))
    assert eval(repr(mine), NAMESPACE) == mine
    game = table(Pokemon((mine,), energy=rules.energy("F")), "Rattata")
    assert eval(repr(game), NAMESPACE) == game
    assert play(game, UseAttack("Hit")).game.ways == (1, 0)


def test_a_game_and_a_play_read_back_from_their_repr() -> None:
    game = table("Chansey [CC CC] c=4", "Mewtwo", "neo", bench="Pidgey", stadium="Sprout Tower", hand="R, Rattata")
    assert eval(repr(game), NAMESPACE) == game
    after = play(game, UseAttack("Double-edge"))
    assert eval(repr(after), NAMESPACE) == after


def test_what_stands_in_a_position() -> None:
    found = pokemon("Machop>Machoke [F F CC] c=3 {Poisoned, Asleep} +Defender <Sand-attack>")
    assert [each.name for each in found.cards] == ["Machop", "Machoke"]
    assert (found.name, found.hp_left, found.conditions) == ("Machoke", 50, ("Asleep", "Poisoned"))
    assert [each.name for each in found.attached] == [
        "Fighting Energy", "Fighting Energy", "Double Colorless Energy", "Defender",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Missingno", "there is no card “Missingno”"),
        ("Rattata [Q]", "there is no card “Q”"),
        ("Rattata {Sleepy}", "“Sleepy” is not one of: Asleep"),
        ("Rattata +Rattata", "“Rattata” is not a Trainer card"),
        ("Rattata <Jab>", "no attack “Jab” leaves an effect"),
        ("Rattata c=x", "“c=x” in"),
        ("PlusPower", "“PlusPower” is not a Pokémon card"),
        ("Rattata@dp", "there is no print “dp” of “Rattata”"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("(", r"\(")):
        pokemon(text)


def test_an_unknown_edition_or_stadium_is_an_error() -> None:
    with pytest.raises(ValueError, match="“ex” is not one of: base, neo, dp"):
        table("Rattata", edition="ex")
    with pytest.raises(ValueError, match="“Rattata” is not a Stadium"):
        table("Rattata", stadium="Rattata")


def test_the_print_of_the_edition_is_taken() -> None:
    assert pokemon_card("Machop", "neo").hp == 50
    assert pokemon_card("Machop", "dp").hp == 60
    assert pokemon_card("Machop@base", "dp").hp == 50


def test_a_play_leaves_the_game_it_started_from_as_it_was() -> None:
    game = table("Hitmonchan [F F CC]", bench="Rattata")
    before = repr(game)
    play(game, Retreat("Rattata", "F CC"))
    assert repr(game) == before
