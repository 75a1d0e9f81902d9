"""What a house knows of a guest, and how it forgets."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from safehouse.server.guests import service as guests
from safehouse.server.services.operator_tokens import make_operator
from safehouse.server.storage import privacy_store, schema
from safehouse.server.storage.guest_store import DAY
from safehouse.server.storage.log_writer import StoreFailed

from .harness import Caller, Running, running, until
from .test_devices import claimed, code_of, with_token
from .test_moderation import talk
from .test_storage import status_of
from .test_tables import finished, mover, seated

DELETE = "/api/me/delete"


def everything(database: str) -> str:
    """All that a database holds, as text."""
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = {
            name: [list(row) for row in connection.execute(sa.select(table))]
            for name, table in schema.metadata.tables.items()
        }
    engine.dispose()
    return json.dumps(rows)


# --- delete me --------------------------------------------------------------------------------------------------------


def test_name_and_words_are_gone_and_games_stay(database: str) -> None:
    with running(database) as server:
        (ann, bob), id = seated(server, "Annabel", "Bob", game="whisper")
        talk(ann, id, "Clandestine words")
        talk(bob, id, "hello")
        ann.call("PATCH", f"/api/matches/{id}/notes", {"cells": {"1:F": "cross"}})
        bob.post(f"/api/matches/{id}/mute", {"seat": 0})
        phone = claimed(server.url, code_of(ann))
        with bob.events(id) as events:
            events.next("table")
            answer = ann.call("POST", DELETE)
            assert (answer.status_code, "Max-Age=0" in answer.headers["set-cookie"]) == (200, True)
            assert until(lambda: events.next("table")["players"][0]["name"] is None)
        for device in (ann, phone):
            device.get("/api/me", expect=401)
            device.post(DELETE, expect=401)  # once more does nothing
        left = everything(database)
        assert [text for text in ("Annabel", "Clandestine", "cross", ann.token) if text in left] == []
        check_played_on(bob, id, server)
    with running(database) as server:  # and read from the log it is the same
        bob.url, bob.http.base_url = server.url, server.url
        table = bob.table(id)
        assert (table["status"], table["players"][0]["name"]) == ("over", None)
        assert [line["text"] for line in table["chat"]] == ["hello"]


def check_played_on(bob: Caller, id: str, server: Running) -> None:
    """A bot has taken the seat."""
    while status_of(server, id) != "over":
        table = until(lambda: ((t := bob.table(id))["decision"] and t) or (t["over"] and t))
        if not table["over"]:
            bob.act(table)


def test_before_the_start_seats_become_free_and_own_tables_close(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    hers, his = ann.open("me", "open", "open"), bob.open("me", "open", "open")
    ann.post(f"/api/matches/{his['id']}/join", {"invite": his["invite"]})
    bob.post(f"/api/matches/{hers['id']}/join", {"invite": hers["invite"]})
    ann.post(DELETE)
    assert [player["kind"] for player in bob.table(his["id"])["players"]] == ["human", "open", "open"]
    assert bob.table(hers["id"])["status"] == "closed"


def test_finished_games_stay_under_no_name(server: Running) -> None:
    (ann, bob), id = finished(server)
    ann.post(DELETE)
    table = bob.table(id)
    assert (table["status"], [player["name"] is None for player in table["players"]]) == ("over", [True, False])
    assert table["scores"] is not None
    assert bob.get(f"/api/matches/{id}/record")["result"]


def test_what_failed_half_way_is_done_by_asking_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        (ann, _), id = seated(server, "Annabel", "Bob", game="whisper")
        talk(ann, id, "Clandestine")
        original = privacy_store._erase

        def fails(*_: Any) -> None:
            raise StoreFailed

        monkeypatch.setattr(privacy_store, "_erase", fails)
        ann.post(DELETE, expect=503)
        monkeypatch.setattr(privacy_store, "_erase", original)
        ann.post(DELETE)
    assert "Annabel" not in everything(sqlite)


# --- my data ----------------------------------------------------------------------------------------------------------


def test_my_data_is_mine_alone(server: Running) -> None:
    (ann, bob), id = seated(server, "Ann", "Bob", game="whisper")
    talk(ann, id, "my words")
    talk(bob, id, "his words")
    for guest, mark in ((ann, "mine"), (bob, "his")):
        guest.call("PATCH", f"/api/matches/{id}/notes", {"cells": {"1:F": mark}})
    ann.post(f"/api/matches/{id}/block", {"seat": 1})
    bob.post(f"/api/matches/{id}/block", {"seat": 0})
    ann.post(f"/api/matches/{id}/report", {"seat": 1, "reason": "rude"}, expect=201)
    claimed(server.url, code_of(ann))
    answer = ann.call("GET", "/api/me/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    data = answer.json()
    assert data["guest"][0]["name"] == "Ann"
    assert [(row["id"], row["seat"]) for row in data["tables"]] == [(id, 0)]
    assert [row["match"] for row in data["opened"]] == [id]
    assert [row["text"] for row in data["chat"]] == ["my words"]
    assert [row["mark"] for row in data["notes"]] == ["mine"]
    assert [(row["kind"], row["name"]) for row in data["ignored"]] == [("block", "Bob")]
    assert [row["reason"] for row in data["reports"]] == ["rude"]
    assert len(data["further_devices"]) == 1
    assert [word for word in ("his words", bob.id, ann.token, guests.hash_of(ann.token)) if word in answer.text] == []
    assert "reports" in data
    assert bob.get("/api/me/data")["reports"] == []  # nobody is told who reported him
    Caller(server.url, None).get("/api/me/data", expect=401)


def test_my_data_has_nothing_of_a_game(server: Running) -> None:
    callers, id = seated(server, "Ann", "Bob", "Cid", game="whisper")
    before = [caller.call("GET", "/api/me/data").content for caller in callers]
    guest, table = mover(callers, id)
    guest.act(table)
    assert [caller.call("GET", "/api/me/data").content for caller in callers] == before


# --- by itself --------------------------------------------------------------------------------------------------------


def test_guests_and_tables_expire_as_the_operator_says(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "KNOWN_SECONDS", 0.0)
    with running(database, token_days=30, table_days=60, report_days=10) as server:
        privacy = server.house.privacy
        start = privacy.now()
        callers, over = finished(server)
        playing, running_id = seated(server, "Annabel", "Bob", game="whisper")
        alone = server.guest("Solitary")
        callers[0].post(f"/api/matches/{over}/report", {"seat": 1, "reason": "rude"}, expect=201)
        oda = with_token(server.url, make_operator(database, "Oda"))
        oda.post(f"/api/admin/reports/{oda.get('/api/admin/reports')[0]['id']}/close", {})

        def swept(day: int) -> str:
            monkeypatch.setattr(privacy, "now", lambda: start + day * DAY)
            monkeypatch.setattr(server.house.guests, "now", privacy.now)
            playing[0].call("GET", "/api/me")
            asyncio.run_coroutine_threadsafe(privacy.sweep(), server.loop).result(30)
            return everything(database)

        assert "Solitary" in swept(20)
        assert "rude" not in everything(database)
        left = swept(45)
        assert "Solitary" not in left
        assert "Annabel" in left  # she was there on the twentieth day
        alone.get("/api/me", expect=401)
        assert over in left
        left = swept(70)
        assert over not in left
        assert running_id in left  # what runs is not deleted
        assert status_of(server, running_id) == "running"


def test_who_may_still_type_a_code_is_not_forgotten(sqlite: str) -> None:
    with running(sqlite, token_days=30) as server:
        ann = server.guest("Ann")
        code = code_of(ann)
        ann.post("/api/guest/devices/leave")
        asyncio.run_coroutine_threadsafe(server.house.privacy.sweep(), server.loop).result(30)
        assert claimed(server.url, code).id == ann.id


def test_everybody_may_know_how_long_things_are_kept(sqlite: str) -> None:
    with running(sqlite, operator="Oda, oda@example.org", table_days=7) as server:
        told = Caller(server.url, None).get("/api/privacy")
        assert told == {
            "operator": "Oda, oda@example.org",
            "token_days": 400,
            "table_days": 7,
            "report_days": 90,
            "access_log": False,
        }


def test_the_file_itself_holds_nothing_any_more(tmp_path: Path) -> None:
    """SQLite leaves what was deleted in free pages, unless it is told not to."""
    file = tmp_path / "house.db"
    with running(f"sqlite:///{file}") as server:
        (ann, _), id = seated(server, "Annabel", "Bob", game="whisper")
        talk(ann, id, "Clandestine")
        ann.post(DELETE)
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = file.read_bytes()
    assert [text for text in (b"Annabel", b"Clandestine") if text in content] == []
