"""The components of Spy Connection as typed data, and the check that a data set must pass."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from safehouse.core.datasets import Findings
from safehouse.core.validation import Cursor

SLOTS = 4
LONGEST_CONNECTION = 3
MOST_CITIES = 60
MOST_MISSIONS = 100
"""With the start missions all cards stay below 128: the state keeps their numbers in single bytes."""

Point = tuple[int, int]


@dataclass(frozen=True)
class City:
    id: str
    at: Point


@dataclass(frozen=True)
class Connection:
    start: str
    end: str
    fields: tuple[Point, ...]

    @property
    def id(self) -> str:
        return f"{self.start}-{self.end}"


@dataclass(frozen=True)
class Mission:
    """A mission card; `start` is the red city of a start mission, else None."""

    id: str
    cities: tuple[str, ...]
    points: int
    extra_turn: bool
    start: str | None = None


@dataclass(frozen=True)
class Components:
    size: Point
    planning_costs: tuple[int, ...]
    cities: tuple[City, ...]
    connections: tuple[Connection, ...]
    missions: tuple[Mission, ...]
    start_missions: tuple[Mission, ...]
    neighbours: dict[str, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for city in self.cities:
            self.neighbours[city.id] = set()
        for connection in self.connections:
            for a, b in ((connection.start, connection.end), (connection.end, connection.start)):
                self.neighbours.setdefault(a, set()).add(b)


def read_components(root: Cursor, findings: Findings) -> Components:
    """Reads a data set; errors are what the rules need, warnings what the printed game has."""
    root.only("game", "name", "provenance", "board", "cities", "connections", "missions", "start_missions")
    root["board"].only("size", "planning_costs")
    components = Components(
        _point(root["board"]["size"], 10_000),
        _costs(root["board"]["planning_costs"]),
        tuple(_city(cursor) for cursor in root["cities"].items(at_least=2, at_most=MOST_CITIES)),
        tuple(_connection(cursor) for cursor in root["connections"].items(at_least=1, at_most=200)),
        tuple(_mission(cursor, False) for cursor in root["missions"].items(at_least=SLOTS, at_most=MOST_MISSIONS)),
        tuple(_mission(cursor, True) for cursor in root["start_missions"].items(at_least=4, at_most=20)),
    )
    if not findings.errors:
        findings.errors += _needed(components)
    if not findings.errors:
        findings.warnings += _printed(components)
        if root["name"].value == "reconstruction-1":
            findings.errors += _reconstruction(components)
    return components


# --- reading ----------------------------------------------------------------------------------------------------


def _point(cursor: Cursor, most: int) -> Point:
    values = [value.whole(0, most) for value in cursor.items(at_least=2, at_most=2)]
    return (values[0], values[1]) if len(values) == 2 else (0, 0)


def _costs(cursor: Cursor) -> tuple[int, ...]:
    return tuple(value.whole(0, 2) for value in cursor.items(at_least=SLOTS, at_most=SLOTS))


def _code(cursor: Cursor) -> str:
    """An id as it stands in the canonical text of actions, which knows no small letters."""
    text = cursor.text(longest=12)
    if cursor.value == text and re.fullmatch("[A-Z0-9]+", text) is None:
        cursor.fault(f"{text!r} is not an id: capital letters A to Z and digits, at least one")
    return text


def _city(cursor: Cursor) -> City:
    cursor.only("id", "at")
    return City(_code(cursor["id"]), _point(cursor["at"], 10_000))


def _connection(cursor: Cursor) -> Connection:
    cursor.only("from", "to", "fields")
    fields = cursor["fields"].items(at_least=1, at_most=LONGEST_CONNECTION)
    return Connection(_code(cursor["from"]), _code(cursor["to"]), tuple(_point(at, 10_000) for at in fields))


def _mission(cursor: Cursor, is_start: bool) -> Mission:
    cursor.only("id", "cities", "points", "extra_turn", *(("start",) if is_start else ()))
    return Mission(
        _code(cursor["id"]),
        tuple(_code(city) for city in cursor["cities"].items(at_least=2, at_most=12)),
        cursor["points"].whole(0, 99),
        cursor["extra_turn"].truth(default=False),
        _code(cursor["start"]) if is_start else None,
    )


# --- what the rules need of any data set --------------------------------------------------------------------------


def _needed(c: Components) -> list[str]:
    faults = [f"{what} {id_!r} is there {n} times" for what, id_, n in _repeated(c)]
    known = {city.id for city in c.cities}
    for connection in c.connections:
        ends = {connection.start, connection.end}
        faults += [f"connection {connection.id}: no city {end!r}" for end in sorted(ends - known)]
        if len(ends) == 1:
            faults.append(f"connection {connection.id} joins a city with itself (SPY-1.1)")
    for mission in (*c.missions, *c.start_missions):
        faults += [f"mission {mission.id}: no city {city!r}" for city in mission.cities if city not in known]
        if len(set(mission.cities)) != len(mission.cities):
            faults.append(f"mission {mission.id} shows a city twice (SPY-1.11)")
    for mission in c.start_missions:
        if mission.start not in mission.cities:
            faults.append(f"start mission {mission.id}: its start city {mission.start!r} is not on the card (SPY-2.12)")
    if list(c.planning_costs) != sorted(c.planning_costs):
        faults.append(f"planning costs {list(c.planning_costs)} fall from slot 1 to 4 (SPY-4.4)")
    if not faults:
        faults += [f"city {city} cannot be reached from {c.cities[0].id} (SPY-1.1)" for city in _unreached(c)]
    return faults


def _repeated(c: Components) -> Iterable[tuple[str, str, int]]:
    pairs = ["-".join(sorted((connection.start, connection.end))) for connection in c.connections]
    lists = {
        "city": [city.id for city in c.cities],
        "connection": pairs,
        "mission": [mission.id for mission in (*c.missions, *c.start_missions)],
    }
    for what, ids in lists.items():
        yield from ((what, id_, n) for id_, n in Counter(ids).items() if n > 1)


def _unreached(c: Components, without: str | None = None) -> list[str]:
    """Cities that cannot be reached from the first one (not going through `without`)."""
    ids = [city.id for city in c.cities if city.id != without]
    seen, stack = {ids[0]}, [ids[0]]
    while stack:
        for city in c.neighbours[stack.pop()] - seen - {without}:
            seen.add(city)
            stack.append(city)
    return [city for city in ids if city not in seen]


# --- what the printed game has --------------------------------------------------------------------------------


def _printed(c: Components) -> list[str]:
    lengths = {frozenset((k.start, k.end)): len(k.fields) for k in c.connections}
    known = {city.id for city in c.cities}
    printed = {
        "the printed game has 12 cities": len(c.cities) == 12,
        "the printed game has London, Paris, Berlin and Madrid": {"LON", "PAR", "BER", "MAD"} <= known,
        "London's neighbours are Paris and Berlin": c.neighbours.get("LON") == {"PAR", "BER"},
        "London–Paris has at least 2 fields": lengths.get(frozenset(("LON", "PAR")), 0) >= 2,
        "London–Berlin has at least 3 fields": lengths.get(frozenset(("LON", "BER")), 0) >= 3,
        "Paris and Madrid are neighbours": frozenset(("PAR", "MAD")) in lengths,
        "the printed game has 43 missions and 5 start missions": (len(c.missions), len(c.start_missions)) == (43, 5),
        "there is a mission London + Madrid for 2 points with an extra turn": any(
            set(m.cities) == {"LON", "MAD"} and m.points == 2 and m.extra_turn for m in c.missions
        ),
        "the planning costs are 0, 1, 2, 2": c.planning_costs == (0, 1, 2, 2),
    }
    return [f"{claim}; this data set differs" for claim, holds in printed.items() if not holds]


# --- what our reconstruction promises -------------------------------------------------------------------------


def _reconstruction(c: Components) -> list[str]:
    lengths = Counter(len(connection.fields) for connection in c.connections)
    shown = Counter(city for mission in c.missions for city in mission.cities)
    sets = {frozenset(mission.cities) for mission in c.missions}
    monaco_rome = [len(k.fields) for k in c.connections if {k.start, k.end} == {"MON", "ROM"}]
    promised = {
        "11 connections of 2 fields and 11 of 3": lengths == {2: 11, 3: 11},
        "no city whose loss cuts the map": not any(_unreached(c, city.id) for city in c.cities),
        "no two connections that cross": not _crossings(c),
        "Monaco–Rome with 2 fields": monaco_rome == [2],
        "2 to 4 cities on a mission": all(2 <= len(m.cities) <= 4 for m in c.missions),
        "4 cities on a start mission": all(len(m.cities) == 4 for m in c.start_missions),
        "2 to 8 points": all(2 <= m.points <= 8 for m in (*c.missions, *c.start_missions)),
        "every city on 10 or 11 missions": all(shown[city.id] in (10, 11) for city in c.cities),
        "no two missions with the same cities": len(sets) == len(c.missions),
        "different start cities": len({m.start for m in c.start_missions}) == len(c.start_missions),
    }
    return [f"reconstruction-1 promises {claim}" for claim, holds in promised.items() if not holds]


def _crossings(c: Components) -> list[tuple[str, str]]:
    """Pairs of drawn connections that cross."""
    at = {city.id: city.at for city in c.cities}
    paths = [(k, [at[k.start], *k.fields, at[k.end]]) for k in c.connections]
    found = []
    for i, (first, path) in enumerate(paths):
        for second, other in paths[i + 1 :]:
            legs = ((a, b) for a in pairwise(path) for b in pairwise(other))
            if any(_cross(*a, *b) for a, b in legs):
                found.append((first.id, second.id))
    return found


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the inner parts of two legs meet."""

    def side(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
