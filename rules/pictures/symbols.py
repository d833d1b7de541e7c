"""The drawings that every picture shares: Energy, cards, counters, and the signs of what happens to a Pokémon."""

from functools import cache

from rules.pictures.svg import element, rectangle

_ENERGY = {
    "G": ("M0-10.5 9.2-5.2V5.2L0 10.5-9.2 5.2V-5.2Z", 4.2),
    "R": ("M0-11.5 11.5 9H-11.5Z", 6.8),
    "W": ("M-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z", 4.2),
    "L": ("M0-11.5 11.5 0 0 11.5-11.5 0Z", 4.2),
    "P": ("M0 11.5 11.5-9H-11.5Z", 1.4),
    "F": ("M-9-9H9V9H-9Z", 4.2),
    "C": ("M-4-7.5H4a7.5 7.5 0 0 1 0 15H-4a7.5 7.5 0 0 1 0-15Z", 4.2),
    "D": ("M-9.5-9.5H9.5V1C9.5 6 4 9.5 0 11-4 9.5-9.5 6-9.5 1Z", 3.6),
    "M": ("M-4.3-10.3H4.3L10.3-4.3V4.3L4.3 10.3H-4.3L-10.3 4.3V-4.3Z", 4.2),
}
"""For each type its shape and the base line of its letter. The shapes differ, so that nobody needs the colour."""

LETTER = 12
_STAR = "M0-7.6 2.1-2.6 7.4-2.3 3.2 1.1 4.6 6.3 0 3.4-4.6 6.3-3.2 1.1-7.4-2.3-2.1-2.6Z"

_SIGNS = {
    "Asleep": "M2-6A6 6 0 1 0 6 3 5 5 0 0 1 2-6Z",
    "Poisoned": "M0-7C2-3 4.5-1 4.5 2a4.5 4.5 0 0 1-9 0C-4.5-1-2-3 0-7Z",
    "Toxic": "M-3-7C-1-4 1-2 1 1a4 4 0 0 1-8 0C-7-2-5-4-3-7ZM4-4C6-1 7 0 7 2a3 3 0 0 1-6 1C2 1 3-1 4-4Z",
    "Burned": "M1-7C1-3 5-2 5 2a5 5 0 0 1-10 0C-5-1-3-2-3-4-1-3-1-2 0-2 1-3 1-5 1-7Z",
    "Char": "M-6 5-3-2-1 1 1-6 3 0 5-3 6 5Z",
    "star": _STAR,
    "turn": "M-4-6 5 0-4 6Z",
}
_LINES = {
    "Paralyzed": "M-6 4-3-4 0 4 3-4 6 4",
    "Confused": "M0 0a1.5 1.5 0 0 1 3 0 3.5 3.5 0 0 1-7 0 5 5 0 0 1 10 0",
    "cross": "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5",
    "check": "M-5 0-1.5 4 5-4.5",
    "lasting": "M-4-6H4L-4 6H4Z",
    "below": "M-6-1V6H3M-3-6H6V3H-3Z",
    "moved": "M-4 5V-5M-7-2-4-5.5-1-2M4-5V5M1 2 4 5.5 7 2",
    "evolved": "M0 6V-5M-5-.5 0-5.5 5-.5",
    "devolved": "M0-6V5M-5 .5 0 5.5 5 .5",
}
"""Signs that are filled, and signs that are lines; both take the colour of the words beside them."""


def _shape(letter: str) -> str:
    path, base = _ENERGY[letter]
    narrow = letter in "RP"
    return element("path", class_=f"pic-energy pic-{letter}", d=path) + element(
        "text",
        letter,
        class_=f"pic-letter pic-on-{letter}",
        y=base,
        font_size=10 if narrow else LETTER,
        text_anchor="middle",
    )


def _card(half_width: float, half_height: float, band: float, radius: float, arrow: bool) -> str:
    w, h, r = half_width, half_height, radius
    frame = rectangle("pic-card", -w, -h, 2 * w, 2 * h, r)
    top = f"M{-w} {-h + band}V{-h + r}a{r} {r} 0 0 1 {r}-{r}H{w - r}a{r} {r} 0 0 1 {r} {r}V{-h + band}Z"
    if band < radius:
        top = f"M{-w} {-h + band}a{r} {band} 0 0 1 {r}-{band}H{w - r}a{r} {band} 0 0 1 {r} {band}Z"
    frame += element("path", class_="pic-band", d=top)
    return frame + (
        element("path", class_="pic-arrow", d=f"M-6{-h + 9.5:+g} 0{-h + 3.5:+g} 6{-h + 9.5:+g}") if arrow else ""
    )


@cache
def drawings() -> dict[str, str]:
    """Every drawing.

    :returns: the elements by their names; each has ``pic-`` and its name for an id.
    """
    found = {letter: _shape(letter) for letter in _ENERGY}
    found["any"] = element("circle", class_="pic-any", r=10.2) + element("path", class_="pic-any-star", d=_STAR)
    found["special"] = element("circle", class_="pic-any", r=5.6) + element(
        "path", class_="pic-any-star", d=_STAR, transform="scale(.6)"
    )
    found["double"] = rectangle("pic-double", -12.5, -11.5, 50, 23, 11.5)
    found["counter"] = element("circle", class_="pic-counter", r=8.6) + element(
        "text", "10", class_="pic-ten", y=3.3, font_size=9.5, text_anchor="middle"
    )
    found["free"] = element("circle", class_="pic-free", r=8)
    found["new"] = element("circle", class_="pic-new", r=9.2) + element("circle", class_="pic-counter", r=7)
    found["new"] += element("text", "10", class_="pic-ten", y=2.9, font_size=8.2, text_anchor="middle")
    found["card"] = _card(58, 72, 13, 9, True)
    found["under"] = rectangle("pic-card", -58, -72, 116, 144, 9)
    found["bench"] = _card(49, 33, 6, 7, False)
    found["bench-under"] = rectangle("pic-card", -49, -33, 98, 66, 7)
    found["changed"] = rectangle("pic-changed", -63, -77, 126, 154, 13)
    found["bench-changed"] = rectangle("pic-changed", -52, -36.5, 104, 73, 10)
    found["back"] = rectangle("pic-back", -10, -14, 20, 28, 2.5) + element(
        "path", class_="pic-pattern", d="M0-9 5.5 0 0 9-5.5 0Z"
    )
    found["gone"] = rectangle("pic-place", -9.5, -13.5, 19, 27, 2.5)
    for name, path in _SIGNS.items():
        found[f"sign-{name}"] = element("path", class_="pic-sign", d=path)
    for name, path in _LINES.items():
        found[f"sign-{name}"] = element("path", class_="pic-line-sign", d=path)
    return {name: element("g", drawn, id=f"pic-{name}") for name, drawn in found.items()}


def sprite() -> str:
    """The drawings that pictures refer to; a page has them once, before its first picture.

    :returns: an SVG element that shows nothing by itself and has no words in it.
    """
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="pic-sprite" width="0" height="0" aria-hidden="true" '
        f'focusable="false"><defs>{"".join(drawings().values())}</defs></svg>'
    )
