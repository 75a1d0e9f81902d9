"""What a seat knows, as JSON for people: names, not numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from safehouse.core.bits import has

from .board import ALL_CARDS, AT_CITY, CARD_CODES, CITY_CODES, CONNECTION_CODES, FIELD_CODES, FIRST_FIELD, LENGTH
from .components import SLOTS
from .missions import covered_points, planning_cost, score, wants_spy_city
from .network import can_recall, far_end, field_price
from .rules import turn_order
from .state import BOX, DISCARDED, FULFILLED_BY, NOBODY, NONE, OFFERED, STACK, State

JSON = dict[str, Any]


def view(s: State, seat: int) -> JSON:
    """The table as this seat (or a spectator) sees it."""
    return table_view(s) | own_view(s, seat)


def table_view(s: State) -> JSON:
    """What everybody can read off the table."""
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
        "stack": s.stack_count,
        "unseen": [CARD_CODES[card] for card in lying[STACK]],
        "discard": _faces(lying, DISCARDED),
        "offered": _faces(lying, OFFERED),
        "box": _faces(lying, BOX),
        "fields": _fields(s),
    }


def own_view(s: State, seat: int) -> JSON:
    """Prices and recalls of this seat; a spectator is shown those of the active seat."""
    asker = seat if seat < s.seats else s.active
    return {
        "display": [_slot(s, slot, asker) for slot in range(SLOTS)],
        "prices": _prices(s, asker),
        "reach": _reach(s, asker),
        "recallable": _recallable(s, asker),
    }


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


@lru_cache(4096)
def _cities(mask: int) -> tuple[str, ...]:
    return tuple(code for city, code in enumerate(CITY_CODES) if mask >> city & 1)


FACES: list[JSON] = [
    {
        "card": face.id,
        "cities": list(face.cities),
        "points": face.points,
        "extra_turn": face.extra_turn,
        "start": face.start,
    }
    for face in ALL_CARDS
]


def card_face(card: int) -> JSON:
    """What is printed on a mission."""
    face = FACES[card].copy()
    face["cities"] = face["cities"].copy()
    return face


def _by_place(s: State) -> list[list[int]]:
    """The cards that lie at each place, in order."""
    lying: list[list[int]] = [[] for _ in range(FULFILLED_BY + s.seats)]
    for card, place in enumerate(s.place):
        lying[place].append(card)
    return lying


def _faces(lying: list[list[int]], place: int) -> list[JSON]:
    return [card_face(card) for card in lying[place]]


def _fields(s: State) -> dict[str, list[int]]:
    """The fields on which agents are, with the number of each seat's."""
    rows = zip(FIELD_CODES, s.owners, *s.agents[: s.seats], strict=True)
    return {code: counts for code, owned, *counts in rows if owned}


def _player(s: State, seat: int, lying: list[list[int]]) -> JSON:
    return {
        "seat": seat,
        "spy": None if s.spy[seat] == NONE else CITY_CODES[s.spy[seat]],
        "supply": s.supply[seat],
        "agents": s.agents_in_all[seat],
        "network": list(_cities(s.network[seat])),
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
        "covered": list(_cities(s.covered[seat][position])),
        "planning": s.planning[seat][position],
        "wants_spy_city": s.spy[seat] != NONE and wants_spy_city(s, seat, position),
    }


def _slot(s: State, slot: int, asker: int) -> JSON:
    card = s.display[slot]
    face = {"card": None} if card == NONE else card_face(card)
    return {"slot": slot + 1, "cost": planning_cost(s, max(asker, 0), slot), **face}


def _field_prices(s: State, seat: int, connection: int) -> list[int]:
    first = FIRST_FIELD[connection]
    return [field_price(s, seat, field) for field in range(first, first + LENGTH[connection])]


def _prices(s: State, seat: int) -> dict[str, list[int]]:
    """What each connection of the map would cost the seat, field by field."""
    if seat == NOBODY:
        return {}
    return {code: _field_prices(s, seat, connection) for connection, code in enumerate(CONNECTION_CODES)}


def _reach(s: State, seat: int) -> list[JSON]:
    """The connections at the spy's city that lead to a new city, with their price field by field."""
    if seat == NOBODY or s.spy[seat] == NONE:
        return []
    found = []
    for connection in sorted(k for k in AT_CITY[s.spy[seat]] if k != NONE):
        city = far_end(connection, s.spy[seat])
        if has(s.network[seat], city):
            continue
        prices = _field_prices(s, seat, connection)
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
    return [FIELD_CODES[f] for f, count in enumerate(s.agents[seat]) if count and can_recall(s, seat, f)]
