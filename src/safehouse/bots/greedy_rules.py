"""The greedy bot, written as rules: it runs plain and compiled, and decides the same in both.

It tries out its own turn, step by step until others (or chance) are asked, in a random world that it considers
possible. The most promising positions are followed first; ways that come to the same position are followed once.
Of positions of equal worth the one that fewer steps lead to comes first, then a lot decides.

`pool[known]` is what the seat knows; the games behind it are room for the world and the positions that are tried.
"""

from __future__ import annotations

from safehouse.core.chance import below
from safehouse.core.events import drain
from safehouse.core.frames import is_asked
from safehouse.core.pool import Pool, copy_game, fingerprint
from safehouse.core.rule import NO_ACTION, Buf, rule
from safehouse.core.slots import advise, evaluate, idle, resample, simplify
from safehouse.core.turns import legal, step

ENOUGH = 250
"""About so many steps are tried for one decision."""
MOST = 640
"""There is room for so many: those, and all that can be done in one more position."""
GAMES = MOST + 2
"""What is known, the world, the positions."""

# Places of `notes`: the look ahead.
TRIED = 0
"""How many positions there are."""
WAITING = 1
"""How many of them are still to be followed."""
BEST_END = 2
"""The best one at which others are asked, or NOTHING."""
ROWS = 4
"""What is known of each position: its worth to the seat, how many steps led to it, its lot, the position and the step
before it, and whether it was followed."""
ROW = 6
WORTH, LENGTH, LOT, BEFORE, STEP, SORT = range(ROW)
OPEN, FOLLOWED, END = 0, 1, 2
QUEUE = ROWS + ROW * MOST
"""A heap of those to be followed, the best on top."""
SEEN = QUEUE + MOST
"""Fingerprints of all positions, by hash."""
SEEN_ROOM = 2048
NOTES = SEEN + SEEN_ROOM

NOTHING = -1
LOTS = 1 << 30


@rule
def is_better(notes: Buf, one: int, other: int) -> bool:
    a = ROWS + ROW * one
    b = ROWS + ROW * other
    if notes[a + WORTH] != notes[b + WORTH]:
        return notes[a + WORTH] > notes[b + WORTH]
    if notes[a + LENGTH] != notes[b + LENGTH]:
        return notes[a + LENGTH] < notes[b + LENGTH]
    return notes[a + LOT] < notes[b + LOT]


@rule
def enqueue(notes: Buf, position: int) -> None:
    at = notes[WAITING]
    notes[WAITING] += 1
    while at > 0 and is_better(notes, position, notes[QUEUE + (at - 1) // 2]):
        notes[QUEUE + at] = notes[QUEUE + (at - 1) // 2]
        at = (at - 1) // 2
    notes[QUEUE + at] = position


@rule
def dequeue(notes: Buf) -> int:
    """The best of those that are to be followed."""
    best = notes[QUEUE]
    notes[WAITING] -= 1
    last = notes[QUEUE + notes[WAITING]]
    at = 0
    child = 1
    while child < notes[WAITING]:
        if child + 1 < notes[WAITING] and is_better(notes, notes[QUEUE + child + 1], notes[QUEUE + child]):
            child += 1
        if is_better(notes, last, notes[QUEUE + child]):
            break
        notes[QUEUE + at] = notes[QUEUE + child]
        at = child
        child = 2 * at + 1
    notes[QUEUE + at] = last
    return best


@rule
def is_new(notes: Buf, key: int) -> bool:
    """Notes a fingerprint; False where it was there already."""
    at = key & (SEEN_ROOM - 1)
    while notes[SEEN + at] != 0:
        if notes[SEEN + at] == key:
            return False
        at = (at + 1) & (SEEN_ROOM - 1)
    notes[SEEN + at] = key
    return True


@rule
def try_out(pool: Pool, world: int, seat: int, before: int, action: int, notes: Buf, rng: Buf) -> None:
    """One more step, from the world (before: NOTHING) or from a position."""
    position = notes[TRIED]
    if position == MOST:
        return
    new = world + 1 + position
    copy_game(pool, new, world + 1 + before)
    step(pool[new], seat, action)
    drain(pool[new])
    if not is_new(notes, fingerprint(pool, new) | 1):
        return
    notes[TRIED] += 1
    row = ROWS + ROW * position
    notes[row + WORTH] = evaluate(pool[new], seat)
    notes[row + LENGTH] = 1 if before == NOTHING else notes[ROWS + ROW * before + LENGTH] + 1
    notes[row + LOT] = below(rng, LOTS)
    notes[row + BEFORE] = before
    notes[row + STEP] = action
    if is_asked(pool[new], seat):
        notes[row + SORT] = OPEN
        enqueue(notes, position)
    else:
        notes[row + SORT] = END
        if notes[BEST_END] == NOTHING or is_better(notes, position, notes[BEST_END]):
            notes[BEST_END] = position


@rule
def look_ahead(pool: Pool, world: int, seat: int, count: int, notes: Buf, rng: Buf, out: Buf) -> int:
    """The best end of a turn that begins with one of the actions out[:count].

    Where no end was found, the position that looked best after the first step.
    """
    notes[TRIED] = 0
    notes[WAITING] = 0
    notes[BEST_END] = NOTHING
    for i in range(SEEN_ROOM):
        notes[SEEN + i] = 0
    for i in range(count):
        try_out(pool, world, seat, NOTHING, out[i], notes, rng)
    stopped = notes[QUEUE]
    while notes[WAITING] > 0 and notes[TRIED] < ENOUGH:
        position = dequeue(notes)
        notes[ROWS + ROW * position + SORT] = FOLLOWED
        wide = legal(pool[world + 1 + position], seat, out)
        for i in range(wide):
            try_out(pool, world, seat, position, out[i], notes, rng)
    return notes[BEST_END] if notes[BEST_END] != NOTHING else stopped


@rule
def first_step(notes: Buf, position: int) -> int:
    """With which step the way to a position begins."""
    while notes[ROWS + ROW * position + BEFORE] != NOTHING:
        position = notes[ROWS + ROW * position + BEFORE]
    return notes[ROWS + ROW * position + STEP]


@rule
def guess_and_look(pool: Pool, known: int, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:
    """A look ahead in a world that fits what the seat knows; the position to go for."""
    world = known + 1
    copy_game(pool, world, known)
    simplify(pool[world])
    count = legal(pool[world], seat, out)
    resample(pool[world], seat, rng)
    return look_ahead(pool, world, seat, count, notes, rng, out)


@rule
def advised(pool: Pool, known: int, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:
    """What needs no look ahead: the only action, the one that ends an idle part, the game's own advice."""
    if legal(pool[known], seat, out) == 1:
        return out[0]
    action = idle(pool[known], seat)
    return action if action != NO_ACTION else advise(pool, known, seat, notes, rng, out)


@rule
def decide(pool: Pool, known: int, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:
    """What the greedy bot does, knowing what game `known` shows."""
    action = advised(pool, known, seat, notes, rng, out)
    if action != NO_ACTION:
        return action
    return first_step(notes, guess_and_look(pool, known, seat, notes, rng, out))
