"""The interpreter of abilities (VIE-17): which drawers answer to a moment, and what their bonuses do.

`fire` is called for regular events alone — the bribe of action II, a placement, a gained tile, the step of action IV —
and never for what a bonus brings: so a bonus never triggers a bonus (VIE-17.1).
"""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import emit, tell
from safehouse.core.frames import MOVERS, A, B, C, pop, top
from safehouse.core.rule import OK, rule, table
from safehouse.core.seats import EVERYBODY

from ..data import board
from ..data.glossary import SORTS
from . import ids
from . import state as st
from .cards import draw_more
from .flow import asked, queue, take_bribes
from .state import State

_FRAMES = {
    "points": st.GAIN_POINTS,
    "fixed_bribe": st.FIXED_BRIBE,
    "draw": st.DRAW_MORE,
    "bribe": st.ASK_BRIBE,
    "marker": st.ASK_MARKER,
    "same_marker": st.ASK_TWICE,
    "different": st.ASK_DIFFERENT,
}
FRAME = table([_FRAMES.get(board.ability_of(card).effect, st.NONE) for card in range(len(board.DATA.cards))])
"""What carries out the bonus of a card: an automatic step, or a question to its owner."""


# --- the interpreter --------------------------------------------------------------------------------------------


@rule
def is_foreign(s: State, seat: int, building: int) -> bool:
    """VIE-6.9: at least one piece of another player stands there."""
    for other in range(s.seats):
        if other != seat and has(s.own[other], building):
            return True
    return False


@rule
def holds(s: State, seat: int, card: int, x: int, y: int) -> bool:
    """Whether the condition of an ability is met. `x`: a sort or the building; `y`: the square's number, and if new."""
    condition = board.CONDITION[card]
    if condition == board.IF_SORT:
        return board.ATTRIBUTE[card] == x
    if condition == board.IF_COLOUR:
        return board.ATTRIBUTE[card] == board.COLOUR[x]
    if condition == board.IF_FLAG:
        return board.ATTRIBUTE[card] == s.flag[x]
    if condition == board.IF_SEAL:
        return board.ATTRIBUTE[card] == board.SEAL[x]
    if condition == board.IF_FOREIGN:
        return is_foreign(s, seat, x)
    if condition == board.IF_NEW:
        return (y & 1) == 1
    if condition == board.IF_NUMBER:
        return y >> 1 == board.AMOUNT[card]
    return condition == board.IF_ALWAYS


@rule
def answers(s: State, seat: int, card: int, moment: int, x: int, y: int) -> bool:
    return card != st.NONE and board.MOMENT[card] == moment and holds(s, seat, card, x, y)


@rule
def fire(s: State) -> None:
    """VIE-17.2, 21: all drawers that answer to this moment give their bonus; the first in order ends on top."""
    seat = asked(s)
    moment = top(s, A)
    x = top(s, B)
    y = top(s, C)
    pop(s)
    for order in range(board.LAST_ORDER[moment], board.FIRST_ORDER[moment] - 1, -1):
        for drawer in range(st.DRAWERS - 1, -1, -1):
            card = s.drawers[seat][drawer]
            if card != st.NONE and board.ORDER[card] == order and answers(s, seat, card, moment, x, y):
                give(s, seat, FRAME[card], board.AMOUNT[card], board.ATTRIBUTE[card], card)
    if moment == board.ON_BRIBE and x == board.COFFEE and s.feld and s.colour[seat] == st.GREEN:
        give(s, seat, st.FIXED_BRIBE, 1, board.COFFEE, st.NONE)  # VIE-20.12


@rule
def give(s: State, seat: int, frame: int, amount: int, attribute: int, card: int) -> None:
    """A bonus is put on the stack; what needs a choice is asked."""
    queue(s, frame, seat, amount, attribute, card)
    if frame < st.SET_UP:
        push_asked(s, seat)


@rule
def push_asked(s: State, seat: int) -> None:
    """The top frame becomes a question to a seat."""
    s.frames[s.depth - 1][MOVERS] = 1 << seat


# --- automatic bonuses ------------------------------------------------------------------------------------------


@rule
def gain_points(s: State) -> None:
    seat = asked(s)
    points = top(s, A)
    card = top(s, C)
    pop(s)
    s.points[seat][st.L_CARDS] += points
    tell(s, st.E_POINTS, seat, points, card, 0)


