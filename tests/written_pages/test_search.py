"""The search finds as much after every build."""

import json
from pathlib import Path

from sphinx.testing.util import SphinxTestApp

from written_pages.small_site import build, site, write

INDEX = "# First\n\n```{toctree}\nrules\n```\n"
RULES = """\
(damage.weakness)=
# Weakness

```{rule} damage.weakness
```
"""


def entries(app: SphinxTestApp) -> dict[str, object]:
    """The index entries in the search."""
    app.cleanup()
    text = (app.outdir / "searchindex.js").read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))["indexentries"]
    return found


def test_a_build_that_changes_another_page_keeps_the_steps_in_the_search(tmp_path: Path) -> None:
    first = entries(site(tmp_path, {"index": INDEX, "rules": RULES}, language="nl"))
    assert {entry for entry in first if "stap" in entry} == {"base stap c)", "neo stap c)", "dp stap c)"}
    write(tmp_path, {"index": INDEX.replace("First", "Again")})
    for _ in range(2):
        assert entries(build(tmp_path, language="nl")) == first
