"""What each action would cost and bring, worked out by the rules before anything is chosen. For the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import UNSET

from safehouse.core.bits import has
from safehouse.core.events import drain
from safehouse.core.frames import KIND, is_asked, top
from safehouse.core.kept_parts import kept
from safehouse.core.rule import OK

from ..data import board
from ..data.components import SLOTS
from ..rules import state as st
from ..rules.actions import check_recall_circle, check_turn, cover, is_free_action_open
from ..rules.missions import agents_on, fulfil, is_fulfilled, missing_targets, planning_cost, wants_spy_city
from ..rules.network import far_end, field_price
from ..rules.state import State
from . import shapes

Previews = dict[str, shapes.Preview]
NOTHING = shapes.Ending(served=[], wanting=[])


def previews(s: State, seat: int) -> Previews:
    """By the text of the action. Also of actions that lack only agents, or others that are taken back first."""
    if seat >= s.seats or not is_asked(s, seat) or top(s, KIND) not in (st.ASK_ROOT, st.ASK_MOVED, st.ASK_COVER):
        return {}
    kind = top(s, KIND)
    found = _recalls(s, seat, kind) if is_free_action_open(s, seat, kind) else {}
    for position in range(s.open_count[seat]):
        if check_turn(s, seat, st.DISCARD + position) == OK:
            found[_text(st.DISCARD + position)] = shapes.Preview(back=agents_on(s, seat, position))
        if check_turn(s, seat, st.COVER + position) == OK:
            found[_text(st.COVER + position)] = shapes.Preview(ending=_ending(s, seat, s.spy[seat], 0, [position]))
    return found if kind == st.ASK_COVER else found | _ways(s, seat, kind)


def _text(action: int) -> str:
    return st.ACTIONS[action].text


@lru_cache(4096)
def _members(cities: int) -> list[int]:
    return [city for city in range(board.CITIES) if has(cities, city)]


# --- going on, or taking a mission ------------------------------------------------------------------------------


def _ways(s: State, seat: int, kind: int) -> Previews:
    found = {}
    for connection in board.AT_CITY[s.spy[seat]]:
        if connection != st.NONE and not has(s.network[seat], far_end(connection, s.spy[seat])):
            found[_text(st.CONNECT + connection)] = _connect(s, seat, connection)
    for city in _members(s.network[seat]):
        if check_turn(s, seat, st.MOVE + city) == OK:
            found[_text(st.MOVE + city)] = shapes.Preview(ending=_ending(s, seat, city, 0, None))
    for slot in range(SLOTS):
        if check_turn(s, seat, st.TAKE + slot) == OK:
            found[_text(st.TAKE + slot)] = _take(s, seat, slot)
    if kind == st.ASK_MOVED:
        found[_text(st.STOP)] = shapes.Preview(ending=_ending(s, seat, s.spy[seat], 0, None))
    return found


def _fields(connection: int) -> range:
    return range(board.FIRST_FIELD[connection], board.FIRST_FIELD[connection] + board.LENGTH[connection])


def _connect(s: State, seat: int, connection: int) -> shapes.Preview:
    """`payable`: whether it could be paid once all agents elsewhere had been taken back."""
    fields = [field_price(s, seat, field) for field in _fields(connection)]
    cost = sum(fields)
    short = max(0, cost - s.supply[seat])
    placed = sum(s.agents[seat][field] for field in _fields(connection))
    planned = sum(s.planning[seat][position] for position in range(s.open_count[seat]))
    city = far_end(connection, s.spy[seat])
    return shapes.Preview(
        cost=cost,
        fields=fields,
        short=short,
        payable=s.agents_in_all[seat] - placed - planned >= cost,
        left=s.supply[seat] - cost if not short else UNSET,
        ending=_ending(s, seat, city, cost, None) if not short else UNSET,
    )


def _take(s: State, seat: int, slot: int) -> shapes.Preview:
    """`at_once`: whether the spy stands in one of its cities, and an agent is left to cover it."""
    cost = planning_cost(s, seat, slot)
    left = s.supply[seat] - cost
    at_once = left > 0 and has(board.TARGETS[s.display[slot]], s.spy[seat])
    return shapes.Preview(cost=cost, left=left, at_once=at_once)


def _ending(s: State, seat: int, city: int, cost: int, only: list[int] | None) -> shapes.Ending:
    """SPY-10: the end-of-turn step in a city after a price was paid, `only` of some missions.

    Every mission that shows the city is served, those first that give agents back.
    """
    positions = range(s.open_count[seat]) if only is None else only
    if not any(has(board.TARGETS[s.open[seat][position]], city) for position in positions):
        return NOTHING
    after = s.clone()
    drain(after)
    after.spy[seat] = city
    after.supply[seat] -= cost
    wanting = [position for position in positions if wants_spy_city(after, seat, position)]
    wanting.sort(key=lambda position: missing_targets(after, seat, position) > 1)
    cards = [s.open[seat][position] for position in wanting]
    served = []
    while cards and after.supply[seat] > 0:
        card = cards.pop(0)
        served.append(_served(after, seat, card))
    return shapes.Ending(served=served, wanting=[board.CARD_CODES[card] for card in cards])


def _served(s: State, seat: int, card: int) -> shapes.Served:
    position = s.open[seat].index(card)
    cover(s, seat, position)
    left = s.supply[seat]
    done = is_fulfilled(s, seat, position)
    if done:
        fulfil(s, seat, position)
    return shapes.Served(card=board.CARD_CODES[card], fulfilled=done, back=s.supply[seat] - left)


# --- taking back ------------------------------------------------------------------------------------------------


def _recalls(s: State, seat: int, kind: int) -> Previews:
    found = dict(_field_recalls(s, seat))
    for position in range(s.open_count[seat]):
        for city in _members(s.covered[seat][position]):
            if check_recall_circle(s, seat, kind, position, city) == OK:
                found[_text(st.RECALL_CIRCLE + position * board.CITIES + city)] = shapes.Preview(back=1)
    return found


@kept(lambda s, seat: (s.spy[seat], s.network[seat], s.owners, s.agents[seat]))
def _field_recalls(s: State, seat: int) -> Previews:
    without = s.clone()
    return {
        _text(st.RECALL_FIELD + field): _recall(s, without, seat, field)
        for field, count in enumerate(s.agents[seat])
        if count
    }


def _recall(s: State, without: State, seat: int, field: int) -> shapes.Preview:
    """`first`: the fields it would cut off (SPY-7.5); `again`: what the field would cost; `leaves`: cities lost."""
    without.agents[seat][field] = 0
    without.owners[field] -= 1
    reached, cities = _walk(without, seat)
    again = field_price(without, seat, field)
    cut_off = [other for other, count in enumerate(without.agents[seat]) if count and other not in reached]
    without.agents[seat][field] = s.agents[seat][field]
    without.owners[field] += 1
    return shapes.Preview(
        back=s.agents[seat][field],
        again=again,
        first=[board.FIELD_CODES[other] for other in cut_off],
        leaves=[
            code for city, code in enumerate(board.CITY_CODES) if has(s.network[seat], city) and city not in cities
        ],
    )


def _walk(s: State, seat: int) -> tuple[set[int], set[int]]:
    """SPY-7.7: the fields and cities that a walk from the spy's city over own agents reaches."""
    fields, cities, left = set[int](), {s.spy[seat]}, [s.spy[seat]]
    while left:
        city = left.pop()
        for connection in board.AT_CITY[city]:
            if connection == st.NONE:
                continue
            row = _fields(connection) if board.END_A[connection] == city else reversed(_fields(connection))
            own = list(_until_gap(s, seat, row))
            fields.update(own)
            end = far_end(connection, city)
            if len(own) == board.LENGTH[connection] and end not in cities:
                cities.add(end)
                left.append(end)
    return fields, cities


def _until_gap(s: State, seat: int, row: Iterable[int]) -> Iterator[int]:
    for field in row:
        if s.agents[seat][field] == 0:
            return
        yield field
