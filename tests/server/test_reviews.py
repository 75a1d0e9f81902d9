"""Reviews at a table: after the end only, for those who may see the replay, worked out once and kept."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from safehouse.review import VERSION, Review, review
from safehouse.server.bots.questions import PieceQuestion
from safehouse.server.storage.review_store import ReviewStore

from .harness import Caller, Running, running, until
from .test_tables import mover, seated


def given_up(server: Running, moves: int = 6, **more: object) -> tuple[list[Caller], str]:
    """A game that ended early: short to review."""
    guests, id = seated(server, "Ann", "Bob", **more)
    for _ in range(moves):
        guest, table = mover(guests, id)
        guest.act(table)
    guests[1].post(f"/api/matches/{id}/resign")
    return guests, id


def path(id: str) -> str:
    return f"/api/matches/{id}/review"


def reviewed(guest: Caller, id: str) -> Any:
    guest.post(path(id), expect=202)
    return until(lambda: (body := guest.get(path(id)))["status"] == "ready" and body, 120)


@pytest.fixture
def asked(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the pieces that were asked for."""
    found: list[int] = []
    ask = server.house.bots.ask

    async def noted(question: Any, party: str = "") -> Any:
        if isinstance(question, PieceQuestion):
            found.append(question.number)
        return await ask(question, party)

    monkeypatch.setattr(server.house.bots, "ask", noted)
    return found


def test_a_review_is_worked_out_once_and_kept(server: Running, asked: list[int]) -> None:
    guests, id = given_up(server)
    assert guests[0].get(path(id)) | {"id": ""} == {
        "id": "", "status": "none", "done": 0, "total": 0, "review": None, "moments": None,
    }  # fmt: skip
    for guest in (*guests, *guests):
        guest.post(path(id), expect=202)
    body = reviewed(guests[0], id)
    assert sorted(asked) == list(range(body["total"]))
    assert body["review"]["seats"] == guests[1].get(path(id))["review"]["seats"]
    assert guests[1].post(path(id), expect=202)["status"] == "ready"
    assert len(asked) == body["total"]


def test_it_is_what_anybody_works_out_from_the_record(server: Running) -> None:
    import msgspec

    guests, id = given_up(server)
    found = msgspec.convert(reviewed(guests[0], id)["review"], Review)
    assert found == review(guests[0].get(f"/api/matches/{id}/record"))


def test_moments_are_where_the_replay_shows_the_step(server: Running) -> None:
    guests, id = given_up(server)
    guests[0].post(path(id), expect=202)
    reviewed(guests[0], id)
    body = guests[0].get(path(id), params={"as": 0})
    record = guests[0].get(f"/api/matches/{id}/record")
    assert len(body["moments"]) == len(record["steps"]) + 1
    assert body["moments"] == sorted(body["moments"])
    step = next(number for number, (actor, _) in enumerate(record["steps"]) if actor == 0)
    then = guests[0].get(f"/api/matches/{id}/replay", params={"as": 0, "upto": body["moments"][step]})
    assert then["view"]["to_move"] == [0]


def test_before_the_end_there_is_none(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    for call in (guests[0].get, guests[0].post):
        refused = call(path(id), expect=409)
        assert "only after its end" in refused["detail"]


def test_only_for_those_who_may_see_the_replay(server: Running, asked: list[int]) -> None:
    _, id = given_up(server)
    eve = server.guest("Eve")
    eve.get(path(id), expect=403)
    eve.post(path(id), expect=403)
    Caller(server.url, None).post(path(id), expect=401)
    eve.get(path("nowhere"), expect=404)
    assert asked == []


def test_a_killed_worker_costs_one_piece_alone(sqlite: str) -> None:
    with running(sqlite) as server:
        guests, id = given_up(server, moves=14)
        guests[0].post(path(id), expect=202)
        until(lambda: server.house.bots.pids)
        os.kill(server.house.bots.pids[0], signal.SIGKILL)
        assert reviewed(guests[0], id)["review"]["game"] == "spyconnection"


def test_another_server_goes_on_where_one_was_stopped(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept is not worked out again."""
    with running(sqlite) as server:
        guests, id = given_up(server, moves=14)
        ask, held = server.house.bots.ask, []

        async def first_only(question: Any, party: str = "") -> Any:
            held.append(question.number)
            return await ask(question, party) if len(held) == 1 else None

        monkeypatch.setattr(server.house.bots, "ask", first_only)
        guests[0].post(path(id), expect=202)
        stopped = until(lambda: (body := guests[0].get(path(id)))["status"] == "stopped" and body, 60)
        assert (stopped["done"], held) == (1, [0, 1])
        later: list[int] = []

        async def noted(question: Any, party: str = "") -> Any:
            later.append(question.number)
            return await ask(question, party)

        monkeypatch.setattr(server.house.bots, "ask", noted)
        assert reviewed(guests[0], id)["status"] == "ready"
        assert later == list(range(1, stopped["total"]))


@pytest.mark.parametrize("held", [0.0, 100.0])
def test_one_server_holds_a_review_until_it_is_silent(server: Running, held: float) -> None:
    import asyncio

    _, id = seated(server, "Ann", "Bob")
    store = ReviewStore(server.house.database, VERSION)

    async def claims() -> list[bool]:
        first = await store.claim(id, 3, "one", 50.0, held)
        return [first, await store.claim(id, 3, "two", 50.0, 200.0)]

    assert asyncio.run(claims()) == [True, held < 50.0]


def test_a_review_of_another_version_is_worked_out_anew(server: Running) -> None:
    import asyncio

    _, id = seated(server, "Ann", "Bob")
    old, new = (ReviewStore(server.house.database, version) for version in (VERSION, VERSION + 1))

    async def run() -> tuple[Any, bool, Any]:
        await old.claim(id, 1, "one", 1.0, 2.0)
        await old.finish(id, "{}")
        return await new.read(id), await new.claim(id, 2, "two", 3.0, 4.0), await new.read(id)

    before, claimed, after = asyncio.run(run())
    assert (before, claimed) == (None, True)
    assert (after.pieces, after.body) == (2, None)


def test_a_table_that_goes_takes_its_review_along(server: Running) -> None:
    import asyncio

    guests, id = given_up(server)
    reviewed(guests[0], id)

    store = ReviewStore(server.house.database, VERSION)

    async def run() -> Any:
        await server.house.table_store.delete(id)
        claimed = await store.claim(id, 1, "one", 1.0, 2.0)
        kept = await store.keep_piece(id, 0, "{}", "one", 2.0)
        return await store.read(id), claimed, kept, await store.pieces(id)

    assert asyncio.run_coroutine_threadsafe(run(), server.loop).result(30) == (None, False, False, {})


def test_a_game_that_is_too_long_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    from safehouse.server.services import review_service

    monkeypatch.setattr(review_service, "LONGEST", 3)
    guests, id = given_up(server)
    assert guests[0].post(path(id), expect=409)["reason"] == "long"
