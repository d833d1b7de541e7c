"""Faults of pages, which the build of the site finds, and of the built site."""

from planted.faults import Fault, Place, Plant, add, change, new

PAGE = "docs/rules/retreat.md"
EVERY = "en nl pt_BR"
BUILT = "_build/site/{folder}/rules/retreat/index.html"
LEGAL = "_build/site/{folder}/legal/index.html"


def on_the_legal_page(language: str, html: str, mark: str) -> Plant:
    """Put something into a template that only one page in one language gets."""
    tag = language.replace("_", "-")
    condition = f'{{% if pagename == "legal" and language|replace("_", "-") == "{tag}" %}}'
    text = f"{condition}{html}{{% endif %}}\n"
    return change("docs/_templates/disclaimer.html", r"\Z", text, at=(Place(LEGAL, mark),))


FAULTS = (
    Fault("label twice", add(PAGE, "\n(glossary)=\n## Once more\n", "## Once more"), EVERY, "duplicate label"),
    Fault("unknown rule in {rule}", add(PAGE, "\n```{rule} retreat.nothing\n```\n"), EVERY,
          "there is no rule 'retreat.nothing'"),
    Fault("unknown rule in {step}", add(PAGE, "\nThis is {step}`damage.nothing@dp`.\n"), EVERY,
          "there is no rule 'damage.nothing'"),
    Fault("unknown chapter in {steps}", add(PAGE, "\n```{steps} dancing\n```\n"), EVERY,
          "there is no chapter 'dancing'"),
    Fault("unknown rule marked in {steps}", add(PAGE, "\n```{steps} attack\n:mark: attack.nothing\n```\n"), EVERY,
          "there is no rule 'attack.nothing'"),
    Fault("edition that does not exist", add(PAGE, "\n```{edition} gold\nText.\n```\n"), EVERY, "no edition 'gold'"),
    Fault("step of an edition that lacks the rule", add(PAGE, "\nThis is {step}`damage.play_area@dp`.\n"), EVERY,
          "edition 'dp' does not have the rule 'damage.play_area'"),
    Fault("unknown example", add(PAGE, "\n```{example} retreat/nothing\n:title: Nothing\n```\n"), EVERY,
          "no example 'retreat/nothing'"),
    Fault("example without a title", add(PAGE, "\n```{example} retreat/unshown\nText.\n```\n"), EVERY, "has no title"),
    Fault("example twice on a page", add(PAGE, "\n```{example} retreat/free-retreat\n:title: Again\n```\n"), EVERY,
          "is already on this page"),
    Fault("broken link to a section", add(PAGE, "\nSee {ref}`retreat.nothing`.\n"), EVERY, "retreat.nothing"),
    Fault("broken link to a file", add(PAGE, "\nSee [this](nothing.md).\n", also=(Place(BUILT, "#nothing.md"),)), EVERY,
          "nothing.md"),
    Fault("word without an entry in the glossary", add(PAGE, "\nA {term}`Snorlax nap`.\n"), EVERY, "Snorlax nap"),
    Fault("section without a label", add(PAGE, "\n## A section of nothing\n"), EVERY, "this section has no label"),
    Fault("directive that does not exist", add(PAGE, "\n```{exampel} retreat/free-retreat\n```\n"), EVERY, "exampel"),
    Fault("page that nothing leads to", new("docs/orphan.md", "(orphan)=\n# Orphan\n"), EVERY,
          "document isn't included in any toctree"),
    Fault("passage without a rule",
          change("docs/_ext/rulebook/facts/passages.py", r'("004", "bench", )\(.*?\)', r"\1()",
                 at=(Place("docs/sources.md", "{coverage}"),)),
          EVERY, "no rule carries out this passage: text 004, bench (docs/_ext/rulebook/facts/passages.py:"),
    Fault("example on no page", new("examples/retreat/unshown.pycon", ">>> 1 + 1\n2\n"), EVERY, "on no page"),
    Fault("two first headings on a page",
          change("docs/legal.md", r"\Z", "\n(second)=\n# A second heading\n", at=(Place(LEGAL, "A second heading<a"),)),
          EVERY, "2 first headings on this page"),
    Fault("disclaimer missing on a page",
          change("docs/_templates/disclaimer.html", r"<p>\{\{ _\(\"This is unofficial(.*)</p>",
                 r'{% if pagename != "glossary" or language != "nl" %}<p>{{ _("This is unofficial\1</p>{% endif %}',
                 at=(Place("_build/site/{folder}/glossary/index.html"),)),
          "nl", "does not say that it is unofficial"),
    Fault("request to another server in a template",
          on_the_legal_page("pt_BR", '<script src="https://example.org/x.js"></script>', "example.org/x.js"),
          "pt_BR", "'https://example.org/x.js' is loaded from elsewhere"),
    Fault("request to another server in a style",
          change("docs/_style/print.css", r"\Z", "a { background: url(https://example.org/a.png) }\n",
                 at=(Place("_build/site/{folder}/_static/rulebook.css", "example.org/a.png"),)),
          EVERY, "loads from elsewhere"),
    Fault("class that was renamed in its style alone",
          change("docs/_style/editions.css", r"\.steps-note", ".step-note",
                 at=(Place("_build/site/{folder}/rules/retreat/index.html", '<p class="steps-note"'),)),
          EVERY, "the class 'steps-note' has no style"),
    Fault("broken anchor in one language", on_the_legal_page("nl", '<a href="#nothing">x</a>', "#nothing"), "nl",
          "the link '#nothing' leads nowhere"),
    Fault("anchor in one language only", on_the_legal_page("nl", '<i id="only-dutch"></i>', "only-dutch"), "nl",
          "the anchor 'only-dutch' is here and not in the English page"),
    Fault("anchor twice on a page", on_the_legal_page("en", '<i id="legal-licenses"></i>', '<i id="legal-licenses"'),
          "en", "the id 'legal-licenses' stands 2 times"),
    Fault("word of the interface left in English", on_the_legal_page("nl", "<p>Skip to content</p>", "<p>Skip to"),
          "nl", "'Skip to content' is left in English"),
)  # fmt: skip
