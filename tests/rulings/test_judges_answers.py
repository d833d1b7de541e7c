"""Answers of judges that hold: combinations of cards, of conditions, and of what happens at the same time."""

import pytest
from own_cards import after, hits, names, pass_turns, refused
from situations import attack, damage, does, hit, mon, power

from rules import (
    AttachEnergy,
    Effect,
    EndTurn,
    Evolve,
    Game,
    PlayTrainer,
    Pokemon,
    PutOnBench,
    Resistance,
    Retreat,
    UseAttack,
    UsePower,
    Weakness,
    card,
    energy,
    legal_actions,
    play,
    pokemon,
    retreat,
    table,
)
from rules.model.actions import Action


def do(game: Game, *actions: Action, coins: str = "", choices: tuple[str, ...] = ()) -> Game:
    """The game after some actions; the answers are for the last one."""
    for action in actions[:-1]:
        game = play(game, action).game
    return play(game, actions[-1], coins=coins, choices=choices).game


def between(
    *, weak: str = "", resists: str = "", energy_: str = "", trainers: str = "", edition: str = "base"
) -> Pokemon:
    """A Pokémon with Weaknesses and Resistances, one letter each."""
    found = mon(energy=energy_, trainers=trainers, edition=edition)
    printed = found.card._replace(weakness=tuple(map(Weakness, weak)), resistance=tuple(map(Resistance, resists)))
    return found._replace(cards=(printed,))


@pytest.mark.parametrize(
    ("edition", "attacker", "defender", "expected"),
    [
        ("base", mon("F", 60, hit(20)), between(weak="F", resists="F"), 10),  # 20 × 2 − 30
        ("base", mon("F", 60, hit(20), trainers="PlusPower,PlusPower"), between(weak="F"), 60),
        ("base", mon("F", 60, hit(50)), between(trainers="Defender,Defender"), 10),
        ("base", mon("F", 60, hit(20)), between(weak="F", resists="F", trainers="Defender"), 0),
        ("dp", mon("FD", 60, hit(20)), between(weak="FD"), 80),  # a Pokémon of two types, each Weakness once
        ("dp", mon("FD", 60, hit(20)), between(weak="F", resists="D"), 10),
        ("dp", mon("FD", 60, hit(70)), between(resists="FD"), 10),
        ("neo", mon("D", 60, hit(20), energy="D* D*"), between(weak="D"), 60),
        ("neo", mon("F", 60, hit(30), energy="D*"), between(resists="F"), 0),
        ("neo", mon("F", 60, hit(50)), between(resists="F", energy_="M*", trainers="Defender"), 0),
        ("dp", mon("D", 60, hit(20), energy="D* D*", edition="dp"), between(resists="D"), 10),
        ("dp", mon("F", 60, hit(20), trainers="PlusPower,PlusPower", edition="dp"), between(resists="F"), 10),
    ],
)
def test_damage(edition: str, attacker: Pokemon, defender: Pokemon, expected: int) -> None:
    """000, 002 and 003: the steps one after the other; card texts."""
    assert damage(attack(attacker, defender, edition).opponent.active) == expected


def test_neo_sprout_tower_reduces_what_a_colorless_pokemon_does_to_itself_and_to_benches() -> None:
    """Card text: all damage done by Colorless Pokémon's attacks."""
    edge = mon("C", 120, hit(80, does("damage_itself", 80), does("damage_bench", 20)))
    ended = attack(edge, mon(), "neo", stadium="Sprout Tower", opponent_bench=mon())
    assert [damage(each) for each in (ended.player.active, *ended.opponent.in_play)] == [50, 50, 0]


@pytest.mark.parametrize(("conditions", "own"), [((), 10), (("Paralyzed",), 0), (("Poisoned",), 10)])
def test_strikes_back_comes_before_what_else_the_attack_does(conditions: tuple[str, ...], own: int) -> None:
    """Another project's test: the attack's own Paralysis comes too late to stop it, also when it Knocks Out."""
    paralyzes = mon("C", 100, hit(10, does("inflict", "Paralyzed")))
    machamp = pokemon("Machamp")._replace(conditions=conditions)
    assert damage(attack(paralyzes, machamp).player.active) == own
    assert damage(attack(paralyzes, machamp._replace(counters=9), opponent_bench="Pidgey").player.active) == own


def test_strikes_back_works_on_the_bench_and_does_not_answer_itself() -> None:
    """Another project's test."""
    assert (
        damage(attack(mon("C", 90, hit(10, does("damage_bench", 20))), mon(), opponent_bench="Machamp").player.active)
        == 10
    )
    ended = do(table("Machamp [F F F F]", "Machamp"), UseAttack("Seismic Toss"))
    assert (damage(ended.player.active), damage(ended.opponent.active)) == (10, 60)


@pytest.mark.parametrize(("old", "new"), [("Poisoned", "Toxic"), ("Toxic", "Poisoned")])
def test_the_last_poison_counts(old: str, new: str) -> None:
    """Another project's test: ordinary Poison replaces the stronger one as well."""
    ended = attack(mon("C", 60, hit(None, does("inflict", new))), mon(conditions=(old,)))
    assert ended.opponent.active.conditions == (new,)


