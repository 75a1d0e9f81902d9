"""The same guest on a second device: who has the code becomes the guest, nobody else ever does."""

from __future__ import annotations

import gzip
import json
import logging
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from safehouse.server.guests import device_codes
from safehouse.server.guests import service as guests
from safehouse.server.guests.service import hash_of
from safehouse.server.http.addresses import network_of
from safehouse.server.storage import guest_store, schema
from safehouse.server.storage.backup import BackupError, backup, restore
from safehouse.server.storage.engine import make_engine

from .harness import Caller, Limits, Running, missing, running, until
from .postgres import Cluster
from .test_backup import content, moved, target
from .test_tables import mover, seated

__all__ = ["target"]

CLAIM, DEVICES, FORGET = "/api/guest/claim", "/api/guest/devices", "/api/guest/devices/forget"
REFUSAL = {
    "type": "/problems/forbidden",
    "title": "Not allowed for this caller",
    "status": 403,
    "detail": "this code is not valid: a code is valid once and for ten minutes; make a new one",
}


def code_of(guest: Caller) -> str:
    """A new code, as the guest's device shows it."""
    code: str = guest.post(DEVICES, expect=201)["code"]
    return code


def with_token(url: str, token: str) -> Caller:
    caller = Caller(url, None)
    caller.token = token
    caller.http.headers["Authorization"] = f"Bearer {token}"
    return caller


def claimed(url: str, code: str) -> Caller:
    """A second device that has typed a code."""
    empty = Caller(url, None)
    body = empty.post(CLAIM, {"code": code}, expect=200)
    device = with_token(url, body["token"])
    device.id = body["id"]
    return device


def refused(url: str, code: str) -> None:
    empty = Caller(url, None)
    assert empty.post(CLAIM, {"code": code}, expect=403) == REFUSAL
    assert not empty.http.cookies


class TestClock:
    """The time by which a server's codes expire."""

    def __init__(self, server: Running) -> None:
        self.now = 1_000_000.0
        server.house.guests.now = lambda: self.now

    __test__ = False


# --- becoming the same guest --------------------------------------------------------------------------------------


def test_a_second_device_acts_in_the_same_seat(server: Running) -> None:
    both, id = seated(server, "Ann", "Bob", game="whisper")
    ann = both[0]
    shown = ann.post(DEVICES, expect=201)
    assert shown["seconds"] == 600
    assert re.fullmatch(f"[{device_codes.ALPHABET}]{{4}}-[{device_codes.ALPHABET}]{{4}}", shown["code"])
    phone = claimed(server.url, shown["code"])
    assert phone.id == ann.id
    assert phone.token != ann.token
    assert phone.get("/api/me")["tables"] == ann.get("/api/me")["tables"]
    for _ in range(4):
        guest, table = mover([phone, both[1]], id)
        guest.act(table)
    assert ann.get("/api/me")["name"] == "Ann"  # the old token stays valid
    assert ann.table(id)["view"] == phone.table(id)["view"]


def test_the_answer_and_the_cookie_are_those_of_a_new_guest(server: Running) -> None:
    fresh = Caller(server.url, None).call("POST", "/api/guest", {"name": "Ann"})
    browser = Caller(server.url, None)
    answer = browser.call("POST", CLAIM, {"code": code_of(with_token(server.url, fresh.json()["token"]))})
    assert answer.json() == {**fresh.json(), "token": answer.json()["token"]}

    def cookie(response: Any) -> str:
        return re.sub(r"safehouse=[^;]+", "safehouse=…", response.headers["set-cookie"])

    assert cookie(answer) == cookie(fresh)
    assert "HttpOnly" in cookie(answer)
    assert answer.headers["cache-control"] == "no-store"
    assert browser.get("/api/me")["id"] == fresh.json()["id"]  # by the cookie


def test_who_is_another_guest_already_becomes_this_one(server: Running) -> None:
    """The seats of the former guest stay with that guest."""
    (ann, bob), id = seated(server, "Ann", "Bob", game="whisper")
    browser = Caller(server.url, None)
    browser.http.cookies.set("safehouse", bob.token)
    assert browser.get("/api/me")["id"] == bob.id
    answer = browser.post(CLAIM, {"code": code_of(ann)})
    browser.http.cookies.clear()
    browser.http.cookies.set("safehouse", answer["token"])
    assert browser.get("/api/me")["id"] == ann.id
    assert browser.table(id)["my_seats"] == [0]
    assert bob.table(id)["my_seats"] == [1]


