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
exclude_patterns = ["_ext", "_static", "_style", "_script", "_templates"]
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

html_theme = "basic"
html_static_path = [str(root / "docs" / "_static")]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
html_permalinks_icon = "#"
