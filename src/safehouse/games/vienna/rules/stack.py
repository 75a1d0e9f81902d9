"""Which steps may be pending upon which, and what they need of the rest: for positions set up by hand."""

from __future__ import annotations

import re

from safehouse.core.bits import has
from safehouse.core.frames import KIND, MOVERS, A, B, C, D
from safehouse.core.rule import OK
from safehouse.core.seats import CHANCE_MOVES

from ..data.board import AMOUNT, ATTRIBUTE, CARD_SECRET, IN_CATEGORY, ON_PLACE
from ..data.glossary import BUILDINGS, CARDS, PRICES, SORTS, SQUARES
from . import state as st
from .abilities import FRAME
from .actions import allowed, choices, option
from .cards import deck_count, hand_size, next_role
from .flow import count_bribes, in_order
from .missions import category_of_place
from .money import ordinary_agents, purse
from .placing import check_agent, check_target, is_figure, may_follow, price, walk_targets
from .state import State

STEPS = (*st.DECISIONS, *st.AUTOMATIC)

_BONUSES = r"( MARKER){0,4}( BRIBE){0,4}( DRAW)?"
_GAINS = r"( BRIBE){0,4}( DIFFERENT_BRIBES){0,1}( MARKER_TWICE){0,1}"
_SHAPES = re.compile(
    "|".join(
        [
            r"SET_UP (FIRST_PLAYER|COLOUR|TILE|FLAG|SECRET|START_MISSION|DISPLAY|THIRD_MAN_START)",
            r"DEAL DRAW",
            r"ASSIGN",
            r"TURNS REVEAL_IV ACTION_III ACTION_II DRAWER",
            r"TURNS REVEAL_IV ACTION_III( MARKER)?",
            r"TURNS REVEAL_IV (TARGET|AGENT|PAYMENT|DEPOSIT( DISPLAY)?|MISSIONS DEPOSIT)",
            rf"TURNS REVEAL_IV( MISSIONS)? FIRE WALK TILES( FIGURE_STEP|{_GAINS})",
            r"TURNS REVEAL_IV( MISSIONS)? FIRE THIRD_MAN",
            rf"TURNS REVEAL_IV( MISSIONS)?{_BONUSES}",
            r"TURNS (ACTION_IV|BRIBE)",
            r"(CREST|SCORE)( PURCHASES)?( PURCHASES)? (PURCHASE|PAY_ITEM)",
            r"(CREST|SCORE)( PURCHASES)? PAYDAYS (PAYDAY|UNPAID)",
            r"SCORE PAYDAYS REMOVALS UNFULFILLED",
        ]
    )
)
"""What can be pending, from the bottom of the stack to the top."""

_BY_CHANCE = (st.ASK_DRAW, st.ASK_DISPLAY)
_BONUS_KINDS = (st.ASK_BRIBE, st.ASK_MARKER, st.ASK_TWICE, st.ASK_DIFFERENT)


def stack_faults(s: State) -> list[str]:
    """Everything that is wrong with the stack of pending steps."""
    kinds = [s.frames[i][KIND] for i in range(s.depth)]
    if not kinds:
        return []
    shape = " ".join(STEPS[kind] for kind in kinds)
    if not _SHAPES.fullmatch(shape) or kinds[-1] >= len(st.DECISIONS):
        return [f"pending: {shape} cannot be pending"]
    faults = _phase(s, kinds)
    if not faults:
        faults = [fault for i in range(s.depth) for fault in _frame(s, i, kinds)]
    return faults or _movers(s, kinds)


def _wrong(name: str, sound: bool) -> list[str]:
    return [] if sound else [f"pending: {name} does not fit the position"]


# --- the phase --------------------------------------------------------------------------------------------------


