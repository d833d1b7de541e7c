"""Properties of whole games, over random games and random positions."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from in_play import active_pokemon
from invariants import broken
from mixed_decks import mixed_decks

import rules
from rules import EDITIONS, Need, Refused, legal_actions, play
from rules.model.actions import (
    Action,
    AttachEnergy,
    EndTurn,
    Evolve,
    PlayTrainer,
    PutOnBench,
    Retreat,
    UseAttack,
    UsePower,
)
from rules.playing.game import carry_out, start
from rules.playing.players import random_game

EXAMPLES = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
editions = st.sampled_from(list(EDITIONS))
seeds = st.integers(0, 10**6)


@EXAMPLES
@given(editions, seeds, st.booleans())
def test_no_invariant_is_broken_in_a_whole_game(edition: str, seed: int, mixed: bool) -> None:
    for before, action, after in random_game(edition, seed, decks=mixed_decks(edition, seed) if mixed else None):
        assert broken(before, action, after) == []
    assert after.game.over


@EXAMPLES
@given(editions, seeds, st.integers(0, 300))
def test_the_same_answers_give_the_same_trace(edition: str, seed: int, number: int) -> None:
    """Every action of a game can be played again from what was answered."""
    for count, (before, action, after) in enumerate(random_game(edition, seed)):
        if count < number:
            continue
        coins = "".join(answer for answer in after.answered if answer in ("H", "T"))
        shuffles = [answer[1:] for answer in after.answered if answer.startswith("#")]
        choices = [answer for answer in after.answered if answer not in ("H", "T") and not answer.startswith("#")]
        again = play(before, action, coins, choices, shuffles)
        assert (again.game, again.trace) == (after.game, after.trace)
        break


@EXAMPLES
@given(editions, seeds, st.integers(0, 300))
def test_a_game_reads_back_from_its_repr(edition: str, seed: int, number: int) -> None:
    for count, (before, _, after) in enumerate(random_game(edition, seed)):
        if count == number:
            assert eval(repr(before), vars(rules)) == before
            assert eval(repr(after), vars(rules)) == after
            break


def every_action(game: rules.Game) -> Iterator[Action]:
    """Every action that anybody could think of with the cards and Pokémon that are there."""
    side = game.player
    cards = dict.fromkeys(getattr(card, "symbol", card.name) for card in side.hand)
    names = (*side.names, "Nobody")
    payments = ["", *{" ".join(card.symbol for card in active_pokemon(side).energy[:count]) for count in range(1, 5)}]
    yield EndTurn()
    for card in (*cards, "Nothing"):
        yield PutOnBench(card)
        yield PlayTrainer(card)
        for name in names:
            yield from (Evolve(card, name), AttachEnergy(card, name), PlayTrainer(card, name))
    for name in names:
        yield from (Retreat(name, payment) for payment in payments)
        yield from (UsePower(power.name, name) for each in side.in_play for power in each.card.powers)
    yield from (UseAttack(attack.name) for each in side.in_play for attack in each.card.attacks)


@settings(EXAMPLES, max_examples=15)
@given(editions, seeds, st.integers(0, 150), st.booleans())
def test_what_is_listed_is_accepted_and_nothing_else(edition: str, seed: int, number: int, mixed: bool) -> None:
    decks = mixed_decks(edition, seed) if mixed else None
    for count, (game, _, _) in enumerate(random_game(edition, seed, decks=decks)):
        if count < number or count > number + 5:
            continue
        listed = set(legal_actions(game))
        before = repr(game)
        for action in listed | set(every_action(game)):
            try:
                carry_out(start(game, "", (), ()), action)
                accepted = True
            except Need:
                accepted = True
            except Refused as refused:
                accepted = not str(refused).startswith(f"{refused.rule}: ")
            named = (
                action._replace(of=game.player.names[0]) if isinstance(action, UsePower) and not action.of else action
            )
            if isinstance(action, PlayTrainer) and accepted:
                # A card that needs no Pokémon may be played with one named, and one that only goes on the Active
                # Pokémon without; each is listed the other way.
                ways = {action, PlayTrainer(action.card), PlayTrainer(action.card, game.player.names[0])}
                assert listed & ways, action
                continue
            assert (named in listed) == accepted, action
        assert repr(game) == before


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_a_game_that_is_over_has_no_more_actions(edition: str) -> None:
    *_, (_, _, after) = random_game(edition, 1)
    assert legal_actions(after.game) == []
    with pytest.raises(Refused) as refused:
        play(after.game, EndTurn())
    assert refused.value.rule == "turn.over"
