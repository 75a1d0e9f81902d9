"""What guests do at tables: carries out their commands, opens tables, and opens them once more."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from ..bots.questions import STAND_IN
from ..commands.base import Command, NothingToDo
from ..commands.seating import NOTHING, Added, Fill, Join, JoinRematch, NoteRematch, Unseal
from ..commands.talking import Say
from ..metrics import Metrics
from ..problems import Forbidden, Invalid, Refused
from ..settings import Settings
from ..storage.table_store import Holdings, TableStore
from ..tables import entries as en
from ..tables.players import Guest
from ..tables.table import Table
from .deal_service import DealService
from .invites import Invites
from .same_deal import same_deal
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
        deals: DealService,
        *,
        settings: Settings,
        metrics: Metrics,
        check_welcome: Callable[[Table, Guest], None] = lambda *_: None,
    ) -> None:
        self._deals = deals
        self._repository = repository
        self._check_welcome = check_welcome
        self._settings = settings
        self._store = store
        self._invites = invites
        self._metrics = metrics

    async def find(self, id: str) -> TableSession:
        """A table as it stands, whichever server wrote to it last."""
        return await self._repository.find_current(id)

    async def find_known(self, id: str) -> TableSession:
        """A table as far as this server has heard of it; who refuses something there has to `read_on` before."""
        return await self._repository.find_for_caller(id)

    async def read_on(self, session: TableSession) -> None:
        await self._repository.read_on(session)

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
        self,
        opened: en.Opened,
        guest: Guest,
        key: str | None,
        story: Sequence[en.AnyEntry] = (),
        *,
        ticket: str | None = None,
    ) -> OpenedTable:
        """A new table; `story` is what has happened at it already. `ticket`: its deal was committed to before."""
        await self._check_opening(opened, guest, key)
        id = secrets.token_hex(8) if ticket is None else self._deals.table_id(guest.id, ticket)
        if not story and opened.deal is None:
            opened = msgspec.structs.replace(opened, deal=self._deals.dealing(id))
        id = await self._repository.create(opened, guest, key, story, id=id)
        mine = [seat for seat, plan in enumerate(opened.seats) if plan.guest == guest.id]
        invited = any(plan.kind == "open" for plan in opened.seats)
        return OpenedTable(id, mine[0] if mine else None, self._invites.code(id) if invited else None)

    async def open_same_deal(
        self, session: TableSession, guest: Guest, seat: int | None, key: str | None
    ) -> OpenedTable:
        """A table on which a guest plays the deal of a game that is over."""
        return await self.open(same_deal(session.table, guest, seat), guest, key)

    async def _check_opening(self, opened: en.Opened, guest: Guest, key: str | None) -> None:
        """Tables that think for nobody, or more than one can play at, are refused."""
        waits = any(plan.kind == "open" for plan in opened.seats)
        over = opened.source is not None and opened.source.over
        alone = not over and all(plan.kind == "bot" for plan in opened.seats)
        if alone and not self._settings.bots_alone:
            raise Invalid("seats: at a table of bots alone nobody would play; take a seat or leave one open")
        seats = sum(plan.guest == guest.id for plan in opened.seats)
        refusal = self._too_many(await self._store.holdings(guest.id), seats, waits=waits)
        if refusal is None:
            return
        if key is None or await self._store.find_key(guest.id, key) is None:  # else the table is there already
            raise refusal

    def _too_many(self, held: Holdings, seats: int, *, waits: bool) -> Refused | None:
        """Why a guest gets no further table with so many seats for itself; `waits`: for others to come."""
        tables, waiting, most = (
            self._settings.tables_of_guest,
            self._settings.waiting_of_guest,
            self._settings.seats_of_guest,
        )
        if held.tables >= tables:
            return Refused(f"you sit at {tables} tables that are not over; finish or leave one of them first")
        if held.hosted >= tables:
            return Refused(f"you have opened {tables} tables that are not over; see that one of them ends first")
        if waits and held.waiting >= waiting:
            return Refused(f"{waiting} tables of yours wait for players; start or close one of them first")
        if held.seats + seats > most:
            return Refused(f"you hold {held.seats} of at most {most} seats at tables that are not over")
        return None

    async def join(
        self, id: str, guest: Guest, seat: int | None, invite: str | None, key: str | None, *, added: Added = NOTHING
    ) -> int:
        """Takes an open seat; who sits there already just gets its seat."""
        session = await self.find(id)
        self._check_welcome(session.table, guest)
        await self._check_seats(session, guest)
        try:
            applied = await self.apply(session, Join(seat, self._invites.fits(id, invite), added), guest, key)
        except NothingToDo:
            return session.table.seats_of(guest.id)[0]
        assert applied.seat is not None
        return applied.seat

    async def seat(self, session: TableSession, guest: Guest, seat: int | None) -> int:
        """Seats somebody whom the host has asked for, and who wants to."""
        return await self.join(session.table.id, guest, seat, self._invites.code(session.table.id), None)

    async def unseal(self, session: TableSession, guest: Guest, number: str, key: str | None) -> None:
        """Opens the number that a guest has sealed; nothing happens where it is open."""
        with contextlib.suppress(NothingToDo):
            await self.apply(session, Unseal(number), guest, key)

    async def _check_seats(self, session: TableSession, guest: Guest) -> None:
        """Who takes ever more seats keeps others from playing."""
        most, table = self._settings.seats_of_guest, session.table
        if table.status != "open" or table.seats_of(guest.id) or (await self._store.holdings(guest.id)).seats < most:
            return
        raise Refused(f"you hold {most} seats at tables that are not over; finish or leave one of them first")

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

    async def rematch(self, session: TableSession, guest: Guest, added: Added = NOTHING) -> tuple[str, int]:
        """The same table once more: the first to ask opens it, the others find their seat kept open."""
        mine = _rematch_seats(session.table, guest)
        if session.table.rematch is None:
            await self._open_rematch(session, guest, mine, added)
        new = await self.find(str(session.table.rematch))
        if not new.table.seats_of(guest.id):
            self._check_welcome(new.table, guest)
            with contextlib.suppress(NothingToDo):
                await self.apply(new, JoinRematch(tuple(mine), added), guest)
        seats = new.table.seats_of(guest.id)
        if not seats:
            raise Refused("the rematch has begun without you")
        return new.table.id, seats[0]

    async def _open_rematch(self, session: TableSession, guest: Guest, mine: Sequence[int], added: Added) -> None:
        """Its id follows from the old one, so that all open the same table."""
        id = self._invites.rematch_id(session.table.id)
        opened = _rematch_of(session.table, guest, mine, added)
        opened = msgspec.structs.replace(opened, deal=self._deals.dealing(id))
        await self._repository.create(opened, guest, id=id, shared=True)
        with contextlib.suppress(NothingToDo):
            await self.apply(session, NoteRematch(id), guest)

    # --- what is promised -------------------------------------------------------------------------------------

    def promise(self, guest: Guest) -> tuple[str, str | None]:
        """A ticket for a new table, and the commitment to what it will be dealt from."""
        ticket = self._deals.fresh_ticket()
        return ticket, self._deals.commitment(self._deals.table_id(guest.id, ticket))

    def promise_rematch(self, session: TableSession, guest: Guest) -> str | None:
        """The commitment to what a rematch will be dealt from, whoever opens it."""
        _rematch_seats(session.table, guest)
        return self._deals.commitment(self._invites.rematch_id(session.table.id))


def _rematch_seats(old: Table, guest: Guest) -> list[int]:
    """The seats of a guest who may want to play once more."""
    mine = old.seats_of(guest.id)
    if not mine:
        raise Forbidden("you have no seat at this table")
    if old.status != "over":
        raise Refused("a rematch needs a game that is over")
    return mine


def _rematch_of(old: Table, guest: Guest, mine: Sequence[int], added: Added) -> en.Opened:
    """The same seats: bots again, the guest where it sat, the others kept open."""
    plans = [
        en.SeatPlan("bot", None, seat.name, seat.bot, seat.level)
        if seat.kind == "bot"
        else en.SeatPlan("human", guest.id, seat.name, number=added.number, seal=added.seal, bot_of=guest.bot_of)
        if i in mine
        else en.SeatPlan("open")
        for i, seat in enumerate(old.seats)
    ]
    return en.Opened(
        old.game,
        old.options,
        plans,
        guest.id,
        old.speed,
        old.spectators,
        False,
        rematch_of=old.id,
        look=old.look_back,
        hints=old.hints,
        clock=old.clock,
        bots=old.bots,
    )
