"""Against spoilers: block, mute, report; and what operators may do, see and leave behind."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from safehouse.cli.main import main
from safehouse.server import logs
from safehouse.server.services import moderation_service
from safehouse.server.services.operator_tokens import make_operator

from .harness import Caller, Running, running, until
from .test_devices import with_token
from .test_tables import mover, seated


def said(caller: Caller, id: str) -> list[str]:
    return [line["text"] for line in caller.table(id)["chat"]]


def talk(caller: Caller, id: str, text: str, **more: Any) -> Any:
    return caller.post(f"/api/matches/{id}/chat", {"text": text}, **more)


# --- what players do --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["mute", "block"])
def test_who_is_muted_or_blocked_is_heard_no_more(server: Running, kind: str) -> None:
    (ann, bob), id = seated(server, "Ann", "Bob")
    talk(bob, id, "before")
    with ann.events(id) as events:
        events.next("table")
        told = ann.post(f"/api/matches/{id}/{kind}", {"seat": 1})
        assert [(one["kind"], one["name"]) for one in told["ignored"]] == [(kind, "Bob")]
        talk(bob, id, "after")
        talk(ann, id, "mine")
        assert events.next("chat")["text"] == "mine"
        assert b"after" not in events.raw
    assert said(ann, id) == ["mine"]
    assert said(bob, id) == ["before", "after", "mine"]  # he is not told
    assert ann.post(f"/api/me/ignored/{told['ignored'][0]['id']}/end") == {"ignored": []}
    assert said(ann, id) == ["before", "after", "mine"]
    ann.post(f"/api/me/ignored/{told['ignored'][0]['id']}/end", expect=404)


def test_who_is_blocked_cannot_sit_down_at_my_tables(server: Running) -> None:
    (ann, bob), id = seated(server, "Ann", "Bob")
    ann.post(f"/api/matches/{id}/block", {"seat": 1})
    for seats in (("me", "open", "open"), ("open", "open")):
        other = ann.open(*seats, public=True)
        refused = bob.post(f"/api/matches/{other['id']}/join", {"invite": other["invite"]}, expect=409)
        assert "Ann" not in json.dumps(refused)
        assert server.guest("Cid").post(f"/api/matches/{other['id']}/join", {"invite": other["invite"]})
    theirs = bob.open("me", "open", public=True)
    assert ann.post(f"/api/matches/{theirs['id']}/join", {})["seat"] == 1  # it is her own choice
    assert bob.post(f"/api/matches/{id}/join", {})["seat"] == 1  # who sits there stays


def test_who_is_only_muted_may_sit_down(server: Running) -> None:
    (ann, bob), id = seated(server, "Ann", "Bob")
    ann.post(f"/api/matches/{id}/mute", {"seat": 1})
    other = ann.open("me", "open", public=True)
    assert bob.post(f"/api/matches/{other['id']}/join", {})["seat"] == 1


def test_whom_one_cannot_mute_block_or_report(server: Running) -> None:
    (ann, bob), id = seated(server, "Ann", "Bob")
    talk(bob, id, "hello")
    stranger = server.guest("Eve")
    for what, more in (("mute", {}), ("block", {}), ("report", {"reason": "spam"})):
        path = f"/api/matches/{id}/{what}"
        for wrong in ({"seat": 0}, {"seat": 3}, {"line": 99}, {}, {"seat": 1, "line": 1}):
            ann.post(path, {**wrong, **more}, expect=422)
        stranger.post(path, {"seat": 1, **more}, expect=403)
        ann.post(path, {"line": 1, **more})


# --- operators --------------------------------------------------------------------------------------------------------


@pytest.fixture
def operated(sqlite: str) -> Iterator[tuple[Running, Caller]]:
    with running(sqlite) as server:
        yield server, with_token(server.url, make_operator(sqlite, "Oda"))


Operated = tuple[Running, Caller]


def test_nobody_but_an_operator_gets_in(operated: Operated) -> None:
    server, oda = operated
    paths = [path for path in httpx.get(f"{server.url}/schema").json()["paths"] if path.startswith("/api/admin")]
    assert len(paths) >= 10
    for caller in (Caller(server.url, None), server.guest(), with_token(server.url, "op_wrong")):
        for path in paths:
            for method in ("GET", "POST"):
                answer = caller.http.request(method, path.replace("{id}", "0" * 16), json={})
                assert answer.status_code in (401, 405), (method, path, answer.text)
    assert oda.get("/api/admin/tables") == []
    oda.get("/api/me", expect=401)
    cookie = {"Cookie": f"safehouse={oda.token}"}
    assert httpx.get(f"{server.url}/api/admin/tables", headers=cookie).status_code == 401


def test_a_report_keeps_the_words_around_it(operated: Operated) -> None:
    server, oda = operated
    (ann, bob), id = seated(server, "Ann", "Bob")
    for n in range(30):
        talk(bob if n % 2 else ann, id, f"line {n + 1}")
    ann.post(f"/api/matches/{id}/report", {"line": 4, "reason": "he  is rude"}, expect=201)
    ann.post(f"/api/matches/{id}/report", {"seat": 1, "reason": "again"}, expect=201)
    oda.post(f"/api/admin/tables/{id}/delete")
    last, first = oda.get("/api/admin/reports")
    assert (first["reason"], first["name"], first["reported"], first["reporter"]) == (
        "he is rude",
        "Bob",
        bob.id,
        ann.id,
    )
    assert [line["n"] for line in first["words"]] == list(range(1, 15))
    assert [line["text"] for line in first["words"] if line["reported"]] == [f"line {n}" for n in range(2, 15, 2)]
    assert [line["n"] for line in last["words"]] == list(range(10, 31))
    oda.post(f"/api/admin/reports/{first['id']}/close", {"note": "talked to"})
    oda.post(f"/api/admin/reports/{first['id']}/close", {}, expect=404)
    assert [one["id"] for one in oda.get("/api/admin/reports")] == [last["id"]]
    assert [one["id"] for one in oda.get("/api/admin/reports", params={"closed": True})] == [first["id"]]


def test_a_table_is_closed_and_deleted(operated: Operated) -> None:
    server, oda = operated
    (ann, bob), id = seated(server, "Ann", "Bob", game="whisper")
    listed = oda.get("/api/admin/tables", params={"status": "running"})
    assert [(one["id"], [p["name"] for p in one["players"]]) for one in listed] == [(id, ["Ann", "Bob"])]
    guest, table = mover([ann, bob], id)
    body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
    with bob.events(id) as events:
        events.next("table")
        oda.post(f"/api/admin/tables/{id}/close")
        assert until(lambda: events.next("table")["status"]) == "closed"
        guest.post(f"/api/matches/{id}/actions", body, expect=409)
        oda.post(f"/api/admin/tables/{id}/close")  # once more does nothing
        oda.post(f"/api/admin/tables/{id}/delete")
        assert events.ended.wait(30)
    ann.get(f"/api/matches/{id}", expect=404)
    oda.post(f"/api/admin/tables/{id}/delete", expect=404)
    assert [act["act"] for act in reversed(oda.get("/api/admin/acts"))] == ["close table", "delete table"]


def test_what_operators_see_has_nothing_of_a_game(operated: Operated) -> None:
    """Not even how far it is: every secret step would show."""
    server, oda = operated
    callers, id = seated(server, "Ann", "Bob", "Cid", game="whisper")
    seen = oda.call("GET", "/api/admin/tables").content
    guest, table = mover(callers, id)
    guest.act(table)
    assert oda.call("GET", "/api/admin/tables").content == seen
    assert set(json.loads(seen)[0]) == {"id", "game", "status", "public", "created_at", "players"}
    oda.get(f"/api/matches/{id}/replay?as=all", expect=401)


def test_who_is_banned_is_out_until_then(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite, heartbeat=0.1) as server:
        oda = with_token(server.url, make_operator(sqlite, "Oda"))
        (ann, bob), id = seated(server, "Ann", "Bob", game="whisper")
        with bob.events(id) as events:
            events.next("table")
            oda.post("/api/admin/bans", {"kind": "guest", "subject": bob.id, "reason": "rude", "days": 2}, expect=201)
            assert events.ended.wait(30)
        for call in (lambda: bob.get("/api/me", expect=403), lambda: talk(bob, id, "hey", expect=403)):
            told = call()
            assert (told["type"], "until 2" in told["detail"]) == ("/problems/banned", True)
            assert "rude" not in json.dumps(told)
        ann.get("/api/me")
        later = server.house.moderation.clock() + 3 * 86_400
        monkeypatch.setattr(server.house.moderation, "clock", lambda: later)
        bob.get("/api/me")
        oda.post("/api/admin/bans", {"kind": "guest", "subject": "nobody", "reason": "x"}, expect=404)


def test_a_banned_network_is_out(operated: Operated) -> None:
    server, oda = operated
    oda.post("/api/admin/bans", {"kind": "network", "subject": "192.0.2.7", "reason": "flood"}, expect=201)
    oda.post("/api/admin/bans", {"kind": "network", "subject": "2001:db8::/64", "reason": "flood"}, expect=201)
    for address, status in (("192.0.2.7", 403), ("192.0.2.8", 200), ("2001:db8::99", 403), ("2001:db8:1::1", 200)):
        answer = httpx.get(f"{server.url}/api/games", headers={"X-Forwarded-For": address})
        assert answer.status_code == status, address
    oda.post("/api/admin/bans/end", {"kind": "network", "subject": "192.0.2.7"})
    assert httpx.get(f"{server.url}/api/games", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200
    assert [one["subject"] for one in oda.get("/api/admin/bans")] == ["2001:db8::/64"]


def test_who_is_muted_by_the_operator_plays_but_does_not_talk(operated: Operated) -> None:
    server, oda = operated
    (ann, bob), id = seated(server, "Ann", "Bob")
    oda.post("/api/admin/bans", {"kind": "mute", "subject": bob.id, "reason": "rude"}, expect=201)
    talk(bob, id, "hey", expect=403)
    assert bob.table(id)["seat"] == 1
    talk(ann, id, "hey")


@pytest.mark.parametrize("text", ["Darn", "you DÁRN fool", "d a r n", "ｄａｒｎ!"])
def test_words_of_the_list_are_not_said_nor_worn(operated: Operated, text: str) -> None:
    server, oda = operated
    (ann, _), id = seated(server, "Ann", "Bob")
    assert oda.post("/api/admin/words", {"words": ["Därn", "darn", " "]}) == {"words": ["darn"]}
    talk(ann, id, text, expect=422)
    ann.post("/api/guest", {"name": text}, expect=422)
    ann.post("/api/me", {"name": text}, expect=422)
    seats = [{"kind": "me", "name": text}, {"kind": "bot", "bot": "random"}]
    ann.post("/api/matches", {"game": "whisper", "seats": seats}, expect=422)
    talk(ann, id, "darning is fine")
    oda.post("/api/admin/words", {"words": ["two words"]}, expect=422)


def test_everything_operators_do_is_logged(operated: Operated, caplog: pytest.LogCaptureFixture) -> None:
    server, oda = operated
    (_, bob), id = seated(server, "Ann", "Bob")
    with caplog.at_level(logging.INFO, logs.security.name):
        oda.post("/api/admin/bans", {"kind": "mute", "subject": bob.id, "reason": "rude", "days": 1}, expect=201)
        oda.post("/api/admin/bans/end", {"kind": "mute", "subject": bob.id})
        oda.post("/api/admin/words", {"words": []})
        oda.post(f"/api/admin/tables/{id}/delete")
    done = ["ban mute", "end ban mute", "set words", "close table", "delete table"]
    assert [record.message for record in caplog.records if record.name == logs.security.name] == done
    acts = oda.get("/api/admin/acts")
    assert [act["act"] for act in reversed(acts)] == done
    assert {act["operator"] for act in acts} == {"Oda"}
    assert acts[-1]["detail"] == "1 days: rude"


def test_another_server_hears_of_a_ban(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation_service, "LOOK_SECONDS", 0.05)
    url = cluster.database()
    with running(url) as one, running(url) as two:
        oda = with_token(one.url, make_operator(url, "Oda"))
        bob = two.guest("Bob")
        oda.post("/api/admin/bans", {"kind": "guest", "subject": bob.id, "reason": "rude"}, expect=201)
        until(lambda: bob.call("GET", "/api/me").status_code == 403)


# --- the command line -------------------------------------------------------------------------------------------------


def test_an_operators_token_expires_and_is_renewed_on_the_machine(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite, operator_days=30) as server:
        oda = with_token(server.url, make_operator(sqlite, "Oda"))
        clock = server.house.moderation
        start = clock.clock()
        monkeypatch.setattr(clock, "clock", lambda: start + 29 * 86_400)
        oda.get("/api/admin/tables")
        monkeypatch.setattr(clock, "clock", lambda: start + 31 * 86_400)
        refused = oda.get("/api/admin/tables", expect=401)
        assert "expired, 30 days after" in refused["detail"]
        assert "safehouse admin token" in refused["detail"]
        with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
            later = "UPDATE operators SET created_at = created_at + ?"
            renewed = with_token(server.url, make_operator(sqlite, "Oda"))
            connection.execute(later, (31 * 86_400,))  # as if it had been made then
        connection.close()
        renewed.get("/api/admin/tables")
        oda.get("/api/admin/tables", expect=401)


def test_a_house_may_let_operators_tokens_live(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite, operator_days=0) as server:
        oda = with_token(server.url, make_operator(sqlite, "Oda"))
        monkeypatch.setattr(server.house.moderation, "clock", lambda: 1e11)
        oda.get("/api/admin/tables")


def test_the_command_line_does_the_same(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite) as server:
        (ann, bob), id = seated(server, "Ann", "Bob")

        def run(*arguments: str, token: str | None = None) -> str:
            if token is not None:
                monkeypatch.setenv("SAFEHOUSE_ADMIN_TOKEN", token)
            assert main(["admin", *arguments]) == 0, capsys.readouterr().err
            return capsys.readouterr().out

        at = ("--url", server.url)
        token = run("token", "Oda", "--db", sqlite).strip()
        assert id in run("tables", *at, token=token)
        assert bob.id in run("guests", "bo", *at)
        talk(bob, id, "so there")
        ann.post(f"/api/matches/{id}/report", {"line": 1, "reason": "rude"}, expect=201)
        assert "> Bob: so there" in run("reports", *at)
        run("ban", "guest", bob.id, "--reason", "rude", *at)
        bob.get("/api/me", expect=403)
        assert bob.id in run("bans", *at)
        run("unban", "guest", bob.id, *at)
        bob.get("/api/me")
        words = tmp_path / "words.txt"
        words.write_text("darn\n\n")
        assert run("words", "--set", str(words), *at) == "darn\n"
        run("delete", id, *at)
        assert "delete table" in run("acts", *at)
        run("token", "Oda", "--db", sqlite)  # the earlier one of the same name is void
        assert main(["admin", "tables", *at]) == 2
        assert "operator's token" in capsys.readouterr().err
    assert main(["admin", "tables", *at]) == 2
    assert "does not answer" in capsys.readouterr().err
