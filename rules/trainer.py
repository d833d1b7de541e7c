"""Playing a Trainer card.

Each function is one step. An edition says which of them it has: :attr:`rules.model.edition.Edition.trainer`.
"""

from rules.effects import act
from rules.model.cards import TOOL, TrainerCard
from rules.model.questions import Need
from rules.model.refusals import Refused
from rules.model.state import player_name
from rules.model.steps import Play
from rules.piles.discards import to_discard_pile


def first_turn(play: Play) -> Play:
    """Refuse Trainer cards to the player who goes first, during that first turn.

    :param play: the action, with the card chosen.
    :returns: the same play.
    :raises rules.Refused: during the first turn of the game.

    Diamond & Pearl only, from outside the texts.

    >>> from rules import PlayTrainer, play, table
    >>> play(table("Rattata", edition="dp", hand="Bill", turn=1), PlayTrainer("Bill"))
    Traceback (most recent call last):
    ...
    rules.Refused: trainer.first_turn: The player who goes first may not play Trainer cards on that turn.
    """
    if play.game.turn == 1:
        raise Refused("trainer.first_turn", "first_turn")
    return play


def supporter(play: Play) -> Play:
    """Refuse a second Supporter card in a turn, and a second Stadium card.

    :param play: the action, with the card chosen.
    :returns: the play, with the turn's Supporter or Stadium card used where the card is one.
    :raises rules.Refused: when a card of the same kind was already played this turn.

    Diamond & Pearl only, from outside the texts.
    """
    assert isinstance(play.card, TrainerCard)
    kind = play.card.kind
    if kind not in ONE_A_TURN:
        return play
    done, what = ONE_A_TURN[kind]
    if done in play.game.done:
        raise Refused("trainer.supporter", what)
    return play.did(done)


# For each kind of Trainer card of which one may be played in a turn: what was done then, and why a second is refused.
ONE_A_TURN = {"Supporter": ("trainer.supporter", "again"), "Stadium": ("trainer.supporter Stadium", "stadium")}


def allowed(play: Play) -> Play:
    """Refuse a Trainer card that an effect of an attack keeps from being played.

    In Diamond & Pearl, Supporter and Stadium cards are cards of their own beside the Trainer cards, so they may be
    played all the same.

    :param play: the action, with the card chosen.
    :returns: the same play.
    :raises rules.Refused: when an attack of the opponent's last turn forbids it. That is on the player, so
        it stays when the Pokémon that attacked has left its place.

    From the cards, outside the texts.
    """
    kind = play.card.kind if isinstance(play.card, TrainerCard) else "Trainer"
    if kind in ONE_A_TURN and not play.edition.supporters_are_trainers:
        return play
    for done in play.game.done:
        rule, _, attack = done.partition(" ")
        if rule == "trainer.allowed":
            raise Refused(rule, "forbidden", source=attack)
    return play


def tool(play: Play) -> Play:
    """Refuse a second Pokémon Tool on the same Pokémon.

    :param play: the action, with the card and the Pokémon chosen.
    :returns: the same play.
    :raises rules.Refused: when the Pokémon already has a Pokémon Tool.

    From text 000.

    >>> from rules import PlayTrainer, play, table
    >>> play(table("Rattata +Gold Berry", edition="neo", hand="Focus Band"), PlayTrainer("Focus Band", "Rattata"))
    Traceback (most recent call last):
    ...
    rules.Refused: trainer.tool: Rattata already has a Pokémon Tool, so Focus Band cannot be attached.
    """
    card, side = play.card, play.game.player
    assert isinstance(card, TrainerCard)
    if card.kind == TOOL and play.chosen in side.names:
        pokemon = side.in_play[side.names.index(play.chosen)]
        if any(each.kind == TOOL for each in pokemon.trainers):
            raise Refused("trainer.tool", "second", pokemon=pokemon.name, card=card.name)
    return play


def carry_out(play: Play) -> Play:
    """Do what the card says, as far as it can be done, then put it in the discard pile.

    A card that is attached, or that lies in the play area, stays there.

    :param play: the action, with the card chosen.
    :returns: the play with the card played.
    :raises rules.Refused: when something is demanded that cannot be done.

    From text 004; as much as possible: 001, 002 and 003. One Pokémon Tool for each Pokémon: 000.

    >>> from rules import PlayTrainer, play, table
    >>> len(play(table("Rattata", hand="Bill"), PlayTrainer("Bill")).game.player.hand)
    2
    """
    card = play.card
    assert isinstance(card, TrainerCard)
    _check(play, card)
    play = play.note("trainer.carry_out", "played", player=player_name(play.game.on_turn), card=card.name)
    play = act(play, "trainer.carry_out", card.name, card.effects)
    return play if play.card is None else to_discard_pile(play, play.game.on_turn, (card,))


PRICES = frozenset({"discard_others", "trade_one", "needs_deck", "discard_hand", "only_on", "not_on"})
"""The verbs that ask for something and do nothing by themselves."""


def _check(play: Play, card: TrainerCard) -> None:
    """Refuse a card that can do nothing before anything is paid for it: its first effect is asked what it could do."""
    first = next((effect for effect in card.effects if effect.verb not in PRICES), None)
    if first is not None and play.edition.trainers_must_do_something:
        try:
            act(play._replace(coins="", choices=(), shuffles=()), "trainer.carry_out", card.name, (first,))
        except Need:
            return
        except Refused as refused:
            if refused.what == "no_effect":
                raise
