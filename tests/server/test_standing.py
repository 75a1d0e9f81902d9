"""Standing answers: nobody is asked twice a turn. Who wants to declare arms it; nobody notices before it is said."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from safehouse.server.serializers.table_body import ViewContext, table_json
from safehouse.server.tables import entries as en
from safehouse.server.tables import table as server_table
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table
from safehouse.server.tables.time_control import TimeControl

from .harness import Caller, Running, running, until
from .test_kill import Process
from .test_secrecy import differences, everything
from .test_tables import seated

QUICK = {"live": 0.2, "days": 1000.0}
SLOW = {"live": 1000.0, "days": 1000.0}
OPTIONS = {"first_player": 0, "start_arrangement": "fixed"}


def arm(guest: Caller, id: str, partner: int | None, ask: bool = False, **more: Any) -> Any:
    return guest.post(f"/api/matches/{id}/standing", {"declare_with": partner, "ask": ask}, **more)


def three(server: Running, **more: Any) -> tuple[list[Caller], str]:
    return seated(server, "Ann", "Bob", "Cem", game="inkognito", options=OPTIONS, **more)


def turn(guest: Caller, id: str) -> dict[str, Any]:
    guest.act(guest.table(id), "SHAKE")
    ended: dict[str, Any] = guest.act(guest.table(id), "END")
    return ended


def declared(guest: Caller, id: str) -> list[dict[str, Any]]:
    return [event["args"] for event in guest.table(id, since=0)["events"] if event["kind"] == "declared"]


@pytest.mark.rule("INK-11.10")
def test_who_has_armed_nothing_passes_both_windows_without_being_asked(server: Running) -> None:
    guests, id = three(server)
    assert guests[0].table(id)["view"]["decision"] == "START"  # the first window is past
    for seat in (0, 1, 2, 0):
        assert [guest.table(id)["decision"] is not None for guest in guests] == [one == seat for one in range(3)]
        turn(guests[seat], id)
    assert guests[1].table(id)["standing"] == {"declare_with": None, "ask": False}
    assert declared(guests[0], id) == []


@pytest.mark.rule("INK-11.10")
def test_who_has_armed_declares_at_the_end_of_the_turn_or_at_the_start_whichever_comes_first(server: Running) -> None:
    guests, id = three(server)
    assert arm(guests[2], id, 0)["standing"] == {"declare_with": 0, "ask": False}
    after = turn(guests[0], id)
    assert (after["view"]["decision"], declared(guests[1], id)) == ("HANDSHAKE", [{"seat": 2, "other": 0}])
    guests, id = three(server)
    arm(guests[2], id, 1)
    turn(guests[0], id)  # the turn of seat 1 begins
    assert declared(guests[0], id) == [{"seat": 2, "other": 1}]
    assert guests[1].table(id)["view"]["decision"] == "HANDSHAKE"


def test_arming_can_be_called_off_and_changed_until_the_answer_counts(server: Running) -> None:
    guests, id = three(server)
    arm(guests[1], id, None, ask=True)
    arm(guests[2], id, 0)
    turn(guests[0], id)  # the window waits for seat 1 alone
    assert guests[2].table(id)["decision"] is None
    arm(guests[2], id, None)
    guests[1].act(guests[1].table(id), "SILENT")
    assert declared(guests[0], id) == []
    assert guests[1].table(id)["view"]["decision"] == "START"


@pytest.mark.rule("INK-11.10")
def test_only_who_wants_to_be_asked_is_asked_with_the_short_clock(server: Running) -> None:
    guests, id = three(server)
    arm(guests[2], id, None, ask=True)
    turn(guests[0], id)
    for seat, guest in enumerate(guests):
        table = guest.table(id)
        assert (table["view"]["decision"], table["to_move"], table["view"]["to_move"]) == ("WINDOW", [2], [2])
        assert [(clock["seat"], clock["seconds"]) for clock in table["clocks"]] == [(2, 25.0)]
        assert [action["text"] for action in table["legal"]] == (["SILENT", "DECLARE_TOO"] if seat == 2 else [])
    guests[2].act(guests[2].table(id), "DECLARE_TOO")
    assert declared(guests[1], id) == [{"seat": 2, "other": 0}]


@pytest.mark.rule("INK-11.10")
def test_who_is_asked_and_says_nothing_has_passed(sqlite: str) -> None:
    with running(sqlite, move_seconds=SLOW, short_seconds=QUICK, grace_seconds=0.0) as server:
        guests, id = three(server)
        arm(guests[1], id, None, ask=True)
        arm(guests[2], id, None, ask=True)
        guests[0].act(guests[0].table(id), "SHAKE")
        guests[0].act(guests[0].table(id), "END")
        until(lambda: guests[1].table(id)["view"]["decision"] == "START")
        table = guests[1].table(id)
        assert table["view"]["active"] == 1
        assert [player["away"] for player in table["players"]] == [False] * 3


def test_who_no_longer_wants_to_be_asked_or_goes_away_keeps_nobody_waiting(server: Running) -> None:
    guests, id = three(server)
    for seat in (1, 2):
        arm(guests[seat], id, None, ask=True)
    turn(guests[0], id)
    assert guests[1].table(id)["decision"] is not None
    assert arm(guests[1], id, None)["decision"] is None
    guests[2].post(f"/api/matches/{id}/leave")
    table = until(lambda: guests[1].table(id)["decision"] and guests[1].table(id))
    assert table["view"]["decision"] == "START"


def test_bots_answer_at_once(sqlite: str) -> None:
    """A pause of bots is for people to follow their turns; in the windows there is nothing to follow."""
    with running(sqlite, bot_pause=30.0) as server:
        ann = server.guest("Ann")
        id = ann.open("me", "greedy", "greedy", game="inkognito", options=OPTIONS)["id"]
        until(lambda: ann.table(id)["decision"])
        turn(ann, id)
        until(lambda: ann.table(id)["view"]["active"] == 1)


def test_what_cannot_be_armed_is_refused_with_what_can(server: Running) -> None:
    guests, id = three(server)
    for wrong in (1, 3):
        refusal = arm(guests[1], id, wrong, expect=422)
        assert "null or another seat: 0, 2" in refusal["detail"]
    arm(server.guest("Eve"), id, 0, expect=403)
    guests[0].post(f"/api/matches/{id}/standing", {"ask": True}, expect=400)
    only, other = seated(server, "Dan", "Eli", "Fay", game="inkognito", options={"declare_by": "active_only"})
    assert "another player's turn" in arm(only[0], other, 1, expect=409)["detail"]
    assert only[0].table(other)["standing"] is None
    plain, whisper = seated(server, "Gil", "Hal")
    arm(plain[0], whisper, 1, expect=409)
    guests[2].post(f"/api/matches/{id}/resign")
    arm(guests[2], id, 0, expect=409)


def test_the_same_key_arms_once(server: Running) -> None:
    guests, id = three(server)
    first = arm(guests[1], id, 2, key="once")
    assert arm(guests[1], id, 2, key="once")["seq"] == first["seq"]
    arm(guests[1], id, 0, key="once", expect=422)


# --- nobody notices -------------------------------------------------------------------------------------------------


def test_arming_changes_no_byte_that_others_are_sent_and_wakes_no_stream(server: Running) -> None:
    guests, id = three(server, spectators="public")
    watcher = Caller(server.url, None)
    others: list[tuple[Caller, int | None]] = [(guests[0], 0), (guests[2], 2), (watcher, None)]

    def told() -> list[dict[str, bytes]]:
        """What each is sent while nobody listens; of streams the table, not whose other stream is just ending."""
        found = []
        for caller, seat in others:
            until(lambda: server.house.stream_monitor.count == 0)
            caught = everything(caller, id, seat, "inkognito")
            found.append(
                {name: sent.partition(b"\n\n")[0] if "events" in name else sent for name, sent in caught.items()}
            )
        return found

    before = told()
    with guests[0].events(id) as one, guests[2].events(id) as two, watcher.events(id) as three_:
        streams = (one, two, three_)
        for stream in streams:
            stream.next("table")
            stream.pending()
        for partner, ask in ((0, False), (2, True), (None, False), (2, False)):
            arm(guests[1], id, partner, ask)
        guests[1].post(f"/api/matches/{id}/why-not", {"action": "SHAKE"})
        time.sleep(0.2)
        assert [stream.pending() for stream in streams] == [[], [], []]
    assert [differences(old, new) for old, new in zip(before, told(), strict=True)] == [[], [], []]


def _opened() -> Table:
    seats = [en.SeatPlan("human", guest, guest) for guest in "abcd"]
    opened = en.Opened("inkognito", {**OPTIONS, "gestures": "off"}, seats, "a", "live", "public", public=True)
    table = Table("t", opened, 0.0)
    table.apply(en.Started([]), 1.0)
    return table


def _after(table: Table, entry: en.AnyEntry, at: float) -> Table:
    fork = table.fork()
    fork.apply(entry, at)
    fork.stored()
    return fork


def _sent(table: Table, viewer: int) -> bytes:
    context = ViewContext((), {}, TimeControl(100.0, 25.0), "invite")
    guest = None if viewer == table.spectator else "abcd"[viewer]
    return table_json(table, viewer, guest, context, 0)


@pytest.mark.rule("INK-11.10")
@pytest.mark.parametrize("asking", [None, 2, 3])
def test_armed_or_not_the_table_goes_on_alike_until_the_declaration(
    monkeypatch: pytest.MonkeyPatch, asking: int | None
) -> None:
    """Byte for byte with sequence numbers, decisions, clocks and events, entry after entry, at the same moments."""
    monkeypatch.setattr(server_table, "chance_seed", lambda _: 7)
    dealt = _opened()
    armed, plain = dealt.fork(), dealt.fork()
    for entry, at in _story(asking):
        arms = isinstance(entry, en.Armed) and entry.partner is not None
        armed, plain = _after(armed, entry, at), plain if arms else _after(plain, entry, at)
        for viewer in (0, 2, 3, 4):
            assert _sent(armed, viewer) == _sent(plain, viewer), (entry, viewer)
        assert armed._pending._since == plain._pending._since
    assert armed.seats[1].armed == 3
    assert plain.seats[1].armed is None
    assert "declared" not in str(armed.match.events(None))
    armed, plain = (_after(table, en.Played(2, "guest", "", [(2, "END")]), 99.0) for table in (armed, plain))
    if asking is not None:
        silence = en.Played(asking, "guest", "", [(asking, "SILENT")])
        armed, plain = (_after(table, silence, 100.0) for table in (armed, plain))
    assert armed.match.view(None)["decision"] == "HANDSHAKE"
    assert plain.match.view(None)["decision"] == "START"


def _story(asking: int | None) -> list[tuple[en.AnyEntry, float]]:
    """Two turns, in which seat 1 arms a declaration with seat 3; one seat may want to be asked every time."""
    story: list[en.AnyEntry] = []
    if asking is not None:
        story.append(en.Armed(asking, None, True, []))
    story += [en.Played(0, "guest", "", [(0, "SHAKE")]), en.Armed(1, 3, False, [])]
    for seat in (0, 1, 2):
        if seat > 0:
            story.append(en.Played(seat, "guest", "", [(seat, "SHAKE")]))
        if seat < 2:
            story.append(en.Played(seat, "guest", "", [(seat, "END")]))
            windows = [w for w in (seat, seat + 1) if asking is not None and asking != w]
            story += [en.Played(asking, "guest", "", [(asking, "SILENT")]) for _ in windows if asking is not None]
    return [(entry, 10.0 + place) for place, entry in enumerate(story)]


# --- it is kept -----------------------------------------------------------------------------------------------------


def test_what_is_armed_outlives_kill_9(tmp_path: Path) -> None:
    process = Process(tmp_path / "house.db")
    try:
        guests = [Caller(process.url, name) for name in ("Ann", "Bob", "Cem")]
        opened = guests[0].open("me", "open", "open", game="inkognito", options=OPTIONS)
        id = opened["id"]
        for guest in guests[1:]:
            guest.post(f"/api/matches/{id}/join", {"invite": opened["invite"]})
        arm(guests[1], id, 0)
        arm(guests[2], id, None, ask=True)
        process.kill()
        process.start()
        assert guests[1].table(id)["standing"] == {"declare_with": 0, "ask": False}
        assert guests[2].table(id)["standing"] == {"declare_with": None, "ask": True}
        assert guests[0].table(id)["standing"] == {"declare_with": None, "ask": False}
        turn(guests[0], id)
        guests[2].act(guests[2].table(id), "SILENT")
        assert declared(guests[0], id) == [{"seat": 1, "other": 0}]
    finally:
        process.kill()


def test_another_server_knows_it_from_the_log() -> None:
    seats = [en.SeatPlan("human", guest, guest) for guest in "abc"]
    opened = en.Opened("inkognito", OPTIONS, seats, "a", "live", "none", public=False)
    table = Table("0" * 16, opened, 0.0)
    rows = [LogRow(table.id, 1, 0.0, "a", None, str(table.versions), en.write(opened))]
    story = (
        en.Started([]),
        en.Armed(1, 0, False, []),
        en.Played(0, "guest", "", [(0, "SHAKE")]),
        en.Played(0, "guest", "", [(0, "END")]),
    )
    rows += [table.apply(entry, 1.0) for entry in story]
    there = Table.replay(rows)
    assert there.seats == table.seats
    assert there.versions == table.versions
    assert there.match.record() == table.match.record()
    assert there.match.view(None)["decision"] == "HANDSHAKE"
