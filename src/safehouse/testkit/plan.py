"""How much is done, and what is gathered while it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from safehouse.core.game import Edition

from .fuzz import Words
from .settings import Setting


@dataclass(frozen=True)
class Plan:
    """How much is done."""

    games: int = 2
    seed: int = 1
    every: int = 1
    worlds: int = 2
    longest: int = 10_000
    fuzz: int = 40
    fast: bool = True
    golden: Path | None = None

    @property
    def seeds(self) -> range:
        return range(self.seed, self.seed + self.games)


@dataclass
class Run:
    """All games of one edition, and what is gathered over them."""

    plan: Plan
    edition: Edition
    settings: list[Setting]
    seat_counts: Sequence[int]
    refusals: set[int] = field(default_factory=set)
    """Numbers of rules whose texts were looked up already."""
    hidden: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often the mutator changed a field that a viewer may not know."""
    varied: set[tuple[int, str]] = field(default_factory=set)
    """The fields of which `resample` gave a viewer another value."""
    words: Words = field(default_factory=Words)
    """Values met in positions and records."""
    concealed: set[int] = field(default_factory=set)
    """The viewers from which something was kept, by events or by `conceal`."""
    mutated: set[int] = field(default_factory=set)
    """The viewers for whom the mutator has found something to change."""
