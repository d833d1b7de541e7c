"""The `{example}` directive: a worked example, told in the page and shown from its session file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.locale import _
from sphinx.util.docutils import SphinxDirective

from project.languages import SOURCE
from rulebook.facts import engine
from rulebook.facts.watched_examples import editions_of, scenes, variables
from rulebook.site.example_homes import Shown, rendered
from rulebook.site.folded import folded
from rulebook.site.happenings import Happenings
from rulebook.site.markup import paragraph
from rulebook.site.stepping import frames
from rules.words.language import use
from sessions.files import Library
from sessions.manifest import MANIFEST, anchor

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment


def library(directive: SphinxDirective) -> Library:
    """The sessions of the site."""
    return Library(Path(directive.config.rulebook_root))


def session(directive: SphinxDirective, identity: str, box: nodes.Element) -> nodes.literal_block:
    """The session of an example in the language of the build; the box becomes the place that links lead to."""
    env = directive.env
    sessions = library(directive)
    if not sessions.english_path(identity).is_file():
        raise directive.error(f"no example {identity!r}; expected a file {sessions.english_path(identity)}")
    shown = rendered.here(env)
    if identity in shown:
        raise directive.error(f"the example {identity!r} is already on this page; expected it once")
    path = sessions.shown_path(identity, directive.config.language)
    shown[identity] = Shown(str(path))
    env.note_dependency(path)
    box["ids"].append(anchor(identity))
    box["example"] = identity
    text = path.read_text(encoding="utf-8")
    block = nodes.literal_block(
        text, text, language="pycon" if for_programmers(env.docname) else "none", translatable=False
    )
    directive.set_source_info(block)
    return block


class ExampleDirective(SphinxDirective):
    """A titled box with the story and, below it, the session in the language of the build."""

    required_arguments = 1
    has_content = True
    # What is derived is for the checks: what no session shows of the story.
    option_spec = {  # noqa: RUF012 (docutils declares it so)
        "title": directives.unchanged_required,
        "draw": directives.unchanged_required,
        "frames": directives.unchanged_required,
        "derived": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        identity = self.arguments[0]
        # Before the example counts as shown.
        if "title" not in self.options:
            raise self.error(f"the example {identity!r} has no title; expected a line :title: below it")
        box = nodes.admonition(classes=["example"])
        proof = session(self, identity, box)
        # A reader who chose another edition does not see it.
        box["editions"] = [] if "frames" in self.options else editions_of(self.env, identity)
        inline, messages = self.parse_inline(self.options["title"])
        title = nodes.title(self.options["title"], "", *inline)
        for node in (box, title):
            self.set_source_info(node)
        box += [
            title,
            *messages,
            *self.parse_content_to_nodes(),
            *shown(self, identity, proof, self.options.get("draw"), self.options.get("frames")),
        ]
        return [box]


def for_programmers(docname: str) -> bool:
    """Whether a page is one on which sessions lie open."""
    return docname.startswith(("engine/", "contribute/", "why/")) and docname != "why/order"


def shown(
    directive: SphinxDirective,
    identity: str,
    proof: nodes.literal_block,
    draw: str | None = None,
    recorded: str | None = None,
) -> list[nodes.Node]:
    """What happens in an example, and its session folded below it; on pages for programmers the session alone.

    Where an example is a turn of a recorded game, that game is shown step by step.
    """
    env = directive.env
    if for_programmers(env.docname):
        return [proof]
    engine.depend_on_engine(env)
    language = directive.config.language
    use(language)
    try:
        happenings = Happenings(env.docname, language)
        blocks: list[nodes.Node] = []
        if draw is not None:
            blocks.append(happenings.drawn(variables(env, identity), draw.split()))
        if recorded is not None:
            turn = turn_of(directive, identity)
            blocks += frames(happenings, scenes(env, recorded), turn)
        else:
            blocks += happenings.blocks(scenes(env, identity), pictures=draw is None)
    except KeyError as problem:
        raise directive.error(f"the example {identity!r} has no {problem} to draw") from problem
    finally:
        use(SOURCE.code)
    skip = paragraph(
        _("You may skip this. A program played the same cards and came to the same end."), classes=["skip"]
    )
    return [*blocks, folded(_("Checked by the program"), skip, proof, classes=["proof"])]


def turn_of(directive: SphinxDirective, identity: str) -> int:
    """The turn that an example begins in."""
    begun = next((scene.before for scene in scenes(directive.env, identity) if scene.before is not None), None)
    if begun is None:
        raise directive.error(f"nothing happens in {identity!r}; expected a turn of a game")
    return begun.turn


def note_titles(app: Sphinx, doctree: nodes.document) -> None:
    """Keep what links to an example say, now that the page is translated."""
    shown = rendered.here(app.env)
    questions = [box for box in doctree.findall(nodes.container) if "exercise" in box["classes"]]
    for box in doctree.findall(lambda node: isinstance(node, nodes.Element) and "example" in node):
        assert isinstance(box, nodes.Element)
        section = box.parent
        while section is not None and not (isinstance(section, nodes.section) and section["ids"]):
            section = section.parent
        title = _question(doctree, questions.index(box) + 1) if box in questions else box[0].astext()
        identity = box["example"]
        shown[identity] = shown[identity]._replace(title=title, section="" if section is None else section["ids"][0])


def _question(doctree: nodes.document, number: int) -> str:
    """A question is called by its lesson and number: its words are no title."""
    page = next(doctree.findall(nodes.title)).astext()
    return _("{page}, question {number}").format(page=page.partition(":")[0], number=number)


def outdated(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """Pages of which an example has got a twin since, or lost it: no dependency can tell that."""
    library = Library(Path(app.confdir))
    return [
        docname
        for docname, shown in rendered.of(env).items()
        if docname not in removed
        and any(str(library.shown_path(identity, app.config.language)) != each.path for identity, each in shown.items())
    ]


def write_manifest(app: Sphinx, error: Exception | None) -> None:
    """Leave beside the pages which examples are on which page, for the test that misses none."""
    if error is not None or not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    outdir = Path(app.outdir)
    lines = [
        f"{Path(app.builder.get_outfilename(page)).relative_to(outdir).as_posix()} {identity}\n"
        for page, shown in sorted(rendered.of(app.env).items())
        for identity in sorted(shown)
    ]
    (outdir / MANIFEST).write_text("".join(lines), encoding="utf-8")


def note_root(app: Sphinx, config: Config) -> None:
    """The sessions lie beside the configuration, and a directive is not told where that is."""
    config["rulebook_root"] = str(app.confdir)


def setup(app: Sphinx) -> dict[str, Any]:
    for part in ("site.folded", "site.pictures", "site.stepping", "facts.watched_examples"):
        app.setup_extension(f"rulebook.{part}")
    app.add_config_value("rulebook_root", "", "", str)
    app.connect("config-inited", note_root)
    app.add_directive("example", ExampleDirective)
    rendered.connect(app)
    app.connect("doctree-read", note_titles)
    app.connect("env-get-outdated", outdated)
    app.connect("build-finished", write_manifest)
    return {"env_version": 2, "parallel_read_safe": True, "parallel_write_safe": True}