@pytest.mark.parametrize("token", ["forged", ""])
def test_a_dead_token_does_not_hinder_a_claim(server: Running, token: str) -> None:
    """A device that was forgotten may come back by a code."""
    ann = server.guest()
    headers = {"Cookie": f"safehouse={token}"}
    assert Caller(server.url, None).post(CLAIM, {"code": code_of(ann)}, headers=headers)["id"] == ann.id


@pytest.mark.parametrize(
    "typed",
    [
        str.lower,
        str.swapcase,
        lambda c: c.replace("-", ""),
        " ".join,
        lambda c: f"\t{c.replace('-', ' – ')} ",
    ],
)
def test_the_spelling_is_forgiven(server: Running, typed: Callable[[str], str]) -> None:
    ann = server.guest()
    assert claimed(server.url, typed(code_of(ann))).id == ann.id


def test_the_wide_letters_of_an_input_method_are_letters(server: Running) -> None:
    ann = server.guest()
    wide = "".join(chr(ord(c) + 0xFEE0) for c in code_of(ann))
    assert claimed(server.url, wide).id == ann.id


def test_codes_are_drawn_from_all_letters() -> None:
    assert len(device_codes.ALPHABET) == 31
    assert not set("01OIL") & set(device_codes.ALPHABET)
    codes = [device_codes.make_code() for _ in range(500)]
    assert len(set(codes)) == 500
    assert set("".join(codes)) == set(device_codes.ALPHABET)


# --- nobody else --------------------------------------------------------------------------------------------------


def test_a_code_is_valid_once(server: Running) -> None:
    ann = server.guest()
    code = code_of(ann)
    claimed(server.url, code)
    refused(server.url, code)


def test_a_code_is_valid_for_ten_minutes(database: str) -> None:
    with running(database) as server:
        clock = TestClock(server)
        ann = server.guest()
        code = code_of(ann)
        clock.now += 599
        assert claimed(server.url, code).id == ann.id
        code = code_of(ann)
        clock.now += 600
        refused(server.url, code)
        clock.now -= 1  # a refusal did not use it up
        assert claimed(server.url, code).id == ann.id


