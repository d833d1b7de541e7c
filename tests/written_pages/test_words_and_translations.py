"""Words explain themselves, and what is not translated says so."""

from docutils import nodes

from written_pages.small_site import Built, found


def explained(page: nodes.document) -> dict[str, str]:
    """What the pointer shows, by where a link to a word leads."""
    return {link["refuri"]: link["reftitle"] for link in found(page, nodes.reference, "explained")}


def test_a_word_explains_itself(english: Built, dutch: Built) -> None:
    assert explained(english.pages["index"])["words/#term-Bench"] == "The place behind."
    assert explained(dutch.pages["index"])["words/#term-Bench"] == "Daar."


def test_a_browser_shows_the_explanation(english: Built) -> None:
    (link,) = english.written(".").select('a[href="words/#term-Bench"]')
    assert link["title"] == "The place behind."


def test_the_glossary_is_sorted_in_its_language(english: Built, dutch: Built) -> None:
    def anchors(page: nodes.document) -> list[str]:
        return [anchor for term in page.findall(nodes.term) for anchor in term["ids"]]

    assert anchors(english.pages["words"]) == ["term-attack", "term-Bench"]
    assert anchors(dutch.pages["words"]) == ["term-Bench", "term-attack"]


def in_english(page: nodes.document) -> list[str]:
    """The texts that are marked as English."""
    return [node.astext() for node in found(page, nodes.paragraph, "language-en")]


def test_what_is_not_translated_says_so(english: Built, dutch: Built) -> None:
    assert "Something printed on a card. It is last." in in_english(dutch.pages["words"])
    assert "Daar." not in in_english(dutch.pages["words"])
    assert "The answer." in in_english(dutch.pages["rules/one"])
    assert not found(english.pages["words"], nodes.Element, "language-en")


def test_a_page_says_how_much_of_it_is_translated(english: Built, dutch: Built) -> None:
    def share(page: nodes.document) -> list[str]:
        return [node.astext() for node in found(page, nodes.paragraph, "translated-share")]

    assert share(dutch.pages["words"]) == ["80 % van deze pagina is vertaald; de rest is in het Engels."]
    assert share(dutch.pages["rules/one"]) == ["0 % van deze pagina is vertaald; de rest is in het Engels."]
    assert share(english.pages["words"]) == []


def test_a_browser_knows_what_is_english(english: Built, dutch: Built) -> None:
    marked = [each.text for each in dutch.written("words").select('p[lang="en"]')]
    assert "Something printed on a card. It is last." in marked
    assert "Daar." not in marked
    assert not english.written("words").select('body [lang="en"]')
