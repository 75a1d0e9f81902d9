"""The commands of `compose.yaml`, server and worker, with a PostgreSQL and a Redis of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from tests.server.harness import Caller, until
from tests.server.postgres import Cluster
from tests.server.redis_server import RedisServer

from .test_files import FILLED, services

__all__ = ["services"]

RUN = [sys.executable, "-c", "import sys; from safehouse.cli.main import main; sys.exit(main(sys.argv[1:]))"]


@pytest.fixture
def parts() -> Iterator[tuple[str, str]]:
    """The addresses of a database and of Redis."""
    cluster, redis = Cluster(), RedisServer()
    yield cluster.database(), redis.url
    redis.stop()
    cluster.stop()


def begun(arguments: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen([*RUN, *arguments], env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)


def test_server_and_worker_play(parts: tuple[str, str], services: dict) -> None:
    database, redis = parts
    environment = {name: str(value) for name, value in services["server"]["environment"].items()}
    environment |= {"SAFEHOUSE_DATABASE": database, "SAFEHOUSE_REDIS": redis, "SAFEHOUSE_METRICS_PORT": "0"}
    serve = [part if part != "8000" else "0" for part in services["server"]["command"][1:]]
    work = [redis if part.startswith("redis://") else part for part in services["worker"]["command"][1:]]
    started = []
    try:
        for arguments in (serve, work):
            started.append(begun(arguments, environment))  # noqa: PERF401 - what has begun must be ended
        assert started[0].stdout is not None
        url = started[0].stdout.readline().split()[-1].replace("0.0.0.0", "127.0.0.1")  # noqa: S104
        until(lambda: httpx.get(f"{url}/healthz").status_code == 200)
        assert httpx.get(f"{url}/healthz", headers={"Host": "elsewhere.example"}).status_code == 403
        https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1", "Host": FILLED["HOUSE_NAME"]}
        welcome = httpx.post(f"{url}/api/guest", json={"name": "Ann"}, headers=https)
        assert welcome.headers["set-cookie"].startswith("__Host-safehouse=")
        ann = Caller(url, "Ann")
        id = ann.open("greedy", "me", options={"first_player": 0})["id"]
        until(lambda: ann.table(id)["decision"])  # the bot, in the worker or the server, has moved
    finally:
        for process in started:
            process.kill()
            process.communicate()
