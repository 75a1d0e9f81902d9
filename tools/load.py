"""Measures a server under play: many tables, three people with event streams each, all on this machine.

    python tools/load.py closed --tables 64             each seat acts as soon as it is asked
    python tools/load.py open --tables 300 --rate 100   so many actions per second, spread over all tables
    python tools/load.py closed --rounds 3 --peer DIR   turn about with boardgame.io, which npm installs in DIR
    python tools/load.py open --tables 10 --idle 990    further tables that nobody looks at

Starts a server of its own (SQLite in a temporary folder, or --db URL) unless --url is given. Reports actions per
second, the time from sending an action until all seats of the table were informed (p50, p99), what the clients
received, the server's processor time and its memory per client.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import load_peer
import uvloop
from load_bench import SEATS, Bench

OURS = "safehouse"
Report = dict[str, Any]


async def drive(bench: Bench, rate: float) -> None:
    """Sends actions at a steady rate to tables that wait for one."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    order = 0
    while True:
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - loop.time()))
        for _ in range(len(bench.tables)):
            order += 1
            table = bench.tables[order % len(bench.tables)]
            if table.ready is not None:
                act, table.ready = table.ready, None
                act()
                break


async def run(given: argparse.Namespace, bench: Bench, pid: int | None) -> Report:
    idle = await open_idle(bench, given.idle, pid)
    empty = memory(pid)
    clients = [await bench.client(f"P{i}") for i in range(given.tables * SEATS)]
    for i in range(given.tables):
        await bench.open(clients[SEATS * i : SEATS * i + SEATS])
    driver = asyncio.ensure_future(drive(bench, given.rate)) if given.mode == "open" else None
    await asyncio.sleep(given.warm)
    bench.measuring = True
    began, cpu, got = time.perf_counter(), processor(pid), bench.received()
    await asyncio.sleep(given.seconds)
    bench.measuring = False
    took, used, got = time.perf_counter() - began, processor(pid) - cpu, bench.received() - got
    full = memory(pid)
    if driver is not None:
        driver.cancel()
    times = sorted(bench.latencies)
    actions = max(1, bench.actions)
    return {
        "mode": given.mode,
        "tables": given.tables,
        **idle,
        "clients": given.tables * SEATS,
        "seconds": round(took, 1),
        "actions_per_second": round(bench.actions / took, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 2),
        "refused": bench.refused,
        "bytes_per_action_and_seat": round(got / actions / SEATS),
        "server_cpu": round(used / took, 2),
        "server_cpu_ms_per_action": round(1000 * used / actions, 3),
        "server_mb": round(full / 1e6, 1),
        "kb_per_client": round((full - empty) / 1000 / (given.tables * SEATS), 1),
    }


async def open_idle(bench: Bench, count: int, pid: int | None) -> Report:
    """Tables at which a game runs and nobody looks; what each of them costs when it was left alone."""
    if count == 0:
        return {}
    before = memory(pid)
    table = {"game": "spyconnection", "seats": [{"kind": "me"}] * SEATS}
    for number in range(count):
        if number % 50 == 0:  # more tables a guest may not have
            host = await bench.client("Host")
        await bench.call(host, "POST", "/api/matches", table)
    await asyncio.sleep(10)
    return {"idle_tables": count, "kb_per_idle_table": round((memory(pid) - before) / 1000 / count, 1)}


def memory(pid: int | None) -> int:
    """Resident bytes of a process."""
    if pid is None:
        return 0
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int | None) -> float:
    """Seconds of processor time a process has used."""
    if pid is None:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_ours(database: str | None, folder: str) -> subprocess.Popen[str]:
    """Without limits, and tables that nobody looks at leave memory soon: they are what --idle measures."""
    url = database or f"sqlite:///{folder}/house.db"
    script = (
        "from safehouse.server.run import serve; from safehouse.server.settings import Limits, Settings; "
        f"limits = Limits(tables=(1e6, 1000)); settings = Settings({url!r}, limits=limits, limit_loopback=False, "
        "idle_seconds=5.0); serve(settings, '127.0.0.1', 0)"
    )
    return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)


@contextmanager
def serving(start: Callable[[str], subprocess.Popen[str]]) -> Iterator[tuple[str, int]]:
    """A server in a temporary folder: its address and process."""
    with tempfile.TemporaryDirectory(prefix="safehouse-load-") as folder, start(folder) as server:
        assert server.stdout is not None
        url = next(line for line in server.stdout if "http://" in line).split()[-1]
        time.sleep(1)
        try:
            yield url, server.pid
        finally:
            server.send_signal(signal.SIGTERM)


def contestants(given: argparse.Namespace) -> dict[str, tuple[type[Bench], Callable[[str], subprocess.Popen[str]]]]:
    """Who is measured: how it is played, and how its server is started."""
    found: dict[str, tuple[type[Bench], Callable[[str], subprocess.Popen[str]]]] = {
        OURS: (Bench, partial(start_ours, given.db))
    }
    if given.peer is not None:
        load_peer.install(given.peer)
        for kind in ("memory", "file"):
            found[f"boardgame.io, {kind}"] = (load_peer.PeerBench, partial(load_peer.start, given.peer, kind))
    return found


def compare(reports: dict[str, list[Report]]) -> Report:
    """Medians over all rounds, and ours as a multiple of each other's."""
    figures = ("actions_per_second", "p50_ms", "p99_ms", "server_cpu_ms_per_action", "server_mb")
    medians = {
        name: {figure: round(statistics.median(run[figure] for run in runs), 3) for figure in figures}
        for name, runs in reports.items()
    }
    ratios = {
        name: {figure: round(medians[OURS][figure] / theirs[figure], 2) for figure in figures}
        for name, theirs in medians.items()
        if name != OURS
    }
    return {"medians": medians, "ours_by_theirs": ratios}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["closed", "open"])
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=3)
    parser.add_argument("--idle", type=int, default=0, help="further tables of ours that nobody looks at")
    parser.add_argument("--rounds", type=int, default=1, help="each server in turn, so many times")
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--db", help="the database of the server that is started")
    parser.add_argument("--whole", action="store_true", help="clients that ask for whole tables, not for patches")
    parser.add_argument("--peer", type=Path, help="the folder of boardgame.io, to measure it beside ours")
    given = parser.parse_args()
    Bench.patches = not given.whole
    if given.url:
        print(json.dumps(uvloop.run(run(given, Bench(given.url, given.mode == "closed"), None)), indent=1))
        return
    reports: dict[str, list[Report]] = {}
    for _ in range(given.rounds):
        for name, (bench, start) in contestants(given).items():
            with serving(start) as (url, pid):
                report = uvloop.run(run(given, bench(url, given.mode == "closed"), pid))
            print(json.dumps({"server": name, **report}), flush=True)
            reports.setdefault(name, []).append(report)
    if len(reports) > 1 or given.rounds > 1:
        print(json.dumps(compare(reports), indent=1))


if __name__ == "__main__":
    main()
