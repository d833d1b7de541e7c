"""Writing SVG: elements, texts that fit, and a picture with its words."""

import re
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from rules.pictures.measure import size_that_fits, width

THIN = 0.93
"""How wide letters are that are not bold, beside bold ones."""


def element(name: str, content: str = "", **attributes: float | str) -> str:
    """An element.

    :param name: its name.
    :param content: what is inside it.
    :param attributes: its attributes; those that are empty are left out. ``class_`` is ``class``, and ``_`` is ``-``.
    :returns: the element.

    >>> element("rect", class_="pic-frame", x=1.5, y=0, stroke_width="")
    '<rect class="pic-frame" x="1.5" y="0"/>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_number(value))}"'
        for key, value in attributes.items()
        if value != ""
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _number(value: float | str) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def rectangle(class_: str, x: float, y: float, wide: float, high: float, round_: float) -> str:
    """A rectangle with round corners.

    :param class_: its class.
    :param x: its left edge.
    :param y: its upper edge.
    :param wide: its width.
    :param high: its height.
    :param round_: how round its corners are.
    """
    return element("rect", class_=class_, x=x, y=y, width=wide, height=high, rx=round_)


def symbol(name: str, x: float = 0, y: float = 0, scale: float = 1, turn: int = 0) -> str:
    """A drawing of the page's :func:`rules.pictures.sprite`.

    :param name: its name there.
    :param x: where its middle is.
    :param y: where its middle is.
    :param scale: its size.
    :param turn: how far it is turned, in degrees.
    :returns: the element.

    >>> symbol("R", 10, 20)
    '<use href="#pic-R" x="10" y="20"/>'
    """
    if scale == 1 and not turn:
        return element("use", href=f"#pic-{name}", x=x or "", y=y or "")
    moves = [f"translate({_number(x)} {_number(y)})"] if x or y else []
    moves += [f"rotate({turn})"] if turn else []
    moves += [f"scale({_number(scale)})"] if scale != 1 else []
    return element("use", href=f"#pic-{name}", transform="".join(moves))


def group(content: str, x: float = 0, y: float = 0, class_: str = "") -> str:
    """Several things that are moved together.

    :param content: the things.
    :param x: how far to the right.
    :param y: how far down.
    :param class_: their class.
    :returns: the element; nothing where there is no content.
    """
    if not content:
        return ""
    return element("g", content, class_=class_, transform=f"translate({_number(x)} {_number(y)})" if x or y else "")


def label(
    text: str, x: float, y: float, size: float, room: float, class_: str = "", anchor: str = "", smallest: float = 9
) -> str:
    """A text that stays within its room: smaller where it has to be, and in the end squeezed.

    :param text: the text.
    :param x: where it begins, or its middle or end, as the anchor says.
    :param y: its base line.
    :param size: the size of its letters.
    :param room: the width that there is.
    :param class_: its class.
    :param anchor: ``middle`` or ``end``; by default the text begins at ``x``.
    :param smallest: the size from which it is squeezed instead of made smaller.
    :returns: the element.

    >>> label("Rattata", 0, 0, 14, 100)
    '<text x="0" y="0" font-size="14">Rattata</text>'
    """
    thin = THIN if class_ in ("", "pic-soft") else 1
    fitting = size_that_fits(text, room / thin, size, smallest)
    squeezed = fitting <= smallest and width(text, fitting) * thin > room + 0.5
    return element(
        "text",
        escape(text, quote=False),
        class_=class_,
        x=x,
        y=y,
        font_size=fitting,
        text_anchor=anchor,
        textLength=round(room, 1) if squeezed else "",
        lengthAdjust="spacingAndGlyphs" if squeezed else "",
    )


def number_after(text: str, number: str, x: float, y: float, room: float, anchor: str = "") -> str:
    """A text and a bold number after it.

    :param text: the text.
    :param number: the number.
    :param x: where it begins, or its middle, as the anchor says.
    :param y: the base line.
    :param room: the width that there is.
    :param anchor: ``middle``; by default the text begins at ``x``.
    :returns: the element.
    """
    fitting = size_that_fits(text, (room - width(f" {number}", 15)) / THIN, 12, 7)
    large = element("tspan", f" {number}", class_="pic-number-after", font_size=15)
    told = escape(text, quote=False) + large
    return element("text", told, class_="pic-soft", x=x, y=y, font_size=fitting, text_anchor=anchor)


def framed(content: str, box: tuple[float, float], title: str, words: str, ident: str = "", class_: str = "") -> str:
    """A whole picture, with its words for everybody who cannot see it.

    :param content: what is drawn.
    :param box: its width and height.
    :param title: what it is.
    :param words: what can be seen on it.
    :param ident: what its ids begin with; by default something that follows from the content.
    :param class_: a further class.
    :returns: the picture, for a page that has the sprite and the style sheet.
    """
    ident = ident or "pic-" + sha256((content + words).encode()).hexdigest()[:10]
    head = element("title", escape(title, quote=False), id=f"{ident}-title")
    head += element("desc", escape(words, quote=False), id=f"{ident}-words")
    wide, high = map(_number, box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{f"pic {class_}".rstrip()}" viewBox="0 0 {wide} {high}" '
        f'role="img" aria-labelledby="{ident}-title {ident}-words">{head}{content}</svg>'
    )


@cache
def style() -> str:
    """The style sheet of the pictures, for a page that shows them.

    :returns: the text of ``docs/_static/pictures.css``.
    """
    return (Path(__file__).parent / "pictures.css").read_text(encoding="utf-8")


def by_itself(picture: str, drawings: dict[str, str]) -> str:
    """A picture as a file of its own, with its style and the drawings that it needs.

    :param picture: the picture.
    :param drawings: the drawings of the sprite, by their names.
    :returns: the picture.
    """
    needed: dict[str, None] = {}
    wanted = re.findall(r'href="#pic-([\w-]+)"', picture)
    while wanted:
        name = wanted.pop()
        if name not in needed:
            needed[name] = None
            wanted += re.findall(r'href="#pic-([\w-]+)"', drawings[name])
    defs = element("defs", "".join(drawings[name] for name in drawings if name in needed))
    plain = re.sub(r"/\*.*?\*/\s*", "", style(), flags=re.DOTALL)
    head, end, rest = picture.partition("</desc>")
    return f"{head}{end}<style>{plain}</style>{defs}{rest}\n"
