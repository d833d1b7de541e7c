"""`make mutants`: every mutant of the lists, the numbers and the code, in every language; goes on where it stopped."""

from __future__ import annotations

import argparse
import json
import os
import signal
from collections import Counter
from dataclasses import asdict
from functools import cache
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tqdm import tqdm

from proof import code, constants, lists
from proof.declarations import SAME, disproof
from proof.suite import OUTCOME, TRACE, UNNOTICED, Mutant, Suite
from rulebook.languages import LANGUAGES
from rulebook.sessions import Library
from rulebook.traces import fingerprint
from rules import EDITIONS

STATE = "mutants.state.json"
RESULT = "mutants.json"

MOST = 20_000
"""How many positions of each kind a declaration is tried on."""
GAMES = 20
"""And how many random games."""

Found = dict[str, dict[str, Any]]
"""For each mutant the verdict in each language."""


@cache
def suite() -> Suite:
    """The examples; each process has its own."""
    return Suite()


@cache
def everything() -> dict[str, Mutant]:
    """Every mutant, by its name."""
    listed = chain.from_iterable(map(lists.mutants, EDITIONS))
    return {mutant.name: mutant for mutant in chain[Mutant](listed, constants.mutants(), code.mutants())}


def judge(name: str) -> tuple[str, dict[str, Any]]:
    """The verdicts on one mutant."""
    verdicts = suite().verdicts(everything()[name], [language.code for language in LANGUAGES])
    return name, {language: asdict(verdict) for language, verdict in verdicts.items()}


def mark() -> str:
    """Changes when the engine or an example does."""
    return " ".join(sorted(fingerprint(session) for session in suite().shown.values()))


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Library().root / "_build", help="where the results are kept")
    parser.add_argument("--examples", type=Path, help="a folder that has examples/ and locales/ instead of the project")
    options = parser.parse_args()
    if options.examples:
        suite().library = Library(options.examples)
    options.folder.mkdir(parents=True, exist_ok=True)
    kept = options.folder / STATE
    known: Found = {}
    if kept.is_file() and (state := json.loads(kept.read_text(encoding="utf-8")))["mark"] == mark():
        known = state["found"]
    left = [name for name in everything() if name not in known]
    # Only the first process is interrupted: it keeps what the others have found.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with (
        get_context("fork").Pool(os.cpu_count(), signal.signal, ignore) as pool,
        tqdm(total=len(everything()), unit=" mutants") as bar,
    ):
        bar.update(len(everything()) - len(left))
        try:
            for number, (name, verdicts) in enumerate(pool.imap_unordered(judge, left, chunksize=4)):
                known[name] = verdicts
                bar.update()
                if number % 50 == 0:
                    keep(kept, known)
        except KeyboardInterrupt:
            return 130
        finally:
            keep(kept, known)
    result = {name: known[name] for name in everything()}
    (options.folder / RESULT).write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    same = {mutant.name for mutant in SAME}
    for language in LANGUAGES:
        kinds = Counter("declared" if name in same else found[language.code]["kind"] for name, found in result.items())
        print(
            f"{language.code}: {len(result)} mutants, {kinds[OUTCOME]} noticed by outcome, "
            f"{kinds[TRACE]} by trace only, {kinds['declared']} declared without effect, {kinds[UNNOTICED]} unnoticed"
        )
    return tried_out()


def tried_out() -> int:
    """Try out what is declared to come to the same, and say whether all of it did."""
    wrong = 0
    for mutant in tqdm(SAME, desc="declared", unit=" declarations"):
        count, position = disproof(mutant, MOST, GAMES)
        if position is not None:
            wrong += 1
            tqdm.write(f"{mutant.name}: told apart by {position.text}")
        else:
            tqdm.write(f"{mutant.name}: comes to the same on {count} positions")
    return int(bool(wrong))


def keep(path: Path, found: Found) -> None:
    """Write down what was found so far, all of it or nothing."""
    new = path.with_suffix(".new")
    new.write_text(json.dumps({"mark": mark(), "found": found}, ensure_ascii=False), encoding="utf-8")
    new.replace(path)


if __name__ == "__main__":
    raise SystemExit(main())
