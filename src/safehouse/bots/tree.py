"""The tree of a search, written as rules. A node is what the seat to move knows; its edges are actions tried there."""

from __future__ import annotations

from math import sqrt

from safehouse.core.events import drain
from safehouse.core.logarithm import natural_log
from safehouse.core.pool import Pool, copy_game, fingerprint
from safehouse.core.rule import Buf, rule
from safehouse.core.slots import conceal

from .layout import (
    ACTION,
    CURIOSITY,
    EDGE,
    EDGES,
    EDGES_USED,
    GLANCE,
    KEY,
    LEGAL,
    NEXT,
    NODE,
    NODES_USED,
    ONE,
    PATH,
    RESULT,
    SPREAD,
    STEPS,
    SUM,
    TIMES,
    VISITS,
    WIDTH,
    WORLD,
)


@rule
def find_node(pool: Pool, seat: int, args: Buf, nodes: Buf) -> int:
    """The node of what the seat knows in the world, made if it is new; -1 where there is no room."""
    copy_game(pool, GLANCE, WORLD)
    drain(pool[GLANCE])
    conceal(pool[GLANCE], seat)
    key = fingerprint(pool, GLANCE) ^ (seat + 1)
    if key == 0:
        key = 1
    room = len(nodes) // NODE
    at = key % room
    while nodes[at * NODE + KEY] != key:
        if nodes[at * NODE + KEY] == 0:
            if args[NODES_USED] * 2 > room:
                return -1
            args[NODES_USED] += 1
            nodes[at * NODE + KEY] = key
            nodes[at * NODE + TIMES] = 0
            nodes[at * NODE + EDGES] = -1
            return at
        at = at + 1 if at + 1 < room else 0
    return at


@rule
def meet(node: int, count: int, out: Buf, nodes: Buf, edges: Buf) -> int:
    """Marks the edges of a node that are legal now; returns how many there are.

    Afterwards `out` holds them first (as -1 - edge), then the legal actions that have no edge yet.
    """
    edge = nodes[node * NODE + EDGES]
    known = 0
    for i in range(count):
        action = out[i]
        while edge >= 0 and edges[edge * EDGE + ACTION] < action:
            edge = edges[edge * EDGE + NEXT]
        if edge >= 0 and edges[edge * EDGE + ACTION] == action:
            edges[edge * EDGE + LEGAL] += 1
            out[i] = out[known]
            out[known] = -1 - edge
            known += 1
    return known


@rule
def favourite(known: int, args: Buf, out: Buf, edges: Buf) -> int:
    """The edge that promises most, or is known least for how often it could have been tried."""
    best = -1
    best_value = -1.0
    curiosity = args[CURIOSITY] * ONE / (2.0 * args[SPREAD])
    for i in range(known):
        edge = -1 - out[i]
        visits = edges[edge * EDGE + VISITS]
        mean = edges[edge * EDGE + SUM] / visits
        value = mean + curiosity * sqrt(natural_log(edges[edge * EDGE + LEGAL] + 1) / visits)
        if value > best_value:
            best_value = value
            best = edge
    return best


@rule
def is_wide_enough(known: int, visits: int, args: Buf) -> bool:
    """Progressive widening: tries grow with the root of the visits."""
    return known * known * 1_000_000 >= args[WIDTH] * args[WIDTH] * visits


@rule
def add_edge(node: int, action: int, args: Buf, nodes: Buf, edges: Buf) -> int:
    """A new edge, in its place by action."""
    new = args[EDGES_USED]
    args[EDGES_USED] += 1
    before = -1
    after = nodes[node * NODE + EDGES]
    while after >= 0 and edges[after * EDGE + ACTION] < action:
        before = after
        after = edges[after * EDGE + NEXT]
    edges[new * EDGE + ACTION] = action
    edges[new * EDGE + VISITS] = 0
    edges[new * EDGE + LEGAL] = 1
    edges[new * EDGE + SUM] = 0
    edges[new * EDGE + NEXT] = after
    if before < 0:
        nodes[node * NODE + EDGES] = new
    else:
        edges[before * EDGE + NEXT] = new
    return new


@rule
def back_up(args: Buf, edges: Buf) -> None:
    """Each mover on the path learns its own result."""
    for i in range(args[STEPS]):
        edge = args[PATH + 2 * i]
        edges[edge * EDGE + VISITS] += 1
        edges[edge * EDGE + SUM] += args[RESULT + args[PATH + 2 * i + 1]]
