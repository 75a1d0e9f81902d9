"""What a report of many games follows: cards by their use, abilities in drawers, buildings, missions, purchases."""

from __future__ import annotations

TRACES = {
    "revealed": ("card",),
    "drawer": ("card",),
    "placed": ("building",),
    "gained": ("square", "secret"),
    "start_mission": ("mission",),
    "accepted": ("mission",),
    "fulfilled": ("mission",),
    "bought": ("item",),
}
"""Event -> the things it names."""
