"""What the build writes into pages by itself, each tried on a small site of its own."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

INDEX = """\
(index)=
# First

{term}`Bench` and {term}`attack`.

```{toctree}
rules/one
rules/two
rules/three
rules/all
words
list
```
"""
ONE = """\
(retreat)=
# One

See {ref}`retreat.pay` and {ref}`the words <words>`.

(retreat.pay)=
## Pay

```{rule} retreat.pay
```

The answer.

```{example} retreat/not-enough-energy
:title: Too little

The story.
```

(retreat-inner)=
### Inside

More.
"""
TWO = """\
(two)=
# Two

(damage.defender_cards)=
## Defender

```{rule} damage.defender_cards
```

```{exercise}
:example: retreat/double-first-then-stop

What is *left*?

---

One card.

- Or none.
```
"""
THREE = """\
(three)=
# Three

```{example} attack/confusion-in-dp
:title: Counters
```

```{example} trainer/first-turn-in-dp
:title: First turn
```

```{example} attack/baby-flip-tails
:title: Coin
```

```{example} damage/pluspower-in-three-editions
:title: Three
```
"""
WORDS = """\
(words)=
# Words

```{glossary}
attack
  Something printed on a card. It is last.

Bench
  The place behind. It has room for 5.
```

```{rule} retreat.pay
```
"""
LIST = """\
(list)=
# List

```{gallery}
```

```{outcomes}
```

```{coverage}
```
"""
ALL = "(all)=\n# All\n\n```{law}\n```\n"
PAGES = {
    "index": INDEX,
    "rules/one": ONE,
    "rules/two": TWO,
    "rules/three": THREE,
    "rules/all": ALL,
    "words": WORDS,
    "list": LIST,
}
DUTCH = {
    "words": {"Words": "Woorden", "attack": "zet", "Bench": "bank", "The place behind. It has room for 5.": "Daar."},
    "rules/two": {"What is *left*?": "Wat is er *over*?", "One card.": "Eén kaart."},
}

Read = Callable[[str], str]


def sphinx(folder: Path, *options: str, builder: str = "dirhtml") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sphinx", "-c", str(ROOT), "-b", builder, "-q", *options]
    return subprocess.run([*command, str(folder), str(folder / "out" / builder)], capture_output=True, text=True)


def write(folder: Path, pages: dict[str, str], suffix: str = "md") -> None:
    for name, text in pages.items():
        path = folder / f"{name}.{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Read:
    folder = tmp_path_factory.mktemp("english")
    write(folder, PAGES)
    done = sphinx(folder)
    assert done.returncode == 0, done.stderr
    return lambda name: (folder / "out" / "dirhtml" / name / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def dutch(tmp_path_factory: pytest.TempPathFactory) -> Read:
    folder = tmp_path_factory.mktemp("dutch")
    write(folder / "docs", PAGES)
    for name, texts in DUTCH.items():
        entries = "".join(f'msgid "{text}"\nmsgstr "{said}"\n\n' for text, said in texts.items())
        head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
        write(folder / "locales/nl/LC_MESSAGES", {name: head + entries}, "po")
    ours = (ROOT / "locales/nl/LC_MESSAGES/sphinx.po").read_text(encoding="utf-8")
    write(folder / "locales/nl/LC_MESSAGES", {"sphinx": ours}, "po")
    done = sphinx(folder / "docs", "-D", "language=nl", "-D", f"locale_dirs={folder / 'locales'}")
    assert done.returncode == 0, done.stderr
    return lambda name: (folder / "docs" / "out" / "dirhtml" / name / "index.html").read_text(encoding="utf-8")


def text(html: str) -> str:
    return re.sub(r"<[^>]+>", "", html)


def between(html: str, begin: str, end: str) -> str:
    assert begin in html
    return html.partition(begin)[2].partition(end)[0]


# Exercises


def test_an_exercise_folds_its_answer(english: Read) -> None:
    box = between(
        english("rules/two"), '<div class="exercise docutils container" id="example-retreat-double-', "</div>\n</d"
    )
    assert text(box).count("Question") == 1
    question, _, answer = box.partition('<details class="answer">\n<summary>Answer</summary>')
    assert "<em>left</em>" in question
    assert "One card." in answer
    assert "Or none." in answer
    assert "already paid" in text(answer)


def test_both_parts_of_an_exercise_are_translated(dutch: Read) -> None:
    page = dutch("rules/two")
    assert "<p>Wat is er <em>over</em>?</p>" in page
    assert "<summary>Antwoord</summary>\n<p>Eén kaart.</p>" in page


def test_only_what_an_author_wrote_is_extracted(tmp_path: Path) -> None:
    write(tmp_path, PAGES)
    assert sphinx(tmp_path, "-D", "gettext_compact=0", builder="gettext").returncode == 0
    folder = tmp_path / "out" / "gettext"
    found = {name: re.findall(r'^msgid "(.+)"$', (folder / f"{name}.pot").read_text("utf-8"), re.M) for name in PAGES}
    assert found["rules/two"] == ["Two", "Defender", "What is *left*?", "One card.", "Or none."]
    assert found["rules/all"] == ["All"]
    assert found["list"] == ["List"]


FAULTS = """\
(index)=
# Faults

```{exercise}
A question without an answer.
```

```{exercise}
One.

---

Two.

---

Three.
```

```{exercise}
A question that becomes a heading
---

The answer.
```

```{exercise}
A question.

---
```

```{exercise}
:example: retreat/nothing

A question.

---

An answer.
```

```{example} retreat/free-retreat
No title.
```
"""


def test_a_wrong_exercise_is_told_with_its_line(tmp_path: Path) -> None:
    write(tmp_path, {"index": FAULTS})
    done = sphinx(tmp_path, "-W", "--keep-going")
    assert done.returncode == 1
    for line, words in {
        4: "one question and one answer",
        8: "one question and one answer",
        20: "one question and one answer",
        27: "an empty answer",
        33: "no example 'retreat/nothing'",
        43: "has no title",
    }.items():
        told = [each for each in done.stderr.splitlines() if f"index.md:{line}:" in each]
        assert any(words in each for each in told), done.stderr


# More about a rule


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


# The law


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


# Lists of examples


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


# Words


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
