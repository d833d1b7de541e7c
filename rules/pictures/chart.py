"""The steps of a chapter, drawn one below the other."""

from rules.editions import EDITIONS, letters
from rules.model.edition import Edition
from rules.pictures.labels import EDITIONS as EDITION_NAMES
from rules.pictures.measure import in_lines, width
from rules.pictures.svg import by_itself, element, framed, label, rectangle
from rules.pictures.symbols import drawings
from rules.words.language import text
from rules.words.titles import CHAPTER_NAMES, TITLES

_PITCH = 46
_TOP = 30


def step_chart(chapter: str, edition: str | Edition, marked: str = "", *, ident: str = "", alone: bool = False) -> str:
    """Draw the steps of a chapter.

    :param chapter: one of :data:`rules.editions.CHAPTERS`.
    :param edition: the edition, or its key.
    :param marked: the id of the rule that is pointed at.
    :param ident: what the ids of the picture begin with; by default something that follows from the picture.
    :param alone: whether the picture is to be a file of its own.
    :returns: the picture, as SVG.
    :raises ValueError: when there is no such chapter or edition, or the chapter has no such rule in it.

    >>> step_chart("retreat", "base", "retreat.pay").count("<circle")
    5
    """
    if isinstance(edition, str) and edition not in EDITIONS:
        raise ValueError(text("“{key}” is not one of: {known}").format(key=edition, known=", ".join(EDITIONS)))
    found = EDITIONS[edition] if isinstance(edition, str) else edition
    steps = letters(found, chapter)
    if marked and marked not in steps:
        raise ValueError(text("“{key}” is not one of: {known}").format(key=marked, known=", ".join(steps)))
    drawn = element("path", class_="pic-way", d=f"M42 {_TOP}V{_TOP + _PITCH * (len(steps) - 1)}")
    for row, (rule, letter) in enumerate(steps.items()):
        drawn += _step(letter, text(TITLES[rule]), _TOP + _PITCH * row, rule == marked)
    name = text(EDITION_NAMES.get(found.key, found.key))
    title = text("The steps: {chapter}, {edition}").format(chapter=text(CHAPTER_NAMES[chapter]), edition=name)
    words = "; ".join(f"{letter}) {text(TITLES[rule])}" for rule, letter in steps.items()) + "."
    if marked:
        here = text("Marked: {letter}) {step}.")
        words += " " + here.format(letter=steps[marked], step=text(TITLES[marked]))
    shown = framed(drawn, (320, _PITCH * len(steps) + 14), title, words, ident)
    return by_itself(shown, drawings()) if alone else shown


def _step(letter: str, title: str, y: float, here: bool) -> str:
    drawn = ""
    if here:
        drawn += rectangle("pic-row", 3, y - 21, 314, 42, 11)
        drawn += element("path", class_="pic-pill", d=f"M10 {y - 6:g}l9 6-9 6Z")
    shape = "pic-step-here" if here else "pic-step"
    drawn += element("circle", class_=shape, cx=42, cy=y, r=16)
    drawn += label(f"{letter})", 42, y + 5.2, 15, 28, "pic-step-here-words" if here else "pic-bold", "middle")
    room = 240
    lines = [title] if width(title, 14) <= room else in_lines(title, room, 13)
    size = 14 if len(lines) == 1 else 13
    for number, line in enumerate(lines):
        at = y + 5 + 16 * (number - (len(lines) - 1) / 2)
        drawn += label(line, 70, at, size, room, "pic-bold" if here else "")
    return drawn
