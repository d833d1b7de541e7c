"""Questions that answer by keyboard, ticks that are kept, and a game that is stepped through."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.watched_page import PHONE, watched

# Doduo's Resistance takes 30 of 40, which leaves 1 counter; Pidgey keeps its 2; Squirtle's Weakness doubles 10.
WEAKNESS = ("learn/07-weakness-and-resistance/", ["1", "2", "2"])
WORDS = {
    "en": ("4 is what you get without this step: Resistance", "Right!", "1 of 14 lessons done"),
    "nl": ("4 is de uitkomst zonder deze stap: Weerstand", "Goed zo!", "1 van de 14 lessen af"),
    "pt-BR": ("4 é o resultado sem este passo: Resistência", "Certo!", "1 de 14 lições feitas"),
}


def fill(page: Page, number: int, value: str) -> None:
    """Fill in a number as whoever uses the keyboard does."""
    field = page.locator("form.try input").nth(number)
    field.focus()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type(value)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("language", WORDS)
def test_a_lesson_is_answered_by_keyboard_and_kept(browser: Browser, address: str, language: str) -> None:
    wrong_words, right_words, done = WORDS[language]
    place, answers = WEAKNESS
    with watched(browser, address, viewport=PHONE) as (page, wrong):
        page.goto(f"{address}{language}/{place}")
        said = page.locator("form.try [role=status]")
        expect(said.first).to_be_empty()
        fill(page, 0, "4")
        expect(said.first).to_contain_text(wrong_words)
        expect(page.locator("details.answer").first).not_to_have_attribute("open", "")
        for number, value in enumerate(answers):
            fill(page, number, value)
            expect(said.nth(number)).to_have_text(right_words)
        expect(page.locator("details.answer").first).to_have_attribute("open", "")
        page.reload()
        expect(page.locator("form.try .solved").first).to_be_visible()
        page.goto(f"{address}{language}/")
        progress = page.locator(".progress")
        expect(progress).to_contain_text(done)
        expect(progress.get_by_role("link")).to_have_attribute("href", "learn/01-goal/")
        progress.get_by_role("button").press("Enter")
        expect(progress).to_be_hidden()
        page.reload()
        expect(progress).to_be_hidden()
        assert not wrong


@pytest.mark.parametrize(
    ("language", "yes", "no", "words"),
    [
        ("en", "Yes", "No", "You have already attached an Energy card this turn."),
        ("nl", "Ja", "Nee", "Je hebt deze beurt al een Energiekaart gehecht."),
        ("pt-BR", "Sim", "Não", "Você já ligou uma carta de Energia neste turno."),
    ],
)
def test_the_wrong_button_tells_the_rule(
    browser: Browser, address: str, language: str, yes: str, no: str, words: str
) -> None:
    with watched(browser, address) as (page, wrong):
        page.goto(f"{address}{language}/learn/04-turn/")
        form = page.locator("form.try").first
        form.get_by_role("button", name=yes, exact=True).press("Enter")
        expect(form.get_by_role("status")).to_contain_text(words)
        form.get_by_role("button", name=no, exact=True).press(" ")
        expect(form.get_by_role("status")).to_have_text(WORDS[language][1])
        assert not wrong


def test_an_empty_field_is_no_answer(browser: Browser, address: str) -> None:
    with watched(browser, address) as (page, _wrong):
        page.goto(f"{address}en/{WEAKNESS[0]}")
        form = page.locator("form.try").first
        form.get_by_role("button", name="Check").press("Enter")
        expect(form.get_by_role("textbox")).to_be_focused()
        expect(form.get_by_role("status")).to_be_empty()


def test_without_scripts_the_answers_are_there_and_every_step(browser: Browser, address: str) -> None:
    with watched(browser, address, viewport=PHONE, java_script_enabled=False) as (page, wrong):
        page.goto(f"{address}nl/{WEAKNESS[0]}")
        expect(page.locator("form.try").first).to_be_hidden()
        page.get_by_text("Laat het antwoord zien").first.click()
        expect(page.locator("details.answer p").first).to_be_visible()
        page.goto(f"{address}en/learn/12-first-game/")
        expect(page.locator(".frame:visible")).to_have_count(22)
        expect(page.locator(".stepper")).to_be_hidden()
        assert not wrong


def test_the_first_game_is_stepped_through_and_back(browser: Browser, address: str) -> None:
    with watched(browser, address, viewport=PHONE) as (page, wrong):
        page.goto(f"{address}en/learn/12-first-game/")
        shown = page.locator(".frame:visible")
        said = page.locator(".stepper [role=status]")
        forth = page.get_by_role("button", name="Next step")
        expect(shown).to_have_count(1)
        expect(page.locator(".stepper .place")).to_have_text("1 / 22")
        forth.focus()
        place = forth.bounding_box()
        for number in range(2, 23):
            page.keyboard.press("Enter")
            expect(shown).to_have_id(f"s{number}")
            assert forth.bounding_box() == place
        expect(said).to_contain_text("Hitmonchan uses Special Punch.")
        expect(shown).to_contain_text("A wins the game.")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".stepper .place")).to_have_text("22 / 22")
        for number in range(21, 0, -1):
            page.keyboard.press("ArrowLeft")
            expect(shown).to_have_id(f"s{number}")
        assert not wrong


def test_a_link_leads_to_a_step_and_to_a_turn(browser: Browser, address: str) -> None:
    with watched(browser, address) as (page, _wrong):
        page.goto(f"{address}en/learn/12-first-game/#s6")
        expect(page.locator(".frame:visible")).to_have_id("s6")
        expect(page.locator(".frame:visible")).to_contain_text("B’s Rattata is Knocked Out.")
        # Turn 4 begins when A, who has drawn, evolves Machop.
        page.get_by_role("navigation", name="On this page").get_by_role("link", name="Turn 4").click()
        expect(page.locator(".frame:visible")).to_contain_text("Machop evolves into Machoke.")
        page.get_by_role("button", name="Show all steps").click()
        expect(page.locator(".frame:visible")).to_have_count(22)


def test_a_lesson_is_printed_without_its_answers(browser: Browser, address: str) -> None:
    with watched(browser, address) as (page, _wrong):
        page.goto(f"{address}en/{WEAKNESS[0]}")
        page.emulate_media(media="print")
        expect(page.get_by_text("How many damage counters does Doduo get?")).to_be_visible()
        expect(page.locator("details.answer").first).to_be_hidden()
        expect(page.locator("form.try").first).to_be_hidden()
        page.goto(f"{address}en/learn/12-first-game/")
        expect(page.locator(".frame:visible")).to_have_count(22)
