"""What people call themselves: at all their tables at once, without a word in any log."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from safehouse.server.guests.names import clean_name
from safehouse.server.storage import schema
from safehouse.server.tables import entries as en
from safehouse.server.tables.look_alikes import told_apart
from safehouse.server.tables.table import Table

from .harness import Caller, Running, running, until
from .postgres import Cluster
from .test_storage import rows_of
from .test_tables import finished, seated


def names(guest: Caller, id: str) -> list[str | None]:
    return [player["name"] for player in guest.table(id)["players"]]


def log_length(server: Running, guest: Caller) -> int:
    """How many entries the logs of a guest's tables have."""
    own = sa.select(schema.seats.c.match).where(schema.seats.c.guest == guest.id)
    count = sa.select(sa.func.count()).select_from(schema.log).where(schema.log.c.match.in_(own))
    with server.house.database.engine.connect() as connection:
        return int(connection.execute(count).scalar() or 0)


class TestRenaming:
    def test_another_name_holds_at_once_and_everywhere(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        before = guests[1].table(id)
        assert guests[0].post("/api/me", {"name": " Mara "})["name"] == "Mara"
        assert guests[0].get("/api/me")["name"] == "Mara"
        table = guests[1].table(id)
        assert names(guests[1], id) == ["Mara", "Bob"]
        assert (table["seq"], table["decision"]) == (before["seq"], before["decision"])

    def test_it_writes_nothing_into_any_log(self, server: Running) -> None:
        ann = server.guest("Ann")
        for _ in range(5):
            ann.open("me", "me", game="whisper")  # no bot, which would write by itself
            ann.open("me", "open", game="whisper")
        before = log_length(server, ann)
        ann.post("/api/me", {"name": "Mara"})
        assert log_length(server, ann) == before

    def test_who_listens_is_told(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        with guests[1].events(id) as events:
            events.next("table")
            guests[0].post("/api/me", {"name": "Mara"})
            until(lambda: [one["name"] for one in events.next("presence")["players"]] == ["Mara", "Bob"])

    def test_it_holds_after_a_restart(self, database: str) -> None:
        with running(database) as server:
            guests, id = seated(server, "Ann", "Bob")
            guests[0].post("/api/me", {"name": "Mara"})
        with running(database) as server:
            assert names(Caller(server.url, None), id) == ["Mara", "Bob"]

    def test_no_log_holds_a_guests_own_name(self, server: Running) -> None:
        _, id = seated(server, "Ann", "Bob")
        assert not any("Ann" in row.entry or "Bob" in row.entry for row in rows_of(server, id))

    @pytest.mark.parametrize("through", ["postgresql", "redis"])
    def test_other_servers_hear_of_it(self, cluster: Cluster, through: str, request: pytest.FixtureRequest) -> None:
        url = cluster.database()
        redis = request.getfixturevalue("redis").url if through == "redis" else None
        with running(url, redis=redis) as one, running(url, redis=redis) as two:
            ann, bob = one.guest("Ann"), two.guest("Bob")
            opened = ann.open("me", "open")
            bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
            until(lambda: names(ann, opened["id"]) == ["Ann", "Bob"])
            with bob.events(opened["id"]) as events:
                events.next("table")
                ann.post("/api/me", {"name": "Mara"})
                until(lambda: events.next("presence")["players"][0]["name"] == "Mara")

    def test_a_seat_that_was_named_by_hand_keeps_its_name(self, server: Running) -> None:
        guest = server.guest("Ann")
        id = guest.open({"kind": "me"}, {"kind": "me", "name": "Yuki"})["id"]
        guest.post("/api/me", {"name": "Mara"})
        assert names(guest, id) == ["Mara", "Yuki"]

    def test_old_logs_with_names_are_replayed(self) -> None:
        opened = en.Opened(
            "whisper", {}, [en.SeatPlan("human", "a", "Ann"), en.SeatPlan("open")], "a", "live", "none", False
        )
        table = Table("0" * 16, opened, 0.0)
        joined = en.read('{"kind":"joined","seat":1,"guest":"b","name":"Bob"}')
        renamed = en.read('{"kind":"renamed","seats":[0],"name":"Mara"}')
        for entry in (joined, renamed):
            table.apply(entry, 1.0)
        assert [(seat.guest, seat.name) for seat in table.seats] == [("a", None), ("b", None)]

    @pytest.mark.rule("INK-10.3")
    def test_where_a_game_is_played_in_silence_names_stay(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito")
        refusal: Any = guests[0].post("/api/me", {"name": "I am Bubble"}, expect=409)
        assert (refusal["type"], refusal["reason"]) == ("/problems/refused", "silence")
        assert "inkognito" in refusal["detail"]
        assert names(guests[1], id) == ["Ann", "Bob", "Cem"]

    @pytest.mark.rule("INK-10.3")
    def test_with_chat_or_after_the_end_names_change(self, server: Running) -> None:
        guests, _ = seated(server, "Ann", "Bob", "Cem", game="inkognito", options={"chat": True})
        guests[0].post("/api/me", {"name": "Mara"})
        guests, _ = finished(server)
        guests[0].post("/api/me", {"name": "Mara"})


class TestNames:
    @pytest.mark.parametrize(
        "name",
        [
            "",
            " ",
            "\u200d",
            "\u3164",
            "\u2800\u2800",
            "\u115f",
            "\uffa0",
            "\u202e\u202c",
            "\u0007",
            "\ufe0f",
            "\u00ad",
            "...",
        ],
    )
    def test_who_cannot_be_seen_is_refused(self, server: Running, name: str) -> None:
        refusal = Caller(server.url, None).call("POST", "/api/guest", {"name": name})
        assert refusal.status_code in (400, 422), refusal.text
        assert "visible" in refusal.text or "letter" in refusal.text or "length" in refusal.text

    @pytest.mark.parametrize(
        ("given", "kept"),
        [
            ("An\u200dn", "Ann"),
            ("\u202eAnn", "Ann"),
            ("A\u3164nn", "A nn"),
            ("Ann\u2800", "Ann"),
            ("e\u0301ve", "\u00e9ve"),
            ("雪 Yuki", "雪 Yuki"),
            ("Łukasz", "Łukasz"),
            ("\U0001f98a", "\U0001f98a"),
            ("Ольга Ann", "Ольга Ann"),
        ],
    )
    def test_what_cannot_be_seen_is_left_out(self, given: str, kept: str) -> None:
        assert clean_name(given) == kept

    @pytest.mark.parametrize("name", ["\u0410nn", "B\u043eb", "\u0391nn", "a" + "\u0301" * 9])
    def test_letters_that_pretend_are_refused_with_the_reason(self, server: Running, name: str) -> None:
        refusal: Any = Caller(server.url, None).post("/api/guest", {"name": name}, expect=422)
        assert "alphabet" in refusal["detail"] or "marks" in refusal["detail"]

    @pytest.mark.parametrize(
        "name", ["Max", "\u041c\u0430\u0445", "max", "M\u00e1x", "\u039c\u03b1x".replace("x", "\u03c7")]
    )
    def test_a_namesake_is_told_apart(self, server: Running, name: str) -> None:
        guests, id = seated(server, "Max", name)
        for viewer in (*guests, Caller(server.url, None)):
            assert names(viewer, id) == ["Max", f"{name} (2)"]

    def test_nobody_takes_the_number_of_another(self) -> None:
        assert told_apart([("Ann", "a"), ("Ann", "b"), ("Ann (2)", "c")]) == ["Ann", "Ann (3)", "Ann (2)"]
        assert told_apart([("Ann", "a"), ("Ann", "a"), (None, None)]) == ["Ann", "Ann", None]

    def test_in_the_chat_too(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Ann")
        for guest in guests:
            guest.post(f"/api/matches/{id}/chat", {"text": "hello"})
        assert [line["name"] for line in guests[0].table(id)["chat"]] == ["Ann", "Ann (2)"]

    def test_a_message_that_shows_nothing_is_refused(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guests[0].post(f"/api/matches/{id}/chat", {"text": "\u3164 \u2800"}, expect=422)
