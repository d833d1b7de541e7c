"""What happens in a session, as the pages show it: actions, the games before and after them, and refusals."""

from pathlib import Path

from rules import pokemon
from sessions.files import Session, parse
from sessions.scenes import chains, record

BEGIN = ">>> from rules import *\n"


def session(text: str) -> Session:
    return parse(BEGIN + text, Path("a/b.pycon"), "en", outputs=False)


def test_an_attack_has_the_games_before_and_after_it() -> None:
    (scene,), _ = record(
        session('>>> play(table("Hitmonchan [F]", "Chansey"), UseAttack("Jab")).game.opponent.active\n')
    )
    assert scene.before is not None
    assert scene.after is not None
    assert scene.before.opponent.active == pokemon("Chansey")
    # Jab: 20 × 2 for Weakness.
    assert scene.after.sides[1].active == pokemon("Chansey c=4")
    assert "damage.weakness" in [event.rule for event in scene.events]


def test_a_refusal_keeps_the_game_and_says_why() -> None:
    (scene,), _ = record(session('>>> play(table("Rattata {Asleep}", bench="Machop"), Retreat("Machop"))\n'))
    assert scene.after is None
    assert scene.last == scene.before
    assert scene.refusal is not None
    assert (scene.refusal.rule, scene.refusal.what) == ("retreat.condition", "condition")
    assert dict(scene.refusal.values)["pokemon"] == "Rattata"


def test_actions_that_follow_each_other_are_one_chain() -> None:
    scenes, variables = record(
        session(
            '>>> game = table("Machop", hand="F")\n'
            '>>> game = play(game, AttachEnergy("F", "Machop")).game\n'
            '>>> game = play(game, UseAttack("Low Kick")).game\n'
        )
    )
    assert [len(chain) for chain in chains(scenes)] == [2]
    assert variables["game"].opponent.active is None or variables["game"].turn == 3


def test_the_same_position_tried_twice_is_two_chains() -> None:
    scenes, _ = record(
        session(
            '>>> game = table("Machop [F] {Confused}", "Chansey")\n'
            '>>> for coin in "HT":\n...     print(play(game, UseAttack("Low Kick"), coins=coin).game.turn)\n'
        )
    )
    assert [[scene.coins for scene in chain] for chain in chains(scenes)] == [["H"], ["T"]]
    # Tails: 20 damage to itself, 2 counters; Chansey has none.
    assert scenes[1].last.sides[0].active == pokemon("Machop [F] c=2 {Confused}")


def test_steps_by_hand_tell_only_what_is_new() -> None:
    scenes, _ = record(
        session(
            '>>> start = attacking("Hitmonchan [F]", "Jab", "Chansey", damage=20)\n'
            ">>> one = damage.weakness(start)\n>>> two = damage.counters(one)\n>>> two.damage\n"
        )
    )
    assert [[event.rule for event in scene.events] for scene in scenes] == [["damage.weakness"], ["damage.counters"]]


def test_every_ending_has_its_chance() -> None:
    scenes, _ = record(session('>>> endings(table("Pikachu {Asleep}"), EndTurn())\n'))
    assert [(scene.coins, scene.chance) for scene in scenes] == [("H", "1/2"), ("T", "1/2")]
