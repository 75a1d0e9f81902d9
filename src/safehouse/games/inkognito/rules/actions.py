"""What can be done in Inkognito and what it does. The subjects of the rules are in their own files."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.candidates import add_range
from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import KIND, A, B, ask_chance, is_asked, pop, to_move, top
from safehouse.core.rule import OK, Buf, number, rule, table
from safehouse.core.seats import CHANCE, CHANCE_MOVES, EVERYBODY, TABLE
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data import board
from . import ids, meetings
from . import state as st
from .answers import check_answer, check_left
from .card_sets import FIRST_ANSWER, FITTING, FITTING_COUNT, KEPT, ORDERS
from .declaring import answer_handshake, declare, declare_alone, make_gesture
from .movement import check_figure, check_lead, check_leads, check_step, figures_for
from .questions import answer_claim, apply_claim, apply_left, apply_note, apply_show, ask_note
from .scoring import finish
from .setup import arrange, check_colour, choose_colour, deal, draw_colours, draw_first_player, draw_places
from .state import State
from .turn import begin_if_ready, choose_in_window, end_turn, show_balls

ADDRESSEES = SEATS + 1


# === what may be done: check (one source for legality, refusals and "why not") ==================================

_MOMENTS = {
    "CHOOSE_COLOUR": ("COLOUR", "INK-1.3"),
    "ARRANGE": ("ARRANGE", "INK-1.5"),
    "SHAKE": ("START", "INK-3.2"),
    "DECLARE": ("START ACT", "INK-11.9"),
    "GESTURE": ("START ACT", "INK-10.4"),
    "END": ("ACT", "INK-3.11"),
    "USE": ("ACT", "INK-3.11"),
    "FIGURE": ("FIG", "INK-3.8"),
    "STEP": ("STEP STEP_AMB EXTRA", "INK-3.11"),
    "STOP": ("STOP", "INK-4.2"),
    "PASS": ("STOP", "INK-4.2"),
    "GO": ("PASS", "INK-4.3"),
    "ASK": ("MEET", "INK-5.1"),
    "MOVE_ON": ("MEET", "INK-5.5"),
    "DEMAND": ("AMB", "INK-6.2"),
    "NO_QUESTION": ("AMB", "INK-6.4"),
    "SHOW": ("SHOW", "INK-7.1"),
    "ACCEPT_ANSWER": ("CLAIM", "INK-14.1"),
    "CLAIM": ("CLAIM", "INK-14.1"),
    "CONCEDE": ("CONCEDE", "INK-14.4"),
    "DENY": ("CONCEDE", "INK-14.4"),
    "KEEP": ("PENALTY", "INK-9.6"),
    "RECORD": ("NOTE", "INK-14.3"),
    "SKIP": ("NOTE", "INK-14.3"),
    "BANISH": ("BANISH BANISH_AMB", "INK-8.6"),
    "MAKE": ("GESTURE", "INK-10.4"),
    "NAME": ("DECLARE", "INK-11.9"),
    "ALONE": ("DECLARE", "INK-12.9"),
    "SILENT": ("WINDOW", "INK-11.10"),
    "DECLARE_TOO": ("WINDOW", "INK-11.10"),
    "ACCEPT": ("HANDSHAKE", "INK-11.11"),
    "REFUSE": ("HANDSHAKE", "INK-11.11"),
}
"""When each kind of action is possible, and the rule to name at any other moment."""


def _moments(kind: str) -> int:
    return sum(1 << st.DECISIONS.index(name) for name in _MOMENTS[kind][0].split()) if kind in _MOMENTS else 0


MOMENTS = table([_moments(action.kind) for action in st.ACTIONS.actions])
"""The decisions in which an action is possible, as a mask."""
OTHERWISE = table([number(_MOMENTS[a.kind][1]) if a.kind in _MOMENTS else ids.INK_15_3 for a in st.ACTIONS.actions])


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return ids.INK_15_3
    if action >= st.LEAVE:
        return check_leave(s, seat, action - st.LEAVE)
    if seat < 0:
        return check_chance(s, seat, action)
    if action >= st.DEAL_IDENTITIES:
        return only_chance(action)
    if not is_asked(s, seat):
        return ids.INK_3_1
    kind = top(s, KIND)
    if not has(MOMENTS[action], kind):
        return not_now(kind, action)
    if kind == st.ASK_SHOW:
        return check_answer(s, seat, FIRST_ANSWER + action - st.SHOW)
    if kind == st.ASK_PENALTY:
        return check_left(s, seat, action - st.KEEP)
    if kind >= st.ASK_MEET:
        return check_resolving(s, seat, kind, action)
    return check_moving(s, seat, kind, action)


@rule
def only_chance(action: int) -> int:
    """INK-1.8, 3.2: what nobody but chance does."""
    return ids.INK_3_2 if action >= st.BALLS_ACTION else ids.INK_1_8


@rule
def not_now(kind: int, action: int) -> int:
    """The rule that forbids an action at this moment; from the ambassador nobody moves on (INK-6.5)."""
    if action == st.MOVE_ON and (kind == st.ASK_AMB or kind == st.ASK_BANISH_AMB):
        return ids.INK_6_5
    return OTHERWISE[action]


@rule
def check_moving(s: State, seat: int, kind: int, action: int) -> int:
    """Set-up, the turn's own choices, and steps."""
    if kind == st.ASK_COLOUR:
        return check_colour(s, action - st.CHOOSE_COLOUR)
    if action == st.GESTURE_ACTION:
        return OK if s.gesture_left else ids.INK_10_4
    if kind == st.ASK_ACT and st.USE <= action < st.FIGURE:
        return check_use(s, seat, action - st.USE)
    if kind == st.ASK_FIG:
        return check_figure(s, seat, action - st.FIGURE, top(s, A))
    if kind == st.ASK_STEP:
        origin = s.at[seat][top(s, B)]
        return check_step(s, seat, origin, action - st.STEP, origin, top(s, A))
    if kind == st.ASK_STEP_AMB:
        return check_lead(s, seat, action - st.STEP)
    if kind == st.ASK_PASS:
        return check_go(s, seat, (action - st.GO) // board.SPACES, (action - st.GO) % board.SPACES)
    return OK


@rule
def check_use(s: State, seat: int, ball: int) -> int:
    """INK-3.3 to 3.6: a ball that is there, with at least one legal step."""
    if s.balls[ball] == 0:
        return ids.INK_3_3 + 10 * ball
    if ball == board.AMBASSADOR_BALL:
        return check_leads(s, seat)
    return OK if figures_for(s, seat, ball) else ids.INK_3_3 + 10 * ball


@rule
def check_go(s: State, seat: int, ball: int, space: int) -> int:
    """INK-4.3: on with the same figure, to where a legal stop can be reached."""
    if s.balls[ball] == 0:
        return ids.INK_3_3 + 10 * ball
    return check_step(s, seat, s.at[seat][top(s, A)], space, st.NONE, ball)


@rule
def check_resolving(s: State, seat: int, kind: int, action: int) -> int:
    """Meetings, banishing, gestures and declarations."""
    if action == st.MOVE_ON:
        return OK if meetings.can_move_on(s) else ids.INK_5_6
    if kind == st.ASK_EXTRA:
        return meetings.check_extra(s, action - st.STEP)
    if kind == st.ASK_AMB and action < st.NO_QUESTION:
        asked = (action - st.DEMAND) // 2
        return OK if asked < s.seats and asked != seat else ids.INK_6_2
    if kind == st.ASK_BANISH:
        return meetings.check_banish(s, action - st.BANISH)
    if kind == st.ASK_BANISH_AMB:
        return meetings.check_banish_ambassador(s, action - st.BANISH)
    if kind == st.ASK_GESTURE:
        return check_gesture(s, seat, (action - st.MAKE) % ADDRESSEES)
    if kind == st.ASK_DECLARE:
        if action == st.ALONE:
            return OK if s.seats < st.HOLDERS else ids.INK_12_9
        return OK if action - st.NAME < s.seats and action - st.NAME != seat else ids.INK_11_9
    return OK


@rule
def check_gesture(s: State, seat: int, to: int) -> int:
    """INK-10.2, 10.4: to nobody in particular only where everybody sees it."""
    if to == st.NOBODY_IN_PARTICULAR:
        return ids.INK_10_4 if s.covert_gestures else OK
    return OK if to < s.seats and to != seat else ids.INK_10_2


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """INK-1.8, 3.2: what chance may do."""
    if seat != CHANCE or not is_asked(s, CHANCE) or action < st.DEAL_IDENTITIES:
        return only_chance(action)
    kind = top(s, KIND)
    if action >= st.BALLS_ACTION:
        return OK if kind == st.ASK_SHAKE and shake_weight(s, action - st.BALLS_ACTION) > 0 else ids.INK_3_2
    possible = False
    if action < st.DEAL_BUILDS:
        possible = kind == st.ASK_IDENTITIES
    elif action < st.DEAL_WORDS:
        possible = kind == st.ASK_BUILDS
    elif action < st.DRAW_COLOURS:
        possible = kind == st.ASK_WORDS
    elif action < st.PLACE_FIGURES:
        possible = kind == st.ASK_COLOURS
    elif action < st.FIRST_PLAYER:
        possible = kind == st.ASK_PLACES
    else:
        possible = kind == st.ASK_FIRST and action - st.FIRST_PLAYER < s.seats
    return OK if possible else ids.INK_1_8


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """INK-15.1: only the table takes a seat out, and not while chance is being resolved."""
    if seat != TABLE or leaver >= s.seats or to_move(s) == CHANCE_MOVES:
        return ids.INK_15_1
    return OK


# === what is worth checking =====================================================================================


@rule
def candidate_actions(s: State, seat: int, out: Buf) -> int:
    kind = top(s, KIND)
    if seat == CHANCE:
        return chance_candidates(s, kind, out)
    if kind == st.ASK_SHOW:
        return answer_candidates(s, out)
    if kind == st.ASK_PENALTY:
        return add_range(out, 0, st.KEEP, KEPT)
    if kind == st.ASK_BANISH or kind == st.ASK_BANISH_AMB:
        return add_range(out, 0, st.BANISH, board.SPACES)
    if kind >= st.ASK_STEP and kind <= st.ASK_EXTRA:
        return step_candidates(s, seat, kind, out)
    if kind >= st.ASK_AMB:
        return resolving_candidates(kind, out)
    if kind == st.ASK_COLOUR:
        return add_range(out, 0, st.CHOOSE_COLOUR, SEATS)
    if kind == st.ASK_ARRANGE:
        return add_range(out, 0, st.ARRANGE, len(ORDERS))
    if kind == st.ASK_START:
        return add_range(out, 0, st.SHAKE, 3)
    if kind == st.ASK_FIG:
        return add_range(out, 0, st.FIGURE, st.FIGURES)
    return add_range(out, 0, st.DECLARE, st.FIGURE - st.DECLARE)


@rule
def step_candidates(s: State, seat: int, kind: int, out: Buf) -> int:
    if kind == st.ASK_STEP:
        return add_next(out, 0, st.STEP, top(s, A), s.at[seat][top(s, B)])
    if kind == st.ASK_STEP_AMB:
        return add_next(out, 0, st.STEP, board.EITHER, s.ambassador)
    if kind == st.ASK_EXTRA:
        return add_next(out, 0, st.STEP, board.EITHER, meetings.here(s))
    if kind == st.ASK_STOP:
        return add_range(out, 0, st.STOP, 2)
    if kind == st.ASK_MEET:
        return add_range(out, 0, st.ASK, 3)
    count = 0
    for ball in range(board.MOVING_KINDS):
        count = add_next(out, count, st.GO + ball * board.SPACES, ball, s.at[seat][top(s, A)])
    return count


@rule
def answer_candidates(s: State, out: Buf) -> int:
    count = FITTING_COUNT[s.same_kind][s.question]
    for i in range(count):
        out[i] = st.SHOW + FITTING[s.same_kind][s.question][i] - FIRST_ANSWER
    return count


@rule
def resolving_candidates(kind: int, out: Buf) -> int:
    if kind == st.ASK_AMB:
        return add_range(out, 0, st.DEMAND, st.NO_QUESTION + 1 - st.DEMAND)
    if kind == st.ASK_CLAIM:
        return add_range(out, 0, st.ACCEPT_ANSWER, 2)
    if kind == st.ASK_CONCEDE:
        return add_range(out, 0, st.CONCEDE, 2)
    if kind == st.ASK_NOTE:
        return add_range(out, 0, st.RECORD, 2)
    if kind == st.ASK_GESTURE:
        return add_range(out, 0, st.MAKE, len(st.GESTURES) * ADDRESSEES)
    if kind == st.ASK_DECLARE:
        return add_range(out, 0, st.NAME, st.ALONE + 1 - st.NAME)
    if kind == st.ASK_WINDOW:
        return add_range(out, 0, st.SILENT, 2)
    return add_range(out, 0, st.ACCEPT, 2)


@rule
def chance_candidates(s: State, kind: int, out: Buf) -> int:
    if kind == st.ASK_SHAKE:
        return add_range(out, 0, st.BALLS_ACTION, len(board.SHAKES))
    if kind == st.ASK_FIRST:
        return add_range(out, 0, st.FIRST_PLAYER, s.seats)
    return add_range(out, 0, st.DEAL_IDENTITIES + len(ORDERS) * (kind - st.ASK_IDENTITIES), len(ORDERS))


@rule
def add_next(out: Buf, count: int, first: int, ball: int, space: int) -> int:
    """The spaces one step away."""
    for i in range(board.DEGREE[ball][space]):
        out[count + i] = first + board.NEXT[ball][space][i]
    return count + board.DEGREE[ball][space]


@rule
def shake_weight(s: State, shake: int) -> int:
    """INK-3.2: in how many ways these balls can be drawn."""
    ways = 1
    for kind in range(board.BALL_KINDS):
        ways *= board.WAYS[s.balls_in_all[kind]][board.SHAKE[shake][kind]]
    return ways


@rule
def weight(s: State, action: int) -> int:
    """Deals and draws are uniform; balls come as they are drawn without replacement."""
    return shake_weight(s, action - st.BALLS_ACTION) if action >= st.BALLS_ACTION else 1


_PILES = {
    st.ASK_IDENTITIES: "identities",
    st.ASK_BUILDS: "builds",
    st.ASK_WORDS: "words",
    st.ASK_COLOURS: "colours",
    st.ASK_PLACES: "figures",
    st.ASK_FIRST: "first_player",
    st.ASK_SHAKE: "balls",
}


def pile(s: State) -> str:
    """From which pile chance draws now: the same secret deals the same cards from it, in the same order."""
    return _PILES[top(s, KIND)]


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= st.LEAVE:
        apply_leave(s, action - st.LEAVE)
    elif action >= st.DEAL_IDENTITIES:
        apply_chance(s, action)
    elif action < st.SHAKE:
        apply_setup(s, seat, action)
    elif action < st.ASK:
        apply_moving(s, seat, action)
    elif action < st.BANISH:
        apply_question(s, seat, action)
    else:
        apply_resolving(s, seat, action)
    begin_if_ready(s)


@rule
def apply_leave(s: State, seat: int) -> None:
    """INK-15.1: abandoned, no winner."""
    tell(s, st.E_LEFT_GAME, seat, 0, 0, 0)
    finish(s, 0)


@rule
def apply_chance(s: State, action: int) -> None:
    if action >= st.BALLS_ACTION:
        show_balls(s, action - st.BALLS_ACTION)
    elif action >= st.FIRST_PLAYER:
        draw_first_player(s, action - st.FIRST_PLAYER)
    elif action >= st.PLACE_FIGURES:
        draw_places(s, action - st.PLACE_FIGURES)
    elif action >= st.DRAW_COLOURS:
        draw_colours(s, action - st.DRAW_COLOURS)
    else:
        deal(s, top(s, KIND), (action - st.DEAL_IDENTITIES) % len(ORDERS))


@rule
def apply_setup(s: State, seat: int, action: int) -> None:
    if action < st.ARRANGE:
        choose_colour(s, seat, action - st.CHOOSE_COLOUR)
    else:
        arrange(s, seat, action - st.ARRANGE)


@rule
def apply_moving(s: State, seat: int, action: int) -> None:
    if action == st.SHAKE:
        pop(s)
        tell(s, st.E_SHAKES, seat, 0, 0, 0)
        ask_chance(s, st.ASK_SHAKE, 0)
    elif action == st.DECLARE:
        meetings.ask_about(s, st.ASK_DECLARE, top(s, KIND), 0)
    elif action == st.GESTURE_ACTION:
        meetings.ask_about(s, st.ASK_GESTURE, top(s, KIND), 0)
    elif action == st.END:
        end_turn(s)
    elif action < st.FIGURE:
        tell(s, st.E_TAKES, seat, action - st.USE, 0, 0)
        meetings.use_ball(s, seat, action - st.USE)
    elif action < st.STEP:
        tell(s, st.E_PICKS, seat, action - st.FIGURE, 0, 0)
        meetings.ask_about(s, st.ASK_STEP, top(s, A), action - st.FIGURE)
    elif action < st.STOP:
        apply_step(s, seat, action - st.STEP)
    elif action < st.GO:
        apply_stop(s, seat, action)
    else:
        meetings.step_figure(s, seat, top(s, A), (action - st.GO) // board.SPACES, (action - st.GO) % board.SPACES)


@rule
def apply_step(s: State, seat: int, space: int) -> None:
    kind = top(s, KIND)
    if kind == st.ASK_STEP:
        meetings.step_figure(s, seat, top(s, B), top(s, A), space)
    elif kind == st.ASK_STEP_AMB:
        meetings.lead_ambassador(s, seat, space)
    else:
        meetings.move_on(s, seat, space)


@rule
def apply_stop(s: State, seat: int, action: int) -> None:
    """INK-4.2: stop or pass, as chosen."""
    mover = top(s, A)
    if action == st.STOP:
        if mover == board.AMBASSADOR:
            meetings.stop_ambassador(s, seat)
        else:
            meetings.stop_figure(s, seat, mover)
    elif mover == board.AMBASSADOR:
        meetings.pass_ambassador(s, seat)
    else:
        meetings.pass_figure(s, seat, mover)


@rule
def apply_question(s: State, seat: int, action: int) -> None:
    """From putting the question to noting the answer."""
    if action < st.MOVE_ON:
        meetings.ask_owner(s, seat, action - st.ASK)
    elif action == st.MOVE_ON:
        tell(s, st.E_MOVING_ON, seat, 0, 0, 0)
        meetings.choose_to_move_on(s)
    elif action < st.NO_QUESTION:
        meetings.demand(s, seat, (action - st.DEMAND) // 2, (action - st.DEMAND) % 2)
    elif action == st.NO_QUESTION:
        meetings.waive_question(s, seat)
    elif action < st.ACCEPT_ANSWER:
        apply_show(s, seat, FIRST_ANSWER + action - st.SHOW)
    elif action == st.ACCEPT_ANSWER:
        emit(s, st.E_ANSWER_ACCEPTED, EVERYBODY, REVEALS, seat, s.asked, 0, 0)
        ask_note(s)
    elif action == st.CLAIM:
        apply_claim(s, seat)
    elif action < st.KEEP:
        answer_claim(s, seat, action == st.CONCEDE)
    elif action < st.RECORD:
        apply_left(s, seat, action - st.KEEP)
    else:
        apply_note(s, seat, action)


@rule
def apply_resolving(s: State, seat: int, action: int) -> None:
    if action < st.MAKE:
        if top(s, KIND) == st.ASK_BANISH:
            meetings.banish(s, seat, action - st.BANISH)
        else:
            meetings.banish_ambassador(s, seat, action - st.BANISH)
    elif action < st.NAME:
        make_gesture(s, seat, (action - st.MAKE) // ADDRESSEES, (action - st.MAKE) % ADDRESSEES)
    elif action < st.ALONE:
        pop(s)
        declare(s, seat, action - st.NAME)
    elif action == st.ALONE:
        declare_alone(s, seat)
    elif action == st.SILENT:
        choose_in_window(s, seat, st.SILENT_CHOICE)
    elif action == st.DECLARE_TOO:
        choose_in_window(s, seat, st.DECLARING_CHOICE)
    else:
        answer_handshake(s, seat, action == st.ACCEPT)
