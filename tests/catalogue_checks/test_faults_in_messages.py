"""Every check of a translation finds a planted fault, says where it is, and is silent on sound text."""

from pathlib import Path
from typing import NamedTuple

import polib
import pytest

from catalogue_checks.planted_message import Plant, run, told
from translations import checking


class Fault(NamedTuple):
    """A translation with something wrong, the check that finds it, and what it says."""

    check: str
    language: str
    source: str
    text: str
    told: str


FAULTS = [
    Fault("complete", "nl", "The turn", "", "not translated: 'The turn'; expected a translation"),
    Fault("format", "nl", "Draw.\n", "Pak.", "do not both end with '\\n'"),
    Fault("markup", "nl", "See {ref}`retreat.pay`.", "Zie daar.", "role missing: {ref}`retreat.pay`"),
    Fault("markup", "pt_BR", "See {ref}`it <retreat.pay>`.", "Veja {ref}`isto <retreat>`.", "{ref}`retreat`"),
    Fault("markup", "nl", "Put it on the {term}`Bench`.", "Leg hem op {term}`de Bank`.", "{term}`Bench`"),
    Fault("markup", "nl", "In {step}`damage.base@dp`.", "In {step}`damage.base@neo`.", "damage.base@neo"),
    Fault("markup", "nl", "See :py:func:`rules.attack.pay`.", "Zie :py:func:`rules.pay`.", "attack.pay`"),
    Fault("markup", "nl", "{name} has {count} left.", "{name} is klaar.", "placeholder missing: {count}"),
    Fault("markup", "nl", "Page %s of %(all)s", "Pagina %s van %(alle)s", "placeholder missing: %(all)s"),
    Fault("markup", "nl", "Call `explain(play)`.", "Roep `leguit(play)` aan.", "code missing: explain(play)"),
    Fault("markup", "nl", "A [page](https://a.org/en).", "Een [pagina](https://a.org/nl).", "https://a.org/en"),
    Fault("markup", "nl", "See https://a.org.", "Zie https://b.org.", "link missing: https://a.org"),
    Fault("markup", "nl", "**Example.** You win.", "Voorbeeld. Je wint.", "strong: 0"),
    Fault("markup", "nl", "Do it *first*.", "Doe het eerst.", "emphasis: 0; expected 1, as in the English"),
    Fault("markup", "nl", "A coin.", "Een <b>munt</b>.", "raw HTML not in the English: </b>, <b>"),
    Fault("numbers", "nl", "Draw 2 cards, then 1.", "Pak 2 kaarten, dan 2.", "number missing: 1"),
    Fault("numbers", "nl", "Do 30 damage.", "Breng schade toe.", "expected exactly 30"),
    Fault("numbers", "pt_BR", "It took 1.5 seconds.", "Levou 1.5 segundos.", "1.5 (not written as in"),
    Fault("numbers", "nl", "All 1,000 cards.", "Alle 1,000 kaarten.", "number missing: 1000"),
    Fault("silent losses", "nl", "First of all.", "1. Ten eerste.", "'1. ', which starts a new block"),
    Fault("silent losses", "nl", "Minus ten.", "- 10.", "'- ', which starts a new block"),
    Fault("silent losses", "nl", "Number one.", "# 1.", "'# ', which starts a new block"),
    Fault("silent losses", "nl", "Times ten.", "* 10.", "'* ', which starts a new block"),
    Fault("silent losses", "nl", "More than ten.", "> 10.", "'>', which starts a new block"),
    Fault("silent losses", "nl", "Some code.", "```python\nCode.", "'```', which starts a new block"),
    Fault("silent losses", "nl", "Stop now. Or go on.", "Stop nu.\n- Of ga door.", "'- ', which starts"),
    Fault("silent losses", "nl", "Stop. Go on.", "Stop.\n\nGa door.", "a second paragraph"),
    Fault("silent losses", "nl", "Type `this`.", "Typ `dit.", "a backtick without its partner"),
    Fault("silent losses", "nl", "An **example**.", "Een **voorbeeld.", "'**' without its partner"),
    Fault("silent losses", "nl", "Type this.", "Typ >>> dit.", "'>>>' in a text"),
    Fault("silent losses", "nl", "Stop.", " Stop.", "white space around the text"),
    Fault("claims", "nl", "Flip a coin. If heads, draw.", "Gooi een munt op.", "“heads” is said here by nothing"),
    Fault("claims", "nl", "It cannot retreat.", "Hij kan zich terugtrekken.", "the comment ‘# not 0 for 1: <reason>’"),
    Fault("claims", "pt_BR", "It may retreat after Poison.", "Pode recuar antes do Veneno.", "“after” is said here by"),
    Fault("claims", "nl", "You may stop.", "Je moet stoppen.", "“may” is said here by nothing"),
    Fault("claims", "pt_BR", "It has Weakness.", "Ele tem Resistência.", "“Weakness” is said here by nothing"),
    Fault("claims", "nl", "Does 20 of 30.", "Doet 30 van 20.", "in another order: 30, 20; expected 20, 30"),
    Fault("claims", "nl", "Onix uses Harden.", "Onix gebruikt Jab.", "other names, or in another order: Onix, Jab"),
    Fault("claims", "pt_BR", "In Neo and Base", "Em Base e Neo", "other names, or in another order: Base, Neo"),
    Fault("claims", "pt_BR", "Then A draws.", "Então o jogador B compra.", "other players, or in another order: B"),
    Fault("claims", "nl", "{a} hits {b}.", "{b} raakt {a}.", "other placeholders, or in another order: {b}, {a}"),
    Fault("claims", "nl", "On the {term}`Bench`.", "Op {term}`je hand <Bench>`.", "“Bench” is called “je hand”"),
    Fault("translated", "nl", "Flip two coins now.", "Flip two coins now.", "still the English one"),
    Fault("language", "pt_BR", "Discard the Energy cards from your Pokémon now.",
          "Gooi nu alle kaarten weg die aan je aanvaller gehecht zijn.", "in another language (nl)"),
    Fault("language", "nl", "Flip a coin. If tails, your attack does nothing this turn.",
          "Gooi een munt op. If tails, your attack does nothing this turn.", "in another language (en)"),
    Fault("wording", "nl", "Is a Fighting Energy card.", "Is een Gevecht-Energie.", "expected Vecht-Energie"),
    Fault("wording", "pt_BR", "Shuffle your deck.", "Embaralhe o deck.", "'deck' (terms.csv: deck)"),
    Fault("wording", "nl", "Many Pokémon", "Veel Pokemons", "'Pokemons' (accent, and plural = singular)"),
    Fault("wording", "nl", "The turn ends.", "Als de de beurt eindigt.", "'de de' (repeated word)"),
    Fault("spelling", "nl", "The turn is over.", "De beurd is voorbij.", "'beurd' is in no dictionary"),
    Fault("spelling", "pt_BR", "Shuffle.", "Embaralhhe.", "the word in locales/words-pt_BR.txt"),
    Fault("spelling", "nl", "Weakness", "Weakness", "'Weakness' is in no dictionary"),
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.check}: {fault.text[:30]}")
def test_a_fault_is_found(fault: Fault, plant: Plant, tmp_path: Path) -> None:
    path = plant(fault.language, fault.source, fault.text)
    found = [str(problem) for problem in run(fault.check, tmp_path, fault.language)]
    line = next(entry.linenum for entry in polib.pofile(str(path)))
    assert any(fault.told in problem for problem in found), found
    assert all(f"[{fault.language}]" in problem and "; expected " in problem for problem in found)
    if fault.check != "format":
        assert all(problem.startswith(f"{path}:{line}: ") for problem in found)


