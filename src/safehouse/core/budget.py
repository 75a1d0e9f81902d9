"""How long somebody may think: some milliseconds, so many rounds, or whichever ends first."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass
class Budget:
    """A budget that is used up round by round. By rounds alone it is the same on every machine.

    >>> budget = Budget(rounds=2)
    >>> [budget.take_round() for _ in range(3)]
    [True, True, False]
    """

    ms: int | None = None
    rounds: int | None = None
    used: int = field(default=0, init=False)
    began: float = field(default_factory=time.perf_counter, init=False)

    def take_round(self) -> bool:
        """Whether there may be one more round; counts it."""
        if self.rounds is not None and self.used >= self.rounds:
            return False
        if self.ms is not None and time.perf_counter() - self.began >= self.ms / 1000:
            return False
        self.used += 1
        return True