def test_a_new_code_replaces_the_guests_earlier_one(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    old, bobs, new = code_of(ann), code_of(bob), code_of(ann)
    refused(server.url, old)
    assert claimed(server.url, bobs).id == bob.id
    assert claimed(server.url, new).id == ann.id


def test_the_code_of_one_never_gives_another(server: Running) -> None:
    people = [server.guest(f"Guest {n}") for n in range(12)]
    codes = [code_of(guest) for guest in people]
    for guest, code in reversed(list(zip(people, codes, strict=True))):
        assert claimed(server.url, code).id == guest.id


@pytest.mark.parametrize("wrong", ["2222-2222", "x", "-", " ", "'", "%", "7KQ2-M9X", "Ω≈ç√∫", "😀", "2" * 40])
def test_every_wrong_code_is_refused_alike(server: Running, wrong: str) -> None:
    code = code_of(server.guest())
    refused(server.url, wrong)
    refused(server.url, code[:-1])
    refused(server.url, f"{code}2")
    claimed(server.url, code)


@pytest.mark.parametrize(
    "body", [{}, {"code": ""}, {"code": 7}, {"code": "2" * 41}, {"code": None}, {"code": "x", "a": 1}]
)
def test_a_bad_body_is_malformed(server: Running, body: Any) -> None:
    assert Caller(server.url, None).post(CLAIM, body, expect=400)["type"] == "/problems/malformed"


def test_only_a_guest_gets_codes_and_forgets_devices(server: Running) -> None:
    nobody = Caller(server.url, None)
    for path in (DEVICES, FORGET):
        nobody.post(path, expect=401)
    for path in (DEVICES, CLAIM, FORGET):
        assert nobody.call("GET", path).status_code == 405


def test_of_many_that_come_with_a_code_at_once_one_gets_in(cluster: Cluster) -> None:
    url = cluster.database()
    with running(url) as one, running(url) as two:
        for _ in range(5):
            code = code_of(one.guest())
            found: list[int] = []

            def attempt(server: Running, code: str = code, found: list[int] = found) -> None:
                found.append(Caller(server.url, None).call("POST", CLAIM, {"code": code}).status_code)

            threads = [threading.Thread(target=attempt, args=(server,)) for server in (one, two) * 4]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(found) == [200] + [403] * 7


def test_guessing_is_slow(sqlite: str) -> None:
    """When too many codes were tried from an address, a right one gets nowhere either, and stays unused."""
    with running(sqlite, limits=Limits(claims=(0.01, 3)), limit_loopback=True) as server:
        ann = server.guest()
        code = code_of(ann)
        attacker = Caller(server.url, None)
        assert [attacker.call("POST", CLAIM, {"code": "2222-2222"}).status_code for _ in range(3)] == [403] * 3
        late = attacker.call("POST", CLAIM, {"code": code})
        assert late.status_code == 429
        assert int(late.headers["retry-after"]) > 60
        assert late.json()["type"] == "/problems/too-many-requests"
        server.house.limits._claims._levels.clear()
        assert claimed(server.url, code).id == ann.id


def test_by_default_an_address_tries_ten_at_once_and_then_three_a_minute(sqlite: str) -> None:
    with running(sqlite, limits=Limits(), limit_loopback=True) as server:
        caller = Caller(server.url, None)
        statuses = [caller.call("POST", CLAIM, {"code": "2222-2222"}).status_code for _ in range(12)]
        assert statuses == [403] * 10 + [429] * 2
        assert 15 <= int(caller.call("POST", CLAIM, {"code": "x"}).headers["retry-after"]) <= 21


def test_an_attacker_has_all_addresses_of_his_network() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::") != network_of("2001:db8:1:2::")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("unix") == "unix"


def everything_in(url: str) -> str:
    return str(content(url))


def test_only_hashes_are_stored_and_backed_up(database: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    with running(database) as server:
        ann = server.guest()
        used = code_of(ann)
        phone = claimed(server.url, used)
        waiting = code_of(ann)
        stored = everything_in(database)
        backup(database, file)
    saved = gzip.decompress(file.read_bytes()).decode()
    for text in (stored, saved):
        for secret in (ann.token, phone.token, used, waiting, used.replace("-", ""), waiting.replace("-", "")):
            assert secret not in text
        assert hash_of(ann.token) in text
        assert hash_of(phone.token) in text
    assert hash_of(waiting.replace("-", "")) not in stored  # a plain hash of so short a thing hides nothing
    code_hash = content(database)["device_codes"][0][1]
    assert code_hash not in saved


def test_nothing_secret_is_written_into_the_log(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with running(sqlite) as server:
        ann = server.guest()
        code = code_of(ann)
        phone = claimed(server.url, code)
        refused(server.url, code)
        fresh = code_of(phone)
        phone.post(FORGET)
        with server.house.database.engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE device_codes")
        for path, body in ((DEVICES, None), (CLAIM, {"code": fresh}), (FORGET, None)):
            assert phone.post(path, body, expect=503)["type"] == "/problems/unavailable"
    # The test's own callers tell what they are sent; the server must not.
    records = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    told = "\n".join(logging.Formatter().format(record) for record in records)
    assert "the database refused" in told
    for secret in (ann.token, phone.token, code, fresh, code.replace("-", ""), fresh.replace("-", "")):
        assert secret not in told


def test_a_claim_that_fails_uses_nothing_up(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        ann = server.guest()
        code = code_of(ann)
        whole = guest_store._use_code

        def broken(connection: sa.Connection, *more: Any, **named: Any) -> Any:
            whole(connection, *more, **named)
            raise sa.exc.OperationalError("insert", {}, Exception("disk full"))

        with monkeypatch.context() as patched:
            patched.setattr(guest_store, "_use_code", broken)
            Caller(server.url, None).post(CLAIM, {"code": code}, expect=503)
        assert content(sqlite)["devices"] == []
        assert claimed(server.url, code).id == ann.id


# --- forgetting ---------------------------------------------------------------------------------------------------


def test_all_other_devices_are_forgotten(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    phone, tablet = (claimed(server.url, code_of(ann)) for _ in range(2))
    bobs = claimed(server.url, code_of(bob))
    waiting = code_of(tablet)
    assert phone.post(FORGET) == {"forgotten": 2}
    assert phone.get("/api/me")["id"] == ann.id
    for gone in (ann, tablet):
        gone.get("/api/me", expect=401)
        gone.post(FORGET, expect=401)
        gone.post(DEVICES, expect=401)
    refused(server.url, waiting)  # the lost device may have shown it
    assert bobs.get("/api/me")["id"] == bob.get("/api/me")["id"]
    assert phone.post(FORGET) == {"forgotten": 0}
    again = claimed(server.url, code_of(phone))
    assert again.get("/api/me")["id"] == ann.id
    assert again.post(FORGET) == {"forgotten": 1}
    phone.get("/api/me", expect=401)


def test_a_forgotten_device_is_dead_on_every_server(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within the time for which a server knows a token."""
    monkeypatch.setattr(guests, "KNOWN_SECONDS", 0.3)
    url = cluster.database()
    with running(url) as one, running(url) as two:
        (ann, _), id = seated(one, "Ann", "Bob", game="whisper")
        lost = claimed(two.url, code_of(ann))
        elsewhere = with_token(one.url, lost.token)
        for device in (lost, elsewhere):
            assert device.table(id)["seat"] == 0  # both servers know it now
        assert ann.post(FORGET) == {"forgotten": 1}
        elsewhere.get("/api/me", expect=401)  # here at once
        until(lambda: lost.call("GET", "/api/me").status_code == 401, seconds=5)
        assert lost.call("POST", f"/api/matches/{id}/chat", {"text": "hello"}).status_code == 401
        body = {"decision": "0-1", "action": "PASS"}
        assert lost.call("POST", f"/api/matches/{id}/actions", body).status_code == 401
        assert with_token(two.url, ann.token).get("/api/me")["id"] == ann.id


def test_the_stream_of_a_forgotten_device_ends_on_every_server(cluster: Cluster) -> None:
    url = cluster.database()
    with running(url, heartbeat=0.3) as one, running(url, heartbeat=0.3) as two:
        (ann, bob), id = seated(one, "Ann", "Bob", game="whisper", spectators="public")
        lost = claimed(two.url, code_of(ann))
        near = with_token(one.url, lost.token)
        kept = [ann, bob, with_token(two.url, ann.token), Caller(two.url, None)]
        with lost.events(id) as far_stream, near.events(id) as near_stream:
            streams = [caller.events(id) for caller in kept]
            for stream in (far_stream, near_stream, *streams):
                stream.next("table")
            ann.post(FORGET)
            assert far_stream.ended.wait(10)
            assert near_stream.ended.wait(10)
            for stream in streams:
                stream.next("beat")
                stream.next("beat")
                assert not stream.ended.is_set()
                stream.close()


def test_streams_outlast_a_database_that_does_not_answer(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    with running(sqlite, heartbeat=0.1) as server:
        (ann, _), id = seated(server, "Ann", "Bob", game="whisper")
        with ann.events(id) as stream:
            stream.next("table")
            with missing(server, "guests"):
                until(lambda: "the database refused" in caplog.text)
            stream.next("beat")
            lost = claimed(server.url, code_of(ann))
            lost.post(FORGET)
            assert stream.ended.wait(10)  # it is asked again


def test_of_devices_that_forget_each_other_one_stays(cluster: Cluster) -> None:
    url = cluster.database()
    with running(url) as one, running(url) as two:
        for _ in range(6):
            ann = one.guest()
            pair = [ann, claimed(two.url, code_of(ann))]
            threads = [threading.Thread(target=device.call, args=("POST", FORGET)) for device in pair]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            rows = content(url)
            assert not [row for row in rows["devices"] if row[1] == ann.id]
            left = next(row[2] for row in rows["guests"] if row[0] == ann.id)
            assert left in {hash_of(device.token) for device in pair}


def test_a_device_that_comes_while_all_are_forgotten_comes_before_or_too_late(cluster: Cluster) -> None:
    url = cluster.database()
    with running(url) as one, running(url) as two:
        for _ in range(6):
            ann = one.guest()
            code = code_of(ann)
            threads = [
                threading.Thread(target=ann.call, args=("POST", FORGET)),
                threading.Thread(target=Caller(two.url, None).call, args=("POST", CLAIM, {"code": code})),
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            refused(one.url, code)
            assert [row for row in content(url)["devices"] if row[1] == ann.id] == []


def test_a_name_taken_elsewhere_is_known_here(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "KNOWN_SECONDS", 0.2)
    url = cluster.database()
    with running(url) as one, running(url) as two:
        ann = one.guest()
        phone = claimed(two.url, code_of(ann))
        ann.post("/api/me", {"name": "Anna"})
        until(lambda: phone.get("/api/me")["name"] == "Anna", seconds=5)


# --- the database -------------------------------------------------------------------------------------------------


SECOND_TABLES = ("house", "guests", "matches", "seats", "log", "notes")


@pytest.fixture
def played(tmp_path: Path) -> tuple[list[Caller], str, dict[str, list[tuple[Any, ...]]]]:
    """A game in progress with notes, and all rows of its house as the second form knew them."""
    url = f"sqlite:///{tmp_path / 'played.db'}"
    with running(url) as server:
        both, id = seated(server, "Ann", "Bob", game="whisper")
        both[0].call("PATCH", f"/api/matches/{id}/notes", {"cells": {"a": "ring"}})
        for _ in range(4):
            guest, table = mover(both, id)
            guest.act(table)
    rows = content(url)
    return both, id, {name: rows[name] for name in SECOND_TABLES}


def at_second_form(url: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    """A database as the version before this one left it, with these rows."""
    engine = make_engine(url)
    config = schema._config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for name, values in rows.items():
            table = schema.metadata.tables[name]
            names = [column.name for column in table.columns]
            connection.execute(sa.insert(table), [dict(zip(names, row, strict=True)) for row in values])
    engine.dispose()


def test_a_house_of_the_second_form_is_brought_up_to_date(database: str, played: Any) -> None:
    both, id, rows = played
    at_second_form(database, rows)
    with running(database) as server:
        for guest in both:
            moved(guest, server)
        phone = claimed(server.url, code_of(both[0]))
        guest, table = mover([phone, both[1]], id)
        guest.act(table)
        assert both[0].get(f"/api/matches/{id}/notes")["cells"] == {"a": "ring"}
    after = content(database)
    assert after["guests"] == rows["guests"]
    assert after["notes"] == rows["notes"]
    assert after["log"][: len(rows["log"])] == rows["log"]
    assert [row[:2] for row in after["devices"]] == [(hash_of(phone.token), both[0].id)]
    assert after["device_codes"] == []


def test_a_backup_carries_the_devices_and_no_code(database: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    with running(database) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        phone = claimed(server.url, code_of(ann))
        lost = claimed(server.url, code_of(bob))
        bob.post(FORGET)
        waiting = code_of(ann)
        assert backup(database, file)["devices"] == 1
    assert restore(target, file)["devices"] == 1
    assert content(target) == {**content(database), "device_codes": []}
    with running(target) as server:
        for device in (ann, phone, bob, lost):
            moved(device, server)
        assert ann.get("/api/me")["id"] == phone.get("/api/me")["id"]
        assert bob.get("/api/me")["name"] == "Bob"
        lost.get("/api/me", expect=401)
        refused(server.url, waiting)
        assert phone.post(FORGET) == {"forgotten": 1}


def second_backup(rows: dict[str, list[tuple[Any, ...]]], more: list[Any] | None = None) -> bytes:
    """A backup as the version before this one wrote it."""
    columns = {name: [column.name for column in schema.metadata.tables[name].columns] for name in SECOND_TABLES}
    lines: list[Any] = [{"format": "safehouse-backup", "version": 1, "schema": "0002", "tables": columns}]
    lines += [[name, *row] for name in SECOND_TABLES for row in rows[name]]
    lines += [*(more or []), {"rows": {name: len(rows[name]) for name in SECOND_TABLES}}]
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def test_a_backup_without_devices_is_still_restored(database: str, played: Any, tmp_path: Path) -> None:
    both, id, rows = played
    file = tmp_path / "old.backup"
    file.write_bytes(second_backup(rows))
    assert restore(database, file) == {name: len(values) for name, values in rows.items()}
    hosts = [(id, both[0].id)]  # as the log tells
    assert content(database) == {**{name: [] for name in schema.metadata.tables}, **rows, "hosts": hosts}
    with running(database) as server:
        moved(both[0], server)
        assert claimed(server.url, code_of(both[0])).table(id)["seat"] == 0


@pytest.mark.parametrize("table", ["devices", "device_codes"])
def test_a_backup_holds_no_table_that_its_form_did_not_have(
    sqlite: str, played: Any, tmp_path: Path, table: str
) -> None:
    file = tmp_path / "old.backup"
    file.write_bytes(second_backup(played[2], more=[[table, "h", "g", 1.0]]))
    with pytest.raises(BackupError, match=f"unknown table '{table}'"):
        restore(sqlite, file)


def test_a_restore_fills_no_database_that_has_codes(sqlite: str, played: Any, tmp_path: Path) -> None:
    file = tmp_path / "old.backup"
    file.write_bytes(second_backup(played[2]))
    engine = make_engine(sqlite)
    schema.migrate(engine)
    with engine.begin() as connection:
        guest_store._put_code(connection, "somebody", "hash", 0.0, 600.0)
    engine.dispose()
    with pytest.raises(BackupError, match="device_codes has rows"):
        restore(sqlite, file)


def test_two_guests_never_have_the_same_code(database: str) -> None:
    """The database refuses it, and the caller is told to try again."""
    with running(database) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        same = "22222222"
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(device_codes, "make_code", lambda: same)
            ann.post(DEVICES)
            bob.post(DEVICES, expect=503)
        assert claimed(server.url, same).id == ann.id
