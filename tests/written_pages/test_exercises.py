"""An exercise folds its answer, is translated in both parts, and its mistakes are told."""

import re
from pathlib import Path

from written_pages.small_site import PAGES, Read, between, sphinx, text, write


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
