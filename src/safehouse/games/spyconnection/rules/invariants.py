"""What the conformance kit needs to prove this game right: invariants (part 11 of the rules) and what is hidden."""

from __future__ import annotations

from safehouse.core.actions import Action
from safehouse.core.bits import has
from safehouse.core.frames import KIND, MOVERS, A
from safehouse.core.options import Options
from safehouse.core.rule import Buf

from ..data import board
from ..data.components import SLOTS
from . import state as st
from .missions import TRIGGER_COUNT
from .state import State

SETTINGS: tuple[Options, ...] = (
    {},
    {"start_missions": "draft", "explicit_end": False},
    {"agents": 14},
    {"agents": [14, 15, 14, 15], "explicit_end": False},
    {"board_side": "dark"},
    {"board_side": "dark", "start_missions": "draft", "agents": 14},
    {"explicit_end": False},
    {"explicit_end": [True, False, True, False]},
    {"first_player": 1},
    {"turn_limit": 20, "explicit_end": False},
)
"""The options over which the kit plays; lists are cut to the number of seats."""


def mutate(s: State, seat: int, rng: Buf) -> bool:
    """Part 6 of the rules: nobody has private knowledge, and the order of the stack is not in the state."""
    return False


# --- invariants of a state --------------------------------------------------------------------------------------


def invariants(s: State) -> list[str]:
    """Everything that is wrong with a state, numbered as in part 11 of the rules."""
    faults: list[str] = []
    for seat in range(s.seats):
        faults += _agents(s, seat)
        faults += _missions(s, seat)
        if s.spy[seat] != st.NONE:
            faults += _cohesion(s, seat)
            faults += _tree(s, seat)
    return faults + _fields(s) + _cards(s) + _display(s) + _turn(s)


def _agents(s: State, seat: int) -> list[str]:
    """1, 2: every agent is somewhere, and no field holds more than two of one seat."""
    faults = []
    on_fields = sum(s.agents[seat])
    on_circles = sum(bin(mask).count("1") for mask in s.covered[seat])
    planning = sum(s.planning[seat])
    if s.supply[seat] + on_fields + on_circles + planning != s.agents_in_all[seat]:
        faults.append(
            f"inv-1: seat {seat} has {s.supply[seat]} in supply, {on_fields} on fields, {on_circles} on circles, "
            f"{planning} planning, which is not {s.agents_in_all[seat]}"
        )
    if s.supply[seat] < 0:
        faults.append(f"inv-1: seat {seat} has {s.supply[seat]} agents in supply")
    faults += [
        f"inv-2: seat {seat} has {s.agents[seat][f]} agents on {board.FIELD_CODES[f]}"
        for f in range(board.FIELDS)
        if not 0 <= s.agents[seat][f] <= 2
    ]
    if s.out[seat] and (on_fields or s.spy[seat] != st.NONE or s.open_count[seat]):
        faults.append(f"SPY-15.2: seat {seat} is out but still has pieces in play")
    if s.spy[seat] == st.NONE and on_fields:
        faults.append(f"inv-3: seat {seat} has agents on the board but no spy")
    return faults


def _fields(s: State) -> list[str]:
    """2: on a field at most one seat has exactly one agent; and the counts that the rules keep are right."""
    faults = []
    for f in range(board.FIELDS):
        held = [s.agents[seat][f] for seat in range(s.seats)]
        if held.count(1) > 1:
            faults.append(f"inv-2: {held.count(1)} seats have a single agent on {board.FIELD_CODES[f]}")
        if s.owners[f] != sum(count > 0 for count in held):
            faults.append(f"kept count: owners of {board.FIELD_CODES[f]}")
    for seat in range(s.seats):
        own = [s.agents[seat][f] > 0 for f in range(board.FIELDS)]
        faults += [
            f"kept count: seat {seat}, fields of {board.CONNECTION_CODES[k]}"
            for k in range(board.CONNECTIONS)
            if s.filled[seat][k] != sum(own[f] for f in _fields_of(k))
        ]
        faults += [
            f"kept count: seat {seat}, fields at {board.CITY_CODES[city]}"
            for city in range(board.CITIES)
            if s.touching[seat][city] != sum(own[f] for f in _fields_at(city))
        ]
    return faults


