"""A trace in sentences, in the reader's language."""

from collections.abc import Mapping

from rules.editions import CHAPTERS, letters
from rules.language import text
from rules.steps import Event, Play, Value
from rules.words import CHAPTER_NAMES, SENTENCES

Template = str | tuple[str, str]
"""An English sentence; one for 1 and one for other counts where it counts something."""


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


def template(sentences: Mapping[str, Template], rule: str, what: str) -> Template:
    """The sentence of a rule; what cards may do in several steps has one sentence for all of them.

    :param sentences: :data:`rules.words.SENTENCES` or :data:`rules.words.REFUSALS`.
    :param rule: the id of the rule.
    :param what: which of its sentences.
    :returns: the English sentence.
    """
    found = sentences.get(f"{rule}/{what}")
    if found is not None:
        return found
    return next(each for key, each in sentences.items() if key.rpartition("/")[2] == what)


def fill(sentence: Template, values: Mapping[str, Value]) -> str:
    """Translate a sentence and fill in its numbers and names.

    :param sentence: the English sentence; one for 1 and one for other counts where it counts something.
    :param values: what to fill in, by the names between its braces.
    :returns: the sentence in the language in use.
    """
    count = values.get("count", 0)
    assert isinstance(count, int)
    found = text(sentence) if isinstance(sentence, str) else text(*sentence, count)
    return found.format(**{name: _word(value) for name, value in values.items()})


def _word(value: Value) -> str:
    if isinstance(value, int):
        return str(value).replace("-", "−")
    if isinstance(value, tuple):
        return "[" + " ".join(value) + "]"
    return text(value) if value else value
