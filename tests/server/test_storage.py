"""The database: its form, its arbiter, and several servers over one PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from safehouse.server.guests.service import hash_of
from safehouse.server.services import table_repository, turn_scheduler
from safehouse.server.storage import schema
from safehouse.server.storage.engine import make_engine
from safehouse.server.storage.log_writer import StoreFailed
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table

from .harness import Caller, Running, running, until
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
        with server.house.database.engine.connect() as connection:
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
        assert id not in server.house.repository._sessions
        assert [guest.table(id, seat=seat) for seat, guest in enumerate(guests)] == before


def test_memory_is_bounded_and_streams_keep_their_tables(sqlite: str) -> None:
    with running(sqlite, cached_tables=3) as server:
        guests, id = seated(server, "Ann", "Bob")
        with guests[0].events(id) as events:
            events.next("table")
            for _ in range(10):
                guests[0].open("me", "open")
            assert len(server.house.repository.sessions) <= 4
            guest, table = mover(guests, id)
            guest.act(table)
            assert events.next("table")["seq"] == table["seq"] + 1


def test_tables_that_nobody_looks_at_leave_memory(sqlite: str) -> None:
    """Those at which somebody listens stay; the clocks of the others run on."""
    with running(sqlite, idle_seconds=0.2, move_seconds={"live": 2.0, "days": 2.0}, grace_seconds=0.0) as server:
        known = server.house.repository._sessions
        guests, id = seated(server, "Ann", "Bob")
        with guests[0].events(id) as events:
            events.next("table")
            _, forgotten = seated(server, "Cid", "Dan", game="whisper")
            before = len(rows_of(server, forgotten))
            until(lambda: forgotten not in known)
            assert id in known
            until(lambda: len(rows_of(server, forgotten)) > before)
        until(lambda: id not in known)
        assert guests[0].table(id)["status"] == "running"


def test_a_failed_write_changes_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        guests, id = seated(server, "Ann", "Bob")
        guest, table = mover(guests, id)
        writer = server.house.database._writer
        original = writer._transaction

        def broken(group: object) -> None:
            raise sa.exc.OperationalError("insert", {}, Exception("disk full"))

        with guest.events(id) as events:
            events.next("table")
            monkeypatch.setattr(writer, "_transaction", broken)
            assert guest.act(table, expect=503)["type"] == "/problems/unavailable"
            monkeypatch.setattr(writer, "_transaction", original)
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
            rows = rows_of(one, id)
            stored = Table.replay(rows)
            assert stored.seq == len(rows) == 22

    def test_a_process_drives_a_table_that_it_loads(self, cluster: Cluster) -> None:
        """The one at which it was opened is gone for good, the player comes back to the other."""
        url = cluster.database()
        with running(url) as two:
            with running(url, bot_pause=1000.0) as one:
                ann = one.guest()
                id = ann.open("me", "random", game="whisper")["id"]
                ann.act(ann.table(id))
            ann.url, ann.http.base_url = two.url, two.url
            until(lambda: ann.table(id)["view"]["decision"] != "PICK")

    @pytest.mark.parametrize("through", ["postgresql", "redis"])
    def test_clocks_run_at_tables_that_nobody_looks_at(
        self, cluster: Cluster, through: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(turn_scheduler, "LOOK_AGAIN", 0.2)
        url = cluster.database()
        redis = request.getfixturevalue("redis").url if through == "redis" else None
        quick = {"move_seconds": {"live": 0.5, "days": 0.5}, "grace_seconds": 0.0}
        with running(url, redis=redis, **quick) as two:
            with running(url, redis=redis) as one:
                _, id = seated(one, "Ann", "Bob", game="whisper", speed="days")
            until(lambda: status_of(two, id) == "over")

    def test_what_was_missed_is_made_up_for(self, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
        """While no notice arrives a table is opened elsewhere; when they arrive again it is looked for."""
        url = cluster.database()
        with running(url) as two:
            with running(url, bot_pause=1000.0) as one:
                monkeypatch.setattr(one.house.database._notifier, "before_commit", lambda *_: None)  # tells nobody
                ann = one.guest()
                id = ann.open("random", "random", game="whisper")["id"]
            assert status_of(two, id) == "running"
            with two.house.database.engine.connect() as connection:
                listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE starts_with(query, 'LISTEN')"
                connection.exec_driver_sql(f"{listening} AND datname = current_database()")
            until(lambda: status_of(two, id) == "over")

    def test_bots_are_asked_once_while_all_is_well(self, cluster: Cluster) -> None:
        """Who wrote last lets them think; the others leave it to him for a while."""
        url = cluster.database()
        with running(url) as one, running(url) as two:
            ann = one.guest()
            id = ann.open("me", "random", game="whisper")["id"]
            until(lambda: len(rows_of(one, id)) == 3)  # the bot has picked
            Caller(two.url, None).get(f"/api/matches/{id}")  # the other has the table, too
            while not (table := until(lambda: ((t := ann.table(id))["over"] and t) or (t["decision"] and t)))["over"]:
                ann.act(table)
            assert one.house.metrics.value("bot_answers_total") > 0
            assert two.house.metrics.value("bot_answers_total") == 0

    @pytest.mark.parametrize("known", [True, False])
    def test_a_notice_that_comes_while_the_log_is_read_is_heeded(
        self, cluster: Cluster, known: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """While a table catches up, and while it is loaded."""
        url = cluster.database()
        with running(url) as one, running(url) as two:
            ann = one.guest()
            id = ann.open("me", "me", game="whisper")["id"]
            late = Caller(two.url, None)
            late.http.headers.update(ann.http.headers)
            if known:
                late.table(id)
            store, there = two.house.table_store, two.house.repository
            read = store.log

            async def log(match: str, after: int = 0) -> list[LogRow]:
                """The rows as they are read; the next entry is written, and told, before they are delivered."""
                monkeypatch.setattr(store, "log", read)
                rows = await read(match, after)
                await asyncio.to_thread(lambda: ann.act(ann.table(id)))
                seq = rows[-1].seq + 1
                await asyncio.to_thread(until, lambda: len(rows_of(one, id)) == seq)
                there.noticed(match, seq)
                return rows

            monkeypatch.setattr(store, "log", log)
            if known:
                ann.act(ann.table(id))
            else:
                late.table(id)
            until(lambda: there._sessions[id].table.seq == len(rows_of(one, id)) == (4 if known else 3))

    def test_what_could_not_be_read_is_read_later(self, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(table_repository, "RETRY_SECONDS", 0.1)
        url = cluster.database()
        with running(url) as one, running(url) as two:
            ann = one.guest()
            id = ann.open("me", "me", game="whisper")["id"]
            Caller(two.url, None).get(f"/api/matches/{id}")
            read = two.house.table_store.log

            async def log(match: str, after: int = 0) -> list[LogRow]:
                monkeypatch.setattr(two.house.table_store, "log", read)
                raise StoreFailed

            monkeypatch.setattr(two.house.table_store, "log", log)
            ann.act(ann.table(id))
            until(lambda: two.house.repository._sessions[id].table.seq == 3)

    def test_a_table_that_has_not_begun_is_left_alone(
        self, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setattr(turn_scheduler, "LOOK_AGAIN", 0.1)
        url = cluster.database()
        with running(url) as one, running(url) as two:
            id = one.guest().open("me", "open")["id"]
            until(lambda: id in two.house.repository._sessions)
            patience = time.time() + 1000  # it is looked at again when it has waited for too long
            until(lambda: two.house.scheduler._clock._next.get(id, 0.0) > patience)
        assert "failed" not in caplog.text


def rows_of(server: Running, id: str) -> list[LogRow]:
    log = schema.log
    with server.house.database.engine.connect() as connection:
        found = connection.execute(sa.select(log).where(log.c.match == id).order_by(log.c.seq))
        return [LogRow(**row._mapping) for row in found]


def status_of(server: Running, id: str) -> str:
    """As the database has it: nobody asks the server for the table."""
    with server.house.database.engine.connect() as connection:
        return str(connection.execute(sa.select(schema.matches.c.status).where(schema.matches.c.id == id)).scalar())


def asked(guests: list[Caller], id: str) -> tuple[Caller, dict] | None:
    for guest in guests:
        table = guest.table(id)
        if table["decision"] is not None:
            return guest, table
    return None
