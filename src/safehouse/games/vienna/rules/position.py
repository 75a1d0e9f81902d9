"""A whole position as readable JSON, and back. What is left out has its natural value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from safehouse.core.bits import has
from safehouse.core.frames import KIND, MOVERS, A, B, C, D
from safehouse.core.options import Options
from safehouse.core.seats import CHANCE_MOVES
from safehouse.core.validation import Cursor

from ..data import board, glossary
from . import state as st
from .actions import answer, perform
from .flow import in_order, pose, queue
from .setup import set_up
from .state import State
from .turn import begin_round, is_automatic, proceed

JSON = dict[str, Any]

STEPS = (*st.DECISIONS, *st.AUTOMATIC)
SHORT = ("SET_UP", "ROUND", "ASSIGN", "ACTION_I", "ACTION_II", "ACTION_III", "ACTION_IV", "ROUND_END", "OVER")
"""Where a position made by hand begins. What is written names the whole stack of pending steps instead."""
MISSION_STEPS = ("both", "fulfilled", "accepted")
TILES = ("none", "purchase", "payday")
LARGEST = 9_999
LONGEST_GAME = 10_000

_KEYS = (
    "pending", "round", "crest", "active", "end", "exceptional", "tiles", "flags", "third_man", "markers",
    "investigator", "moved", "due", "purchases", "paydays", "discards", "display", "stack", "start_secrets", "shown",
    "target", "origin", "helped", "mission_step", "players",
)  # fmt: skip
_PLAYER_KEYS = (
    "colour", "agents", "figure", "unlocked", "annex", "bribes", "money", "box", "secrets", "items", "missions",
    "points", "out", "hand", "assigned", "drawers",
)  # fmt: skip


# --- writing ----------------------------------------------------------------------------------------------------


def write(s: State) -> JSON:
    """Everything that makes up the position."""
    return {
        "pending": [_write_frame(s, i) for i in range(s.depth)] if s.depth else "OVER",
        "round": s.round,
        "crest": _or_none(s.crest),
        "active": _or_none(s.active),
        "end": glossary.ENDS[s.end],
        "exceptional": bool(s.exceptional),
        "tiles": {board.SQUARE_CODES[i]: _code(glossary.SECRETS, s.tile[i]) for i in range(glossary.SQUARES)},
        "flags": {board.BUILDING_CODES[i]: _code(glossary.FLAGS, s.flag[i]) for i in range(glossary.BUILDINGS)},
        "third_man": _code(board.BUILDING_CODES, s.third_man),
        "markers": dict(zip(glossary.SECRETS, s.marker, strict=True)),
        "investigator": glossary.ROOF[s.investigator],
        "moved": bool(s.moved),
        "due": TILES[s.due],
        "purchases": s.purchases,
        "paydays": s.paydays,
        "discards": [
            board.CARD_CODES[c] for c in range(glossary.CARDS) if has(s.discards[c // st.PER_WORD], c % st.PER_WORD)
        ],
        "display": [_code(board.MISSION_CODES, mission) for mission in s.display],
        "stack": [board.MISSION_CODES[m] for m in range(glossary.MISSIONS) if has(s.stack, m)],
        "start_secrets": [glossary.SECRETS[i] for i in range(glossary.SORTS) if has(s.start_tiles, i)],
        "shown": _code(board.CARD_CODES, s.shown),
        "target": _code(board.BUILDING_CODES, s.target),
        "origin": None if s.agent == st.NONE else st.ORIGIN.codes[s.agent],
        "helped": bool(s.helped),
        "mission_step": MISSION_STEPS[s.mission_step],
        "players": [_write_player(s, seat) for seat in range(s.seats)],
    }


def _or_none(number: int) -> int | None:
    return None if number == st.NOBODY else number


def _code(codes: Sequence[str], number: int) -> str | None:
    return None if number == st.NONE else codes[number]


def _write_frame(s: State, i: int) -> JSON:
    frame = s.frames[i]
    movers = frame[MOVERS]
    return {
        "step": STEPS[frame[KIND]],
        "asked": "chance" if movers == CHANCE_MOVES else [seat for seat in range(s.seats) if movers >> seat & 1],
        "a": frame[A],
        "b": frame[B],
        "c": frame[C],
        "seat": frame[D],
    }


def _write_player(s: State, seat: int) -> JSON:
    return {
        "colour": _code(glossary.SEAT_COLOURS, s.colour[seat]),
        "agents": [board.BUILDING_CODES[b] for b in range(glossary.BUILDINGS) if has(s.own[seat], b)],
        "figure": _code(board.BUILDING_CODES, s.figure[seat]),
        "unlocked": bool(s.unlocked[seat]),
        "annex": s.annex[seat],
        "bribes": dict(zip(glossary.BRIBES, s.bribes[seat], strict=True)),
        "money": s.money[seat],
        "box": s.box[seat],
        "secrets": dict(zip(glossary.SECRETS, s.secrets[seat], strict=True)),
        "items": [item for i, item in enumerate(glossary.ITEMS) if has(s.items[seat], i)],
        "missions": [_code(board.MISSION_CODES, mission) for mission in s.missions[seat]],
        "points": dict(zip(st.LINES, s.points[seat], strict=True)),
        "out": bool(s.out[seat]),
        "hand": [board.CARD_CODES[card] for card in s.hand[seat] if card != st.NONE],
        "assigned": {role: _code(board.CARD_CODES, s.assigned[seat][i]) for i, role in enumerate(glossary.ROLES)},
        "drawers": [_code(board.CARD_CODES, card) for card in s.drawers[seat]],
    }


# --- reading ----------------------------------------------------------------------------------------------------


def read(root: Cursor, seats: int, options: Options) -> State:
    """The state of a position; faults are noted in the cursor. The caller checks the invariants."""
    root.only(*_KEYS)
    s = st.prepare(seats, options)
    pending = root["pending"].value if isinstance(root["pending"].value, list) else ""
    if not isinstance(pending, list):
        pending = root["pending"].one_of(SHORT, default="ACTION_III")
    is_setup = pending == "SET_UP" or (isinstance(pending, list) and _begins_with_setup(pending))
    _read_table(root, s, is_setup)
    used: set[int] = set()
    _read_players(root["players"], s, used, is_setup)
    _read_city(root, s, is_setup)
    _read_missions(root, s, is_setup)
    _read_cards(root, s, used)
    if isinstance(pending, list):
        _read_frames(root["pending"], s)
    elif not root.faults:
        _fill_assigned(s, pending, used)
    _set_deck(s, used)
    if not root.faults and not isinstance(pending, list):
        _begin(s, pending)
    return s


def _begins_with_setup(pending: list[Any]) -> bool:
    return bool(pending) and isinstance(pending[0], dict) and pending[0].get("step") == "SET_UP"


def _optional(cursor: Cursor, codes: Sequence[str], default: int) -> int:
    """A code, or null for none."""
    if cursor.missing:
        return default
    return st.NONE if cursor.value is None else codes.index(cursor.one_of(codes))


def _read_table(root: Cursor, s: State, is_setup: bool) -> None:
    s.round = root["round"].whole(0, LONGEST_GAME, default=0 if is_setup else 1)
    s.crest = root["crest"].seat(s.seats, s.crest if is_setup else max(s.crest, 0))
    s.active = root["active"].seat(s.seats, st.NOBODY)
    s.end = glossary.ENDS.index(root["end"].one_of(glossary.ENDS, default="open"))
    s.exceptional = int(root["exceptional"].truth(default=False))
    for sort, secret in enumerate(glossary.SECRETS):
        s.marker[sort] = root["markers"][secret].whole(0, board.LAST_SPACE[sort], default=0)
    root["markers"].only(*glossary.SECRETS) if "markers" in root else None
    s.investigator = glossary.ROOF.index(
        root["investigator"].one_of(glossary.ROOF[: board.ROOF_END[s.seats] + 1], default="A")
    )
    s.moved = int(root["moved"].truth(default=False))
    s.due = TILES.index(root["due"].one_of(TILES, default="none"))
    s.purchases = root["purchases"].whole(0, 5, default=0)
    s.paydays = root["paydays"].whole(0, 2, default=0)
    s.third_man = _optional(root["third_man"], board.BUILDING_CODES, st.NONE if is_setup or not s.third_man_rule else 2)
    s.target = _optional(root["target"], board.BUILDING_CODES, st.NONE)
    s.agent = _optional(root["origin"], [str(code) for code in st.ORIGIN.codes], st.NONE)
    s.helped = int(root["helped"].truth(default=False))
    s.mission_step = MISSION_STEPS.index(root["mission_step"].one_of(MISSION_STEPS, default="both"))


def _read_players(cursor: Cursor, s: State, used: set[int], is_setup: bool) -> None:
    given = [] if cursor.missing else cursor.items(at_least=s.seats, at_most=s.seats)
    for seat in range(s.seats):
        player = given[seat] if given else Cursor({}, cursor.faults, f"players[{seat}]")
        player.only(*_PLAYER_KEYS)
        _read_pieces(player, s, seat, is_setup)
        _read_goods(player, s, seat, is_setup)
        _read_own_cards(player, s, seat, used)


def _read_pieces(player: Cursor, s: State, seat: int, is_setup: bool) -> None:
    s.colour[seat] = _optional(
        player["colour"], glossary.SEAT_COLOURS, s.colour[seat] if is_setup else max(s.colour[seat], -1)
    )
    if s.colour[seat] == st.NONE and player["colour"].missing and not is_setup:
        s.colour[seat] = seat
    for one in player["agents"].items(at_most=glossary.BUILDINGS, default=True):
        s.own[seat] |= 1 << board.BUILDING_CODES.index(one.one_of(board.BUILDING_CODES))
    s.figure[seat] = _optional(player["figure"], board.BUILDING_CODES, st.NONE)
    if s.figure[seat] != st.NONE:
        s.own[seat] |= 1 << s.figure[seat]
    s.unlocked[seat] = int(player["unlocked"].truth(default=s.figure[seat] != st.NONE))
    s.annex[seat] = player["annex"].whole(0, st.ANNEX_AGENTS, default=st.ANNEX_AGENTS * s.full)
    figures = int(s.figure[seat] != st.NONE)
    total = st.START_AGENTS[s.full] + st.ANNEX_AGENTS * s.full
    s.supply[seat] = total - s.annex[seat] - bin(s.own[seat]).count("1") + figures
    if s.supply[seat] < 0:
        player.fault(f"has more agents than there are ({total})")
        s.supply[seat] = 0
    s.out[seat] = int(player["out"].truth(default=False))


def _read_counts(cursor: Cursor, names: Sequence[str], into: list[int], default: list[int], most: int) -> None:
    if cursor.missing:
        into[:] = default
        return
    cursor.only(*names)
    for i, name in enumerate(names):
        into[i] = cursor[name].whole(0, most, default=0)


def _read_goods(player: Cursor, s: State, seat: int, is_setup: bool) -> None:
    _read_counts(player["bribes"], glossary.BRIBES, s.bribes[seat], [1] * glossary.SORTS, LARGEST)
    s.money[seat] = player["money"].whole(0, LARGEST, default=s.full)
    s.box[seat] = player["box"].whole(0, st.BOX_LIMIT, default=0)
    start = [int(not is_setup and sort == seat) for sort in range(glossary.SORTS)]
    _read_counts(player["secrets"], glossary.SECRETS, s.secrets[seat], start, 9)
    _read_counts(player["points"], st.LINES, s.points[seat], [0] * len(st.LINES), LARGEST)
    for one in player["items"].items(at_most=len(glossary.ITEMS), default=True):
        s.items[seat] |= 1 << glossary.ITEMS.index(one.one_of(glossary.ITEMS[1:]))
    if player["missions"].missing:
        s.missions[seat][0] = seat if s.full and not is_setup else st.NONE
        return
    for i, one in enumerate(player["missions"].items(at_most=st.SLOTS)):
        s.missions[seat][i] = _optional(one, board.MISSION_CODES, st.NONE)


def _card(cursor: Cursor, used: set[int]) -> int:
    """A card that is said to lie somewhere; it may be said only once."""
    card = board.CARD_CODES.index(cursor.one_of(board.CARD_CODES))
    if card in used:
        cursor.fault(f"card {board.CARD_CODES[card]} lies somewhere else already")
    used.add(card)
    return card


def _read_own_cards(player: Cursor, s: State, seat: int, used: set[int]) -> None:
    for i, one in enumerate(player["hand"].items(at_most=st.HAND, default=True)):
        s.hand[seat][i] = _card(one, used)
    if not player["assigned"].missing:
        player["assigned"].only(*glossary.ROLES)
        for i, role in enumerate(glossary.ROLES):
            if player["assigned"][role].value is not None and role in player["assigned"]:
                s.assigned[seat][i] = _card(player["assigned"][role], used)
    for i, one in enumerate(player["drawers"].items(at_most=st.DRAWERS, default=True)):
        if one.value is not None:
            s.drawers[seat][i] = _card(one, used)


def _read_city(root: Cursor, s: State, is_setup: bool) -> None:
    """Tiles and flags; squares that are not mentioned get, in their order, the tiles that nobody owns."""
    root["start_secrets"].items(default=True)
    if not root["start_secrets"].missing:
        s.start_tiles = 0
        for one in root["start_secrets"].items(at_most=glossary.SORTS):
            s.start_tiles |= 1 << glossary.SECRETS.index(one.one_of(glossary.SECRETS))
    elif not is_setup:
        s.start_tiles = 0
    given: dict[int, int] = {}
    for name, one in root["tiles"].entries(default=True):
        if name not in board.SQUARE_CODES:
            one.fault("there is no such square")
            continue
        given[board.SQUARE_CODES.index(name)] = _optional(one, glossary.SECRETS, st.NONE)
    for square, secret in given.items():
        s.tile[square] = secret
    if not is_setup and len(given) < glossary.SQUARES:
        _fill_tiles(s, given)
    for building in range(glossary.BUILDINGS):
        if s.flag[building] == st.NONE and not is_setup:
            s.flag[building] = board.PRINTED_FLAG[building]
    for name, one in root["flags"].entries(default=True):
        if name not in board.BUILDING_CODES:
            one.fault("there is no such building")
            continue
        s.flag[board.BUILDING_CODES.index(name)] = _optional(one, glossary.FLAGS, st.NONE)


def _fill_tiles(s: State, given: dict[int, int]) -> None:
    owned = [sum(s.secrets[seat][sort] for seat in range(s.seats)) for sort in range(glossary.SORTS)]
    removed = sorted(range(glossary.SORTS), key=lambda sort: owned[sort])[: glossary.SORTS - s.seats]
    left = [9 - owned[sort] - (sort in removed) - list(given.values()).count(sort) for sort in range(glossary.SORTS)]
    sort = 0
    for square in range(glossary.SQUARES):
        if square in given or max(left) <= 0:
            continue
        while left[sort % glossary.SORTS] <= 0:
            sort += 1
        s.tile[square] = sort % glossary.SORTS
        left[sort % glossary.SORTS] -= 1
        sort += 1


def _read_missions(root: Cursor, s: State, is_setup: bool) -> None:
    """Display and stacks; without the keys the first missions that lie nowhere else."""
    taken = {mission for seat in range(s.seats) for mission in s.missions[seat] if mission != st.NONE}
    if not root["display"].missing:
        for i, one in enumerate(root["display"].items(at_least=st.DISPLAY, at_most=st.DISPLAY)):
            s.display[i] = _optional(one, board.MISSION_CODES, st.NONE)
    elif s.full and not is_setup:
        for i, category in enumerate((1, 1, 2, 2)):
            free = [
                m for m in range(glossary.MISSIONS) if board.CATEGORY[m] == category and m not in (*taken, *s.display)
            ]
            s.display[i] = free[0]
    if not root["stack"].missing:
        s.stack = 0
        for one in root["stack"].items(at_most=glossary.MISSIONS):
            s.stack |= 1 << board.MISSION_CODES.index(one.one_of(board.MISSION_CODES))
    elif s.full:
        gone = sum(1 << m for m in {*taken, *s.display} if m != st.NONE)
        s.stack &= ~gone & (-1 if is_setup else ~board.IN_CATEGORY[board.START])


def _read_cards(root: Cursor, s: State, used: set[int]) -> None:
    for one in root["discards"].items(at_most=glossary.CARDS, default=True):
        card = _card(one, used)
        s.discards[card // st.PER_WORD] |= 1 << card % st.PER_WORD
    if root["shown"].value is not None and "shown" in root:
        s.shown = _card(root["shown"], used)


def _set_deck(s: State, used: set[int]) -> None:
    s.deck = [0, 0, 0]
    for card in range(glossary.CARDS if s.full else glossary.INTRO_CARDS):
        if card not in used:
            s.deck[card // st.PER_WORD] |= 1 << card % st.PER_WORD


# --- what is pending --------------------------------------------------------------------------------------------


def _read_frames(cursor: Cursor, s: State) -> None:
    for one in cursor.items(at_least=1, at_most=len(s.frames)):
        one.only("step", "asked", "a", "b", "c", "seat")
        movers = CHANCE_MOVES if one["asked"].value == "chance" else 0
        if not movers:
            for seat in one["asked"].items(at_most=s.seats, default=True):
                movers |= 1 << seat.whole(0, s.seats - 1)
        kind = STEPS.index(one["step"].one_of(STEPS))
        queue(
            s,
            kind,
            one["seat"].whole(-1, s.seats - 1, default=0),
            one["a"].whole(-1, 100, default=0),
            one["b"].whole(-1, 100, default=0),
            one["c"].whole(-1, glossary.CARDS, default=0),
        )
        s.frames[s.depth - 1][MOVERS] = movers


def _turn(s: State, seat: int) -> int:
    return (seat - s.crest) % s.seats


def _fill_assigned(s: State, pending: str, used: set[int]) -> None:
    """Face-down cards that were not mentioned: the lowest ones that lie nowhere else."""
    if not pending.startswith("ACTION"):
        return
    if s.active == st.NOBODY:
        s.active = s.crest
    first = {"ACTION_I": 0, "ACTION_II": 1}.get(pending, 2)
    free = [card for card in range(glossary.INTRO_CARDS) if card not in used]
    for turn in range(_turn(s, s.active), s.seats):
        seat = in_order(s, turn)
        for role in range(first if seat == s.active else 0, st.ACTIONS_WITH_CARD):
            if s.assigned[seat][role] == st.NONE:
                s.assigned[seat][role] = free.pop(0)
                used.add(s.assigned[seat][role])


def _begin(s: State, pending: str) -> None:
    """Goes on from a place in the game to the next question."""
    if pending == "OVER":
        return
    if pending == "SET_UP":
        queue(s, st.SET_UP, 0, 0, 0, 0)
        set_up(s)
    elif pending == "ROUND":
        s.round -= 1
        begin_round(s)
    elif pending == "ASSIGN":
        queue(s, st.ASK_CARDS, 0, 0, 0, 0)
        s.frames[0][MOVERS] = sum(1 << seat for seat in range(s.seats) if not s.out[seat])
    elif pending == "ROUND_END":
        s.active = st.NOBODY
        queue(s, st.TURNS, 0, s.seats, 0, 0)
    else:
        _begin_action(s, pending)
    _go_on(s)


def _begin_action(s: State, pending: str) -> None:
    seat = s.active
    queue(s, st.TURNS, 0, _turn(s, seat) + 1, 0, 0)
    queue(s, st.ACT_FOUR, seat, 0, 0, 0)
    if pending != "ACTION_IV":
        pose(s, st.ASK_THREE, seat, 0, 0, st.NONE)
    if pending in ("ACTION_I", "ACTION_II"):
        queue(s, st.ACT_TWO, seat, 0, 0, 0)
    if pending == "ACTION_I":
        queue(s, st.ACT_ONE, seat, 0, 0, 0)


def _go_on(s: State) -> None:
    while True:
        while is_automatic(s):
            proceed(s)
        seat = s.frames[s.depth - 1][D] if s.depth else st.NOBODY
        action = answer(s, seat, False)
        if action == st.NONE:
            return
        perform(s, seat, action)
