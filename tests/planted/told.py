"""False sentences on English pages: what they tell is not what their session shows."""

import re

from planted.faults import Fault, Place, Plant
from planted.project import ROOT, Copy
from sessions.files import Library


def false(page: str, old: str, text: str) -> Plant:
    """Take a page with its sessions over into the copy, if it is not there yet, and change a sentence of it."""
    path = f"docs/{page}.md"

    def plant(copy: Copy) -> tuple[Place, ...]:
        if not (copy.root / path).is_file():
            copy.write(path, (ROOT / path).read_text(encoding="utf-8"))
        for identity in re.findall(r"(?:\{example\}|^:example:) (\S+)", copy.read(path), re.MULTILINE):
            session = Library(ROOT).english_path(identity)
            copy.write(str(session.relative_to(ROOT)), session.read_text(encoding="utf-8"))
        before = copy.read(path)
        assert before.count(old) == 1, f"{path} has {old!r} {before.count(old)} times"
        copy.write(path, before.replace(old, text))
        return (Place(path, text.splitlines()[0]),)

    return plant


FAULTS = (
    Fault("more damage counters in a story",
          false("rules/retreat", "Poisoned Pokémon has 3 damage counters,", "Poisoned Pokémon has 5 damage counters,"),
          "en", "says “5 damage counters”, which its session does not show"),
    Fault("another Retreat Cost in a story",
          false("rules/retreat", "Again 2 Fighting Energy cards and 1", "Again 8 Fighting Energy cards and 1"), "en",
          "says “8”, which its session does not show"),
    Fault("other Hit Points in a story",
          false("learn/03-card", "of the type Fighting with 70 HP.", "of the type Fighting with 110 HP."), "en",
          "says “110 HP”, which its session does not show"),
    Fault("other damage in a story",
          false("learn/03-card", "costs 3 Energy and does 40 damage", "costs 3 Energy and does 90 damage"),
          "en", "says “90 damage”, which its session does not show"),
    Fault("another Pokémon in a story",
          false("rules/retreat", "Rattata has a Retreat Cost of 0, so", "Onix has a Retreat Cost of 0, so"), "en",
          "names Onix, which is not in its session"),
    Fault("another attack in a story",
          false("learn/03-card", "Its attack Jab costs 1", "Its attack Slash costs 1"), "en",
          "names Slash, which is not in its session"),
    Fault("another card in a story",
          false("why/reasons", "PlusPower and Potion can still", "PlusPower and Bill can still"), "en",
          "names Bill, which is not in its session"),
    Fault("another edition in a story",
          false("rules/turn", "The first turn in Diamond & Pearl", "The first turn in Neo"), "en",
          "names Neo, which is not in its session"),
    Fault("sum that does not come out",
          false("learn/03-card", "and 50 − 30 = 20.", "and 50 − 30 = 30."), "en", "expected 50 − 30 = 20"),
    Fault("sum with another factor",
          false("rules/damage", "and 60 × 2 = 120: Onix", "and 60 × 3 = 120: Onix"), "en", "expected 60 × 3 = 180"),
    Fault("no made yes",
          false("learn/03-card", "No, because it is not a Basic", "Yes, because it is not a Basic"), "en",
          "the answer begins with “Yes”, and learn/not-a-basic shows otherwise; expected No"),
    Fault("yes made no",
          false("learn/04-turn", "Yes, you may play as many", "No, you may play as many"), "en",
          "the answer begins with “No”, and learn/two-trainer-cards shows otherwise; expected Yes"),
    Fault("no made yes in another lesson",
          false("learn/10-retreat", "No, an Asleep Pokémon cannot", "Yes, an Asleep Pokémon cannot"), "en",
          "the answer begins with “Yes”, and learn/asleep-at-the-front shows otherwise; expected No"),
    Fault("another number as an answer",
          false("learn/09-evolve", "40 HP are left: the 4", "60 HP are left: the 4"), "en",
          "the answer begins with “60”, and learn/forty-left shows otherwise"),
    Fault("yes made no in the common questions",
          false("questions/common", "Yes, but only what the attack", "No, but only what the attack"), "en",
          "the answer begins with “No”, and attack/three-coins shows otherwise; expected Yes"),
)  # fmt: skip
