"""The `{example}` directive: a worked example, told in the page and shown from its session file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.util.docutils import SphinxDirective

from rulebook.sessions import Library

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

MANIFEST = "examples.rendered.txt"


def anchor(identity: str) -> str:
    return "example-" + identity.replace("/", "-")


class ExampleDirective(SphinxDirective):
    """A titled box with the story and, below it, the session in the language of the build."""

    required_arguments = 1
    has_content = True
    option_spec = {"title": directives.unchanged_required}  # noqa: RUF012 (docutils declares it so)

    def run(self) -> list[nodes.Node]:
        identity = self.arguments[0]
        library = Library(Path(self.env.app.confdir))
        if identity not in library.ids():
            raise self.error(f"no example {identity!r}; expected a file {library.english_path(identity)}")
        if "title" not in self.options:
            raise self.error(f"the example {identity!r} has no title; expected a line :title: below it")
        shown = rendered(self.env).setdefault(self.env.docname, {})
        if identity in shown:
            raise self.error(f"the example {identity!r} is already on this page; expected it once")
        path = library.shown_path(identity, self.config.language)
        shown[identity] = str(path)
        self.env.note_dependency(path)
        return [self._box(identity, path.read_text(encoding="utf-8"))]

    def _box(self, identity: str, text: str) -> nodes.Node:
        box = nodes.admonition(ids=[anchor(identity)], classes=["example"])
        inline, messages = self.parse_inline(self.options["title"])
        title = nodes.title(self.options["title"], "", *inline)
        session = nodes.literal_block(text, text, language="pycon", translatable=False)
        for node in (box, title, session):
            self.set_source_info(node)
        box += [title, *messages, *self.parse_content_to_nodes(), session]
        return box


def rendered(env: BuildEnvironment) -> dict[str, dict[str, str]]:
    """Which session file each page shows for each of its examples."""
    if not hasattr(env, "rulebook_examples"):
        env.rulebook_examples = {}  # type: ignore[attr-defined]
    return env.rulebook_examples  # type: ignore[attr-defined, no-any-return]


def forget(app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    rendered(env).pop(docname, None)


def merge(app: Sphinx, env: BuildEnvironment, docnames: Iterable[str], other: BuildEnvironment) -> None:
    theirs = rendered(other)
    rendered(env).update({docname: theirs[docname] for docname in docnames if docname in theirs})


def outdated(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """Pages of which an example has got a twin since, or lost it: no dependency can tell that."""
    library = Library(Path(app.confdir))
    return [
        docname
        for docname, shown in rendered(env).items()
        if docname not in removed
        and any(str(library.shown_path(identity, app.config.language)) != path for identity, path in shown.items())
    ]


def write_manifest(app: Sphinx, error: Exception | None) -> None:
    """Leave beside the pages which examples are on which page, for the test that misses none."""
    if error is not None or not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    outdir = Path(app.outdir)
    lines = [
        f"{Path(app.builder.get_outfilename(page)).relative_to(outdir).as_posix()} {identity}\n"
        for page, shown in sorted(rendered(app.env).items())
        for identity in sorted(shown)
    ]
    (outdir / MANIFEST).write_text("".join(lines), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("example", ExampleDirective)
    app.connect("env-purge-doc", forget)
    app.connect("env-merge-info", merge)
    app.connect("env-get-outdated", outdated)
    app.connect("build-finished", write_manifest)
    return {"env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
