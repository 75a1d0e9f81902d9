"""The log of a match: all that happened, and who saw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import events as ev
from .bits import has
from .errors import OptionError
from .event_shapes import UNDONE
from .persistent_list import PersistentList
from .seats import CHANCE, EVERYBODY, SPECTATOR
from .state import State
from .validation import show


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event of the log with all that decides who sees it. The log only grows."""

    kind: str
    args: dict[str, int | str | None]
    audience: int
    reveals: bool
    by_chance: bool
    settles: bool = False


class EventLog:
    """Events in their order. Each viewer counts those that it saw, so that a gap tells nothing."""

    def __init__(self, catalogue: ev.EventCatalogue) -> None:
        self._catalogue = catalogue
        self._entries: PersistentList[LogEntry] = PersistentList()

    def __len__(self) -> int:
        return len(self._entries)

    def copy(self) -> EventLog:
        copy = EventLog(self._catalogue)
        copy._entries = self._entries.copy()
        return copy

    # --- what happens -----------------------------------------------------------------------------------------

    def collect(self, state: State, actor: int) -> tuple[int, int]:
        """Moves the events of the last step from the state to the log; returns their marks and audience together."""
        marks, audience = 0, 0
        for row in state.events[: state.event_count]:
            kind, args = self._catalogue.decode(row)
            reveals, settles = bool(row[ev.MARKS] & ev.REVEALS), bool(row[ev.MARKS] & ev.SETTLES)
            self._entries.append(LogEntry(kind, args, row[ev.AUDIENCE], reveals, actor == CHANCE, settles))
            marks |= row[ev.MARKS]
            audience |= row[ev.AUDIENCE]
        ev.drain(state)
        return marks, audience

    def tell(self, game: str, kind: str, args: Mapping[str, int | str | None]) -> None:
        """Something that was done at the table beside the rules: for everybody."""
        known = {event.name: [name for name, _ in event.args] for event in self._catalogue.kinds}
        if kind not in known:
            raise OptionError(f"kind: {show(kind)} is not an event of {game}; events are {', '.join(known)}")
        if list(args) != known[kind]:
            raise OptionError(f"{kind}: the arguments are {', '.join(known[kind])}")
        self._entries.append(LogEntry(kind, dict(args), EVERYBODY, False, False))

    def tell_undone(self, seat: int, seats: int, audiences: Sequence[int]) -> None:
        """Everybody hears once, and only of as many steps as he had seen."""
        groups: dict[int, int] = {}
        for viewer in (*range(seats), SPECTATOR):
            count = sum(audience >> viewer & 1 for audience in audiences)
            groups[count] = groups.get(count, 0) | 1 << viewer
        for count, audience in groups.items():
            if count > 0:
                self._entries.append(LogEntry(UNDONE.name, {"seat": seat, "count": count}, audience, False, False))

    # --- what was seen ----------------------------------------------------------------------------------------

    def seen_by(self, seat: int | None, after: int = 0) -> list[LogEntry]:
        """What this seat (None: a spectator) saw of the events after so many."""
        bit = 1 << (SPECTATOR if seat is None else seat)
        return [entry for entry in self._entries[after:] if entry.audience & bit]

    def count_for(self, seat: int | None, after: int) -> int:
        bit = 1 << (SPECTATOR if seat is None else seat)
        return sum(entry.audience & bit != 0 for entry in self._entries[after:])

    def entries(self, since: int = 0) -> list[LogEntry]:
        return self._entries[since:]


def told(entries: Sequence[LogEntry], first: int = 1) -> list[dict[str, Any]]:
    """Events as programs and people are given them, numbered from `first`."""
    return [
        {
            "n": number,
            "kind": entry.kind,
            "args": dict(entry.args),
            "private": not has(entry.audience, SPECTATOR),
            "reveals": entry.reveals,
            "by_chance": entry.by_chance,
        }
        for number, entry in enumerate(entries, start=first)
    ]
