"""A player's own notes: nobody else ever reads them, and nothing of them is lost."""

from __future__ import annotations

import gzip
import json
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from safehouse.server.services.note_service import MOST_CELLS
from safehouse.server.storage import note_store, schema
from safehouse.server.storage.backup import BackupError, backup, restore
from safehouse.server.storage.engine import make_engine

from .harness import Caller, Running, running, until
from .postgres import Cluster
from .test_backup import content, moved, target
from .test_secrecy import everything
from .test_tables import finished, mover, seated

__all__ = ["target"]

CELL, MARK = "canary:cell-1", "canary-mark"


def path(id: str) -> str:
    return f"/api/matches/{id}/notes"


def note(guest: Caller, id: str, cells: dict[str, str], seat: int | None = None, expect: int = 200) -> Any:
    """Sets or clears single cells."""
    response = guest.call("PATCH", path(id), {"cells": cells} | ({} if seat is None else {"seat": seat}))
    assert response.status_code == expect, response.text
    return response.json()


def notes(guest: Caller, id: str, **params: Any) -> dict[str, str]:
    found: dict[str, str] = guest.get(path(id), params=params)["cells"]
    return found


# --- nobody else --------------------------------------------------------------------------------------------------


def overheard(server: Running, caller: Caller, id: str, seat: int | None) -> dict[str, bytes]:
    """All that a caller is sent about a table; it asks for the notes of every seat, too."""
    until(lambda: server.house.stream_monitor.count == 0)  # who is connected is told to everybody
    return everything(caller, id, seat, "whisper")


@pytest.fixture
def table(server: Running) -> tuple[list[Caller], str]:
    return seated(server, "Ann", "Bob", "Cid", game="whisper", spectators="public")


@pytest.fixture
def listeners(server: Running, table: tuple[list[Caller], str]) -> list[tuple[Caller, int | None]]:
    """Another seat, a spectator with a name, and one without."""
    return [(table[0][1], 1), (server.guest("Eve"), None), (Caller(server.url, None), None)]


def test_notes_change_no_byte_for_anybody_else(
    server: Running, table: tuple[list[Caller], str], listeners: list[tuple[Caller, int | None]]
) -> None:
    guests, id = table
    before = [overheard(server, caller, id, seat) for caller, seat in listeners]
    note(guests[0], id, {CELL: MARK})
    assert [overheard(server, caller, id, seat) for caller, seat in listeners] == before
    note(guests[0], id, {CELL: ""})
    assert [overheard(server, caller, id, seat) for caller, seat in listeners] == before


def test_nothing_of_notes_is_streamed(
    table: tuple[list[Caller], str], listeners: list[tuple[Caller, int | None]]
) -> None:
    guests, id = table
    streams = [caller.events(id) for caller, _ in listeners]
    try:
        for stream in streams:
            stream.next("table")
        for stream in streams:
            stream.pending()
        before = [stream.raw for stream in streams]
        for mark in (MARK, "ring", ""):
            note(guests[0], id, {CELL: mark})
        guests[0].post(f"/api/matches/{id}/chat", {"text": "now"})  # comes after all that might have been sent
        for stream, raw in zip(streams, before, strict=True):
            stream.next("chat")
            sent = stream.raw.removeprefix(raw)
            assert b"canary" not in sent
            assert b"event: table" not in sent
    finally:
        for stream in streams:
            stream.close()


def test_notes_stay_secret_after_the_end(server: Running) -> None:
    """When all hands are open, and in everything that is told then: the record, the replay, a table made of them."""
    guests, id = finished(server)
    note(guests[0], id, {CELL: MARK})
    for caller, seat in ((guests[1], 1), (server.guest("Eve"), None)):
        assert all(b"canary" not in answer for answer in overheard(server, caller, id, seat).values())
    record = guests[0].call("GET", f"/api/matches/{id}/record")
    assert b"canary" not in record.content
    copy = guests[0].post("/api/records", {"record": record.json()})
    guests[0].get(path(copy["id"]), params={"seat": 0}, expect=403)
    again = guests[0].post(f"/api/matches/{id}/rematch")
    assert notes(guests[0], again["id"]) == {}
    assert notes(guests[0], id) == {CELL: MARK}


