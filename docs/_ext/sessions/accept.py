"""`make accept`: write what the sessions print now into their files, never touching code."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from project.languages import LANGUAGES, SOURCE, TRANSLATIONS
from rules.model.refusals import Refused
from sessions.files import SUFFIX, Library, Session, SessionError, difference, parse
from sessions.running import raised, run, transcript

REFUSED = f"{Refused.__module__}.{Refused.__name__}"


@dataclass
class Acceptance:
    """One pass over the sessions; counts what it did."""

    library: Library
    say: Callable[[str], None] = print
    done: Counter[str] = field(default_factory=Counter)

    def accept(self, identity: str, *, english: bool = False) -> None:
        """Bring the files of one example up to date in every language, or none of them."""
        try:
            changes = self._changes(identity, english=english)
        except SessionError as error:
            self.say(f"{error}\n")
            self.done["refused"] += 1
            return
        for path, old, new in changes:
            self._put(path, old, new)

    def _changes(self, identity: str, *, english: bool) -> list[tuple[Path, str, str]]:
        source = self.library.read_english(identity, outputs=not english)
        printed = _transcript(source, SOURCE.code)
        if printed != source.text and not english:
            raise source.error(
                1,
                "its English output differs, so no translation of it is written; "
                f"if the change is meant, run `make accept ENGLISH=1 {identity}`\n"
                + difference(source.text, printed, source.path, "the run in en"),
            )
        changes = [(self.library.english_path(identity), source.text, printed)]
        for language in TRANSLATIONS:
            path = self.library.twin_path(identity, language.code)
            old = path.read_text(encoding="utf-8") if path.is_file() else ""
            spoken = _transcript(source, language.code)
            changes.append((path, old, "" if spoken == printed else spoken))
        return changes

    def _put(self, path: Path, old: str, new: str) -> None:
        if old == new:
            self.done["unchanged"] += bool(new)
            return
        name = path.relative_to(self.library.root)
        self.say(difference(old, new, name if old else "/dev/null", name if new else "/dev/null") + "\n")
        if new:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, encoding="utf-8")
            self.done["written"] += 1
        else:
            path.unlink()
            self.done["removed"] += 1


def _transcript(source: Session, language: str) -> str:
    """The session as a run prints it; refused when a statement fails in another way than the file shows."""
    outcomes = run(source, language)
    for statement, outcome in zip(source.statements, outcomes, strict=True):
        # A new statement may be refused by the rules: that is what its example shows.
        drafted = not statement.want and outcome.raised == REFUSED
        if outcome.raised != raised(statement.want) and not drafted:
            raise source.error(
                statement.lineno + 1,
                f"expected {raised(statement.want) or 'no exception'}, got {outcome.raised or 'none'}; "
                f"nothing is written\n{outcome.trace or outcome.output}",
                language,
            )
    text = transcript(source, outcomes)
    if parse(text, source.path, language).code != source.code:
        raise source.error(1, "an output that looks like code cannot be written", language)
    return text


def main(arguments: Sequence[str] | None = None, library: Library | None = None) -> int:
    library = library or Library()
    parser = argparse.ArgumentParser(prog="accept", description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="id", help="examples, such as retreat/free-retreat; all if none")
    parser.add_argument("--english", action="store_true", help="also rewrite the English outputs")
    options = parser.parse_args(arguments)
    known = library.ids()
    ids = [identity.removeprefix("examples/").removesuffix(SUFFIX) for identity in options.ids] or known
    unknown = sorted(set(ids) - set(known))
    if unknown:
        parser.error(f"no such example: {', '.join(unknown)}")
    acceptance = Acceptance(library)
    for identity in ids:
        acceptance.accept(identity, english=options.english)
    counts = (f"{acceptance.done[key]} {key}" for key in ("written", "removed", "unchanged", "refused"))
    examples = "1 example" if len(ids) == 1 else f"{len(ids)} examples"
    print(f"accept: {examples} in {len(LANGUAGES)} languages; files: {', '.join(counts)}")
    return 1 if acceptance.done["refused"] else 0


if __name__ == "__main__":
    sys.exit(main())