def _fields_of(connection: int) -> range:
    return range(board.FIRST_FIELD[connection], board.FIRST_FIELD[connection] + board.LENGTH[connection])


def _fields_at(city: int) -> list[int]:
    firsts = [board.FIRST_FIELD[k] for k in range(board.CONNECTIONS) if board.END_A[k] == city]
    return firsts + [
        board.FIRST_FIELD[k] + board.LENGTH[k] - 1 for k in range(board.CONNECTIONS) if board.END_B[k] == city
    ]


def walk(s: State, seat: int, without: int = st.NONE) -> tuple[set[int], set[int]]:
    """SPY-7.7: the cities and own fields that can be walked to from the spy (leaving one field out)."""
    own = {f for f in range(board.FIELDS) if s.agents[seat][f] > 0 and f != without}
    cities, fields, stack = {s.spy[seat]}, set[int](), [("city", s.spy[seat])]
    while stack:
        what, at = stack.pop()
        if what == "city":
            for f in (f for f in _fields_at(at) if f in own - fields):
                fields.add(f)
                stack.append(("field", f))
            continue
        connection = next(k for k in range(board.CONNECTIONS) if at in _fields_of(k))
        for f in (f for f in (at - 1, at + 1) if f in _fields_of(connection) and f in own - fields):
            fields.add(f)
            stack.append(("field", f))
        ends = [board.END_A[connection]] * (at == _fields_of(connection)[0])
        ends += [board.END_B[connection]] * (at == _fields_of(connection)[-1])
        for city in (city for city in ends if city not in cities):
            cities.add(city)
            stack.append(("city", city))
    return cities, fields


def _cohesion(s: State, seat: int) -> list[str]:
    """3: SPY-7.5."""
    _, reached = walk(s, seat)
    lost = [board.FIELD_CODES[f] for f in range(board.FIELDS) if s.agents[seat][f] > 0 and f not in reached]
    return [f"inv-3: seat {seat}: agents on {', '.join(lost)} hang on nothing (SPY-7.5)"] if lost else []


def _tree(s: State, seat: int) -> list[str]:
    """4, 5: complete connections form a tree at the spy; remains are one run from an end in the network."""
    faults = []
    complete = [k for k in range(board.CONNECTIONS) if all(s.agents[seat][f] > 0 for f in _fields_of(k))]
    network = {s.spy[seat]}
    while True:
        grown = {
            end
            for k in complete
            for end in (board.END_A[k], board.END_B[k])
            if {board.END_A[k], board.END_B[k]} & network
        }
        if grown <= network:
            break
        network |= grown
    if network != {city for city in range(board.CITIES) if has(s.network[seat], city)}:
        faults.append(f"kept count: network of seat {seat}")
    if len(complete) != len(network) - 1 or any(board.END_A[k] not in network for k in complete):
        faults.append(f"inv-4: the {len(complete)} complete connections of seat {seat} are no tree at the spy")
    for k in range(board.CONNECTIONS):
        held = [s.agents[seat][f] > 0 for f in _fields_of(k)]
        if k in complete or not any(held):
            continue
        count = sum(held)
        from_a = all(held[:count]) and board.END_A[k] in network
        from_b = all(held[-count:]) and board.END_B[k] in network
        if not (from_a or from_b):
            faults.append(
                f"inv-5: remains of seat {seat} on {board.CONNECTION_CODES[k]} are not one run from the network"
            )
    return faults


