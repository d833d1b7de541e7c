"""The expert rules of the classic Pokémon Trading Card Game, one function a rule."""

from rules import attack, between_turns, damage, evolve, knock_out, power, retreat, setup, trainer, turn, winning
from rules.attack import enough_energy
from rules.catalogue import card
from rules.editions import EDITIONS, letters
from rules.model.actions import AttachEnergy, EndTurn, Evolve, PlayTrainer, PutOnBench, Retreat, UseAttack, UsePower
from rules.model.cards import Attack, Effect, EnergyCard, PokemonCard, Power, Resistance, TrainerCard, Weakness
from rules.model.conditions import inflict
from rules.model.questions import Need, WrongAnswer
from rules.model.refusals import Refused
from rules.model.state import Game, Lasting, Pokemon, Side
from rules.model.steps import Event, Play, rule_id, run
from rules.notation.decks import check_deck, deck
from rules.notation.pokemon import energy, pokemon
from rules.notation.position import read_game, write_game
from rules.notation.table import attacking, table, waiting
from rules.playing.chances import Ending, chance, endings
from rules.playing.explanation import explain
from rules.playing.game import play, set_up
from rules.playing.legal import legal_actions
from rules.playing.match import match
from rules.playing.record import read_record, replay, write_record
from rules.words import language

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "AttachEnergy",
    "Attack",
    "Effect",
    "EndTurn",
    "Ending",
    "EnergyCard",
    "Event",
    "Evolve",
    "Game",
    "Lasting",
    "Need",
    "Play",
    "PlayTrainer",
    "Pokemon",
    "PokemonCard",
    "Power",
    "PutOnBench",
    "Refused",
    "Resistance",
    "Retreat",
    "Side",
    "TrainerCard",
    "UseAttack",
    "UsePower",
    "Weakness",
    "WrongAnswer",
    "attack",
    "attacking",
    "between_turns",
    "card",
    "chance",
    "check_deck",
    "damage",
    "deck",
    "endings",
    "energy",
    "enough_energy",
    "evolve",
    "explain",
    "inflict",
    "knock_out",
    "language",
    "legal_actions",
    "letters",
    "match",
    "play",
    "pokemon",
    "power",
    "read_game",
    "read_record",
    "replay",
    "retreat",
    "rule_id",
    "run",
    "set_up",
    "setup",
    "table",
    "trainer",
    "turn",
    "waiting",
    "winning",
    "write_game",
    "write_record",
]  # fmt: skip
