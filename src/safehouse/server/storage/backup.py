"""One portable file with everything a house keeps, for SQLite and PostgreSQL alike.

gzip of JSON lines: a header (format, version, schema, columns of each table), a line `[table, value, …]` per row, and
a closing line with the counts. Written from one snapshot while the server goes on; read in one transaction.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from safehouse.core.errors import SafehouseError

from . import schema
from .engine import make_engine
from .hosts import fill_hosts

FORMAT = "safehouse-backup"
VERSION = 1
BATCH = 500
LONGEST_LINE = 64_000_000

TABLES = [
    schema.house,
    schema.guests,
    schema.matches,
    schema.seats,
    schema.log,
    schema.notes,
    schema.devices,
    schema.hosts,
    schema.token_uses,
    schema.relations,
    schema.reports,
    schema.bans,
    schema.words,
    schema.operators,
    schema.operator_acts,
    schema.results,
    schema.notice_wishes,
    schema.notice_tables,
    schema.notice_channels,
    schema.notices,
    schema.outside_bots,
    schema.reviews,
    schema.review_pieces,
]
"""All but the codes of devices, which last ten minutes."""
COLUMNS = {str(table.name): [str(column.name) for column in table.columns] for table in TABLES}
_ADDED_BY = {
    "0002": ("notes",),
    "0003": ("devices",),
    "0004": ("hosts",),
    "0005": ("token_uses", "relations", "reports", "bans", "words", "operators", "operator_acts"),
    "0006": ("results",),
    "0007": ("notice_wishes", "notice_tables", "notice_channels", "notices"),
    "0008": ("outside_bots",),
    "0009": ("reviews", "review_pieces"),
}
"""The tables that each form brought."""


def _tables_of(form: str) -> dict[str, list[str]]:
    later = {name for since, added in _ADDED_BY.items() if since > form for name in added}
    return {name: columns for name, columns in COLUMNS.items() if name not in later}


OLDER = {form: _tables_of(form) for form in ("0001", *_ADDED_BY)}
"""What backups of older forms hold. As long as a new form only adds tables, their rows fit in as they are."""

Advance = Callable[[int], None]


class BackupError(SafehouseError):
    """A backup that cannot be made or restored: what is wrong, and where."""


class Header(msgspec.Struct):
    format: str
    version: int
    schema: str
    tables: dict[str, list[str]]


class Closing(msgspec.Struct):
    rows: dict[str, int]


def _silent(_: int) -> None:
    pass


@contextmanager
def _in_a_line() -> Iterator[None]:
    """What the database refuses, or its address, is told in a line."""
    try:
        yield
    except (ValueError, OSError, SQLAlchemyError) as error:
        raise BackupError(f"the database: {str(error).splitlines()[0]}") from None


@contextmanager
def _opened(url: str) -> Iterator[sa.Engine]:
    with _in_a_line():
        engine = make_engine(url)
        try:
            yield engine
        finally:
            engine.dispose()


def _file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    with _in_a_line():
        parsed = sa.make_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


# --- writing ------------------------------------------------------------------------------------------------------


def backup(url: str, file: Path, advance: Advance = _silent) -> dict[str, int]:
    """Writes all rows of a database, as they are at one moment, to a new file. Returns how many of each table."""
    if file.exists():
        raise BackupError(f"{file}: exists already; a backup is never overwritten")
    _must_exist(url)
    unfinished = file.with_name(f"{file.name}.unfinished")
    with _opened(url) as engine, _snapshot(engine) as connection:
        _check_schema(connection, url)
        try:
            with _private(unfinished) as raw:
                counts = _write(connection, raw, advance)
            unfinished.rename(file)
        except OSError as error:
            raise BackupError(f"{file}: {error.strerror or error}") from None
        finally:
            unfinished.unlink(missing_ok=True)
    return counts


def _must_exist(url: str) -> None:
    """To open a SQLite file that is not there would make an empty one."""
    if (file := _file_of(url)) is not None and not file.is_file():
        raise BackupError(f"there is no database {file}")


@contextmanager
def _private(file: Path) -> Iterator[BinaryIO]:
    """A new file that only its owner may read: running games lie in it with all that is hidden."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        yield raw
        raw.flush()
        os.fsync(raw.fileno())


@contextmanager
def _snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection.execution_options(stream_results=True, yield_per=BATCH)


def _check_schema(connection: sa.Connection, url: str) -> None:
    found, own = schema.revision(connection), schema.newest()
    where = sa.make_url(url).render_as_string()
    if found is None:
        raise BackupError(f"{where}: not a Safehouse database")
    if found != own:
        raise BackupError(f"{where}: has schema {found}, this Safehouse knows {own}; start this version's server once")


def _write(connection: sa.Connection, raw: BinaryIO, advance: Advance) -> dict[str, int]:
    encode = msgspec.json.Encoder().encode
    counts = dict.fromkeys(COLUMNS, 0)
    with gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6) as out:
        out.write(encode(Header(FORMAT, VERSION, schema.newest(), COLUMNS)) + b"\n")
        for table in TABLES:
            for part in connection.execute(sa.select(table).order_by(*table.primary_key)).partitions(BATCH):
                out.write(b"".join(encode((str(table.name), *row)) + b"\n" for row in part))
                counts[table.name] += len(part)
                advance(len(part))
        out.write(encode(Closing(counts)) + b"\n")
    return counts


# --- reading ------------------------------------------------------------------------------------------------------


