"""Refusals: what a player may not do, and the rule that says so."""

from rules.words.refusal_sentences import REFUSALS
from rules.words.sentences import Value, fill, template


class Refused(Exception):
    """An action that the rules do not allow. The game stays as it was.

    :param rule: the id of the rule that refuses.
    :param what: which of the rule's sentences tells why.
    :param values: the numbers and names in that sentence.
    """

    # Sessions show the name by which a reader imports it.
    __module__ = "rules"

    def __init__(self, rule: str, what: str, **values: Value) -> None:
        super().__init__(rule, what, values)
        self.rule = rule
        self.what = what
        self.values = values

    def __str__(self) -> str:
        return f"{self.rule}: {fill(template(REFUSALS, self.rule, self.what), self.values)}"
