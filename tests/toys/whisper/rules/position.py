"""A whole position as readable JSON, and back."""

from __future__ import annotations

from typing import Any

from safehouse.core.frames import KIND, A, B, ask, ask_chance, push
from safehouse.core.options import Options
from safehouse.core.seats import CHANCE_MOVES
from safehouse.core.validation import Cursor

from ..data.board import CODES, COPIES
from ..view.view import cards
from . import state as st
from .state import State
from .turn import picks

JSON = dict[str, Any]


def write(s: State) -> JSON:
    position: JSON = {
        "pending": st.DECISIONS[s.frames[s.depth - 1][KIND]] if s.depth else "OVER",
        "first_player": _or_none(s.first),
        "round": s.round,
        "discard": cards(s.discard),
        "players": [_write_player(s, seat) for seat in range(s.seats)],
    }
    if s.active != st.NOBODY:
        position["turn"] = {
            "seat": s.active, "energy": s.energy, "peeked": bool(s.peeked), "drawn": bool(s.drawn),
            "turns_left": s.turns_left,
        }  # fmt: skip
    if s.depth and s.frames[s.depth - 1][KIND] == st.ASK_DEAL and s.active == st.NOBODY:
        position["dealing"] = {"seat": s.frames[0][A], "left": s.frames[0][B]}
    if position["pending"] == "SHOW":
        position["asked"] = next(seat for seat in range(s.seats) if s.frames[1][1] >> seat & 1)
    return position


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _write_player(s: State, seat: int) -> JSON:
    return {
        "hand": cards(s.hand[seat]),
        "pick": None if s.pick[seat] == st.NONE else CODES[s.pick[seat]],
        "shown": {
            str(owner): None if s.shown[seat][owner] == st.NONE else CODES[s.shown[seat][owner]]
            for owner in range(s.seats)
            if s.shows[seat][owner]
        },
        "points": s.points[seat],
        "pawn": s.pawn[seat],
        "out": bool(s.out[seat]),
    }


def read(root: Cursor, seats: int, options: Options) -> State:
    root.only("pending", "first_player", "round", "discard", "players", "turn", "dealing", "asked")
    s = st.prepare(seats, options)
    pending = root["pending"].one_of((*st.DECISIONS, "OVER"))
    if root["first_player"].value is None:
        s.first = st.NOBODY
    else:
        s.first = root["first_player"].whole(0, seats - 1)
    s.round = root["round"].whole(0, s.rounds)
    for cursor in root["discard"].items(at_most=sum(COPIES)):
        s.discard[_take(cursor, s)] += 1
    for seat, player in enumerate(root["players"].items(at_least=seats, at_most=seats)):
        _read_player(player, s, seat)
    if "turn" in root:
        _read_turn(root["turn"], s)
    s.deck_count = sum(s.deck)
    _stack_decisions(root, s, pending)
    return s


def _take(cursor: Cursor, s: State) -> int:
    """A card that lies somewhere else than in the deck."""
    kind = CODES.index(cursor.one_of(CODES))
    if s.deck[kind] == 0:
        cursor.fault(f"there are only {COPIES[kind]} cards {CODES[kind]}")
    else:
        s.deck[kind] -= 1
    return kind


def _read_player(player: Cursor, s: State, seat: int) -> None:
    player.only("hand", "pick", "shown", "points", "pawn", "out")
    for cursor in player["hand"].items(at_most=sum(COPIES)):
        s.hand[seat][_take(cursor, s)] += 1
        s.hand_count[seat] += 1
    if player["pick"].value is not None:
        s.pick[seat] = CODES.index(player["pick"].one_of(CODES))
    for owner, cursor in player["shown"].entries():
        if owner not in map(str, range(s.seats)):
            cursor.fault("is no seat")
            continue
        s.shows[seat][int(owner)] = 1
        if cursor.value is not None:
            s.shown[seat][int(owner)] = CODES.index(cursor.one_of(CODES))
    s.points[seat] = player["points"].whole(0, 3)
    s.pawn[seat] = player["pawn"].whole(0, 3 * st.ENERGY)
    s.out[seat] = int(player["out"].truth())


def _read_turn(turn: Cursor, s: State) -> None:
    turn.only("seat", "energy", "peeked", "drawn", "turns_left")
    s.active = turn["seat"].whole(0, s.seats - 1)
    s.energy = turn["energy"].whole(0, st.ENERGY)
    s.peeked = int(turn["peeked"].truth())
    s.drawn = int(turn["drawn"].truth())
    s.turns_left = turn["turns_left"].whole(0, s.seats - 1)


def _stack_decisions(root: Cursor, s: State, pending: str) -> None:
    if s.active != st.NOBODY:
        ask(s, st.ASK_TURN, s.active)
    if pending == "FIRST_PLAYER":
        ask_chance(s, st.ASK_FIRST, 0)
    elif pending == "DEAL" and s.active != st.NOBODY:
        ask_chance(s, st.ASK_DEAL, s.active)
    elif pending == "DEAL":
        root["dealing"].only("seat", "left")
        left = root["dealing"]["left"].whole(0, s.seats * s.hand_size - 1)
        push(s, st.ASK_DEAL, CHANCE_MOVES, root["dealing"]["seat"].whole(0, s.seats - 1), left)
    elif pending == "PICK":
        movers = sum(1 << seat for seat in range(s.seats) if picks(s, seat) and s.pick[seat] == st.NONE)
        push(s, st.ASK_PICK, movers, 0, 0)
    elif pending == "SHOW":
        push(s, st.ASK_SHOW, 1 << root["asked"].whole(0, s.seats - 1), s.active, 0)
