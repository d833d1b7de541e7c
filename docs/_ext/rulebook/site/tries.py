"""What a reader tries: number fields or two buttons, and the replies that a script takes out of their templates.

Without a script nothing of this is seen. A template is read out by nobody before its reply is shown.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.writers.html5 import HTML5Translator

OTHER = "other"
"""The answer of a reply to everything that has no reply of its own."""


class Field(NamedTuple):
    """A number to fill in."""

    label: str
    right: int


class trying(nodes.General, nodes.Element):  # noqa: N801  (nodes are named as their elements)
    """The form. Its attributes are ``key`` and ``fields``; without fields it has a button for yes and one for no."""


class reply(nodes.General, nodes.Element):  # noqa: N801
    """What is said to an answer. Its attributes are ``field``, a number, ``answer`` and ``right``."""


def visit(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "form", hidden="hidden", **{"data-key": node["key"]}))
    solved = _("You have solved this one.")
    self.body.append(f'<p class="solved" hidden>{self.encode(solved)}</p>\n')
    if node["fields"]:
        for field in node["fields"]:
            label = self.encode(field.label)
            self.body.append(
                f'<label>{label} <input inputmode="numeric" maxlength="3" size="4" autocomplete="off"></label>\n'
            )
        check = _("Check")
        self.body.append(f'<button class="btn main">{self.encode(check)}</button>\n')
    else:
        for value, words in (("1", _("Yes")), ("0", _("No"))):
            self.body.append(f'<button class="btn" type="button" value="{value}">{words}</button>\n')
    self.body.append('<div class="replies" role="status"></div>\n')


def depart(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append("</form>\n")


def visit_reply(self: HTML5Translator, node: nodes.Element) -> None:
    told = {"data-field": str(node["field"]), "data-answer": node["answer"]}
    if node["right"]:
        told["data-right"] = ""
    self.body.append(f"{self.starttag(node, 'template', '', False, **told)}\n")


def depart_reply(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append("</template>\n")


def skip(self: Any, node: nodes.Element) -> None:
    """In plain text there is nothing to try."""
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    app.add_node(trying, html=(visit, depart), text=(skip, None))
    app.add_node(reply, html=(visit_reply, depart_reply), text=(skip, None))
