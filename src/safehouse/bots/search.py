"""Information-set tree search over any game, written once as rules: it runs plain and compiled.

Each round guesses a world that fits what the searching seat knows, walks down the tree, adds one action to it, plays
on for a while and remembers how that ended. A node is what the seat to move knows there, so a rival is never credited
with knowledge it lacks; an action's chance to be tried counts only the worlds in which it was legal.
"""

from __future__ import annotations

from math import log, sqrt

from safehouse.core.chance import below
from safehouse.core.events import drain
from safehouse.core.frames import to_move
from safehouse.core.pool import Pool, copy_game, fingerprint
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, MAX_SEATS
from safehouse.core.slots import conceal, evaluate, inclination, outcome, resample
from safehouse.core.state import State
from safehouse.core.turns import first_mover, legal, roll, step

ONE = 1 << 20
"""The best result; the worst is 0."""

# Games of the pool.
KNOWN = 0
WORLD = 1
GLANCE = 2
TRIAL = 3
GAMES = 4

# Places of `args`.
SEAT = 0
ROUNDS = 1
OBJECTIVE = 3
SPREAD = 4
"""The lead, in thousandths of a point, that is worth half of the way to certainty."""
CURIOSITY = 5
"""In thousandths."""
WIDTH = 6
"""An action is added while there are fewer than WIDTH / 1000 × √visits."""
NODES_USED = 7
EDGES_USED = 8
STEPS = 9
"""How many steps lie on the path."""
DECISIONS = 10
"""All decisions simulated."""
SEATS = 11
CHEATS = 12
"""Whether the world is known, not guessed: an upper bound, no fair player."""
HORIZON = 13
"""After so many changes of the seat that is asked, a world is judged (0: only at the end of the game)."""
CHANGES = 14
LAST = 15
RESULT = 16
"""Of each seat."""
PATH = 32
"""Pairs of edge and mover."""
LONGEST = 200
ARGS = PATH + 2 * LONGEST

WIN, SCORE, LEAD, VALUE = 0, 1, 2, 3

# A node: key (0: free), visits, first edge.
NODE = 3
# An edge: action, visits, worlds in which it was legal, sum of results, next edge (by ascending action; -1: none).
EDGE = 5
ACTION, VISITS, LEGAL, SUM, NEXT = 0, 1, 2, 3, 4


@rule
def squash(value: int, spread: int) -> int:
    """Any number as a result: 0 is half of ONE, `spread` three quarters."""
    size = value if value >= 0 else -value
    return ONE // 2 + ONE // 2 * value // (size + spread)


@rule
def best_other(out: Buf, seat: int, seats: int) -> int:
    best = out[0] if seat != 0 else out[1]
    for other in range(seats):
        if other != seat and out[other] > best:
            best = out[other]
    return best


@rule
def judge(s: State, args: Buf, out: Buf) -> None:
    """Writes the result of each seat: of the game if it is over, else as the position promises."""
    over = to_move(s) == 0
    if over:
        outcome(s, out)
        for seat in range(args[SEATS]):
            out[seat] *= 1000
    else:
        for seat in range(args[SEATS]):
            out[seat] = evaluate(s, seat)
    for seat in range(args[SEATS]):
        value = out[seat]
        if args[OBJECTIVE] == WIN or args[OBJECTIVE] == LEAD:
            value -= best_other(out, seat, args[SEATS])
        result = squash(value, args[SPREAD])
        if over and args[OBJECTIVE] == WIN:
            result = (3 * ONE * out[2 * MAX_SEATS + seat] + result) // 4
        elif over and args[OBJECTIVE] == VALUE:
            result = ONE * out[2 * MAX_SEATS + seat]
        args[RESULT + seat] = result


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
    while nodes[at * NODE] != key:
        if nodes[at * NODE] == 0:
            if args[NODES_USED] * 2 > room:
                return -1
            args[NODES_USED] += 1
            nodes[at * NODE] = key
            nodes[at * NODE + 1] = 0
            nodes[at * NODE + 2] = -1
            return at
        at = at + 1 if at + 1 < room else 0
    return at


@rule
def meet(node: int, count: int, out: Buf, nodes: Buf, edges: Buf) -> int:
    """Marks the edges of a node that are legal now (their actions stand first in `out`); returns how many there are.

    Afterwards `out` holds the legal actions that have no edge yet, behind the edges: out[0:n] edges, out[n:count].
    """
    edge = nodes[node * NODE + 2]
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
    for i in range(known):
        edge = -1 - out[i]
        visits = edges[edge * EDGE + VISITS]
        mean = edges[edge * EDGE + SUM] / (visits * ONE)
        value = mean + args[CURIOSITY] * 0.001 * sqrt(log(edges[edge * EDGE + LEGAL] + 1.0) / visits)
        if value > best_value:
            best_value = value
            best = edge
    return best


@rule
def lean_to(s: State, known: int, count: int, out: Buf, rng: Buf) -> int:
    """One of the actions that were never tried, by the game's inclination."""
    total = 0
    for i in range(known, count):
        total += inclination(s, out[i])
    left = below(rng, total)
    at = known
    while left >= inclination(s, out[at]):
        left -= inclination(s, out[at])
        at += 1
    return out[at]


