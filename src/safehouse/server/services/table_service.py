"""What guests do at tables: carries out their commands, opens tables, and opens them once more."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..bots.questions import STAND_IN
from ..commands.base import Command, NothingToDo
from ..commands.seating import Fill, Join, JoinRematch, NoteRematch
from ..commands.talking import Say
from ..metrics import Metrics
from ..problems import Forbidden, Invalid, Refused
from ..settings import Settings
from ..storage.table_store import TableStore
from ..tables import entries as en
from ..tables.players import Guest
from ..tables.table import Table
from .invites import Invites
from .table_repository import Applied, TableRepository
from .table_session import TableSession


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table that its host may show others the way to."""

    id: str
    seat: int | None
    invite: str | None


class TableService:
    def __init__(
        self,
        repository: TableRepository,
        store: TableStore,
        invites: Invites,
        settings: Settings,
        metrics: Metrics,
        *,
        check_welcome: Callable[[Table, Guest], None] = lambda *_: None,
    ) -> None:
        self._repository = repository
        self._check_welcome = check_welcome
        self._settings = settings
        self._store = store
        self._invites = invites
        self._metrics = metrics

    async def find(self, id: str) -> TableSession:
        return await self._repository.find(id)

    async def apply(self, session: TableSession, command: Command, guest: Guest, key: str | None = None) -> Applied:
        """Carries out what a guest wants, once for each key."""
        command.check_caller(session.table, guest)
        applied = await self._repository.change(
            session, lambda table: command.entries(table, guest), guest, key, command.wrote
        )
        if not applied.repeated and isinstance(applied.entry, en.Played | en.Gestured):
            self._metrics.actions.inc()
        return applied

    async def open(
        self, opened: en.Opened, guest: Guest, key: str | None, story: Sequence[en.AnyEntry] = ()
    ) -> OpenedTable:
        """A new table; `story` is what has happened at it already."""
        await self._check_opening(opened, guest, key)
        id = await self._repository.create(opened, guest, key, story)
        mine = [seat for seat, plan in enumerate(opened.seats) if plan.guest == guest.id]
        invited = any(plan.kind == "open" for plan in opened.seats)
        return OpenedTable(id, mine[0] if mine else None, self._invites.code(id) if invited else None)

    async def _check_opening(self, opened: en.Opened, guest: Guest, key: str | None) -> None:
        """Tables that think for nobody, or more than one can play at, are refused."""
        if not self._settings.bots_alone and all(plan.kind == "bot" for plan in opened.seats):
            raise Invalid("seats: at a table of bots alone nobody would play; take a seat or leave one open")
        most = self._settings.tables_of_guest
        if await self._store.unfinished_of(guest.id) < most:
            return
        if key is None or await self._store.find_key(guest.id, key) is None:  # else the table is there already
            raise Refused(f"you sit at {most} tables that are not over; finish or leave one of them first")

    async def join(self, id: str, guest: Guest, seat: int | None, invite: str | None, key: str | None) -> int:
        """Takes an open seat; who sits there already just gets its seat."""
        session = await self.find(id)
        self._check_welcome(session.table, guest)
        try:
            applied = await self.apply(session, Join(seat, self._invites.fits(id, invite)), guest, key)
        except NothingToDo:
            return session.table.seats_of(guest.id)[0]
        assert applied.seat is not None
        return applied.seat

    async def fill(self, session: TableSession, guest: Guest, key: str | None) -> None:
        """Bots take the open seats."""
        await self.apply(session, Fill(STAND_IN), guest, key)

    async def say(self, session: TableSession, guest: Guest, text: str, key: str | None) -> int:
        """A chat message; returns its number."""
        applied = await self.apply(session, Say(text), guest, key)
        if not applied.repeated:
            return applied.table.said
        rows = await self._store.log(session.table.id)
        return sum(isinstance(en.read(row.entry), en.Said) for row in rows[: applied.seq])

    # --- once more --------------------------------------------------------------------------------------------

    async def rematch(self, session: TableSession, guest: Guest) -> tuple[str, int]:
        """The same table once more: the first to ask opens it, the others find their seat kept open."""
        old = session.table
        mine = old.seats_of(guest.id)
        if not mine:
            raise Forbidden("you have no seat at this table")
        if old.status != "over":
            raise Refused("a rematch needs a game that is over")
        if old.rematch is None:
            await self._open_rematch(session, guest, mine)
        new = await self.find(str(session.table.rematch))
        if not new.table.seats_of(guest.id):
            self._check_welcome(new.table, guest)
            with contextlib.suppress(NothingToDo):
                await self.apply(new, JoinRematch(tuple(mine)), guest)
        seats = new.table.seats_of(guest.id)
        if not seats:
            raise Refused("the rematch has begun without you")
        return new.table.id, seats[0]

    async def _open_rematch(self, session: TableSession, guest: Guest, mine: Sequence[int]) -> None:
        """Its id follows from the old one, so that all open the same table."""
        id = self._invites.rematch_id(session.table.id)
        await self._repository.create(_rematch_of(session.table, guest, mine), guest, id=id)
        with contextlib.suppress(NothingToDo):
            await self.apply(session, NoteRematch(id), guest)


def _rematch_of(old: Table, guest: Guest, mine: Sequence[int]) -> en.Opened:
    """The same seats: bots again, the guest where it sat, the others kept open."""
    plans = [
        en.SeatPlan("bot", None, seat.name, seat.bot, seat.level)
        if seat.kind == "bot"
        else en.SeatPlan("human", guest.id, guest.name)
        if i in mine
        else en.SeatPlan("open")
        for i, seat in enumerate(old.seats)
    ]
    return en.Opened(old.game, old.options, plans, guest.id, old.speed, old.spectators, False, rematch_of=old.id)
