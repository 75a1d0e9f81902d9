"""Bots that people bring: who may make them, where they may sit, what they are told, whom they play."""

from __future__ import annotations

import base64
from typing import Any

import pytest

import safehouse as sh
from safehouse.packed_observation import PackedObservation
from safehouse.server.settings import Limits

from .harness import Caller, Events, Running, running, until
from .test_tables import mover, seated


def invited(table: dict[str, Any]) -> dict[str, Any]:
    return {"invite": table["invite"]}


class TestWhoseBotItIs:
    def test_everybody_is_told_whose_bot_sits_there(self, server: Running) -> None:
        ann = server.guest("Ann")
        robin = server.bot(ann)
        opened = ann.open("me", "open")
        robin.post(f"/api/matches/{opened['id']}/join", invited(opened))
        for caller in (ann, robin):
            person, bot = caller.table(opened["id"])["players"]
            assert (person["program"], person["bot_of"]) == (False, None)
            assert (bot["name"], bot["program"], bot["bot_of"], bot["kind"]) == ("Robin", True, "Ann", "human")

    def test_a_guest_may_say_itself_that_it_is_a_bot(self, server: Running) -> None:
        ann, own = server.guest("Ann"), server.guest("Lone", bot=True)
        assert own.get("/api/me")["bot"] is True
        assert ann.get("/api/me")["bot"] is False
        opened = ann.open("me", "open")
        own.post(f"/api/matches/{opened['id']}/join", invited(opened))
        bot = ann.table(opened["id"])["players"][1]
        assert (bot["program"], bot["bot_of"]) == (True, None)

    def test_a_bot_that_opens_a_table_is_shown_as_one(self, server: Running) -> None:
        robin = server.bot(server.guest("Ann"))
        id = robin.open("me", "open")["id"]
        assert robin.table(id)["players"][0]["bot_of"] == "Ann"

    def test_it_stays_a_bot_under_another_name_and_on_another_device(self, server: Running) -> None:
        robin = server.bot(server.guest("Ann"))
        robin.post("/api/me", {"name": "Marian"})
        further = Caller(server.url, None)
        claimed = further.post("/api/guest/claim", {"code": robin.post("/api/guest/devices")["code"]})
        assert claimed["name"] == "Marian"
        assert further.get("/api/me")["bot"] is True

    def test_the_owners_new_name_is_shown(self, server: Running) -> None:
        ann = server.guest("Ann")
        robin = server.bot(ann)
        id = robin.open("me", "open")["id"]
        ann.post("/api/me", {"name": "Anna"})
        assert robin.table(id)["players"][0]["bot_of"] == "Anna"

    def test_a_restarted_house_still_knows(self, database: str) -> None:
        with running(database) as server:
            ann = server.guest("Ann")
            robin = server.bot(ann)
            opened = ann.open("me", "open")
            robin.post(f"/api/matches/{opened['id']}/join", invited(opened))
        with running(database) as server:
            ann.url = ann.http.base_url = server.url
            assert ann.table(opened["id"])["players"][1]["bot_of"] == "Ann"


