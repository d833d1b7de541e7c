"""The reference of the engine, written by autodoc from its docstrings, without the values of its data."""

from __future__ import annotations

from sphinx import addnodes
from sphinx.application import Sphinx


def hide_value(app: Sphinx, domain: str, kind: str, content: addnodes.desc_content) -> None:
    """Leave the name alone: what a reader needs of a catalogue of cards is what it is, not every card.

    Autodoc can be told so for one name, but not for the members of a module.
    """
    description = content.parent
    if domain != "py" or not isinstance(description, addnodes.desc):
        return
    for annotation in list(description.findall(addnodes.desc_annotation)):
        if any(each.astext() == "=" for each in annotation.findall(addnodes.desc_sig_punctuation)):
            annotation.replace_self([])


def setup(app: Sphinx) -> None:
    app.connect("object-description-transform", hide_value)
