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
from safehouse.core.slots import evaluate, outcome, playout_weight, resample
from safehouse.core.state import State
from safehouse.core.turns import first_mover, legal, roll, step

from . import layout
from .search_lookahead import eager, look_ahead
from .tree import add_edge, back_up, favourite, find_node, is_wide_enough, meet

LONGEST_PLAYOUT = 2000

# --- what a world is worth --------------------------------------------------------------------------------------


@rule
def squash(value: int, spread: int) -> int:
    """Any number as a result: 0 is half of ONE, `spread` three quarters."""
    size = value if value >= 0 else -value
    return layout.ONE // 2 + layout.ONE // 2 * value // (size + spread)


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
    args[layout.JUDGED] += weight
    over = to_move(s) == 0
    if over:
        outcome(s, out)
        for seat in range(args[layout.SEATS]):
            out[seat] *= 1000
    else:
        for seat in range(args[layout.SEATS]):
            out[seat] = evaluate(s, seat)
    for seat in range(args[layout.SEATS]):
        value = out[seat]
        if args[layout.OBJECTIVE] == layout.WIN or args[layout.OBJECTIVE] == layout.LEAD:
            value -= best_other(out, seat, args[layout.SEATS])
        result = squash(value, args[layout.SPREAD])
        if over and args[layout.OBJECTIVE] == layout.WIN:
            result = (3 * layout.ONE * out[2 * MAX_SEATS + seat] + result) // 4
        elif over and args[layout.OBJECTIVE] == layout.VALUE:
            result = layout.ONE * out[2 * MAX_SEATS + seat]
        args[layout.RESULT + seat] += weight * result


@rule
def forget_results(args: Buf) -> None:
    args[layout.JUDGED] = 0
    for seat in range(args[layout.SEATS]):
        args[layout.RESULT + seat] = 0


@rule
def conclude(pool: Pool, args: Buf, out: Buf) -> None:
    """Makes the results means. Where a game is over before the horizon, its end counts for all that would have come."""
    times = max(1, args[layout.HORIZON] - args[layout.NEAREST] + 1)
    judge(pool[layout.WORLD], args, out, times - args[layout.JUDGED])
    for seat in range(args[layout.SEATS]):
        args[layout.RESULT + seat] //= times


# --- playing on -------------------------------------------------------------------------------------------------


@rule
def is_far(s: State, seat: int, args: Buf, out: Buf) -> bool:
    """Notes who is asked, and judges the world where that is near enough; whether it is beyond the horizon."""
    if seat != args[layout.LAST]:
        args[layout.LAST] = seat
        args[layout.CHANGES] += 1
        if args[layout.NEAREST] < args[layout.CHANGES] and args[layout.CHANGES] <= args[layout.HORIZON]:
            judge(s, args, out, 1)
    return args[layout.HORIZON] > 0 and args[layout.CHANGES] > args[layout.HORIZON]


@rule
def next_seat(movers: int, args: Buf) -> int:
    """Who of those that are asked at the same time is played first: the searching seat, else the lowest."""
    if movers >> args[layout.SEAT] & 1:
        return args[layout.SEAT]
    return first_mover(movers)


@rule
def lean_to(s: State, start: int, count: int, out: Buf, rng: Buf) -> int:
    """One of the actions out[start:count], at random by the game's `playout_weight`."""
    total = 0
    for i in range(start, count):
        total += playout_weight(s, out[i])
    left = below(rng, total)
    at = start
    while left >= playout_weight(s, out[at]):
        left -= playout_weight(s, out[at])
        at += 1
    return out[at]


@rule
def move_on(pool: Pool, seat: int, count: int, args: Buf, rng: Buf, out: Buf) -> None:
    """What a seat does in a playout: an action, or the rest of its turn at once."""
    s = pool[layout.WORLD]
    if count == 1:
        step(s, seat, out[0])
    elif args[layout.POLICY] == layout.PLAN:
        args[layout.TRIALS] = args[layout.PLAYOUT_TRIALS]
        copy_game(pool, layout.WORLD, layout.DRAFTS + look_ahead(pool, seat, 0, count, args, out))
    elif args[layout.POLICY] == layout.EAGER:
        step(s, seat, eager(pool, seat, 0, count, out))
    else:
        step(s, seat, lean_to(s, 0, count, out, rng))


@rule
def play_on(pool: Pool, args: Buf, rng: Buf, out: Buf) -> None:
    """Plays on to the horizon, or for so long that it must be going round in circles."""
    s = pool[layout.WORLD]
    movers = to_move(s)
    last = args[layout.DECISIONS] + LONGEST_PLAYOUT
    while movers != 0 and args[layout.DECISIONS] < last:
        if movers == CHANCE_MOVES:
            step(s, CHANCE, roll(s, out, rng))
        else:
            seat = next_seat(movers, args)
            if is_far(s, seat, args, out):
                return
            count = legal(s, seat, out)
            args[layout.DECISIONS] += 1
            move_on(pool, seat, count, args, rng, out)
        movers = to_move(s)


