"""A whole position as readable JSON, and back."""

from __future__ import annotations

from typing import Any

from safehouse.core.frames import KIND, MOVERS, A, B, ask, ask_chance, push, top
from safehouse.core.options import Options
from safehouse.core.seats import CHANCE_MOVES
from safehouse.core.validation import Cursor

from ..data.board import COPIES, DOCUMENT_IDS, DROP_IDS, KINDS
from .state import ASK_DEAL, ASK_FIRST, ASK_TURN, DECISIONS, NOBODY, State, prepare

MOST_POINTS = 40


def documents(counts: list[int]) -> list[str]:
    """Counts by kind as a list of ids."""
    return [DOCUMENT_IDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def write(s: State) -> dict[str, Any]:
    pending = top(s, KIND) if s.depth else NOBODY
    position: dict[str, Any] = {
        "pending": DECISIONS[pending] if s.depth else "OVER",
        "first_player": None if s.first == NOBODY else s.first,
        "sold": documents(s.sold),
        "players": [_write_player(s, seat) for seat in range(s.seats)],
    }
    if pending == ASK_TURN:
        position["turn"] = next(seat for seat in range(s.seats) if top(s, MOVERS) >> seat & 1)
    if pending == ASK_DEAL:
        position["dealing"] = {"seat": top(s, A), "left": top(s, B)}
    return position


def _write_player(s: State, seat: int) -> dict[str, Any]:
    return {
        "hand": documents(s.hand[seat]),
        "hidden": {id: documents(s.hidden[seat][drop]) for drop, id in enumerate(DROP_IDS)},
        "points": s.points[seat],
        "out": bool(s.out[seat]),
    }


def read(root: Cursor, seats: int, options: Options) -> State:
    """What is left out has its natural value: nothing hidden, nothing sold, nobody gone."""
    root.only("pending", "first_player", "sold", "players", "turn", "dealing")
    s = prepare(seats, options)
    pending = root["pending"].one_of((*DECISIONS, "OVER"))
    if root["first_player"].value is None:
        s.first = NOBODY
    else:
        s.first = root["first_player"].whole(0, seats - 1)
    for cursor in root["sold"].items(at_most=sum(COPIES), default=True):
        s.sold[_take(cursor, s)] += 1
    for seat, player in enumerate(root["players"].items(at_least=seats, at_most=seats)):
        _read_player(player, s, seat)
    if pending == "FIRST_PLAYER":
        ask_chance(s, ASK_FIRST, 0)
    elif pending == "DEAL":
        root["dealing"].only("seat", "left")
        left = root["dealing"]["left"].whole(0, seats * s.hand_size - 1)
        push(s, ASK_DEAL, CHANCE_MOVES, root["dealing"]["seat"].whole(0, seats - 1), left)
    elif pending == "TURN":
        ask(s, ASK_TURN, root["turn"].whole(0, seats - 1))
    return s


def _take(cursor: Cursor, s: State) -> int:
    """A document that lies somewhere else than in the archive."""
    kind = DOCUMENT_IDS.index(cursor.one_of(DOCUMENT_IDS))
    if s.archive[kind] == 0:
        cursor.fault(f"there are only {COPIES[kind]} documents {DOCUMENT_IDS[kind]}")
    else:
        s.archive[kind] -= 1
    return kind


def _read_player(player: Cursor, s: State, seat: int) -> None:
    player.only("hand", "hidden", "points", "out")
    for cursor in player["hand"].items(at_most=s.hand_size):
        s.hand[seat][_take(cursor, s)] += 1
        s.hand_count[seat] += 1
    for id, there in player["hidden"].entries(default=True):
        if id not in DROP_IDS:
            there.fault(f"is no drop; drops are {', '.join(DROP_IDS)}")
            continue
        for cursor in there.items(at_most=s.hand_size):
            s.hidden[seat][DROP_IDS.index(id)][_take(cursor, s)] += 1
            s.hidden_count[seat][DROP_IDS.index(id)] += 1
    s.points[seat] = player["points"].whole(0, MOST_POINTS, default=0)
    s.out[seat] = int(player["out"].truth(default=False))
