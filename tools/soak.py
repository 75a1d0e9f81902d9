"""Lets a server be used and abused for a long time, and watches its memory: it must become flat.

    python tools/soak.py --minutes 20

Guests play whole games with undo, chat, hints, leaving and coming back, look at their replays and import their records;
others come and go, open tables that nobody joins, drop event streams; others again send nonsense, wrong tokens, half a
request, records that are none. Every half minute: memory, tables and streams of the server, how fast it answers a
friendly question. Ends with 1 if the server failed (an answer of 500), if a game stood still, or if the memory still
grew in the second half.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import uvloop

SETTINGS = {"SAFEHOUSE_CACHED_TABLES": "40", "SAFEHOUSE_TABLES_OF_GUEST": "50"}
"""A small cache is full after a minute: from then on nothing may grow."""
GAMES = {"spyconnection": 2, "estoril": 2, "vienna": 2, "inkognito": 3}
MOST_GROWTH = 1.10
"""So much more memory the last quarter may have than the second."""
JSON_HEAD = {"Content-Type": "application/json"}


@dataclass
class Soak:
    url: str
    end: float
    answers: Counter[int] = field(default_factory=Counter)
    games: int = 0
    actions: int = 0
    failures: list[str] = field(default_factory=list)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=60)

    async def call(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        response = await client.request(method, path, **more)
        self.answers[response.status_code] += 1
        if response.status_code == 500:
            self.failures.append(f"{method} {path}: {response.text[:200]}")
        return response

    async def guest(self, name: str) -> httpx.AsyncClient:
        client = self.client()
        answer = await self.call(client, "POST", "/api/guest", json={"name": name})
        client.cookies.clear()
        client.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        return client


# --- who plays --------------------------------------------------------------------------------------------------


async def play_games(soak: Soak, rng: random.Random) -> None:
    """Two people, and a bot where the game needs one, from the first card to the replay."""
    while soak.goes_on:
        people = [await soak.guest(name) for name in ("Ann", "Bob")]
        game = rng.choice(list(GAMES))
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "greedy"}] * (GAMES[game] - 2)]
        opened = (await soak.call(people[0], "POST", "/api/matches", json={"game": game, "seats": seats})).json()
        path = f"/api/matches/{opened['id']}"
        await soak.call(people[1], "POST", f"{path}/join", json={"invite": opened["invite"]})
        await play(soak, people, path, rng)
        if soak.goes_on:
            soak.games += 1
            await look_back(soak, people[0], path)
        for client in people:
            await client.aclose()


async def play(soak: Soak, people: list[httpx.AsyncClient], path: str, rng: random.Random) -> None:
    still = 0
    while soak.goes_on:
        moved = False
        for client in people:
            table = (await soak.call(client, "GET", path)).json()
            if table.get("over"):
                return
            if table.get("legal"):
                moved = await act(soak, client, path, table, rng)
        still = 0 if moved else still + 1
        if still > 600:
            soak.failures.append(f"{path} stands still")
            return
        await asyncio.sleep(0.05 if moved else 0.1)


async def act(soak: Soak, client: httpx.AsyncClient, path: str, table: dict[str, Any], rng: random.Random) -> bool:
    """Mostly an action; now and then what people do besides."""
    besides = rng.random()
    if besides < 0.03:
        await soak.call(client, "POST", f"{path}/undo")
    elif besides < 0.05:
        await soak.call(client, "POST", f"{path}/chat", json={"text": "hm"})
    elif besides < 0.06:
        await soak.call(client, "POST", f"{path}/leave")
        await soak.call(client, "POST", f"{path}/return")
    elif besides < 0.065:
        await soak.call(client, "POST", f"{path}/hint")
    body = {"decision": table["decision"], "action": rng.choice(table["legal"])["id"]}
    head = {"Idempotency-Key": secrets.token_hex(8)}
    answer = await soak.call(client, "POST", f"{path}/actions", json=body, headers=head)
    soak.actions += answer.status_code == 201
    return answer.status_code == 201


async def look_back(soak: Soak, client: httpx.AsyncClient, path: str) -> None:
    await soak.call(client, "GET", f"{path}/replay", params={"upto": 20})
    await soak.call(client, "GET", f"{path}/review")
    record = (await soak.call(client, "GET", f"{path}/record")).json()
    await soak.call(client, "POST", "/api/records", json={"record": record})


# --- who comes and goes -----------------------------------------------------------------------------------------


async def come_and_go(soak: Soak, rng: random.Random) -> None:
    """Tables nobody joins, names that change, streams that are dropped in the middle."""
    while soak.goes_on:
        client = await soak.guest(f"Passer-by {rng.randrange(1000)}")
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "spyconnection", "seats": seats, "public": rng.random() < 0.5, "spectators": "public"}
        opened = await soak.call(client, "POST", "/api/matches", json=body)
        if opened.status_code == 201:
            path = f"/api/matches/{opened.json()['id']}"
            for _ in range(5):
                await drop_stream(soak, client, f"{path}/events")
            if rng.random() < 0.7:
                await soak.call(client, "POST", f"{path}/leave")
        for address in ("/api/lobby", "/api/me", "/api/games"):
            await soak.call(client, "GET", address)
        await soak.call(client, "POST", "/api/me", json={"name": f"Nobody {rng.randrange(1000)}"})
        await client.aclose()
        await asyncio.sleep(0.2)


async def drop_stream(soak: Soak, client: httpx.AsyncClient, path: str) -> None:
    async with client.stream("GET", path) as stream:
        soak.answers[stream.status_code] += 1
        async for _ in stream.aiter_bytes():
            return


# --- who means no good ------------------------------------------------------------------------------------------


async def send_nonsense(soak: Soak, rng: random.Random) -> None:
    client = await soak.guest("Mallory")
    wrong = {"Authorization": "Bearer wrong"}
    while soak.goes_on:
        await soak.call(client, "POST", "/api/matches", content=rng.randbytes(200), headers=JSON_HEAD)
        await soak.call(client, "POST", "/api/matches", content=b'{"game":' + b"[" * 5000, headers=JSON_HEAD)
        await soak.call(client, "POST", "/api/matches", content=b"x" * 20_000, headers=JSON_HEAD)
        await soak.call(client, "POST", "/api/records", json={"record": {"game": "vienna", "steps": [[0, "X"]] * 900}})
        await soak.call(client, "GET", f"/api/matches/{secrets.token_hex(8)}")
        await soak.call(client, "GET", "/api/me", headers=wrong)
        await soak.call(client, "GET", "/" + "a" * 3000)
        await asyncio.sleep(0.3)
    await client.aclose()


async def keep_half_open(soak: Soak, rng: random.Random) -> None:
    """Requests that begin and do not end."""
    parts = urlsplit(soak.url)
    while soak.goes_on:
        held = [await asyncio.open_connection(parts.hostname, parts.port) for _ in range(20)]
        for _, writer in held:
            writer.write(
                rng.choice([b"GET / HT", b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"])
            )
        await asyncio.sleep(min(15.0, max(0.0, soak.end - time.monotonic())))
        for _, writer in held:
            writer.close()


# --- watching ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    minute: float
    megabytes: float
    wait_ms: float
    games: int
    actions: int


async def watch(soak: Soak, pid: int, began: float, every: float) -> list[Sample]:
    samples: list[Sample] = []
    async with soak.client() as client:
        while soak.goes_on:
            await asyncio.sleep(every)
            asked = time.perf_counter()
            await soak.call(client, "GET", "/healthz")
            wait = 1000 * (time.perf_counter() - asked)
            minute = (time.monotonic() - began) / 60
            samples.append(Sample(round(minute, 1), memory(pid), round(wait, 1), soak.games, soak.actions))
            print(json.dumps(samples[-1].__dict__), flush=True)
    return samples


def memory(pid: int) -> float:
    """Resident megabytes of the server's own process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


