"""The small site, built in English and in Dutch."""

import pytest

from written_pages.small_site import DUTCH, PAGES, ROOT, Built, readable, site, write


@pytest.fixture(scope="session")
def english(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return readable(site(tmp_path_factory.mktemp("english"), PAGES))


@pytest.fixture(scope="session")
def dutch(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("dutch")
    catalogues = folder / "locales/nl/LC_MESSAGES"
    for name, texts in DUTCH.items():
        entries = "".join(f'msgid "{text}"\nmsgstr "{said}"\n\n' for text, said in texts.items())
        head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
        write(catalogues, {name: head + entries}, "po")
    ours = (ROOT / "locales/nl/LC_MESSAGES/sphinx.po").read_text(encoding="utf-8")
    write(catalogues, {"sphinx": ours}, "po")
    (folder / "locales/nl/examples").symlink_to(ROOT / "locales/nl/examples")
    return readable(site(folder, PAGES, language="nl", locale_dirs=[str(folder / "locales")]))
