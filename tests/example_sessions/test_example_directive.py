"""The directive that shows an example in a page, tried on a small site."""

import subprocess
import sys

import pytest

from checks import unread_examples
from example_sessions.planted_library import DUTCH, EXTENSIONS, WORDS, plant
from project.languages import by_code
from sessions.files import Library

BLOCK = "```{example} retreat/words\n:title: A *free* retreat\n\nThe **story**.\n```\n"
PAGE = "# Page\n\n(one)=\n## One\n\n" + BLOCK
CONF = """
import sys
sys.path.insert(0, {folder!r})
extensions = ["myst_parser", "sphinx.ext.doctest", "rulebook.directives.example"]
project = "Planted"
html_theme = "basic"
locale_dirs = [{locales!r}]
gettext_compact = False
"""


@pytest.fixture
def site(library) -> Library:
    conf = CONF.format(folder=str(EXTENSIONS), locales=str(library.root / "locales"))
    plant(library, "conf.py", conf)
    plant(library, "docs/index.md", "# Home\n\n```{toctree}\npage\nnumbers\n```\n")
    plant(library, "docs/page.md", PAGE)
    plant(library, "docs/numbers.md", "# Numbers\n\n```{example} retreat/numbers\n:title: Numbers\n```\n")
    return library


def build(library: Library, language: str = "nl", builder: str = "html") -> str:
    """Build the planted site and give what Sphinx said; the page itself is in `_build/site`."""
    folder = f"_build/site/{by_code(language).folder}" if builder == "html" else f"_build/{builder}"
    command = [sys.executable, "-m", "sphinx", "-Wn", "--keep-going", "-j2", "-c.", "-b", builder]
    command += ["-d", f"_build/doctrees/{language}", "-D", f"language={language}", "docs", folder]
    done = subprocess.run(command, cwd=library.root, capture_output=True, text=True)
    return done.stdout + done.stderr


def page(library: Library) -> str:
    return (library.root / "_build/site/nl/page.html").read_text(encoding="utf-8")


def test_shown_in_the_language_of_the_build(site) -> None:
    plant(
        site,
        "locales/nl/LC_MESSAGES/page.po",
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        'msgid "A *free* retreat"\nmsgstr "Een *gratis* aftocht"\n\n'
        'msgid "The **story**."\nmsgstr "Het **verhaal**."\n',
    )
    assert "build succeeded." in build(site)
    html = page(site)
    assert 'id="example-retreat-words"' in html
    assert "Een <em>gratis</em> aftocht</p>\n<p>Het <strong>verhaal</strong>.</p>" in html
    assert unread_examples.code_blocks(html)["example-retreat-words"] == [WORDS.format("nl")]
    assert not unread_examples.not_shown(site, site.root / "_build/site", by_code("nl"))


def test_only_prose_goes_into_the_catalogue(site) -> None:
    assert "build succeeded." in build(site, "en", "gettext")
    template = (site.root / "_build/gettext/page.pot").read_text(encoding="utf-8")
    assert 'msgid "A *free* retreat"' in template
    assert 'msgid "The **story**."' in template
    assert "current()" not in template


def test_sphinx_takes_no_session_for_a_test_of_its_own(site) -> None:
    assert "0 tests" in build(site, "en", "doctest")


def test_changed_new_and_lost_sessions_rebuild_their_page(site) -> None:
    path = site.twin_path("retreat/words", "nl")
    path.unlink()
    build(site)
    assert "a) 2</span>" not in page(site)
    for text in (WORDS.format("nieuw"), WORDS.format("nieuwer")):
        path.write_text(text)
        build(site)
        assert unread_examples.code_blocks(page(site))["example-retreat-words"] == [text]
    path.unlink()
    build(site)
    assert unread_examples.code_blocks(page(site))["example-retreat-words"] == [WORDS.format("en")]
    assert "0 added, 0 changed, 0 removed" in build(site)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("retreat/words", "retreat/gone", "no example 'retreat/gone'; expected a file"),
        (":title: A *free* retreat\n", "", "the example 'retreat/words' has no title"),
        ("(one)=", BLOCK, "the example 'retreat/words' is already on this page"),
    ],
)
def test_faults_in_a_page(site, old, new, told) -> None:
    plant(site, "docs/page.md", PAGE.replace(old, new))
    output = build(site)
    line = 11 if old == "(one)=" else 6
    assert f"{site.root}/docs/page.md:{line}: ERROR: " in output
    assert told in output
    assert "build finished with problems" in output


def test_an_example_on_no_page(site) -> None:
    plant(site, "docs/numbers.md", "# Numbers\n")
    build(site)
    assert unread_examples.not_shown(site, site.root / "_build/site", by_code("nl")) == [
        "examples/retreat/numbers.pycon:1: [nl] on no page; expected {example} retreat/numbers"
    ]


def test_a_page_that_shows_another_text(site) -> None:
    build(site)
    plant(site, DUTCH, WORDS.format("later"))
    (told,) = unread_examples.not_shown(site, site.root / "_build/site", by_code("nl"))
    line = next(number for number, text in enumerate(page(site).splitlines(), 1) if "example-retreat-words" in text)
    assert told.startswith(f"nl/page.html:{line}: [nl] shows another text than retreat/words.pycon")


def test_a_site_that_is_not_built(library) -> None:
    (told,) = unread_examples.not_shown(library, library.root / "_build/site", by_code("pt_BR"))
    assert "_build/site/pt-BR/examples.rendered.txt:1: [pt_BR] missing" in told
