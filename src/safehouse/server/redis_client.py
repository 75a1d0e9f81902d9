"""The way to Redis: the one place that knows the package, which is an extra."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from safehouse.core.errors import OptionError

SECONDS = 5.0
"""After so long without an answer Redis counts as lost; blocking commands wait for less."""
MISSING = "Redis needs the package `redis`: pip install 'safehouse[redis]'"

try:
    import redis
    import redis.asyncio
    from redis.asyncio.retry import Retry as AsyncRetry
    from redis.backoff import NoBackoff
    from redis.retry import Retry

    LOST: tuple[type[Exception], ...] = (redis.RedisError, OSError)
    """What shows that Redis is away, or that it refuses."""
    INSTALLED = True
except ImportError:
    LOST = (OSError,)
    INSTALLED = False


def connect(url: str) -> Any:
    """A client for threads. It connects when it is used."""
    _check(url)
    return redis.Redis.from_url(url, retry=Retry(NoBackoff(), 1), **_OPTIONS)


def connect_async(url: str) -> Any:
    """A client for an event loop."""
    _check(url)
    return redis.asyncio.Redis.from_url(url, retry=AsyncRetry(NoBackoff(), 1), **_OPTIONS)


_OPTIONS: dict[str, Any] = {"protocol": 2, "socket_timeout": SECONDS, "socket_connect_timeout": SECONDS}


def _check(url: str) -> None:
    if not INSTALLED:
        raise OptionError(MISSING)
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("redis", "rediss", "unix") and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        raise OptionError("the address of Redis must be redis://HOST:PORT, rediss://… or unix:///PATH")


def reach(url: str) -> None:
    """Raises OptionError where Redis cannot be used."""
    try:
        with connect(url) as client:
            client.ping()
    except OptionError:
        raise
    except LOST + (ValueError,) as error:  # noqa: RUF005 - mypy knows no unpacking here
        raise OptionError(f"Redis at {shown(url)} does not answer: {str(error).splitlines()[0]}") from None


def shown(url: str) -> str:
    """The address without its password."""
    parts = urlsplit(url)
    return parts.path if parts.scheme == "unix" else f"{parts.hostname}:{parts.port or 6379}"