def _missions(s: State, seat: int) -> list[str]:
    """6, 9, 14: open missions, planning agents, points."""
    faults = []
    count = s.open_count[seat]
    if not 0 <= count <= st.OPEN or any((s.open[seat][i] == st.NONE) != (i >= count) for i in range(st.OPEN)):
        faults.append(f"inv-6: seat {seat} has {count} open missions listed as {s.open[seat]}")
        return faults
    for i in range(count):
        card, covered = s.open[seat][i], s.covered[seat][i]
        if covered & ~board.TARGETS[card]:
            faults.append(f"inv-7: seat {seat}: {board.CARD_CODES[card]} is covered where it shows no city")
        if covered == board.TARGETS[card]:
            faults.append(f"inv-6: seat {seat}: {board.CARD_CODES[card]} is open with all circles covered")
        most = 0 if card >= board.MISSIONS else board.LIGHT_COSTS[SLOTS - 1] + s.dark
        if not 0 <= s.planning[seat][i] <= most:
            faults.append(f"inv-9: seat {seat}: {s.planning[seat][i]} planning agents on {board.CARD_CODES[card]}")
    starts = [i for i in range(count) if s.open[seat][i] >= board.MISSIONS]
    held = len(starts) + sum(s.place[c] == st.FULFILLED_BY + seat for c in range(board.MISSIONS, board.CARDS))
    if held > 1 or starts not in ([], [0]):
        faults.append(f"inv-7: seat {seat} has at most one start mission, before its other open missions")
    if s.fulfilled_points[seat] != sum(
        board.POINTS[c] for c in range(board.CARDS) if s.place[c] == st.FULFILLED_BY + seat
    ):
        faults.append(f"inv-14: seat {seat}: points of fulfilled missions")
    if s.fulfilled[seat] != sum(place == st.FULFILLED_BY + seat for place in s.place):
        faults.append(f"inv-14: seat {seat}: number of fulfilled missions")
    if s.trigger == st.NOBODY and s.fulfilled[seat] > 6:
        faults.append(f"inv-14: seat {seat} has {s.fulfilled[seat]} fulfilled missions and the end is not triggered")
    return faults


def _cards(s: State) -> list[str]:
    """7: each card is in exactly one place."""
    faults = []
    for card in range(board.CARDS):
        shown = sum(slot == card for slot in s.display)
        held = sum(s.open[seat][i] == card for seat in range(s.seats) for i in range(s.open_count[seat]))
        place = s.place[card]
        holder = place - st.OPEN_WITH
        if shown != (place == st.DISPLAY) or held != (st.OPEN_WITH <= place < st.OPEN_WITH + s.seats):
            faults.append(f"inv-7: {board.CARD_CODES[card]} is not in exactly one place")
        elif held and card not in s.open[holder]:
            faults.append(f"inv-7: {board.CARD_CODES[card]} lies with another seat")
        if (card >= board.MISSIONS and place in (st.STACK, st.DISPLAY, st.DISCARDED)) or (
            card < board.MISSIONS and place == st.OFFERED
        ):
            faults.append(f"inv-7: {board.CARD_CODES[card]} lies where such a card never is")
    if s.stack_count != sum(place == st.STACK for place in s.place):
        faults.append("kept count: stack")
    if s.discard_count != sum(place == st.DISCARDED for place in s.place):
        faults.append("kept count: discard pile")
    return faults


def _display(s: State) -> list[str]:
    """8: slots are filled from the bottom; at the start of a turn as far as there are cards."""
    faults = []
    empty = [slot for slot in range(SLOTS) if s.display[slot] == st.NONE]
    if empty and empty != list(range(empty[0], SLOTS)):
        faults.append("inv-8: an empty slot lies below a mission")
    if empty and s.depth and s.frames[s.depth - 1][KIND] == st.ASK_ROOT and not s.acted and s.stack_count:
        faults.append("inv-8: an empty slot at a turn's start although there are cards")
    return faults


def _turn(s: State) -> list[str]:
    """What is pending fits the rest, so that the game can go on from it (16)."""
    faults: list[str] = []
    if s.depth == 0:
        return faults if s.first != st.NOBODY else ["turn: there is no start player"]
    if sum(not s.out[seat] for seat in range(s.seats)) < 2:
        faults.append("SPY-15.2: one seat is left, so the game is over")
    kind = s.frames[s.depth - 1][KIND]
    if kind == st.ASK_REVEAL and (st.NONE not in s.display or s.stack_count == 0):
        faults.append("turn: there is no empty slot, or no card in the stack, to reveal a mission")
    if s.active == st.NOBODY:
        faults += _setup(s, kind)
    else:
        faults += _asked(s, kind) + _last_turns(s)
    return faults


