"""A whole position as readable JSON, and back. What is left out has its natural value."""

from __future__ import annotations

from typing import Any

from safehouse.core.bits import has
from safehouse.core.frames import KIND, ask, ask_chance, push
from safehouse.core.options import Options
from safehouse.core.validation import Cursor

from ..data import board
from ..data.components import SLOTS
from . import state as st
from .network import reach, touch
from .state import State

JSON = dict[str, Any]

PENDING = (
    "ROOT", "MOVED", "COVER", "REVEAL_AFTER_TAKE", "REVEAL_AT_TURN_END", "START",
    "REVEAL_AT_SETUP", "FIRST_PLAYER", "DEAL_START", "REVEAL_START", "OVER",
)  # fmt: skip
"""What can be pending; the stack of decisions follows from it."""

_PLAYER_KEYS = ("spy", "supply", "fields", "open", "fulfilled", "turns", "finished", "out")


# --- writing ----------------------------------------------------------------------------------------------------


def write(s: State) -> JSON:
    """Everything that makes up the position."""
    position: JSON = {
        "pending": _pending(s),
        "first_player": None if s.first == st.NOBODY else s.first,
        "active": None if s.active == st.NOBODY else s.active,
        "extra_turn": bool(s.is_extra),
        "extra_turns_due": s.extra_due,
        "acted": bool(s.acted),
        "trigger": None if s.trigger == st.NOBODY else s.trigger,
        "fresh": [i + 1 for i in range(st.OPEN) if s.fresh[i]],
        "display": [board.CARD_CODES[card] for card in s.display if card != st.NONE],
        "discard": _placed(s, st.DISCARDED),
        "removed": [code for code in _placed(s, st.BOX) if code in board.CARD_CODES[: board.MISSIONS]],
        "offered": _placed(s, st.OFFERED),
        "players": [_write_player(s, seat) for seat in range(s.seats)],
    }
    if position["pending"] == "START":
        position["chooser"] = next(seat for seat in range(s.seats) if s.frames[0][1] >> seat & 1)
    return position


def _placed(s: State, place: int) -> list[str]:
    return [board.CARD_CODES[card] for card in range(board.CARDS) if s.place[card] == place]


def _pending(s: State) -> str:
    kinds = [s.frames[i][KIND] for i in range(s.depth)]
    if not kinds:
        return "OVER"
    if kinds[-1] == st.ASK_REVEAL:
        return {st.END_STEP: "REVEAL_AFTER_TAKE", st.TURN_END: "REVEAL_AT_TURN_END"}.get(kinds[0], "REVEAL_AT_SETUP")
    names = {
        st.ASK_ROOT: "ROOT", st.ASK_MOVED: "MOVED", st.ASK_COVER: "COVER", st.ASK_START: "START",
        st.ASK_FIRST: "FIRST_PLAYER", st.ASK_DEAL: "DEAL_START", st.ASK_REVEAL_START: "REVEAL_START",
    }  # fmt: skip
    return names[kinds[-1]]


def _write_player(s: State, seat: int) -> JSON:
    return {
        "spy": None if s.spy[seat] == st.NONE else board.CITY_CODES[s.spy[seat]],
        "supply": s.supply[seat],
        "fields": {board.FIELD_CODES[f]: s.agents[seat][f] for f in range(board.FIELDS) if s.agents[seat][f]},
        "open": [
            {
                "card": board.CARD_CODES[s.open[seat][i]],
                "covered": [board.CITY_CODES[c] for c in range(board.CITIES) if has(s.covered[seat][i], c)],
                "planning": s.planning[seat][i],
            }
            for i in range(s.open_count[seat])
        ],
        "fulfilled": _placed(s, st.FULFILLED_BY + seat),
        "turns": s.turns[seat],
        "finished": bool(s.finished[seat]),
        "out": bool(s.out[seat]),
    }


# --- reading ----------------------------------------------------------------------------------------------------


def read(root: Cursor, seats: int, options: Options) -> State:
    """The state of a position; faults are noted in the cursor. The caller checks the invariants."""
    root.only(
        "pending", "first_player", "active", "extra_turn", "extra_turns_due", "acted", "trigger", "fresh", "display",
        "discard", "removed", "offered", "players", "chooser",
    )  # fmt: skip
    s = st.prepare(seats, options)
    pending = root["pending"].one_of(PENDING, default="ROOT")
    in_setup = pending in ("START", "REVEAL_AT_SETUP", "FIRST_PLAYER", "DEAL_START", "REVEAL_START")
    s.first = root["first_player"].seat(seats, st.NOBODY if in_setup else max(s.first, 0))
    s.active = root["active"].seat(seats, st.NOBODY if in_setup else s.first)
    s.trigger = root["trigger"].seat(seats, st.NOBODY)
    s.is_extra = int(root["extra_turn"].truth(default=False))
    s.extra_due = root["extra_turns_due"].whole(0, 20, default=0)
    s.acted = int(root["acted"].truth(default=False))
    for position in root["fresh"].items(at_most=st.OPEN, default=True):
        s.fresh[position.whole(1, st.OPEN) - 1] = 1
    _read_cards(root, s)
    for seat, player in enumerate(root["players"].items(at_least=seats, at_most=seats)):
        _read_player(player, s, seat, in_setup)
    _read_display(root, s)
    _count_cards(s)
    _stack_decisions(root, s, pending)
    return s


def _card(cursor: Cursor, s: State, place: int, first: int, last: int) -> int:
    """A card that is said to lie somewhere; it may be said only once."""
    codes = board.CARD_CODES[first:last]
    card = board.CARD_CODES.index(cursor.one_of(codes))
    if s.place[card] not in (st.STACK, st.BOX) or (card < board.MISSIONS and s.place[card] == st.BOX):
        cursor.fault(f"{board.CARD_CODES[card]} lies somewhere else already")
    s.place[card] = place
    return card


