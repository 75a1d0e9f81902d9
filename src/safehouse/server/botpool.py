"""Bots think in processes of their own: they get one seat's observation as bytes, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import deque
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from safehouse.bots.reasons import Grounds
from safehouse.core.observation import Observation

logger = logging.getLogger(__name__)

LENGTH_BYTES = 4
TRIES = 3
BROKEN = (OSError, EOFError, RuntimeError, TimeoutError, msgspec.DecodeError)
"""What a worker that has crashed, hangs or talks nonsense shows itself by (RuntimeError: uvloop, of a closed pipe)."""


class Question(msgspec.Struct):
    """What a bot is told."""

    game: str
    data_set: str
    seats: int
    options: dict[str, Any]
    seat: int
    observation: bytes
    bot: str
    level: int | None = None
    explain: bool = False

    @classmethod
    def of(cls, seen: Observation, bot: str, level: int | None = None, explain: bool = False) -> Question:
        assert seen.seat is not None
        name = seen.edition.data.name
        return cls(seen.game, name, seen.seats, seen.options, seen.seat, seen.to_bytes(), bot, level, explain)


class Worth(msgspec.Struct):
    """An action, what the bot thinks of it, as `bots.Thought`, and why; the first is the one it would take."""

    action: int
    value: float
    visits: int
    share: float
    grounds: Grounds


class Answer(msgspec.Struct):
    """`bot` is who decided: greedy where the search that was asked for is still being compiled."""

    action: int
    bot: str = ""
    best: list[Worth] = []
    error: str | None = None


class Bots(Protocol):
    """Whoever answers bots' questions: processes of this server (`BotPool`), or workers elsewhere (`RemoteBots`)."""

    @property
    def answered(self) -> int: ...

    @property
    def replaced(self) -> int: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self, question: Question) -> Answer | None:
        """The bot's answer; None when it could not be had."""


@dataclass(slots=True, eq=False)
class Worker:
    process: asyncio.subprocess.Process

    async def ask(self, question: Question) -> Answer:
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


class Idle:
    """Workers without a question, and the questions that wait for one: moves before hints, else one after another."""

    def __init__(self, size: int) -> None:
        self._workers: list[Worker | None] = [None] * size  # started when first needed
        self._moves: deque[asyncio.Future[Worker | None]] = deque()
        self._hints: deque[asyncio.Future[Worker | None]] = deque()

    async def take(self, *, hint: bool) -> Worker | None:
        if self._workers:
            return self._workers.pop()
        turn: asyncio.Future[Worker | None] = asyncio.get_running_loop().create_future()
        (self._hints if hint else self._moves).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: Worker | None) -> None:
        for waiting in (self._moves, self._hints):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(worker)
                    return
        self._workers.append(worker)


class BotPool:
    """A few workers. One that crashes or takes too long is replaced, and the question asked again."""

    def __init__(self, size: int, seconds: float, plugins: tuple[str, ...] = ()) -> None:
        self._seconds = seconds
        self._plugins = plugins
        self._idle = Idle(max(1, size))
        self._all: set[Worker] = set()
        self.replaced = 0
        self.answered = 0

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._all]

    async def open(self) -> None:
        """Processes are started when first needed."""

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all.clear()

    async def ask(self, question: Question) -> Answer | None:
        """The bot's answer; None when it could not be had."""
        for _ in range(TRIES):
            worker = await self._idle.take(hint=question.explain)
            try:
                if worker is None:
                    worker = await self._start()
                answer = await asyncio.wait_for(worker.ask(question), self._seconds)
            except BROKEN as error:
                logger.warning("a bot's worker is replaced: %s", type(error).__name__)
                await self._drop(worker)
                worker = None
                continue
            except BaseException:
                await self._drop(worker)
                worker = None
                raise
            finally:
                self._idle.give(worker)
            self.answered += 1
            if answer.error is None:
                return answer
            logger.error("bot %s of %s failed: %s", question.bot, question.game, answer.error)
            return None
        return None

    async def _drop(self, worker: Worker | None) -> None:
        self.replaced += 1
        if worker is not None:
            self._all.discard(worker)
            await worker.end()

    async def _start(self) -> Worker:
        command = [sys.executable, "-m", "safehouse.server.botworker", *self._plugins]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        worker = Worker(process)
        self._all.add(worker)
        return worker
