"""A question answers by the engine: what is right, what a step left out gives, and which rule refuses."""

from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag

from written_pages.small_site import readable, site

PAGE = """\
(index)=
# Lesson 1: Questions

```{{exercise}}
:example: {example}
{options}

A question.

---

An answer.
```

```{{progress}}
```
"""


def page(folder: Path, example: str, *options: str) -> dict[str, str]:
    """A page with one question about an example, which is the project's own."""
    path = folder / "examples" / f"{example}.pycon"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(Path(__file__).parents[2] / "examples" / f"{example}.pycon")
    return {"index": PAGE.format(example=example, options="\n".join(options))}


def built(folder: Path, example: str, *options: str) -> BeautifulSoup:
    app = site(folder, page(folder, example, *options))
    read = readable(app)
    return BeautifulSoup((read.folder / "index.html").read_text(encoding="utf-8"), "html.parser")


def replies(box: BeautifulSoup, field: int = 0) -> dict[str, str]:
    """What is said to each answer."""
    found = box.select(f'form.try template[data-field="{field}"]')
    return {str(each["data-answer"]): " ".join(each.get_text().split()) for each in found}


def right(box: BeautifulSoup) -> list[str]:
    return [str(each["data-answer"]) for each in box.select("template[data-right]")]


def test_a_number_is_wrong_for_the_step_that_was_left_out(tmp_path: Path) -> None:
    # Special Punch does 40, and Doduo's Resistance takes 30 off: 1 counter, and 40 of its 50 HP are left.
    box = built(tmp_path, "learn/ten-left", ":number: opponent.active.counters")
    assert right(box) == ["1"]
    said = replies(box)
    assert said["1"] == "Right!"
    assert said["4"] == "Not yet. 4 is what you get without this step: Resistance"
    assert said["10"].startswith("Not yet. That is the damage.")
    assert said["40"] == "Not yet. That is how many HP are left."
    assert said["other"] == "Not yet. Try again, or open the answer."
    assert box.select_one("form.try label").get_text().strip() == "Doduo: Damage counters"  # type: ignore[union-attr]


def test_two_numbers_have_replies_of_their_own(tmp_path: Path) -> None:
    box = built(tmp_path, "learn/four-counters", ":number: opponent.active.counters opponent.active.hp_left")
    assert right(box) == ["4", "10"]
    assert replies(box, 1)["50"].startswith("Not yet.")
    assert replies(box, 1)["4"].startswith("Not yet. That is the number of damage counters.")


def test_whoever_says_yes_to_what_is_refused_reads_the_rule(tmp_path: Path) -> None:
    box = built(tmp_path, "learn/one-for-each", ":yes: allowed")
    assert right(box) == ["0"]
    assert "You have already attached an Energy card this turn." in replies(box)["1"]
    assert "The rule:" in replies(box)["1"]


def test_whoever_says_no_to_what_happens_reads_what_happens(tmp_path: Path) -> None:
    box = built(tmp_path, "learn/last-card", ":yes: game.over", ":because: turn.draw")
    assert right(box) == ["0"]
    assert "B draws 1 card." in replies(box)["1"]


def test_nothing_is_seen_or_read_out_before_an_answer(tmp_path: Path) -> None:
    box = built(tmp_path, "learn/ten-left", ":number: opponent.active.counters")
    form = box.select_one("form.try")
    assert isinstance(form, Tag)
    assert form.has_attr("hidden")
    for template in form.select("template"):
        template.decompose()
    assert "Right" not in form.get_text()
    assert form.select_one('[role="status"]').get_text() == ""  # type: ignore[union-attr]


def test_the_progress_knows_the_questions_of_each_lesson(tmp_path: Path) -> None:
    box = built(tmp_path, "learn/ten-left", ":number: opponent.active.counters")
    (lesson,) = box.select(".progress a")
    assert lesson["data-questions"] == "learn/ten-left"
    assert lesson.get_text() == "Continue: Lesson 1: Questions"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (":number: opponent.active.damage", "has no 'opponent.active.damage'"),
        (":number: opponent.active.name", "is no number of things"),
        (":number: opponent.active.hp", "expected its last word to be one of"),
        (":number: damage.weakness/after", "no event of its session tells"),
        (":yes: over\n:because: damage.weakness", "expected a rule that acts in it"),
    ],
)
def test_a_question_without_an_answer_is_told(tmp_path: Path, options: str, words: str) -> None:
    app = site(tmp_path, page(tmp_path, "learn/ten-left", options))
    app.cleanup()
    told = app.warning.getvalue()
    assert "index.md:4: ERROR" in told
    assert words in told