def _asked(s: State, kind: int) -> list[str]:
    """In a turn: the active seat is in the game, and what it is asked makes sense."""
    faults = []
    leaving = kind == st.ASK_REVEAL and s.frames[0][KIND] == st.TURN_END  # the seat may have left in this turn
    if not leaving and s.out[s.active]:
        faults.append("turn: the active seat is not in the game")
    if any(s.spy[seat] == st.NONE and not s.out[seat] for seat in range(s.seats)):
        faults.append("turn: a seat in the game has no spy on the board")
    if s.first == st.NOBODY:
        faults.append("turn: there is no start player")
    if kind not in (st.ASK_ROOT, st.ASK_MOVED, st.ASK_COVER, st.ASK_REVEAL) or st.OFFERED in s.place:
        faults.append("turn: start missions are dealt before the first turn")
    if kind == st.ASK_COVER and not s.explicit_end[s.active] and not _eligible(s, s.active):
        faults.append("turn: there is no target to cover")
    if kind in (st.ASK_ROOT, st.ASK_MOVED) and any(s.fresh):
        faults.append("turn: circles are marked as covered in a step that has not begun")
    bit = 1 << max(s.spy[s.active], 0)
    if kind == st.ASK_COVER and any(s.fresh[i] and not s.covered[s.active][i] & bit for i in range(st.OPEN)):
        faults.append("SPY-10.10: a mission is marked as covered in this step but does not show it")
    return faults


def _last_turns(s: State) -> list[str]:
    """SPY-12.3, 12.4: finished are those from the triggering seat clockwise up to the active one."""
    if s.trigger == st.NOBODY:
        return ["SPY-12.4: a seat is finished although the end is not triggered"] if any(s.finished) else []
    faults = []
    if s.fulfilled[s.trigger] < TRIGGER_COUNT and not s.out[s.trigger]:
        faults.append(f"SPY-12.1: seat {s.trigger} cannot have triggered the end")
    before_active = (s.active - s.trigger + s.seats) % s.seats
    for offset in range(s.seats):
        seat = (s.trigger + offset) % s.seats
        if not s.out[seat] and s.finished[seat] != (offset < before_active):
            faults.append(f"SPY-12.4: seat {seat} {'is' if s.finished[seat] else 'is not'} finished")
    return faults


def _setup(s: State, kind: int) -> list[str]:
    """SPY-2: before the first turn there are start missions at most, dealt or chosen in order."""
    faults = []
    if s.frames[0][KIND] in (st.END_STEP, st.TURN_END):
        faults.append("turn: a turn is on, but nobody is active")
    if kind in (st.ASK_DEAL, st.ASK_REVEAL_START, st.ASK_START) and s.first == st.NOBODY:
        faults.append("SPY-2.6: the start player is known before start missions are dealt")
    pieces = any(any(s.agents[seat]) or any(s.covered[seat]) or s.spy[seat] != st.NONE for seat in range(s.seats))
    if pieces or s.trigger != st.NOBODY or any(s.fulfilled) or any(s.finished):
        faults.append("SPY-2.12: nothing lies on board and cards before everybody has a start mission")
    held = [seat for seat in range(s.seats) if s.open_count[seat]]
    if any(s.open_count[seat] > 1 or s.open[seat][0] < board.MISSIONS for seat in held):
        faults.append("SPY-2.7: in the set-up a seat holds its start mission and no other")
    if s.draft != (kind in (st.ASK_REVEAL_START, st.ASK_START)) and kind in (
        st.ASK_DEAL,
        st.ASK_REVEAL_START,
        st.ASK_START,
    ):
        faults.append("SPY-2.7, 2.8: start missions are dealt in the first game and chosen in the advanced game")
    if kind != st.ASK_START and any(s.out):
        faults.append("SPY-15.2: nobody leaves while chance is being resolved")
    if sorted(held) != sorted(_holders(s, kind)):
        faults.append("SPY-2.7, 2.9: the start missions are not with the seats that have had their turn")
    offered = sum(place == st.OFFERED for place in s.place)
    waiting = sum(not s.open_count[seat] and not s.out[seat] for seat in range(s.seats))
    possible = {st.ASK_REVEAL_START: range(s.seats), st.ASK_START: range(max(waiting, 2), s.seats + 1)}.get(
        kind, range(1)
    )
    if offered not in possible:
        faults.append(f"SPY-2.8: {offered} start missions are offered")
    return faults


