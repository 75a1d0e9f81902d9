"""Many games at once, each up to the next decision of a seat: chance is rolled inside, ended games are dealt anew.

All of it is one compiled call over all games. The buffers:

- `pool`: the games 0 to n - 1, the opening (game n), and after it a copy of each game for what a seat knows.
- `args`: the head (COUNT … FRESH), then an action for each game.
- `rng`: a working stream, then one stream for each game's chance, then one for each game's random choices.
- `out`: room for the rules, then a row for each game of: the seat that is asked, how the last step ended, the
  decisions made, a random choice; then the result (score, rank and victory of each seat); then the mask of legal
  actions, one byte each. The masks must be 0 before all games are dealt or stepped: NumPy clears memory best.

Games do not touch one another: what happens in one is the same, however many there are.
"""

from __future__ import annotations

from .chance import WORDS
from .frames import to_move
from .pool import Pool, copy_game
from .rule import Buf, rule
from .seats import CHANCE, MAX_SEATS
from .slots import conceal, outcome
from .turns import lean, legal, next_asked, settle, step

COUNT = 1
"""Where `args` says how many games there are,"""
ROOM = 2
"""how many numbers of `out` belong to the rules,"""
MASK_WORDS = 3
"""how many numbers a mask takes,"""
LIMIT = 4
"""after how many decisions a game is cut,"""
VIEWER = 5
"""whose observations are wanted (WHO_IS_ASKED: of the seat that is asked),"""
RENEWS = 6
"""whether ended games are dealt anew,"""
FRESH = 7
"""and whether all are dealt now instead of stepped."""
HEAD = 8

WHO_IS_ASKED = -1

GOES_ON = 0
ENDED = 1
CUT = 2
"""How the last step of a game ended."""

RESULT = 3 * MAX_SEATS
COLUMNS = 4


@rule
def mover_at(args: Buf, game: int) -> int:
    return args[ROOM] + game


@rule
def ended_at(args: Buf, game: int) -> int:
    return args[ROOM] + args[COUNT] + game


@rule
def length_at(args: Buf, game: int) -> int:
    return args[ROOM] + 2 * args[COUNT] + game


@rule
def choice_at(args: Buf, game: int) -> int:
    return args[ROOM] + 3 * args[COUNT] + game


@rule
def result_at(args: Buf, game: int) -> int:
    return args[ROOM] + COLUMNS * args[COUNT] + RESULT * game


@rule
def mask_at(args: Buf, game: int) -> int:
    return args[ROOM] + (COLUMNS + RESULT) * args[COUNT] + args[MASK_WORDS] * game


@rule
def take_stream(rng: Buf, number: int) -> None:
    for i in range(WORDS):
        rng[i] = rng[WORDS * (number + 1) + i]


@rule
def keep_stream(rng: Buf, number: int) -> None:
    for i in range(WORDS):
        rng[WORDS * (number + 1) + i] = rng[i]


@rule
def list_options(pool: Pool, args: Buf, game: int, out: Buf) -> None:
    """Writes who is asked, and the mask of what it may do, where all is 0. Of several it is the next in turn."""
    s = pool[game]
    seat = next_asked(s)
    out[mover_at(args, game)] = seat
    if seat == CHANCE:
        return
    mask = mask_at(args, game)
    for i in range(legal(s, seat, out)):
        out[mask + (out[i] >> 3)] |= 1 << ((out[i] & 7) << 3)


@rule
def step_all(pool: Pool, args: Buf, rng: Buf, out: Buf) -> int:
    """One decision in each game, by the seat that is asked there; returns how many games have ended by it.

    With FRESH all games are dealt instead. (One function for all of it: each that makes steps is slow to compile.)
    """
    ended = 0
    for game in range(args[COUNT]):
        take_stream(rng, game)
        how = GOES_ON
        if not args[FRESH]:
            step(pool[game], out[mover_at(args, game)], args[HEAD + game])
            settle(pool[game], out, rng)
            out[length_at(args, game)] += 1
            how = how_it_ended(pool, args, game, out)
        out[ended_at(args, game)] = how
        if how != GOES_ON:
            ended += 1
            write_result(pool, args, game, out)
        if args[FRESH] or (how != GOES_ON and args[RENEWS]):
            copy_game(pool, game, args[COUNT])
            settle(pool[game], out, rng)
            out[length_at(args, game)] = 0
        keep_stream(rng, game)
        list_options(pool, args, game, out)
    return ended


@rule
def how_it_ended(pool: Pool, args: Buf, game: int, out: Buf) -> int:
    if to_move(pool[game]) == 0:
        return ENDED
    return CUT if out[length_at(args, game)] >= args[LIMIT] else GOES_ON


@rule
def write_result(pool: Pool, args: Buf, game: int, out: Buf) -> None:
    for i in range(RESULT):
        out[i] = 0
    outcome(pool[game], out)
    at = result_at(args, game)
    for i in range(RESULT):
        out[at + i] = out[i]


@rule
def conceal_one(pool: Pool, args: Buf, game: int, out: Buf) -> int:
    """Puts what a seat knows of a game behind the opening; returns the seat. Where nobody is asked, seat 0 looks."""
    viewer = args[VIEWER]
    if viewer == WHO_IS_ASKED:
        viewer = max(0, out[mover_at(args, game)])
    shown = args[COUNT] + 1 + game
    copy_game(pool, shown, game)
    conceal(pool[shown], viewer)
    return viewer


@rule
def conceal_all(pool: Pool, args: Buf, out: Buf) -> None:
    for game in range(args[COUNT]):
        conceal_one(pool, args, game, out)


@rule
def choose_all(pool: Pool, args: Buf, rng: Buf, out: Buf) -> None:
    """A random choice in each game, by the game's `playout_weight`, from what the seat knows that is asked."""
    args[VIEWER] = WHO_IS_ASKED
    for game in range(args[COUNT]):
        if out[mover_at(args, game)] >= 0:
            seat = conceal_one(pool, args, game, out)
            take_stream(rng, args[COUNT] + game)
            out[choice_at(args, game)] = lean(pool[args[COUNT] + 1 + game], seat, out, rng)
            keep_stream(rng, args[COUNT] + game)
