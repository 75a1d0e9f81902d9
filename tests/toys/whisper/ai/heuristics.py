"""What bots may go by."""

from __future__ import annotations

from safehouse.core.rule import rule, table

from ..data.board import KINDS, VALUE
from ..rules.scoring import score
from ..rules.state import ACTIONS, State

_TASTE = {"PASS": 2, "MOVE": 3, "PEEK": 4}
TASTE = table([_TASTE.get(action.kind, 1) for action in ACTIONS.actions])


@rule
def playout_weight(s: State, action: int) -> int:
    return TASTE[action]


@rule
def evaluate(s: State, seat: int) -> int:
    """The score, and a little for good cards."""
    value = 1000 * score(s, seat)
    for kind in range(KINDS):
        value += 50 * VALUE[kind] * s.hand[seat][kind]
    return value