SOUND = [
    ("nl", "Put it on the {term}`Bench`.", "Leg hem op {term}`de Bank <Bench>`."),
    ("nl", "Draw 1,000.5 cards of 1,000.", "Pak 1.000,5 van de 1.000 kaarten."),
    ("pt_BR", "You may discard both cards.", "Você pode descartar as 2 cartas."),
    ("nl", "Python 3.11 runs it.", "Python 3.11 voert het uit."),
    ("nl", "If tails, {name} does {count} damage.", "Bij munt brengt {name} {count} schade toe."),
    ("nl", "A Baby Pokémon? Then flip a coin.", "Gooi bij een Baby-Pokémon een munt op."),
    ("nl", "You may not attack. You may not retreat either.", "Je mag niet aanvallen en je niet terugtrekken."),
    ("pt_BR", "If tails, it does nothing.", "Ele não faz nada se sair coroa."),
    ("pt_BR", "Charmander uses its Ember.", "Charmander usa Brasa (Ember)."),
    ("nl", "Onix's Harden ends.", "Harden van Onix is voorbij."),
    ("nl", "Use cards, e.g. Potion. Then stop.", "Gebruik kaarten, bijv. Potion. Stop dan."),
    ("nl", "A Prize is a card.", "Een Prijs (Prize) is een kaart."),
    ("nl", "PlusPower, Defender, Energy Removal", "PlusPower, Defender, Energy Removal"),
    ("pt_BR", "The effect of Smokescreen stays.", "O efeito de Cortina de Fumaça (Smokescreen) permanece."),
    ("nl", "Call `game.deck`, then [read on](https://a.org/deck).",
     "Roep `game.deck` aan en [lees verder](https://a.org/deck)."),
    ("pt_BR", "See `card`, {ref}`the deck <deck.cards>`.", "Veja `card`, {ref}`o baralho <deck.cards>`."),
    ("nl", "In {step}`damage.weakness@dp`, damage − 20 × 2 = 30.",
     "In {step}`damage.weakness@dp` is de schade − 20 × 2 = 30."),
    ("nl", "**Example.** It is *not* over.", "**Voorbeeld.** Het is *niet* voorbij."),
    ("nl", "Say \"stop!\" and stop... now.", "Zeg \"stop!\" en stop... nu."),
    ("pt_BR", "Say which attack your Active Pokémon is using, and check that it has enough Energy attached.",
     "Diga qual ataque o seu Pokémon Ativo está usando e verifique se há Energia suficiente ligada a ele."),
    ("nl", "The last card may go past the cost: a Double Colorless Energy card counts as 2 Energy.",
     "Met de laatste kaart mag je boven de kosten uitkomen: "
     "een Dubbele Kleurloze Energiekaart telt als 2 Energie."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "source", "text"), SOUND)
