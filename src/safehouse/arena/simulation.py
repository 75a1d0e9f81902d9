"""Many games between bots, on all cores. The same seed gives the same games, however many workers share them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.bots.opponents import opponents
from safehouse.bots.whole_game import KINDS, play_whole
from safehouse.core.chance import stream
from safehouse.core.frames import to_move
from safehouse.core.options import Options
from safehouse.core.program import PLAYOUTS, run
from safehouse.core.records import open_match
from safehouse.core.seats import MAX_SEATS

from .contestants import contestant
from .playing import LIMIT_EVENT, edition_of, ended_by_limit, play, turns_of
from .runners import in_processes

if TYPE_CHECKING:
    from safehouse.core.backend import Fast
    from safehouse.core.game import Edition
    from safehouse.core.state import State

ENDLESS = 1_000_000
"""No game has so many decisions; a playout that comes this far is counted as not finished."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: `bots` go round the table, one seat further with every game."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: int | str
    games: int
    fast: bool = False
    data: Path | None = None

    def seating(self, index: int) -> tuple[str, ...]:
        """Which bot sits where in a game."""
        return tuple(self.bots[(seat + index) % len(self.bots)] for seat in range(self.seats))

    @property
    def is_blind(self) -> bool:
        """Random bots alone: whole games are then one playout of the rules, plain or compiled."""
        return set(self.bots) == {"random"}

    @property
    def program(self) -> Callable[..., int]:
        """What is compiled to play it."""
        return run if self.is_blind else opponents


@dataclass(frozen=True)
class Played:
    """How one game went."""

    index: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: tuple[int, ...] = field(default=())
    by_limit: bool = False
    finished: bool = True


# --- one game ---------------------------------------------------------------------------------------------------


def play_one(plan: Plan, index: int) -> Played:
    """Game number `index` of a plan: in one compiled call where that can be, else as a match. Both are the same."""
    edition = edition_of(plan.game, plan.data, plan.options["data_set"])
    compiled = edition.compiled(program=plan.program) if plan.fast else None
    if plan.is_blind:
        return _playout(plan, index, edition, compiled)
    if compiled is None or not KINDS.keys() >= set(plan.bots):
        return _bot_game(plan, index, edition)
    opening = open_match(edition, plan.seats, plan.options, chance="manual").state
    end, decisions = play_whole(compiled, opening, plan.seating(index), f"{plan.seed}/{index}")
    return _read(plan, index, edition, end, decisions)


def _bot_game(plan: Plan, index: int, edition: Edition) -> Played:
    seed = f"{plan.seed}/{index}"
    match = open_match(edition, plan.seats, plan.options, seed=seed)
    names = plan.seating(index)
    players = [contestant(name).player(f"{seed}/{seat}") for seat, name in enumerate(names)]
    decisions = play(match, players)
    winners = tuple(sorted(match.winners))
    turns = turns_of(edition, match.state)
    return Played(index, names, tuple(match.scores), winners, decisions, turns, ended_by_limit(match))


def _playout(plan: Plan, index: int, edition: Edition, compiled: Fast | None) -> Played:
    state = edition.prepare(plan.seats, plan.options)
    edition.start(state)
    rng = stream(plan.seed, index, "playout")
    end, decisions = _plain(edition, state, rng) if compiled is None else _compiled(compiled, state, rng)
    return _read(plan, index, edition, end, decisions)


def _read(plan: Plan, index: int, edition: Edition, end: State, decisions: int) -> Played:
    """How a game went, from its end."""
    out = edition.buffer()
    edition.outcome(end, out)
    return Played(
        index,
        plan.seating(index),
        tuple(out[: plan.seats]),
        tuple(seat for seat in range(plan.seats) if out[2 * MAX_SEATS + seat]),
        decisions,
        turns_of(edition, end),
        LIMIT_EVENT in {edition.events.decode(row)[0] for row in end.events[: end.event_count]},
        finished=to_move(end) == 0,
    )


def _plain(edition: Edition, state: State, rng: list[int]) -> tuple[State, int]:
    decisions: int = edition.playout(state, ENDLESS, edition.buffer(), rng)
    return state, decisions


def _compiled(fast: Fast, state: State, rng: list[int]) -> tuple[State, int]:
    import numpy as np

    pool = fast.pool(2)
    fast.put(pool, 0, state)
    args = np.array([0, 1, ENDLESS], dtype=np.int64)
    out = np.zeros(len(fast.edition.buffer()), dtype=np.int64)
    decisions = fast.run(PLAYOUTS, pool, args, np.array(rng, dtype=np.int64), out)
    return fast.take(pool, 1), int(decisions)


# --- all games --------------------------------------------------------------------------------------------------


def play_all(plan: Plan, workers: int) -> Iterator[Played]:
    """All games of a plan as they are finished, in any order. Stop reading to stop playing."""
    chunk = 1 if workers == 1 else max(1, min(_games_at_once(plan), plan.games // (workers * 4)))
    portions = (range(first, min(first + chunk, plan.games)) for first in range(0, plan.games, chunk))
    for played in in_processes(partial(_play_some, plan), portions, workers):
        yield from played


def _games_at_once(plan: Plan) -> int:
    """A worker's portion: about a second of work, so that an interruption is heeded soon."""
    if not plan.is_blind:
        return 10 if plan.fast and KINDS.keys() >= set(plan.bots) else 1
    return 500 if plan.fast else 25


def _play_some(plan: Plan, indices: range) -> list[Played]:
    return [play_one(plan, index) for index in indices]
