"""An exercise folds its answer, is translated in both parts, and its mistakes are told."""

from pathlib import Path

import polib
from docutils import nodes

from rulebook.site.folded import details, summary
from written_pages.small_site import PAGES, Built, only, site


def test_an_exercise_folds_its_answer(english: Built) -> None:
    box = only(english.pages["rules/two"], nodes.container, "exercise")
    assert box["ids"] == ["example-retreat-double-first-then-stop"]
    assert [each.astext() for each in box.findall(nodes.paragraph) if "Question" in each.astext()] == ["Question"]
    *question, answer = box.children
    assert [each.astext() for node in question for each in node.findall(nodes.emphasis)] == ["left"]
    assert answer is only(box, details, "answer")
    assert [each.astext() for each in box.findall(summary)] == ["Show the answer", "Checked by the program"]
    for words in ("One card.", "Or none.", "already paid"):
        assert words in answer.astext()
        assert not any(words in node.astext() for node in question)


def test_a_browser_folds_it_under_its_line(english: Built) -> None:
    (answer,) = english.written("rules/two").select("div.exercise > details.answer")
    line, first = answer.find_all(recursive=False)[:2]
    assert (line.name, line.text) == ("summary", "Show the answer")
    assert (first.name, first.text) == ("p", "One card.")


def test_both_parts_of_an_exercise_are_translated(dutch: Built) -> None:
    *question, answer = only(dutch.pages["rules/two"], nodes.container, "exercise").children
    assert question[-1].astext() == "Wat is er over?"
    assert [each.astext() for each in question[-1].findall(nodes.emphasis)] == ["over"]
    assert [each.astext() for each in answer.children[:2]] == ["Laat het antwoord zien", "Eén kaart."]


def test_only_what_an_author_wrote_is_extracted(tmp_path: Path) -> None:
    app = site(tmp_path, PAGES, "gettext", gettext_compact=False)
    app.cleanup()
    found = {name: [entry.msgid for entry in polib.pofile(str(app.outdir / f"{name}.pot"))] for name in PAGES}
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
    app = site(tmp_path, {"index": FAULTS})
    app.cleanup()
    told = app.warning.getvalue().splitlines()
    for line, words in {
        4: "one question and one answer",
        8: "one question and one answer",
        20: "one question and one answer",
        27: "an empty answer",
        33: "no example 'retreat/nothing'",
        43: "has no title",
    }.items():
        assert any(f"index.md:{line}: ERROR: " in each and words in each for each in told), told
