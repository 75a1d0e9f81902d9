"""Going through a game that is over, and going on from one of its moments: in all four games."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest

import safehouse as sh
from safehouse.server.services.timelines import STRIDE, Timeline
from safehouse.server.storage import table_store
from safehouse.server.tables import entries as en
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table

from .harness import Caller, Running, running
from .test_sharing import played
from .test_tables import seated

GAMES = {"vienna": 2, "estoril": 2, "spyconnection": 2, "inkognito": 4}


@cache
def imported(server: Running, game: str) -> str:
    """A whole game of random bots, which somebody has brought as a record."""
    match = sh.new_match(game, seats=GAMES[game], seed=3)
    bots = [sh.bot("random", seed=seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return str(server.guest("Mata").post("/api/records", {"record": match.record()}, expect=201)["id"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as server:
        yield server


def log_of(server: Running, id: str) -> list[LogRow]:
    store: table_store.TableStore = server.house.table_store
    return asyncio.run_coroutine_threadsafe(store.log(id), server.loop).result()


def laid(server: Running, id: str) -> Table:
    """A table as it was opened, whatever bots have done at it since."""
    rows = log_of(server, id)
    return Table.replay(row for row in rows if row.at == rows[0].at)


def moments_of(caller: Caller, id: str, seat: int) -> list[int]:
    """Some moments of a game: the beginning, three in the middle, and one shortly before the end."""
    told = caller.get(f"/api/matches/{id}/moments", params={"as": seat})
    decisions: list[int] = told["decisions"]
    return [told["dealt"], *(decisions[len(decisions) * part // 5] for part in (1, 2, 3)), decisions[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_the_true_world_goes_on_exactly_as_it_was(house: Running, game: str) -> None:
    ann = house.guest("Ann")
    id = imported(house, game)
    steps = ann.get(f"/api/matches/{id}/record")["steps"]
    for seat in (0, GAMES[game] - 1):
        for at in moments_of(ann, id, seat):
            then = ann.get(f"/api/matches/{id}/replay", params={"as": seat, "upto": at})
            wish = {"seat": seat, "at": at, "world": "true"}
            new = ann.post(f"/api/matches/{id}/continue", wish, expect=201)
            table = laid(house, new["id"])
            assert new["seat"] == seat
            record = table.match.record()["steps"]
            assert record == steps[: len(record)]
            assert table.match.view(seat) == then["view"]
            assert table.match.events(seat) == laid(house, id).match.events(seat)[: len(then["events"])]
            others = [(one.kind, one.guest) for i, one in enumerate(table.seats) if i != seat]
            assert set(others) == {("bot", None)}
            source = ann.table(new["id"])["source"]
            assert (source["kind"], source["table"], source["at"], source["world"]) == ("moment", id, at, "true")


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_world_shows_the_seat_the_same_and_varies_the_rest(house: Running, game: str) -> None:
    ann = house.guest("Ann")
    id = imported(house, game)
    worlds = set()
    for seat in range(2):
        for at in moments_of(ann, id, seat):
            then = ann.get(f"/api/matches/{id}/replay", params={"as": seat, "upto": at})
            wish = {"seat": seat, "at": at, "world": "fresh"}
            ids = [
                ann.post(f"/api/matches/{id}/continue", wish, expect=201, key=f"{id}{seat}{at}{n}")["id"] for n in "ab"
            ]
            for new in ids:
                assert laid(house, new).match.view(seat) == then["view"]
            worlds.add(len({str(laid(house, new).match.position()) for new in ids}))
    hides = game != "spyconnection"  # there only the order of the cards to come is hidden, and no state holds it
    assert (2 in worlds) == hides


def test_the_same_key_gives_the_same_fresh_world(house: Running) -> None:
    ann = house.guest("Ann")
    id = imported(house, "inkognito")
    wish = {"seat": 0, "at": moments_of(ann, id, 0)[2], "world": "fresh"}
    made = [ann.post(f"/api/matches/{id}/continue", wish, key="same")["id"] for _ in range(2)]
    assert made[0] == made[1]


def test_cards_to_come_are_those_of_the_deal(server: Running) -> None:
    ann, id = played(server, "Ann", game="spyconnection")
    old = ann.get(f"/api/matches/{id}/record")
    new = ann.post(f"/api/matches/{id}/continue", {"seat": 0, "at": 0})["id"]
    ann.post(f"/api/matches/{new}/resign")
    record = ann.get(f"/api/matches/{new}/record")
    drawn = [[text for actor, text in one["steps"] if actor == "chance"] for one in (old, record)]
    assert drawn[1] == drawn[0][: len(drawn[1])]
    assert record["certificate"]["secret"] == old["certificate"]["secret"]
    assert sh.verify(record).fair


def test_who_may_not_look_may_not_go_on_and_nobody_before_the_end(server: Running) -> None:
    (ann, bob), id = seated(server, "Ann", "Bob", game="whisper")
    eve = server.guest("Eve")
    wish = {"seat": 0, "at": 0}
    assert ann.post(f"/api/matches/{id}/continue", wish, expect=409)["reason"] == "not-over"
    eve.post(f"/api/matches/{id}/continue", wish, expect=403)
    ann.post(f"/api/matches/{id}/resign")
    ann.post(f"/api/matches/{id}/look", {"look": "players"})
    assert eve.post(f"/api/matches/{id}/continue", wish, expect=403)["reason"] == "private"
    for wrong in ({"seat": 3, "at": 0}, {"seat": 0, "at": 999_999}):
        ann.post(f"/api/matches/{id}/continue", wrong, expect=422)
    for wrong in ({"seat": 4, "at": 0}, {"seat": 0, "at": -1}, {"seat": 0}, {"seat": 0, "at": 0, "world": "better"}):
        ann.post(f"/api/matches/{id}/continue", wrong, expect=400)
    last = ann.get(f"/api/matches/{id}/moments", params={"as": 1})["last"]
    assert bob.post(f"/api/matches/{id}/continue", {"seat": 1, "at": last}, expect=409)["reason"] == "over-then"
    bob.post(f"/api/matches/{id}/continue", wish, expect=201)


# --- moments ------------------------------------------------------------------------------------------------------


def test_moments_say_where_the_seat_decided(server: Running) -> None:
    ann, id = played(server, "Ann", game="spyconnection")
    told = ann.get(f"/api/matches/{id}/moments", params={"as": 0})
    assert told["last"] == len(told["events"])
    assert told["decisions"] == sorted(set(told["decisions"]))
    for at in (told["decisions"][0], told["decisions"][-1]):
        assert 0 in ann.get(f"/api/matches/{id}/replay", params={"as": 0, "upto": at})["view"]["to_move"]
    assert ann.get(f"/api/matches/{id}/moments", params={"as": "none"})["decisions"] == []


def test_a_moment_is_the_same_through_all_eyes(server: Running) -> None:
    ann, id = played(server, "Ann", game="whisper")
    last = ann.get(f"/api/matches/{id}/replay", params={"as": 0})["last"]
    for at in range(last + 1):
        mine = ann.get(f"/api/matches/{id}/replay", params={"as": 0, "upto": at})
        assert mine["same"][0] >= at
        other = ann.get(f"/api/matches/{id}/replay", params={"as": 1, "upto": mine["same"][1]})
        assert other["same"][1] == mine["same"][1]
        assert (
            len(mine["events"]) - 1
            == len(ann.get(f"/api/matches/{id}/replay", params={"as": 0, "upto": at, "since": 1})["events"])
            or not mine["events"]
        )


def test_before_the_end_a_moment_says_nothing_of_others(server: Running) -> None:
    (ann, _), id = seated(server, "Ann", "Bob", game="whisper")
    assert ann.get(f"/api/matches/{id}/replay")["same"] is None
    for call in ("moments", "replay"):
        ann.get(f"/api/matches/{id}/{call}", params={"as": 1}, expect=403)
        server.guest("Eve").get(f"/api/matches/{id}/{call}", expect=403)


def test_a_timeline_finds_every_moment_as_a_replay_from_the_start_does(house: Running) -> None:
    id = imported(house, "spyconnection")
    rows = log_of(house, id)
    timeline = Timeline(rows)
    last = laid(house, id).marks[0][-1].events
    assert len(rows) > 3 * STRIDE
    for wanted in range(0, last + 1, 7):

        def reached(table: Table, wanted: int = wanted) -> bool:
            return table.marks[0][-1].events >= wanted

        found, again = timeline.first(reached), Table.replay(rows, reached)
        assert (found.seq, found.match.view(0)) == (again.seq, again.match.view(0))


# --- names --------------------------------------------------------------------------------------------------------


def test_a_record_keeps_names_and_is_shown_as_theirs(server: Running) -> None:
    ann, id = played(server, "Ann")
    record = ann.get(f"/api/matches/{id}/record")
    assert [player["name"] for player in record["players"]] == ["Ann", None]
    assert (record["players"][1]["bot"], record["players"][0]["kind"]) == ("random", "human")
    eve = server.guest("Eve")
    new = eve.post("/api/records", {"record": record}, expect=201)
    assert new["seat"] is None
    table = eve.table(new["id"])
    assert [(player["name"], player["kind"], player["mine"]) for player in table["players"]] == [
        ("Ann", "human", False),
        (None, "bot", False),
    ]
    assert (table["source"]["kind"], table["my_seats"]) == ("record", [])
    [game] = eve.get("/api/me/tables")["tables"]
    assert (game["id"], game["source"], game["players"][0]["name"]) == (new["id"], "record", "Ann")
    assert eve.get(f"/api/matches/{new['id']}/record")["players"] == record["players"]


def test_a_record_without_names_has_the_letters_of_the_seats(server: Running) -> None:
    ann, id = played(server, "Ann")
    record = ann.get(f"/api/matches/{id}/record")
    del record["players"]
    new = ann.post("/api/records", {"record": record}, expect=201)["id"]
    assert [player["name"] for player in ann.table(new)["players"]] == ["A", "B"]


def test_who_brings_a_record_sees_it_whoever_else_may(server: Running) -> None:
    ann, id = played(server, "Ann")
    eve, bob = server.guest("Eve"), server.guest("Bob")
    new = eve.post("/api/records", {"record": ann.get(f"/api/matches/{id}/record")})["id"]
    bob.get(f"/api/matches/{new}/replay", params={"as": 0})
    eve.post(f"/api/matches/{new}/look", {"look": "players"})
    eve.get(f"/api/matches/{new}/replay", params={"as": 0})
    bob.get(f"/api/matches/{new}/replay", params={"as": 0}, expect=403)


def test_a_record_to_be_continued_has_its_names_on_the_seats_that_are_played_on(server: Running) -> None:
    match = sh.new_match("spyconnection", seats=2, seed=1)
    people = [{"kind": "human", "name": "Mata"}, {"kind": "bot", "name": None, "bot": "greedy", "level": None}]
    ann = server.guest("Ann")
    new = ann.post("/api/records", {"record": {**match.record(), "players": people}}, expect=201)["id"]
    players = ann.table(new)["players"]
    assert [(player["name"], player["mine"]) for player in players] == [("Mata", True), ("Ann", True)]


@pytest.mark.parametrize(
    "players",
    [
        "Ann",
        [{"kind": "human", "name": "Ann"}],
        [{"kind": "cat"}, {"kind": "human"}],
        [{"kind": "human", "name": 7}, {"kind": "human"}],
        [{"kind": "human", "name": "x" * 61}, {"kind": "human"}],
        [{"kind": "human", "name": "\u200b"}, {"kind": "human"}],
        [{"kind": "human", "token": "secret"}, {"kind": "human"}],
    ],
)
def test_wrong_players_of_a_record_are_refused(server: Running, players: Any) -> None:
    ann, id = played(server, "Ann")
    record = ann.get(f"/api/matches/{id}/record")
    refused = ann.call("POST", "/api/records", {"record": {**record, "players": players}})
    assert refused.status_code == 422


def test_a_table_of_bots_alone_is_not_opened_by_a_record(sqlite: str) -> None:
    with running(sqlite, bots_alone=False) as server:
        ann = server.guest("Ann")
        record = sh.new_match("spyconnection", seats=2, seed=1).record()
        ann.post("/api/records", {"record": record, "seats": [{"kind": "bot"}] * 2}, expect=422)


def test_entries_of_the_log_tell_where_a_table_comes_from() -> None:
    opened = en.Opened("whisper", {}, [], "host", "live", "none", False, source=en.Source("moment", table="1", at=7))
    assert en.read(en.write(opened)) == opened
