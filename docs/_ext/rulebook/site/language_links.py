"""Every page in every language: the links from one to the other, for readers and for search engines."""

from __future__ import annotations

from typing import Any, NamedTuple

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.locale import _

from project.languages import LANGUAGES, SOURCE, Language


class Version(NamedTuple):
    """The page in one language."""

    language: Language
    address: str
    """From the page itself, for the reader's link."""
    canonical: str
    """As search engines ask for it: whole, if the address of the site is known."""
    current: bool
    fallback: bool
    """Whether readers of all other languages are best sent here."""


def versions(code: str, page: str, root: str, site: str) -> list[Version]:
    """A page in every language.

    :param code: the language of the page.
    :param page: its address inside a language, such as ``rules/retreat/``.
    :param root: the way from the page to the folder that holds the languages.
    :param site: the address of that folder; empty if unknown.
    """
    return [
        Version(
            language,
            f"{root}{language.folder}/{page}",
            f"{site or root}{language.folder}/{page}",
            language.code == code,
            language == SOURCE,
        )
        for language in LANGUAGES
    ]


def add_versions(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    page = app.builder.get_target_uri(pagename)
    root = f"{context['content_root']}../"
    context["known_address"] = bool(app.config.rulebook_site)
    context["versions"] = versions(app.config.language, page, root, app.config.rulebook_site)


def name_the_site(app: Sphinx, config: Config) -> None:
    config["html_title"] = config["html_short_title"] = str(_("Expert Rules"))


def setup(app: Sphinx) -> None:
    app.add_config_value("rulebook_site", "", "html", str)
    app.connect("config-inited", name_the_site)
    app.connect("html-page-context", add_versions)
