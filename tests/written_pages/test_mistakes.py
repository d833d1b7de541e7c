"""Mistakes on a page are told with its file and line."""

from pathlib import Path

from written_pages.small_site import site

PAGE = """\
# A page without a label

```{rule} damage.weaknes
```

```{steps} damage
:mark: damage.nothing
```

```{edition} ex
Text.
```

```{compare} shuffling
```

Here {step}`damage.play_area@dp` stands.
"""


def test_mistakes_on_a_page_are_told_with_file_and_line(tmp_path: Path) -> None:
    app = site(tmp_path, {"index": PAGE})
    app.cleanup()
    told = app.warning.getvalue().splitlines()
    for line, words in {
        1: "no label",
        3: "no rule 'damage.weaknes'",
        6: "no rule 'damage.nothing'",
        10: "no edition 'ex'",
        14: "no chapter 'shuffling'",
        17: "edition 'dp' does not have the rule 'damage.play_area'",
    }.items():
        assert any(f"index.md:{line}: " in each and words in each for each in told), told
