"""`safehouse db backup` and `restore`: one file for both databases, whole or not at all, and the games go on."""

from __future__ import annotations

import gzip
import json
import stat
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from safehouse.cli.main import main
from safehouse.server.storage import schema
from safehouse.server.storage.backup import BackupError, backup, restore
from safehouse.server.storage.engine import make_engine
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table

from .harness import Caller, Running, running
from .test_tables import mover, seated


@pytest.fixture
def target(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> str:
    """An empty database of the other kind."""
    if database.startswith("sqlite"):
        return str(request.getfixturevalue("cluster").database())
    return f"sqlite:///{tmp_path / 'deep' / 'other.db'}"


def content(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(table.select().order_by(*table.primary_key))]
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found


def tables_in(url: str) -> list[str]:
    engine = make_engine(url)
    names = sa.inspect(engine).get_table_names()
    engine.dispose()
    return names


def moved(caller: Caller, server: Running) -> None:
    caller.url, caller.http.base_url = server.url, server.url


def test_a_house_moves_to_the_other_kind_of_database_and_its_games_go_on(
    database: str, target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.backup"
    with running(database) as server:
        guests, id = seated(server, "Ann", "Żółć 間諜", game="spyconnection")
        for _ in range(6):
            guest, table = mover(guests, id)
            guest.act(table)
        guests[0].post(f"/api/matches/{id}/chat", {"text": 'a "quote"\\ and ü'})
        waiting = guests[0].open("me", "open", public=True)
        before = [guest.table(id) for guest in guests]
        assert main(["db", "backup", str(file), "--db", database, "--json"]) == 0  # while the server runs
    assert json.loads(capsys.readouterr().out)["rows"]["matches"] == 2
    assert main(["db", "restore", str(file), "--db", target]) == 0
    assert "restored 2 tables, 2 guests" in capsys.readouterr().out
    assert content(target) == content(database)
    with running(target) as server:
        for guest in guests:
            moved(guest, server)
        assert [guest.table(id) for guest in guests] == before
        guests[1].post(f"/api/matches/{waiting['id']}/join", {"invite": waiting["invite"]})  # the secret came along
        for _ in range(6):
            guest, table = mover(guests, id)
            guest.act(table)
        assert guests[0].table(id)["seq"] > before[0]["seq"]


def test_a_backup_is_one_moment_while_people_play(database: str, tmp_path: Path) -> None:
    """Every table of the log replays, and the index agrees with it, although moves and tables came meanwhile."""
    with running(database) as server:
        guests, _ = seated(server, "Ann", "Bob", game="whisper")
        ending = threading.Event()

        def play() -> None:
            while not ending.is_set():
                other = guests[0].open("me", "me", game="whisper")["id"]
                for _ in range(3):
                    guests[0].act(guests[0].table(other))

        player = threading.Thread(target=play)
        player.start()
        try:
            files = [tmp_path / f"{i}.backup" for i in range(5)]
            sizes = [backup(database, file)["log"] for file in files]
        finally:
            ending.set()
            player.join()
    assert sizes == sorted(sizes)
    for i, file in enumerate(files):
        copy = f"sqlite:///{tmp_path / f'{i}.db'}"
        restore(copy, file)
        rows = content(copy)
        logs: dict[str, list[LogRow]] = {}
        for row in rows["log"]:
            logs.setdefault(row[0], []).append(LogRow(*row))
        assert set(logs) == {match[0] for match in rows["matches"]}
        for log in logs.values():
            assert Table.replay(log).seq == len(log)


def test_memory_does_not_grow_with_the_house(tmp_path: Path) -> None:
    def peak(name: str, rows: int) -> int:
        url = f"sqlite:///{tmp_path / name}.db"
        engine = make_engine(url)
        schema.migrate(engine)
        values = [
            {"match": "m", "seq": n, "at": 0.5, "guest": None, "key": None, "seen": "[1]", "entry": f"{n} " * 100}
            for n in range(rows)
        ]
        with engine.begin() as connection:
            connection.execute(sa.insert(schema.log), values)
        engine.dispose()
        del values
        tracemalloc.start()
        backup(url, tmp_path / f"{name}.backup")
        restore(f"sqlite:///{tmp_path / name}-2.db", tmp_path / f"{name}.backup")
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak("warm", 10)
    small, large = peak("small", 2_000), peak("large", 20_000)
    assert large < 1.5 * small


def test_a_backup_is_private_and_never_overwritten(sqlite: str, tmp_path: Path) -> None:
    with running(sqlite):
        pass
    file = tmp_path / "house.backup"
    backup(sqlite, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    whole = file.read_bytes()
    with pytest.raises(BackupError, match="never overwritten"):
        backup(sqlite, file)
    assert file.read_bytes() == whole
    assert [path.name for path in tmp_path.glob("house.backup*")] == ["house.backup"]


def test_what_is_no_house_is_not_backed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, missing = tmp_path / "house.backup", tmp_path / "missing.db"
    assert main(["db", "backup", str(file), "--db", f"sqlite:///{missing}"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not missing.exists()
    strange = f"sqlite:///{tmp_path / 'strange.db'}"
    engine = make_engine(strange)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE recipes (name TEXT)")
    engine.dispose()
    assert main(["db", "backup", str(file), "--db", strange]) == 2
    assert "not a Safehouse database" in capsys.readouterr().err
    assert main(["db", "backup", str(file), "--db", "mysql://x/y"]) == 2
    assert main(["db", "backup", str(file), "--db", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    assert "Traceback" not in capsys.readouterr().err
    assert not file.exists()


def test_an_older_or_newer_database_is_not_backed_up(sqlite: str, tmp_path: Path) -> None:
    engine = make_engine(sqlite)
    schema.migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")
    engine.dispose()
    with pytest.raises(BackupError, match=r"has schema 0000, this Safehouse knows \d+"):
        backup(sqlite, tmp_path / "house.backup")


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a sound backup."""
    folder = tmp_path_factory.mktemp("good")
    url = f"sqlite:///{folder / 'house.db'}"
    with running(url) as server:
        seated(server, "Ann", "Bob", game="whisper")
    backup(url, folder / "house.backup")
    return gzip.decompress((folder / "house.backup").read_bytes()).splitlines(keepends=True)


def changed(line: bytes, **values: Any) -> bytes:
    return json.dumps({**json.loads(line), **values}).encode() + b"\n"


def with_row(lines: list[bytes], table: str, row: Callable[[list[Any]], Any]) -> list[bytes]:
    at = next(i for i, line in enumerate(lines) if line.startswith(f'["{table}"'.encode()))
    return [*lines[:at], json.dumps(row(json.loads(lines[at]))).encode() + b"\n", *lines[at + 1 :]]


FAULTS: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "empty": (lambda _: [], "line 1: this is not the header"),
    "no header": (lambda lines: lines[1:], "line 1: this is not the header"),
    "other format": (lambda lines: [changed(lines[0], format="zip"), *lines[1:]], "format zip 1"),
    "newer format": (lambda lines: [changed(lines[0], version=2), *lines[1:]], "format safehouse-backup 2"),
    "other schema": (lambda lines: [changed(lines[0], schema="0099"), *lines[1:]], "schema 0099; this Safehouse has"),
    "other columns": (lambda lines: [changed(lines[0], tables={}), *lines[1:]], "other tables or columns"),
    "no closing": (lambda lines: lines[:-1], "closing line is missing"),
    "a row less": (lambda lines: [*lines[:3], *lines[4:]], "the number of rows is wrong"),
    "half a line": (lambda lines: [*lines[:4], lines[4][:9]], "line 4: the file ends here"),
    "a row after the end": (lambda lines: [*lines, lines[3]], "something follows"),
    "no JSON": (lambda lines: [*lines[:3], b"{]\n", *lines[3:]], "line 4: not a row"),
    "a number": (lambda lines: [*lines[:3], b"7\n", *lines[3:]], "line 4: not a row"),
    "an empty row": (lambda lines: [*lines[:3], b"[]\n", *lines[3:]], "unknown table None"),
    "unknown table": (lambda lines: [*lines[:3], b'["cats", 1]\n', *lines[3:]], "unknown table 'cats'"),
    "unhashable table": (lambda lines: [*lines[:3], b"[[]]\n", *lines[3:]], "unknown table"),
    "wrong type": (lambda lines: with_row(lines, "log", lambda row: [*row[:2], "x", *row[3:]]), "Expected `int`"),
    "too short": (lambda lines: with_row(lines, "log", lambda row: row[:-1]), "length 7"),
    "twice the same": (lambda lines: [*lines[:-1], lines[-2], lines[-1]], "refuses one of the last"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_file_is_refused_and_nothing_changed(
    name: str, good: list[bytes], sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil, message = FAULTS[name]
    file = tmp_path / "bad.backup"
    file.write_bytes(gzip.compress(b"".join(spoil(good))))
    assert main(["db", "restore", str(file), "--db", sqlite]) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1
    assert not list(tmp_path.glob("house.db*"))


@pytest.mark.parametrize(
    "url", ["garbage", "?", "mysql://x/y", "sqlite://", "postgresql://h:abc/x", "sqlite:////dev/null/deep/house.db"]
)
def test_what_is_no_address_of_a_database_is_refused_in_one_line(
    url: str, good: list[bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.backup"
    file.write_bytes(gzip.compress(b"".join(good)))
    for command in (["backup", str(tmp_path / "new.backup")], ["restore", str(file)]):
        assert main(["db", *command, "--db", url]) == 2
        told = capsys.readouterr().err
        assert "database" in told
        assert told.count("\n") == 1


@pytest.mark.parametrize("kept", [0.3, 0.7, 0.999])
def test_a_truncated_file_changes_nothing_in_postgresql(
    kept: float, good: list[bytes], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    target = request.getfixturevalue("cluster").database()
    whole = gzip.compress(b"".join(good))
    file = tmp_path / "cut.backup"
    file.write_bytes(whole[: int(len(whole) * kept)])
    with pytest.raises(BackupError, match=r"incomplete|not the header"):
        restore(target, file)
    assert tables_in(target) == []
    file.write_bytes(whole)
    restore(target, file)
    assert len(content(target)["guests"]) == 2


def test_damage_is_noticed(good: list[bytes], sqlite: str, tmp_path: Path) -> None:
    whole = bytearray(gzip.compress(b"".join(good)))
    file = tmp_path / "bad.backup"
    whole[len(whole) // 2] ^= 0xFF
    file.write_bytes(whole)
    with pytest.raises(BackupError):
        restore(sqlite, file)
    file.write_bytes(b"no gzip at all")
    with pytest.raises(BackupError, match="cannot be read"):
        restore(sqlite, file)
    with pytest.raises(BackupError, match="No such file"):
        restore(sqlite, tmp_path / "none.backup")
    assert not list(tmp_path.glob("house.db*"))


def test_only_an_empty_database_is_filled(good: list[bytes], database: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    file.write_bytes(gzip.compress(b"".join(good)))
    engine = make_engine(database)
    schema.migrate(engine)  # tables without rows are empty
    engine.dispose()
    restore(database, file)
    before = content(database)
    with pytest.raises(BackupError, match="is not empty: its table house has rows; nothing was changed"):
        restore(database, file)
    assert content(database) == before
    engine = make_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE recipes (name TEXT)")
    engine.dispose()
    with pytest.raises(BackupError, match="a table recipes of something else"):
        restore(database, file)
