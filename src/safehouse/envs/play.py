"""One game as a value that can be copied, looked at and gone on with, chance by hand: what OpenSpiel states hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from safehouse.core import events as ev
from safehouse.core import program
from safehouse.core.chance import stream
from safehouse.core.frames import MOVERS
from safehouse.core.observation import Observation
from safehouse.core.persistent_list import PersistentList
from safehouse.core.seats import CHANCE, CHANCE_MOVES, MAX_SEATS, SPECTATOR

from .config import EnvConfig, env_config, says_why
from .encoding import Encoding, Numbers, Records, encoding_of
from .tables import Ints

OVER = -4
"""The mover of a game that is over; -1 is chance."""

OWN_CHOICE = -1
"""In an entry of the story, in place of the kind of event: the seat's own action."""

Entry = tuple[int, int, int, int, int, int]
"""Something that was seen: by whom (a mask), the kind of event, four numbers."""


class Machine:
    """The compiled rules of a setting, with the buffers they work in."""

    def __init__(self, given: EnvConfig) -> None:
        edition = given.edition
        self.config = given
        self.encoding: Encoding = encoding_of(edition.state_type)
        self._fast = edition.fast(says_why(edition))
        self._call: Callable[..., int] = self._fast.run
        self._args: Ints = np.zeros(4, np.int64)
        self._rng: Ints = np.zeros(4, np.int64)
        self.out: Ints = np.zeros(2 * len(edition.buffer()), np.int64)
        self._shown = self._fast.pool(1)
        self._numbers: Numbers = np.zeros((1, self.encoding.width), np.int16)
        self._row: Numbers = self._numbers[0]
        self._writer = self.encoding.writer(self._shown, self._numbers)
        self.opening = self._fast.pool(1)
        self._fast.put(self.opening, 0, given.opening())

    def run(self, op: int, pool: Records, seat: int = 0, action: int = 0) -> int:
        self._args[1] = seat
        self._args[2] = action
        return self._call(op, pool, self._args, self._rng, self.out)

    def numbers(self, pool: Records, viewer: int) -> Numbers:
        """The observation of a seat (or SPECTATOR). The same memory every time."""
        self._conceal(pool, viewer)
        self._writer.write(viewer)
        return self._row

    def _conceal(self, pool: Records, viewer: int) -> None:
        self._shown[0] = pool[0]
        self.run(program.CONCEAL, self._shown, viewer)

    def another_world(self, pool: Records, viewer: int, seed: int) -> Records:
        """A random game that this viewer cannot tell from the true one."""
        self._conceal(pool, viewer)
        world = self._shown.copy()
        self._rng[:] = stream(seed, "resample")
        self.run(program.RESAMPLE, world, viewer)
        return world

    def observation(self, pool: Records, viewer: int) -> Observation:
        self._conceal(pool, viewer)
        seat = None if viewer == SPECTATOR else viewer
        state = self._fast.take(self._shown, 0)
        return Observation(self.config.edition, self.config.seats, self.config.options, seat, state)


