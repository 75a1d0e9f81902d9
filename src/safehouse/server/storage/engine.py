"""The way to a database: SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def make_engine(url: str) -> sa.Engine:
    """An engine for `sqlite:///FILE` or `postgresql://…`."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return sa.create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise ValueError(f"database {url!r}: it must be sqlite:///FILE or postgresql://…")
    Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(parsed.set(drivername="sqlite+pysqlite"), connect_args={"timeout": 30})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


def insert_or_update(connection: sa.Connection, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that knows ON CONFLICT in the dialect of this database."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
