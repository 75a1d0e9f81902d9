"""kill -9 in the middle of play: what was acknowledged is there, nobody saw what is not stored, the game goes on."""

from __future__ import annotations

import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

from safehouse.server.tables import entries as en
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table

from .harness import TLS, until


class Process:
    """A server in a process of its own, always at the same address."""

    def __init__(self, file: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [
            sys.executable,
            "-m",
            "safehouse.server",
            "--unlimited",
            "--port",
            str(self.port),
            "--db",
            f"sqlite:///{file}",
        ]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._process.stdout is not None
        assert b"open" in self._process.stdout.readline()
        until(self._answers)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=5, verify=TLS).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Player:
    """Plays one seat without end and remembers what it was told."""

    def __init__(self, url: str, seat: int) -> None:
        self.seat = seat
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=10, verify=TLS)
        token = self.http.post("/api/guest", json={"name": f"Player {seat}"}).json()["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.acknowledged: dict[str, tuple[str, str]] = {}
        """Key: (decision, action)."""
        self.told: dict[int, Any] = {}
        """What the event stream said, by number."""
        self.faults: list[str] = []
        self.rng = random.Random(seat)
        self.table = ""
        self.ending = threading.Event()
        self._threads = [threading.Thread(target=run, daemon=True) for run in (self._play, self._listen)]

    def start(self, table: str) -> None:
        self.table = table
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self.ending.set()
        for thread in self._threads:
            thread.join(60)
            assert not thread.is_alive()
        self.http.close()

    def _play(self) -> None:
        while not self.ending.is_set():
            try:
                now = self.http.get(f"/api/matches/{self.table}").json()
            except httpx.HTTPError:
                self.ending.wait(0.02)
                continue
            if now["over"]:
                return
            if now["decision"] is None:
                self.ending.wait(0.01)
                continue
            self._act(now)

    def _act(self, now: dict[str, Any]) -> None:
        """Sends an action until it is answered, whatever happens to the server meanwhile."""
        action = self.rng.choice(now["legal"])["text"]
        key = uuid.uuid4().hex
        body = {"decision": now["decision"], "action": action}
        while True:
            try:
                answer = self.http.post(
                    f"/api/matches/{self.table}/actions", json=body, headers={"Idempotency-Key": key}
                )
            except httpx.HTTPError:
                self.ending.wait(0.02)
                continue
            if answer.status_code == 503:
                continue
            if answer.status_code == 201:
                self.acknowledged[key] = (now["decision"], action)
            else:
                self.faults.append(f"{answer.status_code} {answer.text[:200]}")
            return

    def _listen(self) -> None:
        last = None
        with httpx.Client(base_url=self.url, headers=self.http.headers, timeout=1, verify=TLS) as http:
            while not self.ending.is_set():
                headers = {"Last-Event-ID": last} if last else {}
                try:
                    with http.stream("GET", f"/api/matches/{self.table}/events", headers=headers) as response:
                        for line in response.iter_lines():
                            if line.startswith("id: "):
                                coming = line[4:]
                            elif line.startswith("data: ") and '"events":' in line:
                                self._note(httpx.Response(200, text=line[6:]).json()["events"])
                                last = coming
                            if self.ending.is_set():
                                return
                except httpx.HTTPError:
                    self.ending.wait(0.02)

    def _note(self, events: list[Any]) -> None:
        for event in events:
            if self.told.setdefault(event["n"], event) != event:
                self.faults.append(f"event {event['n']} was told in two ways")


def stored(file: Path, id: str) -> tuple[Table, list[LogRow]]:
    connection = sqlite3.connect(file)
    found = connection.execute(
        'SELECT match, seq, at, guest, "key", seen, entry FROM log WHERE match = ? ORDER BY seq', (id,)
    )
    rows = [LogRow(*row) for row in found]
    connection.close()
    return Table.replay(rows), rows


def check(file: Path, players: list[Player]) -> int:
    """Compares what the players were told with what is stored; returns how many actions were acknowledged."""
    told = [dict(player.told) for player in players]
    acknowledged = [dict(player.acknowledged) for player in players]
    table, rows = stored(file, players[0].table)
    by_key = {row.key: en.read(row.entry) for row in rows if row.key is not None}
    assert len(by_key) == sum(row.key is not None for row in rows)
    for player, said, sure in zip(players, told, acknowledged, strict=True):
        assert player.faults == []
        for key, (decision, action) in sure.items():
            entry = by_key[key]
            assert isinstance(entry, en.Played)
            assert (entry.decision, entry.steps[0]) == (decision, (player.seat, action))
        truth = {event["n"]: event for event in table.match.events(player.seat)}
        for number, event in said.items():
            assert truth.get(number) == {key: event[key] for key in event if key != "stand_in"}, (
                f"seat {player.seat} saw what is not stored"
            )
        assert sorted(said) == list(range(1, len(said) + 1)), "an event was lost"
    return sum(map(len, acknowledged))


def campaign(file: Path, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    server = Process(file)
    done, total = 0, 0
    while done < kills:
        players = [Player(server.url, seat) for seat in range(3)]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        opened = players[0].http.post("/api/matches", json={"game": "spyconnection", "seats": seats}).json()
        for player in players[1:]:
            player.http.post(f"/api/matches/{opened['id']}/join", json={"invite": opened["invite"]}).raise_for_status()
        for player in players:
            player.start(opened["id"])
        while done < kills and not players[0].http.get(f"/api/matches/{opened['id']}").json()["over"]:
            moment = rng.uniform(0.0, 0.4)
            threading.Event().wait(moment)
            server.kill()
            done += 1
            now = check(file, players)
            server.start()
            go_on(players, now)
        for player in players:
            player.stop()
        total += check(file, players)
    server.kill()
    assert total > kills, "hardly anything was played"


def go_on(players: list[Player], count: int) -> None:
    """Waits until a further action is acknowledged, or the game is over."""

    def progress() -> bool:
        if sum(len(player.acknowledged) for player in players) > count:
            return True
        return bool(players[0].http.get(f"/api/matches/{players[0].table}").json()["over"])

    until(progress)


@pytest.mark.parametrize(
    "kills", [5, pytest.param(50, marks=pytest.mark.full), pytest.param(200, marks=pytest.mark.full)]
)
def test_nothing_acknowledged_is_lost_by_kills(tmp_path: Path, kills: int) -> None:
    campaign(tmp_path / "house.db", kills, seed=kills)