def _holders(s: State, kind: int) -> list[int]:
    """The seats that have their start mission by now."""
    if s.first == st.NOBODY:
        return []
    if kind == st.ASK_DEAL:
        return [(s.first + offset) % s.seats for offset in range(s.frames[s.depth - 1][A])]
    if kind != st.ASK_START:
        return []
    chooser = next(seat for seat in range(s.seats) if s.frames[s.depth - 1][MOVERS] >> seat & 1)
    asked_before = [(s.first - offset) % s.seats for offset in range(1, (s.first - chooser) % s.seats or s.seats)]
    return [seat for seat in asked_before if not s.out[seat]]


def _eligible(s: State, seat: int) -> list[int]:
    bit = 1 << s.spy[seat] if s.spy[seat] != st.NONE else 0
    return [
        i for i in range(s.open_count[seat]) if board.TARGETS[s.open[seat][i]] & bit and not s.covered[seat][i] & bit
    ]


# --- invariants of a step ---------------------------------------------------------------------------------------


def step_invariants(before: State, seat: int, action: Action, after: State) -> list[str]:
    """What must hold between two states: 10, 11, 12 and 14. The others need a whole turn and stand in the tests."""
    faults = [f"inv-14: points of seat {p} fell" for p in range(before.seats) if _points_fell(before, after, p)]
    if before.trigger not in (st.NOBODY, after.trigger):
        faults.append("inv-14: the trigger changed")
    if seat < 0 or action.kind == "CHOOSE_START":
        return faults
    faults += [
        f"inv-10: {action} of seat {seat} changed pieces of seat {other}"
        for other in range(before.seats)
        if other != seat and _pieces(before, other) != _pieces(after, other)
    ]
    faults += _supply_change(before, seat, action, after)
    if action.kind not in ("MOVE", "CONNECT") and before.spy[seat] != after.spy[seat]:
        faults.append(f"inv-11: {action} moved the spy")
    grown = after.network[seat] & ~before.network[seat]
    if bin(grown).count("1") != (action.kind == "CONNECT"):
        faults.append(f"inv-12: {action} added {bin(grown).count('1')} cities to the network")
    return faults


def _points_fell(before: State, after: State, seat: int) -> bool:
    return after.fulfilled_points[seat] < before.fulfilled_points[seat] and not after.out[seat]


def _pieces(s: State, seat: int) -> tuple[object, ...]:
    return s.agents[seat], s.spy[seat], s.supply[seat], s.open[seat], s.covered[seat], s.planning[seat]


def _supply_change(before: State, seat: int, action: Action, after: State) -> list[str]:
    """12: what each action does to the supply."""
    change = after.supply[seat] - before.supply[seat]
    position = int(action.args.get("mission", 1)) - 1
    card = before.open[seat][position] if action.kind in ("COVER", "DISCARD") else 0
    on_card = before.planning[seat][position] + bin(before.covered[seat][position]).count("1")
    possible: dict[str, list[int]] = {
        "CONNECT": list(range(-6, 0)),
        "RECALL_FIELD": [1, 2],
        "RECALL_CIRCLE": [1],
        "DISCARD": [on_card],
        "COVER": [
            -1 + board.CIRCLES[card] + before.planning[seat][position] if on_card_full(before, seat, position) else -1
        ],
    }
    if action.kind == "TAKE":
        slot = int(action.args["slot"]) - 1
        cost = (board.LIGHT_COSTS[slot] + before.dark) if before.open_count[seat] or not before.dark else 0
        possible["TAKE"] = [-cost]
    if change not in possible.get(action.kind, [0]):
        return [f"inv-12: {action} changed the supply by {change}"]
    return []


def on_card_full(s: State, seat: int, position: int) -> bool:
    """Whether one more cover of the spy's city fulfils the mission."""
    return (s.covered[seat][position] | 1 << s.spy[seat]) == board.TARGETS[s.open[seat][position]]
