"""What a report of many games follows: which missions, connections and cities each seat had to do with."""

from __future__ import annotations

TRACES = {
    "start_dealt": ("card",),
    "start_chosen": ("card",),
    "took": ("mission",),
    "fulfilled": ("mission",),
    "discarded": ("mission",),
    "connected": ("connection",),
    "moved": ("city",),
}
"""Event -> the things it names."""