def test_who_has_no_seat_is_refused(server: Running, table: tuple[list[Caller], str]) -> None:
    guests, id = table
    note(guests[0], id, {CELL: MARK})
    eve, nobody = server.guest("Eve"), Caller(server.url, None)
    for caller, status in ((eve, 403), (nobody, 401)):
        for query in ("", "?seat=0"):
            assert caller.call("GET", path(id) + query).status_code == status
        note(caller, id, {CELL: "mine"}, expect=status)
    for call in ({"seat": 0}, {"seat": 3}):
        guests[1].get(path(id), params=call, expect=403)
        note(guests[1], id, {CELL: "mine"}, **call, expect=403)
    assert notes(guests[0], id) == {CELL: MARK}


def test_who_takes_over_a_seat_finds_it_empty(server: Running) -> None:
    """And who comes back to it finds the own notes again."""
    ann, bob, cid = (server.guest(name) for name in ("Ann", "Bob", "Cid"))
    opened = ann.open("me", "open", "open", game="whisper", spectators="public")
    id, call = opened["id"], {"invite": opened["invite"], "seat": 1}
    bob.post(f"/api/matches/{id}/join", call)
    note(bob, id, {CELL: MARK})
    bob.post(f"/api/matches/{id}/leave")
    bob.get(path(id), expect=403)
    cid.post(f"/api/matches/{id}/join", call)
    assert notes(cid, id) == {}
    note(cid, id, {CELL: "ring"})
    assert all(MARK.encode() not in answer for answer in overheard(server, cid, id, 1).values())
    cid.post(f"/api/matches/{id}/leave")
    bob.post(f"/api/matches/{id}/join", call)
    assert notes(bob, id) == {CELL: MARK}


def test_a_bot_in_the_seat_is_told_nothing(table: tuple[list[Caller], str]) -> None:
    """The player is away; the notes are there when he comes back."""
    guests, id = table
    note(guests[0], id, {CELL: MARK})
    guests[0].post(f"/api/matches/{id}/leave")
    assert notes(guests[0], id) == {CELL: MARK}
    guests[0].post(f"/api/matches/{id}/return")
    assert notes(guests[0], id) == {CELL: MARK}


