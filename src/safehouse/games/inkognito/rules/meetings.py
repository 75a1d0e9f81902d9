"""Moving and meeting: steps, stops, passings, questions put, banishing (INK-4 to INK-6, INK-8)."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import ask, pop, push
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY

from ..data import board
from . import ids
from . import state as st
from .card_sets import AMBASSADOR_IDENTITY
from .movement import ambassador_may_stop, can_go_on, check_stop, figure_of, figures_for
from .state import State


@rule
def ask_next(s: State, kind: int) -> None:
    """The active seat is asked this next."""
    pop(s)
    ask(s, kind, s.active)


@rule
def ask_about(s: State, kind: int, a: int, b: int) -> None:
    """The same, with two numbers that belong to the question."""
    pop(s)
    push(s, kind, 1 << s.active, a, b)


# --- balls and steps --------------------------------------------------------------------------------------------


@rule
def use_ball(s: State, seat: int, ball: int) -> None:
    """INK-3.3 to 3.8: then the figure is chosen; where only one can use the ball, it is that one."""
    if ball == board.AMBASSADOR_BALL:
        ask_next(s, st.ASK_STEP_AMB)
        return
    figures = figures_for(s, seat, ball)
    for build in range(st.FIGURES):
        if figures == 1 << build:
            ask_about(s, st.ASK_STEP, ball, build)
            return
    ask_about(s, st.ASK_FIG, ball, 0)


@rule
def step_figure(s: State, seat: int, build: int, ball: int, space: int) -> None:
    """INK-4.1, 4.2: a step, and then a stop, a passing, or the choice between them."""
    if s.origin == st.NONE:
        set_out(s, figure_of(seat, build), s.at[seat][build])
    s.balls[ball] -= 1
    s.at[seat][build] = space
    tell(s, st.E_STEPPED, seat, build, space, ball)
    stops = check_stop(s, seat, space, st.NONE) == OK
    if s.on[space] == st.NONE:
        stop_figure(s, seat, build)
    elif stops and can_go_on(s, seat, space, st.NONE, st.NONE):
        ask_about(s, st.ASK_STOP, build, 0)
    elif stops:
        stop_figure(s, seat, build)
    else:
        pass_figure(s, seat, build)


@rule
def set_out(s: State, figure: int, origin: int) -> None:
    """INK-4.8: the space it leaves counts as empty from now on."""
    s.mover = figure
    s.origin = origin
    s.on[origin] = st.NONE


@rule
def arrive(s: State) -> None:
    s.mover = st.NONE
    s.origin = st.NONE


@rule
def pass_figure(s: State, seat: int, build: int) -> None:
    """INK-4.3: it goes on at once."""
    tell(s, st.E_PASSED, seat, build, s.at[seat][build], 0)
    ask_about(s, st.ASK_PASS, build, 0)


@rule
def stop_figure(s: State, seat: int, build: int) -> None:
    """INK-4.5 to 4.7"""
    space = s.at[seat][build]
    figure = s.on[space]
    arrive(s)
    if figure == st.NONE:
        s.on[space] = figure_of(seat, build)
        ask_next(s, st.ASK_ACT)
        return
    if s.figure_stops:
        s.spent |= 1 << build
    if figure == st.AMBASSADOR_FIGURE:
        meet_ambassador(s, seat, build, space)
        return
    note_meeting(s, build, figure, space)
    s.met |= 1 << figure // st.FIGURES
    tell(s, st.E_MET, seat, build, figure // st.FIGURES, figure % st.FIGURES)
    ask_next(s, st.ASK_MEET)


@rule
def note_meeting(s: State, visitor: int, host: int, space: int) -> None:
    s.visitor[s.meetings] = visitor
    s.host[s.meetings] = host
    s.meeting_space[s.meetings] = space
    s.meetings += 1


@rule
def meet_ambassador(s: State, seat: int, build: int, space: int) -> None:
    """INK-6.1"""
    note_meeting(s, build, st.AMBASSADOR_FIGURE, space)
    s.ambassador_met = 1
    s.on[space] = st.AMBASSADOR_FIGURE
    tell(s, st.E_MET_AMBASSADOR, seat, build, space, 0)
    ask_next(s, st.ASK_AMB)


@rule
def lead_ambassador(s: State, seat: int, space: int) -> None:
    """INK-4.9, 4.10, 4.13: a step of the ambassador."""
    passing = s.origin != st.NONE
    if not passing:
        set_out(s, st.AMBASSADOR_FIGURE, s.ambassador)
    s.balls[board.AMBASSADOR_BALL] -= 1
    s.ambassador = space
    tell(s, st.E_LED, seat, space, 0, 0)
    stops = ambassador_may_stop(s, seat, space)
    if stops and s.on[space] != st.NONE and not passing and s.balls[board.AMBASSADOR_BALL] > 0:
        ask_about(s, st.ASK_STOP, board.AMBASSADOR, 0)
    elif stops:
        stop_ambassador(s, seat)
    else:
        pass_ambassador(s, seat)


@rule
def pass_ambassador(s: State, seat: int) -> None:
    tell(s, st.E_LED_PAST, seat, s.ambassador, 0, 0)
    ask_next(s, st.ASK_STEP_AMB)


@rule
def stop_ambassador(s: State, seat: int) -> None:
    space = s.ambassador
    arrive(s)
    stand_ambassador(s)
    figure = s.on[space]
    if figure == st.NONE:
        s.on[space] = st.AMBASSADOR_FIGURE
        ask_next(s, st.ASK_ACT)
    else:
        meet_ambassador(s, seat, figure % st.FIGURES, space)


@rule
def stand_ambassador(s: State) -> None:
    """INK-11.16: remembers that he stood elsewhere than on the embassy."""
    if s.ambassador != board.EMBASSY:
        s.ambassador_left = 1


# --- in a meeting -----------------------------------------------------------------------------------------------


@rule
def here(s: State) -> int:
    """The space of the meeting being resolved."""
    return s.meeting_space[s.meetings - 1]


@rule
def with_ambassador(s: State) -> bool:
    return s.host[s.meetings - 1] == st.AMBASSADOR_FIGURE


@rule
def put_question(s: State, seat: int, asked: int, question: int) -> None:
    """INK-5.2, 5.3, 6.2"""
    s.question = question
    s.asked = asked
    emit(s, st.E_ASKED, EVERYBODY, REVEALS, seat, asked, question, 0)
    pop(s)
    ask(s, st.ASK_SHOW, asked)


@rule
def ask_owner(s: State, seat: int, topic: int) -> None:
    """INK-5.10: the question goes to the owner of the figure met."""
    put_question(s, seat, s.host[s.meetings - 1] // st.FIGURES, topic)


@rule
def demand(s: State, seat: int, asked: int, topic: int) -> None:
    put_question(s, seat, asked, AMBASSADOR_IDENTITY + topic)


@rule
def waive_question(s: State, seat: int) -> None:
    """INK-6.4"""
    tell(s, st.E_NO_QUESTION, seat, 0, 0, 0)
    ask_next(s, st.ASK_BANISH_AMB)


@rule
def ask_banish(s: State) -> None:
    """INK-8.6: the answer is dealt with; now banish."""
    s.question = st.NONE
    s.asked = st.NONE
    s.answer = st.NONE
    s.level = 0
    s.barred = st.NONE
    s.left = st.NONE
    ask_next(s, st.ASK_BANISH_AMB if with_ambassador(s) else st.ASK_BANISH)


@rule
def check_extra(s: State, space: int) -> int:
    """INK-5.5, 5.6"""
    if not board.JOINED[board.EITHER][here(s)][space]:
        return ids.INK_4_1
    return OK if s.on[space] == st.NONE else ids.INK_5_6


@rule
def can_move_on(s: State) -> bool:
    space = here(s)
    for i in range(board.DEGREE[board.EITHER][space]):
        if s.on[board.NEXT[board.EITHER][space][i]] == st.NONE:
            return True
    return False


@rule
def move_on(s: State, seat: int, space: int) -> None:
    build = s.visitor[s.meetings - 1]
    s.at[seat][build] = space
    s.on[space] = figure_of(seat, build)
    tell(s, st.E_MOVED_ON, seat, build, space, 0)
    ask_next(s, st.ASK_ACT)


@rule
def choose_to_move_on(s: State) -> None:
    ask_next(s, st.ASK_EXTRA)


# --- banishing (INK-8) ------------------------------------------------------------------------------------------


@rule
def check_banish(s: State, space: int) -> int:
    """INK-8.1, 8.2"""
    return ids.INK_8_2 if board.NUMBERED[space] or s.on[space] != st.NONE else OK


@rule
def check_banish_ambassador(s: State, space: int) -> int:
    """INK-8.3"""
    if s.on[space] != st.NONE:
        return ids.INK_8_3
    return OK if board.COLOURED[space] or space == board.EMBASSY else ids.INK_8_3


@rule
def banish(s: State, seat: int, space: int) -> None:
    figure = s.host[s.meetings - 1]
    s.at[figure // st.FIGURES][figure % st.FIGURES] = space
    s.on[space] = figure
    leave_visitor(s, seat)
    tell(s, st.E_BANISHED, seat, figure // st.FIGURES, figure % st.FIGURES, space)
    ask_next(s, st.ASK_ACT)


@rule
def banish_ambassador(s: State, seat: int, space: int) -> None:
    leave_visitor(s, seat)
    s.ambassador = space
    s.on[space] = st.AMBASSADOR_FIGURE
    stand_ambassador(s)
    tell(s, st.E_BANISHED_AMBASSADOR, seat, space, 0, 0)
    ask_next(s, st.ASK_ACT)


@rule
def leave_visitor(s: State, seat: int) -> None:
    """INK-5.11: the active seat's figure of the meeting is alone on its space."""
    s.on[here(s)] = figure_of(seat, s.visitor[s.meetings - 1])
