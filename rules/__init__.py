"""The expert rules of the classic Pokémon Trading Card Game, one function a rule."""

from rules import attack, damage, knock_out, language, retreat, turn, winning
from rules.actions import AttachEnergy, Retreat, UseAttack
from rules.attack import enough_energy
from rules.cards import Attack, Effect, EnergyCard, PokemonCard, Power, Resistance, TrainerCard, Weakness
from rules.catalogue import card
from rules.conditions import inflict
from rules.editions import EDITIONS, letters
from rules.explanation import explain
from rules.game import play
from rules.notation import energy, pokemon
from rules.questions import Need, WrongAnswer
from rules.refusals import Refused
from rules.state import Game, Lasting, Pokemon, Side
from rules.steps import Event, Play, rule_id, run
from rules.table import attacking, table

__all__ = [
    "EDITIONS", "AttachEnergy", "Attack", "Effect", "EnergyCard", "Event", "Game", "Lasting", "Need", "Play",
    "Pokemon", "PokemonCard", "Power", "Refused", "Resistance", "Retreat", "Side", "TrainerCard", "UseAttack",
    "Weakness", "WrongAnswer", "attack", "attacking", "card", "damage", "energy", "enough_energy", "explain",
    "inflict", "knock_out", "language", "letters", "play", "pokemon", "retreat", "rule_id", "run", "table", "turn",
    "winning",
]  # fmt: skip
