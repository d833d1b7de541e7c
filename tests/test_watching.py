"""What the sessions use, and what that is compared with: faults are planted in small sessions and lists."""

from pathlib import Path

import pytest
from sphinx import locale

from rulebook.directives import coverage, rule_details
from rulebook.directives.gallery import by_edition, differing
from rulebook.facts import engine, source_texts, watched_examples
from rulebook.facts.passages import PASSAGES, Passage, names
from rulebook.site.example_homes import first_sentence
from rules.editions import EDITIONS
from sessions.files import Library, Session, parse
from sessions.watching import rules_of, watch


@pytest.fixture(autouse=True)
def _interface() -> None:
    """The words of the interface are there to be read only after this."""
    locale.init([], "en")


BEGIN = ">>> from rules import *\n"


def session(*lines: str) -> Session:
    return parse(BEGIN + "".join(f"{line}\n" for line in lines), Path("a/b.pycon"), "en", outputs=False)


ATTACK = '>>> play(table("Hitmonchan [F]", "Rattata c=1"), UseAttack("Jab")).game.opponent.active'


def test_the_rules_of_what_is_played_are_seen() -> None:
    seen = watch(session(ATTACK))
    assert {"attack.announce", "damage.weakness", "damage.counters"} <= set(seen.rules)
    assert "damage.resistance" not in seen.rules
    assert seen.editions == ("base",)


def test_what_the_engine_only_tries_is_not_seen() -> None:
    seen = watch(session('>>> legal_actions(table("Hitmonchan", "Rattata", "neo", bench="Machop"))'))
    assert (seen.rules, seen.refusals) == ((), [])
    assert seen.editions == ("neo",)


def test_a_refusal_is_seen_with_its_edition_and_reason() -> None:
    seen = watch(
        session(
            '>>> for edition in ["base", "dp"]:',
            '...     game = table("Hitmonchan", bench="Machop", edition=edition)',
            "...",
            '>>> play(game, Retreat("Machop", ""))',
            ">>> 1 / 0",
        )
    )
    assert seen.rules == ("retreat.pay",)
    assert [(result.edition, result.refusal) for result in seen.results] == [("dp", "retreat.pay/too_little")]
    assert seen.failures == ("ZeroDivisionError",)


def test_a_refusal_that_the_session_catches_is_none() -> None:
    seen = watch(
        session(">>> try:", '...     play(table("Hitmonchan"), UseAttack("Jab"))', "... except Refused:", "...     1")
    )
    assert seen.refusals == []


def test_every_ending_is_seen() -> None:
    seen = watch(session('>>> endings(table("Machop [F]", "Pichu", "neo"), UseAttack("Low Kick"))'))
    assert len(seen.results) == 2
    assert "attack.baby_flip" in seen.rules


def test_other_rules_mean_the_same_cards() -> None:
    cards = session('>>> table("Hitmonchan", "Rattata").edition.key')
    with rules_of("dp"):
        assert watch(cards).editions == ("dp",)
    assert watch(cards).editions == ("base",)
    assert list(EDITIONS) == [edition.key for edition in EDITIONS.values()]


def test_rules_come_back_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), rules_of("dp"):
        _ = 1 / 0
    assert EDITIONS["base"].key == "base"


def test_a_session_that_ends_otherwise_is_found() -> None:
    confused = session(
        '>>> play(table("Machop [F] {Confused}", "Rattata"), UseAttack("Low Kick"), coins="T").game.player.active'
    )
    there = differing(by_edition(watched_examples.watched(confused)))
    assert {key: result.pokemon[0] for key, result in there.items() if result} == {
        "base": "Machop [F] c=2 {Confused}",
        "neo": "Machop [F] c=2 {Confused}",
        "dp": "Machop [F] c=3 {Confused}",
    }
    assert differing(by_edition(watched_examples.watched(session(ATTACK)))) == {}


def test_a_session_that_cannot_go_on_has_no_result() -> None:
    baby = session('>>> play(table("Machop [F]", "Pichu", "neo"), UseAttack("Low Kick"), coins="T")')
    found = watched_examples.watched(baby)
    assert differing(by_edition(found)) == {}
    assert found["base"].failures == ("rules.WrongAnswer",)


def test_what_is_done_in_one_edition_only_is_not_compared() -> None:
    uneven = session(
        '>>> play(table("Machop [F]"), UseAttack("Low Kick"))',
        '>>> play(table("Machop [F]", edition="dp"), UseAttack("Low Kick"))',
        '>>> play(table("Machop [F]", edition="dp"), UseAttack("Low Kick"))',
    )
    assert by_edition(watched_examples.watched(uneven)) == {}


