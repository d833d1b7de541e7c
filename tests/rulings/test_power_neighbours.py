"""Situations next to the rulings: what Powers do, stop and prevent, and what an attack demands."""

from in_play import active_pokemon
from own_cards import after, card_on_table, hits, refused

from rules import (
    Attack,
    Effect,
    EnergyCard,
    Evolve,
    PokemonCard,
    Power,
    UseAttack,
    UsePower,
    explain,
    play,
    table,
)


def test_a_power_is_no_attack_so_darkness_energy_adds_nothing() -> None:
    """Playful Punch does 20; the Darkness Energy on Elekid adds 10 to attacks only."""
    game = table("Elekid [D*]", "Onix", "neo")
    assert active_pokemon(play(game, UsePower("Playful Punch"), coins="H").game.opponent).counters == 2


def test_defender_takes_nothing_off_a_power_but_metal_energy_does() -> None:
    game = table("Elekid", "Onix +Defender", "neo")
    assert active_pokemon(play(game, UsePower("Playful Punch"), coins="H").game.opponent).counters == 2
    game = table("Elekid", "Onix [M*]", "neo")
    assert active_pokemon(play(game, UsePower("Playful Punch"), coins="H").game.opponent).counters == 1


def test_strikes_back_answers_attacks_only() -> None:
    game = table("Elekid", "Machamp", "neo")
    ended = play(game, UsePower("Playful Punch"), coins="H").game
    assert (active_pokemon(ended.opponent).counters, active_pokemon(ended.player).counters) == (2, 0)


def test_drag_off_needs_a_bench_and_damages_whom_it_drags() -> None:
    assert refused(table("Dark Machoke [F F C*]", "Onix", "neo"), UseAttack("Drag Off"))[0] == "attack.announce"
    game = table("Dark Machoke [F F C*]", "Onix", "neo", opponent_bench="Rattata, Machop")
    ended = play(game, UseAttack("Drag Off"), choices=("Machop",)).game
    assert (active_pokemon(ended.opponent).name, active_pokemon(ended.opponent).counters) == ("Machop", 2)


def test_a_confused_dark_machoke_drags_nobody_off_when_it_fails() -> None:
    """The switch belongs to what the attack does, so a failed attack leaves the opponent's Pokémon alone."""
    game = table("Dark Machoke [F F C*] {Confused}", "Onix", "neo", opponent_bench="Machop")
    assert active_pokemon(play(game, UseAttack("Drag Off"), coins="T").game.opponent).name == "Onix"


def test_what_an_attack_demands_is_found_out_before_the_baby_flip() -> None:
    """No Energy to discard for Fire Blast: refused, and no coin is asked for."""
    blaze = Attack("Blaze", "C", 80, effects=(Effect("attack.pay", "discard_energy", ("R",)),))
    burner = PokemonCard("Moltres", 70, "R", attacks=(blaze,))
    assert refused(table(card_on_table(burner, "C*"), "Elekid", "neo"), UseAttack("Blaze"))[0] == "attack.pay"


def test_a_power_that_was_used_stays_used_after_a_level_up() -> None:
    leveled = PokemonCard("Gengar LV.X", 110, "P", "LV.X", "Gengar", print="dp")
    game = table("Gengar", "Machop c=2", "dp", opponent_bench="Rattata", hand=leveled)
    once = play(game, UsePower("Curse")).game
    raised = play(once, Evolve("Gengar LV.X", "Gengar")).game
    assert refused(raised, UsePower("Curse"), choices=("Machop",))[0] == "power.once_a_turn"


def test_an_old_pokemon_power_stops_at_any_special_condition_in_dp() -> None:
    for edition, counters in (("base", 0), ("neo", 0), ("dp", 3)):
        game = table(hits("Ape", 50, 30), "Mr. Mime {Poisoned}", edition)
        assert active_pokemon(play(game, UseAttack("Hit")).game.opponent).counters == counters
    game = table("Gengar {Poisoned}", "Machop c=2", "dp", opponent_bench="Rattata")
    assert refused(game, UsePower("Curse"), choices=("Machop",))[0] == "power.condition"


def test_two_metronomes_do_not_answer_each_other_for_ever() -> None:
    game = table("Clefairy [F F F]", "Clefairy", opponent_deck="F")
    ended = play(game, UseAttack("Metronome"), choices=("Metronome",) * 3)
    assert active_pokemon(ended.game.opponent).counters == 0
    assert explain(ended).count("Metronome") >= 4


def test_powers_and_energy_cards_may_prevent_a_knock_out_too() -> None:
    guts = Power("Guts", effects=(Effect("knock_out.prevent", "flip_to_stay_at_ten"),))
    tough = PokemonCard("Wobbuffet", 30, "P", powers=(guts,))
    game = table("Hitmonchan [F]", card_on_table(tough)._replace(counters=2))
    assert active_pokemon(play(game, UseAttack("Jab"), coins="H").game.opponent).hp_left == 10
    band = EnergyCard("Stubborn Energy", "S", "C", basic=False, effects=guts.effects)
    game = table("Hitmonchan [F]", card_on_table(hits("Ape", 30, 10))._replace(counters=2, energy=(band,)))
    assert active_pokemon(play(game, UseAttack("Jab"), coins="H").game.opponent).hp_left == 10


def test_a_power_keeps_special_conditions_away_while_it_works() -> None:
    thick_skinned = Power("Thick Skinned", effects=(Effect("conditions", "protect"),))
    snorlax = card_on_table(PokemonCard("Snorlax", 90, "C", powers=(thick_skinned,)))
    game = table(hits("Hypno", 60, 0, *after("inflict", "Asleep")), snorlax)
    assert active_pokemon(play(game, UseAttack("Hit")).game.opponent).conditions == ()
    asleep = snorlax._replace(conditions=("Asleep",))
    game = table(hits("Hypno", 60, 0, *after("inflict", "Poisoned")), asleep)
    assert active_pokemon(play(game, UseAttack("Hit")).game.opponent).conditions == ("Asleep", "Poisoned")