class TestTokens:
    def test_made_listed_and_revoked(self, server: Running) -> None:
        ann = server.guest("Ann")
        made = ann.post("/api/me/bots", {"name": "Robin"}, expect=201)
        assert made["bot"] == ann.get("/api/me/bots")["bots"][0]
        assert made["token"] not in str(ann.get("/api/me/bots"))
        robin = Caller(server.url, None)
        robin.be("", made["token"])
        assert robin.get("/api/me")["name"] == "Robin"
        assert ann.post(f"/api/me/bots/{made['bot']['id']}/revoke") == {"bots": []}
        robin.get("/api/me", expect=401)

    def test_a_revoked_bot_leaves_its_games_to_bots_of_the_house(self, server: Running) -> None:
        ann = server.guest("Ann")
        robin = server.bot(ann)
        opened = ann.open("me", "open")
        robin.post(f"/api/matches/{opened['id']}/join", invited(opened))
        ann.post(f"/api/me/bots/{robin.id}/revoke")
        bot = ann.table(opened["id"])["players"][1]
        assert (bot["away"], bot["name"], bot["bot_of"], bot["program"]) == (True, None, None, True)

    def test_nobody_revokes_anothers_bot(self, server: Running) -> None:
        robin = server.bot(server.guest("Ann"))
        bob = server.guest("Bob")
        bob.post(f"/api/me/bots/{robin.id}/revoke", expect=404)
        bob.post(f"/api/me/bots/{robin.id}/accepts", {"who": "anyone"}, expect=404)
        assert robin.get("/api/me")["name"] == "Robin"

    def test_a_guest_has_ten_bots_and_a_bot_has_none(self, server: Running) -> None:
        ann = server.guest("Ann")
        for n in range(10):
            ann.post("/api/me/bots", {"name": f"Robin {n}"}, expect=201)
        assert "10" in ann.post("/api/me/bots", {"name": "One more"}, expect=409)["detail"]
        server.bot(server.guest("Bob")).post("/api/me/bots", {"name": "Child"}, expect=403)

    def test_who_is_forgotten_takes_its_bots_along(self, server: Running) -> None:
        ann = server.guest("Ann")
        robin = server.bot(ann)
        assert [bot["name"] for bot in ann.get("/api/me/data")["bots"]] == ["Robin"]
        ann.post("/api/me/delete")
        robin.get("/api/me", expect=401)


class TestWhereTheySit:
    @pytest.mark.parametrize(
        ("more", "allowed"),
        [
            ({}, True),
            ({"bots": False}, False),
            ({"public": True}, False),
            ({"public": True, "bots": True}, True),
        ],
    )
    def test_a_table_says_whether_bots_of_others_may_sit_down(
        self, server: Running, more: dict[str, Any], allowed: bool
    ) -> None:
        robin = server.bot(server.guest("Ann"))
        bob = server.guest("Bob")
        opened = bob.open("me", "open", **more)
        assert bob.table(opened["id"])["bots"] is allowed
        answer = robin.call("POST", f"/api/matches/{opened['id']}/join", invited(opened))
        assert answer.status_code == (200 if allowed else 409)
        assert allowed or answer.json()["reason"] == "bots"

    def test_ones_own_bot_may_sit_at_ones_table_unless_it_is_public(self, server: Running) -> None:
        ann = server.guest("Ann")
        robin = server.bot(ann)
        for more, status in (({"bots": False}, 200), ({"bots": False, "public": True}, 409)):
            opened = ann.open("me", "open", **more)
            assert robin.call("POST", f"/api/matches/{opened['id']}/join", invited(opened)).status_code == status

    def test_a_rematch_is_as_open_to_bots_as_the_game_before(self, server: Running) -> None:
        ann = server.guest("Ann")
        opened = ann.open("me", "open", bots=False)
        server.guest("Bob").post(f"/api/matches/{opened['id']}/join", invited(opened))
        ann.post(f"/api/matches/{opened['id']}/resign")
        until(lambda: ann.table(opened["id"])["over"])
        assert ann.table(ann.post(f"/api/matches/{opened['id']}/rematch")["id"])["bots"] is False


def heard(events: Events, kind: str, id: str) -> Any:
    while (found := events.next(kind))["id"] != id:
        pass
    return found


