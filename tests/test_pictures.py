"""Pictures of a game: nothing that can be seen is missing, and everything stays within its room."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mixed_decks import mixed_decks

import rules
from rules import EDITIONS, UseAttack, card, pokemon, read_game, table
from rules.catalogue import CARDS
from rules.model.cards import EnergyCard, PokemonCard, TrainerCard
from rules.model.state import CONDITIONS, Game, Pokemon, Side
from rules.pictures import (
    KINDS,
    View,
    card_parts,
    card_picture,
    picture,
    smallest_view,
    sprite,
    step_chart,
    style,
    words,
)
from rules.playing.players import random_game
from rules.terminal.commands import main
from rules.words import language

EXAMPLES = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""Enough to find a thing that is left out; the games below add some thousand positions."""


def drawn(game: Game, view: str | View = "board") -> str:
    """What is drawn, without the words in it and the ids that follow from them."""
    return re.sub(r' aria-labelledby="[^"]*"|<title.*?</desc>', "", picture(game, view=view))


def seen(game: Game) -> Game:
    """What everybody can see of a game: of the decks and the Prizes only how many cards they have."""
    one, other = (
        side._replace(deck=side.deck and (card("G"),) * len(side.deck), prizes=(card("G"),) * len(side.prizes))
        for side in game.sides
    )
    return game._replace(sides=(one, other))


@pytest.fixture(params=language.LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Iterator[str]:
    language.use(request.param)
    yield request.param
    language.use("en")


# Positions from everything that a position can have, one thing at a time.

STEM = """
edition: neo
A active: Hitmonchan [F F CC] c=2
A bench: Machop>Machoke [F]
A bench: Rattata
A hand: F*2, Bill
A discard: R, Bill
B active: Charmander [R]
B bench: Pidgey
B hand: R
"""

OTHER = [
    ("edition: neo", "edition: base"),
    ("edition: neo", "edition: neo\nturn: 4"),
    ("edition: neo", "edition: neo\non turn: B"),
    ("edition: neo", "edition: neo\ndone: turn.attach_energy"),
    ("edition: neo", "edition: neo\ndone: turn.attach_energy; turn.attack"),
    ("edition: neo", "edition: neo\ndone: trainer.allowed Cry Loudly"),
    ("edition: neo", "edition: neo\ndone: trainer.allowed Headache"),
    ("edition: neo", "edition: neo\nnext turn: trainer.allowed Headache"),
    ("edition: neo", "edition: neo\nways: 1 0"),
    ("edition: neo", "edition: neo\nways: 2 0"),
    ("edition: neo", "edition: neo\nways: 1 1"),
    ("edition: neo", "edition: neo\nA stadium: Sprout Tower"),
    ("edition: neo", "edition: neo\nB stadium: Sprout Tower"),
    ("edition: neo", "edition: neo\nB stadium: Ecogym"),
    ("edition: neo", "edition: neo\nA deck: G*19"),
    ("edition: neo", "edition: neo\nB deck: G*21"),
    ("edition: neo", "edition: neo\nB prizes: G*5"),
    ("edition: neo", "edition: neo\nB discard: G*5"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F CC F]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F F F]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F M]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F M*]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F D*]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F D*@dp]"),
    ("Hitmonchan [F F CC]", "Hitmonchan [F F *]"),
    ("c=2", "c=3"),
    ("c=2", ""),
    ("c=2", "c=2 +PlusPower"),
    ("c=2", "c=2 +PlusPower@dp"),
    ("c=2", "c=2 +Defender +PlusPower"),
    ("c=2", "c=2 +PlusPower +Defender"),
    ("c=2", "c=2 <Sand-attack>"),
    ("c=2", "c=2 <Sand-attack 2>"),
    ("c=2", "c=2 <Smokescreen>"),
    ("c=2", "c=2 <Amnesia: Jab>"),
    ("c=2", "c=2 <Amnesia: Special Punch>"),
    ("c=2", "c=2 !"),
    ("c=2", "c=2 (used retreat)"),
    ("c=2", "c=2 (used Damage Swap)"),
    *(("c=2", f"c=2 {{{condition}}}") for condition in CONDITIONS),
    ("c=2", "c=2 {Asleep, Poisoned}"),
    ("Machop>Machoke", "Machop"),
    ("Machop>Machoke", "Machoke"),
    ("Machop>Machoke", "Machop>Machoke>Machamp"),
    ("Machop>Machoke", "Machop>Machamp"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] c=1"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] +Defender"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] {Char}"),
    ("Machop>Machoke [F]", "Machop>Machoke [R]"),
    ("Machop>Machoke [F]", "Machop>Machoke [F] !"),
    ("A bench: Rattata\n", ""),
    ("A bench: Rattata", "A bench: Pidgey"),
    ("A bench: Rattata", "A bench: Rattata\nA bench: Rattata"),
    ("A hand: F*2, Bill", "A hand: F, Bill"),
    ("A hand: F*2, Bill", "A hand: F, Bill, F"),
    ("A hand: F*2, Bill", "A hand: R*2, Bill"),
    ("A discard: R, Bill", "A discard: Bill, R"),
    ("A discard: R, Bill", "A discard: R"),
    ("B bench: Pidgey", "B bench: Rattata"),
    ("B hand: R", "B hand: W"),
]  # fmt: skip
"""One change of the stem each."""