def restore(url: str, file: Path, advance: Advance = _silent) -> dict[str, int]:
    """Fills an empty database from a backup, whole or not at all. Returns how many rows of each table."""
    try:
        raw = file.open("rb")
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}") from None
    with raw, gzip.GzipFile(fileobj=raw, mode="rb") as stream:
        lines = _Lines(file, stream)
        expected = _check_header(lines)
        with _removed_on_failure(url), _opened(url) as engine, _exclusive(engine) as connection:
            _must_be_empty(connection, url)
            schema.upgrade(connection)
            counts = _fill(connection, lines, expected, advance)
            fill_hosts(connection)
            return counts


@dataclass
class _Lines:
    """The lines of a backup, counted."""

    file: Path
    stream: gzip.GzipFile
    number: int = 0
    closing: Closing | None = None

    def read(self) -> bytes:
        """The next line; none at the end."""
        try:
            line = self.stream.readline(LONGEST_LINE)
        except EOFError:
            raise self.fault("the file ends here: it is incomplete") from None
        except (OSError, zlib.error) as error:
            raise self.fault(f"cannot be read ({error})") from None
        if line and not line.endswith(b"\n"):
            raise self.fault("the file ends here: it is incomplete")
        self.number += 1
        return line

    def fault(self, what: str) -> BackupError:
        return BackupError(f"{self.file}, after line {self.number}: {what}; nothing was restored")


def _check_header(lines: _Lines) -> list[str]:
    """The tables whose rows follow."""
    try:
        header = msgspec.json.decode(lines.read(), type=Header)
    except msgspec.DecodeError:
        raise lines.fault("this is not the header of a backup") from None
    own = schema.newest()
    if (header.format, header.version) != (FORMAT, VERSION):
        raise lines.fault(f"format {header.format} {header.version}; this Safehouse reads {FORMAT} {VERSION}")
    known = {own: COLUMNS, **OLDER}.get(header.schema)
    if known is None:
        raise lines.fault(f"schema {header.schema}; this Safehouse has {own}: restore it with the version it came from")
    if header.tables != known:
        raise lines.fault("other tables or columns than those of its schema")
    return list(known)


@contextmanager
def _removed_on_failure(url: str) -> Iterator[None]:
    """A SQLite file that was not there before is not there after a failure."""
    file = _file_of(url)
    fresh = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        for suffix in ("", "-wal", "-shm") if fresh else ():
            with suppress(OSError):
                Path(f"{file}{suffix}").unlink()
        raise


@contextmanager
def _exclusive(engine: sa.Engine) -> Iterator[sa.Connection]:
    """One transaction; a server that starts meanwhile waits for its end."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        schema.lock(connection)
        yield connection


def _must_be_empty(connection: sa.Connection, url: str) -> None:
    where = sa.make_url(url).render_as_string()
    names = set(sa.inspect(connection).get_table_names())
    if strange := sorted(names - set(schema.metadata.tables) - {schema.REVISIONS}):
        raise BackupError(f"{where}: is not empty: it has a table {strange[0]} of something else; nothing was changed")
    for table in (*TABLES, schema.device_codes):
        if table.name in names and connection.execute(sa.select(table).limit(1)).first() is not None:
            raise BackupError(f"{where}: is not empty: its table {table.name} has rows; nothing was changed")


def _row_type(table: sa.Table) -> Any:
    """The types of a row's values, as msgspec checks them."""
    types = [c.type.python_type | None if c.nullable else c.type.python_type for c in table.columns]
    return tuple[tuple(types)]  # type: ignore[misc]


_ROW_TYPES = {table.name: _row_type(table) for table in TABLES}


def _fill(connection: sa.Connection, lines: _Lines, expected: list[str], advance: Advance) -> dict[str, int]:
    counts = dict.fromkeys(expected, 0)
    while batch := _batch(lines, expected):
        for table, rows in batch.items():
            try:
                connection.execute(sa.insert(schema.metadata.tables[table]), rows)
            except SQLAlchemyError as error:
                raise lines.fault(
                    f"the database refuses one of the last {len(rows)} {table}: {_reason(error)}"
                ) from None
            counts[table] += len(rows)
            advance(len(rows))
    assert lines.closing is not None
    if lines.closing.rows != counts:
        raise lines.fault(f"the number of rows is wrong: {counts} found, {lines.closing.rows} written")
    if lines.read():
        raise lines.fault("something follows the closing line")
    return counts


def _reason(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", error)).splitlines()[0]


def _batch(lines: _Lines, expected: list[str]) -> dict[str, list[dict[str, Any]]]:
    """The next rows by table; none when the closing line has come."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for _ in range(BATCH):
        if lines.closing is not None:
            break
        line = lines.read()
        if not line:
            raise lines.fault("the closing line is missing: the file is incomplete")
        try:
            _take(msgspec.json.decode(line), expected, rows, lines)
        except msgspec.DecodeError as error:
            raise lines.fault(f"not a row of a backup: {error}") from None
    return rows


def _take(found: Any, expected: list[str], rows: dict[str, list[dict[str, Any]]], lines: _Lines) -> None:
    """Notes one line: a row, or the closing."""
    if isinstance(found, dict):
        lines.closing = msgspec.convert(found, Closing)
        return
    table, *values = msgspec.convert(found, list[Any]) or [None]
    if not isinstance(table, str) or table not in expected:
        raise lines.fault(f"a row of an unknown table {table!r}")
    checked = msgspec.convert(values, _ROW_TYPES[table])
    rows.setdefault(table, []).append(dict(zip(COLUMNS[table], checked, strict=True)))
