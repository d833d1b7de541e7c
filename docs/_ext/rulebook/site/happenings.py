"""What happens in an example, as a reader sees it: pictures before and after, and a line for each thing that happened.

All of it comes from the scenes of the example's session, in the words of the engine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from docutils import nodes
from sphinx.locale import _

from rulebook.facts import engine
from rulebook.site.folded import folded
from rulebook.site.markup import link_to_label, link_to_rule, paragraph
from rulebook.site.pictures import energy, framed_picture, position, printed_card
from rules.catalogue import card
from rules.editions import CHAPTERS, EDITIONS, letters
from rules.model.actions import EndTurn, PlayTrainer, PutOnBench, UseAttack
from rules.model.cards import Card, EnergyCard
from rules.model.state import Game, Pokemon
from rules.model.steps import Event, Play
from rules.pictures import View, card_parts, smallest_view
from rules.pictures.labels import of_card
from rules.playing.explanation import sentence
from rules.terminal.dialogue import action_in_words
from rules.words.language import text
from rules.words.refusal_sentences import REFUSALS
from rules.words.sentences import fill, template
from rules.words.titles import CHAPTER_NAMES
from sessions.scenes import Chain, Refusal, Scene, chains

OPEN = 2
"""How many ways in which a position goes on are shown at once; the others are folded away."""

_SYMBOLS = re.compile(r"\[([^\[\]]+)\]")


class Happenings:
    """The scenes of examples on one page, in its language, which is the one in use."""

    def __init__(self, docname: str, language: str) -> None:
        self.docname = docname
        self.language = language

    def drawn(self, variables: dict[str, Any], names: Sequence[str]) -> nodes.container:
        """Pictures of what a session has at its end under some names; the second game shows what has changed."""
        row = nodes.container(classes=["pictures"])
        before: Game | None = None
        for name in names:
            found = variables[name]
            if isinstance(found, Play):
                found = found.game
            if isinstance(found, Game):
                view = View("board") if before is None else smallest_view(before, found)
                row += self.picture("", found, before, view)
                before = found
            else:
                card = found.card if isinstance(found, Pokemon) else found
                row += framed_picture("", printed_card(card=card, numbered=True), caption="", classes=["card"])
                row += parts_of(card)
        return row

    def begun(self, scenes: Sequence[Scene]) -> list[nodes.Node]:
        """The position that a question is about: a picture of what there is before anything happens."""
        chain = next(iter(chains(tuple(scenes))), ())
        if not chain or chain[0].before is None:
            return []
        before = chain[0].before
        view = fitting_view(chain, before, chain[-1].last)
        return [nodes.container("", self.picture("", before, None, view), classes=["pictures"])]

    def blocks(self, scenes: Sequence[Scene], *, pictures: bool = True) -> list[nodes.Node]:
        """Everything that happened: each way in which a position goes on has its own block."""
        found = chains(tuple(scenes))
        several = len(found) > 1
        blocks: list[nodes.Node] = []
        shown: Game | None = None
        for chain in found:
            blocks.append(self.chain(chain, found if several else (), shown, pictures))
            shown = chain[0].before
        if len(blocks) <= OPEN + 1:
            return blocks
        words = _("And {count} more").format(count=len(blocks) - OPEN)
        return [*blocks[:OPEN], folded(words, *blocks[OPEN:], classes=["more-ways"])]

    def chain(self, chain: Chain, beside: Sequence[Chain], shown: Game | None, pictures: bool) -> nodes.container:
        """One way in which a position goes on."""
        block = nodes.container(classes=["way"])
        editions = {each[0].edition for each in beside}
        if len(editions) > 1:
            block["editions"] = [chain[0].edition]
        if beside:
            block += paragraph(*self.heading(chain, beside), classes=["way-name"])
        if pictures:
            block += self.pictures(chain, shown)
        for scene in chain:
            if len(chain) > 1 and scene.action is not None:
                block += paragraph(*self.words(action_in_words(scene.action)), classes=["action"])
            if scene.events:
                block += self.list_of(scene)
            if scene.refusal is not None:
                block += self.refused(scene.refusal)
        return block

    def heading(self, chain: Chain, beside: Sequence[Chain]) -> list[nodes.Node | str]:
        """What this way has that the others have not: the edition, the action, the coins."""
        first = chain[0]
        parts: list[list[nodes.Node | str]] = []
        if len({each[0].edition for each in beside}) > 1:
            parts.append([engine.FULL[first.edition]])
        if len({each[0].action for each in beside}) > 1 and first.action is not None:
            parts.append(self.words(action_in_words(first.action)))
        if len({each[0].coins for each in beside}) > 1 and first.coins:
            sides = [_("heads") if coin == "H" else _("tails") for coin in first.coins]
            parts.append([_("coins: {coins}").format(coins=", ".join(sides))])
        if first.chance:
            parts.append([_("chance: {chance}").format(chance=first.chance)])
        return [piece for part in parts for piece in (" · ", *part)][1:] or [
            _("Case {number}").format(number=list(beside).index(chain) + 1)
        ]

    def pictures(self, chain: Chain, shown: Game | None) -> nodes.container:
        """The position before and after; before only where it was not shown last, after only where it is another."""
        before, after = chain[0].before, chain[-1].last
        row = nodes.container(classes=["pictures"], short=self.short(chain))
        if before is None:
            row += self.picture(_("After"), after, None, View("board"))
            return row
        changed = before != after
        view = fitting_view(chain, before, after)
        if before != shown:
            row += self.picture(_("Before") if changed else _("Before, and still"), before, None, view)
        if changed:
            row += self.picture(_("After"), after, before, view)
        return row

    def short(self, chain: Chain) -> framed_picture:
        """One Pokémon that the chain is about, as it is afterwards, or as it was where it is no longer there."""
        before, after = chain[0].before, chain[-1].last
        side, slot = (after.on_turn, 0)
        if before is not None:
            smallest = smallest_view(before, after)
            hit = before != after and isinstance(chain[-1].action, UseAttack)
            side, slot = (1 - before.on_turn, 0) if hit else (before.on_turn, 0)
            if smallest.kind == "one":
                side, slot = smallest.side, smallest.slot
        view = View("one", side, slot)
        gone = any(event.rule == "knock_out.discard" for scene in chain for event in scene.events)
        if before is not None and (gone or before == after):
            return self.picture(_("Before") if gone else _("Before, and still"), before, None, view)
        return self.picture(_("After"), after, before, view)

    def picture(self, words: str, game: Game, before: Game | None, view: View) -> framed_picture:
        node = position(game=game, before=before, view=view)
        return framed_picture("", node, caption=words, classes=[view.kind])

    def list_of(self, scene: Scene) -> nodes.bullet_list:
        """A line for each event, with the letter of its step, in a group for each chapter."""
        edition = EDITIONS[scene.edition]
        lettered = {
            rule: letter
            for chapter in CHAPTERS
            for rule, letter in letters(edition, chapter).items()
            if rule.startswith(f"{chapter}.")
        }
        result = nodes.bullet_list("", classes=["happened"])
        chapter = ""
        for event in scene.events:
            here = event.rule.partition(".")[0]
            if here != chapter:
                chapter = here
                name = text(CHAPTER_NAMES[here])
                result += nodes.list_item("", paragraph(name[:1].upper() + name[1:]), classes=["chapter"])
            result += nodes.list_item("", paragraph(*self.line(event, lettered.get(event.rule, ""))))
        return result

    def told(self, event: Event) -> list[nodes.Node | str]:
        """An event as a sentence."""
        return self.words(sentence(event))

    def line(self, event: Event, letter: str) -> list[nodes.Node | str]:
        mark = f"{letter})" if letter else "•"
        link = link_to_label(self.docname, event.rule, mark)
        link["classes"].append("letter")
        return [link, " ", *self.told(event)]

    def refused(self, refusal: Refusal) -> nodes.container:
        """What is not allowed, and the rule that says so."""
        rule = link_to_rule(self.docname, refusal.rule, self.language)
        why = fill(template(REFUSALS, refusal.rule, refusal.what), dict(refusal.values))
        return nodes.container(
            "",
            paragraph(nodes.strong("", _("Not allowed")), " ", *self.words(why)),
            paragraph(_("The rule:"), " ", rule, classes=["by-rule"]),
            classes=["refused"],
        )

    def words(self, words: str) -> list[nodes.Node | str]:
        """A sentence in which the symbols of Energy cards are drawn, and named where there is only one."""
        return list(_with_symbols(words))


def parts_of(card: Card) -> nodes.enumerated_list:
    """What each numbered part of a card is."""
    result = nodes.enumerated_list("", enumtype="arabic", prefix="", suffix=".", classes=["card-parts"])
    for part in card_parts(card):
        result += nodes.list_item("", paragraph(nodes.strong("", f"{part.title}:"), f" {part.words}"))
    return result


def _with_symbols(words: str) -> Iterator[nodes.Node | str]:
    end = 0
    for found in _SYMBOLS.finditer(words):
        cards = [_energy(symbol) for symbol in re.split(r"[ ,]+", found[1])]
        if all(cards):
            yield words[end : found.start()]
            for each in cards:
                assert each is not None
                yield energy(card=each)
            if len(cards) == 1 and cards[0] is not None:
                yield f" {of_card(cards[0], cards[0].print)}"
            end = found.end()
    yield words[end:]


def _energy(symbol: str) -> EnergyCard | None:
    try:
        found = card(symbol)
    except ValueError:
        return None
    return found if isinstance(found, EnergyCard) else None


def fitting_view(chain: Chain, before: Game, after: Game) -> View:
    """What to draw of two positions: all that is different, and those whom the action is about."""
    action = chain[-1].action
    smallest = smallest_view(before, after)
    if before == after:
        kinds = {UseAttack: "duel", EndTurn: "duel", PlayTrainer: "board", PutOnBench: "board"}
        return View(kinds.get(type(action), "own"), before.on_turn)
    attacked = isinstance(action, UseAttack) and smallest.kind == "one" and not smallest.slot
    return View("duel") if attacked else smallest
