"""Strangers at one table: everybody sees who is who, nobody holds two seats in secret, nobody is told what to do."""

from __future__ import annotations

from typing import Any

from .harness import Caller, Running, running, until
from .test_storage import status_of
from .test_tables import mover, seated


class TestSeatsOfOneGuest:
    def test_nobody_opens_a_public_table_with_several_seats(self, server: Running) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
        body = {"game": "spyconnection", "seats": seats, "public": True}
        assert "one seat" in server.guest().post("/api/matches", body, expect=422)["detail"]

    def test_nobody_gets_a_second_seat_by_joining(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        id = ann.open("me", "open", "open", public=True)["id"]
        for seat in (1, 2):
            assert bob.post(f"/api/matches/{id}/join", {"seat": seat})["seat"] == 1
        assert [player["kind"] for player in ann.table(id)["players"]] == ["human", "human", "open"]

    def test_elsewhere_several_seats_of_one_are_shown_to_all(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open({"kind": "me", "name": "Eve"}, "open", {"kind": "me", "name": "Zoe"})
        bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        for viewer in (bob, Caller(server.url, None)):
            assert [player["same_as"] for player in viewer.table(opened["id"])["players"]] == [None, None, 0]


class TestHints:
    def test_at_public_tables_there_are_none(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", public=True)
        guest, table = mover(guests, id)
        assert table["hints"] is False
        assert guest.post(f"/api/matches/{id}/hint", expect=409)["reason"] == "hints"

    def test_unless_the_host_wants_them_and_then_all_are_told(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", public=True, hints=True)
        guest, _ = mover(guests, id)
        assert all(one.table(id)["hints"] for one in guests)
        assert guest.post(f"/api/matches/{id}/hint")["action"]

    def test_the_lobby_says_so(self, server: Running) -> None:
        ann = server.guest("Ann")
        ids = {ann.open("me", "open", public=True, hints=hints)["id"]: hints for hints in (True, False)}
        listed = {table["id"]: table["hints"] for table in whole_lobby(ann)}
        assert ids.items() <= listed.items()

    def test_among_friends_the_host_decides(self, server: Running) -> None:
        for given, hints in ((None, True), (True, True), (False, False)):
            ann = server.guest("Ann")
            id = ann.open("me", "random", hints=given)["id"]
            assert ann.table(id)["hints"] is hints


class TestRemoving:
    def test_the_host_sends_somebody_away_for_good(self, server: Running) -> None:
        ann, bob, cem = server.guest("Ann"), server.guest("Bob"), server.guest("Cem")
        opened = ann.open("me", "open", "open", public=True)
        id = opened["id"]
        bob.post(f"/api/matches/{id}/join", {})
        with bob.events(id) as events:
            events.next("table")
            table = ann.post(f"/api/matches/{id}/remove", {"seat": 1})
            assert events.ended.wait(10)
        assert [player["kind"] for player in table["players"]] == ["human", "open", "open"]
        for body in ({}, {"invite": opened["invite"]}):
            assert bob.post(f"/api/matches/{id}/join", body, expect=409)["reason"] == "removed"
        assert all(table["id"] != id for table in bob.get("/api/me")["tables"])
        assert cem.post(f"/api/matches/{id}/join", {})["seat"] == 1

    def test_nobody_else_does_and_not_after_the_start(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem")
        assert guests[0].post(f"/api/matches/{id}/remove", {"seat": 1}, expect=409)["reason"] == "begun"
        ann, bob = server.guest("Ann"), server.guest("Bob")
        id = ann.open("me", "open", "open", public=True)["id"]
        bob.post(f"/api/matches/{id}/join", {})
        bob.post(f"/api/matches/{id}/remove", {"seat": 0}, expect=403)
        for seat in (0, 2, 3):
            ann.post(f"/api/matches/{id}/remove", {"seat": seat}, expect=409)

    def test_it_holds_after_a_restart(self, sqlite: str) -> None:
        with running(sqlite) as server:
            ann, bob = server.guest("Ann"), server.guest("Bob")
            id = ann.open("me", "open", "open", public=True)["id"]
            bob.post(f"/api/matches/{id}/join", {})
            ann.post(f"/api/matches/{id}/remove", {"seat": 1})
        with running(sqlite) as server:
            again = Caller(server.url, None)
            again.http.headers["Authorization"] = f"Bearer {bob.token}"
            again.post(f"/api/matches/{id}/join", {}, expect=409)


class TestVotes:
    def vote(self, guest: Caller, id: str, seat: int, **more: int) -> dict[str, Any]:
        found: dict[str, Any] = guest.post(f"/api/matches/{id}/vote", {"seat": seat}, **more)
        return found

    def test_the_others_put_a_spoiler_out_and_a_bot_plays_on(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game="spyconnection", options={"first_player": 2})
        table = self.vote(guests[0], id, 2)
        assert table["votes"] == [{"seat": 2, "by": [0], "needed": 2}]
        assert guests[2].table(id)["votes"] == table["votes"]
        assert self.vote(guests[0], id, 2)["votes"] == table["votes"]  # a vote stands, and counts once
        table = self.vote(guests[1], id, 2)
        assert table["votes"] == []
        assert [(player["removed"], player["resigned"]) for player in table["players"]][2] == (True, True)
        until(lambda: guests[0].table(id)["to_move"] != [2])  # the bot plays
        assert guests[2].table(id)["decision"] is None
        guests[2].post(f"/api/matches/{id}/return", expect=409)

    def test_one_alone_puts_nobody_out_but_who_is_away(self, sqlite: str) -> None:
        with running(sqlite, bot_pause=1000.0) as server:
            guests, id = seated(server, "Ann", "Bob")
            assert self.vote(guests[0], id, 1, expect=409)["reason"] == "alone"
            guests[1].post(f"/api/matches/{id}/leave")
            assert self.vote(guests[0], id, 1)["players"][1]["removed"]

    def test_who_is_away_has_no_say(self, sqlite: str) -> None:
        with running(sqlite, bot_pause=1000.0) as server:
            guests, id = seated(server, "Ann", "Bob", "Cem")
            guests[1].post(f"/api/matches/{id}/leave")
            assert self.vote(guests[1], id, 2, expect=409)["reason"] == "away"
            assert self.vote(guests[0], id, 2, expect=409)["reason"] == "alone"

    def test_more_than_half_are_needed_and_seats_of_one_count_once(self, server: Running) -> None:
        ann, bob, cem = server.guest("Ann"), server.guest("Bob"), server.guest("Cem")
        opened = ann.open("me", {"kind": "me", "name": "Zoe"}, "open", "open")
        for guest in (bob, cem):
            guest.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        assert self.vote(ann, opened["id"], 2)["votes"] == [{"seat": 2, "by": [0], "needed": 2}]
        assert self.vote(cem, opened["id"], 2)["players"][2]["removed"]

    def test_against_whom_there_is_no_vote(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open("me", "open", "random")
        self.vote(ann, opened["id"], 1, expect=409)
        bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        for seat in (0, 2, 3):
            assert "1" in self.vote(ann, opened["id"], seat, expect=422)["detail"]
        self.vote(server.guest("Eve"), opened["id"], 1, expect=403)


class TestWaiting:
    def test_a_table_nobody_joins_closes(self, database: str) -> None:
        with running(database, open_seconds={"live": 0.3, "days": 1000.0}) as server:
            ann = server.guest("Ann")
            public, private = ann.open("me", "open", public=True)["id"], ann.open("me", "open")["id"]
            table = until(lambda: ann.table(public)["status"] == "closed" and ann.table(public))
            assert table["closed_by"] == "time"
            assert ann.table(private)["status"] == "open"
            assert public not in [table["id"] for table in ann.get("/api/lobby")["tables"]]

    def test_after_a_restart_too(self, sqlite: str) -> None:
        with running(sqlite) as server:
            id = server.guest("Ann").open("me", "open", public=True)["id"]
        with running(sqlite, open_seconds={"live": 0.1, "days": 0.1}) as server:
            until(lambda: status_of(server, id) == "closed")

    def test_who_sits_down_gives_it_more_time(self, sqlite: str) -> None:
        with running(sqlite, open_seconds={"live": 1000.0, "days": 1000.0}) as server:
            ann, bob = server.guest("Ann"), server.guest("Bob")
            id = ann.open("me", "open", "open", public=True)["id"]
            table = server.house.repository.sessions[0].table
            before = table.waiting_since
            bob.post(f"/api/matches/{id}/join", {})
            assert server.house.repository.sessions[0].table.waiting_since > before

    def test_so_many_tables_of_one_may_wait(self, database: str) -> None:
        with running(database, waiting_of_guest=2) as server:
            ann = server.guest("Ann")
            bodies = [{"game": "whisper", "seats": [{"kind": "open"}, {"kind": "open"}]}] * 3
            for body in bodies[:2]:
                ann.post("/api/matches", body)
            assert "wait for players" in ann.post("/api/matches", bodies[2], expect=409)["detail"]
            ann.open("me", "random", game="whisper")

    def test_who_opens_tables_without_sitting_down_is_counted(self, sqlite: str) -> None:
        with running(sqlite, tables_of_guest=2) as server:
            ann = server.guest("Ann")
            body = {"game": "whisper", "seats": [{"kind": "open"}, {"kind": "open"}]}
            for _ in range(2):
                ann.post("/api/matches", body)
            assert "opened" in ann.post("/api/matches", body, expect=409)["detail"]

    def test_so_many_seats_of_one_may_be_held(self, database: str) -> None:
        with running(database, seats_of_guest=2) as server:
            ann, bob = server.guest("Ann"), server.guest("Bob")
            bob.open("me", "me", game="whisper")
            assert (
                "seats"
                in bob.post(
                    "/api/matches", {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "bot"}]}, expect=409
                )["detail"]
            )
            opened = ann.open("me", "open", game="whisper", public=True)
            assert "seats" in bob.post(f"/api/matches/{opened['id']}/join", {}, expect=409)["detail"]


def whole_lobby(guest: Caller, **wanted: Any) -> list[dict[str, Any]]:
    """All pages of the tables that wait."""
    found: list[dict[str, Any]] = []
    for page in range(1, 100):
        body = guest.get("/api/lobby", params={**wanted, "page": page})
        found += body["tables"]
        if page * body["page_size"] >= body["total"]:
            assert len(found) == body["total"]
            return found
    raise AssertionError("the lobby has no end")


class TestLobby:
    def test_fifty_tables_of_one_push_nobody_out(self, database: str) -> None:
        with running(database) as server:
            bob, eve = server.guest("Bob"), server.guest("Eve")
            one = bob.open("me", "open", game="whisper", public=True)["id"]
            many = [eve.open("me", "open", game="whisper", public=True)["id"] for _ in range(50)]
            first = [table["id"] for table in bob.get("/api/lobby")["tables"]]
            assert first[:2] == [many[-1], one]
            listed = [table["id"] for table in whole_lobby(bob)]
            assert len(first) == 20
            assert sorted(listed) == sorted([one, *many])

    def test_games_to_watch_have_pages_too(self, sqlite: str) -> None:
        with running(sqlite) as server:
            ann = server.guest("Ann")
            ann.open("me", "me", game="whisper", spectators="public")
            for _ in range(23):
                ann.open("me", "random", game="whisper", public=True, spectators="public")
            pages = [ann.get("/api/lobby", params={"running_page": page}) for page in (1, 2, 3)]
            assert [len(page["running"]) for page in pages] == [20, 3, 0]
            assert {page["running_total"] for page in pages} == {23}

    def test_tables_are_found_by_game_pace_and_free_seats(self, sqlite: str) -> None:
        with running(sqlite) as server:
            ann = server.guest("Ann")
            whisper = ann.open("me", "open", game="whisper", public=True)["id"]
            slow = ann.open("me", "open", "open", game="spyconnection", speed="days", public=True)["id"]
            for wanted, ids in (
                ({}, {whisper, slow}),
                ({"game": "whisper"}, {whisper}),
                ({"game": "chess"}, set()),
                ({"speed": "days"}, {slow}),
                ({"speed": "live", "game": "spyconnection"}, set()),
                ({"free": 2}, {slow}),
                ({"free": 3}, set()),
            ):
                assert {table["id"] for table in whole_lobby(ann, **wanted)} == ids, wanted
            for wrong in ("speed=slow", "free=0", "page=0", "page=x", "running_page=-1"):
                ann.get(f"/api/lobby?{wrong}", expect=400)

    def test_a_card_is_made_anew_when_somebody_comes_or_sits_down(self, sqlite: str) -> None:
        with running(sqlite) as server:
            ann, bob = server.guest("Ann"), server.guest("Bob")
            id = ann.open("me", "open", "open", public=True)["id"]
            assert ann.get("/api/lobby")["tables"][0]["open_seats"] == 2
            bob.post(f"/api/matches/{id}/join", {})
            assert ann.get("/api/lobby")["tables"][0]["open_seats"] == 1
            bob.post("/api/me", {"name": "Mara"})
            assert [player["name"] for player in ann.get("/api/lobby")["tables"][0]["players"]] == ["Ann", "Mara", None]
            with ann.events(id) as events:
                events.next("table")
                assert ann.get("/api/lobby")["tables"][0]["players"][0]["connected"]
