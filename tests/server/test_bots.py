"""Bots in their own processes: crashes, hangs, nonsense; clocks; and that they see observations alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

import safehouse as sh
from safehouse.server.bots import pool as botpool
from safehouse.server.bots.pool import BotPool
from safehouse.server.bots.questions import AnyQuestion, PieceQuestion, Question
from safehouse.server.metrics import Metrics
from safehouse.server.services import turn_scheduler

from .harness import running, until
from .test_tables import seated


def question(bot: str = "greedy", *, explain: bool = False) -> Question:
    match = sh.new_match("spyconnection", seats=2, seed=3)
    return Question.of(match.observation(match.to_move[0]), bot, explain=explain)


def replaced(pool: BotPool) -> float:
    return pool._metrics.value("bot_workers_replaced_total")


def test_a_question_holds_the_observation_and_nothing_else() -> None:
    match = sh.new_match("spyconnection", seats=2, seed=3)
    seen = match.observation(match.to_move[0])
    sent = msgspec.msgpack.decode(msgspec.msgpack.encode(Question.of(seen, "greedy")), type=Question)
    assert sent.seen.unpack() == seen
    assert set(msgspec.to_builtins(sent)) == {"seen", "bot", "level", "explain"}
    assert sent.seen._fields == ("game", "data_set", "digest", "seats", "options", "seat", "state")


def test_a_killed_worker_is_replaced_and_the_question_asked_again() -> None:
    async def run() -> None:
        pool = BotPool(1, 30, Metrics())
        first = await pool.ask(question())
        assert first is not None
        os.kill(pool.pids[0], signal.SIGKILL)
        assert await pool.ask(question()) is not None
        assert replaced(pool) == 1
        await pool.close()

    asyncio.run(run())


def test_moves_go_before_hints() -> None:
    async def run() -> None:
        pool = BotPool(1, 30, Metrics())
        done: list[str] = []

        async def ask(name: str) -> None:
            assert await pool.ask(question(explain=name != "move")) is not None
            done.append(name)

        hints = [asyncio.create_task(ask(f"hint {n}")) for n in range(4)]
        await asyncio.sleep(0)  # the first has the worker, the others wait
        await asyncio.gather(*hints, ask("move"))
        assert done == ["hint 0", "move", "hint 1", "hint 2", "hint 3"]
        await pool.close()

    asyncio.run(run())


def test_reviews_wait_for_moves_and_hints() -> None:
    record = sh.new_match("spyconnection", seats=2, seed=7).record()

    async def run() -> None:
        pool = BotPool(1, 30, Metrics())
        done: list[str] = []

        async def ask(name: str, asked: AnyQuestion) -> None:
            assert await pool.ask(asked) is not None
            done.append(name)

        piece = PieceQuestion(msgspec.json.encode(record), 0)
        pieces = [asyncio.create_task(ask("piece", piece)) for _ in range(3)]
        await asyncio.sleep(0)  # the first has the worker, the others wait
        await asyncio.gather(*pieces, ask("hint", question(explain=True)), ask("move", question()))
        assert done == ["piece", "move", "hint", "piece", "piece"]
        await pool.close()

    asyncio.run(run())


def test_parties_take_turns_however_much_one_of_them_asks() -> None:
    async def run() -> None:
        pool = BotPool(1, 30, Metrics())
        done: list[str] = []

        async def ask(party: str) -> None:
            assert await pool.ask(question(), party) is not None
            done.append(party)

        flood = [asyncio.create_task(ask("flood")) for _ in range(6)]
        await asyncio.sleep(0)  # the first has the worker, the others wait
        await asyncio.gather(*flood, ask("Ann"), ask("Bob"), ask("Ann"))
        assert done == ["flood", "flood", "Ann", "Bob", "flood", "Ann", "flood", "flood", "flood"]
        await pool.close()

    asyncio.run(run())


def test_who_is_not_waited_for_any_more_takes_no_worker() -> None:
    async def run() -> None:
        pool = BotPool(1, 30, Metrics())
        first, second, third = (asyncio.create_task(pool.ask(question())) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        assert await first is not None
        third.cancel()  # just when the worker is given to it
        await asyncio.gather(second, third, return_exceptions=True)
        assert await pool.ask(question()) is not None
        assert replaced(pool) <= 1
        await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("loop", [asyncio, uvloop])
def test_a_worker_that_hung_up_is_replaced(loop: Any) -> None:
    async def run() -> None:
        pool = BotPool(1, 30, Metrics())
        assert await pool.ask(question()) is not None
        worker = next(iter(pool._all))
        assert worker.process.stdin is not None
        worker.process.stdin.close()
        await worker.process.wait()
        await asyncio.sleep(0.05)
        assert await pool.ask(question()) is not None
        assert replaced(pool) == 1
        await pool.close()

    loop.run(run())


def test_a_bots_turn_that_fails_is_tried_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_scheduler, "RETRY_SECONDS", 0.05)
    with running(sqlite) as server:
        original = server.house.bots.ask
        failures = iter([RuntimeError("one"), KeyError("two")])

        async def ask(question: Question, party: str) -> Any:
            for failure in failures:
                raise failure
            return await original(question)

        monkeypatch.setattr(server.house.bots, "ask", ask)
        ann = server.guest()
        id = ann.open("me", "random", game="whisper")["id"]
        ann.act(ann.table(id))
        until(lambda: ann.table(id)["view"]["decision"] != "PICK")
        assert next(failures, None) is None


@pytest.mark.parametrize(
    "behaviour",
    [
        "sys.exit(3)",
        "time.sleep(60)",
        "sys.stdout.buffer.write(b'\\0\\0\\0\\4junk'); sys.stdout.flush(); time.sleep(60)",
        "os.kill(os.getpid(), 11)",
    ],
)
def test_a_worker_that_fails_every_time_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, behaviour: str
) -> None:
    script = tmp_path / "worker"
    script.write_text(f"#!{sys.executable}\nimport os, sys, time\nsys.stdin.buffer.read(4)\n{behaviour}\n")
    script.chmod(0o755)
    monkeypatch.setattr(botpool.sys, "executable", str(script))

    async def run() -> None:
        pool = BotPool(1, 0.3, Metrics())
        assert await pool.ask(question()) is None
        assert replaced(pool) == botpool.TRIES
        await pool.close()

    asyncio.run(run())


def test_an_error_inside_a_bot_leaves_its_worker_alive() -> None:
    async def run() -> None:
        pool = BotPool(1, 30, Metrics())
        assert await pool.ask(question("deep")) is None
        assert await pool.ask(question()) is not None
        assert replaced(pool) == 0
        await pool.close()

    asyncio.run(run())


def test_the_game_goes_on_while_workers_are_killed(sqlite: str) -> None:
    with running(sqlite, workers=2) as server:
        ann = server.guest()
        id = ann.open("random", "random", "me", game="whisper", spectators="public")["id"]
        kills = 0
        for _ in range(200):
            table = until(lambda: ((t := ann.table(id))["over"] and t) or (t["decision"] and t))
            if table["over"]:
                break
            ann.act(table)
            if kills < 5 and (pids := server.house.bots.pids):
                with contextlib.suppress(ProcessLookupError):  # dead already, and not yet replaced
                    os.kill(pids[0], signal.SIGKILL)
                    kills += 1
        assert table["over"]
        assert kills > 0
        assert server.house.metrics.value("bot_workers_replaced_total") > 0


def test_without_any_worker_the_game_goes_on(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "worker"
    script.write_text(textwrap.dedent(f"#!{sys.executable}\nraise SystemExit(1)\n"))
    script.chmod(0o755)
    monkeypatch.setattr(botpool.sys, "executable", str(script))
    with running(sqlite) as server:
        ann = server.guest()
        id = ann.open("me", "random", game="whisper")["id"]
        ann.act(ann.table(id))
        until(lambda: ann.table(id)["view"]["decision"] != "PICK")


def test_when_the_time_is_over_a_bot_decides(sqlite: str) -> None:
    with running(sqlite, move_seconds={"live": 0.2, "days": 1000.0}, grace_seconds=0.0) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        until(lambda: guests[0].table(id)["over"])
        slow, other = seated(server, "Ann", "Bob", game="whisper", speed="days")
        assert slow[0].table(other)["clocks"][0]["seconds"] == 1000


def test_bots_go_on_after_a_restart(database: str) -> None:
    with running(database, bot_pause=1000.0) as server:
        ann = server.guest()
        id = ann.open("me", "random", game="whisper")["id"]
        ann.act(ann.table(id))
        assert ann.table(id)["view"]["decision"] == "PICK"
    with running(database) as server:
        ann.url, ann.http.base_url = server.url, server.url
        until(lambda: ann.table(id)["view"]["decision"] != "PICK")


def test_a_bot_hands_the_seat_back_at_once(sqlite: str) -> None:
    with running(sqlite, bot_pause=0.3) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        ann = guests[0]
        ann.post(f"/api/matches/{id}/leave")
        back = ann.post(f"/api/matches/{id}/return")
        assert back["decision"] is not None
        live = server.house.repository._sessions[id]
        until(lambda: not live.thinking)
        assert ann.table(id)["decision"] == back["decision"]  # the bot's move was not taken


def test_a_game_that_everybody_has_left_waits_until_somebody_looks(sqlite: str) -> None:
    with running(sqlite, attention_seconds=0.5, bot_pause=0.05) as server:
        ann = server.guest()
        id = ann.open("me", "random", game="spyconnection")["id"]
        ann.post(f"/api/matches/{id}/leave", {})
        session = server.house.repository.sessions[0]
        until(lambda: session.paused)
        seq = session.table.seq
        time.sleep(0.3)
        assert session.table.seq == seq
        assert not session.table.match.over
        assert ann.get("/api/me")["tables"][0]["status"] == "running"
        ann.table(id)
        until(lambda: session.table.seq > seq)
