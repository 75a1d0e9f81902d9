"""The server's side of the job queue: asks workers elsewhere, and its own processes where they do not answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

import msgspec

from ..metrics import Metrics
from ..redis_client import LOST, connect_async
from . import job_queue as jobs
from .pool import BotPool
from .questions import Answer, AnyQuestion

logger = logging.getLogger(__name__)

QUEUE = 10_000
"""Questions that may wait; what is beyond is answered here."""


class RemoteBots:
    """Workers of our version at this Redis; without one, or when none answers in time, processes of this server."""

    def __init__(self, url: str, local: BotPool, seconds: float, metrics: Metrics) -> None:
        self.local = local
        self.workers = 0
        """How many are there."""
        self._metrics = metrics
        self._answers = metrics.count("bot_worker_answers", "Questions that workers elsewhere have answered.")
        self._fallbacks = metrics.count("bot_worker_fallbacks", "Questions that workers elsewhere did not answer.")
        metrics.watch("bot_workers", "Workers elsewhere that are running.", lambda: self.workers)
        self._seconds = seconds
        self._redis = connect_async(url)
        self._name = secrets.token_hex(8)
        self._reply = f"safehouse:answers:{self._name}"
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._strangers = False
        self._ending = False  # a client in the middle of a command may swallow a cancellation

    @property
    def pids(self) -> list[int]:
        return self.local.pids

    async def open(self) -> None:
        await self._look_around()
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        self._ending = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*LOST):
            await jobs.sign_off(self._redis, "servers", self._name)
        await self._redis.aclose()
        await self.local.close()

    async def ask(self, question: AnyQuestion, party: str = "") -> Answer | None:
        """The bot's answer; None if there is none."""
        if self.workers:
            answer = await self._ask_workers(question)
            if answer is not None:
                self._answers.inc()
                self._metrics.bot_answers.inc()
                return answer
            self._fallbacks.inc()
        return await self.local.ask(question, party)

    async def _ask_workers(self, question: AnyQuestion) -> Answer | None:
        id = secrets.token_hex(8)
        asked = jobs.Asked(jobs.VERSION, id, self._reply, jobs.build_of(question), question)
        heard = self._waiting[id] = asyncio.get_running_loop().create_future()
        entry = None
        try:
            fields = {jobs.FIELD: msgspec.msgpack.encode(asked)}
            entry = await self._redis.xadd(jobs.QUESTIONS, fields, maxlen=QUEUE)
            answer: Answer = await asyncio.wait_for(heard, self._seconds)
        except TimeoutError:
            logger.warning("no worker answered within %s s", self._seconds)
            return None
        except LOST as error:
            logger.warning("workers could not be asked: %s", type(error).__name__)
            self.workers = 0  # until the next sign of life
            return None
        finally:
            del self._waiting[id]
            if entry is not None and (not heard.done() or heard.cancelled()):
                with contextlib.suppress(*LOST):
                    await self._redis.xdel(jobs.QUESTIONS, entry)
        if answer.error is not None:
            logger.error("%s failed at a worker: %s", question.about, answer.error)
            return None
        return answer

    async def _listen(self) -> None:
        while not self._ending:
            try:
                found = await self._redis.blpop([self._reply], timeout=1)
            except LOST:
                await asyncio.sleep(jobs.BEAT)
                continue
            if found is not None:
                self._hear(found[1])

    def _hear(self, message: bytes) -> None:
        try:
            told = msgspec.msgpack.decode(message, type=jobs.Told)
        except msgspec.DecodeError as error:
            logger.error("an answer cannot be read: %s", error)
            return
        waiting = self._waiting.get(told.id)
        if waiting is None or waiting.done():
            return  # too late, or told twice
        if told.version != jobs.VERSION:
            waiting.set_result(Answer(-1, error=f"its version is {told.version[:40]}, the server's {jobs.VERSION}"))
        else:
            waiting.set_result(told.answer)

    async def _beat(self) -> None:
        while not self._ending:
            await asyncio.sleep(jobs.BEAT)
            await self._look_around()

    async def _look_around(self) -> None:
        try:
            await jobs.give_sign(self._redis, "servers", self._name)
            versions = await jobs.present(self._redis, "workers")
        except LOST as error:
            logger.warning("Redis is away: %s", type(error).__name__)
            self.workers = 0
            return
        self.workers = versions.count(jobs.VERSION)
        strangers = sorted(set(versions) - {jobs.VERSION})
        if strangers and not self._strangers:
            logger.warning("workers of version %s are not asked; this server has %s", strangers, jobs.VERSION)
        self._strangers = bool(strangers)
