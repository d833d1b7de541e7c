"""A match as text reads back, and played again it ends the same; and games go on until somebody has won."""

from functools import partial
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from in_play import active_pokemon

from rules import (
    EDITIONS,
    AttachEnergy,
    EndTurn,
    Need,
    PutOnBench,
    Refused,
    UseAttack,
    UsePower,
    WrongAnswer,
    play,
    table,
)
from rules.catalogue import CARDS, printed_names
from rules.model.actions import Action, SetUp
from rules.model.cards import PokemonCard, TrainerCard
from rules.model.steps import Play
from rules.notation.decks import deck, sample_decks
from rules.playing.match import match, settle, sudden_death
from rules.playing.players import Luck, random_game, random_player, scripted_player
from rules.playing.record import Move, Record, read_action, read_move, read_record, replay, write_action, write_record
from rules.words.titles import TITLES

editions = st.sampled_from(list(EDITIONS))


@settings(deadline=None, max_examples=15)
@given(editions, st.integers(0, 10**6))
def test_a_match_reads_back_and_ends_the_same_when_played_again(edition: str, seed: int) -> None:
    luck = Luck(seed)

    def answer(need: Need) -> str:
        assert need.rule in TITLES
        return luck.answer(need)

    played = list(match(edition, (random_player(luck), random_player(luck)), answer))
    moves = tuple(Move(action, ended.answered) for action, ended in played)
    record = Record(edition, sample_decks(edition), moves)
    assert read_record(write_record(record)) == record
    assert [again.game for again in replay(write_record(record))] == [ended.game for _, ended in played]


@settings(deadline=None, max_examples=10)
@given(editions, st.integers(0, 10**6))
def test_every_action_reads_back(edition: str, seed: int) -> None:
    for _, action, _ in random_game(edition, seed):
        assert read_action(write_action(action)) == action


def test_no_printed_name_has_what_stands_between_the_parts_of_a_line() -> None:
    for each in CARDS:
        if isinstance(each, PokemonCard):
            assert not {"with", "on", "of", "to", "paying"} & set(each.name.split())
            for power in each.powers:
                assert read_action(write_action(UsePower(power.name))) == UsePower(power.name)
        elif isinstance(each, TrainerCard):
            assert " on " not in each.name
    names = {each.name for each in CARDS} | set(printed_names())
    assert not names & {"H", "T"}
    assert not any(set(name) & set(";|#") for name in names)


@pytest.mark.parametrize(
    "text",
    [
        "bench Rattata", "evolve Machop 2 with Machoke", "attach D* to Hitmonchan", "play Gust of Wind",
        "play Potion on Machop", "retreat to Rattata", "retreat to Rattata paying F CC",
        "power Rain Dance of Blastoise", "power Rain Dance", "attack Jab", "end",
    ],
)  # fmt: skip
def test_the_forms_of_an_action(text: str) -> None:
    assert write_action(read_action(f" {text} ")) == text


