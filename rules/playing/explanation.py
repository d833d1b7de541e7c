"""A trace in sentences, in the reader's language."""

from rules.editions import CHAPTERS, letters
from rules.model.steps import Event, Play
from rules.words.event_sentences import SENTENCES
from rules.words.language import text
from rules.words.sentences import fill, template
from rules.words.titles import CHAPTER_NAMES


def explain(play: Play, chapter: str = "") -> str:
    """Tell what happened, one sentence a line, each with the chapter and letter of its step.

    :param play: a play that was carried out.
    :param chapter: tell only this chapter, such as ``damage``.
    :returns: the sentences, in the language in use.
    :raises ValueError: when there is no such chapter.

    >>> from rules import UseAttack, play, table
    >>> print(explain(play(table("Hitmonchan [F]", "Chansey"), UseAttack("Jab")), "damage"))
    damage a) The base damage is 20.
    damage c) Weakness: 20 × 2 = 40.
    damage h) 4 damage counters are put on Chansey.
    """
    if chapter not in ("", *CHAPTER_NAMES):
        raise ValueError(f"the chapters are {', '.join(CHAPTER_NAMES)}, not {chapter!r}")
    numbered = {
        rule: letter
        for each in CHAPTERS
        for rule, letter in letters(play.edition, each).items()
        if rule.startswith(f"{each}.")
    }
    lines = []
    for event in play.trace:
        where = event.rule.partition(".")[0]
        if chapter in ("", where):
            letter = f" {numbered[event.rule]})" if event.rule in numbered else ":"
            lines.append(f"{text(CHAPTER_NAMES[where])}{letter} {sentence(event)}")
    return "\n".join(lines)


def sentence(event: Event) -> str:
    """The sentence of one event of a trace, in the language in use.

    :param event: the event.
    :returns: the sentence, with its numbers and names filled in.
    """
    return fill(template(SENTENCES, event.rule, event.what), dict(event.values))
