"""Bots inside compiled code: whole decisions of the greedy bot, and opponents in many games at once.

`step_all` is that of `core.batch` for tables at which some seats are played by bots: after every decision that is asked
for from outside they play on by themselves, until such a seat is asked again. A bot gets what its seat knows, never the
truth. The buffers are those of `core.batch`, and:

- `pool`: behind the games and what seats know of them, room for the thoughts of one bot (`greedy_rules.GAMES`).
- `args`: behind the actions, for each game who decides at each seat (OUTSIDE, RANDOM, GREEDY).
- `rng`: behind the other streams one for each seat of each game.
- `notes`: those of `greedy_rules`.
"""

from __future__ import annotations

from safehouse.core.batch import (
    COUNT,
    CUT,
    ENDED,
    FRESH,
    GOES_ON,
    HEAD,
    LIMIT,
    RENEWS,
    choose_all,
    conceal_all,
    ended_at,
    keep_stream,
    length_at,
    list_options,
    mover_at,
    take_stream,
    write_result,
)
from safehouse.core.frames import to_move
from safehouse.core.pool import Pool, copy_game
from safehouse.core.program import CHOOSE_ALL, CONCEAL_ALL, EVALUATE, STEP_ALL
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import CHANCE, MAX_SEATS
from safehouse.core.slots import conceal, evaluate
from safehouse.core.turns import lean, next_asked, settle, step

from .greedy_rules import advised, decide, guess_and_look, look_ahead

OUTSIDE, RANDOM, GREEDY = range(3)
"""Who decides at a seat: whoever steps the games, or a bot."""

CHOICE = 63
"""What the bot would do that sits at seat args[0] of game 0."""
DECIDE = 64
ADVISED = 65
LOOK = 66
FOLLOW = 67
"""Thoughts of a single seat: it is args[0], what it knows (for FOLLOW: the world) is game 0."""
SECOND = 1
"""Where `args` holds, for FOLLOW, the step with which to begin, and for EVALUATE the game."""

ENDLESS = 1_000_000
"""No game has so many decisions; one that comes this far is cut."""


@rule
def who_decides(args: Buf, game: int, seat: int) -> int:
    return args[HEAD + args[COUNT] + MAX_SEATS * game + seat]


@rule
def choice_of_bot(pool: Pool, args: Buf, game: int, seat: int, rng: Buf, out: Buf, notes: Buf) -> int:
    """What a bot does at a seat of a game, by what this seat knows."""
    known = 2 * args[COUNT] + 1
    copy_game(pool, known, game)
    conceal(pool[known], seat)
    own = 2 * args[COUNT] + MAX_SEATS * game + seat
    take_stream(rng, own)
    if who_decides(args, game, seat) == GREEDY:
        action = decide(pool, known, seat, notes, rng, out)
    else:
        action = lean(pool[known], seat, out, rng)
    keep_stream(rng, own)
    return action


@rule
def carry_out(pool: Pool, args: Buf, game: int, seat: int, action: int, rng: Buf, out: Buf) -> None:
    """A decision, and what chance does after it."""
    take_stream(rng, game)
    step(pool[game], seat, action)
    settle(pool[game], out, rng)
    keep_stream(rng, game)
    out[length_at(args, game)] += 1


@rule
def play_on(pool: Pool, args: Buf, game: int, limit: int, rng: Buf, out: Buf, notes: Buf) -> int:
    """Bots decide until somebody outside is asked, or the game has ended, or has so many decisions; how it stands."""
    seat = next_asked(pool[game])
    while seat != CHANCE and out[length_at(args, game)] < limit and who_decides(args, game, seat) != OUTSIDE:
        action = choice_of_bot(pool, args, game, seat, rng, out, notes)
        carry_out(pool, args, game, seat, action, rng, out)
        seat = next_asked(pool[game])
    if to_move(pool[game]) == 0:
        return ENDED
    return CUT if out[length_at(args, game)] >= limit else GOES_ON


@rule
def begin(pool: Pool, args: Buf, game: int, rng: Buf, out: Buf, notes: Buf) -> int:
    """Deals a game and lets bots begin it. It is not cut before somebody outside was asked, or none would ever be."""
    copy_game(pool, game, args[COUNT])
    take_stream(rng, game)
    settle(pool[game], out, rng)
    keep_stream(rng, game)
    out[length_at(args, game)] = 0
    return play_on(pool, args, game, ENDLESS, rng, out, notes)


@rule
def step_game(pool: Pool, args: Buf, game: int, rng: Buf, out: Buf, notes: Buf) -> int:
    """One decision from outside (with FRESH: a deal), and those of bots up to the next; how the game stands then."""
    if args[FRESH]:
        how = begin(pool, args, game, rng, out, notes)
    else:
        carry_out(pool, args, game, out[mover_at(args, game)], args[HEAD + game], rng, out)
        how = play_on(pool, args, game, args[LIMIT], rng, out, notes)
    out[ended_at(args, game)] = how
    if how != GOES_ON:
        write_result(pool, args, game, out)
    return how


@rule
def step_all(pool: Pool, args: Buf, rng: Buf, out: Buf, notes: Buf) -> int:
    """The same in all games; returns how many have ended by it.

    Where ended games are dealt anew, somebody outside must sit in each: else it would never stop.
    """
    ended = 0
    for game in range(args[COUNT]):
        how = step_game(pool, args, game, rng, out, notes)
        if how != GOES_ON:
            ended += 1
            while args[RENEWS] and how != GOES_ON:
                how = begin(pool, args, game, rng, out, notes)
        if args[FRESH] and args[RENEWS]:
            out[ended_at(args, game)] = GOES_ON
        list_options(pool, args, game, out)
    return ended


@rule
def opponents(op: int, pool: Pool, args: Buf, rng: Buf, out: Buf, notes: Buf) -> int:
    """The program: many games with bots at some seats, or one thought of the greedy bot."""
    if op == STEP_ALL:
        return step_all(pool, args, rng, out, notes)
    if op == CONCEAL_ALL:
        conceal_all(pool, args, out)
    elif op == CHOOSE_ALL:
        choose_all(pool, args, rng, out)
    elif op == CHOICE:
        return choice_of_bot(pool, args, 0, args[0], rng, out, notes)
    elif op == DECIDE:
        return decide(pool, 0, args[0], notes, rng, out)
    elif op == ADVISED:
        return advised(pool, 0, args[0], notes, rng, out)
    elif op == LOOK:
        return guess_and_look(pool, 0, args[0], notes, rng, out)
    elif op == FOLLOW:
        out[0] = args[SECOND]
        return look_ahead(pool, 0, args[0], 1, notes, rng, out)
    elif op == EVALUATE:
        return evaluate(pool[args[SECOND]], args[0])
    return 0
