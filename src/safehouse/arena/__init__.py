"""Many games between bots: who is stronger, how fair the seats are, what goes with winning.

A tournament is a `Spec`. Each of its games depends on the spec and the game's number alone, so it does not matter which
process, which machine or which day plays it.
"""

from __future__ import annotations

from .contestants import Contestant, contestant
from .schedule import Spec, make_spec
from .store import Store
from .summary import summary
from .tournament import Tournament

__all__ = ["Contestant", "Spec", "Store", "Tournament", "contestant", "make_spec", "summary"]