async def run(url: str, pid: int, minutes: float, players: int) -> int:
    began = time.monotonic()
    soak = Soak(url, began + 60 * minutes)
    crowd: list[tuple[Callable[[Soak, random.Random], Awaitable[None]], int]] = [
        (play_games, players),
        (come_and_go, 3),
        (send_nonsense, 2),
        (keep_half_open, 1),
    ]
    tasks = [kind(soak, random.Random(f"{kind}{i}")) for kind, count in crowd for i in range(count)]
    samples, *_ = await asyncio.gather(watch(soak, pid, began, min(30.0, 4 * minutes)), *tasks)
    return report(soak, samples)


def report(soak: Soak, samples: list[Sample]) -> int:
    quarter = max(1, len(samples) // 4)
    second = statistics.mean(one.megabytes for one in samples[quarter : 2 * quarter] or samples)
    last = statistics.mean(one.megabytes for one in samples[-quarter:])
    waits = sorted(one.wait_ms for one in samples)
    print(json.dumps({"answers": dict(sorted(soak.answers.items())), "games": soak.games, "actions": soak.actions}))
    print(json.dumps({"mb_second_quarter": round(second, 1), "mb_last_quarter": round(last, 1), "wait_ms": waits[-1]}))
    if last > MOST_GROWTH * second:
        soak.failures.append(f"the memory still grows: {second:.0f} MB, {last:.0f} MB")
    for failure in soak.failures[:20]:
        print(failure)
    return 1 if soak.failures else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--players", type=int, default=6, help="pairs of people who play")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="safehouse-soak-") as folder:
        command = [sys.executable, "-m", "safehouse", "serve", "--port", "0", "--unlimited", "--bot-pause", "0"]
        command += ["--db", f"sqlite:///{folder}/house.db"]
        environment = {**os.environ, **SETTINGS}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            assert server.stdout is not None
            url = next(line for line in server.stdout if "http://" in line).split()[-1]
            try:
                code = uvloop.run(run(url, server.pid, given.minutes, given.players))
            finally:
                server.send_signal(signal.SIGTERM)
    sys.exit(code)


if __name__ == "__main__":
    main()
