"""What has changed instead of the whole: a patch makes of the table that one had, byte for byte, the table as it is."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

from safehouse.server.serializers.patches import Comparison, changes
from safehouse.server.serializers.table_body import ViewContext, events, snapshot, table_json
from safehouse.server.services.log_changes import apply_to_fork, lay_table
from safehouse.server.settings import Settings
from safehouse.server.tables import entries as en
from safehouse.server.tables.players import Guest
from safehouse.server.tables.table import Table
from safehouse.server.tables.time_control import TimeControl

from .harness import Events, Running, until
from .patching import apply, bare, patched
from .test_tables import mover, seated

# --- the form -------------------------------------------------------------------------------------------------------

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner), max_leaves=20
)


@settings(deadline=None)
@given(VALUES, VALUES)
def test_a_change_makes_one_value_of_the_other(old: Any, new: Any) -> None:
    change = changes(old, new)
    if change is None:
        assert old == new
        return
    sent = json.loads(msgspec.json.encode(change))
    assert json.dumps(apply(old, sent)) == json.dumps(new)


class Card(msgspec.Struct):
    name: str
    cost: int | msgspec.UnsetType = msgspec.UNSET


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": 0}),
        ({"a": 1}, {"a": 1, "b": None}, {"b": [None]}),
        ({"b": 1}, {"a": 0, "b": 1}, [{"a": 0, "b": 1}]),  # else the keys would have another order
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 2], [1, 5, 6, 2], [1, 0, [5, 6]]),
        ([{"a": 1, "b": 2}, {"a": 3, "b": 4}], [{"a": 1, "b": 2}, {"a": 3, "b": 5}], {"1": {"b": [5]}}),
        ([7, 8], [8, 7], [0, 2, [8, 7]]),
        (1, True, [True]),
        (Card("x", 1), Card("x", 2), {"cost": [2]}),
        (Card("x", 1), Card("x"), [Card("x")]),
        (Card("x"), Card("x"), None),
    ],
)
def test_the_form(old: Any, new: Any, change: Any) -> None:
    assert changes(old, new) == change


# --- whole games ----------------------------------------------------------------------------------------------------


RASH = ("DECLARE", "DECLARE_TOO")
"""What would end a game of Inkognito too soon."""


def played(game: str, seats: int, seed: int, most: int) -> Iterator[Table]:
    """A table of people who play at random, take back and talk, after each entry."""
    rng = random.Random(seed)
    people = [Guest(f"{seat}" * 16, f"P{seat}") for seat in range(seats)]
    plans = [en.SeatPlan("human", guest.id, guest.name) for guest in people]
    opened = en.Opened(game, {}, plans, people[0].id, "live", "public", False)
    table, _ = lay_table("a" * 16, opened, people[0], None, ())
    yield table
    for _ in range(most):
        if table.status != "running":
            return
        seat = rng.choice([seat for seat in table.movers() if table.may_decide(seat)] or [-1])
        if seat < 0:
            made: en.AnyEntry = en.Passed([])
        elif rng.random() < 0.1 and table.match.undo_reason(seat) is None:
            made = en.Undone(seat)
        elif rng.random() < 0.1:
            made = en.Said(people[seat].id, seat, "P", "hm")
        else:
            legal = table.look(seat).legal()
            action = rng.choice([one for one in legal if one.kind not in RASH] or legal)
            made = en.Played(seat, "guest", str(table.decision(seat)), [(seat, action.text)])
        table, _ = apply_to_fork(table, [made], people[max(seat, 0)], None)
        yield table


class Viewer:
    """Somebody who is told patches and has a table made of them."""

    def __init__(self, table: Table, number: int) -> None:
        self.number = number
        self.guest = table.seats[number].guest if number < len(table.seats) else None
        self.context = ViewContext((), {}, TimeControl.of(table, Settings("sqlite://")), "invite")
        self.context.keep_views()
        self.snapshot = snapshot(table, number, self.guest, self.context)
        self.table = self.whole(table)
        self.bytes = self.whole_bytes = self.patches = 0

    def whole(self, table: Table, since: int | None = None) -> dict[str, Any]:
        """Worked out from nothing: what is remembered of earlier views must come to the same."""
        afresh = ViewContext((), {}, self.context.time_control, "invite")
        found: dict[str, Any] = json.loads(table_json(table.fork(), self.number, self.guest, afresh, since))
        return found

    def follow(self, table: Table, comparison: Comparison) -> None:
        new = snapshot(table, self.number, self.guest, self.context)
        if new.version == self.snapshot.version:
            return
        since = table.marks[self.number][self.snapshot.version].events
        patch = comparison.patch(self.snapshot, new, events(table, self.number, since))
        whole = self.whole(table, since)
        self.whole_bytes += len(msgspec.json.encode(whole))
        if patch is None:
            self.table = whole
            self.bytes += len(msgspec.json.encode(whole))
        else:
            sent = msgspec.json.encode(patch)
            self.table = patched(self.table, json.loads(sent))
            self.bytes += len(sent)
            self.patches += 1
        assert bare(self.table) == bare(whole)
        self.snapshot = new


GAMES = [("spyconnection", 3), ("vienna", 4), ("estoril", 4), ("inkognito", 4)]


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 12))])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_patches_make_the_table_as_each_viewer_may_know_it(game: str, seats: int, seed: int) -> None:
    tables = played(game, seats, seed, 150)
    first = next(tables)
    viewers = [Viewer(first, number) for number in range(seats + 1)]
    comparison = Comparison()
    for table in tables:
        for viewer in viewers:
            viewer.follow(table, comparison)
    assert all(viewer.patches > 20 for viewer in viewers)
    assert sum(viewer.bytes for viewer in viewers) < sum(viewer.whole_bytes for viewer in viewers) / 8


# --- live -----------------------------------------------------------------------------------------------------------


class Reader:
    """Reads a stream with patches as docs/api.md says."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.table: dict[str, Any] = events.next("table")
        self.kinds: list[str] = []

    def read(self, seq: int) -> dict[str, Any]:
        """The table when this version has come."""
        while self.table["seq"] < seq:
            kind, data = self.events.next_of("table", "patch", "presence")
            if kind == "presence":
                self.table |= data
                continue
            self.kinds.append(kind)
            self.table = data if kind == "table" else patched(self.table, data)
        return self.table


