"""What bots go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.rule import rule

from ..data.board import DROPS, KINDS, VALUE, WORTH
from ..rules.scoring import leader, total_at
from ..rules.state import SELL, State

HIDES, SELLS = 3, 1
LEADS = 600
"""A drop at which a seat leads is worth so many thousandths of its points: others may still catch up."""


@rule
def playout_weight(s: State, action: int) -> int:
    """How often a blind playout takes an action, beside the others."""
    return SELLS if action >= SELL else HIDES


@rule
def evaluate(s: State, seat: int) -> int:
    """What a position is worth to a seat, in thousandths of a point."""
    if s.depth == 0:
        return 1000 * s.points[seat]
    value = 1000 * s.points[seat]
    for drop in range(DROPS):
        value += 10 * total_at(s, seat, drop)
        if leader(s, drop) == seat:
            value += LEADS * WORTH[drop]
    for kind in range(KINDS):
        value += 100 * VALUE[kind] * s.hand[seat][kind]
    return value
