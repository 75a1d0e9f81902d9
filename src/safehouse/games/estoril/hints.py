"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.rule import rule, table

from .scoring import score
from .state import ACTIONS, State

TASTE = table([{"DONE": 30, "DECLINE": 30}.get(action.kind, 100) for action in ACTIONS.actions])


@rule
def inclination(s: State, action: int) -> int:
    """By kind of action: a blind player mostly uses what it has."""
    return TASTE[action]


@rule
def evaluate(s: State, seat: int) -> int:
    return 1000 * score(s, seat)