@rule
def gain_fixed_bribe(s: State) -> None:
    seat = asked(s)
    amount = top(s, A)
    sort = top(s, B)
    card = top(s, C)
    pop(s)
    take_bribes(s, seat, sort, amount, card)


@rule
def gain_draw(s: State) -> None:
    seat = asked(s)
    amount = top(s, A)
    pop(s)
    draw_more(s, seat, amount)


# --- bonuses with a choice --------------------------------------------------------------------------------------


@rule
def decline(s: State, seat: int) -> None:
    """VIE-17.3: every ability is voluntary."""
    pop(s)
    tell(s, st.E_DECLINED, seat, 0, 0, 0)


@rule
def choose_bribe(s: State, seat: int, sort: int) -> None:
    amount = top(s, A)
    card = top(s, C)
    pop(s)
    take_bribes(s, seat, sort, amount, card)


@rule
def check_set(s: State, sorts: int) -> int:
    """VIE-17.25: as many different sorts as there are players."""
    return OK if board.SET_SIZE[sorts] == s.seats else ids.VIE_17_25


@rule
def choose_set(s: State, seat: int, sorts: int) -> None:
    card = top(s, C)
    pop(s)
    for sort in range(SORTS):
        if has(board.SET_MEMBERS[sorts], sort):
            take_bribes(s, seat, sort, 1, card)


@rule
def choose_marker(s: State, seat: int, sort: int) -> None:
    pop(s)
    queue(s, st.STEPS, seat, sort, 1, st.NONE)


@rule
def choose_twice(s: State, seat: int) -> None:
    """VIE-17.27"""
    amount = top(s, A)
    sort = top(s, B)
    pop(s)
    queue(s, st.STEPS, seat, sort, amount, st.NONE)


# --- action IV and the markers (VIE-8) --------------------------------------------------------------------------


@rule
def check_four(s: State, seat: int, sort: int) -> int:
    """VIE-8.1; VIE-17.30: with IV_SWAP of the shown sort any other marker."""
    shown = top(s, B)
    if sort == shown:
        return OK
    for drawer in range(st.DRAWERS):
        if answers(s, seat, s.drawers[seat][drawer], board.ON_SHOWN, shown, 0):
            return OK
    return ids.VIE_8_1


@rule
def choose_four(s: State, seat: int, sort: int) -> None:
    """VIE-21.3: the step, then what answers to the marker really advanced (VIE-17.38)."""
    pop(s)
    queue(s, st.FIRE, seat, board.ON_STEP, sort, 0)
    queue(s, st.STEPS, seat, sort, 1, st.NONE)


@rule
def advance_marker(s: State) -> None:
    """VIE-8.2 to 8.4, 21.5: each step moves or is virtual, scores, and may cross a threshold."""
    seat = asked(s)
    sort = top(s, A)
    times = top(s, B)
    pop(s)
    for _ in range(times):
        before = s.marker[sort]
        s.marker[sort] = min(before + 1, board.LAST_SPACE[sort])
        points = s.secrets[seat][sort]
        s.points[seat][st.L_MARKERS] += points
        emit(s, st.E_MARKER, EVERYBODY, 0, seat, sort, s.marker[sort], points)
        if board.AREA[sort][s.marker[sort]] > board.AREA[sort][before]:
            alarm(s)


@rule
def alarm(s: State) -> None:
    """VIE-8.6 to 8.9, 12.1, 12.4, 9.4: a threshold was crossed."""
    last = board.ROOF_END[s.seats]
    if not s.moved and s.end == st.OPEN and s.investigator < last:
        s.moved = 1
        s.investigator += 1
        tile = board.ROOF_TILE[s.seats][s.investigator] if s.full else board.NO_TILE
        tell(
            s, st.E_INVESTIGATOR, s.investigator, board.BOTH_TILES if s.full and s.investigator == last else tile, 0, 0
        )
        if s.investigator == last:
            s.end = st.TRIGGERED
            tell(s, st.E_END_NEAR, 0, 0, 0, 0)
        else:
            s.due = tile
    if s.end == st.OPEN and all_at_last(s):
        s.end = st.TRIGGERED
        s.exceptional = 1
        tell(s, st.E_END_NEAR, 1, 0, 0, 0)


@rule
def all_at_last(s: State) -> bool:
    for sort in range(SORTS):
        if s.marker[sort] < board.LAST_SPACE[sort]:
            return False
    return s.end != st.LAST_ROUND
