"""Whether what a server is told to use is there; and settings as they may be shown."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from safehouse.core.errors import OptionError

from .redis_client import reach, shown
from .storage.engine import make_engine


def database_fault(url: str) -> str | None:
    """Why a database cannot be used. No SQLite file is made for that."""
    try:
        parsed = sa.make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database and not Path(parsed.database).exists():
            return _folder_fault(Path(parsed.database))
        engine = make_engine(url)
        try:
            engine.connect().close()
        finally:
            engine.dispose()
    except (ValueError, OSError, SQLAlchemyError) as error:
        return str(error).splitlines()[0]
    return None


def _folder_fault(file: Path) -> str | None:
    """The first folder that is there must let us write."""
    there = next(folder for folder in file.absolute().parents if folder.exists())
    fits = there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    return None if fits else f"{file}: cannot be made, for {there} is no folder that may be written to"


def redis_fault(url: str | None) -> str | None:
    try:
        if url is not None:
            reach(url)
    except OptionError as error:
        return str(error)
    return None


def shown_value(name: str, value: Any) -> Any:
    """A setting without its password."""
    if name == "database":
        try:
            return sa.make_url(value).render_as_string(hide_password=True)
        except SQLAlchemyError:
            return "(no address of a database)"
    if name == "smtp" and value:
        parts = urlsplit(value)
        return f"{parts.scheme}://{parts.hostname}" + (f":{parts.port}" if parts.port else "")
    if name == "redis" and value:
        return shown(value)
    if isinstance(value, tuple):
        return list(value)
    return str(value) if isinstance(value, Path) else value
