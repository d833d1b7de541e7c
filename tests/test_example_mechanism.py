"""Each fault an example can have is planted once, to see that it is found and told well."""

import subprocess
import sys
from pathlib import Path

import pytest

from checks import unread_examples
from project.languages import LANGUAGES, TRANSLATIONS, by_code
from sessions import accept, pytest_plugin
from sessions.files import Library, SessionError
from sessions.twins import check

EXTENSIONS = Path(pytest_plugin.__file__).parents[1]

NUMBERS = ">>> 1 + 1\n2\n"
# What the engine's language is at the time of the run: the shortest output that is words.
WORDS = ">>> from rules.words.language import current\n>>> print('a) 2', current())\na) 2 {}\n"
DUTCH = "locales/nl/examples/retreat/words.pycon"


def write(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Two examples without a fault: one of numbers alone and one of words with its twins."""
    write(tmp_path, "README.md", "Nothing here.\n")
    write(tmp_path, "examples/retreat/numbers.pycon", NUMBERS)
    write(tmp_path, "examples/retreat/words.pycon", WORDS.format("en"))
    for language in ("nl", "pt_BR"):
        write(tmp_path, f"locales/{language}/examples/retreat/words.pycon", WORDS.format(language))
    return Library(tmp_path)


def plant(library: Library, name: str, text: str) -> None:
    write(library.root, name, text)


def fault(library: Library, identity: str = "retreat/words", language: str = "nl") -> str:
    with pytest.raises(SessionError) as caught:
        check(library, identity, language)
    return str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_no_fault(library, language) -> None:
    for identity in library.ids():
        check(library, identity, language.code)
    assert not unread_examples.misplaced(library)
    assert not unread_examples.stray_prompts(library.root)


# Reading


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("", ":1 [en]: no statement", id="empty"),
        pytest.param(">>> 1\n1\n>>> x = 1\n", ":3 [en]: the last statement prints nothing", id="prints nothing"),
        pytest.param(">>> 1  # doctest: +SKIP\n1\n", ":1 [en]: a doctest flag", id="flag"),
        pytest.param(">>> 2\n2\n\n>>> # doctest: +SKIP\n", ":4 [en]: a doctest flag", id="lone flag"),
        pytest.param(">>> 1\n1\n>>>2\n2\n", ":1 [en]: cannot be read", id="no space"),
        pytest.param(">>> 1\n1\t2\n", ":2 [en]: a lone comment or a tab", id="tab"),
        pytest.param(">>> 1\n1\n\n>>> 2 # two\n2\n", ":4 [en]: a comment in the code", id="comment"),
        pytest.param(">>> # two\n>>> 2\n2\n", ":1 [en]: a lone comment", id="lone comment"),
        pytest.param(">>> 1\n1\n\nNow two:\n\n>>> 2\n2\n", ":4 [en]: prose in a session", id="prose"),
        pytest.param(
            "1 + 1\n",
            ":1 [en]: prose in a session; expected it in the page that shows this one, or >>> before",
            id="no prompt",
        ),
        pytest.param(">>> 1\n1\n\n  >>> 2\n  2\n", ":4 [en]: an indented prompt", id="indented"),
        pytest.param(">>> 1\n1", ":2 [en]: no line end", id="no line end"),
    ],
)
def test_only_a_plain_session_is_read(library, text, told) -> None:
    plant(library, "examples/retreat/words.pycon", text)
    assert f"examples/retreat/words.pycon{told}" in fault(library, language="en")


def test_what_doctest_can_run_is_run_the_same(library) -> None:
    text = (
        ">>> for number in range(2):\n...     print(number)\n...\n0\n1\n\n"
        '>>> print("one\\n\\ntwo")\none\n<BLANKLINE>\ntwo\n\n'
        '>>> raise ValueError("no: it\\ngoes on")\n'
        "Traceback (most recent call last):\n    ...\nValueError: no: it\ngoes on\n"
    )
    plant(library, "examples/retreat/numbers.pycon", text)
    check(library, "retreat/numbers", "nl")
    path = library.english_path("retreat/numbers")
    subprocess.run([sys.executable, "-m", "doctest", path], check=True)


# Running


def test_changed_output_names_file_line_language_and_difference(library) -> None:
    plant(library, DUTCH, WORDS.format("Nederlands"))
    assert fault(library) == (
        f"{DUTCH}:2 [nl]: the output differs from the file; "
        "if the change is meant, run `make accept retreat/words`\n"
        "    >>> print('a) 2', current())\n"
        "expected:\n    a) 2 Nederlands\n"
        "got:\n    a) 2 nl\n"
        f"--- {DUTCH}\n+++ the run in nl\n@@ -1,3 +1,3 @@\n"
        " >>> from rules.words.language import current\n >>> print('a) 2', current())\n"
        "-a) 2 Nederlands\n+a) 2 nl"
    )


def test_changed_english_output(library) -> None:
    plant(library, "examples/retreat/numbers.pycon", ">>> 1 + 1\n3\n")
    told = fault(library, "retreat/numbers", "en")
    assert told.startswith(
        "examples/retreat/numbers.pycon:1 [en]: the output differs from the file; correct the rule, "
        "or, if the new output is right, run `make accept ENGLISH=1 retreat/numbers`\n"
    )


def test_a_wrong_english_session_whose_twins_hold_is_told_once(library) -> None:
    plant(library, "examples/retreat/words.pycon", WORDS.format("en").replace("\na) 2", "\nb) 3"))
    fault(library, "retreat/words", "en")
    for language in TRANSLATIONS:
        check(library, "retreat/words", language.code)


def test_a_wrong_session_without_twins_leads_every_language_to_the_english_one(library) -> None:
    plant(library, "examples/retreat/numbers.pycon", ">>> 1 + 1\n3\n")
    fault(library, "retreat/numbers", "en")
    for language in TRANSLATIONS:
        told = fault(library, "retreat/numbers", language.code)
        assert f"numbers.pycon:1 [{language.code}]: the English output does not hold either: begin there" in told


def test_a_translation_that_differs_too_leads_to_the_english_session(library) -> None:
    plant(library, "examples/retreat/words.pycon", WORDS.format("English"))
    plant(library, DUTCH, WORDS.format("Nederlands"))
    assert f"{DUTCH}:2 [nl]: the output differs from the file; the English output does, too" in fault(library)


@pytest.mark.parametrize(("printed", "expected"), [("True", "1"), ("1 2", "1  2"), ("1 2 3", "1 ... 3")])
def test_output_is_exact(library, printed, expected) -> None:
    plant(library, "examples/retreat/numbers.pycon", f">>> print('{printed}')\n{expected}\n")
    assert f"expected:\n    {expected}\ngot:\n    {printed}\n" in fault(library, "retreat/numbers", "en")


def test_unexpected_exception_shows_where_it_came_from(library) -> None:
    plant(library, "examples/retreat/numbers.pycon", ">>> int('x')\n1\n")
    told = fault(library, "retreat/numbers", "en")
    assert "got:\n    Traceback (most recent call last):\n      File" in told
    assert "ValueError: invalid literal" in told


def test_expected_exception_that_does_not_come(library) -> None:
    text = ">>> print(1)\nTraceback (most recent call last):\n    ...\nValueError: 1\n"
    plant(library, "examples/retreat/numbers.pycon", text)
    assert "got:\n    1\n" in fault(library, "retreat/numbers", "en")


# Twins


def test_changed_code(library) -> None:
    plant(library, DUTCH, WORDS.format("nl").replace("2", "3"))
    told = fault(library)
    assert told.startswith(f"{DUTCH}:2 [nl]: the code differs; expected the code of examples/retreat/words.pycon:2")
    assert "->>> print('a) 2', current())\n+>>> print('a) 3', current())" in told


def test_statement_left_out(library) -> None:
    plant(library, DUTCH, ">>> from rules.words.language import current\n>>> current()\n'nl'\n>>> 1\n1\n")
    assert f"{DUTCH}:2 [nl]: the code differs" in fault(library)


def test_missing_twin(library) -> None:
    library.twin_path("retreat/words", "nl").unlink()
    told = fault(library)
    assert told.startswith("examples/retreat/words.pycon:2 [nl]: the output is words and has no file in nl yet")
    assert "run `make accept retreat/words`" in told
    assert "+a) 2 nl" in told


def test_needless_twin(library) -> None:
    name = "locales/nl/examples/retreat/numbers.pycon"
    plant(library, name, NUMBERS)
    told = fault(library, "retreat/numbers")
    assert told.startswith(f"{name}:1 [nl]: equal to examples/retreat/numbers.pycon")
    assert "delete it" in told


@pytest.mark.parametrize(("english", "dutch"), [("a) 2", "b) 2"), ("20 and 30", "20 en 40"), ("1\n2", "2\n1")])
def test_other_steps_or_numbers(library, english, dutch) -> None:
    printed = f"{{'nl': {dutch!r}}}.get(current(), {english!r})"
    code = f">>> from rules.words.language import current\n>>> print({printed})\n"
    plant(library, "examples/retreat/words.pycon", f"{code}{english}\n")
    plant(library, DUTCH, f"{code}{dutch}\n")
    assert f"{DUTCH}:2 [nl]: other steps or numbers than examples/retreat/words.pycon:2" in fault(library)


def test_a_sentence_may_turn_its_numbers_round(library) -> None:
    code = ">>> from rules.words.language import current\n>>> print({'nl': '3 van 4'}.get(current(), 'of 4, 3'))\n"
    plant(library, "examples/retreat/words.pycon", f"{code}of 4, 3\n")
    plant(library, DUTCH, f"{code}3 van 4\n")
    check(library, "retreat/words", "nl")


# Files in the wrong place


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "locales/nl/examples/retreat/gone.pycon",
            "locales/nl/examples/retreat/gone.pycon:1: [nl] no English session; expected examples/retreat/gone.pycon",
        ),
        (
            "locales/fr/examples/retreat/words.pycon",
            "locales/fr/examples/retreat/words.pycon:1: [fr] no language; expected one of the project: nl, pt_BR",
        ),
        (
            "examples/retreat/late.pycom",
            "examples/retreat/late.pycom:1: no session is here; expected examples/<chapter>/<id>.pycon",
        ),
        ("examples/late.pycon", "examples/late.pycon:1: no session is here; expected examples/<chapter>/<id>.pycon"),
        (
            "examples/retreat/Late.pycon",
            "examples/retreat/Late.pycon:1: no session is here; expected examples/<chapter>/<id>.pycon",
        ),
    ],
)
def test_misplaced_file(library, name, told) -> None:
    plant(library, name, NUMBERS)
    (found,) = unread_examples.misplaced(library)
    assert found.startswith(told)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("docs/page.md", ""),
        ("docs/part/page.rst", ""),
        ("locales/nl/LC_MESSAGES/page.po", " [nl]"),
        ("locales/terms.csv", ""),
        ("README.md", ""),
    ],
)
def test_stray_session(library, name, language) -> None:
    plant(library, name, "One.\n\n>>> 1\n1\n")
    assert unread_examples.stray_prompts(library.root) == [
        f"{name}:3:{language} a session that nothing runs; expected it in examples/"
    ]


@pytest.mark.parametrize(("text", "stray"), [("Begin with `>>> `.\n", 0), ("Write `>>> 1`.\n", 1)])
def test_a_text_may_name_the_prompt(library, text, stray) -> None:
    plant(library, "README.md", text)
    assert len(unread_examples.stray_prompts(library.root)) == stray


def test_session_of_the_engine_outside_a_docstring(library, monkeypatch) -> None:
    plant(library, "rules/planted_fault.py", '"""Text.\n\n>>> 1\n1\n"""\n\nx = 1\n"""\n>>> x\n1\n"""\n')
    monkeypatch.setattr("rules.__path__", [str(library.root / "rules")])
    assert unread_examples.stray_prompts(library.root) == [
        "rules/planted_fault.py:9: a session that doctest does not find; expected it in a docstring"
    ]


# Pytest items


def pytest_in(library: Library, *arguments: str) -> tuple[int, str]:
    write(
        library.root,
        "pytest.ini",
        f"[pytest]\npythonpath = {EXTENSIONS}\ntestpaths = examples\n",
    )
    command = [sys.executable, "-m", "pytest", "-p", "sessions.pytest_plugin", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=library.root, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_an_item_per_language(library) -> None:
    _, output = pytest_in(library, "--collect-only", "-q")
    items = output.splitlines()
    assert "examples/retreat/words.pycon::pt_BR" in items
    assert not unread_examples.not_run(library, items)
    assert unread_examples.not_run(library, items[1:]) == [
        f"{items[0].replace('::', ':1: [')}] a session that pytest does not run"
    ]
    (unknown,) = unread_examples.not_run(library, [*items, "examples/retreat/gone.pycon::nl"])
    assert unknown.startswith("examples/retreat/gone.pycon:1: [nl] run, but")


def test_a_failing_item(library) -> None:
    plant(library, DUTCH, WORDS.format("Nederlands"))
    status, output = pytest_in(library)
    assert status == 1
    assert "1 failed, 5 passed" in output
    assert f"{DUTCH}:2 [nl]: the output differs" in output
    assert "-a) 2 Nederlands\n+a) 2 nl" in output
    assert pytest_in(library, "examples/retreat/words.pycon::pt_BR")[0] == 0


# make accept


def accepted(library: Library, capsys, *arguments: str) -> tuple[int, str]:
    status = accept.main(arguments, library)
    return status, capsys.readouterr().out


def test_accept_writes_changed_and_missing_twins(library, capsys) -> None:
    library.twin_path("retreat/words", "nl").unlink()
    plant(library, "locales/pt_BR/examples/retreat/words.pycon", WORDS.format("outro"))
    status, output = accepted(library, capsys)
    assert status == 0
    assert "--- /dev/null\n+++ " + DUTCH in output
    assert "-a) 2 outro\n+a) 2 pt_BR" in output
    assert output.endswith("accept: 2 examples in 3 languages; files: 2 written, 0 removed, 2 unchanged, 0 refused\n")
    for language in LANGUAGES:
        check(library, "retreat/words", language.code)


def test_accept_removes_needless_twins(library, capsys) -> None:
    plant(library, "locales/nl/examples/retreat/numbers.pycon", NUMBERS)
    status, output = accepted(library, capsys, "retreat/numbers")
    assert status == 0
    assert "+++ /dev/null" in output
    assert "accept: 1 example in 3 languages" in output
    assert "1 removed" in output
    assert not library.twin_path("retreat/numbers", "nl").exists()


def test_accept_does_not_translate_a_wrong_session(library, capsys) -> None:
    plant(library, "examples/retreat/words.pycon", WORDS.format("English"))
    plant(library, DUTCH, WORDS.format("oud"))
    status, output = accepted(library, capsys)
    assert status == 1
    assert "examples/retreat/words.pycon:1 [en]: its English output differs" in output
    assert "1 refused" in output
    assert library.twin_path("retreat/words", "nl").read_text() == WORDS.format("oud")


def test_accept_english_keeps_the_code_and_fills_a_draft(library, capsys) -> None:
    draft = ">>> from rules.words.language import current\n\n"
    draft += ">>> for _ in 'ab':\n...     print(current(), end='\\n\\n')\n...\n"
    plant(library, "examples/retreat/words.pycon", draft)
    status, output = accepted(library, capsys, "--english", "retreat/words")
    assert status == 0
    assert "+nl\n+<BLANKLINE>\n+nl\n+<BLANKLINE>" in output
    assert library.english_path("retreat/words").read_text() == draft + "en\n<BLANKLINE>\nen\n<BLANKLINE>\n"
    for language in LANGUAGES:
        check(library, "retreat/words", language.code)


def test_accept_keeps_an_expected_exception(library, capsys) -> None:
    text = (
        ">>> from rules.words.language import current\n>>> raise ValueError(current())\n"
        "Traceback (most recent call last):\n    ...\nValueError: {}\n"
    )
    plant(library, "examples/retreat/words.pycon", text.format("en"))
    assert accepted(library, capsys)[0] == 0
    assert library.twin_path("retreat/words", "nl").read_text() == text.format("nl")


@pytest.mark.parametrize("arguments", [(), ("--english",)])
def test_accept_writes_no_unexpected_exception(library, capsys, arguments) -> None:
    text = ">>> from rules.words.language import current\n>>> {'en': 1, 'pt_BR': 2}[current()]\n1\n"
    plant(library, "examples/retreat/words.pycon", text)
    before = library.twin_path("retreat/words", "pt_BR").read_text()
    status, output = accepted(library, capsys, *arguments)
    assert status == 1
    assert "examples/retreat/words.pycon:2 [nl]: expected no exception, got KeyError; nothing is written" in output
    assert library.twin_path("retreat/words", "pt_BR").read_text() == before


def test_accept_knows_its_examples(library, capsys) -> None:
    with pytest.raises(SystemExit):
        accept.main(["retreat/gone"], library)
    assert "no such example: retreat/gone" in capsys.readouterr().err


# The directive

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