def _read_cards(root: Cursor, s: State) -> None:
    for cursor in root["discard"].items(default=True):
        _card(cursor, s, st.DISCARDED, 0, board.MISSIONS)
    for cursor in root["removed"].items(default=True):
        _card(cursor, s, st.BOX, 0, board.MISSIONS)
    for cursor in root["offered"].items(default=True):
        _card(cursor, s, st.OFFERED, board.MISSIONS, board.CARDS)


def _read_display(root: Cursor, s: State) -> None:
    """The missions in the slots, from the bottom; without the key the first free ones."""
    if root["display"].missing:
        free = [card for card in range(board.MISSIONS) if s.place[card] == st.STACK][:SLOTS]
        for slot, card in enumerate(free):
            s.display[slot] = card
            s.place[card] = st.DISPLAY
        return
    for slot, cursor in enumerate(root["display"].items(at_most=SLOTS)):
        s.display[slot] = _card(cursor, s, st.DISPLAY, 0, board.MISSIONS)


def _read_player(player: Cursor, s: State, seat: int, in_setup: bool) -> None:
    player.only(*_PLAYER_KEYS)
    s.out[seat] = int(player["out"].truth(default=False))
    s.finished[seat] = int(player["finished"].truth(default=False))
    s.turns[seat] = player["turns"].whole(0, 10_000, default=0 if in_setup or s.out[seat] else 1)
    for cursor in player["open"].items(at_most=st.OPEN, default=True):
        _read_open(cursor, s, seat)
    for cursor in player["fulfilled"].items(default=True):
        card = _card(cursor, s, st.FULFILLED_BY + seat, 0, board.CARDS)
        s.fulfilled[seat] += 1
        s.fulfilled_points[seat] += board.POINTS[card]
    _read_spy(player["spy"], s, seat, in_setup)
    for field, cursor in player["fields"].entries(default=True):
        if field not in board.FIELD_CODES:
            cursor.fault("there is no such field")
        elif count := cursor.whole(0, 2):
            number = board.FIELD_CODES.index(field)
            s.agents[seat][number] = count
            s.supply[seat] -= count
            touch(s, seat, number, 1)
    if s.spy[seat] != st.NONE:
        s.network[seat] = reach(s, seat)
    s.supply[seat] = player["supply"].whole(0, 99, default=s.supply[seat])


def _read_open(cursor: Cursor, s: State, seat: int) -> None:
    cursor.only("card", "covered", "planning")
    position = s.open_count[seat]
    s.open[seat][position] = _card(cursor["card"], s, st.OPEN_WITH + seat, 0, board.CARDS)
    s.planning[seat][position] = cursor["planning"].whole(0, 3, default=0)
    for city in cursor["covered"].items(at_most=board.CITIES, default=True):
        s.covered[seat][position] |= 1 << board.CITY_CODES.index(city.one_of(board.CITY_CODES))
    s.supply[seat] -= s.planning[seat][position] + bin(s.covered[seat][position]).count("1")
    s.open_count[seat] += 1


def _read_spy(cursor: Cursor, s: State, seat: int, in_setup: bool) -> None:
    """Where the spy stands; without the key in the red city of the start mission."""
    if cursor.value is None or s.out[seat] or (cursor.missing and in_setup):
        s.spy[seat] = st.NONE
        return
    starts = [board.START_CITY[card] for card in s.open[seat] if card >= board.MISSIONS]
    default = board.CITY_CODES[starts[0]] if starts else None
    s.spy[seat] = board.CITY_CODES.index(cursor.one_of(board.CITY_CODES, default=default))


def _count_cards(s: State) -> None:
    s.stack_count = sum(s.place[card] == st.STACK for card in range(board.MISSIONS))
    s.discard_count = sum(s.place[card] == st.DISCARDED for card in range(board.MISSIONS))


def _stack_decisions(root: Cursor, s: State, pending: str) -> None:
    if pending in ("REVEAL_AT_SETUP", "FIRST_PLAYER"):
        ask_chance(s, st.ASK_REVEAL_START if s.draft else st.ASK_DEAL, 0)
        if s.first == st.NOBODY:
            ask_chance(s, st.ASK_FIRST, 0)
    if pending == "REVEAL_AT_SETUP":
        push(s, st.REFILL, 0, 0, 0)
    elif pending == "DEAL_START":
        ask_chance(s, st.ASK_DEAL, sum(s.open_count[seat] for seat in range(s.seats)))
    elif pending == "REVEAL_START":
        ask_chance(s, st.ASK_REVEAL_START, sum(place == st.OFFERED for place in s.place))
    elif pending == "START":
        ask(s, st.ASK_START, root["chooser"].whole(0, s.seats - 1))
    elif pending in ("COVER", "REVEAL_AFTER_TAKE"):
        push(s, st.END_STEP, 0, 0, 0)
    elif pending == "REVEAL_AT_TURN_END":
        push(s, st.TURN_END, 0, 0, 0)
        push(s, st.REFILL, 0, 0, 0)
    if pending.startswith("REVEAL_A"):
        ask_chance(s, st.ASK_REVEAL, 0)
    asked = {"ROOT": st.ASK_ROOT, "MOVED": st.ASK_MOVED, "COVER": st.ASK_COVER}
    if pending in asked and s.active == st.NOBODY:
        root["active"].fault(f"null is not a seat, but {pending} needs one")
    elif pending in asked:
        ask(s, asked[pending], s.active)
