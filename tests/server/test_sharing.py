"""Games that are over: who may look, and in whose lists they stand."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from safehouse.server.storage import schema
from safehouse.server.tables import entries as en
from safehouse.server.tables.table import Table

from .harness import Caller, Running, running, until
from .test_tables import finished, mover, seated

LOOKS = ("players", "link", "everybody")
LOOKING = ("record", "replay", "replay?as=0", "replay?as=1", "replay?as=all", "replay?as=none", "review")


def over(server: Running, caller: Caller, **more: Any) -> str:
    """A game of two bots that a guest has opened, and that is over."""
    id: str = caller.open("random", "random", game="whisper", **more)["id"]
    until(lambda: caller.get(f"/api/matches/{id}")["status"] == "over")
    return id


def played(server: Running, name: str, **more: Any) -> tuple[Caller, str]:
    """A guest, and a game against a bot that it has played to its end."""
    ann = server.guest(name)
    id = ann.open("me", "random", **{"game": "whisper", **more})["id"]
    finish(ann, id)
    return ann, id


def finish(caller: Caller, id: str) -> None:
    for _ in range(500):
        table = until(lambda: (found := caller.table(id)) and (found["decision"] or found["over"]) and found)
        if table["over"]:
            return
        passing = [action["text"] for action in table["legal"] if action["kind"] == "PASS"]
        caller.act(table, passing[0] if passing else None)
    raise AssertionError("the game did not end")


# --- who may look -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("look", "status"), [("players", 403), ("link", 200), ("everybody", 200)])
def test_a_finished_game_opens_by_its_link_for_whom_the_table_allows(server: Running, look: str, status: int) -> None:
    ann, id = played(server, "Ann", look=look)
    for caller in (server.guest("Eve"), Caller(server.url, None)):
        for path in LOOKING:
            answer = caller.call("GET", f"/api/matches/{id}/{path}")
            assert answer.status_code == status, path
            assert status == 200 or answer.json()["reason"] == "private"
        table = caller.table(id)
        assert (table["view"] is not None, table["scores"] is not None) == (status == 200, status == 200)
    assert ann.table(id)["scores"] is not None


def test_by_default_whoever_has_the_link_may_look_but_only_after_the_end(server: Running) -> None:
    (ann, _), id = seated(server, "Ann", "Bob", game="whisper")
    eve = server.guest("Eve")
    assert ann.table(id)["look"] == "link"
    answer = eve.call("GET", f"/api/matches/{id}/replay")
    assert (answer.status_code, answer.json()["reason"]) == (403, "unwatched")
    assert eve.table(id)["view"] is None


def test_the_link_opens_the_game_and_not_what_was_said(server: Running) -> None:
    (ann, _), id = seated(server, "Ann", "Bob", game="whisper")
    ann.post(f"/api/matches/{id}/chat", {"text": "between us"})
    ann.post(f"/api/matches/{id}/resign")
    assert ann.table(id)["over"]
    assert ann.table(id)["chat"] != []
    assert server.guest("Eve").table(id)["chat"] == []


def test_the_host_changes_who_may_look_and_nobody_else_does(server: Running) -> None:
    (ann, bob), id = finished(server)
    eve = server.guest("Eve")
    assert ann.post(f"/api/matches/{id}/look", {"look": "players"}, key="one")["look"] == "players"
    eve.get(f"/api/matches/{id}/replay", expect=403)
    bob.post(f"/api/matches/{id}/look", {"look": "everybody"}, expect=403)
    eve.post(f"/api/matches/{id}/look", {"look": "everybody"}, expect=403)
    ann.post(f"/api/matches/{id}/look", {"look": "friends"}, expect=400)
    assert ann.post(f"/api/matches/{id}/look", {"look": "everybody"})["look"] == "everybody"
    eve.get(f"/api/matches/{id}/replay")
    seq = ann.table(id)["seq"]
    ann.post(f"/api/matches/{id}/look", {"look": "everybody"})  # it is so already
    assert ann.table(id)["seq"] == seq


def test_who_listens_hears_of_it(server: Running) -> None:
    (ann, bob), id = seated(server, "Ann", "Bob", game="whisper")
    with bob.events(id) as events:
        assert events.next("table")["look"] == "link"
        ann.post(f"/api/matches/{id}/look", {"look": "players"})
        assert events.next("table")["look"] == "players"


@pytest.mark.parametrize(
    ("spectators", "public", "look"),
    [("none", False, "players"), ("none", True, "players"), ("public", False, "link"), ("public", True, "everybody")],
)
def test_tables_of_before_keep_what_they_allowed(spectators: Any, public: bool, look: str) -> None:
    opened = en.Opened("whisper", {}, [en.SeatPlan("open")], "host", "live", spectators, public)
    assert Table("1", en.read(en.write(opened)), 0.0).look_back == look  # type: ignore[arg-type]


# --- lists --------------------------------------------------------------------------------------------------------


def test_my_games_tell_result_date_opponents_and_length(server: Running) -> None:
    ann, id = played(server, "Ann")
    [game] = ann.get("/api/me/tables")["tables"]
    table = ann.table(id)
    assert (game["id"], game["status"], game["my_seats"]) == (id, "over", [0])
    assert (game["scores"], game["winners"], game["ranks"]) == (table["scores"], table["winners"], table["ranks"])
    assert [player["name"] for player in game["players"]] == [player["name"] for player in table["players"]]
    assert [player["colour"] for player in game["players"]] == [player["colour"] for player in table["players"]]
    assert game["ended_at"] >= game["created_at"]
    steps = ann.get(f"/api/matches/{id}/record")["steps"]
    assert game["moves"] == sum(isinstance(actor, int) for actor, _ in steps)


def test_games_are_found_by_state_game_and_name(server: Running) -> None:
    (ann, bob), running_id = seated(server, "Ann", "Zoë", game="whisper")
    waiting = ann.open("me", "open")["id"]
    over_id = ann.open("me", "random", game="whisper")["id"]
    finish(ann, over_id)

    def found(**params: Any) -> list[str]:
        return [table["id"] for table in ann.get("/api/me/tables", params=params)["tables"]]

    assert found(status="running") == [running_id]
    assert found(status="waiting") == [waiting]
    assert found() == found(status="over") == [over_id]
    assert found(status="running", name="ZOË") == [running_id]
    assert found(status="running", name="Ann") == []  # the caller is no opponent
    assert found(status="running", game="vienna") == []
    assert found(status="over", game="whisper") == [over_id]
    assert found(status="over", game="vienna") == []
    assert found(status="over", name="nobody") == []
    assert [table["id"] for table in ann.get("/api/me")["tables"]] == [waiting, running_id, over_id]
    bob.post(f"/api/matches/{running_id}/resign")
    assert found(status="over", name="zoë") == [running_id]
    for wrong in ({"status": "lost"}, {"page": 0}, {"page": 1001}, {"name": "x" * 61}):
        ann.get("/api/me/tables", params=wrong, expect=400)
    Caller(server.url, None).get("/api/me/tables", expect=401)


def test_many_games_come_by_pages(server: Running) -> None:
    ann = server.guest("Ann")
    ids = []
    for _ in range(22):
        ids.append(ann.open("me", "random")["id"])
        ann.post(f"/api/matches/{ids[-1]}/resign")
    pages = [ann.get("/api/me/tables", params={"page": page}) for page in (1, 2, 3)]
    assert [len(page["tables"]) for page in pages] == [20, 2, 0]
    assert {page["total"] for page in pages} == {22}
    assert [table["id"] for page in pages for table in page["tables"]] == ids[::-1]


def test_only_games_for_everybody_are_shown_to_everybody(sqlite: str) -> None:
    with running(sqlite) as server:
        ann = server.guest("Ann")
        ids = {look: over(server, ann, look=look) for look in LOOKS}
        stranger = Caller(server.url, None)
        assert [table["id"] for table in stranger.get("/api/finished")["tables"]] == [ids["everybody"]]
        assert stranger.get("/api/finished", params={"game": "vienna"})["total"] == 0
        ann.post(f"/api/matches/{ids['everybody']}/look", {"look": "link"})
        assert stranger.get("/api/finished")["tables"] == []
        ann.post(f"/api/matches/{ids['players']}/look", {"look": "everybody"})
        assert [table["id"] for table in stranger.get("/api/finished")["tables"]] == [ids["players"]]


def test_games_that_ended_before_results_were_kept_are_listed_too(database: str) -> None:
    with running(database) as server:
        ann, id = played(server, "Ann")
        kept = ann.get("/api/me/tables")
        with server.house.database.engine.begin() as connection:
            connection.execute(sa.delete(schema.results))
        assert ann.get("/api/me/tables") == kept
        with server.house.database.engine.begin() as connection:
            assert connection.execute(sa.select(schema.results.c.match)).scalars().all() == [id]


def test_who_is_forgotten_has_no_name_in_others_lists(database: str) -> None:
    with running(database) as server:
        (ann, bob), id = seated(server, "Annabel", "Bob", game="whisper")
        ann.post(f"/api/matches/{id}/resign")
        ann.post("/api/me/delete")
        [game] = bob.get("/api/me/tables")["tables"]
        assert [player["name"] for player in game["players"]] == [None, "Bob"]


def test_a_list_of_games_reads_the_index_and_replays_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        ann, id = played(server, "Ann")
        server.house.repository.forget(id)
        monkeypatch.setattr(Table, "replay", lambda *_: pytest.fail("a log was replayed"))
        assert ann.get("/api/me/tables")["total"] == 1
        assert len(ann.get("/api/me")["tables"]) == 1


# --- links --------------------------------------------------------------------------------------------------------


def head(server: Running, path: str, language: str = "en") -> str:
    answer = Caller(server.url, None).http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return answer.text


def test_a_link_to_a_finished_game_says_who_played_and_who_won(server: Running) -> None:
    _, id = played(server, '<b>"Ann"', game="spyconnection")
    for path in (f"/t/{id}", f"/replay/{id}", f"/replay/{id}?at=3&as=0", f"/embed/{id}"):
        page = head(server, path)
        assert '<meta property="og:title" content="Spy Connection: &lt;b&gt;&quot;Ann&quot;, Bot ' in page
        assert "<b>" not in page
    assert "Entscheidungen" in head(server, f"/replay/{id}", "de")
    assert head(server, f"/replay/{id}", "ja").count("og:title") == 1
    assert f'content="{server.url}/replay/{id}"' in head(server, f"/replay/{id}?at=3")


def test_a_link_tells_nothing_of_a_private_game_nor_before_the_end(server: Running) -> None:
    _, id = played(server, "Annabel", look="players")
    plain = head(server, "/")
    assert head(server, f"/replay/{id}") == plain
    assert head(server, "/replay/0123456789abcdef") == plain
    (bob, zoe), running_id = seated(server, "Bobby", "Zoe", game="spyconnection", spectators="public")
    page = head(server, f"/t/{running_id}")
    assert "Spy Connection" in page
    assert not [word for word in ("Bobby", "Zoe") if word in page]
    before = head(server, f"/t/{running_id}")
    guest, table = mover([bob, zoe], running_id)
    guest.act(table)
    assert head(server, f"/t/{running_id}") == before


def test_only_embedded_pages_may_stand_in_others_frames(server: Running) -> None:
    _, id = played(server, "Ann")
    stranger = Caller(server.url, None)
    embedded, own = (stranger.http.get(path).headers for path in (f"/embed/{id}", f"/replay/{id}"))
    assert "frame-ancestors *" in embedded["content-security-policy"]
    assert "x-frame-options" not in embedded
    assert "frame-ancestors 'none'" in own["content-security-policy"]
    assert own["x-frame-options"] == "DENY"
    assert "form-action 'none'" in embedded["content-security-policy"]
    assert "set-cookie" not in embedded


# --- side by side -------------------------------------------------------------------------------------------------


def test_two_games_from_one_deal_are_laid_side_by_side(server: Running) -> None:
    ann, id = played(server, "Ann", game="spyconnection")
    bob = server.guest("Bob")
    other = bob.post(f"/api/matches/{id}/same-deal", {"seat": 0}, expect=201)["id"]
    assert bob.get(f"/api/matches/{other}/beside", expect=409)["reason"] == "not-over"
    assert ann.get(f"/api/matches/{id}/beside", expect=409)["reason"] == "own-deal"
    bob.post(f"/api/matches/{other}/resign")
    found = bob.get(f"/api/matches/{other}/beside")
    assert (found["id"], found["other"], found["seat"]) == (other, id, 0)
    steps = [bob.get(f"/api/matches/{one}/record")["steps"] for one in (other, id)]
    assert [found["moves"], found["other_moves"]] == [sum(isinstance(actor, int) for actor, _ in one) for one in steps]
    parted = found["parted"]
    assert parted["at"] == parted["other_at"]
    views = [
        bob.get(f"/api/matches/{one}/replay", params={"as": 0, "upto": parted["at"]})["view"] for one in (other, id)
    ]
    assert views[0] == views[1]
    ann.post(f"/api/matches/{id}/look", {"look": "players"})
    bob.get(f"/api/matches/{other}/beside", expect=403)
