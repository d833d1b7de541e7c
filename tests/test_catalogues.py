"""The translations of this project are complete, fresh and sound, as far as a machine can tell."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from project.languages import LANGUAGES, TRANSLATIONS
from project.problems import Problem
from translations import checking, freshness


def assert_none(problems: Iterable[Problem]) -> None:
    """Fail with all the problems, one a line, by their place in the project."""
    found = list(dict.fromkeys(str(problem).replace(f"{checking.ROOT}/", "") for problem in problems))
    assert not found, "\n".join([f"problems in the translations: {len(found)}", *found])


def skip_where_unavailable(name: str, language: str) -> None:
    if reason := checking.unavailable(name, language):
        pytest.skip(reason)


@pytest.mark.parametrize("language", [language.code for language in TRANSLATIONS])
@pytest.mark.parametrize("name", checking.TRANSLATION_CHECKS)
def test_a_translation_matches_its_english(name: str, language: str) -> None:
    skip_where_unavailable(name, language)
    assert_none(checking.TRANSLATION_CHECKS[name](checking.ROOT, language))


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("name", checking.TEXT_CHECKS)
def test_a_text_is_well_written(name: str, language: str) -> None:
    skip_where_unavailable(name, language)
    assert_none(checking.TEXT_CHECKS[name](checking.ROOT, language))


def test_the_catalogues_have_the_messages_of_the_sources(tmp_path: Path) -> None:
    extracted = freshness.extract(checking.ROOT, tmp_path)
    assert_none(freshness.check(checking.ROOT, extracted, checking.CODES))
