"""What a page of the rules has under "More about this rule"."""

import re

from written_pages.small_site import Read, between, text


def test_a_rule_has_more_at_the_end_of_its_own_text(english: Read) -> None:
    section = between(english("rules/one"), '<section id="retreat.pay">', '<section id="retreat-inner">')
    answer, _, more = section.partition('<details class="more">')
    assert "The answer." in answer
    assert "The story." in answer
    assert "More about this rule" in more
    assert '<li class="step-marked"><p><span class="letter">3)</span>' in more
    assert re.search(r"The Retreat Cost is \d and only \d was paid\.", text(more))
    assert "001 retreating with double Energy" in text(more)
    assert "Every edition has this step. Its place changes" in text(more)
    # Its own example is in its own section; the other one is not.
    assert 'href="../two/#example-retreat-double-first-then-stop"' in more
    assert "Too little" not in more


def test_only_pages_of_the_rules_have_more(english: Read) -> None:
    assert '<details class="more">' not in english("words")


def test_more_is_in_the_language_of_the_page(dutch: Read) -> None:
    more = text(between(dutch("rules/one"), '<details class="more">', "</details>"))
    assert "Meer over deze regel" in more
    assert re.search(r"De Terugtrekkingskosten zijn \d en er is maar \d betaald\.", more)
    assert "Gebruikt in\n\nTwo, vraag 1" in more