def test_no_note_is_written_into_the_servers_log(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    with running(sqlite) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        with server.house.database.engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE notes")
        refusal = note(guests[0], id, {CELL: MARK}, expect=503)
        assert refusal["type"] == "/problems/unavailable"
        assert "canary" not in json.dumps(refusal) + caplog.text


# --- keeping ------------------------------------------------------------------------------------------------------


def test_cells_are_set_and_cleared_one_by_one(table: tuple[list[Caller], str]) -> None:
    guests, id = table
    assert guests[0].get(path(id)) == {"seat": 0, "cells": {}}
    assert note(guests[0], id, {"b": "ring", "a": "cross"}) == {"seat": 0, "cells": {"a": "cross", "b": "ring"}}
    assert note(guests[0], id, {"a": "?", "c": "間諜 ü"})["cells"] == {"a": "?", "b": "ring", "c": "間諜 ü"}
    assert note(guests[0], id, {"b": "", "never": ""})["cells"] == {"a": "?", "c": "間諜 ü"}
    assert note(guests[0], id, {})["cells"] == {"a": "?", "c": "間諜 ü"}
    assert notes(guests[0], id) == {"a": "?", "c": "間諜 ü"}
    assert notes(guests[1], id) == {}


def test_notes_survive_a_restart(database: str) -> None:
    with running(database) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        note(guests[0], id, {CELL: MARK})
    with running(database) as server:
        moved(guests[0], server)
        assert notes(guests[0], id) == {CELL: MARK}


def test_notes_change_nothing_at_the_table(server: Running, table: tuple[list[Caller], str]) -> None:
    guests, id = table
    before = guests[0].call("GET", f"/api/matches/{id}?since=0").content
    log = server.house.repository._sessions[id].table.seq
    note(guests[0], id, {CELL: MARK})
    assert guests[0].call("GET", f"/api/matches/{id}?since=0").content == before
    assert server.house.repository._sessions[id].table.seq == log


def test_several_own_seats_have_notes_of_their_own(server: Running) -> None:
    """At a hot-seat table it must be said whose notes are meant: they are not to be mixed up."""
    ann = server.guest()
    id = ann.open("me", "me", game="whisper")["id"]
    note(ann, id, {CELL: "zero"}, seat=0)
    note(ann, id, {CELL: "one"}, seat=1)
    assert [notes(ann, id, seat=seat) for seat in (0, 1)] == [{CELL: "zero"}, {CELL: "one"}]
    for refusal in (ann.get(path(id), expect=422), note(ann, id, {CELL: "x"}, expect=422)):
        assert refusal["detail"] == "seat: you hold the seats 0, 1; say which"
    assert [notes(ann, id, seat=seat) for seat in (0, 1)] == [{CELL: "zero"}, {CELL: "one"}]


def test_two_devices_at_once_lose_nothing(server: Running, table: tuple[list[Caller], str]) -> None:
    guests, id = table
    expected = {f"{device}:{n}": str(device) for device in range(2) for n in range(40)}

    def use(device: int) -> None:
        caller = Caller(server.url, None)
        caller.http.headers["Authorization"] = f"Bearer {guests[0].token}"
        for n in range(40):
            note(caller, id, {f"{device}:{n}": str(device), "both": str(device)})

    devices = [threading.Thread(target=use, args=(device,)) for device in range(2)]
    for device in devices:
        device.start()
    for device in devices:
        device.join()
    found = notes(guests[0], id)
    assert found.pop("both") in ("0", "1")
    assert found == expected


def test_every_server_reads_what_the_other_wrote(cluster: Cluster) -> None:
    url = cluster.database()
    with running(url) as one, running(url) as two:
        guests, id = seated(one, "Ann", "Bob", game="whisper")
        ann = Caller(two.url, None)
        ann.http.headers["Authorization"] = f"Bearer {guests[0].token}"
        for n in range(5):
            note(guests[0], id, {CELL: f"one-{n}"})
            assert notes(ann, id) == {CELL: f"one-{n}"}
            note(ann, id, {CELL: f"two-{n}"})
            assert notes(guests[0], id) == {CELL: f"two-{n}"}


# --- bounds -------------------------------------------------------------------------------------------------------


BAD: dict[str, tuple[Any, str]] = {
    "no object": ([], "object"),
    "nothing": ({}, "cells"),
    "unknown key": ({"cells": {}, "mine": 1}, "mine"),
    "cells no object": ({"cells": [["a", "b"]]}, "object"),
    "a mark that is no text": ({"cells": {"a": 7}}, "str"),
    "null": ({"cells": {"a": None}}, "str"),
    "an empty name": ({"cells": {"": "ring"}}, "1"),
    "a long name": ({"cells": {"x" * 41: "ring"}}, "40"),
    "a name with a space": ({"cells": {"a b": "ring"}}, "[!-~]"),
    "a name with a line": ({"cells": {"a\n": "ring"}}, "[!-~]"),
    "a mark with a line": ({"cells": {"a": "ring\n"}}, "0000"),
    "a long mark": ({"cells": {"a": "x" * 21}}, "20"),
    "a mark PostgreSQL could not keep": ({"cells": {"a": "x\x00"}}, "0000"),
    "too many at once": ({"cells": {str(n): "x" for n in range(601)}}, "600"),
    "no seat": ({"cells": {"a": "ring"}, "seat": 4}, "3"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_body_says_what_is_wrong_and_changes_nothing(table: tuple[list[Caller], str], name: str) -> None:
    guests, id = table
    body, said = BAD[name]
    note(guests[0], id, {"a": "cross"})
    if isinstance(body, dict) and isinstance(cells := body.get("cells"), dict):
        body = {**body, "cells": {"good": "ring", **cells}}  # nothing half done
    response = guests[0].call("PATCH", path(id), body)
    assert response.status_code == 400, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert said in response.text
    assert notes(guests[0], id) == {"a": "cross"}


@pytest.mark.parametrize(
    "content",
    [b"{", b"", b"7", b"\xff\xfe", b"[" * 9000, b'{"cells": {"a": "\\ud800"}}', b'{"cells": {"a": "\\u0000"}}'],
)
def test_what_is_no_sound_json_is_refused(table: tuple[list[Caller], str], content: bytes) -> None:
    guests, id = table
    headers = {"Content-Type": "application/json"}
    assert guests[0].call("PATCH", path(id), content=content, headers=headers).status_code == 400
    assert notes(guests[0], id) == {}


def test_more_cells_than_a_notebook_has_are_refused_whole(table: tuple[list[Caller], str]) -> None:
    guests, id = table
    full = {f"cell-{n}": "ring" for n in range(MOST_CELLS)}
    note(guests[0], id, full)
    refusal = note(guests[0], id, {"cell-0": "cross", "one-more": "ring"}, expect=422)
    assert refusal["type"] == "/problems/invalid"
    assert refusal["detail"] == "cells: a notebook holds 600 marks at most; these would make 601"
    assert notes(guests[0], id) == full
    swapped = {"cell-0": "", "one-more": "ring"}
    assert len(note(guests[0], id, swapped)["cells"]) == MOST_CELLS
    note(guests[1], id, {"one-more": "ring"})  # everybody has a notebook of one's own


def test_two_servers_do_not_overfill_a_notebook(cluster: Cluster) -> None:
    url = cluster.database()
    with running(url) as one, running(url) as two:
        guests, id = seated(one, "Ann", "Bob", game="whisper")
        note(guests[0], id, {f"cell-{n}": "ring" for n in range(MOST_CELLS - 10)})

        def fill(server: Running) -> None:
            caller = Caller(server.url, None)
            caller.http.headers["Authorization"] = f"Bearer {guests[0].token}"
            for n in range(15):
                caller.call("PATCH", path(id), {"cells": {f"{server.url}-{n}"[7:]: "ring"}})

        threads = [threading.Thread(target=fill, args=(server,)) for server in (one, two)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(notes(guests[0], id)) == MOST_CELLS


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://evil.example"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Authorization": "Bearer nobody"}, 401),
        ({"Content-Type": "text/plain"}, 415),
    ],
)
def test_what_every_call_checks_holds_here_too(
    table: tuple[list[Caller], str], headers: dict[str, str], status: int
) -> None:
    guests, id = table
    given = {"Content-Type": "application/json", **headers}
    response = guests[0].call("PATCH", path(id), content=b'{"cells": {"a": "ring"}}', headers=given)
    assert response.status_code == status
    assert notes(guests[0], id) == {}


def test_an_unknown_table_and_a_body_too_large(table: tuple[list[Caller], str]) -> None:
    guests, id = table
    for unknown in ("0000000000000000", "'", "x" * 40):
        assert guests[0].call("GET", path(unknown)).status_code == 404
        note(guests[0], unknown, {CELL: MARK}, expect=404)
    note(guests[0], id, {"x": "y" * 17_000}, expect=413)


def test_a_failed_write_is_told_and_changes_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        note(guests[0], id, {"a": "cross"})
        whole = note_store._set_cells

        def broken(connection: sa.Connection, *more: Any) -> None:
            whole(connection, *more)
            raise sa.exc.OperationalError("insert", {}, Exception("disk full"))

        with monkeypatch.context() as patched:
            patched.setattr(note_store, "_set_cells", broken)
            assert note(guests[0], id, {"a": "", "b": "ring"}, expect=503)["type"] == "/problems/unavailable"
        assert notes(guests[0], id) == {"a": "cross"}
        assert note(guests[0], id, {"a": "", "b": "ring"})["cells"] == {"b": "ring"}


# --- the database -------------------------------------------------------------------------------------------------


FIRST_TABLES = ("house", "guests", "matches", "seats", "log")


def at_first_form(url: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    """A database as the first version left it, with these rows."""
    engine = make_engine(url)
    config = schema._config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, values in rows.items():
            if values:
                table = schema.metadata.tables[name]
                names = [column.name for column in table.columns]
                connection.execute(sa.insert(table), [dict(zip(names, row, strict=True)) for row in values])
    engine.dispose()


@pytest.fixture
def played(tmp_path: Path) -> tuple[list[Caller], str, dict[str, list[tuple[Any, ...]]]]:
    """A game in progress and all rows of its house but the notes: as in a house of the first form."""
    url = f"sqlite:///{tmp_path / 'played.db'}"
    with running(url) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        for _ in range(4):
            guest, table = mover(guests, id)
            guest.act(table)
    rows = content(url)
    return guests, id, {name: rows[name] for name in FIRST_TABLES}


def test_a_house_of_the_first_form_is_brought_up_to_date(database: str, played: Any) -> None:
    guests, id, rows = played
    at_first_form(database, rows)
    with running(database) as server:
        for guest in guests:
            moved(guest, server)
        assert notes(guests[0], id) == {}
        note(guests[0], id, {CELL: MARK})
        guest, table = mover(guests, id)
        guest.act(table)
    after = content(database)
    assert after["notes"] == [(id, 0, guests[0].id, CELL, MARK)]
    assert after["guests"] == rows["guests"]
    assert after["log"][: len(rows["log"])] == rows["log"]


def test_a_backup_carries_the_notes_to_the_other_database(database: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    with running(database) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        note(guests[0], id, {CELL: MARK, "b": "間諜"})
        note(guests[1], id, {CELL: "ring"})
        assert backup(database, file)["notes"] == 3
    assert restore(target, file)["notes"] == 3
    assert content(target) == content(database)
    with running(target) as server:
        for guest in guests:
            moved(guest, server)
        assert notes(guests[0], id) == {CELL: MARK, "b": "間諜"}
        assert notes(guests[1], id) == {CELL: "ring"}


def first_backup(rows: dict[str, list[tuple[Any, ...]]], more: list[Any] | None = None) -> bytes:
    """A backup as the first version wrote it."""
    names = FIRST_TABLES
    columns = {name: [column.name for column in schema.metadata.tables[name].columns] for name in names}
    lines: list[Any] = [{"format": "safehouse-backup", "version": 1, "schema": "0001", "tables": columns}]
    lines += [[name, *row] for name in names for row in rows[name]]
    lines += [*(more or []), {"rows": {name: len(rows[name]) for name in names}}]
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def test_a_backup_without_notes_is_still_restored(database: str, played: Any, tmp_path: Path) -> None:
    guests, id, rows = played
    file = tmp_path / "old.backup"
    file.write_bytes(first_backup(rows))
    assert restore(database, file) == {name: len(values) for name, values in rows.items()}
    hosts = [(id, guests[0].id)]  # as the log tells
    assert content(database) == {**{name: [] for name in schema.metadata.tables}, **rows, "hosts": hosts}
    with running(database) as server:
        moved(guests[0], server)
        note(guests[0], id, {CELL: MARK})
        assert notes(guests[0], id) == {CELL: MARK}


def test_a_backup_holds_no_table_that_its_form_did_not_have(sqlite: str, played: Any, tmp_path: Path) -> None:
    file = tmp_path / "old.backup"
    file.write_bytes(first_backup(played[2], more=[["notes", "m", 0, "g", "cell", "mark"]]))
    with pytest.raises(BackupError, match="unknown table 'notes'"):
        restore(sqlite, file)
    assert not list(tmp_path.glob("house.db*"))
