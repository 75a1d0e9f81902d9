"""Redis: servers that wake each other, and workers that think for their bots."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import safehouse as sh
from safehouse.cli.main import main
from safehouse.server import redis_client as redislink
from safehouse.server.bots import job_queue as jobs
from safehouse.server.bots import remote as remotebots
from safehouse.server.bots.pool import BotPool
from safehouse.server.bots.questions import Answer
from safehouse.server.bots.remote import RemoteBots
from safehouse.server.metrics import Metrics

from .harness import WHISPER, running, until
from .postgres import Cluster
from .redis_server import RedisServer
from .test_bots import question
from .test_storage import asked

RUN = [sys.executable, "-c", "import sys; from safehouse.cli.main import main; sys.exit(main(sys.argv[1:]))"]


def start_worker(redis: RedisServer, *more: str) -> subprocess.Popen[str]:
    command = [*RUN, "worker", "--redis", redis.url, "--plugin", WHISPER, *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "Thinking" in process.stdout.readline()
    return process


def end(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Asks a worker to end; its exit code and what it complained of."""
    process.terminate()
    told = process.communicate(timeout=30)[1]
    return process.returncode, told


@contextmanager
def worker(redis: RedisServer, *more: str) -> Iterator[subprocess.Popen[str]]:
    process = start_worker(redis, *more)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def pretend_worker(redis: RedisServer, version: str = jobs.VERSION) -> None:
    """Somebody says it is a worker."""
    seconds, _ = redis.client.time()
    redis.client.zadd("safehouse:workers", {f"{version} pretender": seconds + 1000})


REMOTE = "bot_worker_answers_total"
FALLBACKS = "bot_worker_fallbacks_total"


def counted(bots: RemoteBots) -> tuple[float, float]:
    """Questions that workers have answered, and that they should have answered."""
    return bots._metrics.value(REMOTE), bots._metrics.value(FALLBACKS)


def with_bots(redis: RedisServer, work: Callable[[RemoteBots], Awaitable[None]], seconds: float = 30) -> None:
    """Runs something with a server's bots."""

    async def run() -> None:
        metrics = Metrics()
        bots = RemoteBots(redis.url, BotPool(1, 30, metrics), seconds, metrics)
        await bots.open()
        try:
            await work(bots)
        finally:
            await bots.close()

    asyncio.run(run())


def take(redis: RedisServer) -> tuple[bytes, jobs.Asked]:
    """Takes a question as a worker does."""
    found: Any = redis.client.execute_command(
        "XREADGROUP", "GROUP", jobs.GROUP, "doomed", "COUNT", "1", "BLOCK", "20000", "STREAMS", jobs.QUESTIONS, ">"
    )
    [entries] = found.values() if isinstance(found, dict) else [found[0][1]]
    [[entry, fields]] = entries
    raw = fields[jobs.FIELD] if isinstance(fields, dict) else fields[1]
    return entry, msgspec.msgpack.decode(raw, type=jobs.Asked)


def make_group(redis: RedisServer) -> None:
    redis.client.xgroup_create(jobs.QUESTIONS, jobs.GROUP, id="0", mkstream=True)


# --- notices ------------------------------------------------------------------------------------------------------


def test_a_notice_tells_match_and_number_alone(cluster: Cluster, redis: RedisServer) -> None:
    listener = redis.client.pubsub(ignore_subscribe_messages=True)
    listener.subscribe("safehouse")
    with running(cluster.database(), redis=redis.url) as server:
        ann = server.guest()
        id = ann.open("me", "me", game="whisper")["id"]
        ann.act(ann.table(id))
        told = [until(lambda: listener.get_message(timeout=1))["data"].decode() for _ in range(2)]
    listener.close()
    assert all(re.fullmatch(rf"[0-9a-f]{{8}} {id} \d+", notice) for notice in told), told


def test_servers_hear_each_other_again_when_redis_comes_back(cluster: Cluster, redis: RedisServer) -> None:
    url = cluster.database()
    with running(url, redis=redis.url) as one, running(url, redis=redis.url) as two:
        ann, bob = one.guest("Ann"), two.guest("Bob")
        opened = ann.open("me", "open")
        id = opened["id"]
        bob.post(f"/api/matches/{id}/join", {"invite": opened["invite"]})
        until(lambda: ann.table(id)["status"] == "running")
        redis.kill()
        guest, table = until(lambda: asked([ann, bob], id))
        after = guest.act(table)  # stored, although nobody can be told
        redis.start()
        other = bob if guest is ann else ann
        until(lambda: other.table(id)["view"]["players"] == after["view"]["players"])
        redis.client.publish("safehouse", "nonsense")
        for _ in range(4):
            guest, table = until(lambda: asked([ann, bob], id))
            after = guest.act(table)
            other = bob if guest is ann else ann
            until(lambda: other.table(id)["view"]["players"] == after["view"]["players"])  # noqa: B023


