"""From what is wanted to what must be stored: the entries carried out on a fork, as rows of the log."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from safehouse.core.errors import IllegalAction, UndoRefused

from ..problems import Illegal, Refused
from ..storage.results import result_of
from ..storage.table_store import TableChange
from ..tables import entries as en
from ..tables.entries import LogRow
from ..tables.players import Guest
from ..tables.table import Table


def apply_to_fork(
    table: Table, wanted: Sequence[en.AnyEntry], guest: Guest | None, key: str | None
) -> tuple[Table, TableChange]:
    """A fork with the entries carried out, and what must be stored for it. The key belongs to the first entry."""
    fork = table.fork()
    now = time.time()
    by = guest.id if guest is not None else None
    rows: list[LogRow] = []
    try:
        for entry in wanted:
            rows.append(fork.apply(entry, now, by, key if not rows else None))
    except IllegalAction as error:
        raise Illegal(error.message, rule=error.rule, message=error.message) from None
    except UndoRefused as error:
        raise Refused(str(error), reason=error.reason) from None
    if fork.ready:
        rows.append(fork.apply(en.Started([]), now))
    seated = [(entry.seat, entry.guest) for entry in wanted if isinstance(entry, en.Joined)]
    up = en.Vacated | en.Removed if table.status == "open" else en.Vacated
    vacated = [entry.seat for entry in wanted if isinstance(entry, up)]
    status = fork.status if fork.status != table.status else None
    told = any(isinstance(entry, en.LookChanged | en.Forgotten) for entry in wanted)
    result = result_of(fork) if fork.status == "over" and (status or told) else None
    return fork, TableChange(rows, status, seated, vacated, result)


def lay_table(
    id: str, opened: en.Opened, guest: Guest, key: str | None, story: Sequence[en.AnyEntry]
) -> tuple[Table, list[LogRow]]:
    """A new table and the rows of its log; `story` is what has happened at it already."""
    now = time.time()
    table = Table(id, opened, now)
    first = LogRow(id, 1, now, guest.id, key, str(table.versions), en.write(opened))
    if key is not None:
        table.keys[guest.id, key] = 1
    rows = [first, *(table.apply(entry, now, whole=True) for entry in story)]
    if table.ready:
        rows.append(table.apply(en.Started([]), now))
    return table, rows


def is_same_opening(rows: Sequence[LogRow], seq: int, opened: en.Opened, story: Sequence[en.AnyEntry]) -> bool:
    """Whether a log was begun by the same request; its guest may have another name by now."""
    first = en.read(rows[seq - 1].entry)
    if not isinstance(first, en.Opened) or _nameless(first) != _nameless(opened):
        return False
    stored = [row.entry for row in rows[1:] if row.at == rows[0].at]
    begun = stored[:1]  # by itself, where there is no story
    return stored == ([en.write(entry) for entry in story] or begun)


def _nameless(opened: en.Opened) -> en.AnyEntry:
    """As it is read from a log, without the names of seats and the secret, which belongs to the table."""
    given_on = opened.deal if opened.deal and opened.deal.table else None
    seats = [msgspec.structs.replace(plan, name=None) for plan in opened.seats]
    return en.read(en.write(msgspec.structs.replace(opened, seats=seats, deal=given_on)))
