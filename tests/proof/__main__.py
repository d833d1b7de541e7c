"""`make mutants`: every mutant of the lists, the numbers and the code, in every language; goes on where it stopped."""

from __future__ import annotations

import argparse
import json
import os
import signal
from collections import Counter
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import version
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from card_facts import mutants
from planted import catalogues, sessions, site
from planted import code as planted_code
from tqdm import tqdm

from project.languages import LANGUAGES, SOURCE
from proof import code_mutants, constant_mutants, equivalents, list_mutants
from proof.declarations import SAME, disproof
from proof.equal_orders import REASONS
from proof.figures import sentence
from proof.list_mutants import ListMutant
from proof.suite import Mutant, Suite
from rulebook.facts import proof
from rulebook.facts.proof import DECLARED
from rulebook.facts.watched_examples import fingerprint
from rules import EDITIONS
from sessions.files import Library

STATE = "mutants.state.json"
RESULT = "mutants.json"

MOST = 20_000
"""How many positions of each kind a declaration is tried on."""
GAMES = 20
"""And how many random games."""

PLANTED = (site.FAULTS, catalogues.FAULTS, catalogues.STALE, sessions.FAULTS, planted_code.ENGINE, planted_code.RUN)

Found = dict[str, dict[str, Any]]
"""For each mutant the verdict in each language."""


@cache
def suite() -> Suite:
    """The examples; each process has its own."""
    return Suite()


@cache
def everything() -> dict[str, Mutant]:
    """Every mutant, by its name: those of the lists first."""
    listed = chain.from_iterable(map(list_mutants.mutants, EDITIONS))
    return {mutant.name: mutant for mutant in chain[Mutant](listed, constant_mutants.mutants(), code_mutants.mutants())}


def judge(name: str) -> tuple[str, dict[str, Any]]:
    """The verdicts on one mutant."""
    verdicts = suite().verdicts(everything()[name], [language.code for language in LANGUAGES])
    return name, {language: asdict(verdict) for language, verdict in verdicts.items()}


def mark() -> str:
    """Changes when the engine or an example does."""
    return " ".join(sorted(fingerprint(session) for session in suite().shown.values()))


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--lists", action="store_true", help="only those of the lists and numbers of the editions")
    parser.add_argument("--folder", type=Path, default=Library().root / "_build", help="where the results are kept")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    kept = options.folder / STATE
    known: Found = {}
    if kept.is_file() and (state := json.loads(kept.read_text(encoding="utf-8")))["mark"] == mark():
        known = state["found"]
    names = [name for name, mutant in everything().items() if not options.lists or isinstance(mutant, ListMutant)]
    left = [name for name in names if name not in known]
    # Only the first process is interrupted: it keeps what the others have found.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with (
        get_context("fork").Pool(os.cpu_count(), signal.signal, ignore) as pool,
        tqdm(total=len(names), unit=" mutants") as bar,
    ):
        bar.update(len(names) - len(left))
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
    result = {name: known[name] for name in names}
    (options.folder / RESULT).write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    positions = tried_out()
    for language in LANGUAGES:
        print(f"{language.code}: {sentence(counted(result, language.code), 'mutants')}")
    record(result, positions)
    return int(any(count is None for count in positions.values()))


def counted(result: Found, language: str) -> Counter[str]:
    """How many mutants have each verdict in a language."""
    same = {mutant.name for mutant in chain[Mutant](SAME, equivalents.declared().values())}
    return Counter(DECLARED if name in same else found[language]["kind"] for name, found in result.items())


def tried_out() -> dict[str, int | None]:
    """On how many positions each declaration holds; ``None`` where one of them tells the two apart."""
    counts: dict[str, int | None] = {}
    for mutant in tqdm(SAME, desc="declared", unit=" declarations"):
        count, position = disproof(mutant, MOST, GAMES)
        counts[mutant.name] = None if position else count
        if position is not None:
            tqdm.write(f"{mutant.name}: told apart by {position.text}")
    return counts


def record(result: Found, positions: dict[str, int | None]) -> None:
    """Write down what the site says about it; what was not measured now stays as it is."""
    path = Library().root / "docs" / proof.FILE
    before = proof.read(path.parent).data
    found = {}
    listed = {}
    for name, verdicts in result.items():
        verdict = verdicts[SOURCE.code]
        if isinstance(everything()[name], ListMutant):
            listed[name] = verdicts
            found[name] = (
                [DECLARED, "", positions[name], REASONS[name]]
                if name in positions
                else [verdict["kind"], verdict["example"]]
            )
    others = {name: verdicts for name, verdicts in result.items() if name not in listed}
    figures = {"lists": counted(listed, SOURCE.code)}
    figures["code"] = counted(others, SOURCE.code) if others else before.get("figures", {}).get("code", {})
    data = {
        "date": datetime.now(UTC).date().isoformat(),
        "version": version("expert-rules"),
        "figures": figures,
        "planted": sum(map(len, PLANTED)),
        "cards": mutants.figure(),
    }
    # A line for each change, so that a difference is easy to read.
    text = json.dumps(data, ensure_ascii=False, indent=1)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(each, ensure_ascii=False)}" for name, each in found.items())
    path.write_text(text.removesuffix("\n}") + f',\n "lists": {{\n{lines}\n }}\n}}\n', encoding="utf-8")


def keep(path: Path, found: Found) -> None:
    """Write down what was found so far, all of it or nothing."""
    new = path.with_suffix(".new")
    new.write_text(json.dumps({"mark": mark(), "found": found}, ensure_ascii=False), encoding="utf-8")
    new.replace(path)


if __name__ == "__main__":
    raise SystemExit(main())
