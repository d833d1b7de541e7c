"""Sphinx configuration, the same for every language: `sphinx-build -D language=nl …` chooses one."""

import os
import sys
from pathlib import Path

root = Path(__file__).resolve().parent
sys.path[:0] = [str(root), str(root / "docs" / "_ext")]

project = "Expert Rules"
author = "The Expert Rules authors"
copyright = f"2026, {author}"

extensions = ["myst_parser", "sphinx.ext.autodoc", "rulebook"]
exclude_patterns = ["_ext", "_static", "_templates"]
templates_path = [str(root / "docs" / "_templates")]
nitpicky = True
# Python's own types have no page here.
nitpick_ignore = [("py:class", "collections.abc.Callable"), ("py:class", "collections.abc.Sequence")]
autodoc_member_order = "bysource"
autodoc_typehints = "none"

language = "en"
locale_dirs = [str(root / "locales")]
gettext_compact = False
gettext_uuid = False
gettext_location = False

# The address of the folder that holds the languages, if it is known: https://example.org/rules/
rulebook_site = os.environ.get("SITE_ADDRESS", "")

html_theme = "furo"
html_static_path = [str(root / "docs" / "_static")]
html_css_files = ["rulebook.css", "editions.css", "print.css", "folded.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
html_permalinks_icon = "#"
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": {
        "color-brand-primary": "#1b5e55",
        "color-brand-content": "#1b5e55",
        "color-brand-visited": "#4b4a8c",
        "color-link-underline": "#1b5e55",
        "color-link-underline--visited": "#4b4a8c",
        "color-admonition-title": "#1b5e55",
        "color-admonition-title-background": "#e3f0ee",
        "admonition-font-size": "0.9375rem",
        "admonition-title-font-size": "0.9375rem",
    },
    "dark_css_variables": {
        "color-brand-primary": "#84d0c2",
        "color-brand-content": "#84d0c2",
        "color-brand-visited": "#b7b5f0",
        "color-link-underline": "#84d0c2",
        "color-link-underline--visited": "#b7b5f0",
        "color-admonition-title": "#84d0c2",
        "color-admonition-title-background": "#1d3531",
    },
}
