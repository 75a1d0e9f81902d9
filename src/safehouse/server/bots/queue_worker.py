"""The worker's side of the job queue: takes bots' questions from Redis and answers them, on any machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal

import msgspec

from safehouse.core.errors import SafehouseError

from ..metrics import Metrics
from ..redis_client import LOST, connect_async
from . import job_queue as jobs
from .pool import BotPool
from .questions import Answer

logger = logging.getLogger(__name__)

ANSWER_KEPT = 60
"""Seconds until an answer that nobody fetched is forgotten."""


class WrongVersion(SafehouseError):
    """The servers at this Redis have another version than this worker."""


class QueueWorker:
    """Takes as many questions at once as it has processes. What it holds when it dies, another takes."""

    def __init__(self, url: str, processes: int, seconds: float, plugins: tuple[str, ...] = ()) -> None:
        self._redis = connect_async(url)
        self._pool = BotPool(processes, seconds, Metrics(), plugins)
        self._processes = processes
        self._name = secrets.token_hex(8)
        self._held: set[bytes] = set()
        self._cursor = b"0-0"
        self._ending = False  # a client in the middle of a command may swallow a cancellation

    async def run(self) -> None:
        """Until SIGINT or SIGTERM; WrongVersion where no server has this version."""
        tasks = [asyncio.create_task(work) for work in (self._beat(), *(self._serve() for _ in range(self._processes)))]

        def stop() -> None:
            self._ending = True
            for task in tasks:
                task.cancel()

        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            stop()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave()
        for error in ends:
            if isinstance(error, Exception):
                raise error

    async def _leave(self) -> None:
        with contextlib.suppress(*LOST):
            await jobs.sign_off(self._redis, "workers", self._name)
            if not self._held:  # else its consumer keeps what it took, for another to take
                await self._redis.xgroup_delconsumer(jobs.QUESTIONS, jobs.GROUP, self._name)
        await self._pool.close()
        await self._redis.aclose()

    async def _beat(self) -> None:
        while not self._ending:
            try:
                await self._check_servers()
                await jobs.give_sign(self._redis, "workers", self._name)
                if self._held:  # still thinking: nobody need take them
                    held = list(self._held)
                    await self._redis.xclaim(jobs.QUESTIONS, jobs.GROUP, self._name, 0, held, justid=True)
            except LOST as error:
                logger.warning("Redis is away: %s", type(error).__name__)
            await asyncio.sleep(jobs.BEAT)

    async def _check_servers(self) -> None:
        versions = set(await jobs.present(self._redis, "servers"))
        if versions and jobs.VERSION not in versions:
            others = ", ".join(sorted(versions))
            raise WrongVersion(
                f"the servers here have version {others}, this worker {jobs.VERSION}: install the same version"
            )

    async def _serve(self) -> None:
        ready = False
        while not self._ending:
            try:
                if not ready:
                    await self._make_group()
                    ready = True
                taken = await self._next()
            except LOST as error:
                logger.warning("no questions from Redis: %s", type(error).__name__)
                ready = False  # after a restart Redis may know nothing any more
                await asyncio.sleep(jobs.BEAT)
                continue
            if taken is not None:
                await self._answer(*taken)

    async def _make_group(self) -> None:
        try:
            await self._redis.xgroup_create(jobs.QUESTIONS, jobs.GROUP, id="0", mkstream=True)
        except LOST as error:
            if "BUSYGROUP" not in str(error):  # there already
                raise

    async def _next(self) -> tuple[bytes, bytes] | None:
        """A question whose worker died, otherwise a new one."""
        idle = int(1000 * jobs.SILENT)
        claim = self._redis.xautoclaim(jobs.QUESTIONS, jobs.GROUP, self._name, idle, self._cursor, count=1)
        self._cursor, entries, *_ = await claim
        if not entries:
            streams = {jobs.QUESTIONS: ">"}
            found = await self._redis.xreadgroup(jobs.GROUP, self._name, streams, count=1, block=int(1000 * jobs.BEAT))
            entries = found[0][1] if found else []
        for entry, fields in entries:
            return entry, fields.get(jobs.FIELD, b"")
        return None

    async def _answer(self, entry: bytes, message: bytes) -> None:
        self._held.add(entry)
        try:
            try:
                asked = msgspec.msgpack.decode(message, type=jobs.Asked)
            except msgspec.DecodeError as error:
                logger.error("a question cannot be read: %s", error)
                await self._redis.xack(jobs.QUESTIONS, jobs.GROUP, entry)
                return
            told = jobs.Told(jobs.VERSION, asked.id, await self._think(asked))
            async with self._redis.pipeline(transaction=True) as pipe:
                pipe.rpush(asked.reply, msgspec.msgpack.encode(told))
                pipe.expire(asked.reply, ANSWER_KEPT)
                pipe.xack(jobs.QUESTIONS, jobs.GROUP, entry)
                pipe.xdel(jobs.QUESTIONS, entry)
                await pipe.execute()
        except LOST as error:
            logger.warning("an answer could not be sent: %s", type(error).__name__)
        finally:
            self._held.discard(entry)

    async def _think(self, asked: jobs.Asked) -> Answer:
        question = asked.question
        if asked.version != jobs.VERSION:
            return Answer(-1, error=f"the question has version {asked.version}, this worker {jobs.VERSION}")
        try:
            build = jobs.build_of(question)
        except SafehouseError as error:
            return Answer(-1, error=str(error))
        if build != asked.build:
            return Answer(
                -1, error=f"{question.about}: its rules or data set differ between this worker and the server"
            )
        return await self._pool.ask(question) or Answer(-1, error="the bot has no answer")
