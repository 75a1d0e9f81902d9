"""The way to a database: SQLite or PostgreSQL."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

OWNER_ONLY = 0o600


def make_engine(url: str) -> sa.Engine:
    """An engine for `sqlite:///FILE` or `postgresql://…`."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return sa.create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise ValueError(f"database {url!r}: it must be sqlite:///FILE or postgresql://…")
    _make_private(Path(parsed.database))
    engine = sa.create_engine(parsed.set(drivername="sqlite+pysqlite"), connect_args={"timeout": 30})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _make_private(file: Path) -> None:
    """The file, before SQLite makes it, so that only its owner may read it: it holds the hidden hands of all games.

    SQLite gives -wal and -shm the rights of the file itself; those that were made before are put right here.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for suffix in ("", "-wal", "-shm"):
        with suppress(OSError):  # there is none, or it is another's, who has to see to it
            Path(f"{file}{suffix}").chmod(OWNER_ONLY)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
        "wal_autocheckpoint=4000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def insert_or_update(connection: sa.Connection, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that knows ON CONFLICT in the dialect of this database."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
