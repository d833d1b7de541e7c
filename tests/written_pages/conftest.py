"""The small site, built in English and in Dutch."""

import pytest

from written_pages.small_site import DUTCH, PAGES, ROOT, Read, sphinx, write


@pytest.fixture(scope="session")
def english(tmp_path_factory: pytest.TempPathFactory) -> Read:
    folder = tmp_path_factory.mktemp("english")
    write(folder, PAGES)
    done = sphinx(folder)
    assert done.returncode == 0, done.stderr
    return lambda name: (folder / "out" / "dirhtml" / name / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def dutch(tmp_path_factory: pytest.TempPathFactory) -> Read:
    folder = tmp_path_factory.mktemp("dutch")
    write(folder / "docs", PAGES)
    for name, texts in DUTCH.items():
        entries = "".join(f'msgid "{text}"\nmsgstr "{said}"\n\n' for text, said in texts.items())
        head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
        write(folder / "locales/nl/LC_MESSAGES", {name: head + entries}, "po")
    ours = (ROOT / "locales/nl/LC_MESSAGES/sphinx.po").read_text(encoding="utf-8")
    write(folder / "locales/nl/LC_MESSAGES", {"sphinx": ours}, "po")
    done = sphinx(folder / "docs", "-D", "language=nl", "-D", f"locale_dirs={folder / 'locales'}")
    assert done.returncode == 0, done.stderr
    return lambda name: (folder / "docs" / "out" / "dirhtml" / name / "index.html").read_text(encoding="utf-8")
