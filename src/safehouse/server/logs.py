"""What a server writes to its error output: a line for each thing, with time, cause and the request it belongs to.

Plain lines for people or JSON for programs. The standard library's logging, for all that we use (uvicorn, SQLAlchemy,
Alembic) logs through it as well.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import msgspec

from .settings import Settings

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""
access = logging.getLogger("safehouse.access")
security = logging.getLogger("safehouse.security")
FIELDS = "safehouse"
"""Where a record has further fields."""
QUIET_SECONDS = 10.0
"""So long the same, from the same network, is counted and not written again."""
_KEPT = 10_000


def set_up(settings: Settings, *, quiet: bool = False) -> None:
    """Writes warnings and errors of everything, acts of security, and requests where they are wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.ERROR if quiet else logging.WARNING)
    security.setLevel(logging.ERROR if quiet else logging.INFO)
    access.setLevel(logging.INFO if settings.access_log else logging.CRITICAL)


def _members(record: logging.LogRecord) -> dict[str, Any]:
    """What a line tells beside time, level and message."""
    found: dict[str, Any] = {}
    if request := getattr(record, "request", None) or REQUEST.get():
        found["request"] = request
    found |= getattr(record, FIELDS, {})
    if record.exc_info and record.exc_info[1] is not None:
        found["cause"] = f"{type(record.exc_info[1]).__name__}: {record.exc_info[1]}"
    return found


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
            **_members(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = "".join(f" {name}={_word(value)}" for name, value in _members(record).items())
        line = f"{_time(record)} {record.levelname.lower()} {record.name}: {_word(record.getMessage())}{told}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _word(value: Any) -> str:
    """On one line, whatever it holds: nobody writes lines of his own into the log."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in str(value))


class SecurityLog:
    """Refused tokens, limits that were hit, calls from elsewhere. A flood of the same makes few lines."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def note(self, what: str, network: str, **fields: Any) -> None:
        now = self._now()
        since, unsaid = self._last.pop((what, network), (-QUIET_SECONDS, 0))
        if now - since < QUIET_SECONDS:
            self._last[what, network] = since, unsaid + 1
            return
        self._last[what, network] = now, 0
        if len(self._last) > _KEPT:
            self._last.popitem(last=False)
        more = {"times": unsaid + 1} if unsaid else {}
        security.info(what, extra={FIELDS: {"network": network, **fields, **more}})


def note_act(who: str, act: str, **fields: Any) -> None:
    """What an operator has done: every time."""
    security.info(act, extra={FIELDS: {"operator": who, **fields}})
