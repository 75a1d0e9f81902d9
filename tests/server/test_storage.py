"""The database: its form, its arbiter, and several servers over one PostgreSQL."""

from __future__ import annotations

import threading

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from safehouse.server import schema
from safehouse.server.guests import hash_of
from safehouse.server.store import make_engine
from safehouse.server.table import Table

from .harness import Caller, running, until
from .postgres import Cluster
from .test_tables import mover, seated


def test_the_migrations_lead_to_the_declared_tables(database: str) -> None:
    engine = make_engine(database)
    schema.migrate(engine)
    schema.migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "nonsense"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises((ValueError, sa.exc.ArgumentError)):
        make_engine(url)


def test_no_token_and_no_invite_lies_in_the_database(database: str) -> None:
    with running(database) as server:
        ann = server.guest()
        invite = ann.open("me", "open")["invite"]
        with server.house.store.engine.connect() as connection:
            everything = "".join(
                str(tuple(row)) for table in schema.metadata.sorted_tables for row in connection.execute(table.select())
            )
        assert ann.token not in everything
        assert invite not in everything
        assert hash_of(ann.token) in everything


def test_a_log_replays_to_the_same_table(database: str) -> None:
    with running(database, cached_tables=1) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        guests[0].act(guests[0].table(id))
        guests[0].post(f"/api/matches/{id}/undo")
        for _ in range(8):
            guest, table = mover(guests, id)
            guest.act(table)
        before = [guest.table(id, seat=seat) for seat, guest in enumerate(guests)]
        guests[0].open("me", "open")
        assert id not in server.house._lives
        assert [guest.table(id, seat=seat) for seat, guest in enumerate(guests)] == before


def test_memory_is_bounded_and_streams_keep_their_tables(sqlite: str) -> None:
    with running(sqlite, cached_tables=3) as server:
        guests, id = seated(server, "Ann", "Bob")
        with guests[0].events(id) as events:
            events.next("table")
            for _ in range(10):
                guests[0].open("me", "open")
            assert server.house.cached <= 4
            guest, table = mover(guests, id)
            guest.act(table)
            assert events.next("table")["seq"] == table["seq"] + 1


def test_a_failed_write_changes_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        store = server.house.store
        original = store._transaction

        def broken(group: object) -> None:
            raise sa.exc.OperationalError("insert", {}, Exception("disk full"))

        with guest.events(id) as events:
            events.next("table")
            monkeypatch.setattr(store, "_transaction", broken)
            assert guest.act(table, expect=503)["type"] == "/problems/unavailable"
            monkeypatch.setattr(store, "_transaction", original)
            assert guest.table(id)["seq"] == table["seq"]
            assert events.pending() == []
            guest.act(table)
            assert events.next("table")["seq"] == table["seq"] + 1


def test_an_old_key_is_answered_from_the_log(database: str) -> None:
    """After a restart nothing but the log knows the answer."""
    with running(database) as server:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        first = guest.post(f"/api/matches/{id}/actions", body, key="once")
        for _ in range(4):
            other, now = mover(guests, id)
            other.act(now)
    with running(database) as server:
        guest.url, guest.http.base_url = server.url, server.url
        assert guest.post(f"/api/matches/{id}/actions", body, key="once") == first


class TestSeveralServers:
    @pytest.mark.parametrize("through", ["postgresql", "redis"])
    def test_each_hears_of_what_the_other_wrote(
        self, cluster: Cluster, through: str, request: pytest.FixtureRequest
    ) -> None:
        url = cluster.database()
        redis = request.getfixturevalue("redis").url if through == "redis" else None
        with running(url, redis=redis) as one, running(url, redis=redis) as two:
            ann, bob = one.guest("Ann"), two.guest("Bob")
            opened = ann.open("me", "open")
            with ann.events(opened["id"]) as events:
                events.next("table")
                bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
                assert events.next("table")["status"] == "running"
                with bob.events(opened["id"]) as others:
                    others.next("table")
                    for _ in range(10):
                        guest, table = until(lambda: asked([ann, bob], opened["id"]))
                        after = guest.act(table)
                        mine, theirs = (events, others) if guest is ann else (others, events)
                        assert mine.next("table")["seq"] == after["seq"]
                        assert theirs.next("table")["view"]["players"] == after["view"]["players"]

    def test_the_log_decides_who_was_first(self, cluster: Cluster) -> None:
        url = cluster.database()
        with running(url) as one, running(url) as two:
            ann = one.guest("Ann")
            id = ann.open("me", "me")["id"]
            double = Caller(two.url, None)
            double.http.headers.update(ann.http.headers)
            for _ in range(20):
                table = until(lambda: (t := ann.table(id))["decision"] == double.table(id)["decision"] and t)
                actions = [action["text"] for action in table["legal"]][:2]
                statuses: list[int] = []

                def act(caller: Caller, action: str, table: dict = table, statuses: list[int] = statuses) -> None:
                    body = {"decision": table["decision"], "action": action}
                    statuses.append(caller.call("POST", f"/api/matches/{id}/actions", body).status_code)

                threads = [
                    threading.Thread(target=act, args=pair) for pair in ((ann, actions[0]), (double, actions[-1]))
                ]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                assert sorted(statuses) == [201, 409]
            with one.house.store.engine.connect() as connection:
                log = schema.log
                rows = connection.execute(sa.select(log).where(log.c.match == id).order_by(log.c.seq)).all()
            from safehouse.server.store import Row

            stored = Table.replay([Row(**row._mapping) for row in rows])
            assert stored.seq == len(rows) == 22


def asked(guests: list[Caller], id: str) -> tuple[Caller, dict] | None:
    for guest in guests:
        table = guest.table(id)
        if table["decision"] is not None:
            return guest, table
    return None
