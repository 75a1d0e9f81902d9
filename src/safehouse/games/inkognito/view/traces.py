"""What a report of many games follows: who each seat was, where it went, whom it met and what it asked."""

from __future__ import annotations

TRACES = {
    "dealt": ("identity", "build", "word"),
    "colour": ("colour",),
    "takes": ("ball",),
    "stepped": ("space",),
    "asked": ("question",),
    "gesture": ("gesture",),
}
"""Event -> the things it names."""
