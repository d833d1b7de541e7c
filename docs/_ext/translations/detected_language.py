"""Whether a translation is written in its language at all."""

from collections.abc import Iterable, Iterator
from functools import cache

from py3langid.langid import MODEL_FILE, LanguageIdentifier

from project.languages import LANGUAGES
from project.problems import Problem
from translations.message_checks import without
from translations.message_markup import HOLE, markup, sentences, words
from translations.messages import Message

CODES = {language.code: language.tag.partition("-")[0] for language in LANGUAGES}
"""The name of each of our languages in the identifier's model."""

FEWEST_WORDS = 6
SUREST_OTHER = 0.9
"""From how sure the identifier is of another language it is believed."""


@cache
def _identifier() -> LanguageIdentifier:
    identifier = LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)
    identifier.set_languages(list(CODES.values()))
    return identifier


def is_in_its_language(message: Message, names: Iterable[str]) -> Iterator[Problem]:
    """Each sentence long enough to tell is in the language of its catalogue."""
    expected = CODES[message.language]
    readable = without(markup(message.text).text, names)
    for sentence in sentences(readable):
        found = words(sentence)
        if len(found) < FEWEST_WORDS:
            continue
        language, sure = _identifier().classify(sentence.replace(HOLE, " "))
        if language != expected and sure >= SUREST_OTHER:
            yield message.problem(f"a sentence in another language ({language}): {sentence!r}", expected)
