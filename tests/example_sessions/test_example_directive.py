"""The directive that shows an example in a page, tried on a small site."""

import warnings
from pathlib import Path
from typing import NamedTuple

import polib
import pytest
from docutils import nodes
from sphinx.deprecation import RemovedInSphinx11Warning
from sphinx.testing.util import SphinxTestApp

from checks import unread_examples
from example_sessions.planted_library import DUTCH, WORDS, plant
from project.languages import by_code
from sessions.files import Library

BLOCK = "```{example} retreat/words\n:title: A *free* retreat\n\nThe **story**.\n```\n"
PAGE = "# Page\n\n(one)=\n## One\n\n" + BLOCK
CONF = """
extensions = ["myst_parser", "sphinx.ext.doctest", "rulebook.directives.example"]
project = "Planted"
root_doc = "docs/index"
exclude_patterns = ["README.md", "_build"]
html_theme = "basic"
locale_dirs = ["locales"]
gettext_compact = False
"""
BUILT = by_code("nl")._replace(folder="html")
"""Dutch, in the folder that the test app builds into."""


class Built(NamedTuple):
    """What a build left."""

    page: nodes.document
    """The page with the example, as it is about to be written."""
    output: str
    """What Sphinx said."""
    warnings: str
    folder: Path

    @property
    def sessions(self) -> list[str]:
        """The sessions on the page."""
        return [block.astext() for block in self.page.findall(nodes.literal_block)]


@pytest.fixture
def site(library: Library) -> Library:
    plant(library, "conf.py", CONF)
    plant(library, "docs/index.md", "# Home\n\n```{toctree}\npage\nnumbers\n```\n")
    plant(library, "docs/page.md", PAGE)
    plant(library, "docs/numbers.md", "# Numbers\n\n```{example} retreat/numbers\n:title: Numbers\n```\n")
    return library


def build(library: Library, language: str = "nl", builder: str = "html") -> Built:
    """Build the planted site as `make site` does."""
    # What Sphinx will drop matters on the day on which pyproject.toml allows that version.
    with warnings.catch_warnings(action="ignore", category=RemovedInSphinx11Warning):
        app = SphinxTestApp(builder, library.root, confoverrides={"language": language, "nitpicky": True})
        app.build()
        page = app.env.get_and_resolve_doctree("docs/page", app.builder)
    app.cleanup()
    return Built(page, app.status.getvalue(), app.warning.getvalue(), Path(app.outdir))


def test_shown_in_the_language_of_the_build(site: Library) -> None:
    plant(
        site,
        "locales/nl/LC_MESSAGES/docs/page.po",
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        'msgid "A *free* retreat"\nmsgstr "Een *gratis* aftocht"\n\n'
        'msgid "The **story**."\nmsgstr "Het **verhaal**."\n',
    )
    built = build(site)
    assert built.warnings == ""
    (box,) = (node for node in built.page.findall(nodes.admonition) if "example" in node["classes"])
    assert box["ids"] == ["example-retreat-words"]
    assert [each.astext() for each in box.findall(nodes.title)] == ["Een gratis aftocht"]
    assert [each.astext() for each in box.findall(nodes.emphasis)] == ["gratis"]
    assert [each.astext() for each in box.findall(nodes.strong)] == ["verhaal"]
    assert [each.astext() for each in box.findall(nodes.literal_block)] == [WORDS.format("nl")]
    assert not unread_examples.not_shown(site, site.root / "_build", BUILT)


def test_only_prose_goes_into_the_catalogue(site: Library) -> None:
    built = build(site, "en", "gettext")
    assert built.warnings == ""
    messages = [entry.msgid for entry in polib.pofile(str(built.folder / "docs" / "page.pot"))]
    assert messages == ["Page", "One", "A *free* retreat", "The **story**."]


def test_sphinx_takes_no_session_for_a_test_of_its_own(site: Library) -> None:
    assert "0 tests" in build(site, "en", "doctest").output


def test_changed_new_and_lost_sessions_rebuild_their_page(site: Library) -> None:
    path = site.twin_path("retreat/words", "nl")
    path.unlink()
    assert build(site).sessions == [WORDS.format("en")]
    for text in (WORDS.format("nieuw"), WORDS.format("nieuwer")):
        path.write_text(text)
        assert build(site).sessions == [text]
        assert not unread_examples.not_shown(site, site.root / "_build", BUILT)
    path.unlink()
    assert build(site).sessions == [WORDS.format("en")]
    assert not unread_examples.not_shown(site, site.root / "_build", BUILT)
    assert "0 added, 0 changed, 0 removed" in build(site).output


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("retreat/words", "retreat/gone", "no example 'retreat/gone'; expected a file"),
        (":title: A *free* retreat\n", "", "the example 'retreat/words' has no title"),
        ("(one)=", BLOCK, "the example 'retreat/words' is already on this page"),
    ],
)
def test_faults_in_a_page(site: Library, old: str, new: str, told: str) -> None:
    plant(site, "docs/page.md", PAGE.replace(old, new))
    line = 11 if old == "(one)=" else 6
    assert f"{site.root}/docs/page.md:{line}: ERROR: {told}" in build(site).warnings


def test_an_example_on_no_page(site: Library) -> None:
    plant(site, "docs/numbers.md", "# Numbers\n")
    build(site)
    assert unread_examples.not_shown(site, site.root / "_build", BUILT) == [
        "examples/retreat/numbers.pycon:1: [nl] on no page; expected {example} retreat/numbers"
    ]


def test_a_page_that_shows_another_text(site: Library) -> None:
    html = build(site).folder / "docs" / "page.html"
    plant(site, DUTCH, WORDS.format("later"))
    (told,) = unread_examples.not_shown(site, site.root / "_build", BUILT)
    lines = html.read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "example-retreat-words" in text)
    assert told.startswith(f"html/docs/page.html:{line}: [nl] shows another text than retreat/words.pycon")


def test_a_site_that_is_not_built(library: Library) -> None:
    (told,) = unread_examples.not_shown(library, library.root / "_build/site", by_code("pt_BR"))
    assert "_build/site/pt-BR/examples.rendered.txt:1: [pt_BR] missing" in told
