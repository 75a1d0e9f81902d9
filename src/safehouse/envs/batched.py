"""N games as arrays, stepped together in compiled code; ended games begin anew by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from safehouse.core.batch import CUT, ENDED
from safehouse.core.errors import IllegalAction, OptionError
from safehouse.core.match import refusal_text
from safehouse.core.rule import rule_id
from safehouse.core.validation import show

from .config import BACKENDS, LIMIT, Backend, EnvConfig, checked_seed, env_config, one_of
from .encoding import Encoding, Numbers
from .opponents import checked_seat, inside
from .tables import Ints, Masks, Seating, Tables

MOST_GAMES = 1 << 20


class Batch:
    """So many games of one kind. In each, one seat is asked at a time; chance plays by itself, and so do opponents.

    `observe()`, `masks()` and `to_move` show the same memory every time: copy what you want to keep or change.

    Examples:
        >>> from safehouse.envs import batch
        >>> b = batch("spyconnection", n=4, seed=1)
        >>> b.step(b.sample())
        >>> b.observe().shape == (b.n, b.encoding.width)
        True
        >>> b.masks().shape == (b.n, b.num_actions)
        True
    """

    def __init__(
        self, given: EnvConfig, n: int, seed: int | str | None, backend: Backend, bots: Sequence[Seating]
    ) -> None:
        self._seed = checked_seed(seed)
        self._resets = 0
        self._setting = given
        self._tables = Tables(given, n, backend, renews=True, bots=bots)
        self._rows = np.arange(n)
        self.n = n
        self.seats = given.seats
        self.num_actions = given.edition.actions.size
        self.rewards: NDArray[np.float32] = np.zeros((n, given.seats), np.float32)
        """What the last step brought each seat: nothing but where a game has ended."""
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        """Where the last step ended a game. The next has begun there already."""
        self.truncated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        """Where it ended because it was cut."""
        self.reset()

    @property
    def encoding(self) -> Encoding:
        """The named parts of an observation.

        Examples:
            >>> from safehouse.envs import batch
            >>> b = batch("spyconnection", n=4, seed=1)
            >>> b.encoding.named(b.observe())["seat"].tolist()
            [1, 0, 1, 1]
        """
        return self._tables.encoding

    @property
    def to_move(self) -> Ints:
        """The seat that is asked in each game.

        Examples:
            >>> from safehouse.envs import batch
            >>> batch("spyconnection", n=4, seed=1).to_move.tolist()
            [1, 0, 1, 1]
        """
        return self._tables.movers

    @property
    def scores(self) -> Ints:
        """The points of each seat in the game that ended last.

        Examples:
            >>> from safehouse.envs import batch
            >>> batch("spyconnection", n=4, seats=3, seed=1).scores.shape
            (4, 3)
        """
        return self._tables.results[:, : self.seats]

    def reset(self, seed: int | str | None = None) -> None:
        """Begins all games anew; game 3 of seed 1 goes as a match with the seed "1/3" would.

        Without a seed they are the next of the seed given before: game 3 goes as "1/1/3", then as "1/2/3".

        Examples:
            >>> from safehouse.envs import batch
            >>> b = batch("spyconnection", n=4, seed=1)
            >>> first = b.observe().copy()
            >>> b.step(b.sample())
            >>> b.reset(seed=1)
            >>> bool((b.observe() == first).all())
            True
        """
        if seed is not None:
            self._seed, self._resets = checked_seed(seed), 0
        chosen = f"{self._seed}/{self._resets}" if self._resets else self._seed
        self._resets += 1
        self._tables.reset([f"{chosen}/{game}" for game in range(self.n)])
        self.rewards[:] = 0
        self.done[:] = False
        self.truncated[:] = False

    def observe(self, seat: int | None = None) -> Numbers:
        """What a seat knows in each game (by default the seat that is asked there): one row per game.

        Examples:
            >>> from safehouse.envs import batch
            >>> b = batch("spyconnection", n=4, seed=1)
            >>> b.observe().dtype, b.observe(0).shape[0]
            (dtype('int16'), 4)
        """
        return self._tables.observe(None if seat is None else self._known(seat))

    def masks(self, seat: int | None = None) -> Masks:
        """The legal actions of the seat to move in each game; for a given seat, none where it is not to move.

        Examples:
            >>> from safehouse.envs import batch
            >>> b = batch("spyconnection", n=4, seed=1)
            >>> b.masks().sum(axis=1).tolist()
            [8, 10, 8, 10]
        """
        masks = self._tables.masks
        if seat is None:
            return masks
        own: Masks = masks * (self._tables.movers == self._known(seat))[:, None]
        return own

    def sample(self) -> Ints:
        """A legal action in each game, chosen as the bot `random` does.

        Examples:
            >>> from safehouse.envs import batch
            >>> b = batch("spyconnection", n=4, seed=1)
            >>> actions = b.sample()
            >>> b.masks()[range(4), actions].tolist()
            [1, 1, 1, 1]
        """
        return self._tables.choose().copy()

    def step(self, actions: ArrayLike) -> None:
        """Plays one action in each game, for its seat to move. IllegalAction if one is not legal; then nothing changes.

        Examples:
            >>> from safehouse.envs import batch
            >>> b = batch("spyconnection", n=4, seed=1)
            >>> b.step(b.sample())
            >>> b.done.tolist()
            [False, False, False, False]
        """
        tables = self._tables
        tables.actions[:] = self._legal(actions)
        ended = tables.step()
        if ended or self.done.any():
            self._note_ends()

    def _legal(self, actions: ArrayLike) -> NDArray[Any]:
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"actions: {self.n} whole numbers are needed, not {given.dtype} of shape {given.shape}")
        if given.min() < 0 or given.max() >= self.num_actions:
            raise IllegalAction(f"actions go from 0 to {self.num_actions - 1}; given: {given.min()} to {given.max()}")
        fine = self._tables.masks[self._rows, given]
        if not fine.all():
            raise self._refusal(int(np.argmin(fine)), given)
        return given

    def _refusal(self, game: int, actions: NDArray[Any]) -> IllegalAction:
        edition = self._setting.edition
        seat = int(self.to_move[game])
        action = edition.actions[int(actions[game])]
        number = edition.check(self._tables.observation(game, seat).state, seat, action.id)
        rule = rule_id(edition.game.prefix, number)
        text = refusal_text(edition.game.texts(), rule)
        return IllegalAction(f"game {game}: seat {seat} may not {action.text}: {text}", rule)

    def _note_ends(self) -> None:
        tables = self._tables
        np.not_equal(tables.ended, 0, out=self.done)
        np.equal(tables.ended, CUT, out=self.truncated)
        self.rewards[:] = 0
        for game in np.flatnonzero(self.done):
            result = tables.results[game].tolist()
            self.rewards[game] = self._setting.rewards(result, cut=tables.ended[game] != ENDED)

    def _known(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalAction(f"there is no seat {show(seat)}; seats are 0 to {self.seats - 1}")
        return seat


def batch(
    game: str,
    n: int,
    seats: int | None = None,
    seed: int | str | None = None,
    *,
    opponents: str | Sequence[str] | None = None,
    seat: int | Sequence[int] | NDArray[np.integer[Any]] | None = None,
    reward: str = "win",
    limit: int = LIMIT,
    backend: Backend = "fast",
    **options: Any,
) -> Batch:
    """`n` games side by side: `b.observe()`, `b.masks()`, `b.step(actions)`, `b.rewards`, `b.done`, `b.to_move`.

    With `opponents` (`random`, `greedy`, or a list with one for each other seat) these play inside compiled code, and
    only `seat` is asked: one for all games (0 by default), or one for each.
    With the same seed and actions everything is the same, on both backends, and in each game whatever `n` is.

    Examples:
        >>> from safehouse.envs import batch
        >>> b = batch("spyconnection", n=8, seats=2, seed=1)
        >>> while not b.done.any():
        ...     b.step(b.sample())
        >>> b.rewards[b.done].tolist()
        [[1.0, -1.0], [1.0, -1.0], [1.0, -1.0]]
    """
    one_of("backend", backend, BACKENDS)
    given = env_config(game, seats, reward, limit, options)
    if type(n) is not int or not 1 <= n <= MOST_GAMES:
        raise OptionError(f"n: {show(n)} is not a whole number from 1 to {MOST_GAMES}")
    if opponents is None and seat is not None:
        raise OptionError("seat: only together with opponents; without them all seats are asked")
    own = _seats(seat, n, given.seats)
    bots = [] if opponents is None else [inside(opponents, given.seats, each) for each in own]
    return Batch(given, n, seed, backend, bots)


def _seats(seat: Any, n: int, seats: int) -> list[int]:
    """The learner's seat in each game; the first unless told otherwise."""
    if seat is None:
        return [0] * n
    if isinstance(seat, np.ndarray):
        seat = seat.tolist()
    if not isinstance(seat, Sequence) or isinstance(seat, str):
        return [checked_seat(seat, seats)] * n
    if len(seat) != n:
        raise OptionError(f"seat: {len(seat)} given, {n} are needed: one for each game, or one for all")
    return [checked_seat(each, seats) for each in seat]
