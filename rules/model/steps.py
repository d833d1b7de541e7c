"""A play: an action being carried out step by step, with its answers and its trace."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from rules.model.cards import Attack, Card, Power, Resistance, Weakness
from rules.model.edition import Edition, Step
from rules.model.state import Game, Place, Pokemon
from rules.words.sentences import Value

END = "end"
"""The name of the point after the last step of a list."""


class Event(NamedTuple):
    """One entry of a trace: what a rule did, in numbers and names, without sentences."""

    rule: str
    """The id of the rule, such as ``damage.weakness``."""
    what: str
    """Which of the rule's sentences tells it."""
    values: tuple[tuple[str, Value], ...] = ()
    """The numbers and names, each with the name that the sentence has for it."""

    def value(self, name: str) -> Value:
        """One of the values, by its name."""
        return dict(self.values)[name]


class Play(NamedTuple):
    """An action being carried out. Steps take one and return the next."""

    game: Game
    """The game as it stands now."""
    trace: tuple[Event, ...] = ()
    """What happened so far."""
    coins: str = ""
    """The coins not used yet, in order: ``H`` for heads, ``T`` for tails."""
    shuffles: tuple[str, ...] = ()
    """The shuffles not used yet, in order: the names of the cards that come to lie on top, or a number."""
    choices: tuple[str | int, ...] = ()
    """The choices not used yet, in order: the option itself, or a number that stands for one of the options."""
    answered: tuple[str, ...] = ()
    """What was answered so far: coins, choices and shuffles in the order in which they were asked for."""
    resume_at: str = ""
    """The id of the step at which the list goes on; everything before it is skipped."""
    card: Card | None = None
    """The card from the hand that is played."""
    power: Power | None = None
    """The Power that is used."""
    attack: Attack | None = None
    """The attack that is carried out."""
    attacker: Place = (0, 0)
    """Where the attacking Pokémon is."""
    target: Place = (1, 0)
    """Whose damage is being figured out."""
    subject: Place = (0, 0)
    """Which Pokémon a step is about that is not part of an attack."""
    weakness: bool = True
    """Whether Weakness and Resistance are applied at all."""
    base: int | None = None
    """The base damage, in points; ``None`` where the attack does no damage at all."""
    damage: int = 0
    """The damage figured out so far, in points; it may be below 0."""
    chosen: str = ""
    """What was chosen: an attack, a target, or the Pokémon that comes in place of a retreating one."""
    payment: tuple[str, ...] = ()
    """The Energy cards offered for a Retreat Cost, by their symbols, in order."""
    weaknesses: tuple[Weakness, ...] = ()
    """The Weaknesses that count for the Pokémon that is hit."""
    resistances: tuple[Resistance, ...] = ()
    """The Resistances that count for the Pokémon that is hit."""
    others: tuple[Place, ...] = ()
    """The further Pokémon that were chosen, where the attack does damage to more than one."""
    shields: tuple[tuple[Place, str, bool], ...] = ()
    """Which coins a Pokémon's protection has cost in this attack: its place, its name, and whether it was heads."""
    untouched: bool = False
    """Whether the damage is not changed by anything on the Pokémon that is hit."""
    paid: int = 0
    """How many cards were discarded in order to use the attack."""
    hits: tuple[tuple[Place, int], ...] = ()
    """Every damage that an attack has done: the place that was hit, as it was then, and the points."""
    single_named: bool = False
    """Whether the script may name the only option of a choice, which nobody is asked about."""
    prizes: tuple[int, int] = (0, 0)
    """How many Prizes each side takes for the Pokémon that were Knocked Out."""

    @property
    def damage_done(self) -> dict[Place, int]:
        """The damage that an attack has done to each Pokémon, in points, by the place where it was hit."""
        done: dict[Place, int] = {}
        for place, points in self.hits:
            done[place] = done.get(place, 0) + points
        return done

    @property
    def edition(self) -> Edition:
        """The edition being played."""
        return self.game.edition

    def note(self, rule: str, what: str, **values: Value) -> "Play":
        """Add an event to the trace."""
        trace = (*self.trace, Event(rule, what, tuple(values.items())))
        # Made for every event and every change: this takes half the time of _replace.
        return tuple.__new__(Play, (self.game, trace, *self[2:]))

    def with_game(self, game: Game) -> "Play":
        """This play with another game."""
        return tuple.__new__(Play, (game, *self[1:]))

    def put(self, place: Place, pokemon: Pokemon) -> "Play":
        """Put a changed Pokémon back at its place."""
        return self.with_game(self.game.with_pokemon(place, pokemon))

    def add_counters(self, place: Place, count: int) -> "Play":
        """Put damage counters on a Pokémon, or take them off where the number is below 0."""
        pokemon = self.game.at(place)
        return self.put(place, pokemon._replace(counters=pokemon.counters + count))

    def did(self, rule: str) -> "Play":
        """Remember for the rest of the turn that something was done."""
        return self.with_game(self.game._replace(done=(*self.game.done, rule)))

    def skip_to(self, rule: str) -> "Play":
        """Go on at a later step of the list, or at its end."""
        return self._replace(resume_at=rule)


@cache
def rule_id(step: Step) -> str:
    """The id of a rule, from the function that carries it out.

    :param step: a step function of one of the chapters.
    :returns: the names of its module and of itself: ``damage.weakness``.
    """
    return f"{step.__module__.rpartition('.')[2]}.{step.__name__}"


def run(steps: Iterable[Step], play: Play) -> Play:
    """Carry out a list of steps in its order.

    A step may send the play to a later step, or to the end; what lies between is skipped.

    :param steps: the step functions, such as :attr:`rules.model.edition.Edition.damage`.
    :param play: where to start.
    :returns: the play after the last step.
    """
    for step in steps:
        if play.resume_at:
            if play.resume_at != rule_id(step):
                continue
            play = play._replace(resume_at="")
        play = step(play)
    return play._replace(resume_at="") if play.resume_at == END else play
