"""All tables: opening, joining, acting, publishing, and the bots and clocks that act by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import re
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from typing import Any

import safehouse as sh
from safehouse.core.errors import IllegalAction, UndoRefused
from safehouse.core.match import UNDO_REASONS

from . import entries as en
from . import gestures, wire
from . import requests as rq
from .botpool import Answer, BotPool, Bots, Question
from .clock import Clock
from .conduct import Pace, conduct, default_action, may_talk
from .guests import invite_of
from .live import Live
from .notices import EVERYTHING
from .problems import Forbidden, Illegal, Invalid, KeyReused, NotFound, Refused, Stale, Unavailable, Unreadable
from .remotebots import RemoteBots
from .settings import Settings
from .store import Conflict, Guest, Notebook, Overfull, Row, Store, StoreFailed, Write
from .table import Table

logger = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The bot that plays for those who are away or out of time."""
ADVISER = ("ismcts", 4)
"""The bot, and its level, that gives hints."""
ATTEMPTS = 5
MATCH_ID = re.compile(r"[0-9a-f]{16}")
PATIENCE = 2.0
"""Seconds until what the database did not take, or did not tell, is tried again."""
LOOK_AFTER = 5.0
"""Seconds until a table that is not in memory is looked at, after another server wrote to it or reading it failed."""
LEAVE_TO_OTHERS = 5.0
"""So many seconds the bots of a table are left to the server that wrote its last entry."""
UNREADABLE = "this table was played with another version of its game, or its game is not installed here"

Make = Callable[[Table], list[en.AnyEntry]]


class Answered(Exception):
    """The request was carried out before, as this entry."""

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(match, seq)
        self.match = match
        self.seq = seq


class _Withdrawn(Exception):
    """The change is not wanted any more."""


