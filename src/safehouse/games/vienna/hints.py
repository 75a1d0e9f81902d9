"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.rule import rule, table

from .scoring import score
from .state import ACTIONS, State

TASTE = table([{"DECLINE": 10, "PASS": 30, "DONE": 10}.get(action.kind, 100) for action in ACTIONS.actions])


@rule
def inclination(s: State, action: int) -> int:
    return TASTE[action]


@rule
def evaluate(s: State, seat: int) -> int:
    return 1000 * score(s, seat)