def test_destiny_bond_does_not_answer_poison() -> None:
    """Card text: only the attack that Knocks Gastly Out."""
    game = do(table("Rattata", "Gastly c=2 {Poisoned} <Destiny Bond>", opponent_bench="Pidgey"), EndTurn())
    assert (game.sides[0].active.name, len(game.sides[0].prizes), len(game.sides[1].prizes)) == ("Rattata", 5, 6)


@pytest.mark.parametrize("coin", ["", "T"])
def test_focus_band_is_for_the_opponents_attacks(coin: str) -> None:
    """Card text: neither for Poison nor for what a Confused Pokémon does to itself."""
    if coin:
        game = do(
            table("Rattata [F] {Confused} c=1 +Focus Band", mon(), "neo", bench="Doduo"), UseAttack("Bite"), coins=coin
        )
    else:
        game = do(table("Rattata {Poisoned} c=2 +Focus Band", mon(), "neo", bench="Doduo"), EndTurn())
    assert "Focus Band" in names(game.sides[0].discard)


def test_the_last_prize_ends_the_game_before_poison() -> None:
    """002 and 004: the game is over at once, and nothing happens between turns."""
    poisoned = mon("F", 20, hit(60), conditions=("Poisoned",), counters=1)
    game = attack(poisoned, "Rattata", opponent_bench="Doduo", prizes=1)
    assert game.winner == 0
    assert refused(game, EndTurn()) == ("turn.over", "game")


def test_two_prizes_for_two_benched_pokemon_and_no_more_than_are_left() -> None:
    """004: one for each, and whoever takes the last one has won."""
    quake = hits("Quake", 60, 10, *after("damage_bench", 30))
    for prizes, left in ((6, 4), (1, 0)):
        game = play(table(quake, "Chansey", opponent_bench="Rattata, Rattata", prizes=prizes), UseAttack("Hit")).game
        assert (len(game.player.prizes), game.winner) == (left, 0 if prizes == 1 else None)


def test_who_is_about_to_play_promotes_first_between_turns() -> None:
    """000 and 002."""
    game = table(
        "Rattata {Poisoned} c=2", "Rattata {Poisoned} c=2", bench="Doduo, Pidgey", opponent_bench="Machop, Onix"
    )
    ended = do(game, EndTurn(), choices=("Onix", "Pidgey"))
    assert [side.active.name for side in ended.sides] == ["Pidgey", "Onix"]


def test_a_pokemon_that_knocked_itself_out_by_a_power_is_replaced_and_the_new_one_attacks() -> None:
    """004: a Power is no attack."""
    bomb = mon(name="Bomb", powers=(power("power.use", "knocked_out"),))
    game = do(table(bomb, mon(), bench="Hitmonchan [F]"), UsePower("Gift"), UseAttack("Jab"))
    assert (damage(game.opponent.active), len(game.opponent.prizes)) == (20, 5)


@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_the_first_turn(edition: str) -> None:
    """004, and booklets: one may attack, retreat and attach, but not evolve; in 2007 no Trainer for the first."""
    game = table("Doduo", mon(), edition, bench="Hitmonchan [F]", hand="F, Machop, Bill", turn=1)
    actions = legal_actions(game)
    assert {type(each) for each in actions} >= {AttachEnergy, PutOnBench, Retreat}
    assert (PlayTrainer("Bill") in actions) == (edition != "dp")
    assert PlayTrainer("Bill") in legal_actions(game._replace(turn=2))
    assert damage(do(game, Retreat("Hitmonchan"), UseAttack("Jab")).opponent.active) == 20
    second = table("Machop", edition=edition, hand="Machoke", turn=2)
    assert refused(second, Evolve("Machoke", "Machop")) == ("evolve.first_turn", "first_turn")


@pytest.mark.parametrize("edition", ["base", "neo", "dp"])
def test_a_switch_beside_a_retreat(edition: str) -> None:
    """004: a Trainer card that switches is no retreat, before or after one; a second retreat is for Base and Neo."""
    game = table("Doduo", edition=edition, bench="Scyther, Marill", hand="Switch")
    switched = do(game, PlayTrainer("Switch"), choices=("Scyther",))
    assert do(switched, Retreat("Doduo")).player.active.name == "Doduo"
    retreated = do(game, Retreat("Scyther"))
    assert do(retreated, PlayTrainer("Switch"), choices=("Marill",)).player.active.name == "Marill"
    assert (Retreat("Doduo") in legal_actions(retreated)) == (edition != "dp")


def test_each_dodrio_on_the_bench_helps_and_the_opponents_do_not() -> None:
    """Card text, and the official Game Boy game: 1 less for each, never below 0."""
    costs = [retreat.cost(table("Machoke", bench=", ".join(["Dodrio"] * count)), 0) for count in range(5)]
    assert costs == [3, 2, 1, 0, 0]
    assert retreat.cost(table("Machoke", opponent_bench="Dodrio"), 0) == 3


