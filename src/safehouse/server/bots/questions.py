"""What a bot is asked and what it answers, in whatever process it thinks."""

from __future__ import annotations

from typing import Protocol

import msgspec

from safehouse.bots.reasons import Grounds
from safehouse.core.observation import Observation
from safehouse.packed_observation import PackedObservation

LENGTH_BYTES = 4
"""Before each message to a process, and each from it: how long it is."""
STAND_IN = "greedy"
"""Who plays for those who are away or out of time, and where no search can be compiled."""
ADVISER = ("ismcts", 4)
"""The bot, and its level, that gives hints."""


class Question(msgspec.Struct):
    """What a bot is told: what one seat knows, and as whom it should think."""

    seen: PackedObservation
    bot: str
    level: int | None = None
    explain: bool = False

    @classmethod
    def of(cls, seen: Observation, bot: str, level: int | None = None, explain: bool = False) -> Question:
        assert seen.seat is not None
        return cls(PackedObservation.of(seen), bot, level, explain)


class Worth(msgspec.Struct):
    """An action, what the bot thinks of it, as `bots.Thought`, and why; the first is the one it would take."""

    action: int
    value: float
    visits: int
    share: float
    grounds: Grounds


class Answer(msgspec.Struct):
    """`bot` is who decided: greedy where the search that was asked for is still being compiled."""

    action: int
    bot: str = ""
    best: list[Worth] = []
    error: str | None = None


class Bots(Protocol):
    """Whoever answers bots' questions: processes of this server (`BotPool`), or workers elsewhere (`RemoteBots`)."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self, question: Question, party: str = "") -> Answer | None:
        """The bot's answer; None if there is none. Parties for which many questions wait take turns with others."""