# --- down the tree ----------------------------------------------------------------------------------------------


@rule
def most_promising(pool: Pool, seat: int, known: int, count: int, args: Buf, rng: Buf, out: Buf) -> int:
    """The action to try next of those that have no edge."""
    if args[layout.POLICY] == layout.LEAN:
        return lean_to(pool[layout.WORLD], known, count, out, rng)
    if args[layout.POLICY] == layout.EAGER or known + 1 == count:
        return eager(pool, seat, known, count, out)
    args[layout.TRIALS] = args[layout.TREE_TRIALS]
    return args[layout.DRAFT + layout.ROW * look_ahead(pool, seat, known, count, args, out) + layout.FIRST]


@rule
def choose(pool: Pool, seat: int, node: int, count: int, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """The edge to follow from a node; a new one has no visits."""
    known = meet(node, count, out, nodes, edges)
    if known == count or (known > 0 and is_wide_enough(known, nodes[node * layout.NODE + layout.TIMES], args)):
        return favourite(known, args, out, edges)
    return add_edge(node, most_promising(pool, seat, known, count, args, rng, out), args, nodes, edges)


@rule
def descend(pool: Pool, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> None:
    """Walks down the tree until an action is new, the tree has no more room, or the game is over."""
    s = pool[layout.WORLD]
    args[layout.STEPS] = 0
    args[layout.CHANGES] = 0
    args[layout.LAST] = -1
    movers = to_move(s)
    while movers != 0 and args[layout.STEPS] < layout.LONGEST:
        if movers == CHANCE_MOVES:
            step(s, CHANCE, roll(s, out, rng))
        else:
            seat = next_seat(movers, args)
            if is_far(s, seat, args, out):
                return
            count = legal(s, seat, out)
            args[layout.DECISIONS] += 1
            if count == 1 and args[layout.STEPS] > 0:
                step(s, seat, out[0])
            else:
                node = find_node(pool, seat, args, nodes)
                if node < 0 or (args[layout.EDGES_USED] + 1) * layout.EDGE > len(edges):
                    return
                nodes[node * layout.NODE + layout.TIMES] += 1
                edge = choose(pool, seat, node, count, args, rng, out, nodes, edges)
                args[layout.PATH + 2 * args[layout.STEPS]] = edge
                args[layout.PATH + 2 * args[layout.STEPS] + 1] = seat
                args[layout.STEPS] += 1
                step(s, seat, edges[edge * layout.EDGE + layout.ACTION])
                if edges[edge * layout.EDGE + layout.VISITS] == 0:
                    return
        movers = to_move(s)


# --- the program ------------------------------------------------------------------------------------------------


@rule
def think(pool: Pool, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """Some rounds of search for the seat whose knowledge is game KNOWN; returns how many."""
    for _ in range(args[layout.ROUNDS]):
        copy_game(pool, layout.WORLD, layout.KNOWN)
        if args[layout.CHEATS] == 0:
            resample(pool[layout.WORLD], args[layout.SEAT], rng)
        forget_results(args)
        descend(pool, args, rng, out, nodes, edges)
        play_on(pool, args, rng, out)
        conclude(pool, args, out)
        back_up(args, edges)
    return args[layout.ROUNDS]


@rule
def root(pool: Pool, args: Buf, nodes: Buf) -> int:
    """The node of the position as the searching seat knows it."""
    copy_game(pool, layout.WORLD, layout.KNOWN)
    return find_node(pool, args[layout.SEAT], args, nodes)


@rule
def try_out(pool: Pool, args: Buf, rng: Buf, out: Buf) -> int:
    """One world in which an actor begins with a certain action (-1: nobody does) and all play on; RESULT tells how."""
    s = pool[layout.WORLD]
    copy_game(pool, layout.WORLD, layout.KNOWN)
    if args[layout.CHEATS] == 0:
        resample(s, args[layout.SEAT], rng)
    forget_results(args)
    args[layout.CHANGES] = 0
    args[layout.LAST] = -1
    if args[layout.BEGINNING] >= 0:
        if args[layout.BEGINNER] != CHANCE:
            is_far(s, args[layout.BEGINNER], args, out)
        step(s, args[layout.BEGINNER], args[layout.BEGINNING])
    play_on(pool, args, rng, out)
    conclude(pool, args, out)
    return 1


LOOK = 0
THINK = 1
TRY = 2


@rule
def search(op: int, pool: Pool, args: Buf, rng: Buf, out: Buf, nodes: Buf, edges: Buf) -> int:
    """The program: LOOK gives the root's node, THINK searches, TRY plays on from one action."""
    if op == LOOK:
        return root(pool, args, nodes)
    if op == TRY:
        return try_out(pool, args, rng, out)
    return think(pool, args, rng, out, nodes, edges)
