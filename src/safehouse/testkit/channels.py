"""All channels through which a seat or a spectator learns something, each as bytes or text that can be compared."""

from __future__ import annotations

import json
from typing import Any

from safehouse.core.actions import Action
from safehouse.core.event_log import LogEntry
from safehouse.core.match import Match
from safehouse.core.seats import SPECTATOR, TABLE
from safehouse.core.state import State

from .scene import numbers

LAST_EVENTS = 20


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer


def name(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def observed(match: Match, viewer: int) -> bytes:
    return match.observation(seat_or_none(viewer)).to_bytes()


def viewed(match: Match, viewer: int) -> str:
    return json.dumps(match.view(seat_or_none(viewer)), sort_keys=True)


def last_events(match: Match, viewer: int) -> list[dict[str, Any]]:
    """The last events of a viewer; their numbers say how many there are in all."""
    seat = seat_or_none(viewer)
    return match.events(seat, max(0, match.count_events_for(seat, 0) - LAST_EVENTS))


def told(match: Match, viewer: int) -> str:
    return json.dumps(last_events(match, viewer))


def legal_texts(match: Match, viewer: int) -> list[str]:
    return [] if viewer == SPECTATOR else [action.text for action in match.legal(viewer)]


def refused(match: Match, viewer: int) -> list[int]:
    """What a seat is told of every action, and of its leaving."""
    return [] if viewer == SPECTATOR else [*numbers(match, viewer), *numbers(match, TABLE)]


def duties(match: Match, viewer: int) -> list[int | str | None]:
    """The number of the decision and whether a step can be taken back."""
    return [] if viewer == SPECTATOR else [match.decision(viewer), match.undo_refused(viewer)]


CHANNELS = {
    "observation": observed,
    "view": viewed,
    "legal actions": legal_texts,
    "refusals": refused,
    "events": told,
    "decision and undo": duties,
}


SWIFT = {name: see for name, see in CHANNELS.items() if name not in ("view", "refusals")}
"""Without what is made of the observation alone and takes long: for checks at every ply."""


def can_see(entry: LogEntry, viewer: int) -> bool:
    return entry.audience >> viewer & 1 == 1


def stepped(match: Match, actor: int, action: Action) -> tuple[State, list[LogEntry]]:
    """The state after a step, and what it wrote into the log; the match stays as it is."""
    copy = match.clone()
    seen = len(copy.log())
    copy.play(actor, action)
    return copy.state, copy.log(seen)
