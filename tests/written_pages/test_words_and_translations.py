"""Words explain themselves, and what is not translated says so."""

import re

from written_pages.small_site import Read, between


def test_a_word_explains_itself(english: Read, dutch: Read) -> None:
    assert 'href="words/#term-Bench" title="The place behind."' in english(".")
    assert 'href="words/#term-Bench" title="Daar."' in dutch(".")


def test_the_glossary_is_sorted_in_its_language(english: Read, dutch: Read) -> None:
    assert re.findall(r'<dt id="term-(\w+)"', english("words")) == ["attack", "Bench"]
    assert re.findall(r'<dt id="term-(\w+)"', dutch("words")) == ["Bench", "attack"]


# What is not translated


def test_what_is_not_translated_says_so(english: Read, dutch: Read) -> None:
    page = dutch("words")
    assert '<p lang="en">Something printed on a card. It is last.</p>' in page
    assert "<p>Daar.</p>" in page
    assert "80 % van deze pagina is vertaald" in page
    assert '<p lang="en">The answer.</p>' in dutch("rules/one")
    assert "0 % van deze pagina is vertaald" in dutch("rules/one")
    assert "translated-share" not in english("words")
    assert 'lang="en"' not in between(english("words"), "<article", "</article>")
