"""A small site whose pages use every directive, and how a test reads what the build wrote."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]

INDEX = """\
(index)=
# First

{term}`Bench` and {term}`attack`.

```{toctree}
rules/one
rules/two
rules/three
rules/all
words
list
```
"""
ONE = """\
(retreat)=
# One

See {ref}`retreat.pay` and {ref}`the words <words>`.

(retreat.pay)=
## Pay

```{rule} retreat.pay
```

The answer.

```{example} retreat/not-enough-energy
:title: Too little

The story.
```

(retreat-inner)=
### Inside

More.
"""
TWO = """\
(two)=
# Two

(damage.defender_cards)=
## Defender

```{rule} damage.defender_cards
```

```{exercise}
:example: retreat/double-first-then-stop

What is *left*?

---

One card.

- Or none.
```
"""
THREE = """\
(three)=
# Three

```{example} attack/confusion-in-dp
:title: Counters
```

```{example} trainer/first-turn-in-dp
:title: First turn
```

```{example} attack/baby-flip-tails
:title: Coin
```

```{example} damage/pluspower-in-three-editions
:title: Three
```
"""
WORDS = """\
(words)=
# Words

```{glossary}
attack
  Something printed on a card. It is last.

Bench
  The place behind. It has room for 5.
```

```{rule} retreat.pay
```
"""
LIST = """\
(list)=
# List

```{gallery}
```

```{outcomes}
```

```{coverage}
```
"""
ALL = "(all)=\n# All\n\n```{law}\n```\n"
PAGES = {
    "index": INDEX,
    "rules/one": ONE,
    "rules/two": TWO,
    "rules/three": THREE,
    "rules/all": ALL,
    "words": WORDS,
    "list": LIST,
}
DUTCH = {
    "words": {"Words": "Woorden", "attack": "zet", "Bench": "bank", "The place behind. It has room for 5.": "Daar."},
    "rules/two": {"What is *left*?": "Wat is er *over*?", "One card.": "Eén kaart."},
}

Read = Callable[[str], str]


def sphinx(folder: Path, *options: str, builder: str = "dirhtml") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sphinx", "-c", str(ROOT), "-b", builder, "-q", *options]
    return subprocess.run([*command, str(folder), str(folder / "out" / builder)], capture_output=True, text=True)


def write(folder: Path, pages: dict[str, str], suffix: str = "md") -> None:
    for name, text in pages.items():
        path = folder / f"{name}.{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def text(html: str) -> str:
    return re.sub(r"<[^>]+>", "", html)


def between(html: str, begin: str, end: str) -> str:
    assert begin in html
    return html.partition(begin)[2].partition(end)[0]
