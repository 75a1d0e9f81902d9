"""Games side by side in arrays, each waiting for a seat: what the other environments are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from safehouse.bots import greedy_rules
from safehouse.bots.opponents import OUTSIDE, opponents
from safehouse.bots.whole_game import KINDS, bot_stream
from safehouse.core import batch as core
from safehouse.core import program
from safehouse.core.chance import WORDS, stream
from safehouse.core.memory import Memory, memory_for
from safehouse.core.observation import Observation
from safehouse.core.seats import MAX_SEATS, SPECTATOR

from .config import Backend, EnvConfig, says_why
from .encoding import Numbers, Records, encoding_of

Ints = NDArray[np.int64]
Masks = NDArray[np.int8]
Seating = Sequence[str]
"""Who plays each seat of a game: the name of a bot that plays inside compiled code, or "" for who steps the game."""


class Tables:
    """So many games of one setting. `movers`, `ended`, `results` and `masks` show how they stand after each step.

    `bots` names for each game who plays each seat: a bot of `KINDS`, inside compiled code, or "" for who steps the
    games. Without any, all seats are asked from outside.

    Much of it is views of the same memory, so copies and pickles are made anew, and the memory is filled in.
    """

    def __init__(
        self, config: EnvConfig, count: int, backend: Backend, *, renews: bool, bots: Sequence[Seating] = ()
    ) -> None:
        edition = config.edition
        self.config = config
        self.count = count
        self._bots = tuple(map(tuple, bots))
        self._made = partial(Tables, config, count, backend, renews=renews, bots=self._bots)
        self.encoding = encoding_of(edition.state_type)
        room = len(edition.buffer())
        words = -(-edition.actions.size // 8)
        self._args = np.zeros(core.HEAD + count + MAX_SEATS * len(self._bots), np.int64)
        self._args[core.COUNT] = count
        self._args[core.ROOM] = room
        self._args[core.MASK_WORDS] = words
        self._args[core.LIMIT] = config.limit
        self._args[core.RENEWS] = renews
        for game, names in enumerate(self._bots):
            at = core.HEAD + count + MAX_SEATS * game
            self._args[at : at + config.seats] = [KINDS[name] if name else OUTSIDE for name in names]
        self._rng = np.zeros(WORDS * (2 * count + 1 + MAX_SEATS * len(self._bots)), np.int64)
        self._out = np.zeros(room + (core.COLUMNS + core.RESULT + words) * count, np.int64)
        table = self._out[room:]
        self.actions: Ints = self._args[core.HEAD :][:count]
        self.movers, self.ended, self.lengths, self.choices = table[: core.COLUMNS * count].reshape(-1, count)
        self._results = table[core.COLUMNS * count :][: core.RESULT * count]
        self.results: Ints = self._results.reshape(count, -1)
        self._mask_words = table[-words * count :]
        self.masks: Masks = self._mask_words.view(np.int8).reshape(count, -1)[:, : edition.actions.size]
        self._memory = self._memory_for(backend)
        self._memory.put(count, config.opening())
        numbers: Numbers = np.zeros((count, self.encoding.width), np.int16)
        self._known: Records = self._memory.records(count + 1, 2 * count + 1)
        self._writer = self.encoding.writer(self._known, numbers)
        self._numbers = numbers.view()
        for shown in (self.movers, self.ended, self.lengths, self.choices, self.results, self.masks, self._numbers):
            shown.flags.writeable = False  # who writes there would play games of another kind

    def _memory_for(self, backend: Backend) -> Memory:
        """The games, the opening, and what a seat knows of each; where there are bots, behind them room to think."""
        games = 2 * self.count + 1
        edition, fast = self.config.edition, backend == "fast"
        if not self._bots:
            self._notes: tuple[Any, ...] = ()
            return memory_for(edition, program.run, games, fast=fast, progress=says_why(edition))
        games += greedy_rules.GAMES
        memory = memory_for(edition, opponents, games, fast=fast, progress=says_why(edition))
        self._notes = (memory.buffer(greedy_rules.NOTES),)
        return memory

    def __reduce__(self) -> tuple[Any, ...]:
        return self._made, (), (self._args, self._rng, self._out, self._memory.content(2 * self.count + 1))

    def __setstate__(self, state: tuple[Ints, Ints, Ints, bytes]) -> None:
        self._args[:], self._rng[:], self._out[:], games = state
        self._memory.fill(games)

    def _run(self, op: int) -> int:
        return self._memory.run(op, self._args, self._rng, self._out, *self._notes)

    def reset(self, seeds: Sequence[int | str]) -> None:
        """Deals all games anew, each as a match with this seed would go, against bots with the seeds "SEED/SEAT"."""
        for i, seed in enumerate(seeds):
            self._stream(i)[:] = stream(seed, "chance")
            self._stream(self.count + i)[:] = stream(seed, "choice")
        for i, names in enumerate(self._bots):
            for seat, name in enumerate(names):
                if name:
                    own = self._stream(2 * self.count + MAX_SEATS * i + seat)
                    own[:] = bot_stream(name, f"{seeds[i]}/{seat}")
        self._results.fill(0)
        self._args[core.FRESH] = 1
        self.step()
        self._args[core.FRESH] = 0

    def _stream(self, number: int) -> Ints:
        return self._rng[WORDS * (number + 1) :][:WORDS]

    def step(self) -> int:
        """Carries out `actions`, which must be legal; returns how many games have ended by it."""
        self._mask_words.fill(0)
        return self._run(program.STEP_ALL)

    def observe(self, seat: int | None) -> Numbers:
        """What a seat knows in each game (None: the seat that is asked there). The same memory every time."""
        self._args[core.VIEWER] = core.WHO_IS_ASKED if seat is None else seat
        self._run(program.CONCEAL_ALL)
        self._memory.refresh(self._known, self.count + 1)
        self._writer.write(np.maximum(self.movers, 0) if seat is None else seat)
        return self._numbers

    def choose(self) -> Ints:
        """Random choices by the game's `playout_weight`, from what the seats know. The same memory every time."""
        self._run(program.CHOOSE_ALL)
        return self.choices

    def observation(self, game: int, seat: int | None) -> Observation:
        """What a seat (None: a spectator) knows of one game, as bots and views want it."""
        viewer = SPECTATOR if seat is None else seat
        config = self.config
        state = config.edition.concealed(self._memory.take(game), viewer)
        return Observation(config.edition, config.seats, config.options, seat, state)