def test_sound_text_raises_no_alarm(language: str, source: str, text: str, plant: Plant, tmp_path: Path) -> None:
    plant(language, source, text)
    names = [*checking.TRANSLATION_CHECKS, *checking.TEXT_CHECKS]
    checks = [name for name in names if not checking.unavailable(name, language)]
    assert [str(problem) for name in checks for problem in run(name, tmp_path, language)] == []


DECLARED = {
    "not 0 for 1: free says the same": [],
    "not 0 for 1: free": ["the comment ‘# not 0 for 1: <reason>’"],
    "not 1 for 0: it says the same": ["‘# not 0 for 1: <reason>’", "declared that is not there: not 1 for 0:"],
}


@pytest.mark.parametrize("comment", DECLARED)
def test_a_difference_that_is_meant_is_declared_with_a_reason(comment: str, plant: Plant, tmp_path: Path) -> None:
    plant("nl", "It costs nothing.", "Het is gratis.", tcomment="Seen.\n" + comment)
    plant("nl", "It is not paid.", "Het is zomaar.", tcomment=comment)
    found = [str(problem) for problem in run("claims", tmp_path, "nl")]
    assert len(found) == len(DECLARED[comment])
    assert all(expected in problem for expected, problem in zip(DECLARED[comment], found, strict=True))


def test_each_form_of_a_plural_is_checked(plant: Plant, tmp_path: Path) -> None:
    forms = {0: "{count} kaart", 1: "veel kaarten"}
    plant("nl", "{count} card", "", msgid_plural="{count} cards", msgstr_plural=forms, domain="words")
    assert "placeholder missing: {count}" in told(run("markup", tmp_path, "nl"))
    assert len(run("markup", tmp_path, "nl")) == 1


def test_english_is_mended_where_it_is_written(plant: Plant, tmp_path: Path) -> None:
    plant("nl", "All Pokemons.", "Alle Pokémon.")
    assert f"{tmp_path}/docs/page.md:3: [en] 'Pokemons'" in told(run("wording", tmp_path, "en"))


def test_the_output_of_a_session_is_checked_but_not_its_code(tmp_path: Path, plant: Plant) -> None:
    plant("pt_BR", "A page", "Uma página")
    session = tmp_path / "locales" / "pt_BR" / "examples" / "attack" / "one.pycon"
    session.parent.mkdir(parents=True)
    session.write_text(">>> deck()\n... deck\nO deck acabou.\n", encoding="utf-8")
    assert told(run("wording", tmp_path, "pt_BR")) == (
        f"{session}:3: [pt_BR] 'deck' (terms.csv: deck); expected baralho"
    )


def test_a_word_of_the_project_is_no_misspelling(plant: Plant, tmp_path: Path) -> None:
    plant("nl", "A foo", "Een beurd")
    (tmp_path / "locales" / "words-nl.txt").write_text("beurd  # planted\n", encoding="utf-8")
    assert run("spelling", tmp_path, "nl") == []
