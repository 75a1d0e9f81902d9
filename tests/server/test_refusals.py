"""Bad input: each call's errors are documented (the caller checks that) and change nothing."""

from __future__ import annotations

import contextlib
import json
import socket
import uuid
from typing import Any

import httpx
import pytest

from safehouse.server.settings import Settings
from safehouse.server.tables import permissions

from .harness import Caller, Limits, Running, running, until
from .test_races import together
from .test_tables import finished, mover, seated

AT_A_TABLE = (
    "join",
    "fill",
    "remove",
    "vote",
    "actions",
    "gesture",
    "standing",
    "undo",
    "resign",
    "leave",
    "return",
    "chat",
    "mute",
    "block",
    "report",
    "rematch",
    "same-deal",
    "continue",
    "look",
    "number",
    "notices",
    "review",
    "why-not",
    "hint",
    "challenge",
)
POSTS = (
    "/api/guest",
    "/api/guest/claim",
    "/api/guest/devices",
    "/api/guest/devices/forget",
    "/api/me",
    "/api/me/bots",
    "/api/me/accepts",
    "/api/matches",
    "/api/records",
    "/api/deals",
    "/api/me/notices",
    "/api/me/notices/channels",
    "/api/notices/confirm",
    "/api/notices/off",
    "/api/cases/{date}/answer",
    "/api/cases/{date}/turn",
    *(f"/api/matches/{{id}}/{name}" for name in AT_A_TABLE),
)
OF_THEMSELVES = {
    "/api/guest/devices/leave",
    "/api/me/delete",
    "/api/me/ignored/{relation}/end",
    "/api/me/bots/{bot}/accepts",
    "/api/me/bots/{bot}/revoke",
}
"""Calls after which a guest, or its bot, is not what it was: test_reading_along.py, test_privacy.py,
test_moderation.py, test_outside_bots.py."""
OF_NOTICES = {
    "/api/me/notices/channels/{channel}/remove",
    "/api/me/notices/channels/{channel}/try",
    "/api/notices/off/{token}",
}
"""Calls about one channel, and the one that programs for mail make: test_notices.py."""
BY_LINK = ("/api/notices/confirm", "/api/notices/off")
WITHOUT_TOKEN = ("/api/guest", "/api/guest/claim", *BY_LINK, "/api/cases/{date}/answer", "/api/cases/{date}/turn")
WITHOUT_BODY = ("/fill", "/devices", "/forget", "/review")
WITHOUT_KEY = (
    "guest",
    "claim",
    "devices",
    "forget",
    "me",
    "deals",
    "rematch",
    "why-not",
    "hint",
    "mute",
    "block",
    "report",
    "notices",
    "channels",
    "confirm",
    "off",
    "answer",
    "turn",
    "review",
    "bots",
    "accepts",
    "challenge",
)
BODIES: dict[str, Any] = {
    "/api/guest": {"name": "Ann"},
    "/api/guest/claim": {"code": "2222-2222"},
    "/api/me": {"name": "Ann"},
    "/api/matches": {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "/api/records": {"record": {}},
    "/api/me/notices": {"language": "en", "zone": "Europe/Vienna", "live": False},
    "/api/me/notices/channels": {"kind": "json", "address": "https://example.org/hook"},
    "confirm": {"token": "x"},
    "off": {"token": "x"},
    "answer": {"answers": []},
    "turn": {"steps": []},
    "join": {},
    "continue": {"seat": 0, "at": 0},
    "look": {"look": "players"},
    "number": {"number": "00" * 32},
    "notices": {"wanted": True},
    "actions": {"decision": "0-1", "action": "PASS"},
    "gesture": {"gesture": "wink"},
    "standing": {"declare_with": None},
    "chat": {"text": "hello"},
    "remove": {"seat": 1},
    "vote": {"seat": 1},
    "mute": {"seat": 1},
    "block": {"seat": 1},
    "report": {"seat": 1, "reason": "rude"},
    "why-not": {"action": "PASS"},
    "/api/me/bots": {"name": "Robin"},
    "/api/me/accepts": {"who": "owner"},
    "challenge": {"bot": "0123456789abcdef"},
}


@pytest.fixture(scope="module")
def running_table(server: Running) -> tuple[str, str, str]:
    """One table for all calls that must change nothing: its id, its first guest's id and token."""
    guests, id = seated(server, "Ann", "Bob", game="whisper")
    return id, guests[0].id, guests[0].token


@pytest.fixture
def table(server: Running, running_table: tuple[str, str, str]) -> tuple[Caller, str]:
    id, guest, token = running_table
    ann = Caller(server.url, None)
    ann.id, ann.token = guest, token
    ann.http.headers["Authorization"] = f"Bearer {token}"
    return ann, id


def filled(path: str, id: str) -> str:
    return path.format(id=id, date="2026-11-18")


def body_of(path: str) -> Any:
    return BODIES.get(path, BODIES.get(path.rsplit("/", 1)[-1], {}))


def log_of(server: Running, id: str) -> int:
    """How many entries a table's log has."""
    with server.house.database.engine.connect() as connection:
        return int(connection.exec_driver_sql(f"SELECT count(*) FROM log WHERE match = '{id}'").scalar() or 0)  # noqa: S608


def test_the_list_of_calls_is_complete(server: Running) -> None:
    described = Caller(server.url, None).get("/schema")["paths"]
    posts = {path for path, operations in described.items() if "post" in operations}
    of_operators = {path for path in posts if path.startswith("/api/admin/")}  # test_moderation.py
    assert posts - of_operators == set(POSTS) | OF_THEMSELVES | OF_NOTICES
    others = {
        (method, path) for path, operations in described.items() for method in operations.keys() - {"get", "post"}
    }
    assert others == {("patch", "/api/matches/{id}/notes")}  # test_notes.py


@pytest.mark.parametrize("server", ["sqlite", pytest.param("postgresql", marks=pytest.mark.full)], indirect=True)
@pytest.mark.parametrize("path", POSTS)
class TestEveryPost:
    """Refused before any database is asked for more than who calls: one kind of it is enough for `make test`."""

    @pytest.mark.parametrize(
        "content",
        [
            b"{",
            b"",
            b"[]",
            b"7",
            b'{"unknown": 1}',
            b"\xff\xfe",
            b'{"name": "\xed\xa0\x80"}',
            b'{"name": 7, "text": 7, "action": {}, "seat": "x"}',
            b"[" * 9000,
        ],
    )
    def test_a_malformed_body(self, server: Running, table: tuple[Caller, str], path: str, content: bytes) -> None:
        ann, id = table
        before = log_of(server, id)
        path = filled(path, id)
        if path.endswith(WITHOUT_BODY) or (content == b"" and body_of(path) == {}):
            return  # these need no body
        response = ann.call("POST", path, content=content, headers={"Content-Type": "application/json"})
        assert response.status_code == 400, response.text
        assert response.headers["content-type"] == "application/problem+json"
        assert response.json()["status"] == 400
        assert log_of(server, id) == before

    def test_a_body_that_is_not_json(self, table: tuple[Caller, str], path: str) -> None:
        ann, id = table
        headers = {"Content-Type": "text/plain"}
        response = ann.call("POST", filled(path, id), content=json.dumps(body_of(path)), headers=headers)
        assert response.status_code == 415

    def test_a_body_that_is_too_large(self, table: tuple[Caller, str], path: str) -> None:
        ann, id = table
        size = 2_100_000 if path == "/api/records" else 17_000
        response = ann.call("POST", filled(path, id), {"text": "x" * size})
        assert response.status_code == 413

    def test_a_wrong_token(self, table: tuple[Caller, str], path: str) -> None:
        ann, id = table
        if path in WITHOUT_TOKEN:
            return
        for token in ("Bearer nobody", "Bearer", "Basic abc", f"Bearer {ann.token}x"):
            ann.http.headers["Authorization"] = token
            assert ann.call("POST", filled(path, id), body_of(path)).status_code == 401

    def test_a_forged_cookie(self, server: Running, table: tuple[Caller, str], path: str) -> None:
        if path in WITHOUT_TOKEN:
            return
        stranger = Caller(server.url, None)
        for value in ("forged", table[0].id, f"{table[0].token[:-1]}_"):
            headers = {"Cookie": f"safehouse={value}"}
            assert stranger.call("POST", filled(path, table[1]), body_of(path), headers=headers).status_code == 401
        assert stranger.call("POST", filled(path, table[1]), body_of(path)).status_code == 401

    @pytest.mark.parametrize(
        "headers",
        [
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": "http://127.0.0.1.evil.example"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ],
    )
    def test_a_call_from_another_site(
        self, server: Running, table: tuple[Caller, str], path: str, headers: dict[str, str]
    ) -> None:
        ann, id = table
        before = log_of(server, id)
        response = ann.call("POST", filled(path, id), body_of(path), headers=headers)
        assert response.status_code == 403
        assert response.json()["type"] == "/problems/cross-origin"
        assert log_of(server, id) == before

    def test_a_call_from_the_own_page(self, server: Running, path: str) -> None:
        (ann, _), id = seated(server, "Ann", "Bob", game="whisper")
        headers = {"Origin": ann.url, "Sec-Fetch-Site": "same-origin"}
        answer = ann.call("POST", filled(path, id), body_of(path), headers=headers)
        assert (answer.json() or {}).get("type") != "/problems/cross-origin"
        assert answer.status_code != 403 or path in ("/api/guest/claim", *BY_LINK)  # where the code is wrong

    def test_an_unknown_table(self, table: tuple[Caller, str], path: str) -> None:
        if "{id}" in path:
            for id in ("0000000000000000", "'", "%00", "x" * 40):
                assert table[0].call("POST", filled(path, id), body_of(path)).status_code in (400, 404)

    def test_somebody_without_a_seat(self, server: Running, table: tuple[Caller, str], path: str) -> None:
        if "{id}" not in path or path.endswith("join"):
            return
        before = log_of(server, table[1])
        assert server.guest("Eve").call("POST", filled(path, table[1]), body_of(path)).status_code == 403
        assert log_of(server, table[1]) == before

    def test_a_bad_key(self, table: tuple[Caller, str], path: str) -> None:
        if path.rsplit("/", 1)[-1] in WITHOUT_KEY:
            return
        for key in ("x" * 81, "with space", ""):
            headers = {"Idempotency-Key": key}
            assert table[0].call("POST", filled(path, table[1]), body_of(path), headers=headers).status_code == 400


class TestActing:
    def test_a_stale_decision_gets_the_fresh_table(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        guest.act(table)
        fresh = guest.table(id, seat=table["seat"])
        refusal = guest.act(table, expect=409)
        assert refusal["type"] == "/problems/stale"
        assert refusal["table"] == fresh
        assert refusal["view"] == fresh["view"]

    def test_a_foreign_seat(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        other = next(one for one in guests if one is not guest)
        other.act(table, expect=403)
        for seat in (1 - table["seat"], 3):
            guest.get(f"/api/matches/{id}", params={"seat": seat}, expect=403)
        assert guest.table(id)["seq"] == table["seq"]

    @pytest.mark.parametrize("action", ["STOP", "FIRST_PLAYER(0)", "LEAVE(0)"])
    def test_an_illegal_action_names_the_rule(self, server: Running, action: str) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        refusal = guest.act(table, action, expect=422)
        assert refusal["rule"].startswith("SPY-")
        assert refusal["message"]
        assert guest.table(id)["seq"] == table["seq"]

    @pytest.mark.parametrize("action", ["", "DANCE", 999_999, "x" * 100, "CONNECT(", "\u0000"])
    def test_what_is_no_action(self, server: Running, action: Any) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        assert guest.call(
            "POST", f"/api/matches/{id}/actions", {"decision": table["decision"], "action": action}
        ).status_code in (400, 422)

    @pytest.mark.parametrize("decision", ["0", "x", "9-1", "-1-1", "0-", "²-1", "0-1-1"])
    def test_what_is_no_decision(self, server: Running, decision: str) -> None:
        guests, id = seated(server, "Ann", "Bob")
        body = {"decision": decision, "action": "STOP"}
        response = guests[0].call("POST", f"/api/matches/{id}/actions", body)
        assert response.status_code in (403, 422)

    def test_a_key_belongs_to_one_request(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        key = uuid.uuid4().hex
        body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        guest.post(f"/api/matches/{id}/actions", body, key=key)
        other = {**body, "action": table["legal"][1]["text"]}
        assert guest.post(f"/api/matches/{id}/actions", other, key=key, expect=422)["type"] == "/problems/key-reused"
        guest.post(f"/api/matches/{id}/chat", {"text": "hello"}, key=key, expect=422)
        elsewhere = guest.open("me", "open")["id"]
        guest.post(f"/api/matches/{elsewhere}/chat", {"text": "hello"}, key=key, expect=422)

    def test_after_the_end(self, server: Running) -> None:
        guests, id = finished(server)
        guests[0].post(f"/api/matches/{id}/actions", {"decision": "0-1", "action": "PASS"}, expect=409)
        for call in ("undo", "resign", "leave", "return", "hint"):
            guests[0].post(f"/api/matches/{id}/{call}", expect=409)

    def test_before_the_start(self, server: Running) -> None:
        ann = server.guest()
        id = ann.open("me", "open")["id"]
        ann.post(f"/api/matches/{id}/actions", {"decision": "0-1", "action": "PASS"}, expect=409)
        for call in ("undo", "resign", "return", "hint", "rematch"):
            ann.post(f"/api/matches/{id}/{call}", expect=409)
        ann.post(f"/api/matches/{id}/why-not", {"action": "PASS"}, expect=409)
        for call in ("record", "replay"):
            ann.get(f"/api/matches/{id}/{call}", expect=409)


class TestOpening:
    @pytest.mark.parametrize(
        ("change", "named"),
        [
            ({"game": "chess"}, "spyconnection"),
            ({"seats": [{"kind": "me"}]}, "2, 3"),
            ({"options": {"hand": 9}}, "3 or 2"),
            ({"options": {"nonsense": 1}}, "rounds"),
            ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "greedy"),
            ({"seats": [{"kind": "me", "bot": "greedy"}, {"kind": "open"}]}, "kind bot"),
            ({"seats": [{"kind": "me", "name": " \u0007"}, {"kind": "open"}]}, "1 to 24"),
        ],
    )
    def test_what_is_not_allowed_says_what_is(self, server: Running, change: dict[str, Any], named: str) -> None:
        refusal = server.guest().post("/api/matches", {**BODIES["/api/matches"], **change}, expect=422)
        assert named in refusal["detail"]

    def test_no_seat_is_open(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", public=True)
        server.guest("Eve").post(f"/api/matches/{id}/join", {}, expect=409)
        assert guests[0].table(id)["status"] == "running"

    def test_a_private_table_needs_its_own_code(self, server: Running) -> None:
        ann, eve = server.guest(), server.guest("Eve")
        one, two = ann.open("me", "open"), ann.open("me", "open")
        for invite in (None, "", "x", two["invite"], one["invite"].upper() + " "):
            eve.post(f"/api/matches/{one['id']}/join", {"invite": invite}, expect=403)

    @pytest.mark.parametrize(
        "record", [{}, {"game": "chess"}, {"game": "whisper", "format": 9}, {"game": "whisper", "steps": "x"}]
    )
    def test_a_record_with_faults(self, server: Running, record: Any) -> None:
        assert server.guest().post("/api/records", {"record": record}, expect=422)["faults"]

    def test_the_seats_of_a_record(self, server: Running) -> None:
        guests, id = finished(server)
        record = guests[0].get(f"/api/matches/{id}/record")
        for seats in ([{"kind": "me"}], [{"kind": "me"}, {"kind": "open"}]):
            guests[0].post("/api/records", {"record": record, "seats": seats}, expect=422)


class TestReading:
    @pytest.mark.parametrize(
        "query", ["seat=x", "seat=9", "since=-1", "since=x", "seat=0&seat=1&seat=zwei", "since=99999999999999999999"]
    )
    def test_wrong_parameters(self, server: Running, query: str) -> None:
        guests, id = seated(server, "Ann", "Bob")
        assert guests[0].call("GET", f"/api/matches/{id}?{query}").status_code in (400, 403)

    @pytest.mark.parametrize(
        ("query", "status"), [("as=5", 400), ("as=3", 422), ("upto=100000", 422), ("upto=-1", 400)]
    )
    def test_wrong_points_of_a_replay(self, server: Running, query: str, status: int) -> None:
        guests, id = finished(server)
        assert guests[0].call("GET", f"/api/matches/{id}/replay?{query}").status_code == status

    def test_addresses_that_lead_nowhere(self, server: Running) -> None:
        caller = Caller(server.url, None)
        assert caller.call("GET", "/api/nothing").status_code == 404
        assert caller.call("GET", "/api/games/chess/rules").status_code == 404
        assert caller.call("GET", "/assets/../../secret.py").status_code == 404
        assert caller.call("DELETE", "/api/games").status_code == 405
        assert caller.call("GET", "/some/page").headers["content-type"].startswith("text/html")

    def test_no_secret_is_taken_from_the_address(self, server: Running) -> None:
        ann = server.guest()
        stranger = Caller(server.url, None)
        stranger.get("/api/me", params={"token": ann.token}, expect=401)
        assert (
            stranger.call("GET", "/api/me", headers={"Authorization": "Bearer \u00e9".encode("latin-1")}).status_code
            == 401
        )


class TestLimits:
    def test_per_guest(self, sqlite: str) -> None:
        limits = Limits(calls=(0.5, 5), chat=(0.1, 2), tables=(0.1, 1), costly=(0.1, 1), streams=1)
        with running(sqlite, limits=limits) as server:
            ann = server.guest()
            id = ann.open("me", "me", game="whisper")["id"]
            assert ann.call("POST", "/api/matches", BODIES["/api/matches"]).status_code == 429
            ann.post(f"/api/matches/{id}/chat", {"text": "a"})
            answers = [ann.call("GET", "/api/me").status_code for _ in range(5)]
            assert answers[-1] == 429
            refused = ann.call("GET", "/api/me")
            assert int(refused.headers["retry-after"]) >= 1
            assert server.guest("Bob").get("/api/me")["name"] == "Bob"

    def test_taking_back_again_and_again(self, sqlite: str) -> None:
        with running(sqlite, limits=Limits(changes=(0.1, 3))) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            mine, table = mover(guests, id)
            statuses = []
            for _ in range(4):
                mine.act(table)
                statuses.append(mine.call("POST", f"/api/matches/{id}/undo").status_code)
                table = mine.table(id)
            assert statuses == [200, 200, 200, 429]

    def test_a_full_log_takes_only_what_the_game_needs(self, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with running(sqlite) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            mine, table = mover(guests, id)
            monkeypatch.setattr(permissions, "LONGEST_LOG", 3)
            assert mine.act(table)
            for path, body in (("undo", None), ("chat", {"text": "again?"})):
                told = mine.call("POST", f"/api/matches/{id}/{path}", body)
                assert (told.status_code, told.json()["reason"]) == (409, "full")
            mover(guests, id)

    def test_streams_of_one_guest(self, sqlite: str) -> None:
        with running(sqlite, limits=Limits(streams=1)) as server:
            ann = server.guest()
            id = ann.open("me", "me", game="whisper")["id"]
            with ann.events(id) as events:
                events.next("table")
                assert ann.call("GET", f"/api/matches/{id}/events").status_code == 429
            until(lambda: server.house.stream_monitor.count == 0)
            with ann.events(id) as events:
                events.next("table")

    def test_per_address(self, sqlite: str) -> None:
        limits = Limits(address=(0.1, 12), guests=(0.1, 2), failures=(0.1, 2))
        with running(sqlite, limits=limits, limit_loopback=True) as server:
            caller = Caller(server.url, None)
            statuses = [caller.call("POST", "/api/guest", {"name": "Ann"}).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]
            caller.http.cookies.clear()
            wrong = {"Authorization": "Bearer wrong"}
            statuses = [caller.call("GET", "/api/me", headers=wrong).status_code for _ in range(3)]
            assert statuses == [401, 401, 429]
            statuses = [caller.call("GET", "/api/games").status_code for _ in range(8)]
            assert statuses[-1] == 429

    def test_a_network_of_ipv6_is_one_caller(self, sqlite: str) -> None:
        with running(sqlite, limits=Limits(address=(0.1, 5), guests=(0.1, 2), failures=(0.1, 2))) as server:

            def status(address: str, path: str = "/api/games", **more: Any) -> int:
                return httpx.request(
                    more.pop("method", "GET"), server.url + path, headers={"X-Forwarded-For": address}, **more
                ).status_code

            assert [status(f"2001:db8::{i}") for i in range(6)] == [200] * 5 + [429]
            assert status("2001:db8:0:1::1") == 200
            named: dict[str, Any] = {"method": "POST", "path": "/api/guest", "json": {"name": "Ann"}}
            assert [status(f"2001:db8:0:2::{i}", **named) for i in range(3)] == [201, 201, 429]

    def test_a_proxy_that_does_not_say_for_whom_it_asks_is_one_caller(self, sqlite: str) -> None:
        usual = Settings.limit_loopback
        with running(sqlite, limits=Limits(address=(0.1, 5)), limit_loopback=usual) as server:
            assert [httpx.get(f"{server.url}/api/games").status_code for _ in range(6)] == [200] * 5 + [429]

    def test_one_hint_at_a_time(self, sqlite: str) -> None:
        with running(sqlite) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            answers: list[tuple[int, httpx.Response]] = []

            def ask(n: int) -> None:
                answers.append((n, guests[n].call("POST", f"/api/matches/{id}/hint")))

            together([(ask, (0,)), (ask, (0,)), (ask, (1,))])
            assert sorted((n, answer.status_code) for n, answer in answers) == [(0, 200), (0, 429), (1, 200)]
            refused = next(answer for _, answer in answers if answer.status_code == 429)
            assert refused.headers["retry-after"] == "1"
            assert guests[0].call("POST", f"/api/matches/{id}/hint").status_code == 200
            for _ in range(2):  # what is refused is none
                assert server.guest("Eve").call("POST", f"/api/matches/{id}/hint").status_code == 403

    def test_a_body_that_trickles_in(self, sqlite: str) -> None:
        """The time is for the whole body, however small its parts."""
        with running(sqlite, body_seconds=0.5) as server:
            host, port = server.url.removeprefix("http://").split(":")
            for path in ("/api/guest", f"/api/matches/{'0' * 16}/actions"):
                with socket.create_connection((host, int(port)), timeout=10) as raw:
                    token = f"Authorization: Bearer {server.guest().token}\r\n"
                    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{token}"
                    raw.sendall(f"{head}Content-Length: 100\r\n\r\n".encode())
                    raw.settimeout(0.1)
                    answer, sent = b"", 0
                    while not answer and sent < 40:
                        with contextlib.suppress(TimeoutError):
                            answer = raw.recv(100)
                        if not answer:
                            raw.sendall(b" ")
                            sent += 1
                    assert answer.startswith(b"HTTP/1.1 408")

    def test_a_body_that_never_arrives(self, sqlite: str) -> None:
        with running(sqlite, body_seconds=0.2) as server:
            host, port = server.url.removeprefix("http://").split(":")
            with socket.create_connection((host, int(port)), timeout=10) as raw:
                head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                raw.sendall(f"{head}Content-Length: 50\r\n\r\n{{".encode())
                assert raw.recv(100).startswith(b"HTTP/1.1 408")

    def test_a_chunked_body_that_is_too_large(self, server: Running) -> None:
        def chunks() -> Any:
            for _ in range(20):
                yield b" " * 1000

        headers = {"Content-Type": "application/json"}
        response = server.guest().call("POST", "/api/matches", content=chunks(), headers=headers)
        assert response.status_code == 413

    def test_only_known_names(self, sqlite: str) -> None:
        with running(sqlite, hosts=("127.0.0.1",)) as server:
            caller = Caller(server.url, None)
            assert caller.call("GET", "/api/games").status_code == 200
            assert caller.http.get("/api/games", headers={"Host": "evil.example"}).status_code == 403

    def test_names_and_origins_know_no_case(self, sqlite: str) -> None:
        origins = ("https://Play.Example.org",)
        with running(sqlite, hosts=("Games.Example.ORG", "127.0.0.1"), origins=origins) as server:
            caller = Caller(server.url, None)
            for host in ("games.example.org", "Games.Example.ORG", "GAMES.example.org:8000"):
                assert caller.http.get("/api/games", headers={"Host": host}).status_code == 200
            headers = {"Origin": "https://play.example.org"}
            assert caller.http.post("/api/guest", json={"name": "Ann"}, headers=headers).status_code == 201
