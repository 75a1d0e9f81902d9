"""A whole position as readable JSON, and back. What is left out has its natural value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from safehouse.core.bits import has
from safehouse.core.frames import KIND, MOVERS, A, B, C, D
from safehouse.core.options import Options
from safehouse.core.reading import Reader
from safehouse.core.seats import CHANCE_MOVES

from ..data.board import (
    BUILDING_CODES,
    CARD_CODES,
    CATEGORY,
    IN_CATEGORY,
    LAST_SPACE,
    MISSION_CODES,
    PRINTED_FLAG,
    ROOF_END,
    SQUARE_CODES,
    START,
)
from ..data.glossary import (
    BRIBES,
    BUILDINGS,
    CARDS,
    ENDS,
    FLAGS,
    INTRO_CARDS,
    ITEMS,
    MISSIONS,
    ROLES,
    ROOF,
    SEAT_COLOURS,
    SECRETS,
    SORTS,
    SQUARES,
)
from .actions import answer, perform
from .flow import in_order, pose, queue
from .setup import set_up
from .state import (
    ACT_FOUR,
    ACT_ONE,
    ACT_TWO,
    ACTIONS_WITH_CARD,
    ANNEX_AGENTS,
    ASK_CARDS,
    ASK_THREE,
    AUTOMATIC,
    BOX_LIMIT,
    DECISIONS,
    DISPLAY,
    DRAWERS,
    HAND,
    LINES,
    NOBODY,
    NONE,
    ORIGIN,
    PER_WORD,
    SET_UP,
    SLOTS,
    START_AGENTS,
    TURNS,
    State,
    prepare,
)
from .turn import begin_round, is_automatic, proceed

JSON = dict[str, Any]

STEPS = (*DECISIONS, *AUTOMATIC)
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
        "end": ENDS[s.end],
        "exceptional": bool(s.exceptional),
        "tiles": {SQUARE_CODES[i]: _code(SECRETS, s.tile[i]) for i in range(SQUARES)},
        "flags": {BUILDING_CODES[i]: _code(FLAGS, s.flag[i]) for i in range(BUILDINGS)},
        "third_man": _code(BUILDING_CODES, s.third_man),
        "markers": dict(zip(SECRETS, s.marker, strict=True)),
        "investigator": ROOF[s.investigator],
        "moved": bool(s.moved),
        "due": TILES[s.due],
        "purchases": s.purchases,
        "paydays": s.paydays,
        "discards": [CARD_CODES[c] for c in range(CARDS) if has(s.discards[c // PER_WORD], c % PER_WORD)],
        "display": [_code(MISSION_CODES, mission) for mission in s.display],
        "stack": [MISSION_CODES[m] for m in range(MISSIONS) if has(s.stack, m)],
        "start_secrets": [SECRETS[i] for i in range(SORTS) if has(s.start_tiles, i)],
        "shown": _code(CARD_CODES, s.shown),
        "target": _code(BUILDING_CODES, s.target),
        "origin": None if s.agent == NONE else ORIGIN.codes[s.agent],
        "helped": bool(s.helped),
        "mission_step": MISSION_STEPS[s.mission_step],
        "players": [_write_player(s, seat) for seat in range(s.seats)],
    }


def _or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def _code(codes: Sequence[str], number: int) -> str | None:
    return None if number == NONE else codes[number]


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
        "colour": _code(SEAT_COLOURS, s.colour[seat]),
        "agents": [BUILDING_CODES[b] for b in range(BUILDINGS) if has(s.own[seat], b)],
        "figure": _code(BUILDING_CODES, s.figure[seat]),
        "unlocked": bool(s.unlocked[seat]),
        "annex": s.annex[seat],
        "bribes": dict(zip(BRIBES, s.bribes[seat], strict=True)),
        "money": s.money[seat],
        "box": s.box[seat],
        "secrets": dict(zip(SECRETS, s.secrets[seat], strict=True)),
        "items": [item for i, item in enumerate(ITEMS) if has(s.items[seat], i)],
        "missions": [_code(MISSION_CODES, mission) for mission in s.missions[seat]],
        "points": dict(zip(LINES, s.points[seat], strict=True)),
        "out": bool(s.out[seat]),
        "hand": [CARD_CODES[card] for card in s.hand[seat] if card != NONE],
        "assigned": {role: _code(CARD_CODES, s.assigned[seat][i]) for i, role in enumerate(ROLES)},
        "drawers": [_code(CARD_CODES, card) for card in s.drawers[seat]],
    }


# --- reading ----------------------------------------------------------------------------------------------------


def read(root: Reader, seats: int, options: Options) -> State:
    """The state of a position; faults are noted in the reader. The caller checks the invariants."""
    root.only(*_KEYS)
    s = prepare(seats, options)
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


def _optional(reader: Reader, codes: Sequence[str], default: int) -> int:
    """A code, or null for none."""
    if reader.missing:
        return default
    return NONE if reader.value is None else codes.index(reader.one_of(codes))


def _seat_or(reader: Reader, seats: int, default: int) -> int:
    if reader.missing:
        return default
    return NOBODY if reader.value is None else reader.whole(0, seats - 1)


def _read_table(root: Reader, s: State, is_setup: bool) -> None:
    s.round = root["round"].whole(0, LONGEST_GAME, default=0 if is_setup else 1)
    s.crest = _seat_or(root["crest"], s.seats, s.crest if is_setup else max(s.crest, 0))
    s.active = _seat_or(root["active"], s.seats, NOBODY)
    s.end = ENDS.index(root["end"].one_of(ENDS, default="open"))
    s.exceptional = int(root["exceptional"].truth(default=False))
    for sort, secret in enumerate(SECRETS):
        s.marker[sort] = root["markers"][secret].whole(0, LAST_SPACE[sort], default=0)
    root["markers"].only(*SECRETS) if "markers" in root else None
    s.investigator = ROOF.index(root["investigator"].one_of(ROOF[: ROOF_END[s.seats] + 1], default="A"))
    s.moved = int(root["moved"].truth(default=False))
    s.due = TILES.index(root["due"].one_of(TILES, default="none"))
    s.purchases = root["purchases"].whole(0, 5, default=0)
    s.paydays = root["paydays"].whole(0, 2, default=0)
    s.third_man = _optional(root["third_man"], BUILDING_CODES, NONE if is_setup or not s.third_man_rule else 2)
    s.target = _optional(root["target"], BUILDING_CODES, NONE)
    s.agent = _optional(root["origin"], [str(code) for code in ORIGIN.codes], NONE)
    s.helped = int(root["helped"].truth(default=False))
    s.mission_step = MISSION_STEPS.index(root["mission_step"].one_of(MISSION_STEPS, default="both"))


def _read_players(reader: Reader, s: State, used: set[int], is_setup: bool) -> None:
    given = [] if reader.missing else reader.items(at_least=s.seats, at_most=s.seats)
    for seat in range(s.seats):
        player = given[seat] if given else Reader({}, reader.faults, f"players[{seat}]")
        player.only(*_PLAYER_KEYS)
        _read_pieces(player, s, seat, is_setup)
        _read_goods(player, s, seat, is_setup)
        _read_own_cards(player, s, seat, used)


def _read_pieces(player: Reader, s: State, seat: int, is_setup: bool) -> None:
    s.colour[seat] = _optional(player["colour"], SEAT_COLOURS, s.colour[seat] if is_setup else max(s.colour[seat], -1))
    if s.colour[seat] == NONE and player["colour"].missing and not is_setup:
        s.colour[seat] = seat
    for one in player["agents"].items(at_most=BUILDINGS, default=True):
        s.own[seat] |= 1 << BUILDING_CODES.index(one.one_of(BUILDING_CODES))
    s.figure[seat] = _optional(player["figure"], BUILDING_CODES, NONE)
    if s.figure[seat] != NONE:
        s.own[seat] |= 1 << s.figure[seat]
    s.unlocked[seat] = int(player["unlocked"].truth(default=s.figure[seat] != NONE))
    s.annex[seat] = player["annex"].whole(0, ANNEX_AGENTS, default=ANNEX_AGENTS * s.full)
    figures = int(s.figure[seat] != NONE)
    total = START_AGENTS[s.full] + ANNEX_AGENTS * s.full
    s.supply[seat] = total - s.annex[seat] - bin(s.own[seat]).count("1") + figures
    if s.supply[seat] < 0:
        player.fault(f"has more agents than there are ({total})")
        s.supply[seat] = 0
    s.out[seat] = int(player["out"].truth(default=False))


def _read_counts(reader: Reader, names: Sequence[str], into: list[int], default: list[int], most: int) -> None:
    if reader.missing:
        into[:] = default
        return
    reader.only(*names)
    for i, name in enumerate(names):
        into[i] = reader[name].whole(0, most, default=0)


def _read_goods(player: Reader, s: State, seat: int, is_setup: bool) -> None:
    _read_counts(player["bribes"], BRIBES, s.bribes[seat], [1] * SORTS, LARGEST)
    s.money[seat] = player["money"].whole(0, LARGEST, default=s.full)
    s.box[seat] = player["box"].whole(0, BOX_LIMIT, default=0)
    start = [int(not is_setup and sort == seat) for sort in range(SORTS)]
    _read_counts(player["secrets"], SECRETS, s.secrets[seat], start, 9)
    _read_counts(player["points"], LINES, s.points[seat], [0] * len(LINES), LARGEST)
    for one in player["items"].items(at_most=len(ITEMS), default=True):
        s.items[seat] |= 1 << ITEMS.index(one.one_of(ITEMS[1:]))
    if player["missions"].missing:
        s.missions[seat][0] = seat if s.full and not is_setup else NONE
        return
    for i, one in enumerate(player["missions"].items(at_most=SLOTS)):
        s.missions[seat][i] = _optional(one, MISSION_CODES, NONE)


def _card(reader: Reader, used: set[int]) -> int:
    """A card that is said to lie somewhere; it may be said only once."""
    card = CARD_CODES.index(reader.one_of(CARD_CODES))
    if card in used:
        reader.fault(f"card {CARD_CODES[card]} lies somewhere else already")
    used.add(card)
    return card


def _read_own_cards(player: Reader, s: State, seat: int, used: set[int]) -> None:
    for i, one in enumerate(player["hand"].items(at_most=HAND, default=True)):
        s.hand[seat][i] = _card(one, used)
    if not player["assigned"].missing:
        player["assigned"].only(*ROLES)
        for i, role in enumerate(ROLES):
            if player["assigned"][role].value is not None and role in player["assigned"]:
                s.assigned[seat][i] = _card(player["assigned"][role], used)
    for i, one in enumerate(player["drawers"].items(at_most=DRAWERS, default=True)):
        if one.value is not None:
            s.drawers[seat][i] = _card(one, used)


def _read_city(root: Reader, s: State, is_setup: bool) -> None:
    """Tiles and flags; squares that are not mentioned get, in their order, the tiles that nobody owns."""
    root["start_secrets"].items(default=True)
    if not root["start_secrets"].missing:
        s.start_tiles = 0
        for one in root["start_secrets"].items(at_most=SORTS):
            s.start_tiles |= 1 << SECRETS.index(one.one_of(SECRETS))
    elif not is_setup:
        s.start_tiles = 0
    given: dict[int, int] = {}
    for name, one in root["tiles"].entries(default=True):
        if name not in SQUARE_CODES:
            one.fault("there is no such square")
            continue
        given[SQUARE_CODES.index(name)] = _optional(one, SECRETS, NONE)
    for square, secret in given.items():
        s.tile[square] = secret
    if not is_setup and len(given) < SQUARES:
        _fill_tiles(s, given)
    for building in range(BUILDINGS):
        if s.flag[building] == NONE and not is_setup:
            s.flag[building] = PRINTED_FLAG[building]
    for name, one in root["flags"].entries(default=True):
        if name not in BUILDING_CODES:
            one.fault("there is no such building")
            continue
        s.flag[BUILDING_CODES.index(name)] = _optional(one, FLAGS, NONE)


def _fill_tiles(s: State, given: dict[int, int]) -> None:
    owned = [sum(s.secrets[seat][sort] for seat in range(s.seats)) for sort in range(SORTS)]
    removed = sorted(range(SORTS), key=lambda sort: owned[sort])[: SORTS - s.seats]
    left = [9 - owned[sort] - (sort in removed) - list(given.values()).count(sort) for sort in range(SORTS)]
    sort = 0
    for square in range(SQUARES):
        if square in given or max(left) <= 0:
            continue
        while left[sort % SORTS] <= 0:
            sort += 1
        s.tile[square] = sort % SORTS
        left[sort % SORTS] -= 1
        sort += 1


def _read_missions(root: Reader, s: State, is_setup: bool) -> None:
    """Display and stacks; without the keys the first missions that lie nowhere else."""
    taken = {mission for seat in range(s.seats) for mission in s.missions[seat] if mission != NONE}
    if not root["display"].missing:
        for i, one in enumerate(root["display"].items(at_least=DISPLAY, at_most=DISPLAY)):
            s.display[i] = _optional(one, MISSION_CODES, NONE)
    elif s.full and not is_setup:
        for i, category in enumerate((1, 1, 2, 2)):
            free = [m for m in range(MISSIONS) if CATEGORY[m] == category and m not in (*taken, *s.display)]
            s.display[i] = free[0]
    if not root["stack"].missing:
        s.stack = 0
        for one in root["stack"].items(at_most=MISSIONS):
            s.stack |= 1 << MISSION_CODES.index(one.one_of(MISSION_CODES))
    elif s.full:
        gone = sum(1 << m for m in {*taken, *s.display} if m != NONE)
        s.stack &= ~gone & (-1 if is_setup else ~IN_CATEGORY[START])


def _read_cards(root: Reader, s: State, used: set[int]) -> None:
    for one in root["discards"].items(at_most=CARDS, default=True):
        card = _card(one, used)
        s.discards[card // PER_WORD] |= 1 << card % PER_WORD
    if root["shown"].value is not None and "shown" in root:
        s.shown = _card(root["shown"], used)


def _set_deck(s: State, used: set[int]) -> None:
    s.deck = [0, 0, 0]
    for card in range(CARDS if s.full else INTRO_CARDS):
        if card not in used:
            s.deck[card // PER_WORD] |= 1 << card % PER_WORD


# --- what is pending --------------------------------------------------------------------------------------------


def _read_frames(reader: Reader, s: State) -> None:
    for one in reader.items(at_least=1, at_most=len(s.frames)):
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
            one["c"].whole(-1, CARDS, default=0),
        )
        s.frames[s.depth - 1][MOVERS] = movers


def _turn(s: State, seat: int) -> int:
    return (seat - s.crest) % s.seats


def _fill_assigned(s: State, pending: str, used: set[int]) -> None:
    """Face-down cards that were not mentioned: the lowest ones that lie nowhere else."""
    if not pending.startswith("ACTION"):
        return
    if s.active == NOBODY:
        s.active = s.crest
    first = {"ACTION_I": 0, "ACTION_II": 1}.get(pending, 2)
    free = [card for card in range(INTRO_CARDS) if card not in used]
    for turn in range(_turn(s, s.active), s.seats):
        seat = in_order(s, turn)
        for role in range(first if seat == s.active else 0, ACTIONS_WITH_CARD):
            if s.assigned[seat][role] == NONE:
                s.assigned[seat][role] = free.pop(0)
                used.add(s.assigned[seat][role])


def _begin(s: State, pending: str) -> None:
    """Goes on from a place in the game to the next question."""
    if pending == "OVER":
        return
    if pending == "SET_UP":
        queue(s, SET_UP, 0, 0, 0, 0)
        set_up(s)
    elif pending == "ROUND":
        s.round -= 1
        begin_round(s)
    elif pending == "ASSIGN":
        queue(s, ASK_CARDS, 0, 0, 0, 0)
        s.frames[0][MOVERS] = sum(1 << seat for seat in range(s.seats) if not s.out[seat])
    elif pending == "ROUND_END":
        s.active = NOBODY
        queue(s, TURNS, 0, s.seats, 0, 0)
    else:
        _begin_action(s, pending)
    _go_on(s)


def _begin_action(s: State, pending: str) -> None:
    seat = s.active
    queue(s, TURNS, 0, _turn(s, seat) + 1, 0, 0)
    queue(s, ACT_FOUR, seat, 0, 0, 0)
    if pending != "ACTION_IV":
        pose(s, ASK_THREE, seat, 0, 0, NONE)
    if pending in ("ACTION_I", "ACTION_II"):
        queue(s, ACT_TWO, seat, 0, 0, 0)
    if pending == "ACTION_I":
        queue(s, ACT_ONE, seat, 0, 0, 0)


def _go_on(s: State) -> None:
    while True:
        while is_automatic(s):
            proceed(s)
        seat = s.frames[s.depth - 1][D] if s.depth else NOBODY
        action = answer(s, seat, False)
        if action == NONE:
            return
        perform(s, seat, action)
