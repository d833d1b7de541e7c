"""What a page of the rules has under "More about this rule"."""

import re

from docutils import nodes

from rulebook.site.folded import details, summary
from written_pages.small_site import Built, found, links, only, section


def test_a_rule_has_more_at_the_end_of_its_own_text(english: Built) -> None:
    rule = section(english.pages["rules/one"], "retreat.pay")
    more, inner = rule.children[-2:]
    assert inner is section(english.pages["rules/one"], "retreat-inner")
    assert more is only(rule, details, "more")
    answer = "\n".join(node.astext() for node in rule.children[:-2])
    assert "The answer." in answer
    assert "The story." in answer
    text = more.astext()
    assert only(more, summary).astext() == "More about this rule"
    assert only(found(more, nodes.list_item, "step-marked")[0], nodes.inline, "letter").astext() == "3)"
    assert re.search(r"The Retreat Cost is \d and only \d was paid\.", text)
    assert "Expert rules of Base, in Dutch: retreating with double Energy" in text
    assert "Every edition has this step. Its place changes" in text
    # Its own example is in its own section; the other one is not.
    assert "../two/#example-retreat-double-first-then-stop" in links(more)
    assert "Too little" not in text


def test_only_pages_of_the_rules_have_more(english: Built) -> None:
    assert found(english.pages["rules/one"], details, "more")
    assert not found(english.pages["words"], details, "more")


def test_more_is_in_the_language_of_the_page(dutch: Built) -> None:
    more = only(dutch.pages["rules/one"], details, "more").astext()
    assert "Meer over deze regel" in more
    assert re.search(r"De Terugtrekkingskosten zijn \d en er is maar \d betaald\.", more)
    assert "Gebruikt in\n\nTwo, vraag 1" in more
