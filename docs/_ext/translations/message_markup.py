"""What in a message is markup, code or a link, and what remains for a reader to read.

Messages are Markdown of MyST and, in the reference of the program, reStructuredText. Both ways to write
a role are known here, so that no check needs to know which page a message comes from.
"""

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import NamedTuple

HOLE = "_"
"""Stands in readable text for what was taken out: for regular expressions part of a word, but no letter."""
_PENDING = "\ue000"
"""The hole before emphasis has been counted, which the underscore would confuse."""

ROLE = re.compile(
    r"(?P<code>(?<![`}:])(?P<fence>`+)(?!`).+?(?<!`)(?P=fence)(?!`))|(?:\{(?P<myst>[\w:.+-]+)\}|(?<![\w:]):(?P<rst>[a-z][\w:.+-]*):)"
    r"(?P<ticks>`+)(?P<body>(?:[^`]|(?<!`)`(?!`))+?)(?P=ticks)(?!`)",
    re.DOTALL,
)
TITLED = re.compile(r"(?P<title>.*\S)\s*<(?P<target>[^<>]+)>\s*", re.DOTALL)
RST_LINK = re.compile(r"(?<!`)`(?P<title>[^`<>]*?)\s*<(?P<target>[^<>`]+)>`__?")
CODE = re.compile(r"(?<!`)(?P<ticks>`+)(?!`)(?P<target>.+?)(?<!`)(?P=ticks)(?!`)", re.DOTALL)
LINK = re.compile(r"!?\[(?P<title>[^\]]*)\]\((?P<target>[^()\s]*)(?:\s+\"[^\"]*\")?\)")
AUTOLINK = re.compile(r"<(?P<target>[a-z][a-z0-9+.-]*:[^<>\s]*)>")
URL = re.compile(r"(?P<target>https?://[^\s<>()\[\]\"'`]*[\w/#&=%-])")
FOOTNOTE = re.compile(r"\[(?P<target>\^[^\]]+)\]")
TAG = re.compile(r"</?[A-Za-z][^<>]*>|<!--.*?-->", re.DOTALL)
ENTITY = re.compile(r"&#?\w+;")
PLACEHOLDER = re.compile(r"\{[^{}`]*\}(?!`)|%\(\w+\)[sdrif]|%[sdri](?!\w)")
STRONG = re.compile(r"\*\*(?!\s).+?(?<!\s)\*\*", re.DOTALL)
EMPHASIS = re.compile(r"(?<![\w*])\*(?![\s*])[^*]+?(?<!\s)\*(?!\*)|(?<!\w)_(?![\s_])[^_]+?(?<![\s_])_(?!\w)")

FREE_ROLES = {"abbr", "sub", "sup", "emphasis", "strong", "guilabel", "menuselection", "dfn"}
"""Roles whose content is text for the reader, with no target in it."""


class Markup(NamedTuple):
    """What a translation must contain just as the English does, in any order, and the text around it."""

    roles: Counter[str]
    code: Counter[str]
    links: Counter[str]
    placeholders: Counter[str]
    tags: Counter[str]
    strong: int
    emphasis: int
    loose_ticks: int
    """Backticks that open nothing or close nothing."""
    text: str
    """What a reader reads."""


def _take(pattern: re.Pattern[str], text: str, counter: Counter[str]) -> str:
    """Count what the pattern finds and leave its title, or a hole."""

    def replace(found: re.Match[str]) -> str:
        groups = found.groupdict()
        counter[" ".join(groups.get("target", found[0]).split())] += 1
        return groups.get("title") or _PENDING

    return pattern.sub(replace, text)


def _take_roles(text: str, counter: Counter[str]) -> str:
    def replace(found: re.Match[str]) -> str:
        if found["code"]:
            # What looks like a role inside a code span is code.
            return found[0]
        name, body = found["myst"] or found["rst"], found["body"]
        if name in FREE_ROLES:
            counter[f"{{{name}}}"] += 1
            return body
        titled = TITLED.fullmatch(body)
        target = " ".join((titled["target"] if titled else body).split())
        counter[f"{{{name}}}`{target}`"] += 1
        if titled:
            return titled["title"]
        return target if name == "term" else _PENDING

    return ROLE.sub(replace, text)


@cache
def markup(text: str) -> Markup:
    """Take a message apart."""
    roles, code, links, placeholders, tags = (Counter[str]() for _ in range(5))
    text = _take_roles(text, roles)
    text = _take(RST_LINK, text, links)
    text = _take(CODE, text, code)
    for pattern in (LINK, AUTOLINK, URL, FOOTNOTE):
        text = _take(pattern, text, links)
    text = _take(TAG, text, tags)
    text = _take(PLACEHOLDER, text, placeholders)
    text, strong = STRONG.subn(lambda found: found[0][2:-2], text)
    text, emphasis = EMPHASIS.subn(lambda found: found[0][1:-1], text)
    readable = ENTITY.sub(" ", text).replace("`", "").replace(_PENDING, HOLE)
    return Markup(roles, code, links, placeholders, tags, strong, emphasis, text.count("`"), readable)


def words(text: str) -> list[str]:
    """The words of a readable text."""
    return re.findall(r"[^\W\d_]+(?:['’-][^\W\d_]+)*", text)


# "Is it a Baby? Then flip a coin" may well become a single sentence elsewhere.
_END = re.compile(r"""(?!\?\s+(?:Then|Dan|Então)\b)[.!?…]+["'”’»)\]*]*(?=\s+["'“‘«(\[*]*[^\Wa-zà-ÿ]|\s*$)""")
_ABBREVIATION = re.compile(
    r"\b(?:e\.g|i\.e|vs|etc|Mr|bijv|d\.w\.z|m\.a\.w|o\.a|enz|nr|p\. ?ex|ex|pág|págs|nº)\.(?=\s+\S)"
)


def sentences(text: str) -> list[str]:
    """The sentences of a readable text; one that ends without a full stop counts too."""
    kept = _ABBREVIATION.sub(lambda found: found[0].replace(".", HOLE), text)
    cut = [0, *(found.end() for found in _END.finditer(kept)), len(text)]
    parts = (text[start:end].strip() for start, end in pairwise(cut))
    return [part for part in parts if re.search(r"\w", part)]
