"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.rule import rule, table

from .board import CITIES, POINTS, TARGETS
from .missions import missing_targets, score
from .state import ACTIONS, State

_TASTE = {
    "RECALL_FIELD": 30,
    "RECALL_CIRCLE": 5,
    "DISCARD": 2,
    "COVER": 1000,
    "DONE": 20,
    "CONNECT": 200,
}
TASTE = table([_TASTE.get(action.kind, 100) for action in ACTIONS.actions])


@rule
def inclination(s: State, action: int) -> int:
    """By kind of action: uniformly random players would recall and discard for ever."""
    return TASTE[action]


@rule
def evaluate(s: State, seat: int) -> int:
    """Points, a share of what open missions promise, a little for free agents and for targets within the network."""
    value = 1000 * score(s, seat) + 40 * s.supply[seat]
    for position in range(s.open_count[seat]):
        card = s.open[seat][position]
        value += 300 * POINTS[card] // (1 + missing_targets(s, seat, position))
        for city in range(CITIES):
            if has(TARGETS[card] & ~s.covered[seat][position], city) and has(s.network[seat], city):
                value += 60
    return value
