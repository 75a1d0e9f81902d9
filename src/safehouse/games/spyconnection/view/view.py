"""What a seat knows, in names, not numbers."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from safehouse.core.bits import has
from safehouse.core.kept_parts import kept

from ..data.board import ALL_CARDS, AT_CITY, CITY_CODES, CONNECTION_CODES, FIELD_CODES, FIRST_FIELD, LENGTH
from ..data.components import SLOTS
from ..rules import state as st
from ..rules.missions import TRIGGER_COUNT, covered_points, planning_cost, score, wants_spy_city
from ..rules.network import can_recall, far_end, field_price
from ..rules.scoring import turn_order
from ..rules.state import State
from . import shapes
from .previews import previews

SEEN_ALIKE = True
"""SPY-1.14: every seat and every spectator knows the whole state."""


def table_view(s: State) -> shapes.TableView:
    """What everybody can read off the table."""
    lying = _by_place(s)
    return shapes.TableView(
        side="dark" if s.dark else "light",
        first_player=_seat(s.first),
        active=_seat(s.active),
        extra_turn=bool(s.is_extra),
        extra_turns_due=s.extra_due,
        trigger=_seat(s.trigger),
        turn_limit=s.turn_limit,
        open_limit=st.OPEN,
        to_trigger=TRIGGER_COUNT,
        players=[_player(s, other, lying) for other in range(s.seats)],
        stack=s.stack_count,
        unseen=_unseen(s),
        discard=lying[st.DISCARDED],
        offered=lying[st.OFFERED],
        box=lying[st.BOX],
        fields=_fields(s),
    )


def own_view(s: State, seat: int) -> shapes.OwnView:
    """Prices and recalls of this seat; a spectator is shown those of the active seat."""
    asker = seat if seat < s.seats else s.active
    return shapes.OwnView(
        display=_display(s, asker),
        prices=_prices(s, asker),
        reach=_reach(s, asker),
        recallable=_recallable(s, asker),
        previews=previews(s, seat),
    )


def _seat(number: int) -> int | None:
    return None if number == st.NOBODY else number


@lru_cache(4096)
def _cities(mask: int) -> list[str]:
    return [code for city, code in enumerate(CITY_CODES) if mask >> city & 1]


FACES = [
    shapes.Card(
        card=face.id, cities=list(face.cities), points=face.points, extra_turn=face.extra_turn, start=face.start
    )
    for face in ALL_CARDS
]
"""What is printed on each mission."""
PRINTED = [msgspec.structs.asdict(face) for face in FACES]


@kept(lambda s: s.place)
def _by_place(s: State) -> list[list[shapes.Card]]:
    """The cards that lie at each place, in order."""
    lying: list[list[shapes.Card]] = [[] for _ in range(st.FULFILLED_BY + s.seats)]
    for card, place in enumerate(s.place):
        lying[place].append(FACES[card])
    return lying


@kept(lambda s: s.place)
def _unseen(s: State) -> list[str]:
    return [face.card for face in _by_place(s)[st.STACK]]


@kept(lambda s: (s.owners, s.agents))
def _fields(s: State) -> dict[str, list[int]]:
    """The fields on which agents are, with the number of each seat's."""
    rows = zip(FIELD_CODES, s.owners, *s.agents[: s.seats], strict=True)
    return {code: counts for code, owned, *counts in rows if owned}


def _player(s: State, seat: int, lying: list[list[shapes.Card]]) -> shapes.Player:
    return shapes.Player(
        seat=seat,
        spy=None if s.spy[seat] == st.NONE else CITY_CODES[s.spy[seat]],
        supply=s.supply[seat],
        agents=s.agents_in_all[seat],
        network=_cities(s.network[seat]),
        open=_missions(s, seat),
        fulfilled=lying[st.FULFILLED_BY + seat],
        fulfilled_points=s.fulfilled_points[seat],
        covered_points=covered_points(s, seat),
        score=score(s, seat),
        turns=s.turns[seat],
        turn_order=None if s.first == st.NOBODY else turn_order(s, seat),
        finished=bool(s.finished[seat]),
        out=bool(s.out[seat]),
    )


@kept(lambda s, seat: (s.open_count[seat], s.open[seat], s.covered[seat], s.planning[seat], s.spy[seat]))
def _missions(s: State, seat: int) -> list[shapes.OpenMission]:
    return [_open(s, seat, position) for position in range(s.open_count[seat])]


def _open(s: State, seat: int, position: int) -> shapes.OpenMission:
    return shapes.OpenMission(
        **PRINTED[s.open[seat][position]],
        position=position + 1,
        covered=_cities(s.covered[seat][position]),
        planning=s.planning[seat][position],
        wants_spy_city=s.spy[seat] != st.NONE and wants_spy_city(s, seat, position),
    )


@kept(lambda s, asker: (s.display, s.open_count[max(asker, 0)]))
def _display(s: State, asker: int) -> list[shapes.Slot | shapes.EmptySlot]:
    return [_slot(s, slot, asker) for slot in range(SLOTS)]


def _slot(s: State, slot: int, asker: int) -> shapes.Slot | shapes.EmptySlot:
    card, cost = s.display[slot], planning_cost(s, max(asker, 0), slot)
    if card == st.NONE:
        return shapes.EmptySlot(card=None, slot=slot + 1, cost=cost)
    return shapes.Slot(**PRINTED[card], slot=slot + 1, cost=cost)


_price_lists: dict[tuple[int, ...], list[int]] = {}
"""One list for the same prices: there are few, and lists that are the same are not looked into for changes."""


def _field_prices(s: State, seat: int, connection: int) -> list[int]:
    first = FIRST_FIELD[connection]
    prices = [field_price(s, seat, field) for field in range(first, first + LENGTH[connection])]
    return _price_lists.setdefault(tuple(prices), prices)


@kept(lambda s, seat: (s.owners, s.agents[seat]))
def _prices(s: State, seat: int) -> dict[str, list[int]]:
    """What each connection of the map would cost the seat, field by field."""
    if seat == st.NOBODY:
        return {}
    return {code: _field_prices(s, seat, connection) for connection, code in enumerate(CONNECTION_CODES)}


@kept(lambda s, seat: (s.spy[seat], s.supply[seat], s.network[seat], s.owners, s.agents[seat]))
def _reach(s: State, seat: int) -> list[shapes.Reach]:
    """The connections at the spy's city that lead to a new city, with their price field by field."""
    if seat == st.NOBODY or s.spy[seat] == st.NONE:
        return []
    found = []
    for connection in sorted(k for k in AT_CITY[s.spy[seat]] if k != st.NONE):
        city = far_end(connection, s.spy[seat])
        if has(s.network[seat], city):
            continue
        prices = _field_prices(s, seat, connection)
        found.append(
            shapes.Reach(
                connection=CONNECTION_CODES[connection],
                city=CITY_CODES[city],
                fields=prices,
                price=sum(prices),
                short=max(0, sum(prices) - s.supply[seat]),
            )
        )
    return found


@kept(lambda s, seat: (s.spy[seat], s.agents[seat], s.touching[seat]))
def _recallable(s: State, seat: int) -> list[str]:
    if seat == st.NOBODY:
        return []
    return [FIELD_CODES[f] for f, count in enumerate(s.agents[seat]) if count and can_recall(s, seat, f)]
