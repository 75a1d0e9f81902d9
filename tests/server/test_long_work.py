"""Replaying long stories holds up nobody: one at a time, beside the event loop, and so many of one guest."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Any

import pytest

import safehouse as sh
from safehouse.server.http.routes import records
from safehouse.server.services import table_repository
from safehouse.server.services.long_work import MOST_OF_ONE
from safehouse.server.tables.table import Table

from .harness import running, until


def record_of(seed: int) -> dict[str, Any]:
    match = sh.new_match("inkognito", seats=3, seed=seed, turn_limit=3)
    bots = [sh.bot("random", seed=seat) for seat in range(3)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return match.record()


class Gate:
    """Long work that begins, and ends when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        self.inside = self.most = 0
        for module, name in ((records, "read_record"), (table_repository, "lay_table"), (Table, "replay")):
            monkeypatch.setattr(module, name, self._held(getattr(module, name)))

    def _held(self, work: Any) -> Any:
        def held(*args: Any, **more: Any) -> Any:
            self.inside += 1
            self.most = max(self.most, self.inside)
            self.open.wait(20)
            try:
                return work(*args, **more)
            finally:
                self.inside -= 1

        return held


def test_the_house_answers_while_stories_are_replayed_one_at_a_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of(1)
    with running(sqlite) as server:
        bob = server.guest("Bob")
        gate = Gate(monkeypatch)
        statuses: list[int] = []

        def attack(ann: Any) -> None:
            statuses.append(ann.call("POST", "/api/records", {"record": record}).status_code)

        ann = server.guest()
        attackers = [threading.Thread(target=attack, args=(ann,)) for _ in range(20)]
        for attacker in attackers:
            attacker.start()
        until(lambda: len(statuses) == 20 - MOST_OF_ONE)
        assert set(statuses) == {429}
        assert bob.get("/api/games")  # the event loop is free
        gate.open.set()
        for attacker in attackers:
            attacker.join(30)
        assert Counter(statuses) == {429: 20 - MOST_OF_ONE, 201: MOST_OF_ONE}
        assert gate.most == 1


def test_what_is_refused_is_free_again_afterwards(sqlite: str) -> None:
    with running(sqlite) as server:
        ann = server.guest()
        for _ in range(MOST_OF_ONE + 2):
            assert ann.call("POST", "/api/records", {"record": {}}).status_code == 422
        assert ann.post("/api/records", {"record": record_of(2)}, expect=201)
