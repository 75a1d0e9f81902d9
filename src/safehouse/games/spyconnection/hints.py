"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.bits import count_bits
from safehouse.core.frames import KIND
from safehouse.core.rule import rule, table
from safehouse.core.seats import MAX_SEATS as SEATS

from .board import EXTRA_TURN, FIELDS, POINTS
from .missions import TRIGGER_COUNT, missing_targets, score
from .rules import rank
from .state import ACTIONS, END_STEP, NOBODY, State
from .tour import cheapest_link, next_city, open_targets

_TASTE = {
    "RECALL_FIELD": 30,
    "RECALL_CIRCLE": 5,
    "DISCARD": 2,
    "COVER": 1000,
    "DONE": 20,
    "CONNECT": 200,
}
TASTE = table([_TASTE.get(action.kind, 100) for action in ACTIONS.actions])

TURN = 1150
"""What a turn is worth, in thousandths of a point."""
EXTRA = 1200
PLANNED = 150
SHORT = 120
LOCKED = 500
TURNS_PER_MISSION = 2900
WIN = 30000


@rule
def inclination(s: State, action: int) -> int:
    """By kind of action: uniformly random players would recall and discard for ever."""
    return TASTE[action]


@rule
def promised(s: State, seat: int) -> int:
    """What the open missions bring when they are fulfilled, beyond the cities covered already."""
    value = 0
    for position in range(s.open_count[seat]):
        card = s.open[seat][position]
        value += 1000 * POINTS[card] + EXTRA * EXTRA_TURN[card] - 1000 * count_bits(s.covered[seat][position])
    return value


@rule
def horizon(s: State, seat: int) -> int:
    """About how many turns this seat still has, in thousandths."""
    if s.trigger != NOBODY:
        if s.finished[seat]:
            return 0
        due = 1000 * s.extra_due if s.active == seat else 0
        return due if s.trigger == seat else due + 1000
    least = TRIGGER_COUNT * TURNS_PER_MISSION
    for other in range(s.seats):
        if not s.out[other]:
            least = min(least, (TRIGGER_COUNT - s.fulfilled[other]) * TURNS_PER_MISSION)
    return least


@rule
def covers_now(s: State, seat: int) -> bool:
    """Whether the end-of-turn step of this seat is still to come."""
    return s.active == seat and s.depth > 0 and s.frames[0][KIND] == END_STEP


@rule
def evaluate(s: State, seat: int) -> int:
    """Points now, and what the open missions promise less the turns and agents they still take."""
    value = 1000 * score(s, seat)
    if s.out[seat] or s.spy[seat] < 0:
        return value
    if s.depth == 0:
        return value + WIN if rank(s, seat) == 1 else value
    targets = open_targets(s, seat)
    if covers_now(s, seat):
        targets &= ~(1 << s.spy[seat])
    reached = s.network[seat]
    turns = 1000 * count_bits(targets & reached)
    agents = 0
    targets &= ~reached
    while targets:
        city = next_city(reached, targets)
        agents += cheapest_link(s, seat, reached, city)
        reached |= 1 << city
        targets &= ~reached
        turns += 1000
    circles = 0
    planned = 0
    for position in range(s.open_count[seat]):
        circles += missing_targets(s, seat, position)
        planned += s.planning[seat][position]
    short = max(0, agents + circles - s.supply[seat])
    fields = 0
    for field in range(FIELDS):
        fields += s.agents[seat][field]
    locked = max(0, short - fields)
    left = horizon(s, seat)
    gain = promised(s, seat)
    if turns > left:
        gain = gain * left // turns
        turns = left
    value += gain - TURN * turns // 1000 - PLANNED * planned - SHORT * short - LOCKED * locked
    if s.trigger == seat:
        value += 2000 if leads(s, seat) else -8000
    return value


@rule
def leads(s: State, seat: int) -> bool:
    mine = score(s, seat)
    for other in range(SEATS):
        if other < s.seats and other != seat and score(s, other) + 1 >= mine:
            return False
    return True
