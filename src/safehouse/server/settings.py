"""What can be set from outside."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

Speed = Literal["live", "days"]


@dataclass(frozen=True)
class Limits:
    """Token buckets: so many calls per second, and so many at once after a rest."""

    calls: tuple[float, int] = (100, 1000)
    """Calls of one guest."""
    costly: tuple[float, int] = (10, 60)
    """Hints, replays, records and imports of one guest."""
    tables: tuple[float, int] = (0.5, 60)
    """Tables opened by one guest."""
    chat: tuple[float, int] = (1, 10)
    """Chat messages of one guest."""
    gestures: tuple[float, int] = (0.2, 3)
    """Gestures of one guest, where they are made at any time."""
    changes: tuple[float, int] = (1, 60)
    """What one guest takes back or answers beforehand: it costs the log an entry, and the game nothing."""
    address: tuple[float, int] = (300, 3000)
    """Calls from one address."""
    guests: tuple[float, int] = (1, 100)
    """New guests from one address."""
    failures: tuple[float, int] = (1, 30)
    """Wrong tokens and invite codes from one address."""
    claims: tuple[float, int] = (0.05, 10)
    """Attempts, right or wrong, to become a guest by a device's code, from one address (IPv6: from one /64)."""
    notices: tuple[float, int] = (0.02, 10)
    """Channels that one guest adds, and notices that one guest sends to himself for a try."""
    streams: int = 20
    """Open event streams of one guest."""


@dataclass(frozen=True)
class Settings:
    """All settings of a server."""

    database: str
    redis: str | None = None
    """Where servers wake each other and workers take bots' questions."""
    metrics_port: int | None = None
    """Where counters are told: a port of their own, never that of the house; None: nowhere. 0 takes a free one."""
    metrics_host: str = "127.0.0.1"
    """The address of that port."""
    token_days: float = 400.0
    """A token that was not used for so many days is no longer valid; 0: it always is."""
    table_days: float = 0.0
    """Tables that are over, or were closed, are deleted so many days after they were opened; 0: never."""
    report_days: float = 90.0
    """Reports are deleted so many days after the operator has closed them; 0: never."""
    operator_days: float = 90.0
    """So many days after it was made an operator's token is no longer valid; 0: it always is."""
    operator: str = ""
    """Who runs the house and how to reach them; shown on the page about privacy."""
    log_format: Literal["plain", "json"] = "plain"
    """How lines of the log are written: for people or for programs."""
    access_log: bool = False
    """Whether every request is logged, with the network it came from."""
    web: Path | None = None
    """The folder with the built browser client."""
    workers: int = 1
    """Processes in which bots think."""
    plugins: tuple[str, ...] = ()
    """Further games, as `module:ATTRIBUTE`, beside those of the entry points."""
    origins: tuple[str, ...] = ()
    """Origins allowed to call from a browser beside the server's own."""
    hosts: tuple[str, ...] = ()
    """Names under which the server may be called; empty: any."""
    limits: Limits = field(default_factory=Limits)
    limit_loopback: bool = True
    """Whether the limits per address hold for calls from the machine itself, too. They may come from a proxy that does
    not say for whom it asks: then all of them count as one caller."""
    public_url: str = ""
    """Where people reach the house, as https://…: links in notices begin so. Without it there are none by mail or
    webhook."""
    smtp: str | None = None
    """The server that takes mail, as smtp://USER:PASSWORD@HOST:587 (STARTTLS), smtps://…:465 (TLS from the start), or
    smtp+plain://HOST:25 (no TLS, for a server on the same machine); None: no mail is sent."""
    mail_from: str = ""
    """The address that mail comes from."""
    notice_seconds: float = 20.0
    """So long a turn waits for its player to look at the table before notices are sent."""
    private_receivers: bool = False
    """Whether notices may go to addresses of private networks, and without TLS: only where all guests are trusted."""
    head_bytes: int = 32_768
    """The most that the head of a request may have: its first line and its headers."""
    head_seconds: float = 10.0
    """Within so long the head of a request must have come."""
    connections: int = 10_000
    """Connections at once; less where the machine allows fewer open files."""
    network_connections: int = 400
    """Connections at once from one address (IPv6: one /64); those of the machine itself are not counted."""
    body_bytes: int = 16_384
    record_bytes: int = 2_000_000
    body_seconds: float = 15.0
    cached_tables: int = 2_000
    """Tables in memory at most, but for those at which somebody listens."""
    idle_seconds: float = 120.0
    """After so long a table at which nobody listens leaves memory; it is read from its log when it is wanted again."""
    tables_of_guest: int = 50
    """Tables that a guest has opened and that are not over: no more at once."""
    waiting_of_guest: int = 10
    """Of these, tables that still wait for players."""
    seats_of_guest: int = 60
    """Seats that a guest holds at tables that are not over."""
    open_seconds: dict[Speed, float] = field(default_factory=lambda: {"live": 3600.0, "days": 259_200.0})
    """A public table at which nobody has sat down for so long closes; one that is not public has the longer time."""
    seal_seconds: float = 10.0
    """So long a game whose seats are all taken waits for numbers that players have sealed; then it begins without."""
    bots_alone: bool = False
    """Whether a table may be opened at which nobody sits but bots."""
    attention_seconds: float = 60.0
    """So long after somebody has looked at it, a table where only bots play on goes on playing."""
    lobby_seconds: float = 1.0
    """So old the lobby may be: it is made once for all who ask meanwhile."""
    heartbeat: float = 15.0
    """Seconds between two words that the server is there. Browsers give up a stream that is silent for 40."""
    bot_pause: float = 0.0
    """Seconds a bot takes at least before it moves, so that people can follow."""
    steady_bots: bool = True
    """Whether bots answer at moments that follow from public facts alone, however soon they know what to do."""
    bot_seconds: float = 30.0
    """After so long a bot's process is given up and replaced."""
    worker_seconds: float = 10.0
    """After so long a question that workers elsewhere have not answered goes to a process of the server's own."""
    move_seconds: dict[Speed, float] = field(default_factory=lambda: {"live": 600.0, "days": 259_200.0})
    """How long a seat may think about one decision; then a bot decides it; where others wait, the seat is away."""
    short_seconds: dict[Speed, float] = field(default_factory=lambda: {"live": 25.0, "days": 43_200.0})
    """The same for decisions with a default; then the default is taken, and the seat stays its player's."""
    grace_seconds: float = 60.0
    """What is left of every clock when a server starts."""


def default_database() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'safehouse' / 'safehouse.db'}"
