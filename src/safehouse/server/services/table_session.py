"""A table in use: who listens to it, and what each listener is sent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from math import inf
from typing import TypeAlias

from ..serializers.bodies import PlayerBody, TableBody
from ..serializers.patches import Comparison, Snapshot
from ..serializers.table_body import (
    ViewContext,
    chat,
    encoder,
    events,
    my_table,
    snapshot,
    table_body,
    table_json,
    whole_json,
)
from ..tables.permissions import may_hear, may_look, may_watch, viewer_of
from ..tables.players import Guest
from ..tables.table import Table
from ..tables.time_control import TimeControl
from .stream_reader import StreamReader

IgnoredBy: TypeAlias = Callable[[str | None], Collection[str]]
"""Whose words a guest does not want to hear."""


class Listener(StreamReader):
    """One open event stream. It holds what was sent, not what is to be sent: a slow reader costs no memory."""

    __slots__ = ("chat", "hidden", "patches", "present", "version", "viewer")

    def __init__(
        self,
        viewer: int,
        guest: str | None,
        version: int,
        chat: int,
        token_hash: str | None = None,
        *,
        patches: bool = False,
        hidden: bool = False,
    ) -> None:
        super().__init__(guest, token_hash)
        self.viewer = viewer
        self.patches = patches
        """Whether it wants to be told what has changed instead of the whole."""
        self.hidden = hidden
        """Whether it listens where nobody looks: in a tab behind others."""
        self.version = version
        self.chat = chat
        self.present = 0


class TableSession:
    """A cached table with its lock, its listeners and the bots that think about it."""

    def __init__(
        self,
        table: Table,
        names: dict[str, str],
        time_control: TimeControl,
        invite: str,
        ignored_by: IgnoredBy = lambda _: (),
    ) -> None:
        self.table = table
        self._names = names
        self.lock = asyncio.Lock()
        self.behind = False
        """Whether the log may hold more than the table knows."""
        self.names_doubtful = False
        """Whether somebody may have another name by now."""
        self.used = 0.0
        """When somebody asked for it the last time, on the repository's clock."""
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, str] = {}
        self.paused = False
        """Whether its bots wait until somebody looks."""
        self._looked_at = -inf
        self._present: Counter[str] = Counter()
        self.presence = 0
        self._context = ViewContext(self._present.keys(), self._names, time_control, invite, ignored_by)
        self._encoded: dict[tuple[int, str | None, int], bytes] = {}
        self._cards: dict[str, bytes] = {}
        self._snapshots: dict[tuple[int, str | None], Snapshot] = {}
        """What those who are sent patches were told last. It is kept only while one of them listens."""
        self._patches: dict[tuple[int, str | None, int], bytes] = {}
        self._comparison = Comparison()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.listeners or self.thinking or self.lock.locked())

    def look(self) -> None:
        """Somebody asks for the table."""
        self._looked_at = time.monotonic()

    def is_watched(self, seconds: float) -> bool:
        """Whether somebody listens, or has asked for it in so many last seconds."""
        return bool(self.listeners) or time.monotonic() - self._looked_at < seconds

    def is_looked_at_by(self, guest: str) -> bool:
        """Whether one of a guest's devices shows it now, as far as this server knows."""
        return any(one.guest == guest and not one.hidden and not one.ended for one in self.listeners)

    # --- presence ---------------------------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.count(listener.guest, 1)

    def quit(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if not any(other.patches for other in self.listeners):
            self._snapshots.clear()
            self._patches.clear()
            self._comparison = Comparison()
            self._context.forget_views()
        self.count(listener.guest, -1)

    def count(self, guest: str | None, change: int) -> None:
        """Counts everybody, for who watches may sit down; but only those at the table are shown, or told of."""
        if guest is None:
            return
        before = guest in self._present
        self._present[guest] += change
        if self._present[guest] <= 0:
            del self._present[guest]
        if before != (guest in self._present) and self.table.seats_of(guest):
            self.presence += 1
            self.refresh()

    # --- names ------------------------------------------------------------------------------------------------

    def unnamed(self, table: Table) -> set[str]:
        """The guests whose names are shown at a table and have to be asked for."""
        return table.named() if self.names_doubtful else table.named() - self._names.keys()

    def learn_names(self, names: Mapping[str, str], *, anew: bool = True) -> None:
        """Who is called how; with `anew` also those whose names were known. Those at the table are told."""
        fresh = {guest: name for guest, name in names.items() if anew or guest not in self._names}
        changed = [guest for guest, name in fresh.items() if self._names.get(guest) != name]
        self._names.update(fresh)
        if not self.table.named().isdisjoint(changed):
            self.presence += 1
            self.refresh()

    def players(self) -> list[PlayerBody]:
        """Who sits here, as a stranger may know."""
        return self._context.players(self.table, None)

    # --- publishing -------------------------------------------------------------------------------------------

    def replace(self, table: Table) -> None:
        """Publishes a table whose log is stored."""
        self.table = table
        self._patches.clear()
        self.refresh()

    def refresh(self) -> None:
        self._encoded.clear()
        self._cards.clear()
        for listener in self.listeners:
            listener.wake()

    def body(self, viewer: int, guest: str | None, since: int | None = None) -> TableBody:
        """The table as a viewer may know it."""
        return self.body_of(self.table, viewer, guest, since)

    def body_of(self, table: Table, viewer: int, guest: str | None, since: int | None = None) -> TableBody:
        """The same for the table as it was before."""
        return table_body(table, viewer, guest, self._context, since)

    def first_frame(self, listener: Listener, last: tuple[int, int] | None) -> bytes:
        """The whole table, with the events since `last` (version and chat) or the last ones."""
        if self._has_got_up(listener):
            return b""
        self._settle(listener)
        since = None
        marks = self.table.marks[listener.viewer]
        if last is not None and 0 <= last[0] < len(marks):
            since = marks[last[0]].events
        told = snapshot(self.table, listener.viewer, listener.guest, self._context)
        if listener.patches:
            self._context.keep_views()
            self._snapshots[listener.viewer, listener.guest] = told
        data = whole_json(told, self.table, listener.viewer, listener.guest, self._context, since=since)
        self._send_off(listener)
        return frame("table", data, self._id(listener))

    def frames(self, listener: Listener) -> bytes:
        """Everything this listener has not been sent yet."""
        if self._has_got_up(listener):
            return b""
        parts: list[bytes] = []
        table = self.table
        news = listener.version < table.versions[listener.viewer]
        if listener.present != self.presence and (listener.patches or not news):
            data = encoder.encode({"players": self._context.players(table, listener.guest)})
            parts.append(frame("presence", data))
        if listener.chat < table.said and may_hear(table, listener.viewer, listener.guest):
            lines = chat(table, listener.viewer, listener.guest, listener.chat, self._context)
            version = listener.version
            parts += [frame("chat", encoder.encode(line), f"{version}-{line.n}") for line in lines]
        if news:
            parts.append(self._news(listener))
        if listener.beat and not parts:
            parts.append(BEAT)
        listener.beat = False
        self._settle(listener)
        self._send_off(listener)
        return b"".join(parts)

    def changes_json(self, viewer: int, guest: str | None, version: int) -> bytes:
        """The table with the events since one of the viewer's versions; encoded once for all who ask the same."""
        key = (viewer, guest, version)
        if key not in self._encoded:
            since = self.table.marks[viewer][version].events
            self._encoded[key] = table_json(self.table, viewer, guest, self._context, since)
        return self._encoded[key]

    def card_json(self, guest: Guest) -> bytes:
        """The table in a guest's list; made once until something changes."""
        if guest.id not in self._cards:
            viewer = viewer_of(self.table, guest, None)
            self._cards[guest.id] = encoder.encode(my_table(self.table, viewer, guest.id, self._context))
        return self._cards[guest.id]

    def patch_json(self, viewer: int, guest: str | None, version: int) -> bytes | None:
        """What has changed since one of the viewer's versions; None where that is not known, or the whole says it."""
        key = (viewer, guest, version)
        if key not in self._patches:
            old = self._snapshots.get((viewer, guest))
            if old is None or old.version >= self.table.versions[viewer]:
                return None
            new = self._snapshots[viewer, guest] = snapshot(self.table, viewer, guest, self._context)
            if old.version != version:
                return None
            told = events(self.table, viewer, self.table.marks[viewer][version].events) if new.view else []
            if (found := self._comparison.patch(old, new, told)) is None:
                return None
            self._patches[key] = encoder.encode(found)
        return self._patches[key]

    def _news(self, listener: Listener) -> bytes:
        """What this listener has not been told of the table: a patch if it wants one and there is one, or the whole."""
        asked = listener.viewer, listener.guest, listener.version
        if listener.patches and (data := self.patch_json(*asked)) is not None:
            return frame("patch", data, self._id(listener))
        return frame("table", self.changes_json(*asked), self._id(listener))

    def _has_got_up(self, listener: Listener) -> bool:
        """Whether the seat is its guest's no more: then the stream ends at once, whoever sits there now."""
        if may_look(self.table, listener.viewer, listener.guest):
            return False
        listener.ended = True
        return True

    def _send_off(self, listener: Listener) -> None:
        """Who may not watch hears of the table until the game begins, and no more."""
        outsider = self.table.seat_of(listener.viewer) is None and not may_watch(self.table)
        if outsider and self.table.begun:
            listener.ended = True

    def _settle(self, listener: Listener) -> None:
        listener.version = self.table.versions[listener.viewer]
        listener.chat = self.table.said
        listener.present = self.presence

    def _id(self, listener: Listener) -> str:
        table = self.table
        if not may_hear(table, listener.viewer, listener.guest):
            return f"{0 if table.begun else table.versions[listener.viewer]}-0"
        return f"{table.versions[listener.viewer]}-{table.said}"


def frame(event: str, data: bytes, id: str | None = None) -> bytes:
    """A server-sent event."""
    head = f"id: {id}\n".encode() if id is not None else b""
    return head + f"event: {event}\ndata: ".encode() + data + b"\n\n"


BEAT = frame("beat", b"{}")
"""That the server is there. No comment: a browser tells its page of events only."""


def parse_last_id(text: str | None) -> tuple[int, int] | None:
    """`Last-Event-ID` as version and chat; None for none or for what is none of ours."""
    version, _, said = (text or "").partition("-")
    if version.isascii() and version.isdigit() and said.isascii() and said.isdigit() and len(text or "") < 30:
        return int(version), int(said)
    return None
