"""The case of the day, for anybody: nothing of who asks is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from safehouse.cases.asking import Case, DeductionCase, TurnCase
from safehouse.cases.calendar import case_of, first_day
from safehouse.cases.errors import WrongAnswer
from safehouse.core.errors import IllegalAction

from ..problems import Illegal, Invalid, NotFound
from ..serializers.cases import CaseBody, ReplyBody, TurnBody, case_body, reply_body, turn_body

EARLIEST_ZONE = timedelta(hours=14)
"""Somewhere it is tomorrow already."""


class CaseService:
    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._opening = asyncio.Lock()

    def today(self) -> date:
        """By Greenwich."""
        return datetime.fromtimestamp(self._now(), UTC).date()

    def last_day(self) -> date:
        """The day of those who have the earliest morning: no case of a later one is told."""
        return (datetime.fromtimestamp(self._now(), UTC) + EARLIEST_ZONE).date()

    async def body(self, day: date) -> CaseBody:
        return case_body(day, first_day(), await self._case(day))

    async def turn(self, day: date, steps: list[str]) -> TurnBody:
        """The table after some steps of the turn."""
        case = await self._case(day)
        if not isinstance(case, TurnCase):
            raise Invalid("steps: this case asks for no turn; answer its questions")
        try:
            return turn_body(case, case.after(steps), steps)
        except WrongAnswer as error:
            raise Invalid(str(error)) from None
        except IllegalAction as error:
            raise Illegal(error.message, rule=error.rule, message=error.message) from None

    async def reply(self, day: date, answers: dict[str, str] | None, steps: list[str] | None) -> ReplyBody:
        case = await self._case(day)
        try:
            if isinstance(case, DeductionCase):
                return reply_body(case.judge(answers or {}))
            return reply_body(case.judge(steps or []))
        except WrongAnswer as error:
            raise Invalid(str(error)) from None
        except IllegalAction as error:
            raise Illegal(error.message, rule=error.rule, message=error.message) from None

    async def _case(self, day: date) -> Case:
        if not first_day() <= day <= self.last_day():
            raise NotFound(f"there are cases from {first_day()} to {self.last_day()}, not for {day}")
        async with self._opening:  # counting worlds takes a moment, the first time: the event loop stays free
            return await asyncio.to_thread(_ready, day)


def _ready(day: date) -> Case:
    case = case_of(day)
    case.prepare()
    return case
