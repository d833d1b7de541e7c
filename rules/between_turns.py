"""What happens between turns, for the Pokémon of both players.

Each function is one step. An edition says which of them it has and in which order:
:attr:`rules.model.edition.Edition.between_turns`. In each step the Pokémon of the player whose turn just ended come
first.
"""

from collections.abc import Callable, Iterator

from rules.effects import act
from rules.model import conditions, effect_sources
from rules.model.cards import TrainerCard
from rules.model.markers import MUST_BE_USED, REMOVE_COUNTERS
from rules.model.questions import choose, flip
from rules.model.state import CHAR, Place, Pokemon
from rules.model.steps import Play, rule_id

DAMAGE = {"Poisoned": 1, "Toxic": 2, "Burned": 2, CHAR: 2}
"""How many damage counters a condition puts on its Pokémon. From the cards and booklets, outside the texts."""


def _actives(play: Play) -> Iterator[Place]:
    for side in (play.game.on_turn, 1 - play.game.on_turn):
        if play.game.sides[side].active is not None:
            yield side, 0


def _all(play: Play, has: Callable[[Pokemon], object]) -> list[Place]:
    """The places of all Pokémon that have something."""
    return [place for place in play.game.places(play.game.on_turn) if has(play.game.at(place))]


def _hurt(play: Play, rule: str, place: Place, condition: str) -> Play:
    pokemon = play.game.at(place)
    count = DAMAGE[condition]
    play = play.add_counters(place, count)
    return play.note(rule, "counters", count=count, pokemon=pokemon.name)


def poison(play: Play) -> Play:
    """Put damage counters on each Poisoned Pokémon.

    1 counter, or 2 where an attack says so; the numbers are from outside the texts.

    :param play: the play between turns.
    :returns: the play with the counters placed. Nothing is Knocked Out yet.

    From texts 000 and 002, step a; 004 gives no order.

    >>> from rules import between_turns, waiting
    >>> between_turns.poison(waiting("Pikachu {Poisoned}")).game.player.active
    pokemon('Pikachu c=1 {Poisoned}')
    """
    for place in _actives(play):
        for condition in ("Poisoned", "Toxic"):
            if condition in play.game.at(place).conditions:
                play = _hurt(play, "between_turns.poison", place, condition)
    return play


def burn(play: Play) -> Play:
    """Flip a coin for each Burned Pokémon; tails: 2 damage counters. It stays Burned.

    :param play: the play between turns.
    :returns: the play with the counters placed.
    :raises rules.Need: when the script gives no coin.

    From text 002, step b; the number is from outside the texts.

    >>> from rules import between_turns, waiting
    >>> between_turns.burn(waiting("Marill {Burned}", "dp", coins="T")).game.player.active
    pokemon('Marill c=2 {Burned}')
    """
    for place in _actives(play):
        if "Burned" in play.game.at(place).conditions:
            play, heads = flip(play, "between_turns.burn")
            if not heads:
                play = _hurt(play, "between_turns.burn", place, "Burned")
    return play


def sleep_and_paralysis(play: Play) -> Play:
    """Flip a coin for each Asleep Pokémon; heads: it wakes up. Then let Paralyzed Pokémon recover.

    A Paralyzed Pokémon recovers after its own player's turn, and not after the turn in which it became Paralyzed.

    :param play: the play between turns.
    :returns: the play with the Pokémon that recovered.
    :raises rules.Need: when the script gives no coin.

    From texts 000, step b, 002, step c, and 004; the coin's sides and the moment of recovery are from outside
    the texts.

    >>> from rules import between_turns, waiting
    >>> between_turns.sleep_and_paralysis(waiting("Pikachu {Asleep}", coins="H")).game.player.active
    pokemon('Pikachu')
    """
    rule = "between_turns.sleep_and_paralysis"
    for place in _actives(play):
        if "Asleep" in play.game.at(place).conditions:
            play, heads = flip(play, rule)
            if heads:
                play = _recover(play, rule, place, "Asleep")
    place = (play.game.on_turn, 0)
    recovers = "between_turns.paralyzed_this_turn" not in play.game.done
    if recovers and "Paralyzed" in play.game.at(place).conditions:
        play = _recover(play, rule, place, "Paralyzed")
    return play


def _recover(play: Play, rule: str, place: Place, condition: str) -> Play:
    pokemon = play.game.at(place)
    left = tuple(each for each in pokemon.conditions if each != condition)
    play = play.put(place, pokemon._replace(conditions=left))
    return play.note(rule, "recovers", pokemon=pokemon.name, condition=condition)


def char(play: Play) -> Play:
    """Flip a coin for each Pokémon with a Char counter, also on the Bench; tails: 2 damage counters.

    :param play: the play between turns.
    :returns: the play with the counters placed. The Char counter stays.
    :raises rules.Need: when the script gives no coin.

    From text 000, step c; the number is printed on the card.

    >>> from rules import between_turns, waiting
    >>> between_turns.char(waiting("Electabuzz c=3 {Char}", "neo", coins="T")).game.player.active
    pokemon('Electabuzz c=5 {Char}')
    """
    for place in _all(play, lambda pokemon: CHAR in pokemon.conditions):
        play, heads = flip(play, "between_turns.char")
        if not heads:
            play = _hurt(play, "between_turns.char", place, CHAR)
    return play


