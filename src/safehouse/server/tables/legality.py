"""Whether a seat may do something now, judged by what the seat knows: nothing hidden can show in a refusal."""

from __future__ import annotations

from typing import NamedTuple

from safehouse.core.errors import IllegalAction
from safehouse.core.match import refusal_text
from safehouse.core.rule import OK, rule_id

from ..languages import texts_of
from ..problems import Illegal
from .table import Table


class RuleRefusal(NamedTuple):
    """Why an action is not allowed: the rule's id, a sentence about this case, and the text of the rule."""

    rule: str
    message: str
    text: str


def why_not(table: Table, seat: int, given: int | str, language: str) -> RuleRefusal | None:
    """Why a seat may not do this now; None if it may. Illegal if it is not an action at all."""
    edition = table.match.edition
    try:
        action = edition.actions.find(given)
    except IllegalAction as error:
        raise Illegal(error.message, rule=error.rule, message=error.message) from None
    number = edition.check(table.look(seat).state, seat, action.id)
    if number == OK:
        return None
    rule = rule_id(edition.game.prefix, number)
    texts = texts_of(edition.game, language)
    return RuleRefusal(rule, refusal_text(texts, rule), texts.say(f"rule-{rule.replace('.', '-')}"))


def legal_text(table: Table, seat: int, given: int | str, language: str) -> str:
    """The canonical text of a legal action; Illegal names the rule that forbids it."""
    refusal = why_not(table, seat, given, language)
    if refusal is not None:
        raise illegal(refusal)
    return table.match.edition.actions.find(given).text


def illegal(refusal: RuleRefusal) -> Illegal:
    return Illegal(refusal.message, rule=refusal.rule, message=refusal.message)
