"""The tree of a search, written as rules. A node is what the seat to move knows; its edges are actions tried there."""

from __future__ import annotations

from math import sqrt

from safehouse.core.events import drain
from safehouse.core.logarithm import natural_log
from safehouse.core.pool import Pool, copy_game, fingerprint
from safehouse.core.rule import Buf, rule
from safehouse.core.slots import conceal

from . import layout


@rule
def find_node(pool: Pool, seat: int, args: Buf, nodes: Buf) -> int:
    """The node of what the seat knows in the world, made if it is new; -1 where there is no room."""
    copy_game(pool, layout.GLANCE, layout.WORLD)
    drain(pool[layout.GLANCE])
    conceal(pool[layout.GLANCE], seat)
    key = fingerprint(pool, layout.GLANCE) ^ (seat + 1)
    if key == 0:
        key = 1
    room = len(nodes) // layout.NODE
    at = key % room
    while nodes[at * layout.NODE + layout.KEY] != key:
        if nodes[at * layout.NODE + layout.KEY] == 0:
            if args[layout.NODES_USED] * 2 > room:
                return -1
            args[layout.NODES_USED] += 1
            nodes[at * layout.NODE + layout.KEY] = key
            nodes[at * layout.NODE + layout.TIMES] = 0
            nodes[at * layout.NODE + layout.EDGES] = -1
            return at
        at = at + 1 if at + 1 < room else 0
    return at


@rule
def meet(node: int, count: int, out: Buf, nodes: Buf, edges: Buf) -> int:
    """Marks the edges of a node that are legal now; returns how many there are.

    Afterwards `out` holds them first (as -1 - edge), then the legal actions that have no edge yet.
    """
    edge = nodes[node * layout.NODE + layout.EDGES]
    known = 0
    for i in range(count):
        action = out[i]
        while edge >= 0 and edges[edge * layout.EDGE + layout.ACTION] < action:
            edge = edges[edge * layout.EDGE + layout.NEXT]
        if edge >= 0 and edges[edge * layout.EDGE + layout.ACTION] == action:
            edges[edge * layout.EDGE + layout.LEGAL] += 1
            out[i] = out[known]
            out[known] = -1 - edge
            known += 1
    return known


@rule
def favourite(known: int, args: Buf, out: Buf, edges: Buf) -> int:
    """The edge that promises most, or is known least for how often it could have been tried."""
    best = -1
    best_value = -1.0
    curiosity = args[layout.CURIOSITY] * layout.ONE / (2.0 * args[layout.SPREAD])
    for i in range(known):
        edge = -1 - out[i]
        visits = edges[edge * layout.EDGE + layout.VISITS]
        mean = edges[edge * layout.EDGE + layout.SUM] / visits
        value = mean + curiosity * sqrt(natural_log(edges[edge * layout.EDGE + layout.LEGAL] + 1) / visits)
        if value > best_value:
            best_value = value
            best = edge
    return best


@rule
def is_wide_enough(known: int, visits: int, args: Buf) -> bool:
    """Progressive widening: tries grow with the root of the visits."""
    return known * known * 1_000_000 >= args[layout.WIDTH] * args[layout.WIDTH] * visits


@rule
def add_edge(node: int, action: int, args: Buf, nodes: Buf, edges: Buf) -> int:
    """A new edge, in its place by action."""
    new = args[layout.EDGES_USED]
    args[layout.EDGES_USED] += 1
    before = -1
    after = nodes[node * layout.NODE + layout.EDGES]
    while after >= 0 and edges[after * layout.EDGE + layout.ACTION] < action:
        before = after
        after = edges[after * layout.EDGE + layout.NEXT]
    edges[new * layout.EDGE + layout.ACTION] = action
    edges[new * layout.EDGE + layout.VISITS] = 0
    edges[new * layout.EDGE + layout.LEGAL] = 1
    edges[new * layout.EDGE + layout.SUM] = 0
    edges[new * layout.EDGE + layout.NEXT] = after
    if before < 0:
        nodes[node * layout.NODE + layout.EDGES] = new
    else:
        edges[before * layout.EDGE + layout.NEXT] = new
    return new


@rule
def back_up(args: Buf, edges: Buf) -> None:
    """Each mover on the path learns its own result."""
    for i in range(args[layout.STEPS]):
        edge = args[layout.PATH + 2 * i]
        edges[edge * layout.EDGE + layout.VISITS] += 1
        edges[edge * layout.EDGE + layout.SUM] += args[layout.RESULT + args[layout.PATH + 2 * i + 1]]