def _phase(s: State, kinds: list[int]) -> list[str]:
    """Assigned cards, the seat in turn and the building chosen fit the phase."""
    is_turn = kinds[0] == st.TURNS
    is_setup = s.round == 0
    faults = _wrong("the round", is_setup == (STEPS[kinds[0]] == "SET_UP"))
    faults += _wrong("the seat in turn", is_turn == (s.active != st.NOBODY))
    faults += _wrong("the shown card", (s.shown != st.NONE) == (kinds[-1] == st.ASK_DRAWER))
    if faults:
        return faults
    if kinds[0] == st.ASK_CARDS:
        return [fault for seat in range(s.seats) for fault in _assigning(s, seat)]
    first = s.frames[0][A] - 1 if is_turn else s.seats
    if is_turn and not (0 <= first < s.seats and in_order(s, first) == s.active):
        return _wrong("TURNS", False)
    for turn in range(s.seats):
        faults += _assigned(s, in_order(s, turn) if s.crest >= 0 else turn, turn - first, kinds)
    return faults + _placing(s, kinds)


def _assigning(s: State, seat: int) -> list[str]:
    """VIE-3.6, 3.7: who has committed has assigned three cards; who has not has begun with I."""
    role = next_role(s, seat)
    in_order_ = all(card == st.NONE for card in s.assigned[seat][role:])
    choosing = has(s.frames[0][MOVERS], seat)
    held = hand_size(s, seat) + role
    is_one_left = role == st.ACTIONS_WITH_CARD - 1 and hand_size(s, seat) == 1
    sound = in_order_ and held >= 3 and (choosing or role == st.ACTIONS_WITH_CARD) and not is_one_left
    return _wrong(f"the cards of seat {seat}", sound and not (choosing and s.out[seat]))


def _assigned(s: State, seat: int, ahead: int, kinds: list[int]) -> list[str]:
    """Which of a seat's cards still lie face down."""
    wanted = (False, False, False) if ahead < 0 else (True, True, True)
    if ahead == 0:
        wanted = (False, kinds[-1] == st.ASK_DRAWER, st.ACT_FOUR in kinds)
    found = tuple(card != st.NONE for card in s.assigned[seat])
    return _wrong(f"the assigned cards of seat {seat}", found == wanted)


def _placing(s: State, kinds: list[int]) -> list[str]:
    """The chosen building and agent."""
    seat = s.active
    if kinds[0] != st.TURNS or (kinds[-1] == st.ASK_DRAWER) or STEPS[kinds[-1]] in ("ACTION_III", "TARGET"):
        return _wrong("target", s.target == s.agent == st.NONE and not s.mission_step and not s.helped)
    if kinds[-1] == st.ASK_MARKER and "ACTION_III" in [STEPS[kind] for kind in kinds]:
        return _wrong("target", s.target == s.agent == st.NONE and not s.mission_step and not s.helped)
    if kinds[-1] == st.ASK_AGENT:
        return _wrong("target", s.target != st.NONE and s.agent == st.NONE and check_target(s, seat, s.target) == OK)
    if kinds[-1] == st.ASK_PAYMENT:
        sound = s.target != st.NONE and s.agent != st.NONE and not has(s.own[seat], s.target)
        return _wrong("target", sound and check_agent(s, seat, s.agent) == OK)
    is_placed = s.target != st.NONE and s.agent != st.NONE and has(s.own[seat], s.target) and s.agent != s.target
    is_taken = s.target == st.NONE and s.agent == st.NONE and not s.mission_step and not s.helped
    needs_placement = (
        st.ASK_MISSIONS in kinds or st.FIRE in kinds or kinds[-1] in (*_BONUS_KINDS, st.ASK_WALK, st.ASK_DRAW)
    )
    if kinds[-1] == st.ASK_BRIBE and st.ACT_FOUR not in kinds:
        needs_placement = False
    if kinds[-1] in (st.ASK_DEPOSIT, st.ASK_DISPLAY) and s.mission_step:
        needs_placement = True
    faults = _wrong("target", is_placed or (is_taken and not needs_placement))
    faults += _wrong("helped", not s.helped or bool(s.third_man_rule))
    return faults + _wrong("mission_step", not s.mission_step or (bool(s.full) and st.FIRE not in kinds))