def test_full_heal_does_not_give_the_retreat_back() -> None:
    """A booklet: after tails it cannot try again this turn. In its next turn it can."""
    failed = do(table("Doduo {Confused}", bench="Rattata", hand="Full Heal"), Retreat("Rattata"), coins="T")
    assert refused(do(failed, PlayTrainer("Full Heal")), Retreat("Rattata")) == ("retreat.confusion", "again")
    assert Retreat("Rattata") in legal_actions(pass_turns(failed, 2))


def test_neo_a_coin_for_each_and_the_attack_goes_ahead_only_if_each_is_heads() -> None:
    """000: Baby Pokémon, Sand-attack and Smokescreen each ask for a coin, then Confusion."""
    attacker = "Hitmonchan [F] {Confused} <Sand-attack> <Smokescreen>"
    baby = pokemon("Pichu", "neo")
    game = table(attacker, baby, "neo")
    assert damage(do(game, UseAttack("Jab"), coins="HHHH").opponent.active) == 20
    assert damage(do(game, UseAttack("Jab"), coins="HHHT").player.active) == 20
    for coins in ("T", "HT", "HHT"):
        assert do(game, UseAttack("Jab"), coins=coins).player == game.player


def safeguarded(**fields: object) -> Pokemon:
    """A Pokémon that nothing reaches that attacks of Pokémon-ex do."""
    return mon("P", 80, powers=(power("damage.last_effects", "prevent_all", "named ex", kind="Poké-Body"),), **fields)


def test_dp_what_is_kept_from_a_pokemon_keeps_it_on_the_bench_too() -> None:
    """A dated answer, 2005-02-24: it is neither switched out nor dragged in. A Trainer card is no attack."""
    drags = mon("F", 90, hit(None, does("switch_defending")), name="Golem ex")
    assert attack(drags, safeguarded(name="Safe"), "dp", opponent_bench="Starly").opponent.active.name == "Safe"
    lying = {"opponent_bench": (safeguarded(name="Safe"), mon(name="Other"))}
    assert attack(drags, mon(name="Here"), "dp", **lying).opponent.active.name == "Other"
    game = table("Starly", mon(name="Here"), "dp", hand="Gust of Wind", opponent_bench=[safeguarded(name="Safe")])
    assert do(game, PlayTrainer("Gust of Wind")).opponent.active.name == "Safe"


def test_dp_nothing_takes_a_stage_off_a_pokemon_from_which_attacks_are_kept() -> None:
    """The same: devolving it is an effect of the attack."""
    beam = mon("F", 90, hit(None, does("devolve_opponents")), name="Omastar ex")
    top = card("Machoke", "dp")._replace(powers=safeguarded().powers)  # type: ignore[union-attr]
    ended = attack(beam, Pokemon((card("Machop", "dp"), top)), "dp", opponent_bench="Machop>Machoke")  # type: ignore[arg-type]
    assert [each.name for each in ended.opponent.in_play] == ["Machoke", "Machop"]


@pytest.mark.parametrize(
    ("symbol", "stadium", "hand"),
    [("C*", "", ["C*"]), ("*", "Ecogym", ["*"]), ("CC", "Ecogym", []), ("F", "Ecogym", ["F"]), ("F", "", [])],
)
def test_neo_where_energy_goes_that_the_opponent_removes(symbol: str, stadium: str, hand: list[str]) -> None:
    """Dated answers, 2000-12-21: Ecogym gives back all but Colorless Energy; Recycle Energy always returns."""
    target = mon(energy=symbol, edition="neo")
    game = table("Machop", target, "neo", hand="Energy Removal", stadium=stadium)
    assert names(do(game, PlayTrainer("Energy Removal")).opponent.hand) == hand
    assert names(attack(mon("F", 60, hit(200)), target, "neo", opponent_bench="Doduo").opponent.hand) == (
        ["C*"] if symbol == "C*" else []
    )


def test_rain_dance_attaches_basic_water_energy_and_leaves_the_turns_own_energy() -> None:
    """A dated answer, 2000-06-22: Rainbow Energy in the hand is of no type."""
    game = table("Blastoise", hand=(*energy("W *"), card("F")), bench="Squirtle, Rattata")
    danced = do(game, UsePower("Rain Dance"), choices=("Squirtle",))
    assert names(danced.player.bench[0].energy) == ["W"]
    assert refused(danced, UsePower("Rain Dance")) == ("power.use", "no_card")
    assert names(do(danced, AttachEnergy("F", "Rattata")).player.bench[1].energy) == ["F"]


def test_an_effect_of_an_attack_that_was_used_before_the_knock_out_ends_with_its_turn() -> None:
    """Card text: Agility lasts through the opponent's next turn and no longer."""
    prevents = Effect("damage.last_effects", "prevent_all")
    agility = hit(20, does("flip_to_leave_on_itself", prevents, 2), name="Agility")
    game = do(table(mon("L", 80, agility), mon("F", 60, hit(30))), UseAttack("Agility"), coins="H")
    game = do(game, EndTurn(), UseAttack("Hit"))
    assert damage(game.opponent.active) == 0
    game = do(game, EndTurn(), EndTurn(), UseAttack("Hit"))
    assert damage(game.opponent.active) == 30
