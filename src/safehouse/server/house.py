"""What guests do at tables: opening, joining, acting, talking, leaving, asking for a hint or a rematch."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Mapping

import safehouse as sh
from safehouse.core.errors import IllegalAction
from safehouse.core.match import UNDO_REASONS

from . import entries as en
from . import gestures, wire
from . import requests as rq
from .botpool import Answer, Question
from .conduct import conduct, may_talk
from .driving import STAND_IN, Driver, Withdrawn
from .guests import invite_of
from .keeping import Answered
from .live import Live
from .problems import Forbidden, Illegal, Invalid, Refused, Stale, Unavailable
from .store import Conflict, Guest, Notebook, Overfull, Row, StoreFailed, Write
from .table import Table

logger = logging.getLogger(__name__)

ADVISER = ("ismcts", 4)
"""The bot, and its level, that gives hints."""


class House(Driver):
    """What guests do at the tables of one server process."""

    # --- opening and joining ----------------------------------------------------------------------------------

    async def open_table(
        self, opened: en.Opened, guest: Guest, key: str | None, story: list[en.AnyEntry], *, chosen: str | None = None
    ) -> Live:
        """A new table; `story` is what has happened at it already. Under a `chosen` id it is opened once."""
        id = chosen or secrets.token_hex(8)
        now = time.time()
        table = Table(id, opened, now)
        first = Row(id, 1, now, guest.id, key, str(table.versions), en.write(opened))
        if key is not None:
            table.keys[guest.id, key] = 1
        rows = [first, *(table.apply(entry, now, whole=True) for entry in story)]
        if table.status == "open" and not table.open_seats():
            rows.append(table.apply(en.Started([]), now))
        match = {"id": id, "game": table.game, "status": table.status, "public": table.public, "created_at": now}
        seated = [(id, i, seat.guest) for i, seat in enumerate(table.seats) if seat.guest is not None]
        try:
            await self.store.write(Write(rows, new_match=match, seated=seated))
        except Conflict:
            if chosen is not None:
                raise Answered(chosen, 1) from None
            found = None if key is None else await self.store.answered(guest.id, key)
            if found is None:
                raise Unavailable("the table could not be opened; try again") from None
            raise Answered(*found) from None
        except StoreFailed:
            raise Unavailable("the table could not be stored; try again") from None
        live = self._admit(table)
        self._drive(live)
        return live

    async def join(self, live: Live, guest: Guest, invite: str | None, seat: int | None, key: str | None) -> int:
        """Takes an open seat; who sits there already just gets its seat."""

        def make(table: Table) -> list[en.AnyEntry]:
            if mine := table.seats_of(guest.id):
                raise _Seated(mine[0])
            self.check_invited(table, guest, invite)
            free = table.open_seats()
            if table.status != "open" or not free:
                raise Refused("no seat is open at this table")
            if seat is not None and seat not in free:
                raise Refused(f"seat {seat} is not open; open are {', '.join(map(str, free))}")
            return [en.Joined(free[0] if seat is None else seat, guest.id, guest.name)]

        try:
            table = await self.change(live, make, guest, key)
        except _Seated as seated:
            return seated.seat
        return table.seats_of(guest.id)[0]

    def invite(self, id: str) -> str:
        """The code that lets others take a seat of this table."""
        return invite_of(self._secret, id)

    def check_invited(self, table: Table, guest: Guest, invite: str | None) -> None:
        expected = self.invite(table.id)
        given = invite is not None and hmac.compare_digest(invite.encode(), expected.encode())
        if not given and not table.public and guest.id != table.host:
            raise Forbidden("this table is private: its invite code is needed")

    # --- acting -----------------------------------------------------------------------------------------------

    async def play(
        self, live: Live, guest: Guest, decision: str, action: int | str, *, key: str | None, language: str
    ) -> int:
        """Carries out a guest's action; returns its seat."""
        seat = self._deciding_seat(live.table, guest, decision)

        def make(table: Table) -> list[en.AnyEntry]:
            if table.decision(seat) != decision or table.status != "running":
                raise _StaleDecision(seat)
            _check_kept(table, seat)
            text = _legal_text(table, seat, action, language)
            return [en.Played(seat, "guest", decision, [(seat, text)])]

        try:
            await self.change(live, make, guest, key)
        except _StaleDecision:
            body = live.body(seat, guest.id)
            raise Stale("this decision is not asked any more", table=body, view=body.view) from None
        self.actions += 1
        return seat

    def _deciding_seat(self, table: Table, guest: Guest, decision: str) -> int:
        head, _, number = decision.partition("-")
        if not (head.isascii() and head.isdigit() and number.isascii() and number.isdigit()) or len(decision) > 20:
            raise Invalid("decision: must be the id of a decision, like 0-12, as GET gives it")
        seat = int(head)
        if seat not in table.seats_of(guest.id):
            raise Forbidden(f"seat {seat} is not yours")
        return seat

    async def gesture(
        self, live: Live, guest: Guest, data: rq.GestureRequest, *, key: str | None, language: str
    ) -> int:
        """Makes a gesture; returns the seat."""
        seat = self.own_seat(live.table, guest, data.seat)

        def make(table: Table) -> list[en.AnyEntry]:
            if table.status != "running":
                raise Refused("gestures are made in a running game")
            _check_kept(table, seat)
            if gestures.are_free(table):
                return [gestures.freely(table, seat, data)]
            steps = [(seat, text) for text in gestures.way_to(table, seat, data, language)]
            return [en.Played(seat, "guest", str(table.decision(seat)), steps)]

        await self.change(live, make, guest, key)
        self.actions += 1
        return seat

    async def arm(self, live: Live, guest: Guest, data: rq.StandingRequest, key: str | None) -> int:
        """Sets in secret what a seat answers where it is not asked; returns the seat."""
        seat = self.own_seat(live.table, guest, data.seat)

        def make(table: Table) -> list[en.AnyEntry]:
            if table.status != "running":
                raise Refused("a declaration is armed in a running game")
            _check_kept(table, seat)
            if not table.standing:
                raise Refused("at this table nobody declares in another player's turn")
            others = [other for other in range(len(table.seats)) if other != seat]
            if data.declare_with is not None and data.declare_with not in others:
                raise Invalid(f"declare_with: must be null or another seat: {', '.join(map(str, others))}")
            return [en.Armed(seat, data.declare_with, data.ask, [])]

        await self.change(live, make, guest, key)
        return seat

    async def undo(self, live: Live, guest: Guest, seat: int | None, key: str | None, *, whole: bool = False) -> int:
        chosen = self.own_seat(live.table, guest, seat)

        def make(table: Table) -> list[en.AnyEntry]:
            if table.match is None:
                raise Refused("the game has not begun")
            _check_kept(table, chosen)
            if (reason := table.match.undo_reason(chosen)) is not None:
                raise Refused(UNDO_REASONS[reason], reason=reason)
            return [en.Undone(chosen, whole)]

        await self.change(live, make, guest, key)
        return chosen

    async def resign(self, live: Live, guest: Guest, seat: int | None, key: str | None) -> int:
        """Gives a seat up for good: to a bot, or as the rules let a seat leave. The game says which."""
        chosen = self.own_seat(live.table, guest, seat)

        def make(table: Table) -> list[en.AnyEntry]:
            if table.status != "running":
                raise Refused("only a running game can be resigned")
            if table.seats[chosen].resigned:
                raise Refused("this seat has resigned already")
            if conduct(table.game).bots_take_over:
                return [en.Resigned(chosen, [])]
            text = table.live.edition.actions.find(f"LEAVE({chosen})").text
            if table.live.why_not(sh.TABLE, text) is not None:
                raise Refused("this seat cannot resign any more")
            return [en.Resigned(chosen, [(sh.TABLE, text)])]

        await self.change(live, make, guest, key)
        return chosen

    async def leave(self, live: Live, guest: Guest, seat: int | None, key: str | None) -> None:
        """Away for a while; before the start the seat is given up, and the host's leaving calls the table off."""

        def make(table: Table) -> list[en.AnyEntry]:
            mine = self._own_seats(table, guest, seat)
            if table.status == "open":
                if guest.id == table.host:
                    return [en.Closed()]
                return [en.Vacated(one) for one in mine]
            present = [one for one in mine if not table.seats[one].away and not table.seats[one].resigned]
            if table.status != "running" or not present:
                raise Refused("you are away already, or the game is not running")
            return [en.Left(present)]

        await self.change(live, make, guest, key)

    async def come_back(self, live: Live, guest: Guest, seat: int | None, key: str | None) -> None:
        def make(table: Table) -> list[en.AnyEntry]:
            away = [one for one in self._own_seats(table, guest, seat) if table.seats[one].away]
            if not away:
                raise Refused("you are not away")
            return [en.Returned(away)]

        await self.change(live, make, guest, key)

    async def say(self, live: Live, guest: Guest, text: str, key: str | None) -> Table:
        def make(table: Table) -> list[en.AnyEntry]:
            mine = table.seats_of(guest.id)
            if not mine and guest.id != table.host:
                raise Forbidden("only those at the table can talk")
            if not may_talk(table):
                raise Refused("there is no chat while this game is played (option chat = false)", reason="silence")
            return [en.Said(guest.id, mine[0] if mine else None, guest.name, text)]

        return await self.change(live, make, guest, key)

    async def fill(self, live: Live, guest: Guest, key: str | None) -> None:
        """The host lets bots take the open seats; the game begins."""

        def make(table: Table) -> list[en.AnyEntry]:
            if guest.id != table.host:
                raise Forbidden("only the host fills the open seats")
            if table.status != "open":
                raise Refused("no seat is open at this table")
            return [en.Filled(table.open_seats(), STAND_IN)]

        await self.change(live, make, guest, key)

    async def rename(self, live: Live, guest: Guest, name: str) -> None:
        """A guest's seats that bear its old name bear the new one."""

        def make(table: Table) -> list[en.AnyEntry]:
            named = [seat for seat in table.seats_of(guest.id) if table.seats[seat].name == guest.name]
            if not named:
                raise Withdrawn
            return [en.Renamed(named, name)]

        with contextlib.suppress(Withdrawn):
            await self.change(live, make)

    async def rematch(self, live: Live, guest: Guest) -> tuple[Live, int]:
        """The same table once more: the first to ask opens it, the others find their seat kept open."""
        old = live.table
        mine = old.seats_of(guest.id)
        if not mine:
            raise Forbidden("you have no seat at this table")
        if old.status != "over":
            raise Refused("a rematch needs a game that is over")
        if old.rematch is None:
            await self._open_rematch(live, guest, mine)
        new = await self.find(str(live.table.rematch))
        if not new.table.seats_of(guest.id):
            await self._take_kept_seats(new, guest, mine)
        seats = new.table.seats_of(guest.id)
        if not seats:
            raise Refused("the rematch has begun without you")
        return new, seats[0]

    async def _open_rematch(self, live: Live, guest: Guest, mine: list[int]) -> None:
        """Its id follows from the old one: however many open it at once, on whatever server, it is one table."""
        old = live.table
        id = _rematch_id(self._secret, old.id)
        plans = [
            en.SeatPlan("bot", None, seat.name, seat.bot, seat.level)
            if seat.kind == "bot"
            else en.SeatPlan("human", guest.id, guest.name)
            if i in mine
            else en.SeatPlan("open")
            for i, seat in enumerate(old.seats)
        ]
        opened = en.Opened(old.game, old.options, plans, guest.id, old.speed, old.spectators, False, rematch_of=old.id)
        with contextlib.suppress(Answered):
            await self.open_table(opened, guest, None, [], chosen=id)

        def make(table: Table) -> list[en.AnyEntry]:
            if table.rematch is not None:
                raise Withdrawn
            return [en.Rematched(id)]

        with contextlib.suppress(Withdrawn):
            await self.change(live, make, guest)

    async def _take_kept_seats(self, new: Live, guest: Guest, seats: list[int]) -> None:
        def make(table: Table) -> list[en.AnyEntry]:
            if table.seats_of(guest.id):
                raise Withdrawn
            free = [seat for seat in seats if seat in table.open_seats()]
            if table.status != "open" or not free:
                raise Refused("the rematch has begun without you")
            return [en.Joined(seat, guest.id, guest.name) for seat in free]

        with contextlib.suppress(Withdrawn):
            await self.change(new, make, guest, None)

    # --- asking -----------------------------------------------------------------------------------------------

    def viewer(self, table: Table, guest: Guest | None, seat: int | None) -> int:
        """Through whose eyes a caller looks: a seat of its own, or a spectator's."""
        mine = table.seats_of(guest.id if guest else None)
        if seat is not None:
            if seat not in mine:
                raise Forbidden(f"seat {seat} is not yours")
            return seat
        if not mine:
            return table.spectator
        asked = [one for one in mine if table.may_decide(one)]
        return (asked or mine)[0]

    def own_seat(self, table: Table, guest: Guest, seat: int | None) -> int:
        viewer = self.viewer(table, guest, seat)
        if viewer == table.spectator:
            raise Forbidden("you have no seat at this table")
        return viewer

    def notebook(self, table: Table, guest: Guest, seat: int | None) -> Notebook:
        """Whose notes a caller means. With several seats it must say so: their players' notes are not to be mixed."""
        mine = table.seats_of(guest.id)
        if seat is None and len(mine) > 1:
            raise Invalid(f"seat: you hold the seats {', '.join(map(str, mine))}; say which")
        return Notebook(table.id, self.own_seat(table, guest, seat), guest.id)

    async def note(self, book: Notebook, cells: Mapping[str, str]) -> dict[str, str]:
        """Writes into a notebook. Nobody else notices: it is no entry of the log, and nothing is published."""
        try:
            return await self.store.note(book, cells, rq.MOST_CELLS)
        except Overfull as error:
            most = f"a notebook holds {rq.MOST_CELLS} marks at most"
            raise Invalid(f"cells: {most}; these would make {error.marks}") from None
        except StoreFailed:
            raise Unavailable("these notes could not be stored; nothing was changed") from None

    def _own_seats(self, table: Table, guest: Guest, seat: int | None) -> list[int]:
        mine = table.seats_of(guest.id)
        if not mine or (seat is not None and seat not in mine):
            if guest.id == table.host and seat is None:
                return mine
            raise Forbidden("you have no seat at this table" if seat is None else f"seat {seat} is not yours")
        return mine if seat is None else [seat]

    async def hint(self, live: Live, guest: Guest, seat: int | None) -> tuple[Table, int, Answer]:
        table = live.table
        chosen = self.own_seat(table, guest, seat)
        if not table.may_decide(chosen):
            raise Refused("this seat is not asked anything now")
        answer = await self.bots.ask(Question.of(table.look(chosen), *ADVISER, explain=True))
        if answer is None:
            raise Unavailable("the bot has no answer at the moment")
        return table, chosen, answer


class _Seated(Exception):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class _StaleDecision(Exception):
    pass


def _rematch_id(secret: bytes, old: str) -> str:
    """The id of a table's rematch, which only who sat there is told."""
    return hmac.new(secret, f"rematch/{old}".encode(), hashlib.sha256).hexdigest()[:16]


def _check_kept(table: Table, seat: int) -> None:
    """Nobody acts for a seat that was given up."""
    if table.seats[seat].resigned:
        raise Refused("this seat was given up")


def _legal_text(table: Table, seat: int, action: int | str, language: str) -> str:
    """The canonical text of a legal action; Illegal names the rule."""
    try:
        found = table.live.edition.actions.find(action)
        refusal = wire.why_not(table, seat, action, language)
    except IllegalAction as error:
        raise Illegal(error.message, rule=error.rule, message=error.message) from None
    if refusal is not None:
        raise Illegal(refusal.message, rule=refusal.rule, message=refusal.message)
    return found.text
