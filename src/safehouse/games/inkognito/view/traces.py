"""What a report of many games follows: who each seat was, where it went, whom it met and what it asked."""

from __future__ import annotations

from safehouse.core.declaration import Traces

_EVENTS = {
    "dealt": ("identity", "build", "word"),
    "colour": ("colour",),
    "takes": ("ball",),
    "stepped": ("space",),
    "asked": ("question",),
    "gesture": ("gesture",),
}
TRACES = Traces(_EVENTS)