# --- workers ------------------------------------------------------------------------------------------------------


def test_a_worker_thinks_for_the_bots_of_a_server(sqlite: str, redis: RedisServer) -> None:
    with worker(redis, "--processes", "2") as process, running(sqlite, redis=redis.url) as server:
        until(lambda: server.house.bots.workers == 1)
        ann = server.guest()
        id = ann.open("me", "random", "random", game="whisper")["id"]
        for _ in range(4):
            table = until(lambda: (t := ann.table(id))["decision"] and t)
            ann.act(table)
        until(lambda: server.house.metrics.value(REMOTE) >= 2)
        assert server.house.bots.pids == []  # the server started no process of its own
        assert server.house.metrics.value("bot_workers") == 1
        assert end(process) == (0, "")
        until(lambda: server.house.bots.workers == 0)  # it has signed off
        for _ in range(4):
            table = until(lambda: ((t := ann.table(id))["over"] and t) or (t["decision"] and t))
            if table["over"]:
                break
            ann.act(table)
        assert server.house.metrics.value(FALLBACKS) == 0
    assert redis.client.xlen(jobs.QUESTIONS) == 0


def test_without_a_worker_the_server_thinks_itself(redis: RedisServer) -> None:
    async def work(bots: RemoteBots) -> None:
        assert await bots.ask(question()) is not None
        assert (*counted(bots), bots._metrics.value("bot_answers_total")) == (0, 0, 1)

    with_bots(redis, work)
    assert not redis.client.exists(jobs.QUESTIONS)


def test_when_no_worker_answers_in_time_the_server_thinks_itself(redis: RedisServer) -> None:
    pretend_worker(redis)

    async def work(bots: RemoteBots) -> None:
        assert await bots.ask(question()) is not None
        assert (*counted(bots), bots._metrics.value("bot_answers_total")) == (0, 1, 1)

    with_bots(redis, work, seconds=0.2)
    assert redis.client.xlen(jobs.QUESTIONS) == 0  # nobody need think about it any more


def test_what_a_dead_worker_took_another_answers(redis: RedisServer) -> None:
    pretend_worker(redis)
    make_group(redis)

    async def work(bots: RemoteBots) -> None:
        answer = asyncio.create_task(bots.ask(question()))
        _, taken = await asyncio.to_thread(take, redis)  # and never another word
        match = sh.new_match("spyconnection", seats=2, seed=3)
        assert taken.question.seen.unpack() == match.observation(match.to_move[0])
        with worker(redis):
            assert await answer is not None
        assert (*counted(bots), bots.pids) == (1, 0, [])

    with_bots(redis, work, seconds=60)


def test_the_game_goes_on_while_workers_are_killed(sqlite: str, redis: RedisServer) -> None:
    with running(sqlite, redis=redis.url, worker_seconds=1.0) as server:
        ann = server.guest()
        id = ann.open("random", "random", "me", game="whisper")["id"]
        kills = 0
        process = start_worker(redis)
        until(lambda: server.house.bots.workers)
        while not (table := until(lambda: ((t := ann.table(id))["over"] and t) or (t["decision"] and t)))["over"]:
            ann.act(table)
            if kills < 2 and server.house.metrics.value(REMOTE) > 2 * kills:
                process.send_signal(signal.SIGKILL)
                process.communicate()
                process = start_worker(redis)
                kills += 1
        assert kills == 2
        assert end(process)[0] == 0


def test_the_server_thinks_itself_while_redis_is_away(redis: RedisServer) -> None:
    pretend_worker(redis)

    async def work(bots: RemoteBots) -> None:
        assert bots.workers == 1
        redis.kill()
        assert await bots.ask(question()) is not None
        assert bots.workers == 0
        redis.start()
        pretend_worker(redis)
        while not bots.workers:
            await asyncio.sleep(0.05)

    with_bots(redis, work)


# --- versions -----------------------------------------------------------------------------------------------------


def test_a_worker_of_another_version_is_refused(redis: RedisServer, capsys: pytest.CaptureFixture[str]) -> None:
    seconds, _ = redis.client.time()
    redis.client.zadd("safehouse:servers", {"9.9.9-7 somebody": seconds})
    assert main(["worker", "--redis", redis.url]) == 2
    told = capsys.readouterr().err
    assert "version 9.9.9-7" in told
    assert f"this worker {jobs.VERSION}" in told