# --- single frames ----------------------------------------------------------------------------------------------


def _frame(s: State, i: int, kinds: list[int]) -> list[str]:
    kind, a, b, c, d = (s.frames[i][column] for column in (KIND, A, B, C, D))
    return _wrong(STEPS[kind], _is_sound(s, kind, a, b, c, d, kinds))


def _is_sound(s: State, kind: int, a: int, b: int, c: int, d: int, kinds: list[int]) -> bool:
    if kind <= st.ASK_DRAW:
        return (c, d) == (0, 0) and _is_sound_chance(s, kind, a, b, kinds)
    if kind == st.ASK_CARDS:
        return (a, b, c, d) == (0, 0, 0, 0)
    if kind in (st.TURNS, st.DEAL, st.PURCHASES, st.PAYDAYS, st.REMOVALS):
        return (b, c, d) == (0, 0, 0) and _is_sound_count(s, kind, a, kinds)
    if kinds[0] == st.TURNS:
        return d == s.active and _is_sound_turn(s, kind, a, b, c, d, kinds)
    if kind == st.ASK_THIRD:
        return (a, b, c) == (0, 0, st.NONE) and s.third_man == st.NONE and d == in_order(s, s.seats - 1)
    if kind >= len(st.DECISIONS):
        return (a, b, c, d) == (0, 0, 0, 0) and _is_sound_end(s, kinds)
    return c == st.NONE and d == in_order(s, _seats_done(s) - 1) and _is_sound_payment(s, kind, a, b, d)


def _is_sound_count(s: State, kind: int, done: int, kinds: list[int]) -> bool:
    """How many seats have had their share of a phase: none while another phase comes first (VIE-12.5, 16.3)."""
    if (kind == st.PURCHASES and st.PAYDAYS in kinds) or (kind == st.PAYDAYS and st.REMOVALS in kinds):
        return done == 0
    return 1 <= done <= s.seats or (done == 0 and kind == st.PURCHASES and kinds.count(st.PURCHASES) == 2)


def _seats_done(s: State) -> int:
    return max(1, s.frames[s.depth - 2][A])


def _is_sound_end(s: State, kinds: list[int]) -> bool:
    """What the bottom of the stack says of the end of a round."""
    if STEPS[kinds[0]] == "SCORE":
        return bool(s.full) and s.end == st.LAST_ROUND and st.PURCHASES not in kinds
    if STEPS[kinds[0]] == "CREST":
        is_event_first = kinds.count(st.PURCHASES) == 2 or (st.PURCHASES in kinds and st.PAYDAYS in kinds)  # VIE-12.5
        fifth = s.end == st.TRIGGERED or not is_event_first
        return bool(s.full) and s.end != st.LAST_ROUND and fifth and s.due == 0
    return True


def _is_sound_chance(s: State, kind: int, a: int, b: int, kinds: list[int]) -> bool:
    if kind == st.ASK_DRAW:
        room = hand_size(s, a) + b <= st.HAND if 0 <= a < s.seats else False
        is_deal = kinds[0] == st.DEAL and s.crest >= 0 and a == in_order(s, s.frames[0][A] - 1)
        is_bonus = kinds[0] == st.TURNS and a == s.active and b <= 2
        return room and 1 <= b <= 4 and deck_count(s) > 0 and (is_deal or is_bonus)
    if b != 0 or (kinds[0] != st.TURNS and not _is_next(s, kind, a)):
        return False
    if kind == st.ASK_DISPLAY:
        left = 0 <= a < st.SLOTS and s.stack & IN_CATEGORY[category_of_place(a)]
        return bool(left) and s.display[a] == st.NONE
    return True


def _is_next(s: State, kind: int, a: int) -> bool:
    """Whether the set-up would ask exactly this."""
    from .setup import set_up

    copy = s.clone()
    copy.depth -= 1
    return set_up(copy) and (copy.frames[copy.depth - 1][KIND], copy.frames[copy.depth - 1][A]) == (kind, a)


