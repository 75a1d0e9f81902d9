"""A look ahead over one seat's whole turn, written as rules, up to the moment when others (or chance) are asked.

The most promising ways come first. Searching bots order by it what they try, and play on with it.
"""

from __future__ import annotations

from safehouse.core.events import drain
from safehouse.core.frames import is_asked
from safehouse.core.pool import Pool, copy_game, fingerprint
from safehouse.core.rule import Buf, rule
from safehouse.core.slots import evaluate
from safehouse.core.turns import legal, step

from . import layout


@rule
def is_new(args: Buf, key: int) -> bool:
    """Notes a fingerprint; False where it was there already."""
    at = layout.SEEN + key % layout.SEEN_ROOM
    while args[at] != 0:
        if args[at] == key:
            return False
        at = at + 1 if at + 1 < layout.SEEN + layout.SEEN_ROOM else layout.SEEN
    args[at] = key
    return True


@rule
def draft(pool: Pool, source: int, seat: int, action: int, first: int, args: Buf) -> None:
    """The position after one more step. Ways that come to the same position are followed once."""
    if args[layout.DRAFTED] == layout.MOST_DRAFTS:
        return
    new = layout.DRAFTS + args[layout.DRAFTED]
    copy_game(pool, new, source)
    step(pool[new], seat, action)
    drain(pool[new])
    if not is_new(args, fingerprint(pool, new) | 1):
        return
    row = layout.DRAFT + layout.ROW * args[layout.DRAFTED]
    args[row + layout.WORTH] = evaluate(pool[new], seat)
    args[row + layout.FIRST] = first
    args[row + layout.SORT] = layout.OPEN if is_asked(pool[new], seat) else layout.END
    args[layout.DRAFTED] += 1


@rule
def best_draft(args: Buf, sort: int) -> int:
    """The position of a sort that is worth most, the first of equals; -1 if there is none."""
    best = -1
    for i in range(args[layout.DRAFTED]):
        row = layout.DRAFT + layout.ROW * i
        if args[row + layout.SORT] == sort and (
            best < 0 or args[row + layout.WORTH] > args[layout.DRAFT + layout.ROW * best + layout.WORTH]
        ):
            best = i
    return best


@rule
def look_ahead(pool: Pool, seat: int, start: int, count: int, args: Buf, out: Buf) -> int:
    """The best end of a turn that begins with one of the actions out[start:count]; which of the positions it is.

    Where no end was found, the best position on the way.
    """
    args[layout.DRAFTED] = 0
    for i in range(layout.SEEN_ROOM):
        args[layout.SEEN + i] = 0
    for i in range(start, count):
        draft(pool, layout.WORLD, seat, out[i], out[i], args)
    at = best_draft(args, layout.OPEN)
    while at >= 0 and args[layout.DRAFTED] < args[layout.TRIALS]:
        row = layout.DRAFT + layout.ROW * at
        args[row + layout.SORT] = layout.CLOSED
        wide = legal(pool[layout.DRAFTS + at], seat, out)
        for i in range(wide):
            draft(pool, layout.DRAFTS + at, seat, out[i], args[row + layout.FIRST], args)
        at = best_draft(args, layout.OPEN)
    end = best_draft(args, layout.END)
    if end < 0:
        end = at if at >= 0 else best_draft(args, layout.CLOSED)
    return end


@rule
def eager(pool: Pool, seat: int, start: int, count: int, out: Buf) -> int:
    """The action of out[start:count] after which the position is worth most to the seat; the first of equals."""
    best = out[start]
    best_value = 0
    for i in range(start, count):
        copy_game(pool, layout.DRAFTS, layout.WORLD)
        step(pool[layout.DRAFTS], seat, out[i])
        value = evaluate(pool[layout.DRAFTS], seat)
        if i == start or value > best_value:
            best = out[i]
            best_value = value
    return best
