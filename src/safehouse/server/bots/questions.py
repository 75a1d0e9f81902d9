"""What a bot is asked and what it answers, in whatever process it thinks."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

import safehouse as sh
from safehouse.bots.reasons import Grounds
from safehouse.core.game import Edition
from safehouse.core.observation import Observation
from safehouse.packed_observation import PackedObservation
from safehouse.review import Piece

LENGTH_BYTES = 4
"""Before each message to a process, and each from it: how long it is."""
STAND_IN = "greedy"
"""Who plays for those who are away or out of time, and where no search can be compiled."""
ADVISER = ("ismcts", 4)
"""The bot, and its level, that gives hints."""


class Question(msgspec.Struct, tag="choice"):
    """What a bot is told: what one seat knows, and as whom it should think."""

    seen: PackedObservation
    bot: str
    level: int | None = None
    explain: bool = False

    @classmethod
    def of(cls, seen: Observation, bot: str, level: int | None = None, explain: bool = False) -> Question:
        assert seen.seat is not None
        return cls(PackedObservation.of(seen), bot, level, explain)

    @property
    def about(self) -> str:
        return f"bot {self.bot} of {self.seen.game}"

    def edition(self) -> Edition:
        return sh.game(self.seen.game).edition(self.seen.data_set)


class PieceQuestion(msgspec.Struct, tag="piece"):
    """A piece of the review of a game that is over, which has no secrets any more: its whole record, as JSON."""

    record: bytes
    number: int

    @property
    def about(self) -> str:
        return f"piece {self.number} of a review"

    def edition(self) -> Edition:
        record = msgspec.json.decode(self.record)
        return sh.game(record["game"]).edition(record["data_set"]["name"])


AnyQuestion: TypeAlias = Question | PieceQuestion


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
    piece: Piece | None = None
    """What a piece of a review was asked for."""


class Bots(Protocol):
    """Whoever answers bots' questions: processes of this server (`BotPool`), or workers elsewhere (`RemoteBots`)."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self, question: AnyQuestion, party: str = "") -> Answer | None:
        """The bot's answer; None if there is none. Parties for which many questions wait take turns with others."""
