"""Steps of figures and of the ambassador: where one may go, stop and pass (INK-4)."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.rule import OK, rule

from ..data.board import AMBASSADOR_BALL, DEGREE, EITHER, JOINED, MOVING_KINDS, NEXT
from . import ids
from .state import AMBASSADOR_FIGURE, FIGURES, NONE, State


@rule
def figure_of(seat: int, build: int) -> int:
    return FIGURES * seat + build


@rule
def is_own(s: State, seat: int, space: int) -> bool:
    """Whether a figure of this seat stands there."""
    figure = s.on[space]
    return figure >= 0 and figure != AMBASSADOR_FIGURE and figure // FIGURES == seat


@rule
def may_meet_ambassador(s: State) -> bool:
    """INK-6.6"""
    return s.ambassador_met == 0 or s.many_ambassador_meetings == 1


# --- own figures ------------------------------------------------------------------------------------------------


@rule
def check_stop(s: State, seat: int, space: int, home: int) -> int:
    """INK-4.4 to 4.7. `home` is where the moving figure came from: it counts as empty (INK-4.8)."""
    figure = s.on[space]
    if figure == NONE or space == home:
        return OK
    if figure == AMBASSADOR_FIGURE:
        return OK if may_meet_ambassador(s) else ids.INK_6_6
    if is_own(s, seat, space):
        return ids.INK_4_4
    return ids.INK_5_7 if has(s.met, figure // FIGURES) else OK


@rule
def stops_next(s: State, seat: int, space: int, home: int, ball: int, last: int) -> bool:
    """Whether `ball`, and then perhaps `last`, brings the figure from here to a legal stop (either may be NONE)."""
    if ball == NONE:
        return False
    for i in range(DEGREE[ball][space]):
        near = NEXT[ball][space][i]
        if check_stop(s, seat, near, home) == OK:
            return True
        if last != NONE:
            for j in range(DEGREE[last][near]):
                if check_stop(s, seat, NEXT[last][near][j], home) == OK:
                    return True
    return False


@rule
def ball_left(s: State, used: int, place: int) -> int:
    """The kind of the ball in this place (0 or 1) of the moving balls left when `used` is gone, or NONE."""
    for kind in range(MOVING_KINDS):
        count = s.balls[kind] - (1 if kind == used else 0)
        if place < count:
            return kind
        place -= count
    return NONE


@rule
def can_go_on(s: State, seat: int, space: int, home: int, used: int) -> bool:
    """INK-4.3: whether a figure can pass here: some order of the balls left brings it to a legal stop."""
    one = ball_left(s, used, 0)
    two = ball_left(s, used, 1)
    return stops_next(s, seat, space, home, one, two) or stops_next(s, seat, space, home, two, one)


@rule
def check_step(s: State, seat: int, origin: int, space: int, home: int, ball: int) -> int:
    """INK-4.1, 4.3: one step by a ball of this kind, to a stop or to a passing."""
    if not JOINED[ball][origin][space]:
        return ids.INK_4_1
    refused = check_stop(s, seat, space, home)
    return OK if refused == OK or can_go_on(s, seat, space, home, ball) else refused


@rule
def check_figure(s: State, seat: int, build: int, ball: int) -> int:
    """Whether a figure can use a ball at all; without a route it is INK-4.1, else what forbids the first step."""
    if has(s.spent, build):
        return ids.INK_3_11
    origin = s.at[seat][build]
    refused = ids.INK_4_1
    for i in range(DEGREE[ball][origin]):
        found = check_step(s, seat, origin, NEXT[ball][origin][i], origin, ball)
        if found == OK:
            return OK
        if refused == ids.INK_4_1:
            refused = found
    return refused


@rule
def figures_for(s: State, seat: int, ball: int) -> int:
    """The figures that can use a ball, as a mask."""
    mask = 0
    for build in range(FIGURES):
        if check_figure(s, seat, build, ball) == OK:
            mask |= 1 << build
    return mask


# --- the ambassador ---------------------------------------------------------------------------------------------


@rule
def ambassador_may_stop(s: State, seat: int, space: int) -> bool:
    """INK-4.9, 4.10: on an empty space, or on a figure of the active seat."""
    return s.on[space] == NONE or (is_own(s, seat, space) and may_meet_ambassador(s))


@rule
def check_lead(s: State, seat: int, space: int) -> int:
    """INK-4.13: a step of the ambassador; over occupied spaces only with a second ball, and only once."""
    if not JOINED[EITHER][s.ambassador][space]:
        return ids.INK_4_1
    if ambassador_may_stop(s, seat, space):
        return OK
    if s.origin == NONE and s.balls[AMBASSADOR_BALL] >= 2:
        return OK
    return ids.INK_6_6 if is_own(s, seat, space) else ids.INK_4_9


@rule
def check_leads(s: State, seat: int) -> int:
    """Whether the ambassador has a legal step; INK-6.6 where a second meeting with him is all that would be left."""
    refused = ids.INK_3_6
    for i in range(DEGREE[EITHER][s.ambassador]):
        found = check_lead(s, seat, NEXT[EITHER][s.ambassador][i])
        if found == OK:
            return OK
        if found == ids.INK_6_6:
            refused = ids.INK_6_6
    return refused
