"""What a seat knows, as JSON for people: names, not numbers."""

from __future__ import annotations

from typing import Any

from safehouse.core.bits import has

from .board import (
    ALL_CARDS,
    CITIES,
    CITY_CODES,
    CONNECTION_CODES,
    CONNECTIONS,
    FIELD_CODES,
    FIELDS,
    FIRST_FIELD,
    LENGTH,
)
from .components import SLOTS
from .missions import covered_points, planning_cost, score, wants_spy_city
from .network import can_recall, far_end, field_price
from .rules import turn_order
from .state import BOX, DISCARDED, FULFILLED_BY, NOBODY, NONE, OFFERED, STACK, State

JSON = dict[str, Any]


def view(s: State, seat: int) -> JSON:
    """The table as this seat (or a spectator) sees it. Prices and recalls are its own (or the active seat's)."""
    asker = seat if seat < s.seats else s.active
    lying = _by_place(s)
    return {
        "side": "dark" if s.dark else "light",
        "first_player": _seat(s.first),
        "active": _seat(s.active),
        "extra_turn": bool(s.is_extra),
        "extra_turns_due": s.extra_due,
        "trigger": _seat(s.trigger),
        "turn_limit": s.turn_limit,
        "players": [_player(s, other, lying) for other in range(s.seats)],
        "display": [_slot(s, slot, asker) for slot in range(SLOTS)],
        "stack": s.stack_count,
        "unseen": [ALL_CARDS[card].id for card in lying.get(STACK, ())],
        "discard": _faces(lying, DISCARDED),
        "offered": _faces(lying, OFFERED),
        "box": _faces(lying, BOX),
        "fields": {FIELD_CODES[f]: [s.agents[p][f] for p in range(s.seats)] for f in range(FIELDS) if s.owners[f]},
        "reach": _reach(s, asker),
        "recallable": _recallable(s, asker),
    }


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _mask(mask: int) -> list[str]:
    return [CITY_CODES[city] for city in range(CITIES) if mask >> city & 1]


def card_face(card: int) -> JSON:
    """What is printed on a mission."""
    face = ALL_CARDS[card]
    return {
        "card": face.id,
        "cities": list(face.cities),
        "points": face.points,
        "extra_turn": face.extra_turn,
        "start": face.start,
    }


def _by_place(s: State) -> dict[int, list[int]]:
    """The cards that lie at each place, in order."""
    lying: dict[int, list[int]] = {}
    for card, place in enumerate(s.place):
        lying.setdefault(place, []).append(card)
    return lying


def _faces(lying: dict[int, list[int]], place: int) -> list[JSON]:
    return [card_face(card) for card in lying.get(place, ())]


def _player(s: State, seat: int, lying: dict[int, list[int]]) -> JSON:
    return {
        "seat": seat,
        "spy": None if s.spy[seat] == NONE else CITY_CODES[s.spy[seat]],
        "supply": s.supply[seat],
        "agents": s.agents_in_all[seat],
        "network": _mask(s.network[seat]),
        "open": [_open(s, seat, position) for position in range(s.open_count[seat])],
        "fulfilled": _faces(lying, FULFILLED_BY + seat),
        "fulfilled_points": s.fulfilled_points[seat],
        "covered_points": covered_points(s, seat),
        "score": score(s, seat),
        "turns": s.turns[seat],
        "turn_order": None if s.first == NOBODY else turn_order(s, seat),
        "finished": bool(s.finished[seat]),
        "out": bool(s.out[seat]),
    }


def _open(s: State, seat: int, position: int) -> JSON:
    return {
        "position": position + 1,
        **card_face(s.open[seat][position]),
        "covered": _mask(s.covered[seat][position]),
        "planning": s.planning[seat][position],
        "wants_spy_city": s.spy[seat] != NONE and wants_spy_city(s, seat, position),
    }


def _slot(s: State, slot: int, asker: int) -> JSON:
    card = s.display[slot]
    face = {"card": None} if card == NONE else card_face(card)
    return {"slot": slot + 1, "cost": planning_cost(s, max(asker, 0), slot), **face}


def _reach(s: State, seat: int) -> list[JSON]:
    """The connections at the spy's city that lead to a new city, with their price field by field."""
    if seat == NOBODY or s.spy[seat] == NONE:
        return []
    found = []
    for connection in range(CONNECTIONS):
        city = far_end(connection, s.spy[seat])
        if city == NONE or has(s.network[seat], city):
            continue
        first = FIRST_FIELD[connection]
        prices = [field_price(s, seat, field) for field in range(first, first + LENGTH[connection])]
        found.append(
            {
                "connection": CONNECTION_CODES[connection],
                "city": CITY_CODES[city],
                "fields": prices,
                "price": sum(prices),
                "short": max(0, sum(prices) - s.supply[seat]),
            }
        )
    return found


def _recallable(s: State, seat: int) -> list[str]:
    if seat == NOBODY:
        return []
    return [FIELD_CODES[f] for f in range(FIELDS) if s.agents[seat][f] > 0 and can_recall(s, seat, f)]
