"""What a team has to do in a world, in terms of figures and spaces: whether it is done, and how many turns are left.

A goal speaks of figures (4 * seat + build, or the ambassador), so worlds with the same goal need not be told apart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ..data import board
from ..rules.state import AMBASSADOR_FIGURE, FIGURES, NOBODY, State
from ..view.deduction import Order
from .routes import Balls, turns_to

Goal = tuple[int, int, int]
"""Kind of mission, figure and other figure or space: ONTO(figure), MEETS(figure, figure), REACH(figure, space),
BRING(space); for the lone spy FLEE(figure, which of EXITS)."""
FLEE = 4
EXITS = tuple((board.ESCAPE[i],) for i in range(4)) + tuple(
    (board.ESCAPE[i], board.ESCAPE[board.PARTNER_OF[i]]) for i in range(4)
)
"""By agent: its own way out; then both ways of its team."""
NO_FIGURE = -1
AWAY = -1
"""The space of a figure that is being banished: it will be put where it suits the active seat."""


def goal_of(s: State, deal: tuple[Order, Order], words: Order, seat: int) -> Goal:
    """What the team of a seat has to do in a world."""
    return _goal(s.seats, deal, words, seat, s.own_exit_only == 1)


@lru_cache(maxsize=1 << 16)
def _goal(seats: int, deal: tuple[Order, Order], words: Order, seat: int, own_exit_only: bool) -> Goal:
    identities, builds = deal

    def figure(agent: int) -> int:
        if agent == board.AMBASSADOR:
            return AMBASSADOR_FIGURE
        holder = identities.index(agent)
        if holder >= seats:  # INK-12.6
            holder = identities.index(board.PARTNER_OF[agent])
        return FIGURES * holder + builds[holder]

    own = identities[seat]
    if identities.index(board.PARTNER_OF[own]) >= seats:  # INK-12.7
        return FLEE, figure(own), own if own_exit_only else 4 + own
    team = board.TEAM_OF[own]
    first = board.FIRST_AGENT[team]
    line = 4 * words[identities.index(first)] + words[identities.index(board.PARTNER_OF[first])]
    kind, who, target, place = (
        t[team][line] for t in (board.MISSION_KIND, board.MISSION_WHO, board.MISSION_TARGET, board.MISSION_SPACE)
    )
    if kind == board.ONTO:
        return kind, figure(target), NO_FIGURE
    if kind == board.MEETS:
        return kind, figure(who), figure(target)
    if kind == board.REACH:
        return kind, figure(who), place
    return kind, NO_FIGURE, place


@dataclass(frozen=True, slots=True)
class Scene:
    """The board in the turn of a seat: all that figures can do, nothing else."""

    active: int
    at: tuple[int, ...]
    """The space of each figure, the ambassador's last."""
    left: Balls
    """The balls of this turn that are not used yet."""
    met: int
    """Seats met, as a mask."""
    meetings: tuple[tuple[int, int], ...]
    """Visitor and host, as figures."""
    ambassador_met: bool
    ambassador_left: bool
    spent: int
    """Own builds that may not move any more, as a mask."""

    def put(self, figure: int, space: int) -> Scene:
        """With a figure on another space."""
        at = self.at
        left = self.ambassador_left or (figure == AMBASSADOR_FIGURE and space != board.EMBASSY)
        return replace(self, at=(*at[:figure], space, *at[figure + 1 :]), ambassador_left=left)


def scene_of(s: State) -> Scene:
    """The scene of a state. A figure of a seat that does not play is nowhere; a figure met is still there."""
    at = [s.at[seat][build] if seat < s.seats else AWAY for seat in range(4) for build in range(FIGURES)]
    return Scene(
        s.active,
        (*at, s.ambassador),
        tuple(s.balls),
        s.met,
        tuple((FIGURES * s.active + s.visitor[i], s.host[i]) for i in range(s.meetings)),
        s.ambassador_met == 1 and not s.many_ambassador_meetings,
        s.ambassador_left == 1,
        s.spent,
    )


def is_done(goal: Goal, scene: Scene) -> bool:
    """Part 10.3, for a team whose turn it is."""
    kind, figure, other = goal
    if kind == board.ONTO:
        return any(host == figure for _, host in scene.meetings)
    if kind == board.MEETS:
        return (figure, other) in scene.meetings or (other, figure) in scene.meetings
    if kind == board.REACH:
        return scene.at[figure] == other
    if kind == FLEE:
        return scene.at[figure] in EXITS[other]
    space = scene.at[AMBASSADOR_FIGURE]
    if space == AWAY:
        return other == board.EMBASSY or bool(board.COLOURED[other])
    return space == other and (other != board.EMBASSY or scene.ambassador_left)


NEAR = 1.5
"""Turns to where something is that is being banished: it will be put near by."""


class Roads:
    """How many turns a team needs for a goal, with a mix of balls."""

    def __init__(self, balls: Balls) -> None:
        self._balls = balls
        self._to: list[list[float] | None] = [*[None] * board.SPACES, [NEAR] * (board.SPACES + 1)]
        steps = board.SHOWN_BALLS * balls[board.AMBASSADOR_BALL] / sum(balls)
        self._per_lead = 1 / steps if steps else 20.0

    def to(self, space: int) -> list[float]:
        """The turns to a space from each other; the last one is from AWAY."""
        table = self._to[space]
        if table is None:
            table = self._to[space] = [*turns_to(self._balls, space), NEAR]
        return table

    def nearest(self, seat: int, scene: Scene, space: int) -> float:
        """From any figure of a seat."""
        table = self._to[space] or self.to(space)
        a, b, c, d = scene.at[FIGURES * seat : FIGURES * seat + FIGURES]
        return min(table[a], table[b], table[c], table[d])

    def needed(self, goal: Goal, scene: Scene, seat: int, mate: int) -> float:
        """Turns for a seat with its partner; what the partner has to do itself takes longer."""
        kind, figure, other = goal
        at = scene.at
        if kind == board.ONTO:
            own = self.nearest(seat, scene, at[figure])
            return own if mate == NOBODY else min(own, 1 + self.nearest(mate, scene, at[figure]))
        if kind == board.MEETS:
            turns = self.to(at[other])[at[figure]]
            mine = seat in (figure // FIGURES, other // FIGURES)
            return turns if mine else 1 + turns
        if kind == board.REACH:
            turns = self.to(other)[at[figure]]
            return turns if figure // FIGURES == seat else 1 + turns
        if kind == FLEE:
            return min(self.to(space)[at[figure]] for space in EXITS[other])
        return self._bringing(other, scene, seat)

    def _bringing(self, space: int, scene: Scene, seat: int) -> float:
        """By leading him step by step, or by meeting him and banishing him to a space near by."""
        here = scene.at[AMBASSADOR_FIGURE]
        from_bank = self._per_lead * _BANK[space]
        if here == AWAY:
            return from_bank
        led = self._per_lead * board.DISTANCE[here][space]
        if space == board.EMBASSY and here == board.EMBASSY and not scene.ambassador_left:
            led = 2 * self._per_lead
        return min(led, self.nearest(seat, scene, here) + from_bank)


_BANK = [
    min(board.DISTANCE[b][space] for b in range(board.SPACES) if board.COLOURED[b] or b == board.EMBASSY)
    for space in range(board.SPACES)
]
"""From where the ambassador can be banished to, how far it is to each space."""