class TestOneStream:
    def test_it_tells_of_all_tables(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        with bob.feed() as feed:
            opened = [ann.open("me", "open", game="whisper") for _ in range(2)]
            for table in opened:
                bob.post(f"/api/matches/{table['id']}/join", invited(table))
                news = heard(feed, "seated", table["id"])
                assert news == {"id": table["id"], "game": "whisper", "status": "running", "seats": [1]}
                heard(feed, "started", table["id"])

    def test_a_turn_is_told_once_and_the_end_too(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        feeds = [guest.feed() for guest in guests]
        for _ in range(12):
            guest, table = mover(guests, id)
            turn = heard(feeds[guests.index(guest)], "turn", id)
            assert turn == {"id": id, "game": table["game"], "seat": table["seat"], "decision": table["decision"]}
            guest.act(table)
        guests[0].post(f"/api/matches/{id}/resign")
        until(lambda: guests[0].table(id)["over"])
        ended = heard(feeds[1], "ended", id)
        assert (ended["status"], ended["winners"]) == ("over", guests[0].table(id)["winners"])
        for feed in feeds:
            feed.close()

    def test_what_stands_is_told_to_who_comes_later(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        for _ in range(2):  # as after a break
            with guest.feed() as feed:
                assert heard(feed, "seated", id)["status"] == "running"
                assert heard(feed, "turn", id)["decision"] == table["decision"]

    def test_nobody_hears_of_others_tables(self, server: Running) -> None:
        eve = server.guest("Eve")
        with eve.feed() as feed:
            guests, id = seated(server, "Ann", "Bob")
            guest, table = mover(guests, id)
            guest.act(table)
            own = eve.open("me", "open")
            heard(feed, "seated", own["id"])
            assert id.encode() not in feed.raw

    def test_who_gets_up_is_told_and_hears_no_more(self, server: Running) -> None:
        ann, bob, cid = (server.guest(name) for name in ("Ann", "Bob", "Cid"))
        table = ann.open("me", "open", "open", game="whisper")
        bob.post(f"/api/matches/{table['id']}/join", invited(table))
        with bob.feed() as feed:
            heard(feed, "seated", table["id"])
            bob.post(f"/api/matches/{table['id']}/leave")
            assert heard(feed, "left", table["id"])["seats"] == []
            sent = len(feed.raw)
            cid.post(f"/api/matches/{table['id']}/join", invited(table))
            heard(feed, "seated", bob.open("me", "open")["id"])
            assert table["id"].encode() not in feed.raw[sent:]

    def test_who_listens_is_there(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        assert not guests[0].table(id)["players"][1]["connected"]
        with guests[1].feed():
            until(lambda: guests[0].table(id)["players"][1]["connected"])
        until(lambda: not guests[0].table(id)["players"][1]["connected"])

    def test_a_forgotten_token_ends_the_stream(self, sqlite: str) -> None:
        with running(sqlite, heartbeat=0.1) as server:
            ann = server.guest("Ann")
            robin = server.bot(ann)
            with robin.feed() as feed:
                feed.next("beat")
                ann.post(f"/api/me/bots/{robin.id}/revoke")
                assert feed.ended.wait(10)

    def test_it_counts_among_a_guests_streams(self, sqlite: str) -> None:
        with running(sqlite, limits=Limits(streams=1)) as server:
            ann = server.guest("Ann")
            with ann.feed() as feed:
                feed.next("beat")
                assert ann.call("GET", "/api/me/events").status_code == 429

    def test_it_is_for_guests_alone(self, server: Running) -> None:
        assert Caller(server.url, None).call("GET", "/api/me/events").status_code == 401


class TestChallenges:
    @pytest.mark.parametrize(
        ("accepts", "owner", "stranger"),
        [
            ({"who": "nobody"}, 409, 409),
            ({"who": "owner"}, 200, 409),
            ({"who": "anyone"}, 200, 200),
            ({"who": "anyone", "games": ["vienna"]}, 409, 409),
            ({"who": "anyone", "games": ["spyconnection"]}, 200, 200),
        ],
    )
    def test_the_list_says_whose_it_takes(
        self, server: Running, accepts: dict[str, Any], owner: int, stranger: int
    ) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        robin = server.bot(ann)
        robin.post("/api/me/accepts", accepts)
        with robin.feed() as feed:
            feed.next("beat")
            for host, status in ((ann, owner), (bob, stranger)):
                id = host.open("me", "open")["id"]
                answer = host.call("POST", f"/api/matches/{id}/challenge", {"bot": robin.id})
                assert answer.status_code == status
                if status == 200:
                    assert heard(feed, "started", id)["seats"] == [1]
                else:
                    assert answer.json()["reason"] == "declined"

    def test_who_does_not_listen_cannot_be_challenged(self, server: Running) -> None:
        ann = server.guest("Ann")
        robin = server.bot(ann)
        id = ann.open("me", "open")["id"]
        assert ann.post(f"/api/matches/{id}/challenge", {"bot": robin.id}, expect=409)["reason"] == "asleep"

        def listed() -> bool:
            return robin.id in [bot["id"] for bot in ann.get("/api/bots")["bots"]]

        assert not listed()
        with robin.feed():
            assert until(listed)
            ann.post(f"/api/matches/{id}/challenge", {"bot": robin.id})
        assert until(lambda: not listed())

    def test_only_those_are_listed_that_would_play(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        shy, open_to_all = server.bot(ann, "Shy"), server.bot(ann, "Open", who="anyone")
        with shy.feed() as one, open_to_all.feed() as two:
            one.next("beat")
            two.next("beat")
            mine = {open_to_all.id, shy.id}
            assert {bot["id"] for bot in ann.get("/api/bots")["bots"]} & mine == mine
            assert {bot["id"] for bot in bob.get("/api/bots")["bots"]} & mine == {open_to_all.id}

    def test_whom_the_owner_has_blocked_its_bot_does_not_play(self, server: Running) -> None:
        guests, table = seated(server, "Ann", "Bob")
        robin = server.bot(guests[0], who="anyone")
        guests[0].post(f"/api/matches/{table}/block", {"seat": 1})
        id = guests[1].open("me", "open")["id"]
        with robin.feed() as feed:
            feed.next("beat")
            answer = guests[1].post(f"/api/matches/{id}/challenge", {"bot": robin.id}, expect=409)
            assert answer["reason"] == "declined"

    def test_only_the_host_challenges(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        robin = server.bot(ann, who="anyone")
        id = ann.open("me", "open")["id"]
        bob.post(f"/api/matches/{id}/challenge", {"bot": robin.id}, expect=403)

    def test_bad_lists_are_refused_with_what_is_allowed(self, server: Running) -> None:
        robin = server.bot(server.guest("Ann"))
        refusal = robin.post("/api/me/accepts", {"who": "anyone", "games": ["chess"]}, expect=422)
        assert "chess" in refusal["detail"]
        assert "vienna" in refusal["detail"]
        robin.post("/api/me/accepts", {"who": "friends"}, expect=400)
        server.guest("Bob").post("/api/me/accepts", {"who": "anyone"}, expect=409)


class TestObservations:
    @pytest.mark.parametrize("game", ["spyconnection", "estoril", "vienna"])
    def test_it_is_what_the_seat_knows(self, server: Running, game: str) -> None:
        guests, id = seated(server, "Ann", "Bob", game=game)
        guest, table = mover(guests, id)
        body = guest.get(f"/api/matches/{id}/observation")
        assert (body["seat"], body["decision"]) == (table["seat"], table["decision"])
        names = [body[key] for key in ("game", "data_set", "digest", "seats", "options", "seat")]
        seen = PackedObservation(*names, base64.b64decode(body["state"])).unpack()
        assert [action.text for action in seen.legal()] == [action["text"] for action in table["legal"]]
        assert sh.bot("greedy", seed=1).choose(seen).text in {action["text"] for action in table["legal"]}

    def test_it_is_for_ones_own_seat_alone(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", spectators="public")
        guests[0].get(f"/api/matches/{id}/observation?seat=1", expect=403)
        server.guest("Eve").get(f"/api/matches/{id}/observation", expect=403)
        Caller(server.url, None).get(f"/api/matches/{id}/observation", expect=401)

    def test_there_is_none_before_the_start(self, server: Running) -> None:
        ann = server.guest("Ann")
        ann.get(f"/api/matches/{ann.open('me', 'open')['id']}/observation", expect=409)
