"""All rules on one page."""

from docutils import nodes

from written_pages.small_site import Built, links, only


def test_the_law_has_every_page_without_its_sessions(english: Built) -> None:
    law = english.pages["rules/all"]
    ids = [anchor for node in law.findall(nodes.Element) for anchor in node["ids"]]
    assert len(ids) == len(set(ids))
    assert {"law-retreat", "law-retreat.pay", "law-retreat-inner", "law-two"} <= set(ids)
    assert "law-words" not in ids
    # One heading stands above everything.
    assert sum(isinstance(child, nodes.section) for child in law.children) == 1
    text = law.astext()
    assert "The answer." in text
    assert "The story." in text
    for left_out in ("Not enough", ">>>", "More about this rule", "What is left?"):
        assert left_out not in text


def test_links_in_the_law_stay_in_it_where_they_can(english: Built) -> None:
    law = english.pages["rules/all"]
    (sentence,) = (each for each in law.findall(nodes.paragraph) if each.astext().startswith("See "))
    assert links(sentence) == ["#law-retreat.pay", "../../words/#words"]
    assert "#law-two" in links(only(law, nodes.bullet_list, "law-contents"))


def test_the_law_is_translated_with_its_pages(dutch: Built) -> None:
    law = dutch.pages["rules/all"].astext()
    assert "The story." in law
    assert "Wat is er" not in law
    assert "Meer over deze regel" not in law