def test_every_thing_on_the_table_is_seen_and_told(reader: str) -> None:
    games = [read_game(STEM), *(read_game(STEM.replace(old, new)) for old, new in OTHER)]
    assert len(set(games)) == len(games) == 67
    for kind in ("board", "wide"):
        assert len({drawn(game, kind) for game in games}) == len(games)
    assert len({words(game) for game in games}) == len(games)


energy_cards = st.sampled_from([each for each in CARDS if isinstance(each, EnergyCard)])
trainer_cards = st.sampled_from([each for each in CARDS if isinstance(each, TrainerCard)])
pokemon_cards = st.sampled_from([each for each in CARDS if isinstance(each, PokemonCard)])
left_behind = st.sampled_from(
    [pokemon(f"Rattata <{name}>").effects[0] for name in ("Sand-attack", "Smokescreen", "Amnesia: Bite")]
)
several = st.integers(0, 3)
in_play = st.builds(
    Pokemon,
    st.lists(pokemon_cards, min_size=1, max_size=3).map(tuple),
    st.lists(energy_cards, max_size=8).map(tuple),
    st.lists(trainer_cards, max_size=2).map(tuple),
    st.integers(0, 30),
    st.sets(st.sampled_from(CONDITIONS), max_size=3).map(lambda found: tuple(c for c in CONDITIONS if c in found)),
    st.lists(left_behind.flatmap(lambda left: st.integers(1, 3).map(lambda n: left._replace(turns=n))), max_size=2).map(
        tuple
    ),
    st.booleans(),
    st.sampled_from([(), ("retreat",), ("Shift",), ("Shift", "retreat")]),
    st.sampled_from([0, 10, 200]),
)
any_cards = st.lists(st.sampled_from(CARDS), max_size=6).map(tuple)
sides = st.builds(
    Side,
    st.none() | in_play,
    st.lists(in_play, max_size=5).map(tuple),
    any_cards,
    any_cards,
    any_cards,
    any_cards,
)
games = st.builds(
    Game,
    st.sampled_from(list(EDITIONS.values())),
    st.tuples(sides, sides),
    st.integers(0, 1),
    st.integers(1, 60),
    st.none() | trainer_cards,
    st.just(0),
    st.sets(st.sampled_from(["turn.attack", "turn.attach_energy", "trainer.supporter"])).map(sorted).map(tuple),
    st.sampled_from([(), ("trainer.allowed Headache",)]),
    st.tuples(several, several),
)


@EXAMPLES
@given(st.data(), games)
def test_two_positions_that_differ_never_look_or_read_the_same(data: st.DataObject, game: Game) -> None:
    field = data.draw(st.sampled_from(["edition", "sides", "on_turn", "turn", "stadium", "done", "next_turn", "ways"]))
    other = game._replace(**{field: getattr(data.draw(games), field)})
    differ = seen(game) != seen(other)
    assert (drawn(game) != drawn(other)) == differ
    assert (words(game) != words(other)) == differ


@EXAMPLES
@given(st.data(), in_play, in_play)
def test_two_pokemon_that_differ_never_look_or_read_the_same(data: st.DataObject, one: Pokemon, other: Pokemon) -> None:
    field = data.draw(st.sampled_from(Pokemon._fields))
    other = one._replace(**{field: getattr(other, field)})
    for slot in (0, 1):
        sides = [Side(each) if not slot else Side(None, (each,)) for each in (one, other)]
        first, second = (Game(EDITIONS["neo"], (side, Side(None))) for side in sides)
        for kind in ("board", View("one", 0, slot)):
            assert (drawn(first, kind) != drawn(second, kind)) == (one != other)
            assert (words(first, view=kind) != words(second, view=kind)) == (one != other)


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_game_every_action_changes_the_smallest_picture_that_shows_it(edition: str) -> None:
    kinds = set()
    for seed in range(4):
        for before, _, play in random_game(edition, seed, decks=mixed_decks(edition, seed) if seed % 2 else None):
            after = play.game
            if seen(before) == seen(after):
                continue
            view = smallest_view(before, after)
            kinds.add(view.kind)
            assert drawn(before, view) != drawn(after, view)
            assert words(before, view=view) != words(after, view=view)
            assert picture(after, before, view) != picture(after, view=view)
    assert kinds >= {"one", "own", "board"}


