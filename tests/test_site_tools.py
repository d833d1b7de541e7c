"""The parts of the site that can be tried without building it."""

import subprocess
import sys
from http.client import HTTPConnection
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import polib
import pytest

from project.languages import LANGUAGES, by_code
from publishing import language_chooser, server
from rulebook.directives import comparison
from rulebook.directives.terms import read_terms
from rulebook.facts import engine, source_texts
from rulebook.site.glossary import alphabetical
from rulebook.site.language_links import versions
from rulebook.site.search import with_plain_forms
from translations.updating import tidy

ROOT = Path(__file__).parents[1]


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="en, nl, pt_BR, not 'pt'"):
        by_code("pt")


def test_lists_of_steps_merge_into_one_order() -> None:
    assert comparison.merged(["bcd", "abcxd", "acyd"]) == list("abcxyd")


def test_a_difference_is_a_step_or_the_order() -> None:
    assert comparison.only_in("abc", "ac") == ["b"]
    assert comparison.same_order("abc", "xac")
    assert not comparison.same_order("abc", "cxa")


def test_the_sources_of_a_rule_are_read_from_its_function() -> None:
    assert source_texts.of("attack.baby_flip") == (("000", "002"), False)
    assert source_texts.of("retreat.once_a_turn").outside
    assert all(source_texts.of(rule) for rule in engine.functions())


def test_what_a_page_names_must_exist() -> None:
    assert engine.editions("dp base") == ["base", "dp"]
    for wrong in ("", "ex", "base base"):
        with pytest.raises(engine.Unknown, match="base, neo, dp"):
            engine.editions(wrong)
    with pytest.raises(engine.Unknown, match="no chapter 'shuffling'"):
        engine.chapter("shuffling")
    with pytest.raises(engine.Unknown, match=r"no rule 'damage\.weaknes'"):
        engine.function("damage.weaknes")


def test_words_with_accents_are_also_found_without() -> None:
    assert with_plain_forms(["Pokémon", "Ação", "kop"]) == ["Pokémon", "Ação", "kop", "Pokemon", "Acao"]


def test_terms_have_every_language_and_are_sorted_without_accents() -> None:
    assert all(row[language.code] for row in read_terms() for language in LANGUAGES)
    assert sorted(["um", "último", "Bench", "área"], key=alphabetical) == ["área", "Bench", "último", "um"]


def test_a_page_knows_its_versions() -> None:
    english, dutch, portuguese = versions("nl", "rules/retreat/", "../../../", "")
    assert (english.address, english.fallback) == ("../../../en/rules/retreat/", True)
    assert [each.current for each in (english, dutch, portuguese)] == [False, True, False]
    assert portuguese.canonical == "../../../pt-BR/rules/retreat/"
    assert versions("nl", "", "../", "https://example.org/")[2].canonical == "https://example.org/pt-BR/"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("nl", "nl"),
        ("pt-PT,pt;q=0.9,en;q=0.8", "pt_BR"),
        ("de,nl;q=0.3,en;q=0.7", "en"),
        ("en;q=0,nl;q=0.1", "nl"),
        ("de", None),
        ("", None),
        ("nl;q=x", None),
    ],
)
def test_the_language_a_browser_asks_for(header: str, code: str | None) -> None:
    language = server.asked_for(header)
    assert (language and language.code) == code


def test_the_server_sends_a_reader_to_their_language(tmp_path: Path) -> None:
    language_chooser.write(tmp_path, "")
    for folder in ("nl/rules/retreat", "en", "pictures"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "nl/rules/retreat/index.html").write_text("Terugtrekken")
    varies: list[str] = []
    running = ThreadingHTTPServer(("127.0.0.1", 0), server.handler(tmp_path))
    Thread(target=running.serve_forever, daemon=True).start()
    try:
        connection = HTTPConnection("127.0.0.1", running.server_port, timeout=10)

        def get(path: str, languages: str) -> tuple[int, str | None, str]:
            connection.request("GET", path, headers={"Accept-Language": languages})
            answer = connection.getresponse()
            varies[:] = answer.headers.get_all("Vary", [])
            return answer.status, answer.getheader("Location"), answer.read().decode()

        assert get("/", "nl,en;q=0.5")[:2] == (302, "/nl/")
        assert varies == ["Accept-Language"]
        assert "Regras" in get("/", "ja")[2]
        assert varies == ["Accept-Language"]
        for nothing in ("/nl/nothing", "/pictures/", "/en/"):
            status, _, text = get(nothing, "nl")
            assert status == 404
            assert "Deze pagina bestaat niet" in text
        assert get("/nl/rules/retreat/", "en")[2] == "Terugtrekken"
        assert varies == []
        assert get("/nl/rules/", "en")[:2] == (302, "/nl/")
        assert get("/pt-br/", "en")[:2] == (302, "/pt-BR/")
        assert get("/NL/rules/retreat/?a=b", "en")[:2] == (302, "/nl/rules/retreat/?a=b")
        connection.close()
    finally:
        running.shutdown()
        running.server_close()


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), server.handler(tmp_path)) as running:
        port = running.server_port
        assert f"make serve PORT={port + 1}" in server.serve(tmp_path, port)


