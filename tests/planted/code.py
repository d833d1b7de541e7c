"""Faults of the engine's code and of what runs the examples."""

from planted.faults import Fault, Place, Plant, add, change, lose, new
from planted.project import Copy

MO = "rules/locales/pt_BR/LC_MESSAGES/words.mo"
FREE = "examples/retreat/free-retreat.pycon"


def in_git(path: str) -> Plant:
    """A built file that somebody added in spite of .gitignore."""

    def plant(copy: Copy) -> tuple[Place, ...]:
        assert (copy.root / path).is_file()
        copy.git("add", "--force", path)
        return (Place(path),)

    return plant


ENGINE = (
    Fault("function without a docstring", add("rules/notation/fields.py", "\n\ndef planted() -> None:\n    pass\n"), "",
          "planted has no docstring"),
    Fault("field without a docstring", change("rules/model/edition.py", r"^    year: int\n.*$", "    year: int"), "",
          "Edition.year has no docstring"),
    Fault("module without a docstring", new("rules/planted_fault.py", "x = 1\n"), "", "the module has no docstring"),
    Fault("step without the number of a source",
          change("rules/retreat.py", r"(def condition\((?:.*\n)*?)    From text 004\.\n", r"\1", "def condition("),
          "", "the description of rules.retreat.condition names no source"),
    Fault("imports in a circle", add("rules/model/cards.py", "\nfrom rules import attack\n",
              also=(Place("rules/attack.py", "from rules.model.cards"),)), "",
          "imports in a circle: rules.model.cards → rules.attack → rules.model.cards"),
    Fault("engine that needs a package", add("rules/model/pokemon_kinds.py", "\nimport requests\n"), "",
          "imports requests"),
    Fault("module too long", change("rules/turn.py", r"\Z", "\n" * 300, at=(Place("rules/turn.py", line=276),)), "",
          "275 at most"),
    Fault("tool too long", change("docs/_ext/project/problems.py", r"\Z", "\n" * 250,
                                  at=(Place("docs/_ext/project/problems.py", line=251),)), "", "250 at most"),
    Fault("compiled catalogue in git", in_git(MO), "pt_BR", "a built file in git"),
    Fault("session of the engine that doctest does not find",
          add("rules/winning.py", '\nPLANTED = 1\n"""A number.\n\n>>> PLANTED\n2\n"""\n', ">>> PLANTED"), "",
          "a session that doctest does not find"),
)  # fmt: skip

RUN = (
    Fault("step removed from an edition",
          change("rules/editions.py", r"^        retreat\.once_a_turn,\n", "",
                 at=(Place("examples/retreat/once-a-turn.pycon", '>>> play(after.game, Retreat("Machop"))'),)),
          "en", "the output differs from the file; correct the rule"),
    Fault("step removed, told in a translation",
          change("rules/editions.py", r"^        retreat\.condition,\n", "",
                 at=(Place("locales/nl/examples/retreat/asleep-or-paralyzed.pycon", "{Asleep}"),)),
          "nl", "the output differs from the file; the English output does, too: begin there"),
    Fault("compiled words of the engine missing", lose(MO, Place(f"locales/pt_BR/{FREE}")), "pt_BR",
          f"{MO} has not been compiled; 'make catalogues' does it"),
    Fault("example that pytest is told to leave out",
          change("pyproject.toml", r'"-ra"\]', f'"-ra", "--deselect={FREE}::nl"]', at=(Place(FREE),)), "nl",
          "a session that pytest does not run"),
)  # fmt: skip
