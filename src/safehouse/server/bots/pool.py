"""The processes of this machine in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict, deque
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

import msgspec

from ..metrics import Metrics
from .questions import LENGTH_BYTES, Answer, AnyQuestion, PieceQuestion

logger = logging.getLogger(__name__)

TRIES = 3
BROKEN = (OSError, EOFError, RuntimeError, TimeoutError, msgspec.DecodeError)
"""What a worker that has crashed, hangs or talks nonsense shows itself by (RuntimeError: uvloop, of a closed pipe)."""


@dataclass(slots=True, eq=False)
class Worker:
    process: asyncio.subprocess.Process

    async def ask(self, question: AnyQuestion) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        body = msgspec.msgpack.encode(question)
        self.process.stdin.write(len(body).to_bytes(LENGTH_BYTES, "big") + body)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(LENGTH_BYTES), "big")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(size), type=Answer)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


Turn: TypeAlias = "asyncio.Future[Worker | None]"
"""Somebody who waits for a worker."""


class FairQueue:
    """Those who wait. Parties take turns, however much one of them asks; within a party, first come, first served."""

    def __init__(self) -> None:
        self._parties: OrderedDict[str, deque[Turn]] = OrderedDict()

    def add(self, party: str, turn: Turn) -> None:
        self._parties.setdefault(party, deque()).append(turn)

    def next(self) -> Turn | None:
        """The first of the party whose turn it is; then it is the others' turn."""
        while self._parties:
            party, turns = self._parties.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._parties[party] = turns
            if not turn.done():
                return turn
        return None


class Rank(IntEnum):
    """What comes first where several questions wait."""

    MOVE = 0
    HINT = 1
    REVIEW = 2

    @classmethod
    def of(cls, question: AnyQuestion) -> Rank:
        if isinstance(question, PieceQuestion):
            return cls.REVIEW
        return cls.HINT if question.explain else cls.MOVE


class Idle:
    """Idle workers, and the questions that wait for one: moves first, then hints, then reviews; parties in turns."""

    def __init__(self, size: int) -> None:
        self._workers: list[Worker | None] = [None] * size  # started when first needed
        self._waiting = {rank: FairQueue() for rank in Rank}

    async def take(self, party: str, rank: Rank) -> Worker | None:
        if self._workers:
            return self._workers.pop()
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting[rank].add(party, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: Worker | None) -> None:
        turn = next((found for rank in Rank if (found := self._waiting[rank].next()) is not None), None)
        if turn is not None:
            turn.set_result(worker)
        else:
            self._workers.append(worker)


class BotPool:
    """A few workers. One that crashes or takes too long is replaced, and the question asked again."""

    def __init__(self, size: int, seconds: float, metrics: Metrics, plugins: tuple[str, ...] = ()) -> None:
        self._seconds = seconds
        self._plugins = plugins
        self._idle = Idle(max(1, size))
        self._all: set[Worker] = set()
        self._metrics = metrics

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._all]

    async def open(self) -> None:
        """Processes are started when first needed."""

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all.clear()

    async def ask(self, question: AnyQuestion, party: str = "") -> Answer | None:
        """The bot's answer; None if there is none."""
        for _ in range(TRIES):
            worker = await self._idle.take(party, Rank.of(question))
            try:
                if worker is None:
                    worker = await self._start()
                answer = await asyncio.wait_for(worker.ask(question), self._seconds)
            except BROKEN as error:
                logger.warning("replacing a bot's worker: %s", type(error).__name__)
                await self._drop(worker)
                worker = None
                continue
            except BaseException:
                await self._drop(worker)
                worker = None
                raise
            finally:
                self._idle.give(worker)
            self._metrics.bot_answers.inc()
            if answer.error is None:
                return answer
            logger.error("%s failed: %s", question.about, answer.error)
            return None
        return None

    async def _drop(self, worker: Worker | None) -> None:
        self._metrics.bot_workers_replaced.inc()
        if worker is not None:
            self._all.discard(worker)
            await worker.end()

    async def _start(self) -> Worker:
        command = [sys.executable, "-m", "safehouse.server.bots.process", *self._plugins]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        worker = Worker(process)
        self._all.add(worker)
        return worker