@rule
def eager(pool: Pool, seat: int, known: int, count: int, out: Buf) -> int:
    """The action after which the position is worth most to the seat; the first of equals."""
    best = out[known]
    best_value = 0
    for i in range(known, count):
        copy_game(pool, TRIAL, WORLD)
        step(pool[TRIAL], seat, out[i])
        value = evaluate(pool[TRIAL], seat)
        if i == known or value > best_value:
            best = out[i]
            best_value = value
    return best


@rule
def is_far(args: Buf, seat: int) -> bool:
    """Notes who is asked; whether that is beyond the horizon."""
    if seat != args[LAST]:
        args[LAST] = seat
        args[CHANGES] += 1
    return args[HORIZON] > 0 and args[CHANGES] > args[HORIZON]


@rule
def play_on(pool: Pool, args: Buf, rng: Buf, out: Buf) -> None:
    """Plays on by evaluation to the horizon."""
    s = pool[WORLD]
    movers = to_move(s)
    while movers != 0:
        if movers == CHANCE_MOVES:
            step(s, CHANCE, roll(s, out, rng))
        else:
            seat = first_mover(movers)
            if is_far(args, seat):
                return
            count = legal(s, seat, out)
            args[DECISIONS] += 1
            if count == 1:
                step(s, seat, out[0])
            else:
                step(s, seat, eager(pool, seat, 0, count, out))
        movers = to_move(s)


@rule
def add_edge(node: int, action: int, args: Buf, nodes: Buf, edges: Buf) -> int:
    """A new edge, in its place by action."""
    new = args[EDGES_USED]
    args[EDGES_USED] += 1
    before = -1
    after = nodes[node * NODE + 2]
    while after >= 0 and edges[after * EDGE + ACTION] < action:
        before = after
        after = edges[after * EDGE + NEXT]
    edges[new * EDGE + ACTION] = action
    edges[new * EDGE + VISITS] = 0
    edges[new * EDGE + LEGAL] = 1
    edges[new * EDGE + SUM] = 0
    edges[new * EDGE + NEXT] = after
    if before < 0:
        nodes[node * NODE + 2] = new
    else:
        edges[before * EDGE + NEXT] = new
    return new


@rule
def is_wide_enough(known: int, visits: int, args: Buf) -> bool:
    """Progressive widening: tries grow with the root of the visits."""
    return known * known * 1_000_000 >= args[WIDTH] * args[WIDTH] * visits


@rule
def choose(pool: Pool, seat: int, node: int, count: int, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """The edge to follow from a node; a new one has no visits."""
    s = pool[WORLD]
    known = meet(node, count, out, nodes, edges)
    if known == count or (known > 0 and is_wide_enough(known, nodes[node * NODE + 1], args)):
        return favourite(known, args, out, edges)
    if known == 0:
        return add_edge(node, eager(pool, seat, 0, count, out), args, nodes, edges)
    return add_edge(node, lean_to(s, known, count, out, rng), args, nodes, edges)


@rule
def descend(pool: Pool, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> None:
    """Walks down the tree until an action is new, the tree has no more room, or the game is over."""
    s = pool[WORLD]
    args[STEPS] = 0
    args[CHANGES] = 0
    args[LAST] = -1
    movers = to_move(s)
    while movers != 0 and args[STEPS] < LONGEST:
        if movers == CHANCE_MOVES:
            step(s, CHANCE, roll(s, out, rng))
        else:
            seat = first_mover(movers)
            if is_far(args, seat):
                return
            count = legal(s, seat, out)
            args[DECISIONS] += 1
            if count == 1:
                step(s, seat, out[0])
            else:
                node = find_node(pool, seat, args, nodes)
                if node < 0 or (args[EDGES_USED] + 1) * EDGE > len(edges):
                    return
                nodes[node * NODE + 1] += 1
                edge = choose(pool, seat, node, count, args, rng, out, nodes, edges)
                args[PATH + 2 * args[STEPS]] = edge
                args[PATH + 2 * args[STEPS] + 1] = seat
                args[STEPS] += 1
                step(s, seat, edges[edge * EDGE + ACTION])
                if edges[edge * EDGE + VISITS] == 0:
                    return
        movers = to_move(s)


@rule
def back_up(args: Buf, edges: Buf) -> None:
    """Each mover on the path learns its own result."""
    for i in range(args[STEPS]):
        edge = args[PATH + 2 * i]
        edges[edge * EDGE + VISITS] += 1
        edges[edge * EDGE + SUM] += args[RESULT + args[PATH + 2 * i + 1]]


@rule
def think(pool: Pool, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """Some rounds of search for the seat whose knowledge is game KNOWN; returns how many."""
    for _ in range(args[ROUNDS]):
        copy_game(pool, WORLD, KNOWN)
        if args[CHEATS] == 0:
            resample(pool[WORLD], args[SEAT], rng)
        descend(pool, args, rng, out, nodes, edges)
        play_on(pool, args, rng, out)
        s = pool[WORLD]
        judge(s, args, out)
        back_up(args, edges)
    return args[ROUNDS]


@rule
def root(pool: Pool, args: Buf, nodes: Buf) -> int:
    """The node of the position as the searching seat knows it."""
    copy_game(pool, WORLD, KNOWN)
    return find_node(pool, args[SEAT], args, nodes)


LOOK = 0
THINK = 1


@rule
def search(op: int, pool: Pool, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """The program: LOOK gives the root's node, THINK searches."""
    if op == LOOK:
        return root(pool, args, nodes)
    return think(pool, args, rng, out, nodes, edges)
