"""Sentences with numbers and names in them, in the reader's language."""

from collections.abc import Mapping

from rules.words.language import text

Value = int | str | tuple[str, ...]
"""A number or a name in a sentence; a tuple is a row of Energy symbols."""

Template = str | tuple[str, str] | tuple[str, str, str]
"""An English sentence; one for 1 and one for other counts where it counts something, and perhaps one for 0."""


def template(sentences: Mapping[str, Template], rule: str, what: str) -> Template:
    """The sentence of a rule; what cards may do in several steps has one sentence for all of them.

    :param sentences: :data:`rules.words.event_sentences.SENTENCES` or :data:`rules.words.refusal_sentences.REFUSALS`.
    :param rule: the id of the rule.
    :param what: which of its sentences.
    :returns: the English sentence.
    """
    found = sentences.get(f"{rule}/{what}")
    if found is not None:
        return found
    return next(each for key, each in sentences.items() if key.rpartition("/")[2] == what)


def fill(sentence: Template, values: Mapping[str, Value], *, language: str = "") -> str:
    """Translate a sentence and fill in its numbers and names.

    :param sentence: the English sentence; one for 1 and one for other counts where it counts something, and
        perhaps one for 0.
    :param values: what to fill in, by the names between its braces.
    :param language: another language than the one in use.
    :returns: the sentence in that language.
    """
    count = values.get("count", 0)
    assert isinstance(count, int)
    if isinstance(sentence, str):
        found = text(sentence, language=language)
    elif count == 0 and len(sentence) == 3:
        found = text(sentence[2], language=language)
    else:
        found = text(*sentence[:2], count, language=language)
    return found.format(**{name: _word(value, language) for name, value in values.items()})


def _word(value: Value, language: str) -> str:
    if isinstance(value, int):
        return str(value).replace("-", "−")
    if isinstance(value, tuple):
        return "[" + " ".join(value) + "]"
    return text(value, language=language) if value else value
