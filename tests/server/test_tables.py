"""Opening, joining, playing, leaving: what the calls do."""

from __future__ import annotations

import uuid
from typing import Any

import pytest

import safehouse as sh

from .harness import Caller, Running, running, until


def seated(server: Running, *names: str, **more: object) -> tuple[list[Caller], str]:
    """A running table with a guest on every seat."""
    guests = [server.guest(name) for name in names]
    opened = guests[0].open("me", *["open"] * (len(names) - 1), **more)
    for guest in guests[1:]:
        guest.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
    return guests, opened["id"]


def mover(guests: list[Caller], id: str) -> tuple[Caller, dict]:
    for guest in guests:
        table = guest.table(id)
        if table["decision"] is not None:
            return guest, table
    raise AssertionError("nobody is asked")


def finished(server: Running, game: str = "whisper") -> tuple[list[Caller], str]:
    guests, id = seated(server, "Ann", "Bob", game=game)
    for _ in range(300):
        if guests[0].table(id)["over"]:
            return guests, id
        guest, table = mover(guests, id)
        passing = [action["text"] for action in table["legal"] if action["kind"] == "PASS"]
        guest.act(table, passing[0] if passing else None)
    raise AssertionError("the game did not end")


class TestGuests:
    def test_a_guest_is_known_by_token_and_by_cookie(self, server: Running) -> None:
        stranger = Caller(server.url, None)
        made = stranger.post("/api/guest", {"name": "  Ann \u0007 Lee "}, expect=201)
        assert made["name"] == "Ann Lee"
        assert stranger.get("/api/me")["id"] == made["id"]  # httpx keeps the cookie
        stranger.http.cookies.clear()
        stranger.get("/api/me", expect=401)
        stranger.http.headers["Authorization"] = f"Bearer {made['token']}"
        assert stranger.get("/api/me") == {"id": made["id"], "name": "Ann Lee", "bot": False, "tables": []}

    @pytest.mark.parametrize(
        "odd", ['foo={"a": 1}', "x=a b", "x[1]=2", "x=caf\u00e9", "flag", "=nameless", "a=1;;", 'q="open', "x=%zz"]
    )
    def test_the_cookie_is_found_among_odd_ones_by_every_call(self, server: Running, odd: str) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        browser = Caller(server.url, None)
        for cookies in (f"{odd}; safehouse={guest.token}", f"safehouse={guest.token}; {odd}"):
            headers = {"Cookie": cookies.encode("latin-1"), "Idempotency-Key": f"{table['seat']}-{id}"}
            assert browser.get("/api/me", headers=headers)["id"] == guest.id
            assert browser.call("POST", f"/api/matches/{id}/actions", body, headers=headers).status_code == 201

    def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(self, server: Running) -> None:
        response = Caller(server.url, None).call("POST", "/api/guest", {"name": "Ann"})
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("safehouse=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie

    def test_over_https_the_cookie_is_bound_to_the_host(self, server: Running) -> None:
        headers = {"X-Forwarded-Proto": "https"}
        response = Caller(server.url, None).call("POST", "/api/guest", {"name": "Ann"}, headers=headers)
        assert response.headers["set-cookie"].startswith("__Host-safehouse=")
        assert "Secure" in response.headers["set-cookie"]
        assert "strict-transport-security" in response.headers


class TestCatalogue:
    def test_games_with_their_options(self, server: Running) -> None:
        games = {game["name"]: game for game in Caller(server.url, None).get("/api/games")}
        spy = games["spyconnection"]
        assert spy["seats"] == [2, 3, 4]
        assert {option["key"] for option in spy["options"]} >= {"agents", "board_side", "first_player"}
        assert "greedy" in spy["bots"]

    def test_games_say_what_home_shows_of_them(self, server: Running) -> None:
        games = Caller(server.url, None).get("/api/games")
        assert [game["name"] for game in games] == list(sh.games())
        for game, info in zip(games, sh.games().values(), strict=True):
            assert game["usual_seats"] == info.usual_seats
            assert game["usual_seats"] in game["seats"]
            assert game["minutes"] == list(info.minutes)
            assert game["difficulty"] == info.difficulty
            assert game["colour"] == info.colour
        assert [game["name"] for game in games if game["beginners"]] == ["spyconnection"]

    @pytest.mark.parametrize(("language", "start"), [("en", "You may never"), ("de", "Du")])
    def test_rules_by_id_in_the_callers_language(self, server: Running, language: str, start: str) -> None:
        caller = Caller(server.url, None)
        rules = caller.get("/api/games/spyconnection/rules", headers={"Accept-Language": language})
        assert rules["language"] == language
        section = next(section for section in rules["sections"] if section["id"] == "4")
        text = next(rule["text"] for rule in section["rules"] if rule["id"] == "SPY-4.2")
        assert text.startswith(start)

    def test_a_game_without_texts_in_the_callers_language_speaks_english(self, sqlite: str) -> None:
        with running(sqlite) as server:
            ann = server.guest("Ann")
            japanese = {"Accept-Language": "ja"}
            whisper = next(game for game in ann.get("/api/games", headers=japanese) if game["name"] == "whisper")
            assert whisper["title"] == "Whisper"
            assert ann.get("/api/games/whisper/rules", headers=japanese)["language"] == "en"
            id = ann.open("me", {"kind": "bot", "bot": "random"}, game="whisper")["id"]
            refused = {"action": "FIRST_PLAYER(0)", "seat": 0}
            answer = ann.call("POST", f"/api/matches/{id}/why-not", refused, headers=japanese)
            assert answer.status_code == 200
            assert answer.json()["message"].isascii()


class TestOpening:
    def test_a_table_starts_by_itself_when_full(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open("me", "open")
        waiting = ann.table(opened["id"])
        assert (waiting["status"], waiting["view"], waiting["seq"]) == ("open", None, 1)
        assert waiting["invite"] == opened["invite"]
        assert bob.table(opened["id"])["invite"] is None
        joined = bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        assert joined == {"id": opened["id"], "seat": 1}
        table = bob.table(opened["id"])
        assert (table["status"], table["seat"], table["my_seats"]) == ("running", 1, [1])
        assert table["view"]["seat"] == 1
        assert [player["name"] for player in table["players"]] == ["Ann", "Bob"]
        assert [player["mine"] for player in table["players"]] == [False, True]
        assert ann.table(opened["id"])["invite"] is None

    def test_joining_twice_gives_the_same_seat(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open("me", "open", "open")
        for _ in range(2):
            joined = bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"], "seat": 2})
            assert joined["seat"] == 2

    def test_the_lobby_shows_public_tables_that_wait(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        public = ann.open("me", "open", public=True)["id"]
        private = ann.open("me", "open")["id"]
        shown = [table["id"] for table in bob.get("/api/lobby")["tables"]]
        assert public in shown
        assert private not in shown
        bob.post(f"/api/matches/{public}/join", {})
        assert public not in [table["id"] for table in bob.get("/api/lobby")["tables"]]

    def test_my_tables_tell_whose_turn_it_is(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        turns = [guest.get("/api/me")["tables"][0] for guest in guests]
        assert [turn["id"] for turn in turns] == [id, id]
        assert sorted(turn["my_turn"] for turn in turns) == [False, True]

    def test_before_the_start_a_seat_can_be_given_up(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open("me", "open", "open")
        bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        bob.post(f"/api/matches/{opened['id']}/leave")
        assert [player["kind"] for player in ann.table(opened["id"])["players"]] == ["human", "open", "open"]
        assert bob.get("/api/me")["tables"] == []
        ann.post(f"/api/matches/{opened['id']}/leave")
        assert ann.table(opened["id"])["status"] == "closed"
        bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]}, expect=409)

    def test_the_host_lets_bots_take_the_open_seats(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open("me", "open", "open")
        id = opened["id"]
        bob.post(f"/api/matches/{id}/join", {"invite": opened["invite"]})
        bob.post(f"/api/matches/{id}/fill", expect=403)
        begun = ann.post(f"/api/matches/{id}/fill", key="fill-1")
        assert begun["status"] == "running"
        assert [player["kind"] for player in begun["players"]] == ["human", "human", "bot"]
        assert ann.post(f"/api/matches/{id}/fill", key="fill-1")["status"] == "running"
        ann.post(f"/api/matches/{id}/fill", expect=409)

    def test_a_guest_has_so_many_tables_that_are_not_over(self, sqlite: str) -> None:
        with running(sqlite, tables_of_guest=2) as server:
            ann, bob = server.guest(), server.guest("Bob")
            first = ann.open("me", "me", game="whisper")["id"]
            second = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "open"}]}
            third = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "me"}]}
            opened = ann.post("/api/matches", second, key="second")
            assert ann.post("/api/matches", second, key="second") == opened  # its answer was lost on the way
            assert "2 tables" in ann.post("/api/matches", third, expect=409)["detail"]
            assert bob.post("/api/matches", third, expect=201)
            ann.post(f"/api/matches/{first}/resign", {"seat": 0})
            until(lambda: ann.table(first)["over"])
            assert ann.post("/api/matches", third, expect=201)

    def test_bots_alone_do_not_play_unless_the_operator_wants(self, sqlite: str) -> None:
        bots = {"game": "whisper", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        with running(sqlite, bots_alone=False) as server:
            assert "bots alone" in server.guest().post("/api/matches", bots, expect=422)["detail"]
        with running(sqlite, bots_alone=True) as server:
            assert server.guest().post("/api/matches", bots, expect=201)

    def test_the_lobby_is_made_once_for_all_who_ask(self, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with running(sqlite, lobby_seconds=60) as server:
            ann = server.guest()
            public = ann.open("me", "open", public=True)["id"]
            looked: list[str] = []
            original = server.house.repository.find

            async def find(id: str) -> Any:
                looked.append(id)
                return await original(id)

            monkeypatch.setattr(server.house.repository, "find", find)
            shown = [[table["id"] for table in ann.get("/api/lobby")["tables"]] for _ in range(20)]
            assert shown == [[public]] * 20
            assert looked == [public]

    def test_the_lobby_shows_public_games_that_anybody_may_watch(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        watched = ann.open("me", "random", public=True, spectators="public")["id"]
        closed = ann.open("me", "random", public=True)["id"]
        shown = [table["id"] for table in bob.get("/api/lobby")["running"]]
        assert watched in shown
        assert closed not in shown

    def test_my_tables_tell_how_long_there_is_time(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        mine = next(one for one in guest.get("/api/me")["tables"] if one["id"] == id)
        assert mine["my_turn"]
        assert mine["deadline"] == table["clocks"][0]["deadline"]


class TestPlaying:
    def test_an_action_is_answered_with_the_fresh_table(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        after = guest.act(table)
        assert after["seq"] == table["seq"] + 1
        assert after["events"][-1]["n"] > table["events"][-1]["n"]
        fresh = guest.table(id, seat=table["seat"])
        assert after == fresh | {"events": after["events"]}
        assert table["events"] + after["events"] == fresh["events"]

    def test_an_action_may_be_named_by_its_number(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        guest.act(table, table["legal"][0]["id"])

    def test_the_same_key_gives_the_same_answer(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        key = uuid.uuid4().hex
        answers = [
            guest.call("POST", f"/api/matches/{id}/actions", body, headers={"Idempotency-Key": key}) for _ in range(3)
        ]
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.content for answer in answers}) == 1
        assert guest.table(id)["seq"] == table["seq"] + 1

    def test_a_simultaneous_choice_is_not_refused_because_another_chose_first(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cid", game="whisper")
        tables = [guest.table(id) for guest in guests]
        assert all(table["decision"] for table in tables)
        for guest, table in zip(guests, tables, strict=True):
            guest.act(table)
        assert guests[0].table(id)["view"]["decision"] != "PICK"

    def test_undo_and_its_refusal(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        table = guests[0].table(id)
        assert not table["undo"]["allowed"]
        refused = guests[0].post(f"/api/matches/{id}/undo", expect=409)
        assert refused["reason"] == table["undo"]["reason"]
        assert refused["detail"] == table["undo"]["message"]
        chosen = guests[0].act(table)
        assert chosen["undo"]["allowed"]
        assert chosen["legal"] == []
        back = guests[0].post(f"/api/matches/{id}/undo")
        assert back["legal"] == table["legal"]
        assert back["decision"] != table["decision"]
        assert back["events"][-1]["kind"] == "undone"

    def test_a_whole_turn_is_taken_back_in_one_call(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", game="whisper", options={"rounds": 1, "first_player": 0})
        for guest in guests:
            guest.act(guest.table(id))
        ann, bob = guests
        begun = ann.table(id)
        assert begun["undo"]["steps"] == 0
        moved = begun
        for _ in range(2):
            moved = ann.act(moved, next(a["text"] for a in moved["legal"] if a["kind"] == "MOVE"))
        assert moved["undo"] == {"allowed": True, "steps": 2, "reason": None, "message": None}
        assert bob.table(id)["undo"]["steps"] == 0
        back = ann.post(f"/api/matches/{id}/undo", {"whole": True}, key="all")
        assert (back["legal"], back["view"]) == (begun["legal"], begun["view"])
        assert (back["events"][-1]["kind"], back["events"][-1]["args"]["count"]) == ("undone", 2)
        assert bob.table(id)["events"][-1] == back["events"][-1]
        # The same key again takes nothing more back, also after further steps.
        ann.act(back, next(a["text"] for a in back["legal"] if a["kind"] == "MOVE"))
        assert ann.post(f"/api/matches/{id}/undo", {"whole": True}, key="all")["undo"]["steps"] == 1
        ann.post(f"/api/matches/{id}/undo", {"whole": "yes"}, expect=400)
        ann.post(f"/api/matches/{id}/undo", {"whole": True})
        assert ann.post(f"/api/matches/{id}/undo", {"whole": True}, expect=409)["reason"] == back["undo"]["reason"]

    def test_why_not(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        allowed = guest.post(f"/api/matches/{id}/why-not", {"action": table["legal"][0]["text"]})
        assert allowed is None
        refusal = guest.post(f"/api/matches/{id}/why-not", {"action": "STOP"}, params={"lang": "de"})
        assert refusal["rule"].startswith("SPY-")
        assert refusal["message"]
        assert refusal["text"]
        english = guest.post(f"/api/matches/{id}/why-not", {"action": "STOP"})
        assert english["rule"] == refusal["rule"]
        assert english["message"] != refusal["message"]

    def test_a_whole_game_with_a_bot(self, server: Running) -> None:
        ann = server.guest()
        id = ann.open("me", "random", game="whisper")["id"]
        for _ in range(200):
            table = until(lambda: ((t := ann.table(id))["over"] and t) or (t["decision"] and t))
            if table["over"]:
                break
            ann.act(table)
        assert table["over"]
        assert len(table["scores"]) == 2
        assert table["winners"]
        assert sorted(table["ranking"]) == [0, 1]
        assert [table["ranks"][seat] for seat in table["ranking"]] in ([1, 2], [1, 1])
        assert table["legal"] == []
        assert table["clocks"] is None

    def test_hot_seat_looks_through_one_seat_at_a_time(self, server: Running) -> None:
        ann = server.guest()
        id = ann.open({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Lou"}, game="whisper")["id"]
        first, second = ann.table(id, seat=0), ann.table(id, seat=1)
        assert first["my_seats"] == [0, 1]
        assert (first["view"]["seat"], second["view"]["seat"]) == (0, 1)
        assert second["view"]["players"][0]["known"] == []
        ann.act(second)
        assert ann.table(id)["seat"] == 0  # who is still asked
        ann.act(first)
        assert ann.table(id, seat=0)["view"]["round"] == 1

    def test_a_hint_is_a_legal_action_with_its_worth(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        hint = guest.post(f"/api/matches/{id}/hint")
        assert hint["action"] in table["legal"]
        assert hint["best"][0]["action"] == hint["action"]
        assert len(hint["best"]) == min(3, len(table["legal"]))
        first_opinion = hint["bot"] == "greedy"
        assert all((one["value"] is None) == (first_opinion or one["visits"] == 0) for one in hint["best"])
        other = next(one for one in guests if one is not guest)
        other.post(f"/api/matches/{id}/hint", expect=409)

    @pytest.mark.parametrize("game", ["vienna", "estoril", "spyconnection", "inkognito"])
    def test_the_set_up_is_told_apart_from_the_game(self, server: Running, game: str) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game=game)
        for guest in guests:
            table = guest.table(id, since=0)
            assert table["dealt"] == len(table["events"]) > 0
        guest, table = mover(guests, id)
        after = guest.act(table)
        assert after["dealt"] == table["dealt"]

    def test_clocks_run_for_people_to_move(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", speed="days")
        _, table = mover(guests, id)
        assert [clock["seat"] for clock in table["clocks"]] == table["to_move"]
        assert table["clocks"][0]["seconds"] == 259_200


class TestLeaving:
    def test_a_bot_plays_the_seat_until_its_player_returns(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        ann, bob = guests
        away = ann.post(f"/api/matches/{id}/leave")
        assert away["players"][0]["away"]
        until(lambda: ann.table(id)["undo"]["allowed"] or ann.table(id)["view"]["players"][0]["pick"])
        assert ann.table(id)["seat"] == 0
        back = ann.post(f"/api/matches/{id}/return")
        assert not back["players"][0]["away"]
        ann.post(f"/api/matches/{id}/return", expect=409)
        bob.act(bob.table(id))
        assert until(lambda: mover(guests, id))

    @pytest.mark.rule("SPY-15.1")
    def test_without_another_word_a_bot_takes_over_in_spy_connection(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", game="spyconnection")
        leaver, table = mover(guests, id)
        leaver.post(f"/api/matches/{id}/leave")
        until(lambda: leaver.table(id)["to_move"] != table["to_move"])
        assert not any(player["out"] for player in leaver.table(id)["view"]["players"])

    def test_resigning_is_for_good(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cid", game="whisper")
        table = guests[0].post(f"/api/matches/{id}/resign")
        assert table["players"][0]["resigned"]
        assert table["view"]["players"][0]["out"]
        assert not table["over"]
        guests[0].post(f"/api/matches/{id}/resign", expect=409)
        assert guests[1].post(f"/api/matches/{id}/resign")["over"]

    def test_a_rematch_keeps_everybodys_seat(self, server: Running) -> None:
        guests, id = finished(server)
        new = guests[1].post(f"/api/matches/{id}/rematch")
        assert new["seat"] == 1
        assert guests[0].table(id)["rematch"] == new["id"]
        assert guests[0].post(f"/api/matches/{id}/rematch") == {"id": new["id"], "seat": 0}
        assert guests[0].table(new["id"])["status"] == "running"
        server.guest("Eve").post(f"/api/matches/{id}/rematch", expect=403)


class TestTalkingAndWatching:
    def test_chat_is_for_the_table(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        assert guests[0].post(f"/api/matches/{id}/chat", {"text": "good luck"}) == {"n": 1}
        assert [line["text"] for line in guests[1].table(id)["chat"]] == ["good luck"]
        eve = server.guest("Eve")
        assert eve.table(id)["chat"] == []
        eve.post(f"/api/matches/{id}/chat", {"text": "hello"}, expect=403)

    def test_without_spectators_strangers_see_no_game(self, server: Running) -> None:
        _, id = seated(server, "Ann", "Bob", game="whisper")
        eve = server.guest("Eve")
        table = eve.table(id)
        assert (table["view"], table["events"], table["seq"], table["to_move"]) == (None, [], 0, [])
        for path in ("record", "replay"):
            eve.get(f"/api/matches/{id}/{path}", expect=403)

    def test_spectators_see_what_is_public(self, server: Running) -> None:
        _, id = seated(server, "Ann", "Bob", game="whisper", spectators="public")
        table = Caller(server.url, None).table(id)
        assert table["seat"] is None
        assert table["view"] is not None
        assert all(player["known"] == [] for player in table["view"]["players"])
        assert (table["legal"], table["decision"]) == ([], None)


class TestLookingBack:
    def test_replay_shows_what_a_seat_knew(self, server: Running) -> None:
        guests, id = finished(server)
        own = guests[0].get(f"/api/matches/{id}/replay", params={"as": 0})
        assert own["upto"] == own["last"] == len(own["events"])
        early = guests[0].get(f"/api/matches/{id}/replay", params={"as": 0, "upto": 8})
        assert early["view"]["seat"] == 0
        assert early["view"]["players"][1]["known"] == []
        assert early["events"] == own["events"][: len(early["events"])]
        assert len(early["events"]) >= 8
        rival = guests[0].get(f"/api/matches/{id}/replay", params={"as": 1, "upto": 8})
        assert rival["view"]["players"][1]["known"] != []

    def test_the_whole_truth_is_told_after_the_end(self, server: Running) -> None:
        guests, id = finished(server)
        truth = guests[0].get(f"/api/matches/{id}/replay", params={"as": "all"})
        assert len(truth["views"]) == 2
        assert truth["position"]["game"] == "whisper"
        running, other = seated(server, "Ann", "Bob", game="whisper")
        for whose in ("all", 1):
            running[0].get(f"/api/matches/{other}/replay", params={"as": whose}, expect=403)

    def test_a_record_is_whole_after_the_end_and_replays(self, server: Running) -> None:
        guests, id = finished(server)
        record = guests[0].get(f"/api/matches/{id}/record")
        assert sh.replay(record).over
        assert record["result"]["scores"] == guests[0].table(id)["scores"]

    def test_before_the_end_a_record_holds_what_the_caller_saw(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        record = guests[0].get(f"/api/matches/{id}/record")
        assert "steps" not in record
        assert record["events"] == guests[0].table(id, since=0)["events"]

    def test_a_finished_record_becomes_a_finished_table(self, server: Running) -> None:
        guests, id = finished(server)
        record = guests[0].get(f"/api/matches/{id}/record")
        eve = server.guest("Eve")
        copy = eve.post("/api/records", {"record": record}, expect=201)
        table = eve.table(copy["id"])
        assert table["over"]
        assert table["scores"] == guests[0].table(id)["scores"]
        assert eve.get(f"/api/matches/{copy['id']}/record") == record

    def test_a_record_can_be_played_on(self, server: Running) -> None:
        match = sh.new_match("spyconnection", seats=2, seed=4)
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
        ann = server.guest()
        id = ann.post("/api/records", {"record": match.record()}, expect=201)["id"]
        table = ann.table(id)
        assert table["view"] == {**match.view(table["seat"])}
        ann.act(table)


def test_healthy(server: Running) -> None:
    assert Caller(server.url, None).get("/healthz") == {"status": "ok"}


def test_every_answer_carries_the_security_headers(server: Running) -> None:
    caller = server.guest()
    for path in ("/", "/api/games", "/api/matches/none", "/nowhere.js"):
        headers = caller.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


def test_json_that_answers_a_post_carries_what_means_something_there(server: Running) -> None:
    caller = server.guest()
    made, refused = (caller.http.post(path, json={}) for path in ("/api/deals", "/api/matches"))
    assert (made.status_code, refused.status_code) == (201, 400)
    for answer in (made, refused):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"
        assert "x-request-id" in answer.headers
    assert "content-security-policy" not in made.headers
    assert "content-security-policy" in refused.headers


class TestWhatWasChosen:
    @pytest.mark.parametrize(
        ("game", "options", "preset", "changed"),
        [
            ("vienna", {"version": "intro", "flags": "printed"}, "first", ["version", "flags"]),
            ("vienna", {}, "usual", []),
            ("vienna", {"third_man_rule": "largest_square"}, "usual", []),  # without effect while he is off
            ("vienna", {"drawer_rule": "fill_first"}, None, ["drawer_rule"]),
            ("inkognito", {"repeat_rule": "prevent"}, "first", ["repeat_rule"]),
        ],
    )
    def test_a_table_tells_its_preset_or_what_differs(
        self, server: Running, game: str, options: dict, preset: str | None, changed: list[str]
    ) -> None:
        ann = server.guest("Ann")
        for last in ("open", "me"):
            table = ann.table(ann.open("me", "me", last, game=game, options=options)["id"])
            assert (table["preset"], table["changed"]) == (preset, changed)
