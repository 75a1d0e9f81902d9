"""What servers and workers say to each other through Redis: bots' questions, their answers, and who is there.

Questions lie in a stream with a consumer group: what a worker took and did not answer is taken by another. Servers and
workers of different versions use different streams; who comes with a version that no server has is told so.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from safehouse import __version__

from .questions import Answer, AnyQuestion

PROTOCOL = 4
VERSION = f"{__version__}-{PROTOCOL}"
QUESTIONS = f"safehouse:questions:{VERSION}"
GROUP = "workers"
FIELD = b"question"
BEAT = 1.0
"""Seconds between signs of life."""
SILENT = 5.0
"""Who has given no sign for so long is gone, and what it took is given to another."""

Role = Literal["servers", "workers"]


class Asked(msgspec.Struct):
    """A question on its way; `build` says with which rules its observation was made."""

    version: str
    id: str
    reply: str
    build: str
    question: AnyQuestion


class Told(msgspec.Struct):
    """An answer on its way back."""

    version: str
    id: str
    answer: Answer


def build_of(question: AnyQuestion) -> str:
    """A fingerprint of what makes up an observation: rules, data set, and how a state lies in memory."""
    edition = question.edition()
    layout = edition.state_type.layout()
    parts = (edition.game.rules_version, edition.data.digest, layout.names, layout.struct_format)
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


async def _now(redis: Any) -> float:
    """Redis's clock: those of several machines differ."""
    seconds, micros = await redis.time()
    return float(seconds) + float(micros) / 1e6


async def give_sign(redis: Any, role: Role, name: str) -> None:
    """Says that a server or worker is there."""
    now = await _now(redis)
    async with redis.pipeline(transaction=True) as pipe:
        pipe.zadd(f"safehouse:{role}", {f"{VERSION} {name}": now})
        pipe.zremrangebyscore(f"safehouse:{role}", "-inf", now - 100 * SILENT)
        await pipe.execute()


async def sign_off(redis: Any, role: Role, name: str) -> None:
    await redis.zrem(f"safehouse:{role}", f"{VERSION} {name}")


async def present(redis: Any, role: Role) -> list[str]:
    """The versions of those that are there, one for each."""
    found = await redis.zrangebyscore(f"safehouse:{role}", await _now(redis) - SILENT, "+inf")
    return [member.decode().partition(" ")[0] for member in found]
