"""Several games side by side. Copying one differs between the backends, so it is the one primitive that does."""

from __future__ import annotations

from typing import TypeAlias

from .rule import rule
from .state import State

Pool: TypeAlias = list[State]
"""Games side by side: a list of states in the plain backend, an array of records in the fast one."""


@rule
def copy_game(pool: Pool, target: int, source: int) -> None:
    """Makes game `target` an independent copy of game `source`. (Compiled, it is one memory copy.)"""
    pool[target].copy_from(pool[source])