# What every picture is made of.

PICTURED = [
    card(name) for name in ("Hitmonchan", "Machamp", "Chansey", "Dark Charmeleon", "CC", "PlusPower", "Gold Berry")
]
LONG = "A bench: Dark Charmeleon [R R R R CC] c=3 +Defender <Sand-attack> !"


def every_picture() -> Iterator[str]:
    before = read_game(STEM)
    for old, new in OTHER:
        after = read_game(STEM.replace(old, new))
        yield from (picture(after, before, kind) for kind in KINDS)
    for each in CARDS:
        yield card_picture(each)
        yield card_picture(each, numbered=True)
    for edition in EDITIONS:
        yield from (step_chart(chapter, edition) for chapter in ("attack", "damage", "retreat", "between_turns"))


def test_a_picture_has_its_words_and_no_style_or_script_of_its_own(reader: str) -> None:
    known = set(re.findall(r'id="pic-([\w-]+)"', sprite()))
    for svg in every_picture():
        root = ElementTree.fromstring(svg)
        title, desc = root[0], root[1]
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
        assert title.text
        assert desc.text
        assert not re.search(r'style|<script| on\w+=|href="(?!#pic-)', svg.replace(desc.text, ""))
        assert set(re.findall(r'href="#pic-([\w-]+)"', svg)) <= known


def test_ids_are_unique_on_a_page() -> None:
    game = read_game(STEM)
    page = "".join([sprite(), *(picture(game, view=kind) for kind in KINDS), picture(game, ident="first")])
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert 'aria-labelledby="first-title first-words"' in page


def test_every_class_has_its_style() -> None:
    styled = set(re.findall(r"\.(pic[\w-]*)", style()))
    used = {
        name
        for svg in (sprite(), *every_picture())
        for names in re.findall(r'class="([^"]+)"', svg)
        for name in names.split()
    }
    assert used - styled == set()
    assert Path(__file__).parents[1].joinpath("docs/_static/pictures.css").read_text(encoding="utf-8") == style()


def test_a_picture_of_its_own_has_the_style_and_only_the_drawings_that_it_needs() -> None:
    svg = picture(table("Hitmonchan [F]"), view="one", alone=True)
    ElementTree.fromstring(svg)
    assert "<style>" in svg
    assert 'id="pic-F"' in svg
    assert 'id="pic-G"' not in svg
    assert 'id="pic-counter"' not in svg


def edges(svg: str) -> Iterator[tuple[float, float, str]]:
    """Where each text begins and ends, by the widths of a wide face, and what it says."""
    from rules.pictures.measure import width

    def walk(node: ElementTree.Element, x: float, scale: float) -> Iterator[tuple[float, float, str]]:
        move = node.get("transform", "")
        if found := re.search(r"translate\(([-\d.]+)", move):
            x += scale * float(found[1])
        if found := re.search(r"scale\(([-\d.]+)", move):
            scale *= float(found[1])
        if node.tag.endswith("}text"):
            size = float(node.get("font-size", "12"))
            # Letters that are not bold are drawn smaller than they are counted here.
            thin = 0.93 if node.get("class") in (None, "pic-soft") else 1
            wide = thin * width(node.text or "", size)
            wide += sum(width(part.text or "", float(part.get("font-size", "12"))) for part in node)
            wide = min(wide, float(node.get("textLength", "1000")))
            start = float(node.get("x", "0")) - {"middle": wide / 2, "end": wide}.get(node.get("text-anchor", ""), 0)
            yield x + scale * start, x + scale * (start + wide), "".join(node.itertext())
        for child in node:
            yield from walk(child, x, scale)

    yield from walk(ElementTree.fromstring(svg), 0, 1)


def test_no_text_leaves_its_picture(reader: str) -> None:
    long = read_game(
        STEM.replace("A bench: Rattata\n", f"{LONG}\n{LONG}\n").replace(
            "A discard: R, Bill", "A discard: Energy Removal*12, Computer Search, Darkness Energy (special)@dp*3"
        )
    )
    for svg in (*every_picture(), *(picture(long, read_game(STEM), kind) for kind in KINDS)):
        size = re.search(r'viewBox="0 0 ([\d.]+)', svg)
        assert size is not None
        right = float(size[1])
        for start, end, told in edges(svg):
            assert start >= -1, told
            assert end <= right + 1, told


def test_a_long_name_stays_on_its_card() -> None:
    name = "Rocket’s Wigglytuffington ex"
    found = pokemon("Hitmonchan [F]")
    long = found._replace(cards=(found.card._replace(name=name),))
    game = table("Rattata")._replace(sides=(Side(long, (long,)), Side(None)))
    for kind in ("one", "board"):
        svg = picture(game, view=kind)
        parts = [(start, end) for start, end, told in edges(svg) if told and told in name and len(told) > 3]
        assert len(parts) >= (2 if kind == "one" else 3)
        assert all(end - start <= 104 for start, end in parts)


