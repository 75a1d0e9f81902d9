"""What the environments of one game share: a table, its spaces, its seeds, and how it is shown."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from safehouse.core.batch import CUT, ENDED
from safehouse.core.errors import IllegalAction, OptionError
from safehouse.core.match import refusal_text
from safehouse.core.rule import rule_id
from safehouse.core.validation import show

from .config import Backend, EnvConfig, checked_seed
from .encoding import encoding_of
from .tables import Seating, Tables

Seen = dict[str, Any]
"""What a seat is told: its `observation` and its `action_mask`."""

RENDER_MODES = ("ansi",)


class Table:
    """One game, played up to its end."""

    def __init__(self, config: EnvConfig, seed: int | str | None, backend: Backend, bots: Seating = ()) -> None:
        self.config = config
        self._seed = checked_seed(seed)
        self._tables = Tables(config, 1, backend, renews=False, bots=[bots] if any(bots) else [])
        self._games = 0
        self._no_action = np.zeros(config.edition.actions.size, np.int8)

    def deal(self, seed: int | str | None = None) -> None:
        """A new game, as a match with this seed would go. Without one it is the next of the seed given before."""
        if seed is not None:
            self._seed, self._games = checked_seed(seed), 0
        self._tables.reset([f"{self._seed}/{self._games}" if self._games else self._seed])
        self._games += 1

    @property
    def is_cut(self) -> bool:
        return bool(self._tables.ended[0] == CUT)

    @property
    def is_over(self) -> bool:
        return bool(self._tables.ended[0] == ENDED)

    @property
    def mover(self) -> int:
        """The seat that is asked; of several the next in turn. -1 when the game is over."""
        return int(self._tables.movers[0])

    def seen_by(self, seat: int) -> Seen:
        """Fresh arrays; the mask is empty when the seat is not to move."""
        tables = self._tables
        is_asked = tables.movers[0] == seat and not tables.ended[0]
        mask = tables.masks[0] if is_asked else self._no_action
        return {"observation": tables.observe(seat)[0].copy(), "action_mask": mask.copy()}

    def allows(self, action: Any) -> bool:
        """Whether this is a legal action of the seat to move."""
        number = whole(action)
        return number is not None and 0 <= number < len(self._no_action) and bool(self._tables.masks[0, number])

    def play(self, action: Any) -> bool:
        """Carries out an action of the seat to move; returns whether the game has ended by it."""
        if not self.allows(action):
            raise self._refusal(action)
        self._tables.actions[0] = action
        return self._tables.step() > 0

    def observation(self, seat: int) -> Any:
        return self._tables.observation(0, seat)

    def rewards(self) -> list[float]:
        """What the result is worth to each seat."""
        return self.config.rewards(self._tables.results[0].tolist(), cut=self.is_cut)

    def text(self) -> str:
        """The game as spectators see it."""
        seen = self._tables.observation(0, None)
        head = f"{self.config.game}, {self.config.seats} seats"
        asked = f"seat {self.mover} is asked" if self.mover >= 0 else "over"
        return "\n".join([f"{head}: {asked}", *(f"{key}: {value}" for key, value in seen.view().items())])

    def _refusal(self, action: Any) -> IllegalAction:
        edition = self.config.edition
        number = whole(action)
        size = edition.actions.size
        if number is None or not 0 <= number < size:
            return IllegalAction(f"{show(action)} is no action: numbers go from 0 to {size - 1}")
        seat = self.mover
        found = edition.actions[number]
        rule = rule_id(edition.game.prefix, edition.check(self.observation(seat).state, seat, number))
        return IllegalAction(f"seat {seat} may not {found.text}: {refusal_text(edition.game.texts(), rule)}", rule)


def whole(value: Any) -> int | None:
    """A whole number, Python's or NumPy's; None for anything else."""
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        return int(value)
    if isinstance(value, np.ndarray) and value.shape == () and value.dtype.kind in "iu":
        return int(value)
    return None


def observation_space(config: EnvConfig) -> spaces.Dict:
    encoding = encoding_of(config.edition.state_type)
    return spaces.Dict(
        {
            "observation": spaces.Box(encoding.low, encoding.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (config.edition.actions.size,), np.int8),
        }
    )


def accept_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode: {show(mode)} is not allowed; allowed: none or {', '.join(RENDER_MODES)}")
    return mode