class House:
    """The tables of one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots_for(settings)
        self.clock = Clock(lambda table: self._spawn(self._time_out(table)))
        self.actions = 0
        self._secret = b""
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._unreadable: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._started_at = time.time()

    async def open(self) -> None:
        await self.store.open(self._noticed)
        self._secret = await self.store.secret("invites")
        await self.bots.open()
        self._spawn(self.clock.run())
        self._spawn(self._beat())
        self._spawn(self._watch_tokens())
        self._spawn(self._resume())

    async def close(self) -> None:
        for live in self._lives.values():
            for listener in live.listeners:
                listener.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a task of the house failed", exc_info=error)

    # --- tables in memory -------------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """A table, from memory or from its log."""
        if not MATCH_ID.fullmatch(id):
            raise NotFound("there is no such table")
        live = self._lives.get(id)
        if live is not None:
            self._lives.move_to_end(id)
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        live = await asyncio.shield(self._loading[id])
        return self._lives.setdefault(id, live)

    async def find_all(self, ids: Iterable[str]) -> list[Live]:
        """Several tables, without those whose log cannot be replayed."""
        found: list[Live] = []
        for id in ids:
            with contextlib.suppress(NotFound, Unreadable):
                found.append(await self.find(id))
        return found

    async def _load(self, id: str) -> Live:
        if id in self._unreadable:
            raise Unreadable(UNREADABLE)
        rows = await self.store.log(id)
        if not rows:
            raise NotFound("there is no such table")
        with self._replaying(id):
            table = await asyncio.to_thread(Table.replay, rows)
            sh.game(table.game)  # an open table needs it only later
        live = self._admit(table)
        self._drive(live)
        return live

    @contextlib.contextmanager
    def _replaying(self, id: str) -> Iterator[None]:
        """Whatever a log breaks with, the table is one that cannot be read."""
        try:
            yield
        except Exception as error:
            logger.error("the log of table %s cannot be replayed", id, exc_info=error)
            self._unreadable.add(id)
            raise Unreadable(UNREADABLE) from None

    def _admit(self, table: Table) -> Live:
        pace = Pace.of(table, self.settings)
        live = self._lives[table.id] = Live(table, pace, invite_of(self._secret, table.id))
        self._make_room()
        return live

    def _make_room(self) -> None:
        excess = len(self._lives) - self.settings.cached_tables
        if excess <= 0:
            return
        for id in [id for id, live in self._lives.items() if live.idle][:excess]:
            del self._lives[id]

    @property
    def cached(self) -> int:
        return len(self._lives)

    @property
    def streams(self) -> int:
        return sum(len(live.listeners) for live in self._lives.values())

    # --- changing a table -------------------------------------------------------------------------------------

    async def change(self, live: Live, make: Make, guest: Guest | None = None, key: str | None = None) -> Table:
        """Stores the entries that `make` asks for, then publishes. `make` may refuse by raising a Problem."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.behind:
                    await self._catch_up(live)
                table = live.table
                if guest is not None and key is not None and (guest.id, key) in table.keys:
                    raise Answered(table.id, table.keys[guest.id, key])
                try:
                    fork, write = draft(table, make(table), guest, key)
                    await self._store(live, write)
                except Conflict:
                    await self._check_key(guest, key, table.id)
                    continue
                self._publish(live, fork)
                return fork
        raise Unavailable("others were always faster; try again")

    def _publish(self, live: Live, table: Table, *, by_others: bool = False) -> None:
        table.stored()
        live.replace(table)
        other = self._lives.setdefault(table.id, live)
        if other is not live:
            other.behind = True
            self._spawn(self._follow(other))
        self._drive(live, LEAVE_TO_OTHERS if by_others else 0.0)

    async def _store(self, live: Live, write: Write) -> None:
        try:
            await self.store.write(write)
        except StoreFailed:
            live.behind = True
            raise Unavailable("this could not be stored; nothing was done, or it will show") from None
        except BaseException:  # given up while waiting: it may have been stored all the same
            live.behind = True
            raise

    async def _check_key(self, guest: Guest | None, key: str | None, match: str) -> None:
        """After a conflict: was it the key?"""
        if guest is None or key is None:
            return
        found = await self.store.answered(guest.id, key)
        if found is not None and found[0] != match:
            raise KeyReused("this key was used at another table")

    async def _catch_up(self, live: Live) -> None:
        """Takes over what was written by others, or by us without our hearing of it."""
        live.behind = False  # before the log is read: what is told meanwhile counts
        try:
            rows = await self.store.log(live.table.id, after=live.table.seq)
            fork = live.table.fork() if rows else live.table
            with self._replaying(live.table.id):
                for row in rows:
                    fork.follow(row)
        except BaseException:
            live.behind = True
            raise
        if rows:
            self._publish(live, fork, by_others=self.store.shared)

    def _noticed(self, match: str, seq: int) -> None:
        """Another server wrote an entry."""
        if match == EVERYTHING:
            for id in [*self._lives, *self._loading]:
                self._noticed(id, sys.maxsize)
            self._spawn(self._resume())
        elif match in self._loading:  # its log may have been read already
            self._loading[match].add_done_callback(lambda _: self._noticed(match, seq))
        elif match not in self._lives:
            self.clock.arm(match, time.time() + LOOK_AFTER)
        elif self._lives[match].table.seq < seq:
            self._lives[match].behind = True
            self._spawn(self._follow(self._lives[match]))

    async def _follow(self, live: Live) -> None:
        while live.behind:
            try:
                async with live.lock:
                    if live.behind:
                        await self._catch_up(live)
            except StoreFailed:
                await asyncio.sleep(PATIENCE)

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
                raise _Withdrawn
            return [en.Renamed(named, name)]

        with contextlib.suppress(_Withdrawn):
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
                raise _Withdrawn
            return [en.Rematched(id)]

        with contextlib.suppress(_Withdrawn):
            await self.change(live, make, guest)

    async def _take_kept_seats(self, new: Live, guest: Guest, seats: list[int]) -> None:
        def make(table: Table) -> list[en.AnyEntry]:
            if table.seats_of(guest.id):
                raise _Withdrawn
            free = [seat for seat in seats if seat in table.open_seats()]
            if table.status != "open" or not free:
                raise Refused("the rematch has begun without you")
            return [en.Joined(seat, guest.id, guest.name) for seat in free]

        with contextlib.suppress(_Withdrawn):
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

    async def _beat(self) -> None:
        """Now and then a comment on every stream, so that a dead connection is noticed."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            for live in self._lives.values():
                for listener in live.listeners:
                    listener.beat = True
                    listener.wake()

    async def _watch_tokens(self) -> None:
        """As often, streams whose token has been forgotten are ended: on whatever server that was done."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self._end_forgotten()
            except StoreFailed:
                continue

    async def _end_forgotten(self) -> None:
        listeners = [one for live in self._lives.values() for one in live.listeners if one.token_hash is not None]
        asked = {str(one.token_hash) for one in listeners}
        valid = await self.store.valid_tokens(sorted(asked))
        for listener in listeners:
            if listener.token_hash not in valid:
                listener.end()

    # --- bots and clocks --------------------------------------------------------------------------------------

    def _drive(self, live: Live, wait: float = 0.0) -> None:
        """Lets bots think, after a wait, about what they are asked, and sets the clocks of people.

        Other servers may do the same with the same table: the log takes the answer that comes first.
        """
        table = live.table
        for seat in table.movers():
            decision = table.decision(seat)
            if decision is None:
                continue
            if table.seats[seat].automatic:
                self._think(live, seat, decision, "bot", wait + self.settings.bot_pause)
            elif live.thinking.get(seat) != decision:
                self.clock.arm(table.id, self._deadline(table, seat))

    def _deadline(self, table: Table, seat: int) -> float:
        moment = Pace.of(table, self.settings).deadline(table, seat)
        return max(moment, self._started_at + self.settings.grace_seconds)

    def _think(self, live: Live, seat: int, decision: str, by: en.By, wait: float = 0.0) -> None:
        if live.thinking.get(seat) != decision:
            live.thinking[seat] = decision
            self._spawn(self._bot_turn(live, seat, decision, by, wait))

    async def _bot_turn(self, live: Live, seat: int, decision: str, by: en.By, wait: float) -> None:
        try:
            if wait:
                await asyncio.sleep(wait)
            await self._bot_move(live, seat, decision, by)
        except _Withdrawn:
            pass
        except Exception as error:  # whatever it was, the game must go on
            logger.error("a bot's move was not taken", exc_info=error)
            await asyncio.sleep(PATIENCE)
        finally:
            if live.thinking.get(seat) == decision:
                del live.thinking[seat]
        self._drive(live)

    async def _bot_move(self, live: Live, seat: int, decision: str, by: en.By) -> None:
        table = live.table
        self._check_wanted(table, seat, decision, by)
        text = default_action(table) if by == "default" else None
        if text is None:
            text = await self._bot_choice(table, seat)

        def make(table: Table) -> list[en.AnyEntry]:
            self._check_wanted(table, seat, decision, by)
            return [en.Played(seat, by, decision, [(seat, text)])]

        await self.change(live, make)
        self.actions += 1

    async def _bot_choice(self, table: Table, seat: int) -> str:
        """What a bot would do with what the seat knows."""
        player = table.seats[seat]
        seen = table.look(seat)
        question = Question.of(seen, (player.bot if player.kind == "bot" else None) or STAND_IN, player.level)
        answer = await self.bots.ask(question)
        legal = seen.legal()
        texts = {action.id: action.text for action in legal}
        return legal[0].text if answer is None else texts.get(answer.action, legal[0].text)

    def _check_wanted(self, table: Table, seat: int, decision: str, by: en.By) -> None:
        automatic = table.seats[seat].automatic
        if table.status != "running" or table.decision(seat) != decision or (by == "bot" and not automatic):
            raise _Withdrawn

    async def _time_out(self, id: str) -> None:
        """Decides for everybody whose time is over; arms the clock again for the others."""
        live = await self._take_up(id)
        if live is None or not live.table.movers():
            return
        table = live.table
        by: en.By = "clock" if default_action(table) is None else "default"
        for seat in table.movers():
            decision = table.decision(seat)
            late = time.time() >= self._deadline(table, seat)
            if decision is not None and late and not table.seats[seat].automatic:
                self._think(live, seat, decision, by)
        self._drive(live)

    async def _resume(self) -> None:
        """After a start, or when notices were missed: bots go on where a server stopped, clocks run again."""
        for id in await self._running():
            await self._take_up(id)
            await asyncio.sleep(0)

    async def _running(self) -> list[str]:
        while True:
            try:
                return await self.store.running()
            except StoreFailed:
                await asyncio.sleep(PATIENCE)

    async def _take_up(self, id: str) -> Live | None:
        """A table with its bots and clocks; None where it cannot be had now (then it is looked at again) or at all."""
        try:
            return await self.find(id)
        except StoreFailed:
            self.clock.arm(id, time.time() + LOOK_AFTER)
        except (NotFound, Unreadable) as problem:
            logger.warning("table %s is left alone: %s", id, problem)
        except Exception as error:  # whatever it was, the others must go on
            logger.error("table %s is left alone", id, exc_info=error)
        return None


