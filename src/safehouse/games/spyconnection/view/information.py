"""Who knows what (part 6 of the rules): apart from the order of the stack, which nobody knows, all is public.

The stack is kept as a set and drawn from when a card is revealed, so the state holds no secret at all.
"""

from __future__ import annotations

from safehouse.core.events import drain
from safehouse.core.rule import Buf, rule

from ..rules.state import State


@rule
def conceal(s: State, seat: int) -> None:
    """SPY-1.14: every seat and every spectator knows the whole state."""
    drain(s)


@rule
def resample(s: State, seat: int, rng: Buf) -> None:
    """SPY-15.3: nothing in the state is unknown; what differs between worlds is what chance will draw."""
    drain(s)
