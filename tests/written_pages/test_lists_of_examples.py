"""The gallery, what differs between editions, and the coverage."""

from docutils import nodes

from written_pages.small_site import Built, found, links, only, rows


def test_the_gallery_has_every_example_that_is_shown(english: Built) -> None:
    tables = found(english.pages["list"], nodes.table, "gallery")
    assert "../rules/one/#example-retreat-not-enough-energy" in [link for table in tables for link in links(table)]
    shown = [row for table in tables for row in rows(table)]
    assert "Two, question 1" in [row[0] for row in shown]
    assert ["Three", "Three", "Base, Neo, DP"] in shown


def test_the_outcomes_are_what_differs(english: Built) -> None:
    assert rows(only(english.pages["list"], nodes.table, "outcomes")) == [
        ["Counters", "Mewtwo [P P] c=4 {Confused}", "Mewtwo [P P] c=4 {Confused}", "Mewtwo [P P] c=3 {Confused}"],
        ["First turn", "Machop; Rattata", "Machop; Rattata", "Refused: Not on the first turn"],
        ["Three", "Raticate c=5", "Raticate c=5", "A Pokémon is Knocked Out."],
    ]


def test_the_coverage_has_a_row_for_each_rule(english: Built) -> None:
    shown = [" ".join(row).split() for table in found(english.pages["list"], nodes.table) for row in rows(table)]
    assert ["Damage:", "Weakness", "c)", "c)", "c)", "•"] in shown
    assert ["Retreat:", "Once", "a", "turn"] in shown
    assert ["Attack:", "Carry", "out", "the", "attack", "g)", "g)", "f)"] in shown
