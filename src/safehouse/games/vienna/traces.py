"""What a report of many games follows: cards by their use, abilities in drawers, buildings, missions, purchases."""

from __future__ import annotations

from .board import ABILITY_KEYS, CARD_CODES

TRACES = {
    "revealed": ("card",),
    "drawer": ("card", "ability"),
    "placed": ("building",),
    "gained": ("square", "secret"),
    "start_mission": ("mission",),
    "accepted": ("mission",),
    "fulfilled": ("mission",),
    "bought": ("item",),
}
"""Event -> the things it names."""
KINDS = {"ability": ("card", dict(zip(CARD_CODES, ABILITY_KEYS, strict=True)))}
"""175 cards are too many to compare; what they can do is not."""
GAPS = {"shows": "…"}
