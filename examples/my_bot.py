"""A bot of your own: a function from what your seat knows to what it does.

safehouse join http://127.0.0.1:8000 --bot examples/my_bot.py:choose --accept anyone
"""

from __future__ import annotations

import safehouse as sh
from safehouse.core.observation import Observation


def choose(observation: Observation) -> sh.Action:
    """Where there is a choice, what `greedy` would do: put your own thoughts here."""
    legal = observation.legal()
    return legal[0] if len(legal) == 1 else sh.bot("greedy").choose(observation)
