"""The gallery, what differs between editions, and the coverage."""

import re

from written_pages.small_site import Read, between, text


def test_the_gallery_has_every_example_that_is_shown(english: Read) -> None:
    table = between(english("list"), '<table class="gallery', '<table class="outcomes')
    assert 'href="../rules/one/#example-retreat-not-enough-energy"' in table
    assert "Two, question 1" in text(table)
    assert "Three\nThree\nBase, Neo, DP" in text(table)


def test_the_outcomes_are_what_differs(english: Read) -> None:
    table = between(english("list"), '<table class="outcomes', "</table>")
    rows = [re.findall(r"<p>(.*?)</p>", row, re.DOTALL) for row in table.split("<tr ")[2:]]
    assert {text(row[0]): [text(cell) for cell in row[1:]] for row in rows} == {
        "Counters": [
            "Mewtwo [P P] c=4 {Confused}",
            "Mewtwo [P P] c=4 {Confused}",
            "Mewtwo [P P] c=3 {Confused}",
        ],
        "First turn": ["Machop; Rattata", "Machop; Rattata", "Refused: Not on the first turn"],
        "Three": ["Raticate c=5", "Raticate c=5", "A Pokémon is Knocked Out."],
    }


def test_the_coverage_has_a_row_for_each_rule(english: Read) -> None:
    rows = [text(row.partition(">")[2]).split() for row in english("list").split("<tr ")]
    assert ["Damage:", "Weakness", "c)", "c)", "c)", "•"] in rows
    assert ["Retreat:", "Once", "a", "turn"] in rows
    assert ["Attack:", "Carry", "out", "the", "attack", "g)", "g)", "f)"] in rows
