"""The ``stepper`` directive: the buttons with which a reader steps through the examples of a page that have frames."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from rulebook.site.stepping import stepper


class StepperDirective(SphinxDirective):
    """``{stepper}``: stands before the first example that has an option ``:frames:``."""

    def run(self) -> list[nodes.Node]:
        return [stepper("")]


def setup(app: Sphinx) -> None:
    app.setup_extension("rulebook.site.stepping")
    app.add_directive("stepper", StepperDirective)
