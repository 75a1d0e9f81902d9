"""How long a seat still needs for its open targets: the estimate behind the bots' evaluation.

A turn ends in one city. A target inside the network takes one turn; every city that must be connected on the way to
the others takes one turn too, and agents.
"""

from __future__ import annotations

from safehouse.core.bits import has, lowest
from safehouse.core.rule import rule, table

from ..data.board import AT_CITY, BEYOND, CITIES, CONNECTIONS, DEGREE, END_A, END_B, TARGETS
from ..rules.network import price
from ..rules.state import State

FAR = 100


def _hops() -> list[list[int]]:
    """How many connections lie between two cities (Floyd and Warshall)."""
    hops = [[0 if a == b else FAR for b in range(CITIES)] for a in range(CITIES)]
    for k in range(CONNECTIONS):
        hops[END_A[k]][END_B[k]] = hops[END_B[k]][END_A[k]] = 1
    for via in range(CITIES):
        for a in range(CITIES):
            for b in range(CITIES):
                hops[a][b] = min(hops[a][b], hops[a][via] + hops[via][b])
    return hops


HOPS = table(_hops())
NEIGHBOURS = table([sum(1 << b for b in range(CITIES) if HOPS[a][b] == 1) for a in range(CITIES)])


@rule
def open_targets(s: State, seat: int) -> int:
    """All cities that some open mission still needs, as a mask."""
    mask = 0
    for position in range(s.open_count[seat]):
        mask |= TARGETS[s.open[seat][position]] & ~s.covered[seat][position]
    return mask


@rule
def around(cities: int) -> int:
    """The neighbours of a set of cities that are not in it."""
    mask = 0
    left = cities
    while left:
        mask |= NEIGHBOURS[lowest(left)]
        left &= left - 1
    return mask & ~cities


@rule
def detour(city: int, targets: int) -> int:
    """How little a city lies on the way: hops to the nearest target first, then to all together."""
    nearest = FAR
    total = 0
    while targets:
        hops = HOPS[city][lowest(targets)]
        total += hops
        nearest = min(nearest, hops)
        targets &= targets - 1
    return 1000 * nearest + total


@rule
def next_city(reached: int, targets: int) -> int:
    """The neighbour of the reached cities that leads best to a target; targets themselves come first."""
    candidates = around(reached)
    if candidates & targets:
        candidates &= targets
    best = -1
    least = 0
    while candidates:
        city = lowest(candidates)
        way = detour(city, targets)
        if best < 0 or way < least:
            best = city
            least = way
        candidates &= candidates - 1
    return best


@rule
def cheapest_link(s: State, seat: int, reached: int, city: int) -> int:
    """The least price of a connection from the reached cities to a city."""
    least = FAR
    for i in range(DEGREE[city]):
        if has(reached, BEYOND[city][i]):
            least = min(least, price(s, seat, AT_CITY[city][i]))
    return least
