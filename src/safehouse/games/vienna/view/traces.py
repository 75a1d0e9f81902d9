"""What a report of many games follows: cards by their use, abilities in drawers, buildings, missions, purchases."""

from __future__ import annotations

from safehouse.core.declaration import Traces

from ..data.board import ABILITY_KEYS, CARD_CODES

_EVENTS = {
    "revealed": ("card",),
    "drawer": ("card", "ability"),
    "placed": ("building",),
    "gained": ("square", "secret"),
    "start_mission": ("mission",),
    "accepted": ("mission",),
    "fulfilled": ("mission",),
    "bought": ("item",),
}
_KINDS = {"ability": ("card", dict(zip(CARD_CODES, ABILITY_KEYS, strict=True)))}
"""175 cards are too many to compare; what they can do is not."""
_SHOWN = {
    "II": "a certain one", "FLAG": "a flag", "SEAL": "a seal", "COL": "a colour", "WILD": "a certain bribe",
    "GET": "a certain secret", "FOR": "certain bribes", "IV": "a certain secret",
}  # fmt: skip
_GAPS = {"shows": {key: _SHOWN.get(key.partition("_")[0], "…") for key in ABILITY_KEYS}}
"""What stands for the one thing that each card of an ability shows."""
TRACES = Traces(_EVENTS, kinds=_KINDS, gaps=_GAPS)
