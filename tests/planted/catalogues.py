"""Faults of translations."""

import polib

from planted.faults import Fault, Place, Plant, add, change, lose, replaced, said, whole
from planted.project import Copy

CODES = ("nl", "pt_BR")
RETREAT = "rules/retreat"
PAGE = "sources"
CODE = "contribute/translate"

_TWO_SENTENCES = r"^[^{}`\d*]{40,}\. [^{}`\d*]{40,}\.$"
_PROSE = r"^[^{}`\d*]{40,}\.$"


def fuzzy(entry: polib.POEntry) -> None:
    entry.flags = [*entry.flags, "fuzzy"]


def half(entry: polib.POEntry) -> None:
    if entry.msgid_plural:
        entry.msgstr_plural = {0: entry.msgstr_plural[0], 1: ""}


def in_dutch(copy: Copy) -> tuple[Place, ...]:
    """A sentence that somebody translated into the other language."""
    dutch = polib.pofile(str(copy.root / f"locales/nl/LC_MESSAGES/{RETREAT}.po"))
    entry = next(each for each in dutch if each.msgid.startswith("You choose 1 of your"))
    return said("pt_BR", RETREAT, "^You choose 1 of your", whole(entry.msgstr))(copy)


def without_page(language: str, page: str, other: str) -> Plant:
    path = f"locales/{language}/LC_MESSAGES/{other}.po"

    def plant(copy: Copy) -> tuple[Place, ...]:
        copy.write(path, copy.read(f"locales/{language}/LC_MESSAGES/{page}.po"))
        return (Place(path),)

    return plant