def test_workers_of_another_version_are_not_asked(redis: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    pretend_worker(redis, "0.0.1-0")

    async def work(bots: RemoteBots) -> None:
        assert bots.workers == 0
        assert await bots.ask(question()) is not None
        assert counted(bots)[1] == 0

    with_bots(redis, work)
    assert "workers of version ['0.0.1-0'] are not asked" in caplog.text


@pytest.mark.parametrize("spoiled", ["version", "nonsense", "error"])
def test_an_answer_that_cannot_be_trusted_is_not_taken(redis: RedisServer, spoiled: str) -> None:
    pretend_worker(redis)
    make_group(redis)

    async def work(bots: RemoteBots) -> None:
        answer = asyncio.create_task(bots.ask(question()))
        _, taken = await asyncio.to_thread(take, redis)
        told = {
            "version": jobs.Told("0.0.1-0", taken.id, Answer(12345)),
            "nonsense": {"id": taken.id},
            "error": jobs.Told(jobs.VERSION, taken.id, Answer(12345, error="no idea")),
        }[spoiled]
        redis.client.rpush(taken.reply, msgspec.msgpack.encode(told))
        found = await answer
        assert found is not None
        assert found.action != 12345
        assert counted(bots) == (0, 1)

    with_bots(redis, work, seconds=1)


def test_a_worker_with_other_rules_says_so(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remotebots.jobs, "build_of", lambda _: "another build")
    said: list[str] = []
    monkeypatch.setattr(remotebots.logger, "error", lambda text, *args: said.append(text % args))

    async def work(bots: RemoteBots) -> None:
        while not bots.workers:
            await asyncio.sleep(0.05)
        unknown = question()
        unknown.seen = unknown.seen._replace(game="whisper")  # a game that the worker does not have
        assert await bots.ask(question()) is not None
        assert counted(bots) == (0, 1)
        assert await bots._ask_workers(unknown) is None

    with worker(redis):
        with_bots(redis, work)
    assert "differ between this worker and the server" in said[0]
    assert len(said) == 2


def test_a_worker_outlives_what_it_cannot_read(redis: RedisServer) -> None:
    make_group(redis)
    redis.client.xadd(jobs.QUESTIONS, {"question": b"junk"})
    redis.client.xadd(jobs.QUESTIONS, {"other": b""})

    async def work(bots: RemoteBots) -> None:
        while not bots.workers:
            await asyncio.sleep(0.05)
        assert await bots.ask(question()) is not None
        assert counted(bots)[0] == 1

    with worker(redis) as process:
        with_bots(redis, work)
        assert redis.client.xpending(jobs.QUESTIONS, jobs.GROUP)["pending"] == 0
        assert end(process)[0] == 0


# --- starting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["worker"], ["serve", "--port", "0", "--db", "sqlite:///{}/house.db"]])
def test_what_cannot_be_is_refused_in_one_line(
    command: list[str], tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [part.format(tmp_path) for part in command]
    for url, reason in (
        ("unix:///nowhere/redis.sock", "does not answer"),
        ("redis://:secret@127.0.0.1:1", "127.0.0.1:1 does not answer"),
        ("http://127.0.0.1", "must be redis://"),
        ("redis://:secret@127.0.0.1:abc", "must be redis://"),
        ("redis://:secret@[::1", "must be redis://"),
        ("redis://127.0.0.1:99999", "must be redis://"),
    ):
        assert main([*arguments, "--redis", url]) == 2
        told = capsys.readouterr().err
        assert reason in told
        assert told.count("\n") == 1
        assert "secret" not in told
    monkeypatch.setattr(redislink, "INSTALLED", False)
    assert main([*arguments, "--redis", "redis://127.0.0.1:1"]) == 2
    assert "pip install 'safehouse[redis]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("plugin", "reason"),
    [
        ("nosuch:GAME", "No module named 'nosuch'"),
        ("tests.toys.whisper:NOTHING", "NOTHING"),
        ("json:dumps", "is no game"),
        (":GAME", "module:ATTRIBUTE"),
        (".toys:GAME", "module:ATTRIBUTE"),
        ("safehouse.games.vienna:GAME", "a game that comes with Safehouse"),
    ],
)
def test_what_is_no_game_is_refused_in_one_line(
    plugin: str, reason: str, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worker", "--redis", redis.url, "--plugin", plugin]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1


def test_without_the_package_the_server_still_runs() -> None:
    script = (
        "import sys; sys.modules['redis'] = None\n"
        "import safehouse.server.app\n"
        "from safehouse.server import redis_client as redislink\n"
        "assert not redislink.INSTALLED\n"
        "from safehouse.cli.main import main\n"
        "sys.exit(main(['worker', '--redis', 'redis://127.0.0.1:1']))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'safehouse[redis]'" in done.stderr
