"""What does not exist cannot stand on a card: each kind of fault is refused, by hand, with the right word."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rules
from rules import (
    Attack,
    Effect,
    EnergyCard,
    Lasting,
    PokemonCard,
    Power,
    Resistance,
    TrainerCard,
    Weakness,
    card,
    check_deck,
    deck,
    pokemon,
    table,
)
from rules.effects import VERBS
from rules.model import markers
from rules.model.vocabulary import VOCABULARY
from rules.words.language import use


def refusal(make: Callable[[], object]) -> str:
    with pytest.raises(ValueError, match=": ") as caught:
        make()
    return str(caught.value)


def test_a_mistyped_verb_is_refused_with_the_right_word() -> None:
    told = refusal(lambda: Effect("retreat.pay", "costs_mroe", (2,)))
    assert told == "retreat.pay: 'costs_mroe' is not a verb; the nearest is “costs_more”"


def test_a_mistyped_step_is_refused_with_the_right_word() -> None:
    told = refusal(lambda: Effect("retreat.pya", "costs_more", (2,)))
    assert told == "costs_more: 'retreat.pya' is not a step; the nearest is “retreat.pay”"


def test_a_verb_is_refused_in_a_step_where_nothing_looks_for_it() -> None:
    told = refusal(lambda: Effect("damage.counters", "costs_more", (2,)))
    assert told == "damage.counters: “costs_more” cannot stand in this step, only in: retreat.pay"


@pytest.mark.parametrize("helper", ["strike", "is_kind", "choose", "shielded", "act", "EnergyCard"])
def test_what_a_module_of_verbs_only_uses_is_no_verb(helper: str) -> None:
    assert "is not a verb" in refusal(lambda: Effect("damage.other_effects", helper))


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ((), "the arguments are (amount), not ()"),
        ((10, 20), "the arguments are (amount), not (10, 20)"),
        ([10], "the arguments are (amount), not [10]"),
        (("10",), "amount: '10' is not an amount in points, a multiple of 10"),
        ((15,), "amount: 15 is not an amount in points, a multiple of 10"),
        ((True,), "amount: True is not an amount in points, a multiple of 10"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(args: tuple[object, ...], told: str) -> None:
    assert told in refusal(lambda: Effect("damage.attacker_cards", "add", args))


@pytest.mark.parametrize(
    ("step", "verb", "args", "told"),
    [
        (
            "damage.other_effects",
            "inflict",
            ("Asleap",),
            "'Asleap' is not a Special Condition; the nearest is “Asleep”",
        ),
        ("attack.pay", "discard_energy", ("Fire",), "'Fire' is not the letter of an Energy type"),
        ("attack.pay", "discard_energy", ("R", -1), "count: -1 is not a number, 0 or more"),
        ("damage.other_effects", "damage_bench", (10, "owm"), "the nearest is “own”"),
        ("damage.last_effects", "prevent_all", ("Stage2",), "the nearest is “Stage 2”"),
        ("damage.last_effects", "prevent_all", ("named ",), "is not a kind of Pokémon"),
        ("trainer.carry_out", "evolve_skipping", ("Stage 1 Stage 2",), "is not stages with commas between them"),
        ("power.condition", "ignore_powers", ("Poké-Powr",), "the nearest is “Poké-Power”"),
        ("damage.other_effects", "leave_on_defending", ("x",), "effect: 'x' is not an effect"),
        ("attack.choose", "flip_to_do", (Effect("damage.base", "more", (10,)),), "is not several effects"),
    ],
)
def test_each_kind_of_argument_is_looked_at(step: str, verb: str, args: tuple[object, ...], told: str) -> None:
    assert told in refusal(lambda: Effect(step, verb, args))


def test_every_default_and_any_number_of_kinds_may_be_given() -> None:
    assert Effect("damage.last_effects", "prevent_all", ("",)).words == ("",)
    assert Effect("retreat.pay", "costs_more", (1, "Basic", "D", "named Dark")).number == 1
    assert Effect("damage.other_effects", "flip_to_inflict", ("Asleep", "")).args == ("Asleep", "")


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: PokemonCard("Mew", 50, "Q"), "Mew, type: 'Q' is not a type"),
        (lambda: PokemonCard("Mew", 55, "P"), "Mew, hp: 55 is not an amount in points"),
        (
            lambda: PokemonCard("Mew", 50, "P", "Stage1"),
            "Mew, stage: 'Stage1' is not a stage; the nearest is “Stage 1”",
        ),
        (lambda: PokemonCard("Mew", 50, "P", retreat_cost=-1), "Mew, retreat_cost: -1"),
        (lambda: PokemonCard("Mew", 50, "P", weakness=(Weakness("Fire"),)), "Mew, weakness: 'Fire'"),
        (lambda: PokemonCard("Mew", 50, "P", weakness=Weakness("R")), "is not a tuple of Weakness"),  # type: ignore[arg-type]  # on purpose
        (lambda: PokemonCard("Mew", 50, "P", resistance=(Resistance("F", 5),)), "Mew, resistance: 5"),
        (
            lambda: PokemonCard("Mew", 50, "P", print="neww"),
            "Mew, print: 'neww' is not an edition; the nearest is “neo”",
        ),
        (lambda: PokemonCard("Mew", 50, "P", attacks=(Attack("Hit", "PX", 10),)), "Mew, Hit: 'PX' is not a cost"),
        (lambda: PokemonCard("Mew", 50, "P", attacks=(Attack("Hit", "P", 10, "x"),)), "Mew, Hit: 'x' is not a sign"),
        (lambda: PokemonCard("Mew", 50, "P", powers=(Power("Aid", "Poké-Bodi"),)), "the nearest is “Poké-Body”"),
        (lambda: PokemonCard("", 50, "P"), "PokemonCard: '' is not a name"),
        (lambda: EnergyCard("Odd Energy", "O", "O"), "Odd Energy, provides: 'O' is not Energy"),
        (lambda: TrainerCard("Odd Tool", "Tool"), "Odd Tool, kind: 'Tool' is not a kind of Trainer card"),
    ],
)
def test_a_card_is_refused_when_it_is_made(make: Callable[[], object], told: str) -> None:
    assert told in refusal(make)


LESS = Effect("retreat.pay", "costs_less", (1,))


@pytest.mark.parametrize("lay", [
    lambda odd: table(odd),
    lambda odd: table("Rattata", bench=[odd]),
    lambda odd: table("Rattata", opponent_hand=[odd]),
    lambda odd: check_deck((odd, *deck("Rattata*4, F*55"))),
    lambda odd: table(pokemon("Rattata")._replace(cards=(odd,))),
])  # fmt: skip
def test_a_changed_card_is_refused_when_it_is_laid_on_the_table(lay: Callable[[PokemonCard], object]) -> None:
    odd = PokemonCard("Odd", 50, "C", effects=(LESS,))._replace(effects=(LESS._replace(verb="costs_les"),))
    assert refusal(lambda: lay(odd)) == "Odd, retreat.pay: 'costs_les' is not a verb; the nearest is “costs_less”"


def test_an_effect_on_a_pokemon_is_looked_at_too() -> None:
    left = Lasting("Odd", LESS._replace(step="retreat.paid"))
    told = refusal(lambda: table(pokemon("Rattata")._replace(effects=(left,))))
    assert told == "Rattata, Odd: 'retreat.paid' is not a step; the nearest is “retreat.pay”"


def test_an_effect_in_an_effect_is_looked_at_too() -> None:
    inner = LESS._replace(verb="cost_less")
    told = refusal(lambda: Effect("damage.other_effects", "leave_on_itself", (inner,)))
    assert "the nearest is “costs_less”" in told


def test_a_stadium_is_looked_at_when_it_is_laid_on_the_table() -> None:
    tower = card("Sprout Tower", "neo")
    assert isinstance(tower, TrainerCard)
    assert "Sprout Tower, kind" in refusal(lambda: table("Rattata", stadium=tower._replace(kind="Stadum")))


def test_the_faults_are_told_in_the_language_of_the_reader() -> None:
    use("nl")
    assert "lijkt er het meest op" in refusal(lambda: Effect("retreat.pay", "costs_mroe", (2,)))


def test_a_word_is_a_marker_or_a_verb_with_a_function() -> None:
    assert {name for name, word in VOCABULARY.items() if not word.is_marker} == set(VERBS)


@pytest.mark.parametrize("name", markers.LOOKED_FOR)
def test_the_verbs_that_other_code_looks_for_exist(name: str) -> None:
    assert name in VERBS


def test_no_verb_is_looked_for_by_a_text_of_its_own() -> None:
    """Strings that act stand in one table: `effect.verb == "costs_more"` is written nowhere else."""
    sources = [path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.rglob("*.py")]
    assert not re.findall(r"\.verb (?:==|!=|in) \(?[\"'].*", "".join(sources))
