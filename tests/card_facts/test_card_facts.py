"""The catalogue and the tables, which were typed without it, have the same facts, and no change of a card escapes."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from card_facts.comparing import differences, table
from card_facts.mutants import Judged, figure, of_facts, of_whole_cards
from card_facts.reading import PRINTS, Wrong, read
from card_facts.summary import MADE, NOTICED
from rulebook.facts.proof import FILE
from rules.catalogue import CARDS
from rules.model.cards import Card

Record = Callable[[str, object], None]


def test_the_catalogue_says_what_the_tables_say() -> None:
    found = "\n".join(differences(CARDS, table()))
    if found:
        pytest.fail(found, pytrace=False)


def judge(found: Iterable[Judged], record_property: Record) -> None:
    judged = list(found)
    record_property(MADE, len(judged))
    record_property(NOTICED, sum(noticed for _, noticed in judged))
    assert judged
    assert not [what for what, noticed in judged if not noticed]


@pytest.mark.parametrize("edition", PRINTS)
def test_every_change_of_a_card_is_noticed(edition: str, record_property: Record) -> None:
    judge(of_facts(edition), record_property)


def test_a_card_too_few_or_too_many_is_noticed(record_property: Record) -> None:
    judge(of_whole_cards(), record_property)


def test_the_figure_on_the_site_is_the_figure() -> None:
    told = json.loads((Path(__file__).parents[2] / "docs" / FILE).read_text(encoding="utf-8"))["cards"]
    if told != figure():
        pytest.fail(f'docs/{FILE}: expected "cards": {json.dumps(figure())}, not {json.dumps(told)}', pytrace=False)


def found(name: str, edition: str = "base") -> Card:
    return next(card for card in CARDS if (card.name, card.print) == (name, edition))


def line(start: str, edition: str = "base") -> int:
    lines = (Path(__file__).parent / f"{edition}.txt").read_text(encoding="utf-8").splitlines()
    return next(number for number, text in enumerate(lines, 1) if text.strip().startswith(start))


def told(*cards: Card) -> list[str]:
    """What is said of a catalogue that has these cards instead of those of the same name."""
    rows = [row for row in table() if row.card.name in {card.name for card in cards}]
    return list(differences(cards, rows))


def test_what_is_told_names_card_fact_values_and_line() -> None:
    rattata = found("Rattata")
    assert told(rattata._replace(hp=40)) == [  # type: ignore[call-arg]
        f"tests/card_facts/base.txt:{line('Rattata |')}: Rattata (base), hp: 40 in the catalogue, 30 in the table"
    ]
    squirtle = found("Squirtle")
    bubble, withdraw = squirtle.attacks  # type: ignore[union-attr]
    (effect,) = bubble.effects
    asleep = squirtle._replace(attacks=(bubble._replace(effects=(effect._replace(args=("Asleep",)),)), withdraw))  # type: ignore[call-arg]
    assert told(asleep) == [
        f"tests/card_facts/base.txt:{line('W | Bubble') + 1}: "
        "Squirtle (base), Bubble, effects, 1, args, 1: 'Asleep' in the catalogue, 'Paralyzed' in the table"
    ]


def test_a_card_without_a_row_and_a_row_without_a_card_are_told() -> None:
    rattata = found("Rattata")
    other = rattata._replace(name="Ratata")
    rows = [row for row in table() if row.card.name == "Rattata"]
    assert list(differences([other], rows)) == [
        "tests/card_facts/base.txt:1: Ratata (base) is in the catalogue and in no row of the table",
        f"tests/card_facts/base.txt:{line('Rattata |')}: Rattata (base) is in the table and not in the catalogue",
    ]


def test_an_attack_that_the_table_leaves_out_may_not_be_in_the_catalogue() -> None:
    mewtwo = found("Mewtwo")
    barrier = mewtwo.attacks[0]._replace(name="Barrier")  # type: ignore[union-attr]
    both = mewtwo._replace(attacks=(*mewtwo.attacks, barrier))  # type: ignore[call-arg,union-attr]
    place = f"tests/card_facts/base.txt:{line('not played: PP | Barrier')}"
    assert f"{place}: Mewtwo (base), Barrier: in the catalogue, and not played in the table" in told(both)


RATTATA = "Rattata | C | 30 | Basic | – | – | 0 | Base Set 61"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Rattata | C | 30", "3 columns, expected 8"),
        ("Rattata | C | 30 | Basic | F x2 | – | 0 | Base Set 61", "“F x2” is neither like “P ×2”"),
        ("Rattata | C | 30 | Basic | – | F 30 | 0 | Base Set 61", "“F 30” is neither like"),
        ("Rattata | C | thirty | Basic | – | – | 0 | Base Set 61", "invalid literal"),
        ("    C | Bite | 20", "nothing stands above it"),
        (f"{RATTATA}\n    C | Bite | 20~", "“20~” is no damage"),
        (f"{RATTATA}\n        after the damage: Asleep", "no attack stands above"),
        (f"{RATTATA}\n    during the damage: Asleep", "is no moment of"),
        (f"{RATTATA}\n    after the damage: Sleepy", "has words for"),
    ],
)
def test_a_line_that_cannot_be_read_is_told(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "base.txt").write_text(f"== Pokémon ==\n\n{text}\n", encoding="utf-8")
    with pytest.raises(Wrong, match=f"tests/card_facts/base.txt:{3 + text.count(chr(10))}: .*{problem}"):
        read("base", tmp_path)


def test_a_row_needs_a_heading(tmp_path: Path) -> None:
    (tmp_path / "base.txt").write_text("Bill | Trainer | Base Set 91\n", encoding="utf-8")
    with pytest.raises(Wrong, match=r"tests/card_facts/base.txt:1: no heading"):
        read("base", tmp_path)
