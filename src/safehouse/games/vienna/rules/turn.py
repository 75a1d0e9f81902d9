"""The round and its turns (VIE-3, VIE-5, VIE-8, VIE-9), and the steps that are carried out without asking."""

from __future__ import annotations

from safehouse.core.events import tell
from safehouse.core.frames import KIND, MOVERS, pop, top
from safehouse.core.rule import rule

from ..data.board import CARD_BRIBE, CARD_SECRET, NO_TILE, ON_BRIBE, PAYDAY, PURCHASE
from . import state as st
from .abilities import advance_marker, fire, gain_draw, gain_fixed_bribe, gain_points
from .cards import action_one, deal, discard, reveal, reveal_unassigned
from .flow import asked, count_on, in_order, pose, queue, take_bribes, tell_phase
from .money import hold_payday, hold_purchase, remove_for_missions
from .placing import gain_tiles, put, walk
from .scoring import announce_winner, score_all
from .setup import set_up
from .state import State


@rule
def begin_round(s: State) -> None:
    """VIE-3.1, 3.3"""
    s.round += 1
    tell(s, st.E_ROUND, s.round, s.crest, 0, 0)
    queue(s, st.DEAL, 0, 0, 0, 0)


@rule
def next_turn(s: State) -> None:
    """VIE-3.10: the crest holder first, then clockwise, each with actions I to IV; then the end of the round."""
    done = count_on(s)
    s.target = st.NONE
    s.agent = st.NONE
    s.helped = 0
    s.mission_step = st.MAY_DO_BOTH
    if done == s.seats:
        s.active = st.NOBODY
        pop(s)
        end_of_actions(s)
        return
    seat = in_order(s, done)
    s.active = seat
    queue(s, st.ACT_FOUR, seat, 0, 0, 0)
    pose(s, st.ASK_THREE, seat, 0, 0, st.NONE)
    queue(s, st.ACT_TWO, seat, 0, 0, 0)
    queue(s, st.ACT_ONE, seat, 0, 0, 0)


@rule
def action_two(s: State, seat: int) -> None:
    """VIE-5.1, 21.1"""
    card = reveal(s, seat, 1)
    discard(s, card)
    take_bribes(s, seat, CARD_BRIBE[card], 1, st.NONE)
    queue(s, st.FIRE, seat, ON_BRIBE, CARD_BRIBE[card], 0)


@rule
def action_four(s: State, seat: int) -> None:
    """VIE-8.1"""
    card = reveal(s, seat, 2)
    discard(s, card)
    pose(s, st.ASK_FOUR, seat, 0, CARD_SECRET[card], card)


@rule
def end_of_actions(s: State) -> None:
    """VIE-3.1, 12.1, 12.4, 12.5, 16.1 to 16.3: what is due, the first on top."""
    if s.end == st.LAST_ROUND:
        queue(s, st.SCORE, 0, 0, 0, 0)
        if s.full:
            queue(s, st.PAYDAYS, 0, 0, 0, 0)
            queue(s, st.REMOVALS, 0, 0, 0, 0)
        return
    queue(s, st.CREST, 0, 0, 0, 0)
    if s.full and s.end == st.TRIGGERED:
        queue(s, st.PURCHASES, 0, 0, 0, 0)
    if s.due == PURCHASE:
        queue(s, st.PURCHASES, 0, 0, 0, 0)
    elif s.due == PAYDAY:
        queue(s, st.PAYDAYS, 0, 0, 0, 0)
    s.due = NO_TILE


@rule
def crest_phase(s: State) -> None:
    """VIE-9.1 to 9.3"""
    pop(s)
    s.moved = 0
    s.crest = in_order(s, 1)
    tell_phase(s, st.E_CREST, s.crest)
    if s.end == st.TRIGGERED:
        s.end = st.LAST_ROUND
        tell(s, st.E_LAST_ROUND, 0, 0, 0, 0)
    begin_round(s)


@rule
def final_scoring(s: State) -> None:
    """VIE-9.5"""
    pop(s)
    score_all(s)
    announce_winner(s)


# === automatic steps ============================================================================================


@rule
def is_automatic(s: State) -> bool:
    """All have assigned when nobody chooses any more."""
    if s.depth == 0:
        return False
    return top(s, KIND) >= st.SET_UP or (top(s, KIND) == st.ASK_CARDS and top(s, MOVERS) == 0)


@rule
def proceed(s: State) -> None:
    """Carries out the automatic step on top."""
    kind = top(s, KIND)
    if kind == st.FIRE:
        fire(s)
    elif kind == st.GAIN_POINTS:
        gain_points(s)
    elif kind == st.FIXED_BRIBE:
        gain_fixed_bribe(s)
    elif kind == st.DRAW_MORE:
        gain_draw(s)
    elif kind == st.STEPS:
        advance_marker(s)
    elif kind == st.PUT:
        put(s)
    elif kind == st.TILES:
        gain_tiles(s)
    elif kind == st.WALK:
        walk(s)
    elif kind <= st.ACT_FOUR:
        proceed_turn(s, kind)
    else:
        proceed_round(s, kind)


@rule
def proceed_turn(s: State, kind: int) -> None:
    seat = asked(s)
    if kind == st.ASK_CARDS:
        reveal_unassigned(s)
    elif kind == st.TURNS:
        next_turn(s)
    elif kind == st.DEAL:
        deal(s)
    elif kind == st.SET_UP:
        if not set_up(s):
            pop(s)
            begin_round(s)
    else:
        pop(s)
        if kind == st.ACT_ONE:
            action_one(s, seat)
        elif kind == st.ACT_TWO:
            action_two(s, seat)
        else:
            action_four(s, seat)


@rule
def proceed_round(s: State, kind: int) -> None:
    if kind == st.PURCHASES:
        hold_purchase(s)
    elif kind == st.PAYDAYS:
        hold_payday(s)
    elif kind == st.REMOVALS:
        remove_for_missions(s)
    elif kind == st.CREST:
        crest_phase(s)
    else:
        final_scoring(s)
