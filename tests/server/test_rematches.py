"""A rematch: one new table, however many ask for it at once and wherever."""

from __future__ import annotations

from typing import Any

import pytest

from safehouse.server.problems import Unavailable
from safehouse.server.tables import entries as en

from .harness import Caller, Running, running
from .postgres import Cluster
from .test_races import together
from .test_tables import finished


def rematches_of(server: Running, id: str) -> list[str]:
    """All tables that were opened as a rematch of this one."""
    with server.house.database.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT match, entry FROM log WHERE seq = 1").all()
    opened = [(match, en.read(entry)) for match, entry in rows]
    return [match for match, entry in opened if isinstance(entry, en.Opened) and entry.rematch_of == id]


def asked_at_once(callers: list[Caller], id: str) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = []
    together([(lambda caller: answers.append(caller.post(f"/api/matches/{id}/rematch")), (one,)) for one in callers])
    return answers


def again(caller: Caller, url: str) -> Caller:
    """The same guest in another window, perhaps at another server."""
    other = Caller(url, None)
    other.http.headers["Authorization"] = f"Bearer {caller.token}"
    return other


def alone(server: Running) -> tuple[Caller, str]:
    """A finished game of somebody who held all seats: its rematch begins at once."""
    ann = server.guest("Ann")
    id = ann.open("me", "me")["id"]
    assert ann.post(f"/api/matches/{id}/resign", {"seat": 0})["over"]
    return ann, id


def test_whoever_asks_at_once_gets_the_same_table(server: Running) -> None:
    guests, id = finished(server)
    callers = [again(guest, server.url) for guest in guests * 3]
    answers = asked_at_once(callers, id)
    [new] = rematches_of(server, id)
    assert {answer["id"] for answer in answers} == {new}
    assert sorted(answer["seat"] for answer in answers) == [0, 0, 0, 1, 1, 1]
    assert guests[0].table(new)["status"] == "running"
    assert all(guest.table(id)["rematch"] == new for guest in guests)


def test_who_asks_in_several_windows_gets_one_game(server: Running) -> None:
    ann, id = alone(server)
    answers = asked_at_once([again(ann, server.url) for _ in range(4)], id)
    assert [answer["id"] for answer in answers] == rematches_of(server, id) * 4
    running_tables = [table["id"] for table in ann.get("/api/me")["tables"] if table["status"] == "running"]
    assert running_tables == rematches_of(server, id)


def test_servers_open_one_table_together(cluster: Cluster) -> None:
    url = cluster.database()
    with running(url) as one, running(url) as two:
        ann, id = alone(one)
        both = [again(ann, one.url), again(ann, two.url)]
        assert all(caller.table(id)["over"] for caller in both)
        answers = asked_at_once(both * 2, id)
        assert [answer["id"] for answer in answers] == rematches_of(one, id) * 4


def test_a_rematch_that_was_interrupted_is_found_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opened, but not noted at the old table."""
    guests, id = finished(server)

    async def broken(*_: Any) -> None:
        raise Unavailable("gone")

    with monkeypatch.context() as patched:
        patched.setattr(server.house.repository, "change", broken)
        guests[0].post(f"/api/matches/{id}/rematch", expect=503)
    new = [guest.post(f"/api/matches/{id}/rematch") for guest in reversed(guests)]
    assert [(table["id"], table["seat"]) for table in new] == [(rematches_of(server, id)[0], seat) for seat in (1, 0)]
    assert len(rematches_of(server, id)) == 1


def test_a_host_without_a_seat_opens_none(server: Running) -> None:
    ann, bob, cid = (server.guest(name) for name in ("Ann", "Bob", "Cid"))
    opened = ann.open("open", "open")
    for guest in (bob, cid):
        guest.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
    bob.post(f"/api/matches/{opened['id']}/resign")
    assert ann.table(opened["id"])["over"]
    ann.post(f"/api/matches/{opened['id']}/rematch", expect=403)
    assert rematches_of(server, opened["id"]) == []
