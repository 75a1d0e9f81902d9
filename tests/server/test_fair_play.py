"""Strangers at one table: everybody sees who is who, nobody holds two seats in secret, nobody is told what to do."""

from __future__ import annotations

from .harness import Caller, Running
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
        listed = {table["id"]: table["hints"] for table in ann.get("/api/lobby")["tables"]}
        assert ids.items() <= listed.items()

    def test_among_friends_the_host_decides(self, server: Running) -> None:
        for given, hints in ((None, True), (True, True), (False, False)):
            ann = server.guest("Ann")
            id = ann.open("me", "random", hints=given)["id"]
            assert ann.table(id)["hints"] is hints
