"""What a report of many games follows: cards, places, abilities and missions of each seat."""

from __future__ import annotations

from safehouse.core.declaration import Traces

_EVENTS = {
    "placed": ("card",),
    "used": ("symbol",),
    "took_reward": ("place", "card"),
    "laid_aside": ("card",),
    "recruitment": ("mission",),
    "secret_mission": ("mission",),
    "mission_scored": ("mission",),
}
TRACES = Traces(_EVENTS)
