"""What a call costs the server, in processor time, in a house of a thousand tables: nobody can stop it by asking."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .harness import Caller, until

TABLES = 1_000
HOSTS = 20
MOST = 0.002
"""Seconds of processor time for one call."""
CALLS, ROUNDS = 40, 11
GAMES = ("spyconnection", "estoril", "inkognito", "vienna")

SERVER = """
import sys, time
from tests.server.harness import Running, settings
server = Running(settings(sys.argv[1], lobby_seconds=1.0))
print(server.url, flush=True)
for _ in sys.stdin:
    print(time.process_time(), flush=True)
server.stop()
"""
"""A server that tells, whenever it is asked, how much processor time it has used; its bots think in other processes."""


class Measured:
    def __init__(self, database: str) -> None:
        arguments = [sys.executable, "-c", SERVER, database]
        self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self._read()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def used(self) -> float:
        assert self._process.stdin is not None
        self._process.stdin.write("?\n")
        self._process.stdin.flush()
        return float(self._read())

    def quiet(self) -> bool:
        """Whether it does nothing by itself."""
        before = self.used()
        time.sleep(1)
        return self.used() - before < 0.05

    def cost(self, call: Callable[[int], Any]) -> float:
        """Of one call: the mean of a round, and of the rounds the median, which a single disturbance does not move."""
        rounds: list[float] = []
        for _ in range(ROUNDS):
            before = self.used()
            for n in range(CALLS):
                call(n)
            rounds.append((self.used() - before) / CALLS)
        return statistics.median(rounds)

    def stop(self) -> None:
        self._process.communicate(timeout=60)


class House:
    """A thousand tables of twenty hosts: games against bots, between two people, and tables that wait."""

    def __init__(self, server: Measured) -> None:
        self.server = server
        self.hosts = [Caller(server.url, f"Host {n}") for n in range(HOSTS)]
        self.ids: dict[str, list[str]] = {game: [] for game in GAMES}
        self.waiting: list[str] = []
        for n in range(TABLES):
            host, guest = self.hosts[n % HOSTS], self.hosts[(n + 1) % HOSTS]
            game = GAMES[n // HOSTS % len(GAMES)]
            public = {"public": True, "spectators": "public"}
            opened = host.open("me", "open", *["random"] * (game != "spyconnection"), game=game, **public)
            if n % 5:
                guest.post(f"/api/matches/{opened['id']}/join", {})
                self.ids[game].append(opened["id"])
            else:
                self.waiting.append(opened["id"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = Measured(f"sqlite:///{tmp_path_factory.mktemp('costs') / 'house.db'}")
    yield House(server)
    server.stop()


def become(newcomer: Caller, name: str) -> None:
    newcomer.http.cookies.clear()
    newcomer.http.post("/api/guest", json={"name": name})


def calls(house: House) -> dict[str, Callable[[int], Any]]:
    """Everything that may be asked for without a limit of its own (as hints, replays and records have)."""
    ann = house.hosts[0]
    nobody, newcomer = Caller(house.server.url, None), Caller(house.server.url, None)
    found: dict[str, Callable[[int], Any]] = {
        "my tables": lambda _: ann.http.get("/api/me"),
        "games": lambda _: nobody.http.get("/api/games"),
        "rules": lambda _: nobody.http.get("/api/games/vienna/rules"),
        "lobby": lambda _: nobody.http.get("/api/lobby"),
        "lobby, filtered": lambda n: nobody.http.get(f"/api/lobby?game=vienna&page={n % 3 + 1}"),
        "health": lambda _: nobody.http.get("/healthz"),
        "metrics": lambda _: nobody.http.get("/metrics"),
        "another name": lambda n: ann.http.post("/api/me", json={"name": f"Ann {n}"}),
        "a new guest": lambda n: become(newcomer, f"Guest {n}"),
        "a table that waits": lambda n: nobody.http.get(f"/api/matches/{house.waiting[n]}"),
        "no such table": lambda _: nobody.http.get("/api/matches/0123456789abcdef"),
        "a wrong token": lambda _: nobody.http.get("/api/me", headers={"Authorization": "Bearer x"}),
        "a wrong call": lambda _: ann.http.post("/api/matches", json={"game": "vienna"}),
    }
    for game in GAMES:
        found |= calls_at(house, game)
    return found


def calls_at(house: House, game: str) -> dict[str, Callable[[int], Any]]:
    ann, nobody = house.hosts[0], Caller(house.server.url, None)

    def path(n: int) -> str:
        return f"/api/matches/{house.ids[game][n % len(house.ids[game])]}"

    return {
        f"a game of {game}": lambda n: nobody.http.get(path(n)),
        f"a hand of {game}": lambda n: house.hosts[n % HOSTS].http.get(path(n)),
        f"no seat at {game}": lambda n: ann.http.post(f"{path(n)}/join", json={}),
        f"no vote at {game}": lambda n: ann.http.post(f"{path(n)}/vote", json={"seat": 3}),
    }


@pytest.mark.full
def test_no_call_costs_more_than_two_milliseconds(house: House) -> None:
    until(house.server.quiet, seconds=300)
    costs = {name: house.server.cost(call) for name, call in calls(house).items()}
    told = "\n".join(f"{1000 * cost:6.2f} ms  {name}" for name, cost in sorted(costs.items(), key=lambda one: -one[1]))
    assert max(costs.values()) <= MOST, told