def _is_sound_turn(s: State, kind: int, a: int, b: int, c: int, seat: int, kinds: list[int]) -> bool:
    if kind == st.FIRE:
        return (a, b, c) == (ON_PLACE, s.target, 0)
    if kind == st.TILES:
        return 0 <= a <= SQUARES and (b, c) == (0, 0)
    if kind >= len(st.DECISIONS):
        return (a, b, c) == (0, 0, 0)
    if kind in _BONUS_KINDS:
        known = 0 <= c < CARDS and c in s.drawers[seat] and FRAME[c] == kind
        return known and (a, b) == (AMOUNT[c], ATTRIBUTE[c])
    if kind == st.ASK_DRAWER:
        return (a, b, c) == (0, 0, s.shown)
    if kind == st.ASK_FOUR:
        known = 0 <= c < CARDS and has(s.discards[c // st.PER_WORD], c % st.PER_WORD)
        return known and (a, b) == (0, CARD_SECRET[c])
    if c != st.NONE or b != 0:
        return False
    if kind == st.ASK_PAYMENT:
        return a == price(s, seat, s.target, is_figure(s, seat, s.agent)) > 0
    if kind == st.ASK_DEPOSIT:
        return 1 <= a <= 12 and bool(s.full)
    if kind == st.ASK_AGENT:
        return a == s.target
    if kind == st.ASK_STEP:
        return a == 0 and s.target != s.figure[seat] and may_follow(s, seat)
    if kind == st.ASK_WALK:
        return a == 0 and s.third_man != st.NONE and bool(s.helped) and walk_targets(s) != 0
    if kind == st.ASK_MISSIONS:
        return a == 0 and bool(s.full) and s.mission_step < 2
    return a == 0


def _is_sound_payment(s: State, kind: int, a: int, b: int, seat: int) -> bool:
    if kind == st.ASK_BUY:
        return (a, b) == (0, 0)
    if kind == st.ASK_UNIT:
        return 1 <= a <= max(PRICES) and 0 <= b <= SORTS and purse(s, seat) >= a and has(s.items[seat], 2)
    if kind == st.ASK_PAYDAY:
        can_choose = count_bribes(s, seat) > 0 or bool(s.out[seat])
        return 1 <= a <= ordinary_agents(s, seat) and 0 <= b < SORTS and can_choose
    if kind == st.ASK_UNPAID:
        return 1 <= a < ordinary_agents(s, seat) and b == 0 and s.money[seat] == 0
    agents = bin(s.own[seat]).count("1")
    return kind == st.ASK_UNFULFILLED and 1 <= a < agents <= BUILDINGS and b == 0


# --- who is asked -----------------------------------------------------------------------------------------------


def _movers(s: State, kinds: list[int]) -> list[str]:
    """Chance draws, seats choose; who has left is answered for by chance; nobody is asked without a choice."""
    for i, kind in enumerate(kinds):
        movers, seat = s.frames[i][MOVERS], s.frames[i][D]
        if kind == st.ASK_CARDS:
            sound = 0 < movers < 1 << s.seats
        elif kind >= len(st.DECISIONS):
            sound = movers == 0
        elif kind <= st.ASK_DRAW:
            sound = movers == CHANCE_MOVES
        else:
            by_itself = bool(s.out[seat]) and i == s.depth - 1
            sound = movers == (CHANCE_MOVES if by_itself else 1 << seat)
        if not sound:
            return _wrong(f"who is asked in {STEPS[kind]}", False)
    kind, seat = kinds[-1], s.frames[s.depth - 1][D]
    if kind <= st.ASK_DRAW or kind == st.ASK_CARDS:
        return []
    found = [option(s, seat, kind, i) for i in range(choices(kind))]
    legal = [action for action in found if action != st.NONE and allowed(s, seat, kind, action) == OK]
    return _wrong(STEPS[kind], len(legal) > (0 if s.out[seat] else 1))