def test_two_situations_are_not_compared() -> None:
    separate = session(
        '>>> play(table("Machop [F F]", edition="dp", bench="Rattata"), Retreat("Rattata", "F F"))',
        '>>> play(table("Machop [F]", bench="Rattata"), Retreat("Rattata", "F"))',
    )
    assert by_edition(watched_examples.watched(separate)) == {}
    other_cards = session(
        '>>> for edition, name in [("base", "Pidgey"), ("dp", "Starly")]:',
        '...     play(table("Machop [F]", name, edition), UseAttack("Low Kick"))',
        "...",
    )
    assert by_edition(watched_examples.watched(other_cards)) == {}
    together = session(
        '>>> for edition in ["base", "dp"]:',
        '...     play(table("Machop [F] {Confused}", edition=edition), UseAttack("Low Kick"), coins="T")',
        "...",
    )
    there = differing(by_edition(watched_examples.watched(together)))
    assert {key: result.pokemon[0] for key, result in there.items() if result} == {
        "base": "Machop [F] c=2 {Confused}",
        "dp": "Machop [F] c=3 {Confused}",
    }


def test_a_session_is_watched_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "examples" / "a" / "b.pycon"
    path.parent.mkdir(parents=True)
    path.write_text(f"{BEGIN}{ATTACK}\npokemon('Rattata')\n", encoding="utf-8")
    found, kept = watched_examples.watch_all(Library(tmp_path), {})
    assert "damage.weakness" in found["a/b"].watched[""].rules
    monkeypatch.setattr(watched_examples, "watched", lambda session: {})
    assert watched_examples.watch_all(Library(tmp_path), kept) == (found, kept)
    path.write_text(f"{BEGIN}>>> 1\n1\n", encoding="utf-8")
    assert watched_examples.watch_all(Library(tmp_path), kept)[0] != found
    path.write_text("no session\n", encoding="utf-8")
    assert watched_examples.watch_all(Library(tmp_path), kept) == ({}, {})


# What changed


def said(rule: str) -> str:
    return "".join(
        each if isinstance(each, str) else each.astext() for each in rule_details.changes(rule, "rules/a", "en")
    )


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("damage.play_area", "Only Neo (2000) has this step."),
        ("damage.weakness", "Every edition has this step, at the same place in its list."),
        ("retreat.confusion", "These editions have this step: Base (1999), Neo (2000)."),
        (
            "attack.announce",
            "Every edition has this step. Its place changes, because not every edition has these steps before it: "
            "Baby Pokémon flip.",
        ),
        ("between_turns.sleep_and_paralysis", "before it: Burn."),
    ],
)
def test_a_sentence_tells_what_changed(rule: str, words: str) -> None:
    assert words in said(rule)


def test_a_rule_of_no_list_has_no_place() -> None:
    assert said("turn.draw") == ""
    assert rule_details.charts("turn.draw", "rules/a", "en") == []


def test_a_first_sentence_is_one_line() -> None:
    assert first_sentence("What is it?\nIt is 1.5.") == "What is it?"
    assert first_sentence("A title\nwithout an end") == "A title without an end"


# Passages


def test_the_passages_agree_with_the_functions() -> None:
    assert list(coverage.problems()) == []
    assert {passage.part for passage in PASSAGES} == set(names())


@pytest.mark.parametrize(
    ("planted", "told"),
    [
        (Passage("000", "baby"), "no rule carries out this passage: text 000, baby"),
        (Passage("003", "damage", (), "z", "base"), "no rule carries out this passage: text 003, damage z"),
        (Passage("003", "drawing", ("evolve.name",)), "rules.evolve.name does not name its source: text 003, drawing"),
        (Passage("004", "drawing", ("turn.nothing",)), "rules.turn.nothing does not name its source"),
    ],
)
def test_a_passage_without_its_rule_is_told(planted: Passage, told: str) -> None:
    (problem,) = coverage.problems((*PASSAGES, planted))
    assert told in problem


def test_a_rule_without_its_passage_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    left = [passage for passage in PASSAGES if "evolve.first_turn" not in passage.rules]
    told = list(coverage.problems(left))
    wrong = "rules.evolve.first_turn names text 004, but no passage of that text names the rule (rules/evolve.py:"
    assert any(problem.startswith(wrong) for problem in told)
    wrong = "rules.evolve.first_turn carries out no passage; expected one, or “outside the texts” in its description"
    assert any(problem.startswith(wrong) for problem in told)
    monkeypatch.setattr(source_texts, "of", lambda rule: source_texts.Sources((), True))
    assert not any("no passage;" in problem for problem in coverage.problems(left))


def test_the_page_of_a_rule_has_its_passages() -> None:
    (found,) = coverage.passages_of("damage.weakness", "rules/damage")
    assert (
        found.astext()
        .splitlines()[0]
        .startswith("Expert rules of Neo Genesis, in English: the order of the damage, step c)")
    )
    assert engine.page("damage.weakness") == "rules/damage"