class _Seated(Exception):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class _StaleDecision(Exception):
    pass


def bots_for(settings: Settings) -> Bots:
    """Where this server's bots think."""
    local = BotPool(settings.workers, settings.bot_seconds, settings.plugins)
    if settings.redis is None:
        return local
    return RemoteBots(settings.redis, local, settings.worker_seconds)


def draft(table: Table, wanted: list[en.AnyEntry], guest: Guest | None, key: str | None) -> tuple[Table, Write]:
    """A fork with the entries carried out, and what must be stored for it."""
    fork = table.fork()
    now = time.time()
    by = guest.id if guest is not None else None
    rows: list[Row] = []
    try:
        for entry in wanted:
            rows.append(fork.apply(entry, now, by, key if not rows else None))
    except IllegalAction as error:
        raise Illegal(error.message, rule=error.rule, message=error.message) from None
    except UndoRefused as error:
        raise Refused(str(error), reason=error.reason) from None
    if fork.status == "open" and not fork.open_seats():
        rows.append(fork.apply(en.Started([]), now))
    write = Write(rows)
    if fork.status != table.status:
        write.status = (fork.id, fork.status)
    write.seated = [(fork.id, entry.seat, entry.guest) for entry in wanted if isinstance(entry, en.Joined)]
    write.vacated = [(fork.id, entry.seat) for entry in wanted if isinstance(entry, en.Vacated)]
    return fork, write


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