def test_a_stream_tells_what_has_changed(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob", "Cid", game="vienna")
    with guests[0].events(id, patches=True) as events, guests[0].events(id) as whole:
        reader = Reader(events)
        whole.next("table")
        for _ in range(30):
            guest, table = mover(guests, id)
            guest.act(table)
        seq = guests[0].table(id)["seq"]
        told = reader.read(seq)
        while (expected := whole.next("table"))["seq"] < seq:
            pass
        assert bare(told | {"events": []}) == bare(expected | {"events": []})
        assert reader.kinds.count("patch") > 10
        assert len(events.raw) < len(whole.raw) / 4
        assert b"event: patch" not in whole.raw


def test_presence_is_told_beside_patches(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    with guests[0].events(id, patches=True) as events:
        reader = Reader(events)
        guest, table = mover(guests, id)
        with guests[1].events(id) as other:
            other.next("table")
            guest.act(table)
            reader.read(guests[0].table(id)["seq"])
        guest, table = mover(guests, id)
        guest.act(table)
        told = reader.read(guests[0].table(id)["seq"])
        now = guests[0].table(id)
        assert [player["connected"] for player in told["players"]] == [True, False]
        assert told["players"] == now["players"]


def test_who_begins_in_the_middle_is_told_the_whole_first(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    with guests[0].events(id, patches=True) as events:
        last = Reader(events).events.last
    guest, table = mover(guests, id)
    guest.act(table)
    with guests[0].events(id, last=last, patches=True) as events:
        kind, data = events.next_of("table", "patch")
        assert (kind, data["seq"]) == ("table", table["seq"] + 1)


def test_an_answer_tells_what_has_changed_since_the_version_one_has(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    guest, table = mover(guests, id)
    with guest.events(id, patches=True) as events:
        events.next("table")
        body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        path = f"/api/matches/{id}/actions"
        answer = guest.post(path, body, key="k", params={"from": table["seq"]}, expect=201)
        assert answer["from"] == table["seq"]
        assert events.next("patch") == answer
        told = patched(table, answer)
        now = guest.table(id, seat=told["seat"], since=table["events"][-1]["n"])
        assert bare(told) == bare(now | {"players": told["players"]})
        assert guest.post(path, body, key="k", params={"from": table["seq"]}, expect=201) == answer


def test_an_answer_is_whole_where_nobody_listens_or_the_version_is_another(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    guest, table = mover(guests, id)
    path = f"/api/matches/{id}/actions"

    def answer(table: dict[str, Any], known: int) -> dict[str, Any]:
        body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        found: dict[str, Any] = guest.post(path, body, params={"from": known}, expect=201)
        return found

    assert "view" in answer(table, table["seq"])
    guest, table = mover(guests, id)
    with guest.events(id, patches=True) as events:
        events.next("table")
        assert "view" in answer(table, table["seq"] - 1)
    for wrong in ("x", "-1", "²", "1" * 8):
        assert guest.call("POST", path, {"decision": "0-1", "action": 1}, params={"from": wrong}).status_code == 400


def test_what_was_told_is_forgotten_with_the_last_listener(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    session = server.house.repository._sessions[id]
    with guests[0].events(id, patches=True) as events:
        events.next("table")
        assert session._snapshots
    until(lambda: not session._snapshots)
