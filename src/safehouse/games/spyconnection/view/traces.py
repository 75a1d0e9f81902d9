"""What a report of many games follows: which missions, connections and cities each seat had to do with."""

from __future__ import annotations

from safehouse.core.declaration import Traces

from ..data.board import ALL_CARDS

_EVENTS = {
    "start_dealt": ("card",),
    "start_chosen": ("card",),
    "took": ("mission",),
    "fulfilled": ("mission",),
    "discarded": ("mission",),
    "connected": ("connection",),
    "moved": ("city",),
}
_PARTS = {"mission": ("city", {card.id: tuple(card.cities) for card in ALL_CARDS})}
"""A mission is called by its cities."""
TRACES = Traces(_EVENTS, parts=_PARTS)