class Play:
    """A game in play. `mover` is a seat, CHANCE or OVER."""

    __slots__ = ("_legal", "_pool", "decisions", "machine", "mover", "story")

    def __init__(
        self, machine: Machine, pool: Records, story: PersistentList[Entry], decisions: int, mover: int | None
    ) -> None:
        self.machine = machine
        self._pool = pool
        self.story = story
        self.decisions = decisions
        self.mover = self._next_mover() if mover is None else mover
        self._legal: list[int] | None = None

    @classmethod
    def begin(cls, machine: Machine) -> Play:
        return cls(machine, machine.opening.copy(), PersistentList(), 0, None)

    def copy(self) -> Play:
        return Play(self.machine, self._pool.copy(), self.story.copy(), self.decisions, self.mover)

    def __deepcopy__(self, _: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        given = self.machine.config
        key = (given.game, given.seats, given.reward, given.limit, _frozen(given.options))
        return _restored, (key, self._pool.tobytes(), list(self.story), self.decisions, self.mover)

    def _next_mover(self) -> int:
        """Of several seats that are asked, the next in turn. A game is cut only where a seat is asked."""
        movers = self._movers()
        if movers == CHANCE_MOVES:
            return CHANCE
        if movers == 0 or self.decisions >= self.machine.config.limit:
            return OVER
        return self.machine.run(program.NEXT_ASKED, self._pool)

    def _movers(self) -> int:
        depth = int(self._pool["depth"][0])
        return int(self._pool["frames"][0, depth - 1, MOVERS]) if depth else 0

    def ask(self, seat: int) -> None:
        """Of seats that choose at the same time any may be first: asks this one, if it is among them."""
        if self.mover >= 0 and self._movers() >> seat & 1:
            self.mover = seat
            self._legal = None

    @property
    def is_cut(self) -> bool:
        return self.mover == OVER and self._movers() != 0

    def legal(self) -> list[int]:
        """The legal actions of the mover."""
        if self._legal is None:
            count = self.machine.run(program.LEGAL, self._pool, self.mover)
            self._legal = self.machine.out[:count].tolist()
        return self._legal

    def chances(self) -> list[tuple[int, float]]:
        """What chance can do, with probabilities."""
        count = self.machine.run(program.CHANCES, self._pool)
        actions, weights = self.machine.out[: 2 * count].reshape(2, count).tolist()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]

    def step(self, action: int) -> None:
        """Carries out a legal action of the mover."""
        actor = self.mover
        self.machine.run(program.STEP, self._pool, actor, action)
        if actor != CHANCE:
            self.decisions += 1
            self.story.append((1 << actor, OWN_CHOICE, action, 0, 0, 0))
        count = int(self._pool["event_count"][0])
        for row in self._pool["events"][0, :count].tolist():
            self.story.append((row[ev.AUDIENCE], row[ev.KIND], *row[ev.ARGS : ev.ARGS + 4]))
        self._legal = None
        self.mover = self._next_mover()

    def result(self) -> list[float]:
        """What the end is worth to each seat."""
        out = self.machine.out
        out[: 3 * MAX_SEATS] = 0
        self.machine.run(program.OUTCOME, self._pool)
        return self.machine.config.rewards(out[: 3 * MAX_SEATS].tolist(), cut=self.is_cut)

    def numbers(self, viewer: int) -> Numbers:
        return self.machine.numbers(self._pool, viewer)

    def seen_by(self, viewer: int) -> list[Entry]:
        """The story as a seat (or SPECTATOR) has seen it."""
        bit = 1 << viewer
        return [entry for entry in self.story if entry[0] & bit]

    def observation(self, viewer: int) -> Observation:
        return self.machine.observation(self._pool, viewer)

    def another_world(self, seat: int, seed: int) -> Play:
        """The same to this seat, but what it does not know is drawn anew. Of the story only what it saw is kept.

        Who is asked stays asked where that can be.
        """
        world = self.machine.another_world(self._pool, seat, seed)
        new = Play(self.machine, world, PersistentList(self.seen_by(seat)), self.decisions, None)
        if self.mover >= 0:
            new.ask(self.mover)
        return new


@cache
def _machine(key: tuple[Any, ...]) -> Machine:
    game, seats, reward, limit, options = key
    given = {name: list(value) if isinstance(value, tuple) else value for name, value in options}
    return Machine(env_config(game, seats, reward, limit, given))


def machine_of(given: EnvConfig) -> Machine:
    """The machine of a setting: one for all its games."""
    return _machine((given.game, given.seats, given.reward, given.limit, _frozen(given.options)))


def _frozen(options: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())


def _restored(key: tuple[Any, ...], data: bytes, story: list[Entry], decisions: int, mover: int) -> Play:
    machine = _machine(key)
    pool = np.frombuffer(data, machine.opening.dtype).copy()
    return Play(machine, pool, PersistentList(story), decisions, mover)
