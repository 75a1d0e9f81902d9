"""Reviews of games that are over: worked out once, piece by piece, by the processes in which bots think, and kept."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import msgspec

from safehouse.review import VERSION, Piece, Review, assemble, count_pieces

from ..background import BackgroundTasks
from ..bots.questions import Bots, PieceQuestion
from ..problems import Refused
from ..serializers.bodies import ReviewBody
from ..storage.database import Database
from ..storage.review_store import ReviewStore
from ..storage.table_store import TableStore
from ..tables.permissions import replay_viewer
from ..tables.players import Guest
from ..tables.table import Table
from .long_work import LongWork

logger = logging.getLogger(__name__)

HELD = 90.0
"""Seconds after which another server may go on with a review from which nothing was heard."""
LONGEST = 5000
"""Steps of a game that is reviewed; longer ones are no games that people play."""


class ReviewService:
    """One review after the other: whoever plays, or wants a hint, is asked before."""

    def __init__(
        self, database: Database, tables: TableStore, bots: Bots, long_work: LongWork, tasks: BackgroundTasks
    ) -> None:
        self._store = ReviewStore(database, VERSION)
        self._tables = tables
        self._bots = bots
        self._long_work = long_work
        self._tasks = tasks
        self._holder = secrets.token_hex(8)
        self._working: set[str] = set()
        self._turn = asyncio.Semaphore(1)

    async def read(self, table: Table, caller: Guest | None, whose: str | None) -> ReviewBody:
        """How far the review is, and all of it once it is there."""
        viewer = _check(table, caller, whose)
        stored = await self._store.read(table.id)
        if stored is None:
            return ReviewBody(table.id, "none", 0, 0)
        if stored.body is not None:
            review = msgspec.json.decode(stored.body, type=Review)
            moments = await self._moments(table, caller, viewer)
            return ReviewBody(table.id, "ready", stored.pieces, stored.pieces, review, moments)
        works = table.id in self._working or stored.held_until > time.time()
        return ReviewBody(table.id, "working" if works else "stopped", stored.done, stored.pieces)

    async def ask(self, table: Table, caller: Guest, whose: str | None) -> ReviewBody:
        """Has the review worked out, unless it is there or on its way."""
        _check(table, caller, whose)
        if len(table.match.steps) > LONGEST:
            raise Refused(f"a game of more than {LONGEST} steps is not reviewed", reason="long")
        if table.id not in self._working:
            self._working.add(table.id)
            try:
                await self._begin(table, caller)
            except BaseException:
                self._working.discard(table.id)
                raise
        return await self.read(table, caller, whose)

    async def _begin(self, table: Table, caller: Guest) -> None:
        stored = await self._store.read(table.id)
        if stored is not None and stored.body is not None:
            self._working.discard(table.id)
            return
        record = table.match.record()
        total = stored.pieces if stored else await self._long_work.run(caller.id, count_pieces, record)
        now = time.time()
        if await self._store.claim(table.id, total, self._holder, now, now + HELD):
            self._tasks.spawn(self._work_out(table.id, msgspec.json.encode(record), total))
        else:
            self._working.discard(table.id)

    async def _work_out(self, id: str, record: bytes, total: int) -> None:
        try:
            async with self._turn:
                pieces = {number: _piece(body) for number, body in (await self._store.pieces(id)).items()}
                for number in (number for number in range(total) if number not in pieces):
                    answer = await self._bots.ask(PieceQuestion(record, number), f"review {id}")
                    if answer is None or answer.piece is None:
                        logger.error("the review of %s stops at piece %d of %d", id, number, total)
                        return
                    pieces[number] = answer.piece
                    body = msgspec.json.encode(answer.piece).decode()
                    if not await self._store.keep_piece(id, number, body, self._holder, time.time() + HELD):
                        return
                whole = await asyncio.to_thread(assemble, msgspec.json.decode(record), list(pieces.values()))
                await self._store.finish(id, msgspec.json.encode(whole).decode())
        finally:
            self._working.discard(id)
            await self._store.release(id, self._holder)

    async def _moments(self, table: Table, caller: Guest | None, viewer: int | None) -> list[int]:
        """For each step of the record, how many events these eyes had seen before it: where a replay shows it."""
        seen: dict[int, int] = {}

        def note(then: Table) -> bool:
            told = then.match.event_count if viewer is None else then.marks[viewer][-1].events
            seen[len(then.match.steps)] = told
            return False

        rows = await self._tables.log(table.id)
        await self._long_work.run(caller.id if caller else "", Table.replay, rows, note)
        moments, last = [], 0
        for step in range(len(table.match.steps) + 1):
            last = seen.get(step, last)
            moments.append(last)
        return moments


def _check(table: Table, caller: Guest | None, whose: str | None) -> int | None:
    viewer = replay_viewer(table, caller, whose)
    if table.status != "over":
        raise Refused("a game is reviewed only after its end: a review tells what was hidden", reason="not-over")
    return viewer


def _piece(body: str) -> Piece:
    return msgspec.json.decode(body, type=Piece)