# Pictures and words of single things, as a player would check them.


def test_a_counter_lies_in_each_ring_that_is_full() -> None:
    svg = picture(table("Hitmonchan [F] c=3"), view="one")
    assert svg.count("#pic-counter") == 3
    assert svg.count("#pic-free") == 4


def test_new_counters_are_marked_and_told() -> None:
    before, after = table("Hitmonchan [F]", "Rattata c=1"), table("Hitmonchan [F]", "Rattata c=2")
    assert smallest_view(before, after) == View("one", 1, 0)
    svg = picture(after, before, "smallest")
    assert (svg.count("#pic-counter"), svg.count('href="#pic-new"'), svg.count("+1<")) == (2, 1, 1)
    assert words(after, before, "smallest").endswith("What has changed: Rattata (B): +1 damage counter.")


def test_a_double_energy_is_one_frame_round_two_symbols() -> None:
    svg = picture(table("Hitmonchan [F CC]"), view="one")
    assert svg.count("pic-double") == 1
    assert svg.count('#pic-C"') == 2


@pytest.mark.parametrize(("condition", "angle"), [("Asleep", -90), ("Paralyzed", 90), ("Confused", 180)])
def test_a_card_is_turned_and_its_words_are_not(condition: str, angle: int) -> None:
    svg = picture(table(f"Hitmonchan [F] {{{condition}}}"), view="one")
    assert re.findall(r"rotate\(([-\d]+)\)", svg) == [str(angle)]
    assert f">{condition}</text>" in svg


def test_a_retreat_is_told() -> None:
    before = table("Hitmonchan [F F CC]", bench="Rattata")
    after = rules.play(before, rules.Retreat("Rattata", "F CC")).game
    assert smallest_view(before, after) == View("own", 0, 0)
    changed = words(after, before, "smallest").splitlines()[-1]
    assert changed == (
        "What has changed: Rattata (A): now the Active Pokémon; "
        "Hitmonchan (A): now on the Bench, −1 Fighting Energy, −1 Double Colorless Energy; Discard pile (A): +2 cards."
    )


def test_an_attack_that_only_does_damage_needs_one_pokemon_and_a_knock_out_the_board() -> None:
    game = table("Hitmonchan [F]", "Chansey")
    assert smallest_view(game, rules.play(game, UseAttack("Jab")).game).kind == "one"
    game = table("Hitmonchan [F]", "Rattata", opponent_bench="Chansey")
    assert smallest_view(game, rules.play(game, UseAttack("Jab")).game).kind == "board"


def test_the_parts_of_a_card_have_their_numbers() -> None:
    parts = card_parts(card("Hitmonchan"))
    assert [part.key for part in parts] == [
        "stage", "name", "hp", "type", "cost", "damage", "weakness", "resistance", "retreat",
    ]  # fmt: skip
    assert card_picture(card("Hitmonchan"), numbered=True).count("pic-number-words") == 9
    assert parts[6].words == "A Psychic Pokémon does twice as much damage to it."


def test_a_chart_has_the_letters_of_its_edition() -> None:
    base, neo = step_chart("attack", "base", "attack.pay"), step_chart("attack", "neo", "attack.pay")
    assert ">c)</text>" in re.findall(r"pic-step-here-words.*?</text>", base)[0]
    assert ">d)</text>" in re.findall(r"pic-step-here-words.*?</text>", neo)[0]


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"“whole” is not one of: one, duel, own, board, wide, smallest"):
        picture(table("Rattata"), view="whole")
    with pytest.raises(ValueError, match=r"“attack\.baby_flip” is not one of: attack\.announce"):
        step_chart("attack", "base", "attack.baby_flip")
    with pytest.raises(ValueError, match="“xy” is not one of: base, neo, dp"):
        step_chart("attack", "xy")


def test_the_terminal_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position, drawing = tmp_path / "position.txt", tmp_path / "position.svg"
    position.write_text("A active: Hitmonchan [F]\nB active: Rattata c=1\n", encoding="utf-8")
    assert main(["show", str(position), "-o", str(drawing), "--view", "duel"]) == 0
    assert capsys.readouterr().out == f"The picture is in {drawing}.\n"
    assert ElementTree.parse(drawing).getroot().get("viewBox", "").startswith("0 0 320")
    position.write_text("A active: Hitmonchan [Q]\nB active: Rattata\n", encoding="utf-8")
    assert main(["show", str(position)]) == 1
    assert capsys.readouterr().err.startswith("line 1:")
