"""Information-set tree search over any game, written once as rules: it runs plain and compiled.

Each round guesses a world that fits what the searching seat knows, walks down the tree, adds one action to it, plays
on for a while and remembers how that ended. A node is what the seat to move knows there, so a rival is never credited
with knowledge it lacks; an action's chance to be tried counts only the worlds in which it was legal.
"""

from __future__ import annotations

from safehouse.core.chance import below
from safehouse.core.frames import to_move
from safehouse.core.pool import Pool, copy_game
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, MAX_SEATS
from safehouse.core.slots import evaluate, inclination, outcome, resample
from safehouse.core.state import State
from safehouse.core.turns import first_mover, legal, roll, step

from .layout import (
    ACTION,
    CHANGES,
    CHEATS,
    DECISIONS,
    DRAFT,
    DRAFTS,
    EAGER,
    EDGE,
    EDGES_USED,
    FIRST,
    HORIZON,
    JUDGED,
    KNOWN,
    LAST,
    LEAD,
    LEAN,
    LONGEST,
    NEAREST,
    NODE,
    OBJECTIVE,
    ONE,
    PATH,
    PLAN,
    PLAYOUT_TRIALS,
    POLICY,
    RESULT,
    ROUNDS,
    ROW,
    SEAT,
    SEATS,
    SPREAD,
    STEPS,
    TIMES,
    TREE_TRIALS,
    TRIALS,
    VALUE,
    VISITS,
    WIN,
    WORLD,
)
from .lookahead import eager, look_ahead
from .tree import add_edge, back_up, favourite, find_node, is_wide_enough, meet

LONGEST_PLAYOUT = 2000

# --- what a world is worth --------------------------------------------------------------------------------------


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
def judge(s: State, args: Buf, out: Buf, weight: int) -> None:
    """Adds to the result of each seat: that of the game if it is over, else what the position promises."""
    args[JUDGED] += weight
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
        args[RESULT + seat] += weight * result


@rule
def forget_results(args: Buf) -> None:
    args[JUDGED] = 0
    for seat in range(args[SEATS]):
        args[RESULT + seat] = 0


@rule
def conclude(pool: Pool, args: Buf, out: Buf) -> None:
    """Makes the results means. Where a game is over before the horizon, its end counts for all that would have come."""
    times = max(1, args[HORIZON] - args[NEAREST] + 1)
    judge(pool[WORLD], args, out, times - args[JUDGED])
    for seat in range(args[SEATS]):
        args[RESULT + seat] //= times


# --- playing on -------------------------------------------------------------------------------------------------


@rule
def is_far(s: State, seat: int, args: Buf, out: Buf) -> bool:
    """Notes who is asked, and judges the world where that is near enough; whether it is beyond the horizon."""
    if seat != args[LAST]:
        args[LAST] = seat
        args[CHANGES] += 1
        if args[NEAREST] < args[CHANGES] and args[CHANGES] <= args[HORIZON]:
            judge(s, args, out, 1)
    return args[HORIZON] > 0 and args[CHANGES] > args[HORIZON]


@rule
def next_seat(movers: int, args: Buf) -> int:
    """Who of those that are asked at the same time is played first: the searching seat, else the lowest."""
    if movers >> args[SEAT] & 1:
        return args[SEAT]
    return first_mover(movers)


@rule
def lean_to(s: State, start: int, count: int, out: Buf, rng: Buf) -> int:
    """One of the actions out[start:count], at random by the game's inclination."""
    total = 0
    for i in range(start, count):
        total += inclination(s, out[i])
    left = below(rng, total)
    at = start
    while left >= inclination(s, out[at]):
        left -= inclination(s, out[at])
        at += 1
    return out[at]


@rule
def move_on(pool: Pool, seat: int, count: int, args: Buf, rng: Buf, out: Buf) -> None:
    """What a seat does in a playout: an action, or the rest of its turn at once."""
    s = pool[WORLD]
    if count == 1:
        step(s, seat, out[0])
    elif args[POLICY] == PLAN:
        args[TRIALS] = args[PLAYOUT_TRIALS]
        copy_game(pool, WORLD, DRAFTS + look_ahead(pool, seat, 0, count, args, out))
    elif args[POLICY] == EAGER:
        step(s, seat, eager(pool, seat, 0, count, out))
    else:
        step(s, seat, lean_to(s, 0, count, out, rng))


@rule
def play_on(pool: Pool, args: Buf, rng: Buf, out: Buf) -> None:
    """Plays on to the horizon, or for so long that it must be going round in circles."""
    s = pool[WORLD]
    movers = to_move(s)
    last = args[DECISIONS] + LONGEST_PLAYOUT
    while movers != 0 and args[DECISIONS] < last:
        if movers == CHANCE_MOVES:
            step(s, CHANCE, roll(s, out, rng))
        else:
            seat = next_seat(movers, args)
            if is_far(s, seat, args, out):
                return
            count = legal(s, seat, out)
            args[DECISIONS] += 1
            move_on(pool, seat, count, args, rng, out)
        movers = to_move(s)


# --- down the tree ----------------------------------------------------------------------------------------------


@rule
def most_promising(pool: Pool, seat: int, known: int, count: int, args: Buf, rng: Buf, out: Buf) -> int:
    """The action to try next of those that have no edge."""
    if args[POLICY] == LEAN:
        return lean_to(pool[WORLD], known, count, out, rng)
    if args[POLICY] == EAGER or known + 1 == count:
        return eager(pool, seat, known, count, out)
    args[TRIALS] = args[TREE_TRIALS]
    return args[DRAFT + ROW * look_ahead(pool, seat, known, count, args, out) + FIRST]


@rule
def choose(pool: Pool, seat: int, node: int, count: int, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """The edge to follow from a node; a new one has no visits."""
    known = meet(node, count, out, nodes, edges)
    if known == count or (known > 0 and is_wide_enough(known, nodes[node * NODE + TIMES], args)):
        return favourite(known, args, out, edges)
    return add_edge(node, most_promising(pool, seat, known, count, args, rng, out), args, nodes, edges)


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
            seat = next_seat(movers, args)
            if is_far(s, seat, args, out):
                return
            count = legal(s, seat, out)
            args[DECISIONS] += 1
            if count == 1 and args[STEPS] > 0:
                step(s, seat, out[0])
            else:
                node = find_node(pool, seat, args, nodes)
                if node < 0 or (args[EDGES_USED] + 1) * EDGE > len(edges):
                    return
                nodes[node * NODE + TIMES] += 1
                edge = choose(pool, seat, node, count, args, rng, out, nodes, edges)
                args[PATH + 2 * args[STEPS]] = edge
                args[PATH + 2 * args[STEPS] + 1] = seat
                args[STEPS] += 1
                step(s, seat, edges[edge * EDGE + ACTION])
                if edges[edge * EDGE + VISITS] == 0:
                    return
        movers = to_move(s)


# --- the program ------------------------------------------------------------------------------------------------


@rule
def think(pool: Pool, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """Some rounds of search for the seat whose knowledge is game KNOWN; returns how many."""
    for _ in range(args[ROUNDS]):
        copy_game(pool, WORLD, KNOWN)
        if args[CHEATS] == 0:
            resample(pool[WORLD], args[SEAT], rng)
        forget_results(args)
        descend(pool, args, rng, out, nodes, edges)
        play_on(pool, args, rng, out)
        conclude(pool, args, out)
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
