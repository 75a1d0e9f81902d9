"""What acts by itself: the bots of a table, and the clocks of its people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from ..background import RETRY_SECONDS, BackgroundTasks
from ..bots.questions import STAND_IN, Bots, Question
from ..commands.base import NothingToDo
from ..metrics import Metrics
from ..problems import NotFound, Unavailable, Unreadable
from ..settings import Settings
from ..storage.log_writer import StoreFailed
from ..storage.table_store import TableStore
from ..tables import entries as en
from ..tables.table import Table
from ..tables.time_control import TimeControl, default_action
from .alarm_clock import AlarmClock
from .bot_pace import BotPace
from .table_repository import TableRepository
from .table_session import TableSession

logger = logging.getLogger(__name__)

LEAVE_TO_OTHERS = 5.0
"""So many seconds the bots of a table are left to the server that wrote its last entry."""
LOOK_AGAIN = 5.0
"""Seconds until a table that is not in memory is looked at, after another server wrote to it or reading it failed."""


class TurnScheduler:
    """Hears of every change of a table, lets its bots think and sets the clocks of its people.

    Other servers may do the same with the same table: the log takes the answer that comes first.
    """

    def __init__(
        self,
        repository: TableRepository,
        store: TableStore,
        bots: Bots,
        *,
        settings: Settings,
        tasks: BackgroundTasks,
        metrics: Metrics,
    ) -> None:
        self._repository = repository
        self._store = store
        self._bots = bots
        self._settings = settings
        self._tasks = tasks
        self._metrics = metrics
        self._pace = BotPace(settings)
        self._clock = AlarmClock(lambda table: tasks.spawn(self._time_out(table)))
        self._started_at = time.time()
        repository.subscribe(self)

    def start(self) -> None:
        self._tasks.spawn(self._clock.run())
        self._tasks.spawn(self._start_up())

    # --- what the repository tells ----------------------------------------------------------------------------

    def table_changed(self, session: TableSession, *, by_others: bool) -> None:
        self._schedule(session, LEAVE_TO_OTHERS if by_others else 0.0)

    def table_changed_elsewhere(self, id: str) -> None:
        self._look_again(id)

    def changes_missed(self) -> None:
        self._tasks.spawn(self.resume())

    def table_looked_at(self, session: TableSession) -> None:
        self._schedule(session)

    async def resume(self) -> None:
        """After a start, or when notices were missed: bots go on where a server stopped, clocks run again."""
        for id in await self._unfinished():
            await self._take_up(id)
            await asyncio.sleep(0)

    async def _start_up(self) -> None:
        """Of what a player has for the whole game, the time in which no server was there is not taken."""
        await self.resume()
        for session in self._repository.sessions:
            if session.table.game_clocks is not None and session.table.on_the_clock():
                await self._restart_clocks(session)

    async def _restart_clocks(self, session: TableSession) -> None:
        def make(table: Table) -> list[en.AnyEntry]:
            if not table.on_the_clock():
                raise NothingToDo
            return [en.Resumed()]

        with contextlib.suppress(NothingToDo, NotFound, Unavailable):
            await self._repository.change(session, make)

    async def _unfinished(self) -> list[str]:
        while True:
            try:
                return await self._store.unfinished()
            except StoreFailed:
                await asyncio.sleep(RETRY_SECONDS)

    async def _take_up(self, id: str) -> TableSession | None:
        """A table with its bots and clocks; None where it cannot be had now (then it is looked at again) or at all."""
        try:
            return await self._repository.find(id)
        except StoreFailed:
            self._look_again(id)
        except (NotFound, Unreadable) as problem:
            logger.warning("table %s is left alone: %s", id, problem)
        except Exception as error:  # whatever it was, the others must go on
            logger.error("table %s is left alone", id, exc_info=error)
        return None

    def _look_again(self, id: str) -> None:
        self._clock.arm(id, time.time() + LOOK_AGAIN)

    # --- who is asked -----------------------------------------------------------------------------------------

    def _schedule(self, session: TableSession, wait: float = 0.0) -> None:
        """Lets bots think, after a wait, about what they are asked, and sets the clocks of people."""
        table = session.table
        session.paused = self._is_abandoned(session)
        if session.paused:
            return
        if table.status == "open":
            self._clock.arm(table.id, self._given_up_at(table))
        if table.unasked():
            self._tasks.spawn(self._pass(session))
        for seat in table.movers():
            decision = table.decision(seat)
            if decision is None:
                continue
            if table.seats[seat].automatic:
                self._think(session, seat, decision, "bot", wait)
            elif session.thinking.get(seat) != decision:
                self._set_clock(table, seat)

    def _is_abandoned(self, session: TableSession) -> bool:
        """Whether all people have left a game and nobody looks at it: then it waits for them instead of playing on."""
        seats = session.table.seats
        wanted = self._settings.bots_alone and all(seat.kind == "bot" for seat in seats)
        played_by_bots = session.table.status == "running" and all(seat.automatic for seat in seats)
        return played_by_bots and not wanted and not session.is_watched(self._settings.attention_seconds)

    async def _pass(self, session: TableSession) -> None:
        """Lets those answer who are not asked, where the last one who was asked has gone."""

        def make(table: Table) -> list[en.AnyEntry]:
            if not table.unasked():
                raise NothingToDo
            return [en.Passed([])]

        try:
            await self._repository.change(session, make)
        except (NothingToDo, NotFound):
            pass
        except Unavailable:
            await asyncio.sleep(RETRY_SECONDS)
            self._schedule(session)

    # --- clocks -----------------------------------------------------------------------------------------------

    def _set_clock(self, table: Table, seat: int) -> None:
        moment = self._deadline(table, seat)
        if moment is not None:
            self._clock.arm(table.id, moment)

    def _deadline(self, table: Table, seat: int) -> float | None:
        moment = TimeControl.of(table, self._settings).deadline(table, seat)
        return None if moment is None else max(moment, self._started_at + self._settings.grace_seconds)

    async def _time_out(self, id: str) -> None:
        """Decides for everybody whose time is over; sets the clock again for the others."""
        session = await self._take_up(id)
        if session is not None and session.table.status == "open":
            await self._give_up_waiting(session)
        if session is None or not session.table.movers():
            return
        table = session.table
        by: en.By = "clock" if default_action(table) is None else "default"
        for seat in table.movers():
            decision = table.decision(seat)
            moment = self._deadline(table, seat)
            late = moment is not None and time.time() >= moment
            if decision is not None and late and not table.seats[seat].automatic:
                self._think(session, seat, decision, by)
        self._schedule(session)

    def _given_up_at(self, table: Table) -> float:
        """Until when a table waits: for players who may sit down, or, when all are there, for their numbers."""
        if table.gathered:
            return max(table.waiting_since, self._started_at) + self._settings.seal_seconds
        patience = self._settings.open_seconds
        return table.waiting_since + patience[table.speed if table.public else "days"]

    async def _give_up_waiting(self, session: TableSession) -> None:
        """Begins without the numbers that were not opened; closes a table to which nobody came."""

        def make(table: Table) -> list[en.AnyEntry]:
            if table.status != "open" or time.time() < self._given_up_at(table):
                raise NothingToDo
            return [en.Started([]) if table.gathered else en.Closed("time")]

        try:
            await self._repository.change(session, make)
        except NothingToDo:
            self._schedule(session)
        except NotFound:
            pass  # it was deleted
        except Unavailable:
            self._look_again(session.table.id)

    # --- bots -------------------------------------------------------------------------------------------------

    def _think(self, session: TableSession, seat: int, decision: str, by: en.By, wait: float = 0.0) -> None:
        if session.thinking.get(seat) != decision:
            session.thinking[seat] = decision
            self._tasks.spawn(self._bot_turn(session, seat, decision, by, wait))

    async def _bot_turn(self, session: TableSession, seat: int, decision: str, by: en.By, wait: float) -> None:
        try:
            if wait:
                await asyncio.sleep(wait)
            await self._bot_move(session, seat, decision, by)
        except NothingToDo:
            pass
        except NotFound:
            return  # the table was deleted
        except Exception as error:  # whatever it was, the game must go on
            logger.error("a bot's move was not taken", exc_info=error)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            if session.thinking.get(seat) == decision:
                del session.thinking[seat]
        self._schedule(session)

    async def _bot_move(self, session: TableSession, seat: int, decision: str, by: en.By) -> None:
        table = session.table
        _check_wanted(table, seat, decision, by)
        text = default_action(table) if by == "default" else None
        if text is None:
            text = await self._paced_choice(table, seat, brisk=by != "bot" or default_action(table) is not None)

        def make(table: Table) -> list[en.AnyEntry]:
            _check_wanted(table, seat, decision, by)
            return [en.Played(seat, by, decision, [(seat, text)])]

        await self._repository.change(session, make)
        self._metrics.actions.inc()

    async def _paced_choice(self, table: Table, seat: int, *, brisk: bool) -> str:
        """What a bot would do, at a moment that tells nothing of it."""
        player = table.seats[seat]
        bot = (player.bot if player.kind == "bot" else None) or STAND_IN
        asked_at = self._pace.now()
        text = await self._bot_choice(table, seat, bot, player.level)
        await self._pace.keep(asked_at, self._pace.interval(bot, player.level, brisk=brisk))
        return text

    async def _bot_choice(self, table: Table, seat: int, bot: str, level: int | None) -> str:
        """What a bot would do with what the seat knows."""
        seen = table.look(seat)
        question = Question.of(seen, bot, level)
        answer = await self._bots.ask(question, table.host)
        legal = seen.legal()
        texts = {action.id: action.text for action in legal}
        return legal[0].text if answer is None else texts.get(answer.action, legal[0].text)


def _check_wanted(table: Table, seat: int, decision: str, by: en.By) -> None:
    automatic = table.seats[seat].automatic
    if table.status != "running" or table.decision(seat) != decision or (by == "bot" and not automatic):
        raise NothingToDo
