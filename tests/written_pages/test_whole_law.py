"""All rules on one page."""

import re

from written_pages.small_site import Read, between


def test_the_law_has_every_page_without_its_sessions(english: Read) -> None:
    law = english("rules/all")
    ids = re.findall(r' id="([^"]+)"', law)
    assert len(ids) == len(set(ids))
    assert {"law-retreat", "law-retreat.pay", "law-retreat-inner", "law-two"} <= set(ids)
    assert "law-words" not in ids
    assert "The answer." in law
    assert "The story." in law
    assert law.count("<h1>") == 1
    for left_out in ("Not enough", "&gt;&gt;&gt;", "More about this rule", 'class="exercise'):
        assert left_out not in law


def test_links_in_the_law_stay_in_it_where_they_can(english: Read) -> None:
    law = english("rules/all")
    assert 'See <a class="reference internal" href="#law-retreat.pay">' in law
    assert '<a class="reference internal" href="../../words/#words">' in law
    assert '<a class="reference internal" href="#law-two">' in between(law, 'class="law-contents', "</ul>")


def test_the_law_is_translated_with_its_pages(dutch: Read) -> None:
    assert "The story." in dutch("rules/all")
    assert "Twee" not in dutch("rules/all")
    assert "Meer over deze regel" not in dutch("rules/all")
