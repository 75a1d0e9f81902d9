"""Several callers at once, duplicates, reordering, stale and foreign calls, reconnects: a machine tries them all."""

from __future__ import annotations

import threading
import uuid
from typing import Any, ClassVar

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from safehouse.server.tables import entries as en
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table

from .harness import Caller, Events, Running
from .test_tables import seated

SEATS = st.integers(0, 2)
PICK = st.integers(0, 1000)


def rows_of(server: Running, id: str) -> list[LogRow]:
    from sqlalchemy import select

    from safehouse.server.storage.schema import log

    with server.house.database.engine.connect() as connection:
        found = connection.execute(select(log).where(log.c.match == id).order_by(log.c.seq))
        return [LogRow(**row._mapping) for row in found]


class Racing(RuleBasedStateMachine):
    """Three guests at a table with hidden hands and simultaneous choices."""

    server: ClassVar[Running]

    def __init__(self) -> None:
        super().__init__()
        self.guests, self.id = seated(self.server, "Ann", "Bob", "Cid", game="whisper")
        self.streams: dict[int, Events] = {}
        self.heard: dict[int, dict[int, Any]] = {seat: {} for seat in range(3)}
        self.last: dict[int, str | None] = dict.fromkeys(range(3))
        self.accepted = 0
        self.sent: list[tuple[Caller, dict[str, Any], str, bytes]] = []
        self.old: list[tuple[int, dict[str, Any]]] = []

    def teardown(self) -> None:
        for stream in self.streams.values():
            stream.close()

    def post(self, caller: Caller, body: dict[str, Any], key: str) -> Any:
        headers = {"Idempotency-Key": key}
        return caller.call("POST", f"/api/matches/{self.id}/actions", body, headers=headers)

    def chosen(self, seat: int, pick: int) -> dict[str, Any] | None:
        table = self.guests[seat].table(self.id)
        if table["decision"] is None:
            return None
        action = table["legal"][pick % len(table["legal"])]
        return {"decision": table["decision"], "action": action["text"]}

    @rule(seat=SEATS, pick=PICK)
    def act(self, seat: int, pick: int) -> None:
        body = self.chosen(seat, pick)
        if body is None:
            return
        key = uuid.uuid4().hex
        answer = self.post(self.guests[seat], body, key)
        assert answer.status_code == 201, answer.text
        self.accepted += 1
        self.sent.append((self.guests[seat], body, key, answer.content))
        self.old.append((seat, body))

    @rule(picks=st.lists(PICK, min_size=3, max_size=3))
    def all_at_once(self, picks: list[int]) -> None:
        """A simultaneous choice is never refused because another chose first."""
        bodies = [self.chosen(seat, picks[seat]) for seat in range(3)]
        statuses: dict[int, int] = {}

        def send(seat: int, body: dict[str, Any]) -> None:
            statuses[seat] = self.post(self.guests[seat], body, uuid.uuid4().hex).status_code

        together([(send, (seat, body)) for seat, body in enumerate(bodies) if body is not None])
        assert set(statuses.values()) <= {201}
        self.accepted += len(statuses)

    @rule(seat=SEATS, pick=PICK, same_key=st.booleans())
    def twice_at_once(self, seat: int, pick: int, same_key: bool) -> None:
        """One key: carried out once and answered twice. Two keys: one is too late."""
        body = self.chosen(seat, pick)
        if body is None:
            return
        keys = [uuid.uuid4().hex, uuid.uuid4().hex]
        answers: list[Any] = []

        def send(key: str) -> None:
            answers.append(self.post(self.guests[seat], body, key))

        together([(send, (keys[0],)), (send, (keys[0 if same_key else 1],))])
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == ([201, 201] if same_key else [201, 409])
        if same_key:
            assert answers[0].json()["seq"] == answers[1].json()["seq"]
        self.accepted += 1

    @rule(pick=PICK)
    def send_again(self, pick: int) -> None:
        if not self.sent:
            return
        caller, body, key, content = self.sent[pick % len(self.sent)]
        answer = self.post(caller, body, key)
        assert (answer.status_code, answer.content) == (201, content)

    @rule(pick=PICK)
    def come_too_late(self, pick: int) -> None:
        if not self.old:
            return
        seat, body = self.old[pick % len(self.old)]
        if self.guests[seat].table(self.id)["decision"] != body["decision"]:
            answer = self.post(self.guests[seat], body, uuid.uuid4().hex)
            assert answer.status_code == 409
            assert answer.json()["table"]["seq"] == self.guests[seat].table(self.id, seat=seat)["seq"]

    @rule(seat=SEATS, pick=PICK)
    def take_anothers_seat(self, seat: int, pick: int) -> None:
        body = self.chosen(seat, pick)
        if body is not None:
            assert self.post(self.guests[(seat + 1) % 3], body, uuid.uuid4().hex).status_code == 403

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        allowed = self.guests[seat].table(self.id)["undo"]["allowed"]
        answer = self.guests[seat].call("POST", f"/api/matches/{self.id}/undo")
        assert answer.status_code == (200 if allowed else 409)
        self.accepted += allowed

    @rule(seat=SEATS)
    def reconnect(self, seat: int) -> None:
        if seat in self.streams:
            self.listen(seat)
            self.last[seat] = self.streams[seat].last
            self.streams.pop(seat).close()
        else:
            self.streams[seat] = self.guests[seat].events(self.id, last=self.last[seat])
            self.note(seat, self.streams[seat].next("table"))

    def listen(self, seat: int) -> None:
        wanted = self.guests[seat].table(self.id)["seq"]
        while self.heard[seat].get(-1, 0) < wanted:
            self.note(seat, self.streams[seat].next("table"))

    def note(self, seat: int, table: dict[str, Any]) -> None:
        assert table["seq"] >= self.heard[seat].get(-1, 0), "the stream went back"
        self.heard[seat][-1] = table["seq"]
        for event in table["events"]:
            assert self.heard[seat].setdefault(event["n"], event) == event

    @invariant()
    def every_stream_tells_the_whole_story(self) -> None:
        for seat in list(self.streams):
            self.listen(seat)
            truth = self.guests[seat].table(self.id, since=0)["events"]
            heard = [self.heard[seat][n] for n in sorted(self.heard[seat]) if n > 0]
            assert heard == truth

    @invariant()
    def the_log_holds_what_was_accepted(self) -> None:
        rows = rows_of(self.server, self.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        acts = sum(isinstance(en.read(row.entry), en.Played | en.Undone) for row in rows)
        assert acts == self.accepted
        table = Table.replay(rows)
        for seat, guest in enumerate(self.guests):
            shown = guest.table(self.id, seat=seat)
            assert shown["view"] == table.match.view(seat)
            assert shown["seq"] == table.versions[seat]
            assert shown["decision"] == (table.decision(seat) if not shown["over"] else None)


def together(calls: list[tuple[Any, tuple[Any, ...]]]) -> None:
    threads = [threading.Thread(target=call, args=args) for call, args in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@pytest.mark.parametrize("examples", [8, pytest.param(200, marks=pytest.mark.full)])
def test_races(server: Running, examples: int) -> None:
    machine = type("RacingHere", (Racing,), {"server": server})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )
