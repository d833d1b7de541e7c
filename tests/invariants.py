"""What must hold in every game, after every action."""

from collections import Counter

from rules import Game, Play, rule_id
from rules.editions import CHAPTERS
from rules.model.actions import Action
from rules.model.cards import Card


def cards_of(game: Game, number: int) -> Counter[Card]:
    """All cards of a player, wherever they are."""
    side = game.sides[number]
    found: Counter[Card] = Counter([*side.hand, *side.deck, *side.discard, *side.prizes])
    for pokemon in side.in_play:
        found.update([*pokemon.cards, *pokemon.energy, *pokemon.trainers])
    if game.stadium is not None and game.stadium_side == number:
        found[game.stadium] += 1
    return found


def broken(before: Game, action: Action, after: Play) -> list[str]:
    """The invariants that an action broke; none, if the engine is right."""
    faults = []
    game = after.game
    for number in (0, 1):
        if cards_of(game, number) != cards_of(before, number):
            faults.append(f"the cards of player {'AB'[number]} are no longer the same")
    for number, side in enumerate(game.sides):
        who = "AB"[number]
        if side.active is None and not game.over:
            faults.append(f"player {who} has no Active Pokémon and the game goes on")
        if len(side.bench) > 5:
            faults.append(f"player {who} has {len(side.bench)} Pokémon on the Bench")
        if any(pokemon.knocked_out for pokemon in side.in_play):
            faults.append(f"a Knocked Out Pokémon of player {who} is still in play")
        if any(len({"Asleep", "Confused", "Paralyzed"} & set(each.conditions)) > 1 for each in side.in_play):
            faults.append(f"a Pokémon of player {who} has two conditions that exclude each other")
        if any(set(each.conditions) - {"Char"} or each.effects for each in side.bench):
            faults.append(f"a condition or an effect stayed on a Benched Pokémon of player {who}")
        if len(side.prizes) > len(before.sides[number].prizes):
            faults.append(f"player {who} has more Prizes than before")
    faults += [f"the damage {value} is no multiple of 10" for value in damages(after) if value % 10]
    faults += [f"the steps of {chapter} are out of order" for chapter in CHAPTERS if not in_order(after, chapter)]
    if game.turn not in (before.turn, before.turn + 1):
        faults.append(f"turn {before.turn} became turn {game.turn}")
    return [f"{fault}, after {action!r}" for fault in faults]


def damages(after: Play) -> list[int]:
    """Every number of a trace that is an amount of damage."""
    names = {"damage", "before", "after", "plus", "minus"}
    return [value for event in after.trace for name, value in event.values if name in names and isinstance(value, int)]


def in_order(after: Play, chapter: str) -> bool:
    """Whether a chapter's events stand in the order of the edition's list.

    Damage may be figured out more than once in an attack, and each time begins again.
    """
    order = {rule_id(step): number for number, step in enumerate(getattr(after.edition, chapter))}
    again = {"damage.base", "setup.mulligans", "between_turns.tools", "trainer.carry_out", "power.use"}
    last = -1
    for event in after.trace:
        if event.rule in order:
            if order[event.rule] < last and event.rule not in again and not event.rule.startswith("knock_out."):
                return False
            last = order[event.rule]
    return True
