"""What an answer of a model comes to: an action, or why it is refused."""

from __future__ import annotations

from typing import NamedTuple

from safehouse.core.actions import Action
from safehouse.core.errors import IllegalAction
from safehouse.core.match import refusal_text
from safehouse.core.observation import Observation
from safehouse.core.rule import OK, rule_id

UNREADABLE = "unreadable"
"""Counted as a rule: no line of the answer names an action,"""
NO_ACTION = "no-action"
"""or what it names is no action of this game."""


class Attempt(NamedTuple):
    """An answer that was refused: what was said, by which rule it is not allowed, and why in words."""

    said: str
    rule: str
    why: str


def judge(seen: Observation, said: str | None) -> Action | Attempt:
    """By what the seat knows, so that nothing hidden shows in a refusal."""
    if said is None:
        return Attempt("", UNREADABLE, "no line begins with ACTION:")
    edition = seen.edition
    try:
        action = edition.actions.find(said)
    except IllegalAction as error:
        return Attempt(said, NO_ACTION, error.message)
    number = edition.check(seen.state, seen.viewer, action.id)
    if number == OK:
        return action
    rule = rule_id(edition.game.prefix, number)
    return Attempt(said, rule, f"{rule}: {refusal_text(edition.game.texts(), rule)}")