def darkness_energy(play: Play) -> Play:
    """Put 1 damage counter on each Pokémon, also on the Bench, for each special Darkness Energy card attached to it.

    Darkness Pokémon and Pokémon with Dark in their name get none.

    :param play: the play between turns.
    :returns: the play with the counters placed.

    From text 000, step d.

    >>> from rules import between_turns, waiting
    >>> between_turns.darkness_energy(waiting("Hitmonchan [F D*]", "neo")).game.player.active
    pokemon('Hitmonchan [F D*] c=1')
    """
    return acting(play, "between_turns.darkness_energy")


def cards(play: Play) -> Play:
    """Let everything else act between turns that its own text lets act: Powers, attached cards, and the Stadium.

    :param play: the play between turns, after the last step of the list.
    :returns: the play after them. Nothing is Knocked Out yet.
    :raises rules.Need: when a coin or a choice is missing.

    Printed on the cards; from outside the texts. A card that names one of the steps acts in that step.
    """
    return acting(play, "between_turns.cards")


def acting(play: Play, rule: str) -> Play:
    """Let the cards act that belong to a step between turns, each on its own Pokémon; a Stadium acts on every one.

    :param play: the play in that step.
    :param rule: the id of the rule of the step.
    :returns: the play after them.
    """
    around = effect_sources.stadium(play.game)
    # Most Pokémon have nothing but basic Energy, and this is asked in every step.
    for place in _all(play, lambda pokemon: around or _has_text(pokemon)):
        for name, effects in (*effect_sources.on(play.game.at(place), play.game), *around):
            if any(effect.step == rule for effect in effects):
                play = act(play._replace(subject=place, attacker=(place[0], 0)), rule, name, effects)
    return play


def _has_text(pokemon: Pokemon) -> bool:
    """Whether anything on a Pokémon may act by its own text."""
    if pokemon.trainers or pokemon.powers or pokemon.effects:
        return True
    return any(card.effects for card in pokemon.energy)


def tools(play: Play, after: str = "") -> Play:
    """Let each player use Pokémon Tools that act between turns, at any moment before Knock Outs are looked at.

    :param play: the play between turns, before or after any of its steps. Its script may say once
        ``wait until after`` and the id of a step, instead of ``wait`` at each moment before that.
    :param after: the id of the step that was carried out last; empty before the first.
    :returns: the play after the Tools that were used.
    :raises rules.Need: when the script does not say whether a usable Tool is used.

    From texts 000 and 002. That a Tool may still be used when the damage has reached the Hit Points is our reading.
    """
    for place, card in _attached(play):
        if _usable(play, place, card):
            play, chosen = _asked(play, card.name, place[0], after)
            if chosen == 0:
                play = act(play._replace(subject=place), "between_turns.tools", card.name, card.effects)
    return play


WAIT = "wait"
"""The choice not to use a Pokémon Tool now."""

WAIT_UNTIL_AFTER = "wait until after "
"""How a script waits with one answer for all moments up to a step, whose id follows."""


def _asked(play: Play, tool: str, side: int, after: str) -> tuple[Play, int]:
    answer = play.choices[0] if play.choices else ""
    if isinstance(answer, str) and answer.startswith(WAIT_UNTIL_AFTER):
        steps = ["", *map(rule_id, play.edition.between_turns)]
        awaited = answer.removeprefix(WAIT_UNTIL_AFTER)
        if awaited in steps:
            if steps.index(after) < steps.index(awaited):
                return play._replace(answered=(*play.answered, WAIT)), 1
            play = play._replace(choices=play.choices[1:])
    return choose(play, "between_turns.tools", (tool, WAIT), side)


def _attached(play: Play) -> list[tuple[Place, TrainerCard]]:
    """The Trainer cards that are attached, each with the place of its Pokémon."""
    holders = _all(play, lambda pokemon: pokemon.trainers)
    return [(place, card) for place in holders for card in play.game.at(place).trainers]


def _usable(play: Play, place: Place, card: TrainerCard) -> bool:
    pokemon = play.game.at(place)
    for effect in card.effects:
        if effect.step == "between_turns.tools":
            if effect.verb == REMOVE_COUNTERS:
                return pokemon.counters >= effect.number
            return pokemon.conditions != conditions.counters(pokemon)
    return False


def must_use_tools(play: Play) -> Play:
    """At the start of a turn, use every Pokémon Tool that can be used and says that now it must.

    :param play: the play at the start of a turn.
    :returns: the play after the Tools.

    Printed on the cards; from outside the texts.
    """
    for place, card in _attached(play):
        forced = any(effect.verb == MUST_BE_USED for effect in card.effects)
        if forced and _usable(play, place, card):
            play = act(play._replace(subject=place), "between_turns.tools", card.name, card.effects)
    return play
