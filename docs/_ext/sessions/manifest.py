"""Where the pages of the built site show the examples."""

from __future__ import annotations

MANIFEST = "examples.rendered.txt"
"""The file of each language that lists every page with the examples on it."""


def anchor(identity: str) -> str:
    """The id of the element that shows an example."""
    return "example-" + identity.replace("/", "-")
