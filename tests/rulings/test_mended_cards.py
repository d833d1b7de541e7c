"""Cards that were not in the catalogue as they are printed; the numbers are those of the cards, worked by hand."""

import pytest
from in_play import active_pokemon

from rules import EndTurn, PlayTrainer, Refused, UseAttack, play, table


def test_buffer_piece_goes_when_the_opponents_turn_ends() -> None:
    game = table("Machop [F] +Buffer Piece", "Onix [F]", "dp", deck="F, F", opponent_deck="F, F")
    once = play(game, EndTurn()).game
    assert [card.name for card in active_pokemon(once.opponent).trainers] == ["Buffer Piece"]
    # Rock Throw does 10, and Buffer Piece takes 20 off.
    after = play(play(once, UseAttack("Rock Throw")).game, EndTurn()).game
    assert (active_pokemon(after.player).counters, active_pokemon(after.player).trainers) == (0, ())
    assert [card.name for card in after.player.discard] == ["Buffer Piece"]


def test_solid_rage_is_for_evolved_pokemon() -> None:
    game = table("Machop", "Onix", "dp", bench="Machop>Machoke", hand="Solid Rage")
    with pytest.raises(Refused) as refusal:
        play(game, PlayTrainer("Solid Rage", "Machop"))
    assert (refusal.value.rule, refusal.value.what) == ("trainer.carry_out", "not_on_this")
    after = play(game, PlayTrainer("Solid Rage", "Machoke")).game
    assert [card.name for card in after.player.bench[0].trainers] == ["Solid Rage"]


def test_sudowoodo_hurts_itself_with_wood_hammer() -> None:
    after = play(table("Sudowoodo [F F]", "Onix", "dp"), UseAttack("Wood Hammer")).game
    # 50 against 90 HP without Weakness; 30 to itself.
    assert (active_pokemon(after.opponent).counters, active_pokemon(after.player).counters) == (5, 3)
