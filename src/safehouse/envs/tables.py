"""Games side by side in arrays, each waiting for a seat: what the other environments are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from safehouse.bots import greedy_rules
from safehouse.bots.opponents import OUTSIDE, opponents
from safehouse.bots.whole_game import KINDS, bot_stream
from safehouse.core import batch as core
from safehouse.core import program
from safehouse.core.chance import WORDS, stream
from safehouse.core.observation import Observation
from safehouse.core.rule import Buf
from safehouse.core.seats import MAX_SEATS, SPECTATOR
from safehouse.core.state import State

from .config import Backend, EnvConfig, says_why
from .encoding import Numbers, Records, encoding_of

if TYPE_CHECKING:
    from safehouse.core.backend import Fast

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
        self._pool = _pool(config, 2 * count + 1, backend, with_bots=bool(self._bots))
        self._pool.put(count, config.opening())
        numbers: Numbers = np.zeros((count, self.encoding.width), np.int16)
        self._writer = self.encoding.writer(self._pool.records(count + 1, 2 * count + 1), numbers)
        self._numbers = numbers.view()
        for shown in (self.movers, self.ended, self.lengths, self.choices, self.results, self.masks, self._numbers):
            shown.flags.writeable = False  # who writes there would play games of another kind

    def __reduce__(self) -> tuple[Any, ...]:
        return self._made, (), (self._args, self._rng, self._out, self._pool.content())

    def __setstate__(self, state: tuple[Ints, Ints, Ints, bytes]) -> None:
        self._args[:], self._rng[:], self._out[:], games = state
        self._pool.fill(games)

    def _run(self, op: int) -> int:
        return self._pool.run(op, self._args, self._rng, self._out)

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
        self._pool.refresh(self.count + 1, 2 * self.count + 1)
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
        state = config.edition.concealed(self._pool.take(game), viewer)
        return Observation(config.edition, config.seats, config.options, seat, state)


class _FastPool:
    """Records and compiled rules. Behind the games and in `notes` bots think; both are empty where there are none."""

    def __init__(self, fast: Fast, games: int, *, with_bots: bool) -> None:
        self._fast = fast
        self._all = fast.pool(games + (greedy_rules.GAMES if with_bots else 0))
        self._pool = self._all[:games]
        self._notes = (np.zeros(greedy_rules.NOTES, np.int64),) if with_bots else ()
        self._call: Callable[..., int] = fast.run

    def run(self, op: int, args: Ints, rng: Ints, out: Ints) -> int:
        return self._call(op, self._all, args, rng, out, *self._notes)

    def put(self, at: int, state: State) -> None:
        self._fast.put(self._pool, at, state)

    def take(self, at: int) -> State:
        return self._fast.take(self._pool, at)

    def records(self, start: int, stop: int) -> Records:
        return self._pool[start:stop]

    def refresh(self, start: int, stop: int) -> None:
        """Nothing to do: the records are the games."""

    def content(self) -> bytes:
        return self._pool.tobytes()

    def fill(self, content: bytes) -> None:
        self._pool[:] = np.frombuffer(content, self._pool.dtype)


class _PlainPool:
    """States and the rules as they stand. Slow, but nothing to compile."""

    def __init__(self, config: EnvConfig, games: int, *, with_bots: bool) -> None:
        edition = config.edition
        self._edition = edition
        self._pool = [edition.state_type() for _ in range(games)]
        self._thinking = [edition.state_type() for _ in range(greedy_rules.GAMES)] if with_bots else []
        self._notes = ([0] * greedy_rules.NOTES,) if with_bots else ()
        self._call: Callable[..., int] = edition.plain(opponents) if with_bots else edition.run
        self._records: Any = np.zeros((games, edition.state_type.layout().size), np.uint8)

    def run(self, op: int, args: Ints, rng: Ints, out: Ints) -> int:
        lists: list[Buf] = [args.tolist(), rng.tolist(), out.tolist()]
        answer = self._call(op, self._pool + self._thinking, *lists, *self._notes)
        for array, numbers in zip((args, rng, out), lists, strict=True):
            array[:] = numbers
        return answer

    def put(self, at: int, state: State) -> None:
        self._pool[at].copy_from(state)

    def take(self, at: int) -> State:
        return self._pool[at].clone()

    def records(self, start: int, stop: int) -> Records:
        records: Records = self._records[start:stop]
        return records

    def refresh(self, start: int, stop: int) -> None:
        for at in range(start, stop):
            self._records[at] = np.frombuffer(self._pool[at].to_bytes(), np.uint8)

    def content(self) -> bytes:
        return b"".join(state.to_bytes() for state in self._pool)

    def fill(self, content: bytes) -> None:
        state_type, size = self._edition.state_type, self._records.shape[1]
        self._pool[:] = [state_type.from_bytes(content[at : at + size]) for at in range(0, len(content), size)]


_Pool = _FastPool | _PlainPool


def _pool(config: EnvConfig, games: int, backend: Backend, *, with_bots: bool) -> _Pool:
    """Compiled rules, if they are wanted and this machine can compile them."""
    edition, wanted = config.edition, opponents if with_bots else program.run
    fast = edition.compiled(says_why(edition), program=wanted) if backend == "fast" else None
    if fast is None:
        return _PlainPool(config, games, with_bots=with_bots)
    return _FastPool(fast, games, with_bots=with_bots)
