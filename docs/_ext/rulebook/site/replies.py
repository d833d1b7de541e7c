"""What is said to the answers of a question, right or wrong: what the engine says about each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from docutils import nodes
from sphinx.locale import _

from rulebook.facts.answers import Asked, Unanswered, asked, telling, without_a_step
from rulebook.site.happenings import Happenings
from rulebook.site.markup import link_to_rule, paragraph
from rulebook.site.tries import OTHER, Field, reply, trying
from rules.model.state import Pokemon
from sessions.files import Session
from sessions.scenes import Scene


class Question:
    """A question about an example, in the language in use."""

    def __init__(
        self, happenings: Happenings, session: Session, scenes: Sequence[Scene], variables: dict[str, Any]
    ) -> None:
        self.happenings = happenings
        self.session = session
        self.scenes = scenes
        self.variables = variables

    def numbers(self, key: str, paths: Sequence[str]) -> trying:
        """Number fields for what is asked."""
        form = trying("", key=key, fields=[], classes=["try"])
        for number, path in enumerate(paths):
            found = asked(path, self.scenes, self.variables)
            form["fields"].append(Field(label(path, found), found.value))
            form += said(number, str(found.value), _right(), right=True)
            form.extend(self.mistakes(number, path, found))
            form += said(number, OTHER, [nodes.strong("", _("Not yet.")), " ", _("Try again, or open the answer.")])
        return form

    def mistakes(self, number: int, path: str, right: Asked) -> Iterator[reply]:
        """A reply for each number that is wrong for a reason."""
        told = {right.value}
        for value, rule in without_a_step(self.session, path, self.scenes).items():
            if value not in told:
                told.add(value)
                words = _("{number} is what you get without this step:").format(number=value)
                yield said(number, str(value), [nodes.strong("", _("Not yet.")), f" {words} ", self.link(rule)])
        for value, words in _mixed_up(path, right.owner):
            if value not in told:
                told.add(value)
                yield said(number, str(value), [nodes.strong("", _("Not yet.")), f" {words}"])

    def yes_or_no(self, key: str, path: str, because: str) -> trying:
        """Two buttons; whoever takes the wrong one is told what is refused, or what happens."""
        right = asked(path, self.scenes, self.variables).value != 0
        form = trying("", key=key, fields=[], classes=["try"])
        form += said(0, str(int(right)), _right(), right=True)
        wrong = reply("", field=0, answer=str(int(not right)), right=False)
        refusals = [scene.refusal for scene in self.scenes if scene.refusal is not None]
        event = telling(self.scenes, because)
        wrong += paragraph(nodes.strong("", _("Not yet.")))
        if refusals and not because:
            wrong += self.happenings.refused(refusals[0])
        elif event is not None:
            told = self.happenings.told(event)
            wrong += paragraph(_("This is what happens:"), " ", *told, " ", self.link(event.rule))
        else:
            raise Unanswered(f"nothing in its session tells why; expected a rule that acts in it, not {because!r}")
        form += wrong
        return form

    def link(self, rule: str) -> nodes.Node:
        return link_to_rule(self.happenings.docname, rule, self.happenings.language)


def _right() -> list[nodes.Node | str]:
    return [nodes.strong("", _("Right!"))]


def said(field: int, answer: str, words: Sequence[nodes.Node | str], *, right: bool = False) -> reply:
    """A reply of one line."""
    return reply("", paragraph(*words), field=field, answer=answer, right=right)


def label(path: str, found: Asked) -> str:
    """What is to be filled in; of a Pokémon its name stands before it."""
    things = {
        "counters": _("Damage counters"),
        "counters/count": _("Damage counters"),
        "hp_left": _("HP left"),
        "prizes": _("Prizes"),
        "hand": _("Cards in the hand"),
        "deck": _("Cards in the deck"),
        "discard": _("Cards in the discard pile"),
        "energy": _("Energy cards"),
        "in_play": _("Pokémon in play"),
    }
    thing = path.rpartition(".")[2]
    if thing not in things:
        raise Unanswered(f"{path!r} is no number to ask for; expected its last word to be one of: {', '.join(things)}")
    return f"{found.owner.name}: {things[thing]}" if found.owner is not None else things[thing]


def _mixed_up(path: str, pokemon: Pokemon | None) -> list[tuple[int, str]]:
    """Numbers of the same Pokémon that are easily taken for each other."""
    if pokemon is None:
        return []
    if path.endswith(".counters"):
        return [
            (10 * pokemon.counters, _("That is the damage. One damage counter stands for 10 damage.")),
            (pokemon.hp_left, _("That is how many HP are left.")),
        ]
    if path.endswith(".hp_left"):
        return [
            (pokemon.counters, _("That is the number of damage counters. Each stands for 10 damage.")),
            (10 * pokemon.counters, _("That is the damage. Take it away from the HP.")),
            (pokemon.hp, _("Those are all of its HP. Take the damage away.")),
        ]
    return []