@pytest.mark.parametrize("port", ["abc", "99999", "-1", "0", "", "8000.5", "²"])
def test_a_port_that_is_none_is_said(tmp_path: Path, port: str) -> None:
    assert f"PORT is a number from 1 to 65535, not {port!r}" in server.main(str(tmp_path), port)


@pytest.mark.parametrize("version", ["", "Python 2.7.18"])
def test_a_python_that_is_too_old_is_said(tmp_path: Path, version: str) -> None:
    python = tmp_path / "python2"
    python.write_text(f"#!/bin/sh\n[ -z '{version}' ] || echo '{version}' >&2\nexit 1\n")
    python.chmod(0o755)
    done = subprocess.run(["make", "python", f"PYTHON={python}"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode
    words = f"{python} is {version or 'of an unknown version'}; Python 3.11 or newer is needed."
    assert words in done.stderr


def test_why_there_is_no_virtual_environment_is_said(tmp_path: Path) -> None:
    python, venv = tmp_path / "python3", tmp_path / "venv"
    python.write_text(f'#!/bin/sh\n[ "$1" = -m ] || exec {sys.executable} "$@"\necho "the disk is full" >&2\nexit 1\n')
    python.chmod(0o755)
    make = ["make", f"{venv}/bin/python", f"VENV={venv}", f"PYTHON={python}"]
    done = subprocess.run(make, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode
    told = ["the disk is full", f"{python} cannot make a virtual environment in {venv}/; the reason stands above."]
    assert done.stderr.splitlines()[:2] == told
    assert "apt-get" not in done.stderr


def test_a_tidy_catalogue_says_nothing_that_changes_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "page.po"
    path.write_text(
        '# A title\nmsgid ""\nmsgstr ""\n"POT-Creation-Date: today\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n\n'
        '#: docs/page.md:7\n#, fuzzy, python-brace-format\nmsgid "a {term}`b`"\nmsgstr "c"\n',
        encoding="utf-8",
    )
    tidy(path, "nl")
    once = path.read_text(encoding="utf-8")
    (entry,) = polib.pofile(str(path))
    assert "today" not in once
    assert ":7" not in once
    assert entry.flags == ["fuzzy"]
    tidy(path, "nl")
    assert path.read_text(encoding="utf-8") == once


def test_search_engines_are_told_of_every_language_where_the_address_is_known(tmp_path: Path) -> None:
    (tmp_path / "index.rst").write_text(".. _first:\n\nFirst\n=====\n\nWhat it is about.\n", encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-c", str(ROOT), "-b", "dirhtml", "-D", "language=nl", "-q"]

    def links(address: str) -> list[str]:
        site = [f"rulebook_site={address}", str(tmp_path), str(tmp_path / "out")]
        subprocess.run([*command, "-D", *site], capture_output=True, check=True)
        page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
        assert '<meta name="description" content="What it is about.">' in page
        return [line for line in page.splitlines() if line.startswith(('<link rel="can', '<link rel="alt'))]

    assert links("https://example.org/rules/") == [
        '<link rel="alternate" hreflang="en" href="https://example.org/rules/en/">',
        '<link rel="alternate" hreflang="x-default" href="https://example.org/rules/en/">',
        '<link rel="canonical" href="https://example.org/rules/nl/">',
        '<link rel="alternate" hreflang="nl" href="https://example.org/rules/nl/">',
        '<link rel="alternate" hreflang="pt-BR" href="https://example.org/rules/pt-BR/">',
    ]
    assert links("") == []


PAGE = """\
# A page without a label

```{rule} damage.weaknes
```

```{steps} damage
:mark: damage.nothing
```

```{edition} ex
Text.
```

```{compare} shuffling
```

Here {step}`damage.play_area@dp` stands.
"""


def test_mistakes_on_a_page_are_told_with_file_and_line(tmp_path: Path) -> None:
    page = tmp_path / "index.md"
    page.write_text(PAGE, encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-c", str(ROOT), "-b", "dirhtml", "-q", "-W", "--keep-going"]
    done = subprocess.run([*command, str(tmp_path), str(tmp_path / "out")], capture_output=True, text=True)
    assert done.returncode == 1
    for line, words in {
        1: "no label",
        3: "no rule 'damage.weaknes'",
        6: "no rule 'damage.nothing'",
        10: "no edition 'ex'",
        14: "no chapter 'shuffling'",
        17: "edition 'dp' does not have the rule 'damage.play_area'",
    }.items():
        told = [each for each in done.stderr.splitlines() if f"index.md:{line}:" in each]
        assert any(words in each for each in told), done.stderr
