"""What acts by itself: the bots of a table, and the clocks of its people."""

from __future__ import annotations

import asyncio
import logging
import time

from . import entries as en
from .botpool import BotPool, Bots, Question
from .clock import Clock
from .conduct import Pace, default_action
from .keeping import PATIENCE, Keeper
from .live import Live
from .problems import NotFound, Unavailable, Unreadable
from .remotebots import RemoteBots
from .settings import Settings
from .store import Store, StoreFailed
from .table import Table

logger = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The bot that plays for those who are away or out of time."""
LOOK_AFTER = 5.0
"""Seconds until a table that is not in memory is looked at, after another server wrote to it or reading it failed."""


class Withdrawn(Exception):
    """The change is not wanted any more."""


class Driver(Keeper):
    """The tables of one server process, with their bots and clocks."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.bots = bots_for(settings)
        self.clock = Clock(lambda table: self._spawn(self._time_out(table)))
        self.actions = 0
        self._started_at = time.time()

    async def open(self) -> None:
        await super().open()
        await self.bots.open()
        self._spawn(self.clock.run())
        self._spawn(self._resume())

    async def close(self) -> None:
        await super().close()
        await self.bots.close()

    def _drive(self, live: Live, wait: float = 0.0) -> None:
        """Lets bots think, after a wait, about what they are asked, and sets the clocks of people.

        Other servers may do the same with the same table: the log takes the answer that comes first.
        """
        table = live.table
        if table.unasked():
            self._spawn(self._pass(live))
        pause = self.settings.bot_pause if table.movers() and default_action(table) is None else 0.0
        for seat in table.movers():
            decision = table.decision(seat)
            if decision is None:
                continue
            if table.seats[seat].automatic:
                self._think(live, seat, decision, "bot", wait + pause)
            elif live.thinking.get(seat) != decision:
                self._arm(table, seat)

    async def _pass(self, live: Live) -> None:
        """Lets those answer who are not asked, where the last one who was asked has gone."""

        def make(table: Table) -> list[en.AnyEntry]:
            if not table.unasked():
                raise Withdrawn
            return [en.Passed([])]

        try:
            await self.change(live, make)
        except Withdrawn:
            pass
        except Unavailable:
            await asyncio.sleep(PATIENCE)
            self._drive(live)

    def _arm(self, table: Table, seat: int) -> None:
        moment = self._deadline(table, seat)
        if moment is not None:
            self.clock.arm(table.id, moment)

    def _deadline(self, table: Table, seat: int) -> float | None:
        moment = Pace.of(table, self.settings).deadline(table, seat)
        return None if moment is None else max(moment, self._started_at + self.settings.grace_seconds)

    def _think(self, live: Live, seat: int, decision: str, by: en.By, wait: float = 0.0) -> None:
        if live.thinking.get(seat) != decision:
            live.thinking[seat] = decision
            self._spawn(self._bot_turn(live, seat, decision, by, wait))

    async def _bot_turn(self, live: Live, seat: int, decision: str, by: en.By, wait: float) -> None:
        try:
            if wait:
                await asyncio.sleep(wait)
            await self._bot_move(live, seat, decision, by)
        except Withdrawn:
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
            raise Withdrawn

    async def _time_out(self, id: str) -> None:
        """Decides for everybody whose time is over; arms the clock again for the others."""
        live = await self._take_up(id)
        if live is None or not live.table.movers():
            return
        table = live.table
        by: en.By = "clock" if default_action(table) is None else "default"
        for seat in table.movers():
            decision = table.decision(seat)
            moment = self._deadline(table, seat)
            late = moment is not None and time.time() >= moment
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
            self._look_after(id)
        except (NotFound, Unreadable) as problem:
            logger.warning("table %s is left alone: %s", id, problem)
        except Exception as error:  # whatever it was, the others must go on
            logger.error("table %s is left alone", id, exc_info=error)
        return None

    def _look_after(self, id: str) -> None:
        self.clock.arm(id, time.time() + LOOK_AFTER)


def bots_for(settings: Settings) -> Bots:
    """Where this server's bots think."""
    local = BotPool(settings.workers, settings.bot_seconds, settings.plugins)
    if settings.redis is None:
        return local
    return RemoteBots(settings.redis, local, settings.worker_seconds)