FAULTS = (
    Fault("role dropped", said("nl", RETREAT, r"\{term\}", replaced(r"\{term\}`(\w*).*?`", r"\1")), "nl",
          "role missing: {term}"),
    Fault("target of a role changed",
          said("pt_BR", RETREAT, r"\{ref\}", replaced(r"(\{ref\}`[^<`]*)<\S+?>`", r"\1<retreat>`")), "pt_BR",
          "role not in the English: {ref}`retreat`"),
    Fault("code span changed", said("nl", CODE, r"`[^`]+`", replaced("`[^`{}<>]+`", "`make vertaling`")), "nl",
          "code not in the English: make vertaling"),
    Fault("list begun", said("nl", PAGE, _PROSE, whole("1. {text}")), "nl", "'1. ', which starts a new block"),
    Fault("heading begun", said("pt_BR", PAGE, _PROSE, whole("# {text}")), "pt_BR",
          "'# ', which starts a new block"),
    Fault("raw HTML", said("nl", PAGE, _PROSE, replaced(r"^(\w+)", r"<b>\1</b>")), "nl",
          "raw HTML not in the English"),
    Fault("second paragraph", said("pt_BR", PAGE, _PROSE, replaced(r" ", "\n\n")), "pt_BR", "a second paragraph"),
    Fault("backtick without its partner", said("nl", CODE, "`", replaced("`", "` `")), "nl",
          "a backtick without its partner"),
    Fault(">>> in a translation", said("nl", PAGE, _PROSE, whole("{text} >>>")), "nl", "'>>>' in a text"),
    Fault("fuzzy message", said("pt_BR", RETREAT, "", fuzzy), "pt_BR", "a fuzzy message"),
    Fault("obsolete message",
          add("locales/nl/LC_MESSAGES/legal.po", '\n#~ msgid "An old text"\n#~ msgstr "Een oude tekst"\n',
              "An old text"),
          "nl", "an obsolete message: 'An old text'"),
    Fault("catalogue missing", lose("locales/pt_BR/LC_MESSAGES/legal.po", Place("docs/legal.md")), "pt_BR",
          "the page has no catalogue; expected locales/pt_BR/LC_MESSAGES/legal.po"),
    Fault("catalogue without a page", without_page("nl", "index", "gone"), "nl",
          "a catalogue without a page; expected docs/gone.md"),
    Fault("message not translated", said("nl", RETREAT, "", whole("")), "nl", "not translated"),
    Fault("English left in Dutch", said("nl", PAGE, _PROSE, whole("{english}")), "nl", "still the English one"),
    Fault("half a sentence left in English",
          said("nl", RETREAT, _TWO_SENTENCES,
               replaced(r"\. .*$", ". That is what the players have read in these texts.")),
          "nl", "a sentence in another language (en)"),
    Fault("Dutch left in Portuguese", in_dutch, "pt_BR", "a sentence in another language (nl)"),
    Fault("forbidden word", said("nl", RETREAT, "Pokémon", replaced("Pokémon", "Pokemons")), "nl", "'Pokemons'"),
    Fault("misspelt word", said("nl", RETREAT, "cards", replaced(r"\bkaarten\b", "kaaarten")), "nl",
          "'kaaarten' is in no dictionary", "spelling"),
    Fault("misspelt word in Portuguese", said("pt_BR", RETREAT, "Pokémon", replaced("cartas", "carrtas")), "pt_BR",
          "'carrtas' is in no dictionary", "spelling"),
    Fault("digits changed in a sentence", said("nl", RETREAT, r"\d", replaced(r"\d", "7")), "nl",
          "number not in the English: 7"),
    Fault("placeholder dropped", said("nl", "words", r"^[^{}]*\{\w+\}[^{}]*$", replaced(r"\{\w+\}", "iets")), "nl",
          "placeholder missing: {"),
    Fault("placeholder translated", said("pt_BR", "words", r"\{\w+\}", replaced(r"\{\w+\}", "{nome}")), "pt_BR",
          "placeholder not in the English: {nome}"),
    Fault("plural form missing", said("nl", "words", "", half), "nl", "not translated"),
    Fault("word of the interface not translated", said("pt_BR", "sphinx", "Skip to content", whole("")), "pt_BR",
          "not translated: 'Skip to content'"),
    Fault("wrong language in the head of a catalogue",
          change("locales/pt_BR/LC_MESSAGES/index.po", "Language: pt_BR", "Language: nl",
                 at=(Place("locales/pt_BR/LC_MESSAGES/index.po"),)),
          "pt_BR", "the header says 'Language: nl'"),
    Fault("forbidden word in the output of a session",
          add("locales/pt_BR/examples/retreat/deck.pycon", ">>> 1\nO deck\n", "O deck"), "pt_BR", "'deck'"),
    Fault("message twice in a catalogue",
          add("locales/nl/LC_MESSAGES/index.po", 2 * '\nmsgid "A text"\nmsgstr "Een"\n', "A text"),
          "nl", "duplicate message definition", "format"),
)  # fmt: skip

STALE = (
    Fault("English sentence changed after its translation",
          change("docs/legal.md", r"^Expert Rules is made by fans\.$", "Expert Rules is made by friends.",
                 also=tuple(Place(f"locales/{code}/LC_MESSAGES/legal.po", "Expert Rules is made") for code in CODES)),
          "nl pt_BR", "LC_MESSAGES/legal.po lacks 'Expert Rules is made by friends."),
    Fault("word of the engine changed after its translation",
          change("rules/words/titles.py", r'N_\("Confusion coin"\)', 'N_("Coin for Confusion")',
                 also=tuple(Place(f"locales/{code}/LC_MESSAGES/words.po", "Confusion coin") for code in CODES)),
          "nl pt_BR", "LC_MESSAGES/words.po lacks 'Coin for Confusion'"),
    Fault("word of the interface without a message",
          add("docs/_templates/disclaimer.html", '<p>{{ _("Bring cookies") }}</p>\n'),
          "nl pt_BR", "LC_MESSAGES/sphinx.po lacks 'Bring cookies'"),
)  # fmt: skip
"""What only an extraction of the English texts finds."""
