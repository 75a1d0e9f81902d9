"""What can be done in Inkognito and what it does. The subjects of the rules are in their own files."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import KIND, A, B, ask_chance, is_asked, pop, to_move, top
from safehouse.core.rule import OK, Buf, number, rule, table
from safehouse.core.seats import CHANCE, CHANCE_MOVES, EVERYBODY, TABLE
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import AMBASSADOR, AMBASSADOR_BALL, BALL_KINDS, DEGREE, EITHER, MOVING_KINDS, NEXT, SHAKES, WAYS
from ..data.board import SHAKE as SHAKE_TABLE
from ..data.board import SPACES as SPACE_COUNT
from .answers import check_answer, check_left
from .cards import FIRST_ANSWER, FITTING, FITTING_COUNT, KEPT, ORDERS
from .declaring import answer_handshake, declare, declare_alone, make_gesture
from .ids import (
    INK_1_8,
    INK_3_1,
    INK_3_2,
    INK_3_3,
    INK_5_6,
    INK_6_2,
    INK_6_5,
    INK_10_2,
    INK_10_4,
    INK_11_9,
    INK_12_9,
    INK_15_1,
    INK_15_3,
)
from .meetings import (
    ask_about,
    ask_owner,
    banish,
    banish_ambassador,
    can_move_on,
    check_banish,
    check_banish_ambassador,
    check_extra,
    choose_to_move_on,
    demand,
    here,
    lead_ambassador,
    move_on,
    pass_ambassador,
    pass_figure,
    step_figure,
    stop_ambassador,
    stop_figure,
    use_ball,
    waive_question,
)
from .movement import check_figure, check_lead, check_leads, check_step, figures_for
from .questions import answer_claim, apply_claim, apply_left, apply_note, apply_show, ask_note
from .scoring import finish
from .setup import arrange, check_colour, choose_colour, deal, draw_colours, draw_first_player, draw_places
from .state import (
    ACCEPT,
    ACCEPT_ANSWER,
    ACTIONS,
    ALONE,
    ARRANGE,
    ASK,
    ASK_ACT,
    ASK_AMB,
    ASK_ARRANGE,
    ASK_BANISH,
    ASK_BANISH_AMB,
    ASK_BUILDS,
    ASK_CLAIM,
    ASK_COLOUR,
    ASK_COLOURS,
    ASK_CONCEDE,
    ASK_DECLARE,
    ASK_EXTRA,
    ASK_FIG,
    ASK_FIRST,
    ASK_GESTURE,
    ASK_IDENTITIES,
    ASK_MEET,
    ASK_NOTE,
    ASK_PASS,
    ASK_PENALTY,
    ASK_PLACES,
    ASK_SHAKE,
    ASK_SHOW,
    ASK_START,
    ASK_STEP,
    ASK_STEP_AMB,
    ASK_STOP,
    ASK_WINDOW,
    ASK_WORDS,
    BALLS_ACTION,
    BANISH,
    CHOOSE_COLOUR,
    CLAIM,
    CONCEDE,
    DEAL_BUILDS,
    DEAL_IDENTITIES,
    DEAL_WORDS,
    DECISIONS,
    DECLARE,
    DECLARE_TOO,
    DECLARING_CHOICE,
    DEMAND,
    DRAW_COLOURS,
    E_ANSWER_ACCEPTED,
    E_LEFT_GAME,
    E_MOVING_ON,
    E_PICKS,
    E_SHAKES,
    E_TAKES,
    END,
    FIGURE,
    FIGURES,
    FIRST_PLAYER,
    GESTURE_ACTION,
    GESTURES,
    GO,
    HOLDERS,
    KEEP,
    LEAVE,
    MAKE,
    MOVE_ON,
    NAME,
    NO_QUESTION,
    NOBODY_IN_PARTICULAR,
    NONE,
    PLACE_FIGURES,
    RECORD,
    SHAKE,
    SHOW,
    SILENT,
    SILENT_CHOICE,
    STEP,
    STOP,
    USE,
    State,
)
from .turn import begin_if_ready, choose_in_window, end_turn, show_balls

ADDRESSEES = SEATS + 1


@rule
def apply_leave(s: State, seat: int) -> None:
    """INK-15.1: abandoned, no winner."""
    tell(s, E_LEFT_GAME, seat, 0, 0, 0)
    finish(s, 0)


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
    return sum(1 << DECISIONS.index(name) for name in _MOMENTS[kind][0].split()) if kind in _MOMENTS else 0


MOMENTS = table([_moments(action.kind) for action in ACTIONS.actions])
"""The decisions in which an action is possible, as a mask."""
OTHERWISE = table([number(_MOMENTS[a.kind][1]) if a.kind in _MOMENTS else INK_15_3 for a in ACTIONS.actions])


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return INK_15_3
    if action >= LEAVE:
        return check_leave(s, seat, action - LEAVE)
    if seat < 0:
        return check_chance(s, seat, action)
    if action >= DEAL_IDENTITIES:
        return only_chance(action)
    if not is_asked(s, seat):
        return INK_3_1
    kind = top(s, KIND)
    if not has(MOMENTS[action], kind):
        return not_now(kind, action)
    if kind == ASK_SHOW:
        return check_answer(s, seat, FIRST_ANSWER + action - SHOW)
    if kind == ASK_PENALTY:
        return check_left(s, seat, action - KEEP)
    if kind >= ASK_MEET:
        return check_resolving(s, seat, kind, action)
    return check_moving(s, seat, kind, action)


@rule
def only_chance(action: int) -> int:
    """INK-1.8, 3.2: what nobody but chance does."""
    return INK_3_2 if action >= BALLS_ACTION else INK_1_8


@rule
def not_now(kind: int, action: int) -> int:
    """The rule that forbids an action at this moment; from the ambassador nobody moves on (INK-6.5)."""
    if action == MOVE_ON and (kind == ASK_AMB or kind == ASK_BANISH_AMB):
        return INK_6_5
    return OTHERWISE[action]


@rule
def check_moving(s: State, seat: int, kind: int, action: int) -> int:
    """Set-up, the turn's own choices, and steps."""
    if kind == ASK_COLOUR:
        return check_colour(s, action - CHOOSE_COLOUR)
    if action == GESTURE_ACTION:
        return OK if s.gesture_left else INK_10_4
    if kind == ASK_ACT and USE <= action < FIGURE:
        return check_use(s, seat, action - USE)
    if kind == ASK_FIG:
        return check_figure(s, seat, action - FIGURE, top(s, A))
    if kind == ASK_STEP:
        origin = s.at[seat][top(s, B)]
        return check_step(s, seat, origin, action - STEP, origin, top(s, A))
    if kind == ASK_STEP_AMB:
        return check_lead(s, seat, action - STEP)
    if kind == ASK_PASS:
        return check_go(s, seat, (action - GO) // SPACE_COUNT, (action - GO) % SPACE_COUNT)
    return OK


@rule
def check_use(s: State, seat: int, ball: int) -> int:
    """INK-3.3 to 3.6: a ball that is there, with at least one legal step."""
    if s.balls[ball] == 0:
        return INK_3_3 + 10 * ball
    if ball == AMBASSADOR_BALL:
        return check_leads(s, seat)
    return OK if figures_for(s, seat, ball) else INK_3_3 + 10 * ball


@rule
def check_go(s: State, seat: int, ball: int, space: int) -> int:
    """INK-4.3: on with the same figure, to where a legal stop can be reached."""
    if s.balls[ball] == 0:
        return INK_3_3 + 10 * ball
    return check_step(s, seat, s.at[seat][top(s, A)], space, NONE, ball)


@rule
def check_resolving(s: State, seat: int, kind: int, action: int) -> int:
    """Meetings, banishing, gestures and declarations."""
    if action == MOVE_ON:
        return OK if can_move_on(s) else INK_5_6
    if kind == ASK_EXTRA:
        return check_extra(s, action - STEP)
    if kind == ASK_AMB and action < NO_QUESTION:
        asked = (action - DEMAND) // 2
        return OK if asked < s.seats and asked != seat else INK_6_2
    if kind == ASK_BANISH:
        return check_banish(s, action - BANISH)
    if kind == ASK_BANISH_AMB:
        return check_banish_ambassador(s, action - BANISH)
    if kind == ASK_GESTURE:
        return check_gesture(s, seat, (action - MAKE) % ADDRESSEES)
    if kind == ASK_DECLARE:
        if action == ALONE:
            return OK if s.seats < HOLDERS else INK_12_9
        return OK if action - NAME < s.seats and action - NAME != seat else INK_11_9
    return OK


@rule
def check_gesture(s: State, seat: int, to: int) -> int:
    """INK-10.2, 10.4: to nobody in particular only where everybody sees it."""
    if to == NOBODY_IN_PARTICULAR:
        return INK_10_4 if s.covert_gestures else OK
    return OK if to < s.seats and to != seat else INK_10_2


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """INK-1.8, 3.2: what chance may do."""
    if seat != CHANCE or not is_asked(s, CHANCE) or action < DEAL_IDENTITIES:
        return only_chance(action)
    kind = top(s, KIND)
    if action >= BALLS_ACTION:
        return OK if kind == ASK_SHAKE and shake_weight(s, action - BALLS_ACTION) > 0 else INK_3_2
    possible = False
    if action < DEAL_BUILDS:
        possible = kind == ASK_IDENTITIES
    elif action < DEAL_WORDS:
        possible = kind == ASK_BUILDS
    elif action < DRAW_COLOURS:
        possible = kind == ASK_WORDS
    elif action < PLACE_FIGURES:
        possible = kind == ASK_COLOURS
    elif action < FIRST_PLAYER:
        possible = kind == ASK_PLACES
    else:
        possible = kind == ASK_FIRST and action - FIRST_PLAYER < s.seats
    return OK if possible else INK_1_8


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """INK-15.1: only the table takes a seat out, and not while chance is being resolved."""
    if seat != TABLE or leaver >= s.seats or to_move(s) == CHANCE_MOVES:
        return INK_15_1
    return OK


# === what is worth checking =====================================================================================


@rule
def offered(s: State, seat: int, out: Buf) -> int:
    kind = top(s, KIND)
    if seat == CHANCE:
        return offered_chance(s, kind, out)
    if kind == ASK_SHOW:
        return offered_answers(s, out)
    if kind == ASK_PENALTY:
        return add_range(out, 0, KEEP, KEPT)
    if kind == ASK_BANISH or kind == ASK_BANISH_AMB:
        return add_range(out, 0, BANISH, SPACE_COUNT)
    if kind >= ASK_STEP and kind <= ASK_EXTRA:
        return offered_steps(s, seat, kind, out)
    if kind >= ASK_AMB:
        return offered_resolving(kind, out)
    if kind == ASK_COLOUR:
        return add_range(out, 0, CHOOSE_COLOUR, SEATS)
    if kind == ASK_ARRANGE:
        return add_range(out, 0, ARRANGE, len(ORDERS))
    if kind == ASK_START:
        return add_range(out, 0, SHAKE, 3)
    if kind == ASK_FIG:
        return add_range(out, 0, FIGURE, FIGURES)
    return add_range(out, 0, DECLARE, FIGURE - DECLARE)


@rule
def offered_steps(s: State, seat: int, kind: int, out: Buf) -> int:
    if kind == ASK_STEP:
        return add_next(out, 0, STEP, top(s, A), s.at[seat][top(s, B)])
    if kind == ASK_STEP_AMB:
        return add_next(out, 0, STEP, EITHER, s.ambassador)
    if kind == ASK_EXTRA:
        return add_next(out, 0, STEP, EITHER, here(s))
    if kind == ASK_STOP:
        return add_range(out, 0, STOP, 2)
    if kind == ASK_MEET:
        return add_range(out, 0, ASK, 3)
    count = 0
    for ball in range(MOVING_KINDS):
        count = add_next(out, count, GO + ball * SPACE_COUNT, ball, s.at[seat][top(s, A)])
    return count


@rule
def offered_answers(s: State, out: Buf) -> int:
    count = FITTING_COUNT[s.same_kind][s.question]
    for i in range(count):
        out[i] = SHOW + FITTING[s.same_kind][s.question][i] - FIRST_ANSWER
    return count


@rule
def offered_resolving(kind: int, out: Buf) -> int:
    if kind == ASK_AMB:
        return add_range(out, 0, DEMAND, NO_QUESTION + 1 - DEMAND)
    if kind == ASK_CLAIM:
        return add_range(out, 0, ACCEPT_ANSWER, 2)
    if kind == ASK_CONCEDE:
        return add_range(out, 0, CONCEDE, 2)
    if kind == ASK_NOTE:
        return add_range(out, 0, RECORD, 2)
    if kind == ASK_GESTURE:
        return add_range(out, 0, MAKE, len(GESTURES) * ADDRESSEES)
    if kind == ASK_DECLARE:
        return add_range(out, 0, NAME, ALONE + 1 - NAME)
    if kind == ASK_WINDOW:
        return add_range(out, 0, SILENT, 2)
    return add_range(out, 0, ACCEPT, 2)


@rule
def offered_chance(s: State, kind: int, out: Buf) -> int:
    if kind == ASK_SHAKE:
        return add_range(out, 0, BALLS_ACTION, len(SHAKES))
    if kind == ASK_FIRST:
        return add_range(out, 0, FIRST_PLAYER, s.seats)
    return add_range(out, 0, DEAL_IDENTITIES + len(ORDERS) * (kind - ASK_IDENTITIES), len(ORDERS))


@rule
def add_range(out: Buf, count: int, first: int, length: int) -> int:
    for i in range(length):
        out[count + i] = first + i
    return count + length


@rule
def add_next(out: Buf, count: int, first: int, ball: int, space: int) -> int:
    """The spaces one step away."""
    for i in range(DEGREE[ball][space]):
        out[count + i] = first + NEXT[ball][space][i]
    return count + DEGREE[ball][space]


@rule
def shake_weight(s: State, shake: int) -> int:
    """INK-3.2: in how many ways these balls can be drawn."""
    ways = 1
    for kind in range(BALL_KINDS):
        ways *= WAYS[s.balls_in_all[kind]][SHAKE_TABLE[shake][kind]]
    return ways


@rule
def weight(s: State, action: int) -> int:
    """Deals and draws are uniform; balls come as they are drawn without replacement."""
    return shake_weight(s, action - BALLS_ACTION) if action >= BALLS_ACTION else 1


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= LEAVE:
        apply_leave(s, action - LEAVE)
    elif action >= DEAL_IDENTITIES:
        apply_chance(s, action)
    elif action < SHAKE:
        apply_setup(s, seat, action)
    elif action < ASK:
        apply_moving(s, seat, action)
    elif action < BANISH:
        apply_question(s, seat, action)
    else:
        apply_resolving(s, seat, action)
    begin_if_ready(s)


@rule
def apply_chance(s: State, action: int) -> None:
    if action >= BALLS_ACTION:
        show_balls(s, action - BALLS_ACTION)
    elif action >= FIRST_PLAYER:
        draw_first_player(s, action - FIRST_PLAYER)
    elif action >= PLACE_FIGURES:
        draw_places(s, action - PLACE_FIGURES)
    elif action >= DRAW_COLOURS:
        draw_colours(s, action - DRAW_COLOURS)
    else:
        deal(s, top(s, KIND), (action - DEAL_IDENTITIES) % len(ORDERS))


@rule
def apply_setup(s: State, seat: int, action: int) -> None:
    if action < ARRANGE:
        choose_colour(s, seat, action - CHOOSE_COLOUR)
    else:
        arrange(s, seat, action - ARRANGE)


@rule
def apply_moving(s: State, seat: int, action: int) -> None:
    if action == SHAKE:
        pop(s)
        tell(s, E_SHAKES, seat, 0, 0, 0)
        ask_chance(s, ASK_SHAKE, 0)
    elif action == DECLARE:
        ask_about(s, ASK_DECLARE, top(s, KIND), 0)
    elif action == GESTURE_ACTION:
        ask_about(s, ASK_GESTURE, top(s, KIND), 0)
    elif action == END:
        end_turn(s)
    elif action < FIGURE:
        tell(s, E_TAKES, seat, action - USE, 0, 0)
        use_ball(s, seat, action - USE)
    elif action < STEP:
        tell(s, E_PICKS, seat, action - FIGURE, 0, 0)
        ask_about(s, ASK_STEP, top(s, A), action - FIGURE)
    elif action < STOP:
        apply_step(s, seat, action - STEP)
    elif action < GO:
        apply_stop(s, seat, action)
    else:
        step_figure(s, seat, top(s, A), (action - GO) // SPACE_COUNT, (action - GO) % SPACE_COUNT)


@rule
def apply_step(s: State, seat: int, space: int) -> None:
    kind = top(s, KIND)
    if kind == ASK_STEP:
        step_figure(s, seat, top(s, B), top(s, A), space)
    elif kind == ASK_STEP_AMB:
        lead_ambassador(s, seat, space)
    else:
        move_on(s, seat, space)


@rule
def apply_stop(s: State, seat: int, action: int) -> None:
    """INK-4.2: stop or pass, as chosen."""
    mover = top(s, A)
    if action == STOP:
        if mover == AMBASSADOR:
            stop_ambassador(s, seat)
        else:
            stop_figure(s, seat, mover)
    elif mover == AMBASSADOR:
        pass_ambassador(s, seat)
    else:
        pass_figure(s, seat, mover)


@rule
def apply_question(s: State, seat: int, action: int) -> None:
    """From putting the question to noting the answer."""
    if action < MOVE_ON:
        ask_owner(s, seat, action - ASK)
    elif action == MOVE_ON:
        tell(s, E_MOVING_ON, seat, 0, 0, 0)
        choose_to_move_on(s)
    elif action < NO_QUESTION:
        demand(s, seat, (action - DEMAND) // 2, (action - DEMAND) % 2)
    elif action == NO_QUESTION:
        waive_question(s, seat)
    elif action < ACCEPT_ANSWER:
        apply_show(s, seat, FIRST_ANSWER + action - SHOW)
    elif action == ACCEPT_ANSWER:
        emit(s, E_ANSWER_ACCEPTED, EVERYBODY, REVEALS, seat, s.asked, 0, 0)
        ask_note(s)
    elif action == CLAIM:
        apply_claim(s, seat)
    elif action < KEEP:
        answer_claim(s, seat, action == CONCEDE)
    elif action < RECORD:
        apply_left(s, seat, action - KEEP)
    else:
        apply_note(s, seat, action)


@rule
def apply_resolving(s: State, seat: int, action: int) -> None:
    if action < MAKE:
        if top(s, KIND) == ASK_BANISH:
            banish(s, seat, action - BANISH)
        else:
            banish_ambassador(s, seat, action - BANISH)
    elif action < NAME:
        make_gesture(s, seat, (action - MAKE) // ADDRESSEES, (action - MAKE) % ADDRESSEES)
    elif action < ALONE:
        pop(s)
        declare(s, seat, action - NAME)
    elif action == ALONE:
        declare_alone(s, seat)
    elif action == SILENT:
        choose_in_window(s, seat, SILENT_CHOICE)
    elif action == DECLARE_TOO:
        choose_in_window(s, seat, DECLARING_CHOICE)
    else:
        answer_handshake(s, seat, action == ACCEPT)