@pytest.mark.parametrize("text", ["", "jump", "attack", "evolve Machop", "attach F", "retreat", "End", "end now"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match=f"“{text}” is no action such as “attack Jab”"):
        read_action(text)


def test_a_line_with_answers() -> None:
    assert read_move("attack Doubleslap | H; T") == Move(UseAttack("Doubleslap"), ("H", "T"))
    assert read_move("set up with 1 Prize | #7; Dark Raichu") == Move(SetUp(1), ("#7", "Dark Raichu"))


HEAD = "edition: base\ndeck A: Rattata*4, F*56\ndeck B: Rattata*4, F*56\n"
SET_UP = "set up with 6 Prizes | #Rattata; #Rattata; done; done; H\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "“edition” is missing"),
        ("edition: base\n", "“deck A” is missing"),
        ("edition: gold\n", "line 1: “gold” is not one of"),
        ("edition: base\ndeck A: Rattata*5\n", "line 2: Rattata is in the deck 5 times"),
        (HEAD + "attack Jab\n", "line 4: “attack Jab” is not of the form"),
        (HEAD + SET_UP + "jump\n", "line 5: “jump” is no action"),
        (HEAD + SET_UP + "\nattack Jab\n", "line 6: attack.announce: Rattata has no attack"),
        (HEAD + SET_UP + "end | H\n", "line 5: 1 coin was not needed"),
        (
            HEAD + "set up with 6 Prizes | #Rattata; #Rattata; done; done\n",
            "line 4: setup.who_begins: a coin is needed",
        ),
        (HEAD + "set up with 6 Prizes | #Machop; #Rattata; H\n", "line 4: setup.hands: "),
        (HEAD + SET_UP + SET_UP, "line 5: only Sudden Death begins a new game"),
    ],
)
def test_a_record_that_cannot_be_played_says_where_and_why(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        list(replay(text))


def test_a_record_without_a_move() -> None:
    assert list(replay(HEAD)) == []


def test_an_answer_is_asked_for_when_it_is_needed() -> None:
    game = table("Ninetales [R R]", "Rattata", opponent_bench="Machop, Onix")
    asked = []

    def answer(need: Need) -> str:
        asked.append((need.rule, need.player))
        return need.options[-1]

    ended = settle(partial(play, game, UseAttack("Lure")), answer)
    assert active_pokemon(ended.game.opponent).name == "Onix"
    assert asked == [("damage.other_effects", 0)]
    with pytest.raises(WrongAnswer):
        settle(partial(play, game, UseAttack("Lure")), lambda need: "Mew")


def test_each_player_answers_for_the_own_side() -> None:
    game = table("Hitmonchan [F]", "Rattata", opponent_bench="Machop, Onix")
    asked = []

    def answer(need: Need) -> str:
        asked.append((need.rule, need.player))
        return need.options[0]

    settle(partial(play, game, UseAttack("Jab")), answer)
    assert asked == [("knock_out.replace", 1)]


DECKS = deck("Rattata*4, F*20"), deck("Magnemite*4, L*20")
ATTACH = AttachEnergy("L", "Magnemite")
BOTH_FALL: list[Action] = [ATTACH, EndTurn(), ATTACH, UseAttack("Selfdestruct")]
WAVE = UseAttack("Thunder Wave")
ONE_FALLS: list[Action] = [ATTACH, WAVE, EndTurn(), WAVE, EndTurn(), WAVE]


def played(script: list[Action]) -> list[tuple[Action | SetUp, Play]]:
    """A match of two Pokémon in which player B begins and does what a script says."""
    tops = cycle(["Rattata, F, F, F, F, F, F", "Magnemite, L, L, L, L, L, L"])
    players = (scripted_player([]), scripted_player(script))

    def answer(need: Need) -> str:
        if need.is_shuffle:
            return next(tops)
        return "2" if need.rule == "knock_out.take_prizes" else "T"

    return list(match("base", players, answer, DECKS, short=True))


def test_sudden_death_follows_until_somebody_has_won() -> None:
    done = played([*BOTH_FALL, *BOTH_FALL, *ONE_FALLS])
    assert [action for action, _ in done if isinstance(action, SetUp)] == [SetUp(6), SetUp(1), SetUp(1)]
    ends = [ended.game for _, ended in done if ended.game.over]
    assert [sudden_death(game) for game in ends] == [True, True, False]
    assert [game.ways for game in ends] == [(1, 1), (2, 2), (0, 2)]
    assert ends[-1].winner == 1


def test_a_match_with_sudden_death_is_one_record() -> None:
    done = played([*BOTH_FALL, *ONE_FALLS])
    moves = tuple(Move(action, ended.answered) for action, ended in done)
    text = write_record(Record("base", DECKS, moves, short=True))
    assert text.count("set up with 6 Prizes | ") == text.count("set up with 1 Prize | ") == 1
    assert [again.game for again in replay(text)] == [ended.game for _, ended in done]


def test_what_a_player_may_not_do_is_refused() -> None:
    with pytest.raises(Refused):
        played([PutOnBench("Rattata")])
