"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.bits import count_bits
from safehouse.core.frames import KIND
from safehouse.core.rule import rule, table

from ..data.board import EXTRA_TURN, FIELDS, POINTS, TARGETS
from ..rules.missions import TRIGGER_COUNT, has_target, missing_targets, score
from ..rules.state import ACTIONS, DONE, END_STEP, NOBODY, NONE, State
from .tour import cheapest_link, next_city, open_targets

_TASTE = {
    "RECALL_FIELD": 30,
    "RECALL_CIRCLE": 5,
    "DISCARD": 2,
    "COVER": 1000,
    "DONE": 20,
    "CONNECT": 200,
}
FINISHED = 2000
"""For DONE when there is nothing left to cover."""
TASTE = table([_TASTE.get(action.kind, 100) for action in ACTIONS.actions])

SEARCH = {"horizon": 5, "spread": 8000, "curiosity": 500, "width": 800, "growth": 66}
"""How a searching bot goes about it; see docs/bots.md."""


@rule
def playout_weight(s: State, action: int) -> int:
    """By kind of action: uniformly random players would recall and discard for ever, and never let a turn end."""
    if action == DONE and s.active != NOBODY and not has_target(s, s.active):
        return FINISHED
    return TASTE[action]


@rule
def simplify(s: State) -> None:
    """Bots let turns end by themselves: what a free action does at the end of one it does as well in the next."""
    for seat in range(s.seats):
        s.explicit_end[seat] = 0


# --- what a position is worth, in thousandths of a point --------------------------------------------------------

TURN = 1150
"""What good play makes of a turn."""
EXTRA = 1200
"""An extra turn that a mission promises."""
PLANNED = 150
"""The price of a planning agent, which no recall brings back."""
SHORT = 120
"""The price of an agent that the open targets need and that must be recalled from the network."""
LOCKED = 500
"""The price of one that not even this gives, because it lies on missions."""
LEADING_TRIGGER = 2000
TRAILING_TRIGGER = -8000
"""To trigger the end pays for the leader alone."""
TURNS_PER_MISSION = 2900
"""About how long a seat needs for a mission, in thousandths of a turn."""


@rule
def evaluate(s: State, seat: int) -> int:
    """Points, and what the open missions promise less the turns and agents they still need."""
    value = 1000 * score(s, seat)
    if s.trigger == seat:
        value += LEADING_TRIGGER if is_ahead(s, seat) else TRAILING_TRIGGER
    if s.depth == 0 or s.out[seat] or s.spy[seat] == NONE:
        return value
    return value + outlook(s, seat)


@rule
def outlook(s: State, seat: int) -> int:
    """What covering the spy's city now brings, and what a tour through the other open targets would."""
    now = 1 << s.spy[seat] if is_ending(s, seat) else 0
    sure = promised(s, seat, now, True)
    left = turns_left(s, seat)
    return sure + tour(s, seat, now, left) if left > 0 else sure


@rule
def tour(s: State, seat: int, now: int, left: int) -> int:
    """What a tour through all open targets but `now` brings less its price; only in part if it takes too long."""
    targets = open_targets(s, seat) & ~now
    reached = s.network[seat]
    turns = count_bits(targets & reached)
    agents = open_circles(s, seat)
    targets &= ~reached
    while targets:
        city = next_city(reached, targets)
        agents += cheapest_link(s, seat, reached, city)
        reached |= 1 << city
        targets &= ~reached
        turns += 1
    short = max(0, agents - s.supply[seat])
    locked = max(0, short - agents_on_fields(s, seat)) if short > 0 else 0
    gain = promised(s, seat, now, False)
    time = 1000 * turns
    if time > left:
        gain = gain * left // time
        time = left
    return gain - TURN * time // 1000 - SHORT * short - LOCKED * locked - PLANNED * planning_agents(s, seat)


@rule
def is_ending(s: State, seat: int) -> bool:
    """Whether this seat has done its option and its targets are still to be covered, as after TAKE."""
    return s.active == seat and s.depth > 0 and s.frames[0][KIND] == END_STEP


@rule
def promised(s: State, seat: int, now: int, sure: bool) -> int:
    """What the open missions bring beyond their covered cities: by covering the city `now`, or (not sure) later."""
    value = 0
    for position in range(s.open_count[seat]):
        card = s.open[seat][position]
        covered = s.covered[seat][position]
        soon = covered | TARGETS[card] & now
        whole = 1000 * POINTS[card] + EXTRA * EXTRA_TURN[card]
        if soon == TARGETS[card]:
            value += whole - 1000 * count_bits(covered) if sure else 0
        elif sure:
            value += 1000 * (count_bits(soon) - count_bits(covered))
        else:
            value += whole - 1000 * count_bits(soon)
    return value


@rule
def turns_left(s: State, seat: int) -> int:
    """About how many turns this seat still has, in thousandths: known after the trigger, else by who is nearest."""
    if s.trigger != NOBODY:
        due = 1000 * s.extra_due if s.active == seat else 0
        over = s.trigger == seat or s.finished[seat] or is_ending(s, seat)
        return due if over else due + 1000
    most = 0
    for other in range(s.seats):
        if not s.out[other]:
            most = max(most, s.fulfilled[other])
    return (TRIGGER_COUNT - most) * TURNS_PER_MISSION


@rule
def is_ahead(s: State, seat: int) -> bool:
    """Whether a seat leads by more than a point, which others still gain in a last turn."""
    for other in range(s.seats):
        if other != seat and score(s, other) + 1 >= score(s, seat):
            return False
    return True


@rule
def open_circles(s: State, seat: int) -> int:
    count = 0
    for position in range(s.open_count[seat]):
        count += missing_targets(s, seat, position)
    return count


@rule
def planning_agents(s: State, seat: int) -> int:
    count = 0
    for position in range(s.open_count[seat]):
        count += s.planning[seat][position]
    return count


@rule
def agents_on_fields(s: State, seat: int) -> int:
    count = 0
    for field in range(FIELDS):
        count += s.agents[seat][field]
    return count
